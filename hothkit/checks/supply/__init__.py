"""What a battle or a deck needs and the box does not hold."""
