"""Phrases in the reader's language, and what is put together from them."""

from hothkit.prose.phrases import Phrases, phrases

__all__ = ["Phrases", "phrases"]
