"""`python -m orrery` is the `orrery` command."""

from orrery.cli import main

if __name__ == "__main__":
    main()
