"""What works as it is but reads better otherwise: notes only."""
