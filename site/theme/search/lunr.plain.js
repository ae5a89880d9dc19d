// Search in a language whose endings lunr does not know: word for word, in any script.
(function (lunr) {
  "use strict";
  lunr.plain = function () {
    this.pipeline.reset();
    this.pipeline.add(lunr.plain.trimmer);
    this.searchPipeline.reset();
  };
  lunr.plain.trimmer = function (token) {
    return token.update(function (word) { return word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ""); });
  };
  lunr.Pipeline.registerFunction(lunr.plain.trimmer, "trimmer-plain");
})(self.lunr);
