"""What has happened: an event has a kind, in the past tense, and whole numbers or words beside it."""

from __future__ import annotations

from typing import NamedTuple

FIELDS: dict[str, tuple[str, ...]] = {
    "card_dealt": ("seat", "card"),
    "card_drawn": ("seat", "card"),
    "card_taken": ("seat", "card"),
    "card_discarded": ("seat", "card"),
    "card_lost": ("seat", "card"),
    "card_copied": ("seat", "card"),
    "deck_shuffled": ("seat",),
    "turn_started": ("side", "number"),
    "card_played": ("seat", "card"),
    "no_card_played": ("seat",),
    "orders_replaced": ("seat", "card"),
    "unit_ordered": ("unit", "hex"),
    "unit_moved": ("unit", "path"),
    "unit_advanced": ("unit", "path"),
    "attack_declared": ("unit", "hex", "target", "target_hex", "number"),
    "free_dice_declared": ("side", "target", "target_hex", "number"),
    "dice_rolled": ("faces",),
    "dice_taken_up": ("faces",),
    "dice_rerolled": ("faces",),
    "rule_applied": ("rule",),
    "rules_cut_off": ("number",),
    "rules_silenced": ("number",),
    "rule_rolled": ("rule", "faces"),
    "hits_cancelled": ("number",),
    "miniatures_lost": ("unit", "hex", "number"),
    "miniatures_restored": ("unit", "hex", "number"),
    "retreats_ignored": ("unit", "hex", "number"),
    "unit_retreated": ("unit", "path"),
    "retreat_blocked": ("unit", "hex", "number"),
    "unit_eliminated": ("unit", "hex"),
    "structure_destroyed": ("unit", "hex"),
    "unit_placed": ("unit", "hex"),
    "unit_left_board": ("unit", "hex"),
    "marker_placed": ("hex", "marker"),
    "marker_removed": ("hex", "marker"),
    "marker_taken_up": ("unit", "hex", "marker"),
    "marker_moved": ("unit", "hex", "marker"),
    "marker_dropped": ("unit", "hex", "marker"),
    "marker_lost": ("unit", "hex", "marker"),
    "medals_gained": ("side", "number"),
    "hex_medals_gained": ("side", "hex", "number"),
    "hex_medals_lost": ("side", "hex", "number"),
    "turn_ended": ("side",),
    "battle_won": ("side", "how"),
    "battle_unresolved": ("number",),
}


class Event(NamedTuple):
    """An event; its values stand in the order of FIELDS, a path, faces and words as tuple or text."""

    kind: str
    values: tuple[int | str | tuple[int, ...], ...] = ()

    def get(self, field: str) -> int | str | tuple[int, ...]:
        """The value of a field."""
        return self.values[FIELDS[self.kind].index(field)]
