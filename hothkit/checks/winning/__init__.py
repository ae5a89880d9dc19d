"""Whether each side can win, and not before it has begun."""
