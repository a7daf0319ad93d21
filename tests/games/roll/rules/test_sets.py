"""The option `with`: fifteen sets of expansions go together, those are offered that can be played, nothing else is."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.pieces import COLOUR_KEYS, FACE_KEYS
from orrery.games.roll.rules.sets import (
    AMBITION,
    BASE,
    DEAL,
    LEGAL,
    OBJECTIVES,
    ORB,
    PLAYABLE,
    RIVALRY,
    is_legal,
    key_of,
    sets_of,
)
from orrery.games.roll.rules.vocabulary import phase
from orrery.kernel.chance import key_of_seed
from orrery.kernel.refusal import BadOptions
from orrery.texts import Speech
from tests.rules import rule


@rule("V-3", "A-1")
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


@rule("V-3")
@pytest.mark.parametrize(
    ("modules", "pool", "tiles", "die", "dollar_phase"),
    [(0, 12, 12, "home", False), (DEAL, 12, 12, "leader", True), (ORB, 15, 15, "leader", True),
     (DEAL | ORB, 15, 15, "leader", True)],
)  # fmt: skip
def test_what_modules_change(modules: int, pool: int, tiles: int, die: str, dollar_phase: bool) -> None:
    for more in (0, AMBITION, AMBITION | OBJECTIVES):
        box = BOXES.of(RIVALRY | modules | more)
        assert (box.pool_per_player, box.end_tiles, COLOUR_KEYS[box.phase_die]) == (pool, tiles, die)
        face = FACE_KEYS.index("explore_dollar")
        assert (box.face_phases[face] >> phase.DOLLAR & 1 == 1) == dollar_phase
        assert (box.dollar[face] == phase.EXPLORE) == (not dollar_phase)
        assert box.phases == (6 if dollar_phase else 5)
