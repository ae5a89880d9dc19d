"""Players: each chooses among the legal actions, seeing only what its seat sees."""
