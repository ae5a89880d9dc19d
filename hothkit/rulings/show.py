"""A ruling as it is read: title, position, what is asked or done, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator

from hothkit.prose import Phrases
from hothkit.rulings.asked import sentences
from hothkit.rulings.run import Outcome, Problem
from hothkit.story import tell
from hothkit.text import plain
from hothkit.views.board_picture import picture
from hothkit.views.text_board import draw


def show(outcome: Outcome, words: Phrases) -> Iterator[str]:
    """The ruling line by line."""
    ruling, played = outcome.ruling, outcome.played
    title = plain(ruling.title.say(words.lang))
    yield title
    yield "=" * len(title)
    yield words.say("rulings.rows", rows=", ".join(ruling.rows))
    if played is not None:
        yield ""
        yield draw(picture(played.begun, words), words.section("board")).strip("\n")
        for action in ruling.actions:
            yield f"> {plain(action)}"
        told = [event for event in (*played.before, *played.events) if event.kind != "card_drawn"]
        yield from tell(played.position.setting, words, told if ruling.actions else ())
        if ruling.question is not None:
            yield ""
            one, *other = map(str, ruling.question.about)
            yield words.say(f"rulings.question.{ruling.question.topic}", one=one, other="".join(other))
            yield from sentences(played.position, ruling.question, words)
        for key, value in ruling.facts.items():
            yield plain(words.say("rulings.fact", name=key, value=_shown(value)))
    if note := ruling.head.note.say(words.lang):
        yield ""
        yield plain(note)
    yield ""
    yield words.say("rulings.right" if outcome.is_right else "rulings.wrong")
    yield from (f"  {problem_words(problem, words)}" for problem in outcome.problems)


def problem_words(problem: Problem, words: Phrases) -> str:
    """What is not as the ruling says."""
    return plain(words.say(f"rulings.problem.{problem.phrase}", **problem.values))


def _shown(value: object) -> str:
    """A fact in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_shown(one)}" for key, one in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
