// Shows a recorded battle picture by picture. All texts are data and are only ever set as text.
(function () {
  "use strict";
  var data = JSON.parse(document.getElementById("data").textContent);
  var frames = data.frames, last = frames.length - 1, at = 0, timer = null;
  var SVG = "http://www.w3.org/2000/svg";
  function by(id) { return document.getElementById(id); }
  function svg(name, attributes, parent) {
    var made = document.createElementNS(SVG, name);
    Object.keys(attributes).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    parent.appendChild(made);
    return made;
  }
  function empty(node) { while (node.firstChild) node.removeChild(node.firstChild); }
  function line(parent, name, text) {
    var made = document.createElement(name);
    made.textContent = text;
    parent.appendChild(made);
    return made;
  }
  function fill(template, values) {
    return template.replace(/\[(\w+)\]/g, function (all, key) { return key in values ? String(values[key]) : all; });
  }

  // A piece is one group that moves; what it shows is changed where it stands.
  var pieces = data.pieces.map(function (profile, number) {
    var group = svg("g", { "class": "piece" }, by("pieces"));
    var told = svg("title", {}, group);
    return { group: group, told: told, use: svg("use", {}, group), profile: profile, name: data.names[number] };
  });
  function showPieces(frame) {
    pieces.forEach(function (piece, number) {
      var hex = frame.p[2 * number], many = frame.p[2 * number + 1];
      piece.group.classList.toggle("gone", hex < 0);
      if (hex < 0) return;
      var centre = data.centres[hex];
      piece.group.style.transform = "translate(" + centre[0] + "px," + centre[1] + "px)";
      piece.use.setAttribute("href", "#c" + piece.profile + "-" + many);
      piece.told.textContent = piece.name + " " + many;
    });
  }
  function showMarkers(frame) {
    empty(by("markers"));
    frame.x.forEach(function (marker) {
      if (marker[1] < 0) return;
      var centre = data.centres[marker[1]];
      svg("use", { href: "#m" + marker[0] + "-" + marker[2], x: centre[0] + 21, y: centre[1] - 14 }, by("markers"));
    });
  }
  function showWay(frame) {
    empty(by("ways"));
    empty(by("lit"));
    frame.l.forEach(function (hex) {
      if (hex < 0) return;
      var c = data.centres[hex];
      svg("circle", { cx: c[0], cy: c[1], r: 27, "class": "lit " + frame.k }, by("lit"));
    });
    if (frame.w.length < 2) return;
    var points = frame.w.map(function (hex) { return data.centres[hex].join(" "); });
    svg("path", { d: "M" + points.join("L"), "class": "way " + frame.k, "marker-end": "url(#head)" }, by("ways"));
  }
  function showBeside(frame) {
    by("turn").textContent = frame.n ? fill(data.words.turn, { number: frame.n, side: data.sides[frame.s] }) : "";
    by("turn").style.borderColor = frame.s >= 0 ? data.inks[frame.s] : "";
    frame.m.forEach(function (won, side) { by("won-" + side).textContent = won; });
    by("card").textContent = frame.c >= 0 ? data.cards[frame.c] : "–";
    empty(by("dice"));
    frame.d.forEach(function (face) { line(by("dice"), "li", data.faces[face][0]).className = data.faces[face][1]; });
    empty(by("now"));
    frame.t.forEach(function (text) { line(by("now"), "p", text); });
  }

  var told = frames.map(function (frame, number) {
    var item = line(by("story"), "li", "");
    var button = line(item, "button", frame.t.join(" "));
    button.type = "button";
    button.tabIndex = -1;
    if (frame.k === "turn_started") item.className = "turn";
    button.addEventListener("click", function () { stop(); show(number); });
    return item;
  });
  function showStory() {
    told.forEach(function (item, number) {
      if (number === at) item.setAttribute("aria-current", "step"); else item.removeAttribute("aria-current");
    });
    var story = by("story"), item = told[at];
    story.scrollTop = item.offsetTop - story.clientHeight / 2;
  }

  function show(number) {
    at = Math.max(0, Math.min(last, number));
    var frame = frames[at];
    showPieces(frame);
    showMarkers(frame);
    showWay(frame);
    showBeside(frame);
    showStory();
    by("at").value = at;
    by("count").textContent = fill(data.words.count, { number: at + 1, all: last + 1 });
    by("at").setAttribute("aria-valuetext", by("count").textContent);
    by("first").disabled = by("back").disabled = at === 0;
    by("next").disabled = by("last").disabled = at === last;
    document.body.setAttribute("data-at", at);
  }

  function sign(isPlaying) {
    var name = isPlaying ? "pause" : "play";
    document.body.classList.toggle("playing", isPlaying);
    by("play").setAttribute("aria-label", data.words[name]);
    by("play").title = data.words[name];
  }
  function stop() { clearInterval(timer); timer = null; sign(false); }
  function toggle() {
    if (timer) { stop(); return; }
    if (at === last) show(0);
    timer = setInterval(function () { if (at === last) stop(); else show(at + 1); }, 1100);
    sign(true);
  }

  function go(number) { stop(); show(number); }
  by("first").addEventListener("click", function () { go(0); });
  by("back").addEventListener("click", function () { go(at - 1); });
  by("next").addEventListener("click", function () { go(at + 1); });
  by("last").addEventListener("click", function () { go(last); });
  by("play").addEventListener("click", toggle);
  by("at").addEventListener("input", function () { go(Number(by("at").value)); });
  document.addEventListener("keydown", function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    var steps = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last,
      PageDown: at + 10, PageUp: at - 10 };
    if (event.key in steps) { event.preventDefault(); go(steps[event.key]); }
    else if (event.key === " " && !(event.target.tagName === "BUTTON")) { event.preventDefault(); toggle(); }
  });
  var hash = Number((location.hash || "#1").slice(1));
  show(hash > 0 ? hash - 1 : 0);
})();
