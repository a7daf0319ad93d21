"""Set-up: chips, start worlds, the robot's mat, tokens and stack (S-7 to S-10, S-81 to S-84)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOXES
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.state import Race
from orrery.kernel.chance import key_of_seed
from tests.games.race.rules.told import Witness
from tests.rules import rule, tile, vector

CARDS = [114, 136, 180, 228]
STARTS = [5, 9, 12, 16]
WORLDS = [
    "old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony", "separatist_colony",
    "ancient_race", "damaged_alien_factory", "doomed_world", "rebel_cantina", "galactic_developers",
    "imperium_warlord", "galactic_scavengers", "uplift_mercenary_force", "alien_research_team",
    "rebel_freedom_fighters",
]  # fmt: skip


def begun(seed: str = "set-up", **options: str) -> Race:
    return race(RACE.new(options, 1, key_of_seed(seed)))


@rule("S-82")
@vector("TV-42")
@tile("robot_mat")
@pytest.mark.parametrize("number", range(16))
def test_where_the_robot_starts(number: int) -> None:
    mine = "old_earth" if number else "new_sparta"
    s = begun(sets="3", robot_start=WORLDS[number], start=mine)
    expected = {2: (2, 0, 4), 6: (0, 0, 3), 12: (2, 0, 3), 1: (1, 1, 4), 4: (1, 1, 4)}.get(number, (1, 0, 4))
    r = s.robot
    assert (r.credit, r.economy, len(r.hand)) == expected
    assert s.box.start_number[r.start] == number
    assert (r.tableau, r.tile) == ([r.start], number == 8)
    assert r.symbol == s.box.robot.mats[r.start].symbol


@rule("S-8", "S-83")
@pytest.mark.parametrize("sets", range(4))
def test_start_worlds_are_dealt_by_lot_from_the_sets_in_use(sets: int) -> None:
    pairs = set()
    for seed in range(120):
        s = begun(str(seed), sets=str(sets))
        assert len(s.box.deck()) == CARDS[sets]
        mine, its = s.empire.tableau[0], s.robot.start
        assert mine != its
        pairs.add((mine, its))
        known = [s.deck, s.empire.hand, s.empire.tableau, s.empire.goods, s.robot.hand, s.robot.tableau, s.discard]
        assert sum(card >= 0 for cards in known for card in cards) == CARDS[sets]
    starts = BOXES.of(sets, "second").starts
    assert len(starts) == STARTS[sets]
    assert {mine for mine, _ in pairs} == {its for _, its in pairs} == set(starts)


@rule("S-8")
@pytest.mark.parametrize(("chosen", "dealt"), [("start", "robot_start"), ("robot_start", "start")])
def test_what_one_side_has_chosen_is_not_dealt_to_the_other(chosen: str, dealt: str) -> None:
    found = set()
    for seed in range(40):
        s = begun(f"dealt {seed}", **{chosen: "alpha_centauri"})
        worlds = {"start": s.box.keys[s.empire.tableau[0]], "robot_start": s.box.keys[s.robot.start]}
        assert worlds[chosen] == "alpha_centauri"
        found.add(worlds[dealt])
    assert found == set(WORLDS[:5]) - {"alpha_centauri"}


@rule("S-8")
def test_the_other_start_worlds_are_in_the_deck() -> None:
    s = begun(sets="3", start="old_earth", robot_start="new_sparta")
    dealt = {s.box.number_of["old_earth"], s.box.number_of["new_sparta"]}
    rest = [*s.deck, *s.empire.hand, *s.robot.hand]
    assert {card for card in rest if s.box.start_number[card] >= 0} == set(s.box.starts) - dealt


@rule("S-7", "S-71")
def test_chips() -> None:
    assert [begun(sets=str(sets)).chips for sets in range(4)] == [24, 24, 24, 29]


@rule("S-81")
def test_tokens() -> None:
    found = [begun(difficulty=word) for word in ("easy", "medium", "hard")]
    assert [s.robot.supply for s in found] == [1, 2, 3]
    assert [s.box.robot.worth[s.difficulty] for s in found] == [6, 6, 9]
    assert [s.robot.tokens for s in found] == [0, 0, 0]


@rule("S-7", "S-8", "S-81", "S-82", "S-83")
def test_the_set_up_is_told() -> None:
    recorder = Witness()
    RACE.new({"start": "old_earth"}, 1, key_of_seed("told"), recorder)
    keys = [event.key for event in recorder.events]
    assert keys[:6] == ["set_up", "start_world", "robot_start_world", "robot_mat", "robot_tokens", "robot_draws"]
    assert [event.params["drawn"] for event in recorder.events[1:3]] == [False, True]
    assert all(event.rule for event in recorder.events)
    assert "card" not in recorder.events[5].params, "nobody sees what the robot draws"
