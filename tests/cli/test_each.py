"""`orrery simulate --each`: figures for every combination of some options."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orrery.texts import Speech
from tests.guests import invited
from tools.environment import ROOT

from .helpers import Command


@pytest.fixture(autouse=True)
def comet() -> Iterator[None]:
    with invited(ROOT / "examples" / "comet"):
        yield


def test_each_combination_is_played_and_told(orrery: Command) -> None:
    found = orrery.json("simulate comet --games 3 --bots planner --each comet,tail --jobs 1 --json")
    assert (found["game"], found["games"], found["each"], found["failures"]) == ("comet", 9, ["comet", "tail"], 0)
    options = [one["options"] for one in found["combinations"]]
    assert [tuple(one.values()) for one in options] == [("young", "short"), ("old", "short"), ("old", "long")]
    for one in found["combinations"]:
        assert one["games"] == 3
        assert set(one["scores"]["planner"]) == set(one["rivals"]["comet"]["scores"]) == {"mean", "se"}
        assert set(one["wins"]["planner"]) == {"share", "se"}


def test_it_is_a_table_to_read(orrery: Command) -> None:
    code, out, err = orrery("simulate comet --games 2 --bots planner --each tail --seed 4 --jobs 1")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("4 games of Comet with 1 seat: ")
    assert lines[3].split() == ["comet", "tail", "games", "bot", "points", "+/-", "wins", "%", "+/-"]
    assert [line.split()[:4] for line in lines[4:6]] == [
        ["young", "short", "2", "planner"],
        ["young", "short", "2", "The"],
    ]


def test_with_options_it_keeps_to_them(orrery: Command) -> None:
    found = orrery.json("simulate comet --games 1 --each comet --options tail=long --jobs 1 --json")
    assert [one["options"] for one in found["combinations"]] == [{"comet": "old", "tail": "long"}]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("line", "key", "params"),
    [
        ("--each moon", "unknown_option", {"option": "moon", "options": ["comet", "tail"]}),
        ("--each ,", "flag_needs_value", {"flag": "--each"}),
        ("--each tail --seats 2", "exact_seats", {"seats": 2, "n": 1}),
        (
            "--each tail --options comet=new",
            "bad_option",
            {"option": "comet", "value": "new", "values": ["young", "old"]},
        ),
    ],
)
def test_bad_input_is_one_sentence(orrery: Command, line: str, key: str, params: dict[str, object], lang: str) -> None:
    orrery.speak(f"{lang}_XX.UTF-8")
    sentence = Speech(lang, None).error(key, **params)
    assert orrery(f"simulate comet {line}") == (2, "", f"orrery: {sentence}\n")


def test_a_game_that_fails_is_named(orrery: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from orrery.games import load

    monkeypatch.setattr(type(load("comet")), "make_bot", lambda *_: None)
    code, out, err = orrery("simulate comet --games 1 --each comet --jobs 1")
    assert code == 1
    assert err.startswith("orrery: ")
    assert "0" in err
    assert out
