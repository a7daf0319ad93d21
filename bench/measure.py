"""One measurement in a process of its own: `python bench/measure.py WHAT SECONDS GAME` prints its figures as JSON.

GAME is the key of a game, and may have options: `GAME,option=value`. All loops are alike: ask what is legal, pick one
at random with the same generator, apply it. A decision counts if there were at least two things to choose from;
dealing, rolling and forced moves are part of the work, but count nothing.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from time import process_time
from typing import Any

Figures = dict[str, float]
EARLY, LATE = 1, 12  # rounds that are compared; positions are taken from games that go beyond the later one


def games_per_second(play: Callable[[int], int], seconds: float, batch: int) -> Figures:
    """Play whole games, in full batches, until this much CPU time is over. `play` takes a number, gives decisions."""
    play(0)  # tables are built and caches filled
    decisions = games = 0
    begun = process_time()
    while (used := process_time() - begun) < seconds:
        for _ in range(batch):
            decisions += play(games)
            games += 1
    return {"decisions_per_second": decisions / used, "games_per_second": games / used}


def repetitions_per_second(work: Callable[[], int], seconds: float) -> float:
    work()
    done = 0
    begun = process_time()
    while (used := process_time() - begun) < seconds:
        done += work()
    return done / used


# Orrery.


def subject(key: str) -> tuple[Any, dict[str, str]]:
    """What a game brings, and the options it is measured with."""
    from orrery.games import load

    name, *words = key.split(",")
    return load(name), {option: value for option, _, value in (word.partition("=") for word in words)}


def seats_of(game: Any, number: int) -> int:
    """All numbers of seats in turn."""
    return int(game.min_seats + number % (game.max_seats - game.min_seats + 1))


def orrery_loop(seconds: float, key: str) -> Figures:
    """Random play from a loop in Python; tables of all sizes alike."""
    from orrery.kernel.chance import key_of_seed

    package, options = subject(key)
    game = package.rules
    rng = random.Random(0)

    def play(number: int) -> int:
        state = game.new(options, seats_of(game, number), key_of_seed(str(number)))
        made = 0
        while decisions := state.decisions():
            decision = decisions[0]
            choices = decision.choices
            state.apply(decision.seat, choices[int(rng.random() * len(choices))])
            made += 1
        return made

    return games_per_second(play, seconds, 4)


def orrery_playout(seconds: float, key: str) -> Figures:
    """The same from kernel/playout.py."""
    from orrery.kernel.chance import Chance, key_of_seed
    from orrery.kernel.playout import playout

    package, options = subject(key)
    game = package.rules
    chance = Chance(key_of_seed("bench"))

    def play(number: int) -> int:
        return playout(game.new(options, seats_of(game, number), key_of_seed(str(number))), chance)

    return games_per_second(play, seconds, 4)


def late_round(key: str) -> int:
    """The later round that is compared: in a game that is over before, the last but one."""
    last: int = subject(key)[0].rules.length_bound
    return min(LATE, last - 1)


def positions(key: str, at_round: int, games: int, seats: int = 0) -> Iterator[Any]:
    """The beginning of this round in random games that go on beyond the later one. Without seats: of all numbers."""
    from orrery.kernel.chance import Chance, key_of_seed
    from orrery.kernel.playout import playout

    package, options = subject(key)
    game = package.rules
    late = late_round(key)
    for number in range(games):
        chance = Chance(key_of_seed(f"position {number}"))
        state = game.new(options, seats or seats_of(game, number), key_of_seed(str(number)))
        found = None
        while state.decisions() and state.round <= late:
            if found is None and state.round == at_round:
                found = state.clone()
            playout(state, chance, 1)
        if found is not None and state.round == late + 1:
            yield found


def clones_per_second(states: list[Any], seconds: float) -> Figures:
    def clone() -> int:
        for state in states:
            state.clone()
        return len(states)

    return {"clones_per_second": repetitions_per_second(clone, seconds)}


def orrery_clones(seconds: float, key: str) -> Figures:
    return clones_per_second(list(positions(key, min(8, late_round(key)), 24)), seconds)


def orrery_small_clones(seconds: float, key: str) -> Figures:
    """With the fewest seats, of more games, for some games seldom last so long."""
    fewest = subject(key)[0].rules.min_seats
    return clones_per_second(list(positions(key, min(8, late_round(key)), 80, fewest)), seconds)


def orrery_rounds(seconds: float, key: str) -> Figures:
    """What a decision costs early and late in the same games: everything from one round to the next."""
    starts = {number: list(positions(key, number, 80)) for number in (EARLY, late_round(key))}
    used = dict.fromkeys(starts, 0.0)
    made = dict.fromkeys(starts, 0)
    offered = dict.fromkeys(starts, 0)
    rng = random.Random(0)
    while sum(used.values()) < seconds:
        for number, found in starts.items():
            states = [state.clone() for state in found]
            begun = process_time()
            for state in states:
                while state.round == number and (decisions := state.decisions()):
                    decision = decisions[0]
                    choices = decision.choices
                    offered[number] += len(choices)
                    state.apply(decision.seat, choices[int(rng.random() * len(choices))])
                    made[number] += 1
            used[number] += process_time() - begun
    costs = {f"round_{number}_microseconds": used[number] / made[number] * 1e6 for number in starts}
    return costs | {f"round_{number}_choices": offered[number] / made[number] for number in starts}


def orrery_captain(seconds: float, key: str) -> Figures:
    """Whole games between the strongest bots, which look at views. (The first of them was called captain.)"""
    from orrery.kernel.chance import Chance, key_of_seed

    package, options = subject(key)
    game = package.rules

    def play(number: int) -> int:
        seats = seats_of(game, number)
        state = game.new(options, seats, key_of_seed(str(number)))
        bots = [package.make_bot(package.bots[-1], Chance(key_of_seed(f"{number}/{seat}"))) for seat in range(seats)]
        made = 0
        while decisions := state.decisions():
            decision = decisions[0]
            seat = decision.seat
            state.apply(seat, bots[seat].choose(partial(state.view, seat), decision))
            made += 1
        return made

    return games_per_second(play, seconds, 1)


# Peers.


def openspiel_backgammon(seconds: float, key: str) -> Figures:
    import pyspiel

    backgammon = pyspiel.load_game("backgammon")
    rng = random.Random(0)

    def play(number: int) -> int:
        state = backgammon.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(outcome(state.chance_outcomes(), rng))
                continue
            actions = state.legal_actions()
            n = len(actions)
            made += n > 1
            state.apply_action(actions[int(rng.random() * n)])
        return made

    return games_per_second(play, seconds, 1)


def outcome(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    rest = rng.random()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def openspiel_clones(seconds: float, key: str) -> Figures:
    import pyspiel

    rng = random.Random(0)
    states = []
    for _ in range(24):
        state = pyspiel.load_game("backgammon").new_initial_state()
        for _ in range(40):
            if state.is_chance_node():
                state.apply_action(outcome(state.chance_outcomes(), rng))
            elif not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
        states.append(state)
    return clones_per_second(states, seconds)


def rlcard_gin_rummy(seconds: float, key: str) -> Figures:
    """RLCard's game itself, without its environment, which would make an observation at every step."""
    import numpy as np
    from rlcard.games.gin_rummy.game import GinRummyGame

    game = GinRummyGame()
    game.np_random = np.random.RandomState(0)
    rng = random.Random(0)

    def play(number: int) -> int:
        game.init_game()
        made = 0
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            n = len(actions)
            made += n > 1
            game.step(actions[int(rng.random() * n)])
        return made

    return games_per_second(play, seconds, 1)


MEASUREMENTS: dict[str, Callable[[float, str], Figures]] = {
    "orrery_loop": orrery_loop,
    "orrery_playout": orrery_playout,
    "orrery_clones": orrery_clones,
    "orrery_small_clones": orrery_small_clones,
    "orrery_rounds": orrery_rounds,
    "orrery_captain": orrery_captain,
    "openspiel_backgammon": openspiel_backgammon,
    "openspiel_clones": openspiel_clones,
    "rlcard_gin_rummy": rlcard_gin_rummy,
}

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        print(json.dumps(MEASUREMENTS[sys.argv[1]](float(sys.argv[2]), sys.argv[3])))
