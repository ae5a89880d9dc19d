"""Players: whoever chooses among the legal actions of a seat."""
