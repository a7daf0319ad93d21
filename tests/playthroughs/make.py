"""Writes the golden playthroughs: whole games as text. `python3 dev.py goldens [GAME]` runs it.

With --check it writes nothing and says whether they are still the same; so a compiled engine can be checked as well.

A golden shows a change of the rules as a difference that a person can read. What is chosen depends on nothing but the
choices offered and a seed, so bots may get better without touching a golden. Which goldens a game has, and where they
lie: `tests/games/GAME/playthroughs/goldens.toml`.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from orrery.games import keys, load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event, Recorder
from orrery.kernel.game import Game
from orrery.kernel.state import State

GAMES = Path(__file__).resolve().parent.parent / "games"
USUAL = 6  # how readily an answer is given that is not listed


def folder(key: str) -> Path:
    return GAMES / key / "playthroughs"


@cache
def plan(key: str) -> dict[str, Any]:
    """`goldens`: seats, seed and options by file; `readiness`: how readily an answer is given, by its code."""
    return tomllib.loads((folder(key) / "goldens.toml").read_text(encoding="utf-8"))


def goldens(wanted: list[str]) -> list[tuple[str, str]]:
    """Of these games: the game and the file."""
    return [(key, name) for key in wanted for name in plan(key)["goldens"]]


EXPLANATION = """\
# A golden playthrough, written by `python3 dev.py goldens`. The state at the beginning of each round; every decision
# with the choices offered, the one that was made in brackets; every event with its rule. {0, 2} after an event: only
# seats 0 and 2 hear of it. * after an event: it reveals something.
"""


def playthrough(key: str, name: str) -> str:
    golden, readiness = plan(key)["goldens"][name], plan(key)["readiness"]
    seats, seed = golden["seats"], golden["seed"]
    game = load(key).rules
    complete = game.check(golden.get("options", {}), seats)
    chance = Chance(key_of_seed(f"{seed}, choices"))
    ears = Recorder()
    state = game.new(complete, seats, key_of_seed(seed), ears)
    lines = [f"{game.key}, rules version {game.version(complete)}, {complete}, {seats} seats, seed {seed!r}"]
    lines += ["", *heard(ears, seats), "", *game.lines(state), ""]
    round_now = state.round
    while decisions := state.decisions():
        decision = decisions[0]
        choice = chosen(decision, chance, readiness)
        lines.append(asked(decision, choice))
        ears = Recorder()
        state.apply(decision.seat, choice, ears)
        lines += heard(ears, seats)
        if state.round != round_now:
            round_now = state.round
            lines += ["", *game.lines(state), ""]
    return EXPLANATION + "\n".join([*lines, "", *ending(game, state)]) + "\n"


def chosen(decision: Decision, chance: Chance, readiness: dict[str, int]) -> Choice:
    weights = [readiness.get(c.code, readiness.get(c.code.split(":")[0], USUAL)) for c in decision.choices]
    at = chance.below(sum(weights))
    for choice, weight in zip(decision.choices, weights, strict=True):
        if at < weight:
            return choice
        at -= weight
    raise AssertionError("a number below the sum lies within it")


def asked(decision: Decision, choice: Choice) -> str:
    codes = [f"[{c.code}]" if c is choice else c.code for c in decision.choices]
    return f"seat {decision.seat}, {decision.kind}: {' '.join(codes)}"


def heard(ears: Recorder, seats: int) -> list[str]:
    return [f"    {event!r}{audience(event, seats)}{' *' if event.reveals else ''}" for event in ears.events]


def audience(event: Event, seats: int) -> str:
    listeners = [str(seat) for seat in range(seats) if event.visible_to(seat)]
    return "" if len(listeners) == seats else f" {{{', '.join(listeners)}}}"


def ending(game: Game, state: State) -> list[str]:
    lines = game.lines(state)
    for score in state.scores():
        parts = ", ".join(repr(part) for part in score.parts)
        rank = f", rank {score.rank}" if score.rank else ""
        who = named(game, state, score.seat)
        lines.append(f"{who}: {score.total} points ({parts}), tie-break {score.tie}{rank}")
    seats = [str(score.seat) for score in state.scores() if score.wins and score.seat < len(state.seats)]
    rivals = [named(game, state, score.seat) for score in state.scores()[len(state.seats) :] if score.wins]
    winners = [*([f"seat {' and '.join(seats)}"] if seats else []), *rivals] or ["nobody"]
    return [*lines, f"won by {' and '.join(winners)}; digest {state.digest().hex()}"]


def named(game: Game, state: State, number: int) -> str:
    """A seat, or a rival by its key."""
    return f"seat {number}" if number < len(state.seats) else game.rivals[number - len(state.seats)]


def difference(key: str, name: str) -> str:
    """Where a playthrough departs from the golden one. Empty: nowhere."""
    kept = (folder(key) / name).read_bytes().decode().split("\n")
    now = playthrough(key, name).split("\n")
    for at, (old, new) in enumerate(zip(kept, now, strict=False)):
        if old != new:
            return f"{name} is different from line {at + 1} on: {new!r} instead of {old!r}"
    return "" if len(kept) == len(now) else f"{name} has {len(now)} lines instead of {len(kept)}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py goldens", description="Write the golden playthroughs anew.")
    parser.add_argument("game", nargs="?", choices=keys(), metavar="GAME", help="which game (without: all)")
    parser.add_argument("--check", action="store_true", help="write nothing, say whether they are the same")
    wanted = parser.parse_args(arguments)
    found = goldens([wanted.game] if wanted.game else keys())
    if wanted.check:
        changed = [text for key, name in found if (text := difference(key, name))]
        print("\n".join(changed) or "All playthroughs are the same.")
        return 1 if changed else 0
    for key, name in found:
        (folder(key) / name).write_text(playthrough(key, name), encoding="utf-8", newline="\n")
        print(f"{name} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
