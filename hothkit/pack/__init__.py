"""Folders of content become packs: files found, read, checked for shape, merged, and turned into values."""
