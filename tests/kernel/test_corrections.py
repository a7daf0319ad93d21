"""Corrections: what an owner of the printed game may change, and everything hostile that is refused."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from time import perf_counter
from typing import Any

import pytest

from orrery.kernel.corrections import (
    CONFIDENCES,
    MOST_LETTERS,
    Changes,
    Doubt,
    as_file,
    as_text,
    changes,
    corrected_row,
    doubts_of,
    hash_of,
    unplayable,
)
from orrery.kernel.game import CONTENT, Game, Options
from orrery.kernel.refusal import BadOptions
from orrery.texts import LANGUAGES, Speech

from .toy import Toy

PORT: dict[str, Any] = {
    "key": "port",
    "name_de": "Hafen",
    "cost": 3,
    "icons": ["a", "b"],
    "power": {"kind": "draw", "n": 1},
    "fast": True,
    "doubts": [
        {"field": "cost", "confidence": "guess", "why": "blurred", "least": 1, "most": 6},
        {"field": "name_de", "confidence": "derived", "why": "name"},
        {"field": "icons", "confidence": "recalled", "why": "blurred"},
        {"field": "power", "confidence": "recalled", "why": "blurred"},
    ],
}
SURE: dict[str, Any] = {"key": "sure", "name_de": "Gewiss", "cost": 1}
ODD: dict[str, Any] = {"key": "an odd/key", "cost": 1, "doubts": [{"field": "cost", "confidence": "guess", "why": "x"}]}
ROWS = {row["key"]: row for row in (PORT, SURE, ODD)}


class Doubtful(Toy):
    """The toy with components that nothing in its rules looks at."""

    def __init__(self, found: Changes | None = None) -> None:
        super().__init__()
        self.found = found or {}

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        return [corrected_row(row, self.found) for row in ROWS.values()]

    def with_changes(self, found: Changes) -> Game:
        return Doubtful(found)


def test_only_real_changes_count() -> None:
    assert changes(ROWS, "") == {}
    assert changes(ROWS, "[port]\ncost = 3\n[sure]\n") == {}
    assert changes(ROWS, '[port]\ncost = 4\nname_de = "Hafen"') == {"port": {"cost": 4}}


def test_the_hash_hangs_on_the_changes_alone() -> None:
    one = changes(ROWS, "[port]\ncost = 4\nname_de = 'Kai' # by my own copy\n['an odd/key']\ncost = 2")
    other = changes(ROWS, "'an odd/key'.cost = 0x2\nport = { name_de = \"Kai\", cost = 4, icons = ['a', 'b'] }")
    assert one == other
    assert as_text(one) == as_text(other) == '["an odd/key"]\ncost = 2\n[port]\ncost = 4\nname_de = "Kai"\n'
    assert hash_of(one) == hash_of(other) == hash_of(changes(ROWS, as_text(one)))
    assert len(hash_of(one)) == 16
    assert hash_of({"port": {"cost": 4}}) != hash_of({"port": {"cost": 5}})
    assert hash_of({}) == ""


def test_what_is_doubtful_is_a_file_that_changes_nothing_until_it_is_edited() -> None:
    lines = as_file(list(ROWS.values()), lambda doubt: f"{doubt.confidence}:\n{doubt.why}")
    assert lines[:3] == ["[port]", "# guess: blurred", "cost = 3"], "a reason of two lines is one comment"
    text = "\n".join(lines)
    assert tomllib.loads(text)["port"] == {name: PORT[name] for name in ("cost", "name_de", "icons", "power")}
    assert changes(ROWS, text) == {}
    edited = text.replace("cost = 3", "cost = 5").replace("n = 1", "n = 2")
    assert changes(ROWS, edited) == {"port": {"cost": 5, "power": {"kind": "draw", "n": 2}}}


def test_what_was_corrected_is_no_longer_in_doubt() -> None:
    row = corrected_row(PORT, {"port": {"cost": 5}})
    assert row["cost"] == 5
    assert [doubt.field for doubt in doubts_of(row)] == ["name_de", "icons", "power"]
    assert PORT["cost"] == 3
    assert corrected_row(SURE, {"port": {"cost": 5}}) is SURE


HOSTILE = [
    ("x" * (MOST_LETTERS + 1), "content_long"),
    ("cost = ", "content_not_toml"),
    ("\x00", "content_not_toml"),
    ('[port]\nname_de = "\ud800"', "content_text"),
    ("[port]\ncost = 3\ncost = 4", "content_not_toml"),
    ("[port]\ncost = " + "9" * 5000, "content_not_toml"),
    ("[port]\ncost = 0x" + "f" * 60000, "content_text"),
    ("port.cost = " + "[" * 60000, "content_deep"),
    ("port.cost = " + "{a=" * 20000, "content_deep"),
    ("a." * 32000 + "a = 1", "content_deep"),
    ("[" + "a." * 32000 + "a]", "content_deep"),
    *[("[port]\nicons = " + "[" * n + "]" * n, "content_text") for n in range(10, 320, 20)],
    ("[atlantis]\ncost = 3", "content_component"),
    ("port = 3", "content_table"),
    ("[[port]]\ncost = 3", "content_table"),
    ("[port]\nkey = 'sure'", "content_field"),
    ("[port]\ndoubts = []", "content_field"),
    ("[port]\n__class__ = 'x'", "content_field"),
    ("[port]\nfast = false", "content_field"),
    ("[sure]\ncost = 2", "content_sure"),
    ("[port]\ncost = '3'", "content_type"),
    ("[port]\ncost = 3.0", "content_type"),
    ("[port]\ncost = true", "content_type"),
    ("[port]\ncost = 1979-05-27", "content_type"),
    ("[port.cost]\na = 1", "content_type"),
    ("[port]\ncost = 0", "content_range"),
    ("[port]\ncost = 7", "content_range"),
    ("[port]\ncost = -1", "content_range"),
    ("['an odd/key']\ncost = -1", "content_range"),
    ("[port]\nname_de = ''", "content_text"),
    ("[port]\nname_de = ' '", "content_text"),
    ("[port]\nname_de = '" + "x" * 101 + "'", "content_text"),
    ('[port]\nname_de = "\\u001b[31mred"', "content_text"),
    ('[port]\nname_de = "\\u202egnal"', "content_text"),
    ('[port]\nname_de = """a\nb"""', "content_text"),
    ("[port]\nicons = [1979-05-27]", "content_text"),
    ("[port]\nicons = [nan, inf]", "content_text"),
    ("[port]\npower = { kind = '', n = 1 }", "content_text"),
]


@pytest.mark.parametrize(("correction", "key"), HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_correction_is_refused_at_once_with_one_short_sentence(correction: str, key: str) -> None:
    begun = perf_counter()
    with pytest.raises(BadOptions) as caught:
        Doubtful().corrected(correction)
    assert perf_counter() - begun < 2
    assert caught.value.key == key
    for lang in LANGUAGES:
        said = Speech(lang, None).error(caught.value.key, **caught.value.params)
        assert len(said) < 400


LONG = [
    "[port]\n" + "# x\n" * 16000,
    "".join(f"[port.cost.x{i}]\n" for i in range(3000)),
    "[port]\nicons = [" + "1," * 30000,
]


@pytest.mark.parametrize("correction", LONG, ids=range(len(LONG)))
def test_a_long_correction_is_read_in_no_time(correction: str) -> None:
    begun = perf_counter()
    with suppress(BadOptions):
        changes(ROWS, correction)
    assert perf_counter() - begun < 2


def test_a_corrected_game_is_a_game_of_its_own() -> None:
    plain = Doubtful()
    game = plain.corrected("# mine\n[port]\ncost = 4")
    assert game.components()[0]["cost"] == 4
    assert plain.components()[0]["cost"] == 3
    assert (plain.correction, plain.correction_text) == ("", "")
    assert (game.correction, game.correction_text) == (hash_of({"port": {"cost": 4}}), "[port]\ncost = 4\n")
    assert plain.corrected("[port]\ncost = 3") is plain, "nothing was corrected"


def test_the_hash_stands_in_the_options() -> None:
    plain, game = Doubtful(), Doubtful().corrected("[port]\ncost = 4")
    assert plain.check({}, 2) == {}
    assert game.check({}, 2) == {CONTENT: game.correction}
    assert game.check({CONTENT: game.correction}, 2) == {CONTENT: game.correction}
    assert game.complete(game.check({}, 2)) == {}
    for options, other in (({CONTENT: game.correction}, plain), ({CONTENT: "00"}, game), ({CONTENT: ""}, game)):
        with pytest.raises(BadOptions) as caught:
            other.check(options, 2)
        assert caught.value.key == "other_content"


def test_a_game_without_doubts_cannot_be_corrected() -> None:
    class Certain(Toy):
        def components(self, options: Options | None = None) -> list[dict[str, Any]]:
            return [SURE]

    with pytest.raises(BadOptions) as caught:
        Certain().corrected("[sure]\ncost = 2")
    assert caught.value.key == "no_corrections"


def test_a_game_can_refuse_what_looks_right() -> None:
    error = unplayable("port", "cost", "x" * 1000, "too long")
    assert error.key == "content_value"
    assert len(error.params["value"]) < 50


def test_a_doubt_has_its_bounds() -> None:
    cost, name = doubts_of(PORT)[:2]
    plain = Doubt("a", "b", 0, "guess", "")
    assert (cost.least, cost.most, cost.value, cost.confidence, cost.why) == (1, 6, 3, "guess", "blurred")
    assert (name.least, name.most) == (plain.least, plain.most)


def test_how_sure_we_are_is_one_of_a_few_words_that_everybody_reads() -> None:
    with pytest.raises(ValueError, match=r"loom: the confidence of a doubt is one of .*, not likely"):
        Doubt("loom", "cost", 6, "likely", "tried")
    for lang in LANGUAGES:
        words = {Speech(lang, None).say(f"confidence.{sure.replace('-', '_')}") for sure in CONFIDENCES}
        assert len(words) == len(CONFIDENCES)
