"""Writes the golden playthroughs: whole games as text. `python3 dev.py goldens` runs it.

With --check it writes nothing and says whether they are still the same; so a compiled engine can be checked as well.

A golden shows a change of the rules as a difference that a person can read. What is chosen depends on nothing but the
choices offered and a seed, so bots may get better without touching a golden.
"""

from __future__ import annotations

import sys
from pathlib import Path

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event, Recorder
from orrery.kernel.game import Game
from orrery.kernel.state import State

FOLDER = Path(__file__).parent

# Which games, by file: the game, the options, the seats, the seed.
GOLDENS: dict[str, tuple[str, dict[str, str], int, str]] = {
    "roll-2.txt": ("roll", {}, 2, "golden 7"),
    "roll-3.txt": ("roll", {"setup": "beginner"}, 3, "golden 7"),
    "roll-5.txt": ("roll", {}, 5, "golden 7"),
}

# How readily an answer is given, by its code or the first word of it. Building ends games, the rest delays them.
READINESS = {
    "abandon": 1, "dictate": 1, "rearrange": 1, "recall": 1, "pass": 1, "stock": 2, "select:explore": 2,
    "select:develop": 12, "select:settle": 12, "draw": 12, "ready": 12, "done": 12,
}  # fmt: skip
USUAL = 6

EXPLANATION = """\
# A golden playthrough, written by `python3 dev.py goldens`. The state at the beginning of each round; every decision
# with the choices offered, the one that was made in brackets; every event with its rule. {0, 2} after an event: only
# seats 0 and 2 hear of it. * after an event: it reveals something.
"""


def playthrough(name: str) -> str:
    key, options, seats, seed = GOLDENS[name]
    game = load(key).rules
    complete = game.check(options, seats)
    chance = Chance(key_of_seed(f"{seed}, choices"))
    ears = Recorder()
    state = game.new(complete, seats, key_of_seed(seed), ears)
    lines = [f"{game.key}, rules version {game.rules_version}, {complete}, {seats} seats, seed {seed!r}"]
    lines += ["", *heard(ears, seats), "", *game.lines(state), ""]
    round_now = state.round
    while decisions := state.decisions():
        decision = decisions[0]
        choice = chosen(decision, chance)
        lines.append(asked(decision, choice))
        ears = Recorder()
        state.apply(decision.seat, choice, ears)
        lines += heard(ears, seats)
        if state.round != round_now:
            round_now = state.round
            lines += ["", *game.lines(state), ""]
    return EXPLANATION + "\n".join([*lines, "", *ending(game, state)]) + "\n"


def chosen(decision: Decision, chance: Chance) -> Choice:
    weights = [READINESS.get(c.code, READINESS.get(c.code.split(":")[0], USUAL)) for c in decision.choices]
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
        lines.append(f"seat {score.seat}: {score.total} points ({parts}), tie-break {score.tie}")
    winners = [str(score.seat) for score in state.scores() if score.wins]
    return [*lines, f"won by seat {' and '.join(winners)}; digest {state.digest().hex()}"]


def difference(name: str) -> str:
    """Where a playthrough departs from the golden one. Empty: nowhere."""
    kept = (FOLDER / name).read_bytes().decode().split("\n")
    now = playthrough(name).split("\n")
    for at, (old, new) in enumerate(zip(kept, now, strict=False)):
        if old != new:
            return f"{name} is different from line {at + 1} on: {new!r} instead of {old!r}"
    return "" if len(kept) == len(now) else f"{name} has {len(now)} lines instead of {len(kept)}"


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        found = [text for name in GOLDENS if (text := difference(name))]
        print("\n".join(found) or "All playthroughs are the same.")
        return 1 if found else 0
    if arguments:
        print("make.py takes no argument but --check.", file=sys.stderr)
        return 2
    for name in GOLDENS:
        (FOLDER / name).write_text(playthrough(name), encoding="utf-8", newline="\n")
        print(f"{name} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
