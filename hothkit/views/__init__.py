"""Pictures of a board for a reader: in a terminal, and on a printed sheet."""
