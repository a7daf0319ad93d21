"""What star people and the home sector bring at the start (E-28, E-29)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, ROBOTICS
from orrery.kernel.refusal import IllegalChoice
from tests.rules import refusal, rule, tile

from .starts import sided


@tile("people_avians", "people_felines")
@rule("E-28", "E-176")
@pytest.mark.parametrize(
    ("people", "side", "levels", "ships", "discs", "points"),
    [
        ("alliance", "sto", {}, 3, 0, 0),
        ("alliance", "sts", {}, 3, 0, 0),
        ("anchara", "sto", {}, 3, 0, 2),
        ("anchara", "sts", {}, 5, 0, 0),
        ("annunaki", "sto", {"genetics": 2}, 3, 0, 0),
        ("annunaki", "sts", {"genetics": 2}, 3, 0, 0),
        ("avians", "sto", {"spirituality": 2, "propulsion": 2}, 3, 0, 0),
        ("avians", "sts", {"spirituality": 2, "propulsion": 2}, 3, 0, 0),
        ("felines", "sto", {}, 4, 0, 0),
        ("felines", "sts", {}, 4, 0, 0),
        ("galactic", "sto", {}, 3, 0, 0),
        ("galactic", "sts", {}, 3, 0, 0),
        ("greys", "sto", {}, 2, 0, 0),
        ("greys", "sts", {}, 4, 0, 0),
        ("icc", "sto", {"propulsion": 2}, 3, 0, 0),
        ("icc", "sts", {"robotics": 2}, 4, 0, 0),
        ("mantids", "sto", {}, 3, 2, 0),
        ("mantids", "sts", {"genetics": 2}, 3, 0, 0),
        ("mayans", "sto", {}, 3, 0, 0),
        ("mayans", "sts", {}, 3, 0, 0),
        ("orion", "sto", {}, 3, 0, 0),
        ("orion", "sts", {}, 3, 0, 0),
        ("plejars", "sto", {}, 3, 0, 0),
        ("plejars", "sts", {}, 3, 0, 0),
        ("progenitors", "sto", {}, 3, 0, 0),
        ("progenitors", "sts", {}, 3, 0, 0),
        ("rogue_ai", "sto", {"robotics": 2}, 3, 0, 0),
        ("rogue_ai", "sts", {"robotics": 2}, 3, 0, 0),
        ("yowies", "sto", {"spirituality": 3}, 3, 0, 0),
        ("yowies", "sts", {"spirituality": 3}, 3, 0, 0),
    ],
)
def test_start_bonuses_of_star_people(
    people: str, side: str, levels: dict[str, int], ships: int, discs: int, points: int
) -> None:
    s = sided(people, side).s
    assert {key: level for key, level in zip(FIELD_KEYS, s.me.levels, strict=True) if level > 1} == levels
    assert s.me.loose[s.home] == ships
    assert (s.discs[s.home], s.me.track) == (discs, 39 - discs)
    assert s.total() == points
    assert s.alignment == (STO if side == "sto" else STS)


@tile("people_dracos")
@rule("E-28", "E-58", "E-157")
@pytest.mark.parametrize("side", ["sto", "sts"])
def test_dracos_start_with_six_ships_and_a_fleet_tactic(side: str) -> None:
    start = sided("dracos", side)
    assert start.s.open[0].kind == "tactic", "Military 2 brings it at once"
    assert start.s.me.ships() == 6
    start.choose("tactic:b:x2")
    assert start.s.me.tactics == [0, 1, 0, 0, 0]
    assert start.s.me.levels[0] == 2


@rule("E-28", "E-176")
@pytest.mark.parametrize("side", ["sto", "sts"])
def test_caninoids_choose_a_field(side: str) -> None:
    start = sided("caninoids", side)
    assert start.offered == [f"field:{key}" for key in FIELD_KEYS]
    start.choose("field:robotics")
    assert start.s.me.levels == [1, 1, 1, 2, 1]
    assert start.told("starts_at")[-1].rule == "E-28"


@tile(
    "tile_alpha_draconis",
    "tile_arcturus",
    "tile_khaa",
    "tile_lyra",
    "tile_pleiades",
    "tile_rigel",
    "tile_sirius",
    "tile_xilox",
    "tile_zeta_reticuli",
)
@rule("E-29")
@pytest.mark.parametrize(
    ("home", "levels", "ships", "discs"),
    [
        ("alpha_draconis", [2, 1, 1, 1, 1], 3, 0),
        ("zeta_reticuli", [1, 1, 1, 1, 1], 5, 0),
        ("sirius", [1, 1, 1, 1, 2], 3, 0),
        ("pleiades", [1, 1, 2, 1, 1], 3, 0),
        ("lyra", [1, 2, 1, 1, 1], 3, 0),
        ("xilox", [1, 1, 1, 1, 1], 3, 2),
        ("rigel", [1, 1, 1, 2, 1], 3, 0),
        ("arcturus", [1, 1, 1, 1, 1], 3, 0),
        ("khaa", [1, 1, 1, 1, 1], 3, 0),
    ],
)
def test_the_home_sector_brings_something(home: str, levels: list[int], ships: int, discs: int) -> None:
    answers = ["tactic:a:x2"] if home == "alpha_draconis" else []
    s = sided("orion", "sto", *answers, home=home).s
    assert s.me.levels == levels
    assert (s.me.ships(), s.discs[s.home], s.me.track) == (ships, discs, 39 - discs)


@rule("E-29")
@refusal("above_start")
def test_a_field_that_has_risen_already_is_exchanged_for_another_at_level_one() -> None:
    """Avians start with Spirituality and Propulsion at 2; Lyra would bring Spirituality 2."""
    start = sided("avians", "sto", home="lyra")
    assert start.offered == ["field:military", "field:robotics", "field:genetics"]
    assert start.s.about(0) == {"level": 2, "rule": "E-29", "sector": "lyra"}
    no = start.s.why_not(0, ERA.choice("field:propulsion"))
    assert [(r.key, r.rule, r.params) for r in no] == [("above_start", "E-29", {"field": "propulsion", "level": 2})]
    with pytest.raises(IllegalChoice) as caught:
        start.s.apply(0, ERA.choice("field:propulsion"))
    assert caught.value.rule == "E-29"
    start.choose("field:genetics")
    assert start.s.me.levels == [1, 2, 2, 1, 2]


@rule("E-29")
@refusal("level_limit")
def test_yowies_exchange_robotics_for_a_field_that_can_rise() -> None:
    start = sided("yowies", "sts", home="rigel")
    assert start.offered == ["field:military", "field:propulsion", "field:genetics"], "not Spirituality, which is at 3"
    no = start.s.why_not(0, ERA.choice("field:robotics"))
    assert [(r.key, r.rule) for r in no] == [("level_limit", "E-29")]
    start.choose("field:propulsion")
    assert start.s.me.levels == [1, 3, 2, 1, 1]
    assert start.s.me.levels[ROBOTICS] == 1
