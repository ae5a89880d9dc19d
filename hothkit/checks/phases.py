"""The checks in their phases: each is asked only of what the earlier ones accepted, in this order."""

from __future__ import annotations

from hothkit.checks.board import (
    card_not_in_deck,
    closed_ground,
    drawn_position,
    inner_exit,
    large_hand,
    misplaced_badge,
    misplaced_section_line,
    misplaced_strength,
    missing_side,
    no_such_hex,
    no_such_row,
    repeated_hex,
    shared_baseline,
    side_without_units,
    two_grounds_on_a_hex,
    two_on_a_hex,
)
from hothkit.checks.file import id_format, old_schemas, same_thing_twice
from hothkit.checks.finding import Check
from hothkit.checks.language import (
    long_card_text,
    long_made_text,
    missing_language,
    placeholder_text,
    stale_text,
    text_numbers,
    unused_term,
)
from hothkit.checks.packs import circular_packs, conflicting_packs, incomplete_game, missing_pack
from hothkit.checks.reference import (
    contradictory_variant,
    foreign_card,
    repeated_card,
    shared_code,
    shared_id,
    unbound_role,
    undrawable_path,
    unknown,
    unknown_change,
    wrong_side,
)
from hothkit.checks.rules import (
    cancelling_rules,
    empty_range,
    endless_rules,
    idle_card,
    idle_change,
    idle_effect,
    idle_rule,
    idle_still_attack,
    mistimed_effect,
    too_many_dice,
)
from hothkit.checks.style import confusable_names, key_order, loose_spaces, shouted_name
from hothkit.checks.supply import too_many_cards, too_many_pieces
from hothkit.checks.winning import (
    decided_at_set_up,
    impossible_win,
    no_way_to_win,
    target_out_of_reach,
    unreachable_hex,
)

OF_ANY_FILE: tuple[Check, ...] = (id_format.check, same_thing_twice.check)
"""What can be said of a file whatever is in it."""
OF_PACKS: tuple[Check, ...] = (
    missing_pack.check,
    circular_packs.check,
    incomplete_game.check,
    conflicting_packs.check,
)
"""What is asked of a sound file of a pack before anything that it names: whether all is there that it stands on."""
OF_SOUND_FILES: tuple[Check, ...] = (
    unknown_change.check,
    unknown.check,
    unbound_role.check,
    undrawable_path.check,
    shared_id.check,
    shared_code.check,
    foreign_card.check,
    contradictory_variant.check,
    repeated_card.check,
    wrong_side.check,
    missing_side.check,
    no_such_row.check,
    shared_baseline.check,
    misplaced_section_line.check,
    no_such_hex.check,
    two_grounds_on_a_hex.check,
    two_on_a_hex.check,
    closed_ground.check,
    misplaced_badge.check,
    misplaced_strength.check,
    drawn_position.check,
    repeated_hex.check,
    inner_exit.check,
    card_not_in_deck.check,
    large_hand.check,
    side_without_units.check,
    text_numbers.check,
    missing_language.check,
    placeholder_text.check,
    stale_text.check,
    unused_term.check,
    long_card_text.check,
    confusable_names.check,
    loose_spaces.check,
    shouted_name.check,
    key_order.check,
    old_schemas.check,
)
"""What is asked of a file that could be read and has its shape."""
OF_WHOLE_FILES: tuple[Check, ...] = (
    too_many_pieces.check,
    too_many_cards.check,
    empty_range.check,
    idle_change.check,
    idle_card.check,
    idle_rule.check,
    mistimed_effect.check,
    idle_effect.check,
    too_many_dice.check,
    idle_still_attack.check,
    cancelling_rules.check,
    endless_rules.check,
    long_made_text.check,
)
"""What is asked of a file of which each part is known and in its place."""
OF_SOUND_BATTLES: tuple[Check, ...] = (
    decided_at_set_up.check,
    unreachable_hex.check,
    impossible_win.check,
    no_way_to_win.check,
    target_out_of_reach.check,
)
"""What is asked of such a battle last, but not where something has been said already."""
