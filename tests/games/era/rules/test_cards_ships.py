"""Domination cards of ships and battles, played for A: condition, points and effect (E-187)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.letter import A
from orrery.kernel.acts import entry
from tests.rules import rule, tile, vector

from .cards import Cards
from .scene import HUMAN, SLAVERS, at

# Defensive.


@rule("E-187", "E-185")
@tile("card_defensive")
@pytest.mark.parametrize(("address", "works"), [("hd3", True), ("ze5", False)])
def test_defensive_adds_20_cv_in_the_home_sector(address: str, works: bool) -> None:
    scene = Cards("defensive").stars("he2", "he8", "hc4")
    scene.wars = [False, False, True]
    scene.ships(HUMAN, address, 1)
    scene.ships(SLAVERS, address, 15)
    scene.start(entry(act.BATTLES, SLAVERS))
    if not works:
        assert not scene.told("card_works")
        assert scene.me.ships() == 0
        return
    assert scene.kind() == "battle_cards"
    scene.choose("pass")
    assert scene.kind() == "battle_cards"
    assert scene.battle.revealed, "even after the fleets were revealed"
    scene.lots(0)
    scene.choose("play:defensive:a", "pass")
    strength = [event.params["cv"] for event in scene.told("strength")]
    assert strength == [15, 21]
    assert scene.params("battle_won")["winners"] == ["human"]


@rule("E-187")
@tile("card_defensive")
def test_defensive_needs_all_stars_of_the_home_sector() -> None:
    scene = Cards("defensive", hg5="neutron").stars("he2", "he8").grows()
    assert scene.refused("play:defensive:a") == ["card_condition E-187"]
    assert scene.figures() == [("home_stars", 3, 4)]
    scene.stars("hc4")
    scene.reopen()
    assert "defensive:a" in scene.playable(), "a neutron star is none"
    assert scene.played_for("defensive", "a") == 9


# Economic.


@rule("E-187", "E-185")
@tile("card_economic")
def test_economic_follows_ten_ships_and_gives_six_more_also_at_blocked_stars() -> None:
    scene = Cards("economic").stars("ze2=1", "he2=12")
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "ze2", 1)
    scene.levels(HUMAN, 1, 1, 1, 5, 1)
    scene.grows("build_ships")
    scene.choose("oval:build_ships")
    built = scene.params("builds")["n"]
    assert built >= 10
    while scene.kind().startswith("place"):
        scene.choose(scene.offered()[-1])
    assert (scene.kind(), scene.offered()) == ("card_window", ["play:economic:a", "pass"])
    before = scene.me.ships()
    assert before == built
    scene.lots(0)
    assert scene.played_for("economic", "a") == 7
    assert (scene.kind(), scene.offered("place")) == ("place", ["ze2", "he2", "he5"])
    scene.choose("place:ze2")
    while scene.kind().startswith("place"):
        scene.choose(scene.offered()[-1])
    assert scene.me.ships() == before + 6
    assert scene.me.ships_at(at("ze2")) > 0
    assert scene.kind() == "grow_turn"


@rule("E-187")
@tile("card_economic")
def test_economic_needs_ten_ships_of_one_action() -> None:
    scene = Cards("economic").grows("build_ships")
    scene.choose("oval:build_ships")
    while scene.kind().startswith("place"):
        scene.choose(scene.offered()[-1])
    assert scene.kind() == "grow_turn"
    assert scene.figures() == [("ships_built", 2, 10)]


# Etheric.


def in_nebulae(n: int) -> Cards:
    nebulae = {"zb2": "nebula", "zb3": "nebula", "hb2": "nebula", "hb3": "nebula"}
    scene = Cards("etheric", **nebulae)
    for address in list(nebulae)[:n]:
        scene.ships(HUMAN, address, 1)
    return scene


@rule("E-187", "E-185", "E-62")
@tile("card_etheric")
def test_etheric_gives_range_to_ships_that_begin_in_nebulae() -> None:
    scene = in_nebulae(4).moves()
    assert "etheric:a" in scene.playable()
    scene.lots(0)
    assert scene.played_for("etheric", "a") == 8
    scene.choose("done")
    assert scene.about(HUMAN)["ranges"] == {"zb2": [7], "zb3": [7], "hb2": [7], "hb3": [7]}
    scene = in_nebulae(4).moves()
    scene.choose("done")
    assert scene.about(HUMAN)["ranges"]["zb2"] == [5]
    assert scene.refused("play:etheric:a") == ["card_moment E-185"], "only when the movement begins"


@rule("E-187")
@tile("card_etheric")
def test_etheric_needs_ships_in_four_nebulae() -> None:
    scene = in_nebulae(3).moves()
    assert scene.refused("play:etheric:a") == ["card_condition E-187"]
    assert scene.figures() == [("nebulae", 3, 4)]
    scene = in_nebulae(4).grows()
    assert scene.refused("play:etheric:a") == ["card_moment E-185"]


# Military.


@rule("E-187")
@vector("EV-94")
@tile("card_military")
def test_military_needs_120_cv_without_bonuses() -> None:
    for level, n, cv in ((6, 12, 120), (3, 59, 118)):
        scene = Cards("military")
        scene.levels(HUMAN, level, 1, 1, 1, 1)
        scene.fleet(HUMAN, A, "he5", n - 2)
        scene.ships(HUMAN, "he2", 2)
        scene.grows()
        assert scene.figures() == [("cv", cv, 120)]
        assert ("military:a" in scene.playable()) == (cv >= 120)


def giant(mine: int, theirs: int, attacker: int = HUMAN, **levels: int) -> Cards:
    """A battle; the rest of the player's ships stand elsewhere."""
    scene = Cards("military")
    scene.wars = [False, False, True]
    scene.alignment = STS
    scene.levels(HUMAN, 3, 1, 1, 1, 1)
    scene.levels(SLAVERS, levels.get("military", 3), levels.get("spirituality", 1), 1, 1, 1)
    scene.fleet(HUMAN, A, "he5", 60 - mine)
    scene.ships(HUMAN, "ze5", mine)
    scene.ships(SLAVERS, "ze5", theirs)
    scene.start(entry(act.BATTLES, attacker))
    return scene


