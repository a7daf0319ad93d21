"""The `orrery` command, from its first moment on: also while it is still being loaded, Ctrl-C ends it quietly."""

import signal
import sys


def main() -> None:
    try:
        from orrery import cli
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    cli.main()


if __name__ == "__main__":
    main()
