"""Small programs for those who work on hothkit itself; nothing here is needed to use it."""
