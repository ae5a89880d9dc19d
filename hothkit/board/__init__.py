"""Ways over a board, found by networkx."""

from hothkit.board.ways import Ways, longest_ways, ways

__all__ = ["Ways", "longest_ways", "ways"]
