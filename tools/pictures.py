"""Pictures of Orrery: `python3 dev.py pictures [GAME]` plays a little and draws what the screen shows.

Those of the README are kept in the repository; `--all` draws the others as well, to be looked at. They lie in
docs/pictures/GAME.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tools import games, screenshots

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "pictures"
ORRERY = Path(sys.executable).with_name("orrery")
COLUMNS, ROWS = 96, 36
QUIET = 0.6  # seconds without output: the program waits for us
PATIENCE = 30.0


def palette(colours: str) -> list[tuple[int, int, int]]:
    return [(int(c[:2], 16), int(c[2:4], 16), int(c[4:], 16)) for c in colours.split()]


NIGHT = TerminalTheme(
    (13, 17, 28),
    (214, 222, 235),
    palette("282e3c e86464 78c878 debe5a 6ea0f0 be8ce6 5ac8d2 d6deeb"),
    palette("5a6273 ff8282 96e196 f5d778 8cb9ff d7aafa 82e1eb ffffff"),
)

# Rich's own drawing without the fonts it would fetch from elsewhere.
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }} {styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def terminal(arguments: list[str], answers: list[str]) -> str:
    """What a game at the prompt has printed after these answers."""
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    with tempfile.TemporaryDirectory() as data:
        variables = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "ORRERY_DATA": data}
        variables.pop("NO_COLOR", None)
        game = subprocess.Popen([ORRERY, *arguments], stdin=side, stdout=side, stderr=side, env=variables)
        shown = read(main)
        for answer in answers:
            os.write(main, answer.encode() + b"\n")
            shown += read(main)
        game.terminate()
        game.wait()
    os.close(main)
    os.close(side)
    return shown.decode()


def typed(answers: int | tuple[str, ...]) -> list[str]:
    """So often the first choice, and the table is shown again; or just these answers."""
    return [*["1"] * answers, ""] if isinstance(answers, int) else list(answers)


def read(descriptor: int) -> bytes:
    """Everything until the program says nothing for a while."""
    found = b""
    start = time.monotonic()
    while time.monotonic() - start < PATIENCE:
        ready, _, _ = select.select([descriptor], [], [], QUIET)
        if ready:
            found += os.read(descriptor, 65536)
        elif found:
            break
    return found


def draw(text: str, title: str, path: Path) -> None:
    lines = text.replace("\r", "").rstrip().split("\n")[-ROWS:]
    console = Console(record=True, width=COLUMNS, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(lines)))
    path.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(path), title=title, theme=NIGHT, code_format=SVG)
    print(f"Drew {path.relative_to(ROOT)}.")


def in_readme(game: str, suffix: str) -> list[str]:
    """The names of the pictures of this kind that the README shows."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(rf"docs/pictures/{game}/([\w-]+)\.{suffix}", readme)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py pictures", description="Draw the pictures of the README anew.")
    games.add_argument(parser)
    parser.add_argument("--all", action="store_true", help="every picture")
    wanted = parser.parse_args(arguments)
    for game in [wanted.game] if wanted.game else games.keys():
        folder = FOLDER / game
        if wanted.all or in_readme(game, "svg"):
            shown = terminal(["play", game, "--seed", "7", "--lang", "en"], typed(games.own(game, "moments").ANSWERS))
            draw(shown, f"orrery play {game}", folder / "terminal.svg")
        names = in_readme(game, "png")
        if wanted.all or names:
            for path in screenshots.draw(game, folder, [] if wanted.all else names):
                print(f"Drew {path.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
