// The few things that a page does: colours, the menu of a phone, and search when it is wanted.
(function () {
  "use strict";
  var root = document.documentElement;
  var here = document.currentScript;

  function isDark() {
    var chosen = root.getAttribute("data-colours");
    return chosen ? chosen === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  var colours = document.getElementById("colours");
  function tell() { colours.setAttribute("aria-pressed", String(isDark())); }
  colours.addEventListener("click", function () {
    var next = isDark() ? "light" : "dark";
    root.setAttribute("data-colours", next);
    try { localStorage.setItem("hothkit-colours", next); } catch (e) { /* it holds for this page */ }
    tell();
  });
  tell();

  // Tables written by hand turn into cards on a phone as the others do.
  document.querySelectorAll("article table:not(.cards)").forEach(function (table) {
    var heads = [].map.call(table.querySelectorAll("thead th"), function (head) { return head.textContent; });
    [].forEach.call(table.tBodies, function (body) {
      [].forEach.call(body.rows, function (row) {
        [].forEach.call(row.cells, function (cell, number) {
          if (number) cell.setAttribute("data-label", heads[number] || "");
        });
      });
    });
    table.classList.add("cards");
  });

  // What scrolls sideways must be reached by keyboard.
  document.querySelectorAll("pre").forEach(function (block) { block.tabIndex = 0; });

  var menu = document.getElementById("menu");
  menu.addEventListener("click", function () {
    var open = menu.getAttribute("aria-expanded") !== "true";
    menu.setAttribute("aria-expanded", String(open));
  });

  var field = document.getElementById("mkdocs-search-query");
  if (!field) return;
  var results = document.getElementById("mkdocs-search-results");
  var form = field.form;
  if (location.protocol === "file:") { form.hidden = true; return; } // a page from disk may not read the index
  var asked = false;
  function again() { field.dispatchEvent(new KeyboardEvent("keyup")); }
  function load() {
    if (asked) return;
    asked = true;
    var script = document.createElement("script");
    script.src = here.getAttribute("data-search");
    document.body.appendChild(script);
    // The index arrives when it arrives; what was typed before then is asked again.
    var tries = 0;
    var timer = setInterval(function () {
      tries += 1;
      if (results.firstChild || tries > 100) clearInterval(timer);
      else if (field.value.length > 1) again();
    }, 150);
  }
  field.addEventListener("focus", load);
  field.addEventListener("input", again);
  document.addEventListener("keydown", function (event) {
    if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) {
      event.preventDefault();
      field.focus();
    } else if (event.key === "Escape" && form.contains(event.target)) {
      field.value = "";
      again();
      field.focus();
    }
  });
  if (location.search.indexOf("q=") > 0) load();
  document.addEventListener("click", function (event) {
    results.classList.toggle("away", !form.contains(event.target));
  });
  field.addEventListener("focus", function () { results.classList.remove("away"); });
})();
