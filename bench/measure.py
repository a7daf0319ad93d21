"""One measurement in a process of its own: `python bench/measure.py WHAT SECONDS` prints its figures as JSON.

All loops are alike: ask what is legal, pick one at random with the same generator, apply it. A decision counts if there
were at least two things to choose from; dealing, rolling and forced moves are part of the work, but count nothing.
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


def orrery_loop(seconds: float) -> Figures:
    """Random play from a loop in Python; tables of 2 to 5 seats alike."""
    from orrery.games import load
    from orrery.kernel.chance import key_of_seed

    roll = load("roll").rules
    rng = random.Random(0)

    def play(number: int) -> int:
        state = roll.new({}, 2 + number % 4, key_of_seed(str(number)))
        made = 0
        while decisions := state.decisions():
            decision = decisions[0]
            choices = decision.choices
            state.apply(decision.seat, choices[int(rng.random() * len(choices))])
            made += 1
        return made

    return games_per_second(play, seconds, 4)


def orrery_playout(seconds: float) -> Figures:
    """The same from kernel/playout.py."""
    from orrery.games import load
    from orrery.kernel.chance import Chance, key_of_seed
    from orrery.kernel.playout import playout

    roll = load("roll").rules
    chance = Chance(key_of_seed("bench"))

    def play(number: int) -> int:
        return playout(roll.new({}, 2 + number % 4, key_of_seed(str(number))), chance)

    return games_per_second(play, seconds, 4)


def positions(at_round: int, games: int) -> Iterator[Any]:
    """The beginning of this round in random games that go on beyond round 12."""
    from orrery.games import load
    from orrery.kernel.chance import Chance, key_of_seed
    from orrery.kernel.playout import playout

    roll = load("roll").rules
    for number in range(games):
        chance = Chance(key_of_seed(f"position {number}"))
        state = roll.new({}, 2 + number % 4, key_of_seed(str(number)))
        found = None
        while state.decisions() and state.round < 13:
            if found is None and state.round == at_round:
                found = state.clone()
            playout(state, chance, 1)
        if found is not None and state.round == 13:
            yield found


def orrery_clones(seconds: float) -> Figures:
    states = list(positions(8, 24))

    def clone() -> int:
        for state in states:
            state.clone()
        return len(states)

    return {"clones_per_second": repetitions_per_second(clone, seconds)}


def orrery_rounds(seconds: float) -> Figures:
    """What a decision costs in round 1 and in round 12 of the same games: everything from one round to the next."""
    starts = {number: list(positions(number, 80)) for number in (1, 12)}
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


def orrery_captain(seconds: float) -> Figures:
    """Whole games between captains, which look at views."""
    from orrery.games import load
    from orrery.kernel.chance import Chance, key_of_seed

    roll = load("roll").rules

    def play(number: int) -> int:
        seats = 2 + number % 4
        state = roll.new({}, seats, key_of_seed(str(number)))
        captains = [load("roll").make_bot("captain", Chance(key_of_seed(f"{number}/{seat}"))) for seat in range(seats)]
        made = 0
        while decisions := state.decisions():
            decision = decisions[0]
            seat = decision.seat
            state.apply(seat, captains[seat].choose(partial(state.view, seat), decision))
            made += 1
        return made

    return games_per_second(play, seconds, 1)


# Peers.


def openspiel_backgammon(seconds: float) -> Figures:
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


def openspiel_clones(seconds: float) -> Figures:
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

    def clone() -> int:
        for state in states:
            state.clone()
        return len(states)

    return {"clones_per_second": repetitions_per_second(clone, seconds)}


def rlcard_gin_rummy(seconds: float) -> Figures:
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


MEASUREMENTS: dict[str, Callable[[float], Figures]] = {
    "orrery_loop": orrery_loop,
    "orrery_playout": orrery_playout,
    "orrery_clones": orrery_clones,
    "orrery_rounds": orrery_rounds,
    "orrery_captain": orrery_captain,
    "openspiel_backgammon": openspiel_backgammon,
    "openspiel_clones": openspiel_clones,
    "rlcard_gin_rummy": rlcard_gin_rummy,
}

if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        print(json.dumps(MEASUREMENTS[sys.argv[1]](float(sys.argv[2]))))
