"""Commands run in the tests' own process."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from hothkit.cli import group


def run(*args: object) -> Result:
    """The result of a command; what it did not mean to raise is raised."""
    result = CliRunner().invoke(group, [str(arg) for arg in args])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def data(*args: object) -> Any:
    """What a command prints as JSON."""
    return json.loads(run(*args, "--format", "json").stdout)
