"""The only place where a rule is decided: pure functions from a position to a verdict with its reasons."""
