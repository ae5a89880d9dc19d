"""Content of a family of hex-and-card board games: read, checked, explained and played by its rules."""

__version__ = "0.1.0"
