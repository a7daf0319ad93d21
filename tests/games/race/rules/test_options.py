"""What can be chosen before a game, and what is refused with a sentence."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOX
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.options import options_of
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.options import legal_sets
from orrery.kernel.refusal import BadOptions
from orrery.tables.log import SeatSpec
from orrery.tables.record import solo_result
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, Speech
from tests.rules import rule


def refused(**options: str) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        RACE.new(options, 1, key_of_seed("refused"))
    return caught.value


def said(error: BadOptions) -> list[str]:
    return [Speech(lang, None).error(error.key, **error.params) for lang in LANGUAGES]


@rule("S-84")
@pytest.mark.parametrize("option", ["start", "robot_start"])
@pytest.mark.parametrize("number", range(-6, 0))
def test_start_worlds_below_zero_are_refused_with_their_rule(option: str, number: int) -> None:
    error = refused(**{option: str(number)})
    assert error.key == "refused_option"
    for sentence in said(error):
        assert "S-84" in sentence
        assert str(number) in sentence


@rule("S-8")
def test_both_sides_cannot_start_with_the_same_world() -> None:
    error = refused(start="old_earth", robot_start="old_earth")
    assert error.key == "option_needs"
    assert all("old_earth" in sentence for sentence in said(error))


@rule("S-8")
@pytest.mark.parametrize("option", ["start", "robot_start"])
@pytest.mark.parametrize(
    ("world", "first"),
    [("old_earth", 0), ("separatist_colony", 1), ("rebel_cantina", 2), ("alien_research_team", 3)],
)
def test_a_start_world_needs_its_set(option: str, world: str, first: int) -> None:
    for sets in range(4):
        given = {"sets": str(sets), option: world}
        if sets >= first:
            s = race(RACE.new(given, 1, key_of_seed("needs")))
            assert s.box.keys[s.empire.tableau[0] if option == "start" else s.robot.start] == world
        else:
            assert refused(**given).key == "option_needs"
    needs = next(row for row in options_of(BOX) if row.key == option).needs[world]
    assert needs.get("sets", ["0", "1", "2", "3"]) == [str(sets) for sets in range(first, 4)]


@rule("S-1")
def test_one_plays_against_the_robot() -> None:
    assert RACE.rivals == ["robot"]
    with pytest.raises(BadOptions) as caught:
        RACE.check({}, 2)
    assert caught.value.key == "exact_seats"


@rule("S-155")
def test_the_edition_changes_five_cards() -> None:
    second, first = (
        race(RACE.new({"edition": edition}, 1, key_of_seed("edition"))).box for edition in ("second", "first")
    )
    differing = {
        key
        for number, key in enumerate(second.keys)
        if (second.cost[number], second.vp[number]) != (first.cost[number], first.vp[number])
        or second.general_military[number] != first.general_military[number]
        or len(second.scoring[number]) != len(first.scoring[number])
    }
    assert differing == {
        "black_market_trading_world", "imperium_armaments_world", "bio_hazard_mining_world", "outlaw_world",
        "merchant_guild",
    }  # fmt: skip
    assert RACE.complete({})["edition"] == "second", "the newer one is usual"


@pytest.mark.parametrize(("option", "value"), [("sets", "4"), ("difficulty", "insane"), ("start", "gem_world")])
def test_other_values_are_refused(option: str, value: str) -> None:
    error = refused(**{option: value})
    assert error.key == "bad_option"
    assert all(value in sentence for sentence in said(error))


@rule("S-8")
def test_the_start_worlds_that_were_dealt_are_known_afterwards() -> None:
    met: set[str] = set()
    for seed in range(20):
        options = RACE.check({"sets": "3"}, 1)
        table = Table(RACE, options, [SeatSpec("person", "me")], f"dealt {seed}")
        chance = Chance(key_of_seed(f"dealt {seed}"))
        told = {event.key: event.params["card"] for event in table.news(0) if event.key.endswith("start_world")}
        while (decision := table.decision(0)) is not None:
            table.play(0, decision.choices[chance.below(len(decision.choices))].code)
        found = solo_result(table, "a table", 0.0)
        assert found is not None
        assert found.drawn == {"start": told["start_world"], "robot_start": told["robot_start_world"]}
        assert RACE.check(found.played_with, 1) == found.played_with
        met |= set(found.drawn.values())
    assert len(met) > 10


@rule("S-8")
@pytest.mark.parametrize(
    ("chosen", "drawn"),
    [
        ({"start": "old_earth"}, ["robot_start"]),
        ({"robot_start": "old_earth"}, ["start"]),
        ({"start": "old_earth", "robot_start": "new_sparta"}, []),
    ],
)
def test_what_was_chosen_was_not_dealt(chosen: dict[str, str], drawn: list[str]) -> None:
    options = RACE.check(chosen, 1)
    assert list(RACE.drawn_options(options, RACE.new(options, 1, key_of_seed("chosen")))) == drawn


def test_what_goes_together_can_be_played() -> None:
    sets = legal_sets(RACE.options)
    for start in {chosen["start"] for chosen in sets}:
        mine = [chosen for chosen in sets if chosen["start"] == start]
        for chosen in (mine[0], mine[-1]):
            assert RACE.new(chosen, 1, key_of_seed("together")).decisions()
