"""What would come of it: columns and choices, asked before anything happens."""

from __future__ import annotations

from itertools import pairwise

from orrery.games.roll.rules.game import ROLL, galaxy
from orrery.games.roll.rules.pieces import phase_of
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS, PHASES
from orrery.games.roll.rules.whatif import Outlook, after, gains, outlook
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from tests.games.roll.rules.scene import Scene

SIDES = [row["key"] for row in ROLL.components({}) if row["part"] != "die"]


def test_the_outlook_comes_true() -> None:
    """What a seat is told of its columns when it gets ready is what the first played phase then does.

    Later phases can be changed by what was done before them, so only the first of every round is compared.
    """
    compared = dict.fromkeys(PHASE_KEYS[:PHASES], 0)
    for seed in range(60):
        chance = Chance(key_of_seed(f"{seed}/play"))
        ears = Recorder()
        state = ROLL.new({}, 3, key_of_seed(str(seed)), ears)
        foreseen: dict[int, dict[int, list[Outlook]]] = {}
        while state.decisions() and state.round < 15:
            decision = state.decisions()[chance.below(len(state.decisions()))]
            choice = decision.choices[chance.below(len(decision.choices))]
            seat = decision.seat
            if choice.code == "ready":
                view = galaxy(state.view(seat))
                before = view.encode()
                seen = [outlook(view, seat, phase) for phase in range(PHASES)]
                assert view.encode() == before
                foreseen.setdefault(state.round, {})[seat] = seen
            state.apply(seat, choice, ears)
        starts = [i for i, event in enumerate(ears.events) if event.key == "round"]
        for number, (start, end) in enumerate(pairwise(starts), 1):
            events = ears.events[start:end]
            phases = [i for i, event in enumerate(events) if event.key == "phase"] + [len(events)]
            during = events[phases[0] : phases[1]]
            for seat, columns in foreseen.get(number, {}).items():
                phase = during[0].params["phase"]
                compare(phase, [e for e in during if e.seat == seat], columns[PHASE_KEYS.index(phase)])
                compared[phase] += 1
    assert all(compared[phase] > 5 for phase in compared), compared


def compare(phase: str, events: list[Event], seen: Outlook) -> None:
    told = [event.key for event in events]
    if phase in ("develop", "settle"):
        done = [event.params["tile"] for event in events if event.key == "complete"]
        assert [SIDES[side] for side in seen.completes] == done
        idle = [die for event in events if event.key == "unused" for die in event.params["dice"]]
        assert seen.idle == len(idle)
    elif phase == "produce":
        assert seen.done == told.count("produce")
    elif phase == "ship":
        assert seen.done == told.count("trade") + told.count("consume")
    else:
        assert seen.workers == told.count("scout") + told.count("stock")


def test_gains_come_true() -> None:
    """Credits and VP foretold of stocking and shipping are what is then told as gained."""
    compared = 0
    for seed in range(30):
        chance = Chance(key_of_seed(f"{seed}/gains"))
        state = ROLL.new({}, 2, key_of_seed(str(seed)))
        while state.decisions() and state.round < 20:
            decision = state.decisions()[chance.below(len(state.decisions()))]
            choice = decision.choices[chance.below(len(decision.choices))]
            ears = Recorder()
            foretold = []
            if decision.kind in ("explore", "by") or (decision.kind == "ship" and len(decision.choices) == 2):
                foretold = gains(galaxy(state.view(decision.seat)), decision.seat, choice)
            state.apply(decision.seat, choice, ears)
            for event in ears.events:
                if foretold and event.key in ("stock", "trade", "consume") and event.seat == decision.seat:
                    assert (event.params.get("credits", 0), event.params.get("vp", 0)) in foretold
                    compared += 1
                    break
    assert compared > 100


def test_after_a_choice_the_worker_is_in_its_new_column() -> None:
    for seed in range(50):
        state = ROLL.new({"setup": "beginner"}, 2, key_of_seed(str(seed)))
        decision = state.decisions()[0]
        if decision.kind != "assign":
            continue
        view = galaxy(state.view(0))
        for choice in decision.choices:
            column = [die for die in after(view, 0, choice).players[0].workers if phase_of(die) == choice.b]
            there = [die for die in view.players[0].workers if phase_of(die) == choice.b]
            assert len(column) == len(there) + 1
        return
    raise AssertionError("nobody rolled a wild")


def test_it_is_known_before_which_choice_ends_a_seats_turn() -> None:
    """Asked of a view, it foretells what happens: whether the seat is still busy, in what it decides in secret."""
    ends = {"ready": 0, "select": 0, "with": 0, "into": 0, "start": 0}
    for seed in range(40):
        chance = Chance(key_of_seed(f"{seed}/finish"))
        state = ROLL.new({}, 2, key_of_seed(str(seed)))
        while state.decisions() and state.round < 12:
            decision = state.decisions()[chance.below(len(state.decisions()))]
            choice = decision.choices[chance.below(len(decision.choices))]
            foretold = state.view(decision.seat).finishes(decision.seat, choice)
            before = (state.round, galaxy(state).stage)
            state.apply(decision.seat, choice)
            if decision.secret:
                gone_on = (state.round, galaxy(state).stage) != before
                assert foretold == (gone_on or decision.seat not in state.busy())
                ends[choice.code.partition(":")[0]] = ends.get(choice.code.partition(":")[0], 0) + foretold
    assert all(ends[word] > 0 for word in ("ready", "select", "with", "into", "start")), ends
    assert ends["assign"] == 0


def test_dice_that_no_tile_is_left_for_are_idle() -> None:
    scene = Scene(2)
    scene.stack(0, "public_works")
    scene.developers(0, "genes", "genes", "genes")
    scene.workers(0, develop=["home"])
    found = outlook(scene.s, 0, PHASE_KEYS.index("develop"))
    assert [SIDES[side] for side in found.completes] == ["public_works"]
    assert (found.on, found.lying, found.idle) == (-1, 0, 3)


def test_a_phase_that_builds_nothing_speaks_of_no_tile() -> None:
    scene = Scene(2)
    scene.workers(0, explore=["home"])
    found = outlook(scene.s, 0, PHASE_KEYS.index("explore"))
    assert (found.workers, found.completes, found.on) == (1, [], -1)
    assert (found.lying, found.needed, found.done, found.idle) == (0, 0, 0, 0)
