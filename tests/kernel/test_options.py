"""Options: quiet ones leave no trace, some need each other, and many sets of them are covered pair by pair."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from orrery.kernel.chance import KEY_BYTES
from orrery.kernel.options import Draws, Option, covering_sets, drawn, legal_sets, pairs_of, unmet
from orrery.kernel.refusal import BadOptions
from orrery.texts import LANGUAGES, Speech

from .toy import Toy

SEED = bytes(KEY_BYTES)
SPEED = Option("speed", ["slow", "fast"], "slow")
MOON = Option("moon", ["none", "one", "two"], "none", quiet=True)
TIDE = Option("tide", ["off", "on"], "off", quiet=True, needs={"on": {"moon": ["one", "two"], "speed": ["fast"]}})


def toy(*options: Option) -> Toy:
    game = Toy()
    game.options = list(options)
    return game


def test_a_quiet_option_at_its_default_leaves_no_trace() -> None:
    before, after = toy(SPEED), toy(SPEED, MOON, TIDE)
    assert after.check({}, 2) == before.check({}, 2) == {"speed": "slow"}
    assert after.check({"moon": "none", "tide": "off"}, 2) == {"speed": "slow"}, "also where somebody says so"
    assert after.complete({}) == {"speed": "slow", "moon": "none", "tide": "off"}, "the rules know its value"
    assert after.new({"moon": "none"}, 2, SEED).digest() == before.new({}, 2, SEED).digest()


def test_an_option_that_was_set_stays_in_order() -> None:
    game = toy(SPEED, MOON, TIDE)
    given = {"tide": "on", "moon": "two", "speed": "fast"}
    assert list(game.check(given, 2).items()) == [("speed", "fast"), ("moon", "two"), ("tide", "on")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_does_not_go_together_is_refused_with_one_sentence(lang: str) -> None:
    with pytest.raises(BadOptions) as caught:
        toy(SPEED, MOON, TIDE).check({"tide": "on", "speed": "fast"}, 2)
    assert caught.value.key == "option_needs"
    said = Speech(lang, None).error(caught.value.key, **caught.value.params)
    assert "tide=on" in said
    assert "moon=one, two" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_value_that_a_rule_forbids_is_refused_with_that_rule(lang: str) -> None:
    with pytest.raises(BadOptions) as caught:
        toy(Option("moon", ["none", "one"], "none", refused={"green": "T-9"})).check({"moon": "green"}, 2)
    assert caught.value.key == "refused_option"
    said = Speech(lang, None).error(caught.value.key, **caught.value.params)
    assert "moon" in said
    assert "green" in said
    assert "T-9" in said


@pytest.mark.parametrize(
    ("given", "key"),
    [({"sun": "on"}, "unknown_option"), ({"moon": "green"}, "bad_option"), ({"moon": ""}, "bad_option")],
)
def test_unknown_options_and_values_are_refused(given: dict[str, str], key: str) -> None:
    with pytest.raises(BadOptions) as caught:
        toy(SPEED, MOON).check(given, 2)
    assert caught.value.key == key
    with pytest.raises(BadOptions) as caught:
        drawn([SPEED, MOON], given, 0)
    assert caught.value.key == key


def test_legal_sets_are_all_that_go_together() -> None:
    options = [SPEED, MOON, TIDE]
    found = legal_sets(options)
    assert [tuple(chosen.values()) for chosen in found] == [
        ("slow", "none", "off"), ("fast", "none", "off"), ("slow", "one", "off"), ("fast", "one", "off"),
        ("slow", "two", "off"), ("fast", "two", "off"), ("fast", "one", "on"), ("fast", "two", "on"),
    ]  # fmt: skip
    every = [dict(zip(found[0], values, strict=True)) for values in product(*(option.values for option in options))]
    assert [chosen for chosen in every if unmet(options, chosen) is None] == sorted(found, key=every.index)
    game = toy(*options)
    for chosen in every:
        if chosen in found:
            game.check(chosen, 2)
        else:
            with pytest.raises(BadOptions):
                game.check(chosen, 2)


def test_few_sets_take_turns_and_what_was_given_stays() -> None:
    options = [SPEED, MOON, TIDE]
    assert [drawn(options, {}, turn) for turn in range(16)] == legal_sets(options) * 2
    found = [drawn(options, {"tide": "on"}, turn) for turn in range(4)]
    assert (
        found
        == [
            {"speed": "fast", "moon": "one", "tide": "on"},
            {"speed": "fast", "moon": "two", "tide": "on"},
        ]
        * 2
    )
    impossible = {"tide": "on", "speed": "slow"}
    assert drawn(options, impossible, 3) == {"speed": "slow", "moon": "none", "tide": "on"}, "`check` says why not"


MANY = [Option(f"o{i}", ["a", "b", "c"], "a") for i in range(5)]
MANY.append(Option("last", ["off", "on"], "off", needs={"on": {"o0": ["b"], "o1": ["a", "c"]}}))


def test_of_many_sets_all_pairs_are_covered() -> None:
    sets = legal_sets(MANY)
    chosen = covering_sets(sets)
    assert len(sets) == 3**5 + 3**5 * 2 // 9
    assert len(chosen) < 25, "far fewer than all"
    possible = set().union(*map(pairs_of, sets))
    assert set().union(*map(pairs_of, chosen)) == possible
    values = [(option.key, value) for option in MANY for value in option.values]
    forbidden = {("o0", "a"), ("o0", "c"), ("o1", "b")}
    for (one, v), (other, w) in combinations(values, 2):
        if one != other and not (("last", "on") in ((one, v), (other, w)) and forbidden & {(one, v), (other, w)}):
            assert (one, v, other, w) in possible


def test_of_too_many_sets_all_pairs_come_that_go_together() -> None:
    """More sets than could be made one by one: 9 ** 7 and more."""
    values = list("abcdefghi")
    huge = [Option(f"o{i}", values, "a") for i in range(6)]
    huge.append(
        Option("same", values, "a", needs={value: {"o0": values[: values.index(value) + 1]} for value in values})
    )
    huge.append(Option("late", ["off", "on"], "off", needs={"on": {"same": ["c"]}}))
    sets = legal_sets(huge)
    assert len(sets) < 300
    assert all(unmet(huge, chosen) is None and list(chosen) == [option.key for option in huge] for chosen in sets)
    found = set().union(*map(pairs_of, sets))
    assert {("o4", one, "o5", other) for one in values for other in values} <= found
    assert {other for one, v, two, other in found if (one, v, two) == ("o0", "f", "same")} == set("fghi")
    assert {v for one, v, two, w in found if (one, two, w) == ("same", "late", "on")} == {"c"}
    assert legal_sets(huge) == sets, "always the same"
    given = {"o1": "b", "o2": "c", "o3": "d", "o4": "e"}
    some = legal_sets(huge, given)
    assert len(some) == 9 * 45 + 9 * 3, "what is given leaves few enough for all of them"
    assert all(chosen[key] == given[key] for chosen in some for key in given)
    assert Draws(huge, {"late": "on"}).at(5)["same"] == "c"


def test_a_run_of_many_seeds_covers_all_pairs_and_more_than_the_fewest_sets() -> None:
    draws = Draws(MANY, {})
    run = [draws.at(turn) for turn in range(2 * len(draws.covering))]
    assert set().union(*map(pairs_of, run)) == set().union(*map(pairs_of, draws.sets))
    assert all(unmet(MANY, chosen) is None for chosen in run)
    assert run == [drawn(MANY, {}, turn) for turn in range(len(run))], "the seed says all"
    assert len({tuple(chosen.values()) for chosen in run}) > len(draws.covering)
    fixed = [drawn(MANY, {"o4": "c"}, turn) for turn in range(40)]
    assert {chosen["o4"] for chosen in fixed} == {"c"}


def test_values_that_are_sets_have_parts() -> None:
    sky = Option("sky", ["bare", "planet", "planet+ring", "planet+comet"], "bare")
    assert sky.parts() == ["planet", "ring", "comet"]
    assert Option("sky", ["bare", "planet"], "bare").parts() == []
