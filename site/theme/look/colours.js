// Before anything is drawn: the colours that the reader has chosen, else those of the system.
(function () {
  "use strict";
  var kept = null;
  try { kept = localStorage.getItem("hothkit-colours"); } catch (e) { /* a reader who keeps nothing */ }
  if (kept === "dark" || kept === "light") document.documentElement.setAttribute("data-colours", kept);
})();
