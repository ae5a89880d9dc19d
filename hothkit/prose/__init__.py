"""Phrases in the reader's language, and what is put together from them."""

from hothkit.prose.card import allowance_words, card_words
from hothkit.prose.lexicon import Lexicon
from hothkit.prose.phrases import Phrases, phrases
from hothkit.prose.speech import GroundText, Speech, UnitText

__all__ = ["GroundText", "Lexicon", "Phrases", "Speech", "UnitText", "allowance_words", "card_words", "phrases"]
