"""Dice that could run short: then a phase is played in player order, and simultaneous choices still commute."""

from __future__ import annotations

from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import NOVELTY
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.supply import could_run_short
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from tests.games.roll.rules.scene import Scene

from .test_hooks import begun


class InTurns(Flow):
    """Every phase from Develop on is played in player order."""

    __slots__ = ()

    def blank(self, chance: Chance) -> Galaxy:
        return InTurns(chance)

    def takes_turns(self, which: int) -> bool:
        return True


def test_a_phase_in_which_something_could_run_short_is_played_in_player_order() -> None:
    s = InTurns(Chance(key_of_seed("turns")))
    begun(s, 4)
    told = Recorder()
    chance = Chance(key_of_seed("choices"))
    in_turn = 0
    while s.decisions() and s.round < 12:
        if stage.DEVELOP <= s.stage <= stage.SHIP:
            assert len(s.decisions()) == 1
            seat = s.decisions()[0].seat
            assert s.queue == s.order[s.order.index(seat) + 1 :]
            in_turn += len(s.queue) > 0
        decision = s.decisions()[chance.below(len(s.decisions()))]
        s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))], told)
        assert not ROLL.audit(s)
    assert in_turn > 10
    assert {event.rule for event in told.events if event.key == "dice_in_order"} == {"R-82"}


def test_the_supply_could_run_short_only_as_everybody_can_see() -> None:
    scene = Scene(2)
    scene.stack(0, "secluded_world", "star_nomad_lair")
    scene.workers(0, settle=["home"])
    s = scene.s
    assert not could_run_short(s, phase.SETTLE)
    s.supply[NOVELTY] = 1
    assert not could_run_short(s, phase.SETTLE)  # one worker, one tile, one die
    s.supply[NOVELTY] = 0
    assert could_run_short(s, phase.SETTLE)
    assert not could_run_short(s, phase.DEVELOP)
    assert not could_run_short(s, phase.SHIP)
    scene.stack(0, "gem_world")  # another tile on top: nobody knows what lies below
    assert could_run_short(s, phase.SETTLE)
