"""The hooks of the base flow: each is called when docs/design.md says, and what it answers counts.

Tiny modules do what no expansion does: one writes down who called it, the others answer otherwise.
"""

from __future__ import annotations

from typing import Any, Final

import pytest

from orrery.games.roll.rules import content
from orrery.games.roll.rules.alphabet import C_PASS, C_PAY
from orrery.games.roll.rules.content import Effect
from orrery.games.roll.rules.effects import gain
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.flow import STEPS, Flow
from orrery.games.roll.rules.game import ROLL, galaxy
from orrery.games.roll.rules.pieces import EFFECT_KEYS, GENES, NOVELTY, NUMBER_SHIFT, SEAT_DICE
from orrery.games.roll.rules.roll_step import RollStep
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.steps.setup import set_up
from orrery.games.roll.rules.vocabulary import stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice
from orrery.kernel.event import Recorder
from orrery.kernel.state import Step
from tests.games.roll.rules.scene import Scene


class Noting(Flow):
    """Writes down which hooks were called, and answers as the base game does."""

    __slots__ = ("calls",)

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.calls: list[str] = []

    def blank(self, chance: Chance) -> Galaxy:
        c = Noting(chance)
        c.calls = self.calls
        return c

    def retire(self, p: Empire, die: int, to_cup: bool) -> None:
        self.calls.append("retire to cup" if to_cup else "retire")
        super().retire(p, die, to_cup)

    def rest(self, p: Empire, die: int) -> None:
        self.calls.append("rest")
        super().rest(p, die)

    def paid(self, p: Empire) -> None:
        self.calls.append(f"paid, has {p.credits}")

    def lacks_builders(self, p: Empire, kind: int) -> None:
        self.calls.append(f"lacks builders {kind}")

    def lacks_die(self, p: Empire, colour: int, world: int, to_cup: bool) -> None:
        self.calls.append(f"lacks {colour} at {world} {to_cup}")

    def carry_out(self, p: Empire, side: int, effect: Effect) -> None:
        self.calls.append(f"carry out {effect.kind} of {side}")

    def hide_more(self, seat: int | None) -> None:
        self.calls.append(f"hide from {seat}")

    def bring_phases(self) -> None:
        self.calls.append("bring")

    def shift_workers(self) -> None:
        self.calls.append("shift")

    def asks_in_reveal(self, part: int) -> bool:
        self.calls.append(f"part {part}")
        return False


def noting(seats: int = 2) -> tuple[Scene, Noting]:
    scene = Scene(seats)
    s = Noting(Chance(key_of_seed("scene")))
    put_in_place_of(scene, s)
    return scene, s


def put_in_place_of(scene: Scene, s: Flow) -> None:
    old = scene.s
    s.pool, s.supply, s.bag, s.order, s.round = old.pool, old.supply, old.bag, old.order, old.round
    s.seat_players(old.players)
    scene.s = s


def begun(s: Flow, seats: int) -> None:
    set_up(s, seats, True)
    for p in s.seats:
        s.advance(p)
    s.run()


def test_shippers_and_goods_retire_when_they_are_used() -> None:
    scene, s = noting()
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "genes")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "trade:genes@gem_world")
    assert s.calls.count("retire") == 2


def test_builders_retire_when_their_tile_is_there_and_by_a_power_to_the_cup() -> None:
    scene, s = noting()
    scene.tableau(0, "new_galactic_order")
    scene.stack(0, "star_nomad_lair", "gem_world")
    scene.workers(0, settle=["military", "home"])
    scene.hold(1)
    scene.phases("settle")
    scene.choose(0, "build:military")
    assert "lacks builders 0" in s.calls
    assert s.calls.count("retire to cup") == 1


def test_who_pays_in_a_phase_has_paid() -> None:
    scene, s = noting()
    scene.tableau(0, "gem_world", "galactic_bankers")
    scene.good(0, "gem_world", "genes")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "trade:genes@gem_world", "pay")
    assert [call for call in s.calls if call.startswith("paid")] == [f"paid, has {scene.p(0).credits}"]


def test_the_hooks_of_reveal_come_in_order() -> None:
    s = Noting(Chance(key_of_seed("reveal")))
    begun(s, 3)
    while s.stage == stage.ASSIGN:
        decision = s.decisions()[0]
        s.apply(decision.seat, decision.choices[0])
    calls = [call for call in s.calls if call.startswith(("part", "bring", "shift"))]
    assert calls[:5] == ["part 0", "bring", "shift", "part 1", "part 2"]


