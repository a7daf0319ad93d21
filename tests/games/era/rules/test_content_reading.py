"""Content is read strictly: every field means something, and a mistake in a row is found when it is read."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from orrery.games.era.rules.box.automas import Automa
from orrery.games.era.rules.box.cards import Card
from orrery.games.era.rules.box.goals import Goal
from orrery.games.era.rules.box.peoples import People
from orrery.games.era.rules.box.pieces import Difficulty, Fleet, SetUp, StarCounter, Terrain, Track, least_points
from orrery.games.era.rules.box.relics import Relic
from orrery.games.era.rules.box.row import Row, component
from orrery.games.era.rules.box.sectors import Tile
from orrery.games.era.rules.box.stories import Eras, Story
from orrery.games.era.rules.box.technologies import Technologies
from orrery.games.era.rules.content import read

READERS: list[tuple[str, str, Callable[[dict[str, Any]], object]]] = [
    ("sectors.toml", "tile", lambda row: Tile(0, "a", row)),
    ("relics.toml", "relic", lambda row: Relic("a", row)),
    ("peoples.toml", "people", lambda row: People("a", row)),
    ("cards.toml", "card", lambda row: Card("a", row)),
    ("stories.toml", "story", lambda row: Story("a", row)),
    ("stories.toml", "eras", Eras),
    ("goals.toml", "goal", lambda row: Goal("a", row)),
    ("automas.toml", "automa", lambda row: Automa("a", row)),
    ("pieces.toml", "terrain", Terrain),
    ("pieces.toml", "star", StarCounter),
    ("pieces.toml", "fleet", Fleet),
    ("pieces.toml", "difficulty", lambda row: Difficulty("a", row)),
    ("pieces.toml", "rank", least_points),
    ("pieces.toml", "set_up", SetUp),
    ("pieces.toml", "population", lambda row: Track(row, 39)),
]


def first(file: str, part: str) -> dict[str, Any]:
    found = deepcopy(read(file)[part])
    row: dict[str, Any] = found[0] if type(found) is list else found
    return component(part, row, {})


@pytest.mark.parametrize(("file", "part", "reader"), READERS, ids=[part for _, part, _ in READERS])
def test_a_field_that_nobody_reads_is_found(file: str, part: str, reader: Callable[[dict[str, Any]], object]) -> None:
    reader(first(file, part))
    with pytest.raises(ValueError, match="nobody reads") as caught:
        reader({**first(file, part), "mood": 3})
    assert "mood" in str(caught.value)


def test_a_field_of_technology_that_nobody_reads_is_found() -> None:
    rows = {fields["key"]: component("field", fields, {}) for fields in read("technologies.toml")["field"]}
    Technologies(rows)
    rows["genetics"] = {**rows["genetics"], "mood": 3}
    with pytest.raises(ValueError, match="field_genetics: nobody reads"):
        Technologies(rows)


@pytest.mark.parametrize(
    ("take", "message"),
    [
        (lambda row: row.number("n"), "there is no n"),
        (lambda row: row.number("flag"), "flag is True, no number"),
        (lambda row: row.flag("three"), "three is 3, neither true nor false"),
        (lambda row: row.numbers("list", 3), "not 3 numbers"),
        (lambda row: row.numbers("three", 3), "not 3 numbers"),
        (lambda row: row.by_level("list"), "not 6 numbers"),
        (lambda row: row.word("word", ["b", "c"]), "word is 'a', none of"),
        (lambda row: row.word_or("word", ["b", "c"], 0), "word is 'a', none of"),
        (lambda row: row.words("word", ["a"]), "not all of"),
        (lambda row: row.words("list", ["a"]), "not all of"),
        (lambda row: row.rows("n"), "there is no n"),
        (lambda row: row.table("n"), "there is no n"),
    ],
)
def test_a_value_of_another_kind_is_found(take: Callable[[Row], object], message: str) -> None:
    row = Row("moonlet", {"three": 3, "flag": True, "list": [1, 2], "word": "a"})
    with pytest.raises(ValueError, match=message) as caught:
        take(row)
    assert str(caught.value).startswith("moonlet: ")


def test_values_are_read_once() -> None:
    row = Row("moonlet", {"three": 3, "levels": [1, 2, 3, 4, 5, 6], "words": ["b", "a"]})
    assert row.has("three")
    assert row.number("three") == 3
    assert not row.has("three")
    assert row.number("three", 4) == 4
    assert row.by_level("levels") == [0, 1, 2, 3, 4, 5, 6]
    assert row.words("words", ["a", "b"]) == [1, 0]
    assert row.words("words", ["a", "b"]) == []
    assert row.word_or("words", ["a"], 7) == 7
    row.done()


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"nebulae": [[0, 0]]}, r"nothing more lies at \[0, 0\]"),
        ({"nebulae": [[4, 1]]}, r"nothing more lies at \[4, 1\]"),
        ({"stars": [{"name": "Apu", "at": [1, 0]}], "nebulae": []}, "no star in the middle"),
        ({"comets": []}, "a face has stars"),
    ],
)
def test_a_mistake_in_a_face_is_found(changed: dict[str, Any], message: str) -> None:
    row = first("sectors.toml", "tile")
    row["b"] = {**row["b"], **changed}
    with pytest.raises(ValueError, match=message) as caught:
        Tile(0, "atlantis", row)
    assert str(caught.value).startswith("atlantis, b: ")


@pytest.mark.parametrize(
    ("powers", "message"),
    [
        ([{"effect": "fly"}], "there is no effect 'fly'"),
        ([{}], "there is no effect ''"),
        ([{"effect": "free_colonize"}], "there is no actions"),
        ([{"effect": "no_war", "actions": 4}], "nobody reads"),
    ],
)
def test_a_mistake_in_a_power_is_found(powers: list[dict[str, Any]], message: str) -> None:
    row = first("peoples.toml", "people")
    with pytest.raises(ValueError, match=message) as caught:
        People("moles", {**row, "sts_powers": powers})
    assert str(caught.value).startswith("moles, sts: ")


@pytest.mark.parametrize("table", ["start", "moves", "growth"])
def test_tables_of_automas_have_six_results(table: str) -> None:
    row = first("automas.toml", "automa")
    row[table] = row[table][:5]
    with pytest.raises(ValueError, match="a table has 6 results"):
        Automa("farmers", row)


def test_an_unknown_source_of_a_name_is_found() -> None:
    with pytest.raises(KeyError):
        component("relic", {**read("relics.toml")["relic"][0], "name_de_source": "hearsay"}, {})
