"""What an attack will do, exactly: hits, retreats, miniatures lost and elimination."""

from hothkit.reports.odds.attack import odds_of
from hothkit.reports.odds.told import odds_data, odds_sentences

__all__ = ["odds_data", "odds_of", "odds_sentences"]
