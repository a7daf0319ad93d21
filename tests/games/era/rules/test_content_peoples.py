"""The star peoples, side by side: what they start with, and their powers."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX, read
from orrery.games.era.rules.powers.kinds import KINDS
from orrery.games.era.rules.powers.power import PeoplePower
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.power import POWER_KEYS, POWERS
from tests.rules import rule

SPIRIT = "spirituality 3: level_limit robotics 1, relic_ships robotics 2"
PRINTED = {
    "alliance": (
        ": defending_cv 4, limits_ignored, switch_cost 2",
        ": attacking_cv 2, declarer_loses 3, switch_cost 2",
    ),
    "anchara": ("2 dp: counter_on_switch 1", "2 ships: counter_on_switch 1"),
    "annunaki": ("genetics 2: advance 1 2", "genetics 2: subjugated_population 3"),
    "avians": ("spirituality 2, propulsion 2:", "spirituality 2, propulsion 2:"),
    "caninoids": ("choice 2: trade_dp 1", "choice 2: forced_trade"),
    "dracos": ("military 2, 3 ships:", "military 2, 3 ships:"),
    "felines": ("1 ships: repel_attacker 1", "1 ships: drive_off_defender 1"),
    "galactic": (": extra_ally 1", ": conquered_population 3"),
    "greys": ("-1 ships: leap 3 1, no_war", "1 ships: level_without_trade 1"),
    "icc": ("propulsion 2: trade_with_each", "robotics 2, 1 ships: trade_with_each"),
    "mantids": ("2 discs: discs_per_star 2", "genetics 2: discs_per_star 2"),
    "mayans": (": relocated_discs 3, no_asteroid_ships", ": dp_for_lost_ships 1 3, no_asteroid_ships"),
    "orion": (": population_counts 2, no_bombs", ": conquer_with 1"),
    "plejars": (": war_while_moving, liberation_dp 2", ": ally_with 3 1"),
    "progenitors": (": free_colonize 4", ": free_colonize 4"),
    "rogue_ai": ("robotics 2: ships_into_discs 2", "robotics 2: discs_into_ships 2"),
    "yowies": (SPIRIT, SPIRIT),
}


def power_in_words(power: PeoplePower) -> str:
    """Its kind, and its figures by the order of their names."""
    names = sorted(name for name in type(power).__slots__ if name != "kind")
    values = [getattr(power, name) for name in names]
    words = [FIELD_KEYS[value] if name == "field" else str(value) for name, value in zip(names, values, strict=True)]
    return " ".join([POWER_KEYS[power.kind], *words])


def side_in_words(people: int, side: int) -> str:
    row = BOX.peoples[people].sides[side]
    start = [f"{FIELD_KEYS[field]} {row.levels[field]}" for field in range(5) if row.levels[field] != 1]
    start += [f"choice {row.choice}"] if row.choice else []
    for amount, what in ((row.ships, "ships"), (row.discs, "discs"), (row.dp, "dp")):
        start += [f"{amount} {what}"] if amount else []
    return f"{', '.join(start)}: {', '.join(power_in_words(power) for power in row.powers)}".strip()


@rule("E-10", "E-176")
def test_there_are_17_star_peoples_with_two_sides() -> None:
    assert BOX.people_keys == list(PRINTED)
    assert [people.key for people in BOX.peoples] == BOX.people_keys
    assert all(len(people.sides) == 2 for people in BOX.peoples)


@rule("E-176")
@pytest.mark.parametrize("side", [0, 1], ids=["sto", "sts"])
@pytest.mark.parametrize("key", PRINTED)
def test_a_side_is_as_printed(key: str, side: int) -> None:
    assert side_in_words(BOX.people_keys.index(key), side) == PRINTED[key][side].strip()


@rule("E-176")
def test_six_peoples_are_known_from_their_tiles_alone() -> None:
    uncertain = [people.key for people in BOX.peoples if not people.certain]
    assert uncertain == ["annunaki", "felines", "galactic", "mayans", "progenitors", "rogue_ai"]
    rows = {row["key"].removeprefix("people_"): row for row in BOX.components() if row["part"] == "people"}
    for key, row in rows.items():
        fields = [doubt["field"] for doubt in row["doubts"] if not doubt["field"].startswith("name_")]
        assert fields == (["sto_powers", "sts_powers"] if key in uncertain else [])


def test_three_peoples_have_a_name_for_each_side() -> None:
    named = {
        row["key"]: (row["name_en_sts"], row["name_de_sts"])
        for row in BOX.components()
        if row["part"] == "people" and "name_en_sts" in row
    }
    assert named == {
        "people_alliance": ("Alliance of Darkness", "Allianz der Dunkelheit"),
        "people_galactic": ("Galactic Empire", "Galaktisches Imperium"),
        "people_orion": ("Orion Empire", "Imperium Orion"),
    }


def test_every_kind_of_power_has_a_class_of_its_own_and_occurs() -> None:
    assert list(KINDS) == POWER_KEYS
    assert len(set(POWER_KEYS)) == len(set(KINDS.values())) == POWERS
    used = {power.kind for people in BOX.peoples for side in people.sides for power in side.powers}
    assert used == set(range(POWERS))


def test_every_field_of_a_power_is_kept() -> None:
    for people, row in zip(BOX.peoples, read("peoples.toml")["people"], strict=True):
        for side, key in enumerate(("sto", "sts")):
            for power, fields in zip(people.sides[side].powers, row[f"{key}_powers"], strict=True):
                assert type(power) is KINDS[fields["effect"]]
                assert set(fields) == {"effect", *type(power).__slots__}
                assert not hasattr(power, "__dict__")
