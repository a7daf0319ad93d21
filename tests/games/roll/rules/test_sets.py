"""The option `with`: fifteen sets of expansions go together, those are offered that can be played, nothing else is."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.sets import BASE, DEAL, LEGAL, OBJECTIVES, ORB, PLAYABLE, is_legal, key_of, sets_of
from orrery.kernel.chance import key_of_seed
from orrery.kernel.refusal import BadOptions
from orrery.texts import Speech


def test_fifteen_sets_go_together() -> None:
    assert [key_of(sets) for sets in LEGAL] == [
        "base", "ambition", "ambition+objectives", "rivalry", "ambition+rivalry", "ambition+objectives+rivalry",
        "rivalry+deal", "ambition+rivalry+deal", "ambition+objectives+rivalry+deal", "rivalry+orb",
        "ambition+rivalry+orb", "ambition+objectives+rivalry+orb", "rivalry+deal+orb", "ambition+rivalry+deal+orb",
        "ambition+objectives+rivalry+deal+orb",
    ]  # fmt: skip
    assert [sets_of(key_of(sets)) for sets in LEGAL] == LEGAL
    assert not any(is_legal(sets) for sets in (OBJECTIVES, DEAL, ORB, OBJECTIVES | DEAL))
    with pytest.raises(KeyError):
        sets_of("objectives")


def test_what_can_be_played_is_offered_and_nothing_else() -> None:
    assert set(PLAYABLE) <= set(LEGAL)
    assert PLAYABLE[0] == BASE
    assert [option.values for option in ROLL.options if option.key == "with"] == (
        [[key_of(sets) for sets in PLAYABLE]] if len(PLAYABLE) > 1 else []
    )
    whole = Roll(playable=LEGAL)
    option = next(option for option in whole.options if option.key == "with")
    assert (option.values, option.default, option.quiet) == ([key_of(sets) for sets in LEGAL], "base", True)
    assert whole.check({"with": "base"}, 2) == {"setup": "free"}
    assert whole.check({"with": "rivalry+orb"}, 2) == {"setup": "free", "with": "rivalry+orb"}


@pytest.mark.parametrize("wrong", ["objectives", "deal", "ambition+orb", "rivalry+ambition", "", "ambition+ambition"])
def test_every_other_value_is_refused_in_a_sentence(wrong: str) -> None:
    game = Roll(playable=LEGAL)
    with pytest.raises(BadOptions) as caught:
        game.new({"with": wrong}, 3, key_of_seed("1"))
    assert caught.value.key == "bad_option"
    for lang, sentence in (("en", "Choose one of: base, ambition, "), ("de", "Wähle eins davon: base, ambition, ")):
        assert sentence in Speech(lang, game).error(caught.value.key, **caught.value.params)


def test_the_base_game_has_the_version_and_the_bounds_it_had() -> None:
    options = ROLL.complete({})
    assert (ROLL.version(options), ROLL.bounds(options)) == ("2", (30_000, 200))
