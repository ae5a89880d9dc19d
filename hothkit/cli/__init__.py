"""The command line: one file a command; each is imported only when it is called, so that --help is instant."""

from __future__ import annotations

import importlib
import sys

import click

from hothkit import __version__
from hothkit.cli.click_words import translate_click
from hothkit.cli.language import told
from hothkit.text import LANGUAGES

COMMANDS = ("bench", "check", "explain", "list", "new", "play", "replay", "show")


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
    try:
        group.main(args=args, prog_name=prog_name)
    except Exception as bug:
        click.echo(told("commands.bug", what=f"{type(bug).__name__}: {bug}"), err=True)
        sys.exit(70)
