"""What stands where on the board of a battle."""
