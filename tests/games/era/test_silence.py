"""No act is silent: in whole games nothing of an automa changes that is not told, with the rule it follows from."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.kernel.options import Draws
from tests.rules import rule

GAMES = 200
AUTOMAS = (FARMERS, SLAVERS)
# By what can change: the events that say so. A change lies beside one of them: right before it or right after it.
TELLERS = {
    "ships": {
        "moves", "merges", "spawned", "new_fleet", "joins_fleet", "retreats", "falls_back", "driven_off", "destroyed",
        "ray", "gives_ship",
    },
    "discs": {"takes_star", "settles", "grows", "disc_moves", "power_disc", "ray", "loses_disc"},
    "levels": {"level"},
    "tactics": {"slaver_tactic"},
    "wars": {"war", "peace"},
    "power": {"power_disc"},
    "tile": {"leads", "gives_ship"},
}  # fmt: skip
COMES = ("spawned", "new_fleet", "joins_fleet")


def have(s: Flow) -> dict[str, object]:
    """All that the automas have, by what it is."""
    found: dict[str, list[object]] = {key: [] for key in TELLERS}
    for automa in AUTOMAS:
        f = s.factions[automa]
        found["ships"] += [f.loose[:], f.fleet_at[:], f.fleet_size[:]]
        found["levels"].append(f.levels[:])
        found["tactics"].append(f.tactics[:])
    found["discs"] = [s.slavers.track, [(at, s.discs[at]) for at in s.stars_of(SLAVERS)]]
    found["wars"] = [s.wars[FARMERS], s.wars[SLAVERS]]
    found["power"] = [s.robots.power]
    found["tile"] = [s.on_tile[FARMERS], s.on_tile[SLAVERS]]
    return dict(found)


class Watch(Recorder):
    """Looks at all of it whenever something is told, and whenever an act or an answer is over."""

    def __init__(self) -> None:
        super().__init__()
        self.s: Flow | None = None
        self.seen: dict[str, object] = {}
        self.changes: Counter[str] = Counter()
        self.told = 0  # events since the act or the answer began

    def begin(self, s: Flow) -> None:
        self.s = s
        self.seen = have(s)

    def changed(self) -> list[str]:
        assert self.s is not None
        now = have(self.s)
        found = [key for key in TELLERS if now[key] != self.seen[key]]
        self.seen = now
        self.changes.update(found)
        return found

    def tell(self, event: Event) -> None:
        assert re.fullmatch(r"E-\d+", event.rule), event
        if self.s is not None:
            for key in self.changed():
                before = self.events[-1]
                assert event.key in TELLERS[key] or (self.told and before.key in TELLERS[key]), (key, before, event)
            self.check(event)
        super().tell(event)
        self.told += 1

    def check(self, event: Event) -> None:
        """What is told is so."""
        s = self.s
        assert s is not None
        if event.key == "level" and event.seat in AUTOMAS:
            level = s.factions[event.seat].levels[FIELD_KEYS.index(event.params["field"])]
            assert level == event.params["level"]
        elif event.key == "power_disc":
            assert (s.robots.power, s.slavers.track) == (event.params["n"], event.params["left"])

    def over(self) -> None:
        """An act or an answer: whatever came after its last event was told by that one."""
        for key in self.changed() if self.s is not None else []:
            assert self.told, key
            assert self.events[-1].key in TELLERS[key], (key, self.events[-1])
        self.told = 0

    def acted(self, act: int) -> None:
        assert self.told or self.s is None, f"act {act} told nothing"
        self.over()


def ships_told(events: list[Event]) -> list[int]:
    """How many ships each automa must have by what was told."""
    ships = [0, 0, 0]
    for event in events:
        if event.key in COMES and event.seat != HUMAN:
            ships[event.seat] += event.params["n"]
        elif event.key == "destroyed":
            ships[event.seat] -= event.params["n"]
        elif event.key == "ray" and event.params["what"] != "disc":
            ships[FACTION_KEYS.index(event.params["faction"])] -= 1
        elif event.key == "gives_ship":
            ships[event.seat] -= 1
    return [ships[automa] for automa in AUTOMAS]


@rule("E-190", "E-214", "E-236")
def test_every_change_of_what_an_automa_has_is_told_with_its_rule() -> None:
    draws = Draws(ERA.options, {})
    changes: Counter[str] = Counter()
    for number in range(GAMES):
        watch = Watch()
        s = ERA.new(draws.at(number), 1, key_of_seed(f"silence {number}"), watch)
        assert isinstance(s, Flow)
        watch.begin(s)
        chance = Chance(key_of_seed(f"silence {number}, choices"))
        while s.decisions():
            choices = s.decisions()[0].choices
            watch.told = 0
            s.apply(HUMAN, choices[chance.below(len(choices))], watch)
            watch.over()
        assert ships_told(watch.events) == [s.factions[automa].ships() for automa in AUTOMAS], number
        changes += watch.changes
    assert min(changes[key] for key in TELLERS) > 10, "each of them happened"
    assert changes["ships"] > 20 * GAMES


@rule("E-190")
def test_a_change_that_nobody_tells_is_found() -> None:
    watch = Watch()
    s = ERA.new({}, 1, key_of_seed("silence"), watch)
    assert isinstance(s, Flow)
    watch.begin(s)
    s.robots.power += 1
    with pytest.raises(AssertionError):
        watch.over()
    watch.begin(s)
    s.slavers.levels[0] += 1
    with pytest.raises(AssertionError):
        watch.tell(Event("turn", SLAVERS, "E-46", {}))
