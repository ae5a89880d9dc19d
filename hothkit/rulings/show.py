"""A ruling as it is read: title, position, what is asked or done, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hothkit.model.ruling import Ruling
from hothkit.position.events import Event
from hothkit.prose import Phrases
from hothkit.rulings.asked import asked, sentences
from hothkit.rulings.match import shown
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
    if ruling.rows:
        yield words.say("rulings.rows", rows=", ".join(ruling.rows))
    if played is not None:
        yield ""
        yield draw(picture(played.begun, words), words.section("board")).strip("\n")
        for action in ruling.actions:
            yield f"> {plain(action)}"
        told = [event for event in (*played.before, *until_the_end(played.events)) if event.kind != "card_drawn"]
        yield from tell(played.position.setting, words, told if ruling.actions else ())
        if ruling.question is not None:
            yield ""
            yield asked(played.position, ruling.question, words)
            yield from sentences(played.position, ruling.question, words)
    if note := ruling.head.note.say(words.lang):
        yield ""
        yield plain(note)
    yield ""
    yield from map(plain, expected(ruling, words))
    yield words.say("rulings.right" if outcome.is_right else "rulings.wrong")
    yield from (f"  {problem_words(problem, words)}" for problem in outcome.problems)


def problem_words(problem: Problem, words: Phrases) -> str:
    """What is not as the ruling says."""
    return plain(words.say(f"rulings.problem.{problem.phrase}", **problem.values))


def expected(ruling: Ruling, words: Phrases) -> Iterator[str]:
    """What is decisive, whether it happens or must not."""
    for name, lines in (("events", ruling.events), ("never", ruling.never), ("may", ruling.may),
                        ("may_not", ruling.may_not)):  # fmt: skip
        if lines:
            yield words.say(f"rulings.{name}", names="; ".join(lines))
    for name, values in (("result", ruling.result), ("answer", ruling.answer), ("facts", ruling.facts)):
        for key, value in values.items():
            yield words.say(f"rulings.{name}", name=key, value=shown(value))


def until_the_end(events: Sequence[Event]) -> list[Event]:
    """What belongs to the ruling: not the turns that follow of themselves when its last action has ended one."""
    ended = [n for n, event in enumerate(events) if event.kind == "turn_ended"]
    return list(events[: ended[-1]]) if ended else list(events)
