"""A recorded battle as one file that shows it step by step, from disk and without a network."""
