"""What all commands share: their options, finding a battle, and how they end."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import click

from hothkit.checks.registry import BUG as INTERNAL
from hothkit.cli.agreement import Asked, Disagreement, agreement_of
from hothkit.cli.language import language, told
from hothkit.diagnostics import Diagnostic, excerpt
from hothkit.pack.library import Library, Misfit, NotFound, UnusableContent
from hothkit.pack.loading import MixedGames, Twins, load
from hothkit.pack.overlay import Things
from hothkit.paths import is_file, is_folder, is_there
from hothkit.position.setting import Setting
from hothkit.prose import Phrases, phrases
from hothkit.resources import folder
from hothkit.text import LANGUAGES, plain

FINDINGS, USAGE, BUG, INTERRUPTED = 1, 2, 70, 130
NOTHING_ASKED = Asked()
F = TypeVar("F", bound=Callable[..., Any])


def options(
    *, formats: tuple[str, ...] = (), variants: bool = False, packs: bool = True, format_help: str = ""
) -> Callable[[F], F]:
    """The options --lang and --pack, and where asked --format and --variant."""

    def decorate(function: F) -> F:
        function = click.option("--lang", type=click.Choice(LANGUAGES), default=language, help=told("commands.lang"))(
            function
        )
        if packs:
            function = click.option(
                "--pack", "packs", multiple=True, type=click.Path(path_type=Path), help=told("commands.added")
            )(function)
        if formats:
            function = click.option(
                "--format",
                "form",
                type=click.Choice(formats),
                default=formats[0],
                help=format_help or told("commands.format"),
            )(function)
        if variants:
            function = click.option("--variant", "variants", multiple=True, help=told("commands.variant"))(function)
        return function

    return decorate


def pack_paths(packs: tuple[Path, ...]) -> tuple[Path, ...]:
    """Where the packs lie that a user named: by a path, or one of those that come with hothkit by its id."""
    return tuple(map(_pack_path, packs))


def _pack_path(path: Path) -> Path:
    if is_there(path):
        return path
    bundled = folder("rules") / path
    if path.name != str(path) or not is_there(bundled):
        fail(told("commands.no_such_path", path=str(path)))
    return bundled


def need_folder(path: Path, words: Phrases) -> None:
    """End the command if a folder is needed and the path is none."""
    if not is_folder(path):
        fail(words.say("commands.no_folder" if is_there(path) else "commands.no_such_path", path=str(path)))


def library_with(
    packs: tuple[Path, ...], left_out: tuple[str, ...] = ("ruling",), about: tuple[str, ...] = ()
) -> Library:
    """The packs that these battles need and the packs given; a pack that is not there is a mistake in the call.

    Rulings are the most files of all and have a say in nothing, so they are only read where they are asked for.
    """
    try:
        return load(pack_paths(packs), left_out, about)
    except Twins as twins:
        fail(told("commands.twins", id=twins.id, one=twins.one, other=twins.other))
    except MixedGames as mixed:
        fail(told("commands.mixed_games", pack=mixed.pack, game=mixed.game))


def setting_of(
    library: Library, name: str, variants: tuple[str, ...], words: Phrases, asked: Asked = NOTHING_ASKED
) -> Setting:
    """The battle that a user named, made ready; ends the command with a message if that cannot be."""
    from hothkit.checks.run import in_the_way, in_the_way_with

    try:
        battle = library.find_scenario(name)
        errors = in_the_way(library, library.having_a_say(battle))
        if errors := errors or in_the_way_with(library, battle, library.variants(variants)):
            raise UnusableContent(tuple(errors))
        _tell_of_conflicts(library, words)
        scenario, content, chosen = library.battle(name, variants)
        sides = sorted(side for side, _ in content.boards[scenario.board].baselines)
        return Setting.of(scenario, content, chosen, agreement=agreement_of(asked, content, sides, words))
    except NotFound as missing:
        fail_not_found(missing, words)
    except Disagreement as wrong:
        fail(str(wrong))
    except Misfit as pair:
        fail_misfit(pair, words)
    except UnusableContent as unusable:
        refuse(unusable.found, library, words)


def _tell_of_conflicts(library: Library, words: Phrases) -> None:
    """Say which values two packs set: the battle can be played, with what the later one says."""
    from hothkit.checks.packs import conflicting_packs

    if found := [finding for pack in library.packs for finding in conflicting_packs.check(library, pack)]:
        from hothkit.reports.text import report

        click.echo(report(found, words, library), err=True)


def content_of(library: Library, words: Phrases) -> Things:
    """The data of all content; ends the command if something in it is wrong."""
    from hothkit.checks.run import in_the_way

    if errors := in_the_way(library, library.all):
        refuse(errors, library, words)
    return {folder: {id: thing.data for id, thing in things.items()} for folder, things in library.things.items()}


def refuse(found: Sequence[Diagnostic], library: Library, words: Phrases) -> NoReturn:
    """End with the findings for which the command cannot do what was asked."""
    from hothkit.reports.text import report

    click.echo(report(found, words, library), err=True)
    sys.exit(exit_code(found))


def fail_misfit(pair: Misfit, words: Phrases) -> NoReturn:
    """End with which variants do not go together."""
    fail(words.say(f"commands.{pair.how}", one=pair.one, other=pair.other))


def fail_not_found(missing: NotFound, words: Phrases) -> NoReturn:
    """End with what was not found and what is like it."""
    message = words.say(f"commands.not_found.{missing.kind}", name=excerpt(missing.name))
    if missing.kind == "scenarios" and is_file(Path(missing.name)):
        message += " " + words.say("commands.maybe_a_record", name=excerpt(missing.name))
    if missing.close:
        message += " " + words.say("commands.did_you_mean", names=", ".join(missing.close))
    fail(message)


def exit_code(found: Iterable[Diagnostic]) -> int:
    """How a command ends that had to tell of these findings: one of them may be a bug of ours."""
    return BUG if any(finding.check == INTERNAL.name for finding in found) else FINDINGS


def fail(message: str) -> NoReturn:
    """End the command as a mistake in the call."""
    click.echo("\n".join(map(plain, message.split("\n"))), err=True)
    sys.exit(USAGE)


def is_terminal() -> bool:
    """Whether somebody reads what is printed at a terminal."""
    return sys.stdout is not None and sys.stdout.isatty()


def print_json(data: Any) -> None:
    """Print data as JSON, the same on every run."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def words_in(lang: str) -> Phrases:
    """The phrases of the language asked for."""
    return phrases(lang)


__all__ = [
    "FINDINGS",
    "INTERRUPTED",
    "USAGE",
    "F",
    "Misfit",
    "NotFound",
    "content_of",
    "exit_code",
    "fail",
    "fail_misfit",
    "fail_not_found",
    "is_terminal",
    "library_with",
    "options",
    "pack_paths",
    "print_json",
    "refuse",
    "setting_of",
    "words_in",
]
