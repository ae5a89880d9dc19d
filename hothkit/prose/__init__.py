"""Phrases in the reader's language, and what is put together from them."""

from hothkit.prose.lexicon import Lexicon
from hothkit.prose.phrases import Phrases, phrases
from hothkit.prose.sheets import GroundText, UnitText
from hothkit.prose.speech import Speech

__all__ = ["GroundText", "Lexicon", "Phrases", "Speech", "UnitText", "phrases"]
