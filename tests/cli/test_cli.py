"""The `orrery` command: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
from typing import Any

import pytest

from orrery.arena import trial
from orrery.cli.output import language
from orrery.games import keys, load
from orrery.games.roll.rules.sets import PLAYABLE, key_of
from orrery.kernel.laws import LawBroken
from orrery.texts import Speech

from .helpers import Command


def test_it_says_its_version_and_flavour(orrery: Command) -> None:
    assert orrery("--version") == (0, "orrery 0.1.0 (pure Python)\n", "")


def test_alone_it_says_what_it_can_do(orrery: Command) -> None:
    code, out, err = orrery("")
    assert (code, err) == (2, "")
    assert all(f"  {name} " in out for name in COMMANDS)
    assert orrery("--help")[:2] == (0, out)


COMMANDS = ["play", "simulate", "laws", "verify", "serve", "record", "content", "games", "backup", "admin"]
BAD = [
    ("dance", "unknown_command", {"value": "dance", "commands": COMMANDS}),
    ("--dance", "unknown_flag", {"flag": "--dance"}),
    ("simulate roll --dance", "unknown_flag", {"flag": "--dance"}),
    ("simulate roll --games", "flag_needs_value", {"flag": "--games"}),
    ("simulate roll --json=3", "flag_takes_no_value", {"flag": "--json"}),
    ("simulate roll --json=3 --games 2", "flag_takes_no_value", {"flag": "--json"}),
    ("simulate", "missing_argument", {}),
    ("verify", "missing_file", {}),
    ("verify none.json", "save_missing", {"file": "none.json"}),
    ("verify a b", "too_many_arguments", {"command": "verify"}),
    ("simulate roll roll", "too_many_arguments", {"command": "simulate"}),
    ("simulate chess", "unknown_game", {"value": "chess", "games": keys()}),
    ("laws chess", "unknown_game", {"value": "chess", "games": keys()}),
    ("content chess", "unknown_game", {"value": "chess", "games": keys()}),
    ("play chess", "unknown_game", {"value": "chess", "games": keys()}),
    ("simulate roll --bots hal", "unknown_bot", {"value": "hal", "bots": load("roll").bots}),
    ("simulate roll --bots random,hal", "unknown_bot", {"value": "hal", "bots": load("roll").bots}),
    ("laws roll --players hal", "unknown_bot", {"value": "hal", "bots": load("roll").bots}),
    ("simulate roll --bots ,", "no_bot", {"bots": load("roll").bots}),
    ("simulate roll --games many", "not_a_number", {"flag": "--games", "value": "many"}),
    ("simulate roll --games 0", "too_small", {"flag": "--games", "value": 0, "least": 1}),
    ("simulate roll --games -5", "too_small", {"flag": "--games", "value": -5, "least": 1}),
    ("simulate roll --jobs 0", "too_small", {"flag": "--jobs", "value": 0, "least": 1}),
    ("simulate roll --seed 1.5", "not_a_number", {"flag": "--seed", "value": "1.5"}),
    ("laws roll --seed -1", "too_small", {"flag": "--seed", "value": -1, "least": 0}),
    ("simulate roll --seats 6", "bad_seats", {"seats": 6, "least": 2, "most": 5}),
    ("laws roll --seats 1", "bad_seats", {"seats": 1, "least": 2, "most": 5}),
    ("simulate roll --options setup", "option_needs_value", {"value": "setup"}),
    ("simulate roll --options colour=red", "unknown_option", {"option": "colour", "options": ["setup", "with"]}),
    (
        "laws roll --options setup=strange",
        "bad_option",
        {"option": "setup", "value": "strange", "values": ["free", "beginner"]},
    ),
]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("line", "key", "params"), BAD, ids=[line for line, _, _ in BAD])
def test_bad_input_gets_one_line_and_exit_code_2(
    orrery: Command, line: str, key: str, params: dict[str, Any], lang: str
) -> None:
    orrery.speak(f"{lang}_XX.UTF-8")
    sentence = Speech(lang, None).error(key, **params)
    assert "\n" not in sentence
    assert orrery(line) == (2, "", f"orrery: {sentence}\n")


def test_an_unknown_language_gets_one_line_that_names_the_known(orrery: Command) -> None:
    code, out, err = orrery("play roll --lang fr")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert "fr" in err
    assert "en, de" in err


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_environments(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == expected


def test_a_simulation_as_json(orrery: Command) -> None:
    found = orrery.json("simulate roll --games 6 --bots random --seed 3 --jobs 1 --options setup=beginner --json")
    assert list(found) == [
        "game", "options", "games", "seeds", "whole_seeds", "rotations", "seats", "bots", "decisions", "seconds",
        "decisions_per_second", "rounds_mean", "scores", "quartiles", "wins", "differences", "rivals", "nobody_won",
        "ranks", "rank_shares", "failures", "digest",
    ]  # fmt: skip
    assert (found["game"], found["games"], found["seats"], found["failures"]) == ("roll", 6, 2, 0)
    assert (found["options"], found["bots"]) == ({"setup": "beginner"}, ["random"])
    assert set(found["scores"]["random"]) == {"mean", "se"}
    assert found["wins"]["random"] == {"share": 1.0, "se": 0.0}
    assert found["decisions"] > 1000
    assert found["rounds_mean"] > 5
    assert len(bytes.fromhex(found["digest"])) == 16


@pytest.mark.parametrize("named", ["random", "random,novice,novice", "random,novice,random,novice,random,novice"])
def test_a_simulation_has_the_fewest_seats_unless_told(orrery: Command, named: str) -> None:
    found = orrery.json(f"simulate roll --games 1 --bots {named} --seed 3 --jobs 1 --options setup=beginner --json")
    assert found["seats"] == load("roll").rules.min_seats == 2
    assert found["bots"] == named.split(",")
    assert orrery.json(f"simulate roll --games 1 --seats 3 --bots {named} --jobs 1 --json")["seats"] == 3


def test_a_bot_whose_turn_never_came_has_no_figures(orrery: Command) -> None:
    line = "simulate roll --games 1 --bots random,random,novice --jobs 1"
    found = orrery.json(f"{line} --json")
    assert found["scores"]["novice"] == {"mean": None, "se": None}
    assert orrery(line)[0] == 0


def test_a_simulation_as_a_table(orrery: Command) -> None:
    orrery.speak("de_DE.UTF-8")
    code, out, err = orrery("simulate roll --games 2 --bots random --jobs 1")
    assert (code, err) == (0, "")
    assert out.startswith("2 Spiele Roll for the Galaxy mit 2 Plätzen (setup=free): ")
    assert "\nStartwerte: 2, je ein Spiel. " in out
    assert "\nrandom " in out


def test_a_simulation_says_how_many_seeds_it_had(orrery: Command) -> None:
    line = "simulate roll --bots novice,random --options setup=beginner --jobs 1 --games"
    _, out, _ = orrery(f"{line} 4")
    assert "\nSeeds: 2, each played 2 times, so that every bot sits in every seat. " in out
    assert "\nnovice - random " in out
    assert "count" not in out
    _, out, _ = orrery(f"{line} 5")
    assert "\nSeeds: 3, " in out
    assert "1 of them was not played 2 times to the end and does not count for +/-." in out
    assert "seeds" in orrery("simulate --help")[1]


def test_a_simulation_with_failures_says_so(orrery: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise RuntimeError("lost my way")

    monkeypatch.setattr(type(load("roll")), "make_bot", lost)
    code, out, err = orrery("simulate roll --games 3 --jobs 1 --json")
    assert code == 1
    found = json.loads(out)
    assert (found["failures"], found["scores"]["random"]["mean"], found["rounds_mean"]) == (3, None, None)
    sentence = Speech("en", None).error("game_failed", number=0, seed="0/0", what="RuntimeError: lost my way")
    assert err == f"orrery: {sentence}\n"
    assert orrery("simulate roll --games 1 --jobs 1")[0] == 1


def test_laws_that_hold(orrery: Command) -> None:
    code, out, err = orrery("laws roll --games 2 --seed 5 --jobs 1")
    assert (code, err) == (0, "")
    assert out.startswith("2 games of Roll for the Galaxy obeyed all laws: ")


def test_a_broken_law_is_one_line_that_tells_how_to_see_it_again(
    orrery: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(*_: object) -> None:
        raise LawBroken(7, "a die is missing")

    monkeypatch.setattr(trial, "check_game", check)
    code, out, err = orrery("laws roll --games 1 --seed 6 --jobs 1")
    again = "orrery laws roll --games 1 --seed 6 --seats 4 --players random --options setup=beginner,with=base"
    assert (code, out) == (1, "")
    assert err == f"orrery: law 7 is broken: a die is missing (again: {again})\n"


def test_content_is_complete(orrery: Command) -> None:
    found = orrery.json("content roll --json")
    assert len(found) == len(load("roll").rules.components()) > 238 + 10
    base = orrery.json("content roll --json --options with=base")
    assert len(base) == 137 + 7
    assert {row["key"] for row in base} < {row["key"] for row in found}
    keys = {"key", "name_en", "name_de", "kind", "cost", "colour", "powers", "confidence", "rule"}
    assert all(keys <= set(row) for row in found)
    assert all(row["name_en"] and row["name_de"] for row in found)
    assert len({(row["kind"], row["key"]) for row in found}) == len(found)
    code, out, _ = orrery("content roll")
    assert code == 0
    assert len(out.splitlines()) == len(found) + 1


def test_games_are_listed(orrery: Command) -> None:
    listed = {game["key"]: game for game in orrery.json("games --json")}
    assert list(listed) == keys()
    roll = listed["roll"]
    assert roll["seats"] == {"least": 2, "most": 5}
    assert roll["options"] == {
        "setup": {"values": ["free", "beginner"], "default": "free"},
        "with": {"values": [key_of(sets) for sets in PLAYABLE], "default": "base"},
    }
    assert roll["bots"] == load("roll").bots
    code, out, _ = orrery("games")
    assert code == 0
    said = "\nroll: Roll for the Galaxy, 2 to 5 seats\n  Set-up: --options setup=free|beginner (without: free)\n"
    assert said in f"\n{out}"
    for word in (*roll["options"]["setup"]["values"], *roll["bots"]):
        assert f"\n    {word}: " in out


def test_who_can_play_is_in_the_help(orrery: Command) -> None:
    code, out, _ = orrery("play --help")
    assert code == 0
    usual = ",".join(load("roll").usual_seats)
    assert all(name in out for name in (*load("roll").bots, usual, "anna", "orrery games"))


def test_play_hands_its_words_on(orrery: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    from orrery.terminal import play

    heard: list[object] = []

    def run(*words: object) -> int:
        heard.extend(words)
        return 0

    monkeypatch.setattr(play, "run", run)
    orrery.speak("de_DE")
    assert orrery("play roll --seats me,random --seed 7 --options setup=beginner")[0] == 0
    assert heard == ["roll", ["me", "random"], "de", "7", {"setup": "beginner"}, None, "", False]
    assert orrery("play roll --learn")[0] == 0
    assert heard[-1] is True
