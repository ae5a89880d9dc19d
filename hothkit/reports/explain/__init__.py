"""Why the judge decides as it does: each question as plain data and as sentences that say the same."""

from hothkit.reports.explain.attack import attack_data, attack_sentences
from hothkit.reports.explain.check import check_data, check_lines
from hothkit.reports.explain.move import move_data, move_sentences
from hothkit.reports.explain.order import order_data, order_sentences
from hothkit.reports.explain.retreat import retreat_data, retreat_sentences
from hothkit.reports.explain.sight import sight_data, sight_sentences

__all__ = [
    "attack_data",
    "attack_sentences",
    "check_data",
    "check_lines",
    "move_data",
    "move_sentences",
    "order_data",
    "order_sentences",
    "retreat_data",
    "retreat_sentences",
    "sight_data",
    "sight_sentences",
]
