"""`python -m hothkit` is the command `hothkit`."""

from hothkit.cli import main

if __name__ == "__main__":
    main(prog_name="hothkit")
