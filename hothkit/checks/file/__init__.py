"""What files are called, and what their comments silence."""
