"""Words for readers: phrases in each language, filled with names."""

from hothkit.prose.phrases import Phrases, phrases

__all__ = ["Phrases", "phrases"]