@rule("E-187", "E-87", "E-185")
@tile("card_military")
def test_military_keeps_opponents_from_retreating() -> None:
    scene = giant(5, 3, spirituality=2)
    assert scene.kind() == "battle_cards"
    scene.lots(1)
    assert scene.played_for("military", "a") == 10
    assert (scene.kind(), scene.offered()) == ("hold", ["hold", "safe"])
    scene.choose("hold")
    assert not scene.told("retreats")
    assert scene.told("held")
    assert scene.told("battle_won")
    assert repr(scene.told("holds_opponents")[0]) == "holds_opponents seat=0 hex=ze5 [E-187]"


@rule("E-187", "E-95")
@tile("card_military")
def test_military_keeps_own_ships_from_being_destroyed() -> None:
    scene = giant(5, 9, attacker=SLAVERS)
    scene.choose("pass")
    assert scene.battle.revealed
    scene.lots(1)
    scene.choose("play:military:a")
    assert repr(scene.told("ships_safe")[0]) == "ships_safe seat=0 hex=ze5 [E-187]"
    assert scene.me.ships() == 60, "the loser retreats unharmed"
    assert scene.slavers.ships() == 9, "and so do the winners"
    scene = giant(9, 7)
    scene.lots(1)
    scene.choose("play:military:a", "safe", "lose:7")
    assert (scene.slavers.ships(), scene.me.ships()) == (0, 60), "also when the player wins without 3 to 1"


@rule("E-185", "E-187")
@tile("card_military")
def test_military_outside_a_battle_gives_points_alone() -> None:
    scene = Cards("military")
    scene.levels(HUMAN, 6, 1, 1, 1, 1)
    scene.fleet(HUMAN, A, "he5", 12)
    scene.grows()
    scene.lots(0)
    assert scene.played_for("military", "a") == 10
    assert scene.params("card_idle")["when"] == "battle"
