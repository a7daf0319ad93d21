"""Simulations with every combination of some options, of a game whose options hang together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from orrery.arena import each, match, report, simulate
from orrery.games import load
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions
from orrery.texts import Speech
from tests.guests import invited
from tools.environment import ROOT

GAMES = 6


@pytest.fixture
def comet() -> Iterator[Game]:
    with invited(ROOT / "examples" / "comet") as key:
        yield load(key).rules


def summary(game: Game, keys: list[str], bots: list[str]) -> dict[str, Any]:
    matches = each.plan(game, each.sets_of(game, {}, keys), GAMES, 1, bots, "3")
    results = [match.play(one) for one in matches]
    return each.summary(game, matches, results[::-1], bots, keys, 1.0)


def test_every_combination_that_goes_together_has_its_set(comet: Game) -> None:
    """A long tail is for old comets alone."""
    young, old, long = ({"comet": c, "tail": t} for c, t in [("young", "short"), ("old", "short"), ("old", "long")])
    assert each.sets_of(comet, {}, ["comet", "tail"]) == [young, old, long]
    assert each.sets_of(comet, {}, ["tail", "comet"]) == [young, old, long]
    assert each.sets_of(comet, {}, ["comet"]) == [young, old]
    assert each.sets_of(comet, {"tail": "long"}, ["comet"]) == [long]
    assert each.sets_of(comet, {"comet": "young"}, ["tail"]) == [young]


def test_what_a_value_needs_is_set_as_well(comet: Game) -> None:
    assert each.sets_of(comet, {}, ["tail"]) == [{"comet": "young", "tail": "short"}, {"comet": "old", "tail": "long"}]


def test_what_is_wrong_is_said(comet: Game) -> None:
    with pytest.raises(BadOptions) as unknown:
        each.sets_of(comet, {}, ["comet", "moon"])
    assert (unknown.value.key, unknown.value.params["option"]) == ("unknown_option", "moon")
    with pytest.raises(BadOptions) as apart:
        each.sets_of(comet, {"comet": "young", "tail": "long"}, ["tail"])
    assert apart.value.key == "option_needs"
    with pytest.raises(BadOptions) as seats:
        each.plan(comet, each.sets_of(comet, {}, ["tail"]), GAMES, 2, ["random"], "3")
    assert seats.value.key == "exact_seats"


def test_each_set_is_played_with_the_same_seeds(comet: Game) -> None:
    matches = each.plan(comet, each.sets_of(comet, {}, ["comet", "tail"]), GAMES, 1, ["planner", "random"], "3")
    assert [one.number for one in matches] == list(range(3 * GAMES))
    kept = [{"comet": "young"}, {"comet": "old"}, {"comet": "old", "tail": "long"}]
    assert [one.options for one in matches] == [options for options in kept for _ in range(GAMES)]
    assert [(one.seed, one.bots) for one in matches[:GAMES]] == [(one.seed, one.bots) for one in matches[-GAMES:]]


def test_figures_of_each_are_those_of_a_simulation_of_its_own(comet: Game) -> None:
    found = summary(comet, ["comet", "tail"], ["planner"])
    assert (found["games"], found["each"], found["failures"]) == (3 * GAMES, ["comet", "tail"], 0)
    assert found["decisions"] == sum(one["decisions"] for one in found["combinations"])
    options = {"comet": "old", "tail": "long"}
    alone = simulate.plan("comet", options, GAMES, 1, ["planner"], "3")
    expected = simulate.summary(alone, map(match.play, alone), ["planner"], 1 / 3)
    assert found["combinations"][-1] == {**expected, "options": options}
    assert found["combinations"][0]["options"] == {"comet": "young", "tail": "short"}  # quiet ones too
    assert set(found["combinations"][0]["rivals"]["comet"]) == {"scores", "wins"}


@pytest.mark.parametrize(("lang", "rival"), [("en", "The comet"), ("de", "Der Komet")])
def test_lines_name_every_combination_every_bot_and_the_rival(comet: Game, lang: str, rival: str) -> None:
    found = summary(comet, ["tail"], ["planner", "random"])
    lines = report.each_set(found, Speech(lang, comet))
    table = [line.split() for line in lines[3:-2]]
    assert table[0][:2] == ["comet", "tail"]  # what a value needed is told too
    rows = [(row[0], row[1], row[2], row[3]) for row in table[1:]]
    names = ["planner", "random", rival.split(maxsplit=1)[0]]
    assert rows == [(c, t, "6", n) for c, t in (("young", "short"), ("old", "long")) for n in names]
    shares = [one["rivals"]["comet"]["scores"]["mean"] for one in found["combinations"]]
    for row, mean in zip(table[3::3], shares, strict=True):
        assert row[-4].replace(",", ".") == f"{mean:.2f}"


def test_options_that_are_the_same_for_all_stand_in_the_head(comet: Game) -> None:
    lines = report.each_set(summary(comet, ["comet"], ["planner"]), Speech("en", comet))
    assert "(tail=short)" in lines[0]
    assert "tail" not in lines[3]
