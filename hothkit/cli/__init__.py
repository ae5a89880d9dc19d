"""The command line: one file a command; each is imported only when it is called, so that --help is instant."""

from __future__ import annotations

import contextlib
import errno
import importlib
import os
import sys
from difflib import get_close_matches
from io import TextIOWrapper

import click

from hothkit import __version__
from hothkit.cli.click_words import translate_click
from hothkit.cli.language import language, told, why
from hothkit.diagnostics import excerpt
from hothkit.prose import phrases
from hothkit.text import LANGUAGES, plain

COMMANDS = (
    "bench", "check", "diff", "explain", "list", "migrate", "new", "odds", "pack", "play", "replay", "rulings",
    "sheets", "show", "site", "translated", "where",
)  # fmt: skip


_OUTPUT_FAILED = (errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG)

translate_click()


class LazyGroup(click.Group):
    """A group whose commands are modules of this package, module `list` being list_, and so on."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"hothkit.cli.{cmd_name}_")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """A command that is not there is told of with the one that may have been meant."""
        if args and args[0] not in COMMANDS and not args[0].startswith("-"):
            message = told("commands.no_command", name=excerpt(args[0]))
            if close := get_close_matches(args[0], COMMANDS, 1, 0.6):
                message += " " + told("commands.did_you_mean", names=close[0])
            click.echo(plain(message), err=True)
            sys.exit(2)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """A command that is interrupted ends with a code of its own."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(told("commands.interrupted"), err=True)
            sys.exit(130)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(told("commands.commands")):
            formatter.write_dl([(name, told(f"commands.{name}.help")) for name in COMMANDS])


@click.group(cls=LazyGroup, help=told("commands.help"), context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False, help=told("commands.lang"))
@click.version_option(__version__, prog_name="hothkit")
def group() -> None:
    """All commands."""


def main(args: list[str] | None = None, prog_name: str = "hothkit") -> None:
    """Run a command; exit codes: 0 clean, 1 findings, 2 usage, 70 a bug of ours."""
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if isinstance(stream, TextIOWrapper):
            # What a terminal cannot show or has mistyped must not end the program.
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    try:
        group.main(args=args, prog_name=prog_name)
    except Exception as bug:
        if isinstance(bug, OSError) and bug.errno in _OUTPUT_FAILED:
            with contextlib.suppress(OSError):
                click.echo(told("commands.no_output", why=why(bug, phrases(language()))), err=True)
            # What is left in the buffer cannot be written either, and Python would complain at its own end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            sys.exit(1)
        click.echo(told("commands.bug", what=f"{type(bug).__name__}: {bug}"), err=True)
        sys.exit(70)
