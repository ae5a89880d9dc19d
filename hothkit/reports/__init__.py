"""Verdicts and lists of findings for readers: as plain data and as sentences."""
