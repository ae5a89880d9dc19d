"""Runs commands in a process that can hardly do harm: `python -m tests.hostile.guarded FOLDER < arguments.json`.

Each command runs in this one process, in which an attempt to write, to use the network, to start a program or to read
anything but the folder and what belongs to Python and hothkit ends it, and time and memory are short.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import resource
import sys
import sysconfig
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
MEGABYTES, SECONDS = 256, 60
FORBIDDEN = (
    "socket.",
    "subprocess.",
    "os.exec",
    "os.fork",
    "os.system",
    "os.posix_spawn",
    "shutil.",
    "tempfile.",
    "urllib.",
)
CHANGES = {
    "os.mkdir",
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.symlink",
    "os.link",
    "os.truncate",
    "os.chmod",
    "os.utime",
}
LOOKS = {"os.listdir", "os.scandir"}


class Harm(BaseException):
    """Not an Exception: nobody may catch it by chance."""


def forbid(allowed: tuple[str, ...]) -> None:
    """From now on, harm is raised where it is tried."""

    def hook(event: str, args: tuple[Any, ...]) -> None:
        if event.startswith(FORBIDDEN) or event in CHANGES:
            raise Harm(event, *map(str, args))
        if event == "open" and not isinstance(args[0], int):
            if args[2] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
                raise Harm("write", str(args[0]))
            _look(args[0])
        elif event in LOOKS and args[0] is not None and not isinstance(args[0], int):
            _look(args[0])

    def _look(path: Any) -> None:
        where = os.path.realpath(os.fsdecode(path))
        if not where.startswith(allowed):
            raise Harm("read", where)

    sys.addaudithook(hook)


def outcome(args: list[str]) -> dict[str, Any]:
    """How a command ends and what it prints."""
    from hothkit.cli import main

    out, err = io.StringIO(), io.StringIO()
    code: Any = 0
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            main(args)
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        code = traceback.format_exc()
    return {"code": code, "out": out.getvalue(), "err": err.getvalue()}


def main() -> None:
    """Every list of arguments on the standard input, one after another."""
    commands = json.load(sys.stdin)
    for limit, most in ((resource.RLIMIT_DATA, MEGABYTES * 2**20), (resource.RLIMIT_CPU, SECONDS)):
        resource.setrlimit(limit, (most, most))
    paths = (sys.argv[1], ROOT, sys.prefix, sys.base_prefix, *sysconfig.get_paths().values(), *filter(None, sys.path))
    forbid(tuple({os.path.realpath(path) for path in paths}))
    results = [outcome(args) for args in commands]
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
