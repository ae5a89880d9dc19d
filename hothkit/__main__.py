"""The command `hothkit`, also as `python -m hothkit`: calm even when it is interrupted while it begins."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line."""
    try:
        from hothkit.cli import main as run

        run(prog_name="hothkit")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
