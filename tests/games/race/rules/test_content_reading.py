"""Content is read strictly: every field means something, and a mistake in a row is found when it is read."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.content import BOX, read
from orrery.games.race.rules.design import Design
from orrery.games.race.rules.mat import Mat, RobotBox
from orrery.games.race.rules.powers.kinds import KINDS, read_powers
from orrery.games.race.rules.terms import Term
from orrery.games.race.rules.vocabulary import feature
from orrery.games.race.rules.vocabulary.kind import KIND_KEYS

PLAIN: dict[str, Any] = {
    "key": "moonlet", "name_en": "Moonlet", "name_de": "Möndchen", "name_de_source": "rulebook", "copies": {"base": 1},
    "kind": "world", "cost": 2, "vp": 1,
}  # fmt: skip


def design(**fields: Any) -> Design:
    row = {**PLAIN, **fields}
    return Design(0, {field: value for field, value in row.items() if value is not None}, True, {})


def test_a_plain_row_is_a_design() -> None:
    moonlet = design()
    assert (moonlet.cost, moonlet.vp, moonlet.is_world, moonlet.military, moonlet.set) == (2, 1, True, False, 0)
    assert moonlet.row["confidence"] == "verified"


def test_every_power_knows_its_card_and_its_place() -> None:
    for table in (BOX.explore, BOX.develop, BOX.settle, BOX.trade, BOX.consume, BOX.produce):
        for number, powers in enumerate(table):
            assert [(power.design, power.index) for power in powers] == [(number, i) for i in range(len(powers))]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"colour": "blue"}, "nobody reads colour"),
        ({"second_edition": {"price": 3}}, "nobody reads price"),
        ({"kind": "moon"}, "a world or a development"),
        ({"defence": 2}, "a cost or a defence"),
        ({"cost": None}, "a cost or a defence"),
        ({"kind": "development", "windfall": "genes"}, "what only worlds have"),
        ({"kind": "development", "cost": None, "defence": 3}, "what only worlds have"),
        ({"windfall": "genes", "production": "genes"}, "windfall or production"),
        ({"windfall": "spice"}, "spice"),
        ({"tags": ["pirate"]}, "pirate"),
        ({"copies": {"xeno": 1}}, "the sets are"),
        ({"settle": [{"effect": "conquer_all"}]}, "no effect 'conquer_all'"),
        ({"explore": [{"effect": "military", "n": 1}]}, "no effect 'military'"),
        ({"settle": [{"n": 1}]}, "no effect ''"),
        ({"settle": [{"effect": "military", "n": 1, "bonus": 2}]}, "nobody reads"),
        ({"settle": [{"effect": "military"}]}, "there is no n"),
        ({"settle": [{"effect": "military", "n": "1"}]}, "no number"),
        ({"settle": [{"effect": "military", "n": True}]}, "no number"),
        ({"settle": [{"effect": "military", "n": 1, "good": "spice"}]}, "none of"),
        ({"settle": [{"effect": "military", "n": 1, "per": "moon"}]}, "moon"),
        ({"settle": [{"effect": "temporary_military", "n": 1, "pay": "smile"}]}, "none of"),
        ({"consume": [{"effect": "trade_good", "with_trade_bonuses": 1}]}, "neither true nor false"),
        ({"consume": [{"effect": "spend_prestige", "n": 1, "max_times": 1, "gain": {"fame": 1}}]}, "nobody reads"),
        ({"scoring": [{"vp": 1, "per": "moon"}]}, "none of"),
        ({"scoring": [{"vp": 1, "per": "world", "until": 3}]}, "nobody reads"),
        ({"scoring": [{"formula": "square_root"}]}, "none of"),
        ({"scoring": [{"formula": "prestige", "vp": 2}]}, "nobody reads"),
        ({"scoring": [{"vp": 1, "per": "card"}]}, "go together"),
        ({"scoring": [{"vp": 1, "per": "world", "cards": ["old_earth"]}]}, "go together"),
    ],
)
def test_a_mistake_in_a_row_is_found(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message) as caught:
        design(**fields)
    assert "moonlet" in str(caught.value), "it says of which card"


def test_a_card_has_all_its_features() -> None:
    made = design(cost=None, defence=3, production="genes", tags=["imperium", "rebel", "chromosome"])
    assert made.features == (
        feature.WORLD
        | feature.IMPERIUM_CARD
        | feature.MILITARY_WORLD
        | feature.PRODUCTION_WORLD
        | feature.REBEL_WORLD
        | feature.REBEL_MILITARY_WORLD
        | feature.CHROMOSOME_WORLD
        | feature.GENES_WORLD
    )
    made = design(windfall="alien")
    assert made.features == feature.WORLD | feature.WINDFALL_WORLD | feature.ALIEN_GOODS_WORLD
    made = design(kind="development", cost=6, tags=["rebel"])
    assert made.features == feature.DEVELOPMENT | feature.REBEL_DEVELOPMENT | feature.SIX_COST_DEVELOPMENT


def test_an_unknown_source_of_a_name_is_found() -> None:
    with pytest.raises(KeyError):
        design(name_de_source="hearsay")


def test_every_kind_of_power_has_a_class_and_occurs() -> None:
    named = {effect for effects in KINDS.values() for effect in effects}
    assert named == set(KIND_KEYS)
    used = {(phase, row["effect"]) for design in BOX.designs for phase in KINDS for row in design.row.get(phase, [])}
    assert used == {(phase, effect) for phase, effects in KINDS.items() for effect in effects}


def test_powers_know_their_card_and_their_place() -> None:
    powers = read_powers(7, "moonlet", "settle", [{"effect": "second_world"}, {"effect": "military", "n": 2}])
    assert [(power.design, power.index, KIND_KEYS[power.kind]) for power in powers] == [
        (7, 0, "second_world"),
        (7, 1, "military"),
    ]
    for design in BOX.designs:
        for powers in design.powers:
            assert [power.index for power in powers] == list(range(len(powers)))
            assert all(power.design == design.number for power in powers)


def test_every_field_of_a_power_is_kept() -> None:
    """Whatever stands in a row can be found again in the object that was read from it."""
    for design in BOX.designs:
        for phase in KINDS:
            powers = read_powers(design.number, design.key, phase, design.row.get(phase, []))
            for row, power in zip(design.row.get(phase, []), powers, strict=True):
                for field in row:
                    if field not in ("effect", "gain", "gain_per_good"):
                        assert hasattr(power, field), (design.key, phase, field)
                    elif field != "effect":
                        assert {name: getattr(power, f"gain_{name}") for name in row[field]} == row[field]


def test_powers_have_slots_alone() -> None:
    for design in BOX.designs:
        for powers in design.powers:
            assert not any(hasattr(power, "__dict__") for power in powers)


@pytest.mark.parametrize(("extra", "message"), [({"shuns_rebels": True}, "nobody reads"), ({"credit": None}, "credit")])
def test_a_mistake_in_the_mat_is_found(extra: dict[str, Any], message: str) -> None:
    row = {**read("robot.toml")["mat"], **extra}
    with pytest.raises(ValueError, match=message):
        Mat({field: value for field, value in row.items() if value is not None})


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("figures", {"credit_most": 4, "economy_most": 5, "chips": 24, "prestige_chips": 5, "luck": 1}),
        ("start", [{"world": "atlantis", "rule": "S-1", "symbol": "settle"}]),
        ("start", [{"world": "old_earth", "rule": "S-1", "symbol": "settle", "mood": 3}]),
        ("start", [{"world": "old_earth", "rule": "S-1", "symbol": "settle", "turns": [{"after": "settle"}]}]),
    ],
)
def test_a_mistake_in_the_robot_is_found(part: str, value: Any) -> None:
    content = read("robot.toml")
    if part == "figures":
        value = {**content["figures"], **value}
    with pytest.raises(ValueError, match=r"nobody reads|no worlds|there is no"):
        RobotBox({**content, part: value}, [design.row for design in BOX.designs], {})


def test_scoring_terms_name_cards_that_exist() -> None:
    for terms in BOX.scoring:
        for term in terms:
            assert [BOX.keys[number] for number in term.designs] == term.cards
    with pytest.raises(KeyError):
        [BOX.number_of[key] for key in Term("moonlet", {"vp": 1, "per": "card", "cards": ["atlantis"]}).cards]
