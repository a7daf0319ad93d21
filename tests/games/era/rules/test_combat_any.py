"""Any battles, played by chance: what holds for all of them (E-84, E-96, E-97, E-260)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules import encoding
from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.hidden import hidden_letters
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary.faction import FACTIONS
from orrery.games.era.rules.vocabulary.letter import LETTERS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Reader
from orrery.kernel.event import Event
from orrery.kernel.state import STEP_MASK
from tests.rules import rule

from .battles import fight
from .scene import HUMAN, SLAVERS, Scene

PLACES = ["ze5", "zd4", "zc4", "zb5", "he5", "ha3"]
PEOPLES = ["avians", "alliance", "felines", "mayans"]


def any_scene(seed: int) -> tuple[Scene, Chance]:
    chance = Chance(key_of_seed(f"battles {seed}"))
    scene = Scene(str(seed), zd4="neutron", zc4="nebula", zb5="star")
    scene.round = 1 + chance.below(8)
    scene.story = chance.below(4)
    scene.alignment = chance.below(2)
    scene.people = scene.box.people_keys.index(PEOPLES[chance.below(4)])
    scene.wars = [False, chance.below(2) == 1, chance.below(4) > 0]
    for faction in range(FACTIONS):
        f = scene.factions[faction]
        f.levels = [1 + chance.below(6), 1 + chance.below(2), 1 + chance.below(2), 1, 1]
        for address in PLACES:
            if chance.below(3):
                scene.ships(faction, address, chance.below(3))
        if faction != 1:
            for letter in range(LETTERS):
                f.tactics[letter] = chance.below(3) if faction == HUMAN else chance.below(2)
                if chance.below(2):
                    scene.fleet(faction, letter, PLACES[chance.below(len(PLACES))], 1 + chance.below(30))
    order = [0, 1, 2]
    chance.shuffle(order)
    scene.order = order
    return scene, chance


def read_again(scene: Galaxy) -> Galaxy:
    values = Reader(scene.encode())
    layout = encoding.read_layout(scene.box, values)
    again = Flow(scene.box, layout, Chance(bytes(32)))
    again.layout = scene.layout
    encoding.read(again, values)
    again.reopen()
    return again


def ask(scene: Scene, chance: Chance) -> str:
    """One answer; what it is. `take` touches no chance, and a copy from bytes is asked the same."""
    decision = scene.open[0]
    assert len(decision.choices) <= 30
    choice = decision.choices[chance.below(len(decision.choices))]
    copy = scene.clone()
    before = (copy.chance.counter, copy.chance.at)
    copy.step(copy.seat.todo[-1] & STEP_MASK).take(copy, copy.seat, choice)
    assert (copy.chance.counter, copy.chance.at) == before
    again = read_again(scene)
    assert [one.code for one in again.open[0].choices] == [one.code for one in decision.choices]
    assert again.encode() == scene.encode()
    scene.choose(choice.code)
    return choice.code


@rule("E-84", "E-96", "E-97")
@pytest.mark.parametrize("attacker", range(FACTIONS))
def test_any_battles_come_to_an_end(attacker: int) -> None:
    asked = 0
    for seed in range(80):
        scene, chance = any_scene(1000 * attacker + seed)
        fleets = sum(scene.factions[faction].ships() for faction in range(FACTIONS))
        fight(scene, attacker)
        answers = 0
        while scene.open:
            ask(scene, chance)
            answers += 1
            assert answers < 150
        asked += answers
        assert (scene.agenda, scene.seat.todo, scene.seat.waiting) == ([], [], False)
        for at in range(HEXES):
            assert not (scene.factions[attacker].has_ships_at(at) and scene.is_hostile(attacker, at))
        lost = sum(event.params["n"] for event in scene.told("destroyed"))
        assert fleets - lost == sum(scene.factions[faction].ships() for faction in range(FACTIONS))
        for f in scene.factions:
            assert min(f.loose) >= 0
            for letter in range(LETTERS):
                assert (f.fleet_at[letter] >= 0) == (f.fleet_size[letter] > 0)
    assert asked > 20


def up_to_reveal(events: list[Event]) -> list[str]:
    found: list[str] = []
    for event in events:
        if event.reveals:
            break
        found.append(repr(event))
    return found


@rule("E-49")
@pytest.mark.parametrize("attacker", range(FACTIONS))
def test_before_anything_is_revealed_other_letters_look_the_same(attacker: int) -> None:
    compared = 0
    for seed in range(80):
        scene, _ = any_scene(5000 + 1000 * attacker + seed)
        other, _ = any_scene(5000 + 1000 * attacker + seed)
        slavers = other.slavers
        slavers.tactics = scene.slavers.tactics = [0] * LETTERS
        letters = hidden_letters(slavers)
        fleets = [(slavers.fleet_at[letter], slavers.fleet_size[letter]) for letter in letters]
        for letter, (at, size) in zip(letters, fleets[1:] + fleets[:1], strict=True):
            slavers.put_fleet(letter, at, size)
        assert scene.view(HUMAN).encode() == other.view(HUMAN).encode()
        fight(scene, attacker)
        fight(other, attacker)
        assert up_to_reveal(scene.heard.events) == up_to_reveal(other.heard.events)
        revealed = any(event.reveals for event in scene.heard.events + other.heard.events)
        if not revealed:
            assert scene.view(HUMAN).encode() == other.view(HUMAN).encode()
            assert scene.about(HUMAN) == other.about(HUMAN)
            assert scene.offered() == other.offered()
            compared += slavers.fleet_at != scene.slavers.fleet_at
    assert compared > 0 or attacker == SLAVERS