def test_what_is_kept_secret_is_hidden() -> None:
    s = Noting(Chance(key_of_seed("hidden")))
    set_up(s, 2, False)
    s.view(1)
    s.view(None)
    assert s.calls == ["hide from 1", "hide from None"]


def test_a_die_that_is_not_there_and_an_effect_of_another_kind_are_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, s = noting()
    p = scene.p(0)
    s.supply[NOVELTY] = 0
    s.supply[GENES] = 0
    gain(s, p, 5, Effect({"kind": "gain_die", "colour": "novelty", "count": 2, "to": "cup"}))
    gain(s, p, 5, Effect({"kind": "gain_good", "colour": "genes"}))
    monkeypatch.setattr(content, "EFFECT_KEYS", [*EFFECT_KEYS, "levitate"])
    gain(s, p, 5, Effect({"kind": "levitate"}))
    assert s.calls == ["lacks 3 at -1 True"] * 2 + ["lacks 5 at 5 False", f"carry out {len(EFFECT_KEYS)} of 5"]
    assert (p.cup, p.goods, p.credits) == ([], [], 0)


class Nod(RollStep):
    """A question of the test's own."""

    number = len(STEPS)
    kind = "nod"
    rule = "R-26"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out += [C_PASS, C_PAY]

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()


NOD: Final = Nod()


class Asking(Flow):
    """In Reveal seat 1 is asked after each part."""

    __slots__ = ()

    def blank(self, chance: Chance) -> Galaxy:
        return Asking(chance)

    def step(self, number: int) -> Step[Any, Any]:
        return NOD if number == NOD.number else super().step(number)

    def asks_in_reveal(self, part: int) -> bool:
        self.players[1].todo.append(NOD.number)
        return True


def test_reveal_waits_for_an_answer_after_each_part() -> None:
    s = Asking(Chance(key_of_seed("asking")))
    begun(s, 2)
    told = Recorder()
    seen: list[tuple[int, list[str]]] = []
    while s.round == 1 and len(seen) < 3:
        decision = s.decisions()[0]
        if decision.kind == "nod":
            assert decision.seat == 1
            seen.append((s.stage, [event.key for event in told.events if event.key in ("phase_die", "phases")]))
            assert galaxy(s.view(0)).stage == s.stage
        s.apply(decision.seat, decision.choices[0], told)
    assert seen == [
        (stage.SCREENS, ["phase_die"]),
        (stage.PHASES_FOUND, ["phase_die", "phases"]),
        (stage.SENT_BACK, ["phase_die", "phases"]),
    ]
    assert s.stage in range(stage.EXPLORE, stage.OVER)


class Generous(Flow):
    """Everybody may have 13 credits, and explorers go to the cup."""

    __slots__ = ()

    def credit_limit(self, p: Empire) -> int:
        return 13

    def retire(self, p: Empire, die: int, to_cup: bool) -> None:
        super().retire(p, die, True)


def test_where_workers_go_and_how_much_one_may_have_is_asked() -> None:
    scene = Scene(2)
    put_in_place_of(scene, Generous(Chance(key_of_seed("generous"))))
    p = scene.p(0)
    p.credits = 12
    assert scene.s.earn(p, 5) == 1
    assert not ROLL.audit(scene.s)
    p.credits = 14
    assert ROLL.audit(scene.s) == ["seat 0 has 14 credits"]
    die = scene.s.new_die(p, 0)
    scene.s.retire(p, die, False)
    assert (p.cup, p.citizenry) == ([die], [])


def test_numbers_of_dice_that_have_gone_are_used_again() -> None:
    s = Expanded(Chance(key_of_seed("numbers")))
    begun(s, 2)
    p = s.players[1]
    first = p.cup[0] if p.cup else p.workers[0]
    p.made = SEAT_DICE
    numbers = {(die >> NUMBER_SHIFT) % SEAT_DICE for die in p.dice()}
    die = s.new_die(p, 0)
    assert p.made == SEAT_DICE
    assert die >> NUMBER_SHIFT >= SEAT_DICE
    assert (die >> NUMBER_SHIFT) % SEAT_DICE == min(set(range(SEAT_DICE)) - numbers)
    assert first >> NUMBER_SHIFT != die >> NUMBER_SHIFT
