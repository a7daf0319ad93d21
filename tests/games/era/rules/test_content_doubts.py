"""Components as everybody may be told, values in doubt, and what an owner of the printed game can correct."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.content import BOX, BOXES, Box, Boxes
from orrery.games.era.rules.layout import Layout
from orrery.games.era.rules.powers.gaining import FreeColonize
from orrery.kernel.corrections import as_file, changes, doubts_of
from orrery.kernel.refusal import BadOptions
from tests.rules import rule

ROWS = {row["key"]: row for row in BOX.components()}
PARTS = {
    "set_up": 1, "population": 1, "terrain": 5, "wormhole": 3, "star": 3, "fleet": 5, "tactic": 1, "counter": 7,
    "difficulty": 4, "rank": 6, "field": 5, "tile": 9, "relic": 10, "people": 17, "card": 12, "story": 5, "goal": 8,
    "automa": 2, "power": 1,
}  # fmt: skip


def corrected(text: str) -> Box:
    return Boxes(changes(ROWS, text)).of()


def test_every_component_has_what_the_inspector_shows() -> None:
    assert len(ROWS) == len(BOX.components())
    assert Counter(row["part"] for row in ROWS.values()) == PARTS
    for key, row in ROWS.items():
        assert key.startswith(f"{row['part']}_")
        assert row["name_en"]
        assert row["name_de"]
        assert row["rule"].startswith("E-")
        assert row["confidence"]


def test_names_have_a_source_and_doubts_follow_from_it() -> None:
    sources = Counter(row["name_de_source"] for row in ROWS.values())
    assert sources == {"rulebook": 39, "print": 10, "review": 3, "our-translation": 53}
    for row in ROWS.values():
        whys = [doubt["why"] for doubt in row["doubts"] if doubt["field"] == "name_de"]
        assert whys == {"our-translation": ["name"], "review": ["review"]}.get(row["name_de_source"], [])


def test_what_is_doubtful_is_a_file_that_changes_nothing() -> None:
    text = "\n".join(as_file(BOX.components(), lambda doubt: doubt.why))
    assert changes(ROWS, text) == {}
    found = Counter(doubt.why for row in ROWS.values() for doubt in doubts_of(row))
    assert found == {"name": 56, "review": 3, "program": 2 + 3 + 9, "tile": 11, "fine_print": 1}


def test_boxes_are_made_once() -> None:
    assert BOXES.of() is BOX
    assert Boxes({}).of() is not BOX


def test_a_name_can_be_corrected() -> None:
    row = next(
        r for r in corrected('[people_greys]\nname_de = "Die Grauen"\n').components() if r["key"] == "people_greys"
    )
    assert row["name_de"] == "Die Grauen"
    assert row["doubts"] == []
    assert ROWS["people_greys"]["name_de"] == "Graue", "the box itself stays"


@rule("E-24", "E-25", "E-26", "E-27")
def test_figures_of_the_set_up_can_be_corrected() -> None:
    box = corrected("[set_up_player]\nships = 4\npeoples = 3\n[star_primitive]\ncentre = 4\neighth = 1\n")
    assert (box.start_ships, box.start_peoples) == (4, 3)
    layout = Layout(box, 0, 0, 2, 0)
    assert (box.pool(layout, 0), box.pool(layout, 1)) == ([3, 4, 3], [3, 3, 2])


@rule("E-16")
def test_wormholes_can_be_corrected() -> None:
    box = corrected('[wormhole_home_a]\nat = "hc1"\n')
    assert box.wormholes == [BOX.wormholes[0], HEX_OF["hc1"], BOX.wormholes[2]]
    swapped = corrected('[wormhole_home_a]\nat = "hg7"\n[wormhole_home_b]\nat = "ha3"\n')
    assert swapped.wormholes == [BOX.wormholes[0], BOX.wormholes[2], BOX.wormholes[1]]


@rule("E-176")
def test_figures_of_powers_known_from_a_tile_can_be_corrected() -> None:
    box = corrected('[people_progenitors]\nsts_powers = [{ effect = "free_colonize", actions = 5 }]\n')
    for number, actions in ((0, 4), (1, 5)):
        power = box.peoples[box.people_keys.index("progenitors")].sides[number].powers[0]
        assert isinstance(power, FreeColonize)
        assert power.actions == actions


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[set_up_player]\nships = 0\n", "content_range"),
        ("[set_up_player]\npeoples = 5\n", "content_range"),
        ("[set_up_player]\ndiscs = 40\n", "content_field"),
        ("[star_uninhabited]\neighth = 0\n", "content_range"),
        ("[star_advanced]\ncentre = 2\n", "content_range"),
        ('[wormhole_centre]\nat = "ze5"\n', "content_value"),
        ('[wormhole_centre]\nat = "ha3"\n', "content_value"),
        ('[wormhole_home_a]\nat = "hg7"\n', "content_value"),
        ('[people_progenitors]\nsto_powers = [{ effect = "no_war" }]\n', "content_value"),
        ('[people_progenitors]\nsto_powers = [{ effect = "free_colonize" }]\n', "content_value"),
        ('[people_progenitors]\nsto_powers = [{ effect = "free_colonize", actions = 10 }]\n', "content_value"),
        ('[people_progenitors]\nsto_powers = [{ effect = "free_colonize", actions = -1 }]\n', "content_value"),
        ('[people_progenitors]\nsto_powers = [{ effect = "free_colonize", actions = "4" }]\n', "content_value"),
        ("[people_progenitors]\nsto_powers = []\n", "content_value"),
        ("[people_progenitors]\nsto_powers = [4]\n", "content_value"),
        ("[people_greys]\nsto_powers = []\n", "content_field"),
        ("[field_military]\ncv = [1, 1, 1, 1, 1, 1]\n", "content_sure"),
        ("[tile_atlantis]\nn = 1\n", "content_component"),
    ],
)
def test_what_cannot_be_corrected_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        corrected(text)
    assert refusal.value.key == key


def test_what_cannot_be_played_is_named() -> None:
    with pytest.raises(BadOptions) as refusal:
        corrected('[wormhole_centre]\nat = "ze5"\n')
    assert refusal.value.params == {
        "component": "wormhole_centre", "field": "at", "value": "ze5", "reason": "zg1, zi3, zg7, zc7, za3, zc1",
    }  # fmt: skip


def test_nothing_that_the_answers_hang_on_is_in_doubt() -> None:
    fields = {doubt.field for row in ROWS.values() for doubt in doubts_of(row)}
    assert fields == {
        "name_de", "name_de_sts", "ships", "peoples", "centre", "home", "eighth", "at", "sto_powers", "sts_powers",
    }  # fmt: skip
