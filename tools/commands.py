"""The subcommands of dev.py."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tools import chromium, client, games, locking, nginx, postgres
from tools.environment import BENCH, DEV, ROOT, SetupError, say

USAGE = """\
Usage: python3 dev.py COMMAND [ARGUMENTS]

  play                       open the table in the browser
  play GAME [ARGUMENTS]      play at the prompt (the arguments of 'orrery play')
  test [ARGUMENTS]           everything that must hold: format, lint, types, layers, tests (arguments go to pytest)
  lint [--fix]               the same without the tests; --fix formats and repairs what can be repaired
  bench [GAME] [ARGUMENTS]   measure the engine, compiled and not, against its peers (the arguments of bench/run.py);
                             with no more than GAME and --write, then the load as well
  bench compare [REV]        measure the engine beside an earlier commit of it (default: the commit before);
                             --instructions counts what is executed instead of timing it (needs valgrind)
  bench games [--options O]  measure all games beside the first; with options, the first beside itself without them
  bench load [GAME] [ARGUMENTS]
                             how many live tables one server carries (the arguments of bench/load.py)
  goldens [GAME] [--check]   write the golden playthroughs anew, or say whether they are still the same
  mutate [GAME] [--sample N] [--seed S]
                             change the rules in N small ways and count the changes that the tests notice
  soak [GAME] [--kills N] [--messages N] [--choices N]
                             kill the server N times while clients play, send it N messages of nonsense, and flood it
                             while somebody makes N choices, who must not wait
  pictures [GAME] [--all]    draw the pictures of the README anew; --all: every picture, into docs/pictures
  fixtures [GAME]            write the updates anew that boards of the browser are developed with
  lock [--audit]             choose the newest versions of all packages and pin them in the lock files, and ask whether
                             they are known to be vulnerable; --audit only asks

GAME is the name of a folder in src/orrery/games; without one, all of them (bench: the first).
The environment is kept in .venv, made on the first run and again when it must change.
"""

# How a program ends that was stopped with Ctrl-C, by the custom of shells.
INTERRUPTED = 130


def play(arguments: list[str]) -> int:
    DEV.prepare()
    if arguments:
        return become([str(DEV.program("orrery")), "play", *arguments])
    client.build()
    return become([str(DEV.program("orrery")), "serve", "--open"])


def test(arguments: list[str]) -> int:
    DEV.prepare()
    client.build()
    chromium.prepare()
    postgres.prepare()
    nginx.prepare()
    pytest = ("Tests", [str(DEV.python), "-m", "pytest", "-n", "auto", *arguments])
    return run_checks([*linters(fix=False), client.tests(), pytest])


def lint(arguments: list[str]) -> int:
    if arguments not in ([], ["--fix"]):
        raise SetupError("'dev.py lint' takes no argument but --fix.")
    DEV.prepare()
    return run_checks(linters(fix=bool(arguments)))


def bench(arguments: list[str]) -> int:
    needed("bench/run.py")
    DEV.prepare()
    BENCH.prepare()
    version = subprocess.run([str(BENCH.program("orrery")), "--version"], capture_output=True, text=True, check=False)
    if "(compiled)" not in version.stdout:
        raise SetupError(
            "Orrery could not be compiled here, so there is nothing to compare: install a C compiler (on Debian and"
            f" Ubuntu: apt install gcc python3-dev), delete {BENCH.folder.name} and run this again."
        )
    load = [str(BENCH.python), "-m", "bench.load"]
    if arguments[:1] == ["load"]:
        return become([*load, *arguments[1:]])
    interpreters = ["--pure-python", str(DEV.python), "--compiled-python", str(BENCH.python)]
    if arguments[:1] in (["compare"], ["games"]):
        return become([str(BENCH.python), "-m", f"bench.{arguments[0]}", *interpreters, *arguments[1:]])
    engine = [str(BENCH.python), "-m", "bench.run", *interpreters, *arguments]
    if {argument for argument in arguments if argument not in games.keys()} - {"--write"}:
        return become(engine)
    return run(engine) or become([*load, *arguments])


def goldens(arguments: list[str]) -> int:
    script = needed("tests/playthroughs/make.py")
    DEV.prepare()
    return become([str(DEV.python), script, *arguments])


def fixtures(arguments: list[str]) -> int:
    return become_tool("fixtures", arguments)


def mutate(arguments: list[str]) -> int:
    if os.name == "nt":
        raise SetupError("Mutation testing needs a system that can fork: run it on Linux or macOS, or inside WSL.")
    return become_tool("mutate", arguments)


def soak(arguments: list[str]) -> int:
    return become_tool("soak", arguments)


def pictures(arguments: list[str]) -> int:
    if os.name == "nt":
        raise SetupError("The pictures are drawn with a Unix terminal: draw them on Linux or macOS, or inside WSL.")
    DEV.prepare()
    client.build()
    chromium.prepare()
    return become_tool("pictures", arguments)


def lock(arguments: list[str]) -> int:
    if arguments not in ([], ["--audit"]):
        raise SetupError("'dev.py lock' takes no argument but --audit.")
    return 0 if locking.lock(write=not arguments) else 1


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "lint": lint,
    "bench": bench,
    "goldens": goldens,
    "mutate": mutate,
    "soak": soak,
    "pictures": pictures,
    "fixtures": fixtures,
    "lock": lock,
}


def linters(fix: bool) -> list[tuple[str, list[str]]]:
    python = str(DEV.python)
    folders = ["bench"] if (ROOT / "bench").exists() else []
    typed = ["src", "tests", "tools", "dev.py", "setup.py", *folders]
    return [
        ("Format", [python, "-m", "ruff", "format", *([] if fix else ["--check"])]),
        ("Lint", [python, "-m", "ruff", "check", *(["--fix"] if fix else [])]),
        ("Types", [python, "-m", "mypy", *typed]),
        ("Layers", [str(DEV.program("lint-imports")), "--no-logo"]),
        *client.checks(fix),
    ]


def run_checks(checks: list[tuple[str, list[str]]]) -> int:
    """Run all checks, whatever becomes of the earlier ones, and end with a summary."""
    summary = []
    for name, command in checks:
        say(f"\n== {name}")
        started = time.monotonic()
        code = run(command)
        summary.append((name, code, time.monotonic() - started))
    say("\n== Summary")
    for name, code, seconds in summary:
        say(f"{'ok    ' if code == 0 else 'FAILED'}  {name:8}{seconds:6.1f} s")
    return 1 if any(code for _, code, _ in summary) else 0


def run(command: list[str]) -> int:
    """Run a program. Ctrl-C reaches it as well, so it gets some time to tidy up before this one ends too."""
    with subprocess.Popen(command, cwd=ROOT) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            try:
                process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                process.kill()
            raise


def become_tool(name: str, arguments: list[str]) -> int:
    DEV.prepare()
    return become([str(DEV.python), "-m", f"tools.{name}", *arguments])


def become(command: list[str]) -> int:
    """Hand over to a program for good: in place of this one where the system can, which leaves it the terminal."""
    os.chdir(ROOT)
    if os.name != "nt":
        os.execv(command[0], command)
    return run(command)


def needed(script: str) -> str:
    path = ROOT / Path(script)
    if not path.exists():
        raise SetupError(f"{script} is missing: this is not a complete copy of the repository.")
    return str(path)


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(USAGE, end="")
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        print(f"dev.py knows no command '{arguments[0]}': it knows {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    try:
        return command(arguments[1:])
    except SetupError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return INTERRUPTED
