"""Rules that do nothing, undo one another or never end."""
