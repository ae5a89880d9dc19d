// Search beside the page, in place of mkdocs's own: every word counts, and a word of a title counts more than one of a text.
(function () {
  "use strict";
  var MOST = 50; // more than anyone reads
  var SHORTEST_BEGINNING = 3; // of a word that is still being typed; fewer letters begin too many words
  var index, documents = {};

  function trimmed(token) {
    return token.update(function (word) { return word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""); });
  }

  function load(data) {
    var lang = data.config.lang[0], stemmer = null;
    importScripts("lunr.js");
    lunr.tokenizer.separator = new RegExp(data.config.separator);
    if (lang === "en") stemmer = lunr.stemmer;
    else if (lang !== "plain") {
      importScripts("lunr.stemmer.support.js", "lunr." + lang + ".js");
      stemmer = lunr[lang].stemmer;
    }
    lunr.Pipeline.registerFunction(trimmed, "trimmed");
    index = lunr(function () {
      // No list of words to pass over, which takes the name of a unit for a word; no trimmer that knows no digits.
      this.pipeline.reset();
      this.searchPipeline.reset();
      [trimmed].concat(stemmer || []).forEach(function (step) { this.pipeline.add(step); this.searchPipeline.add(step); }, this);
      this.field("title", { boost: 10 });
      this.field("text");
      this.ref("location");
      data.docs.forEach(function (one) { documents[one.location] = one; this.add(one); }, this);
    });
    postMessage({ config: data.config });
    postMessage({ allowSearch: true });
  }

  function search(asked) {
    var found = index.query(function (query) {
      lunr.tokenizer(asked).forEach(function (token) {
        index.pipeline.run([token]).map(String).filter(Boolean).forEach(function (word) {
          query.term(word, { usePipeline: false, boost: 10 });
          if (word.length >= SHORTEST_BEGINNING) query.term(word + "*", { usePipeline: false });
        });
      });
    });
    return found.slice(0, MOST).map(function (one) {
      var about = documents[one.ref];
      return { location: about.location, title: about.title, summary: about.text.substring(0, 200) };
    });
  }

  onmessage = function (event) {
    if (event.data.init) fetch("search_index.json").then(function (answer) { return answer.json(); }).then(load);
    else postMessage({ results: search(event.data.query) });
  };
})();
