"""Names of other things: whether what they name is there."""
