#!/usr/bin/env python3
"""The one command of this repository: play, test, lint, bench, soak and more. `python3 dev.py` lists them.

This file only checks the Python it runs on, in words that an old one can read as well; the work is in tools/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Orrery needs Python 3.11 or newer, and this is Python %d.%d: run dev.py with a newer one, for example"
             " 'python3.12 dev.py'." % sys.version_info[:2])  # fmt: skip

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
