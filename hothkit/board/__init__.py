"""Ways over a board and what cuts them off, found by networkx."""

from hothkit.board.cuts import reached, smallest_cut
from hothkit.board.ways import Ways, longest_ways, ways

__all__ = ["Ways", "longest_ways", "reached", "smallest_cut", "ways"]
