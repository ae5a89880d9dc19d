"""Phrases in the reader's language, and what is put together from them."""

from hothkit.prose.card import allowance_words, card_words
from hothkit.prose.phrases import Phrases, phrases

__all__ = ["Phrases", "allowance_words", "card_words", "phrases"]
