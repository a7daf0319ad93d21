"""The end of the game, scoring, ties (R-73 to R-79)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.scoring import points, triangle
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, vector

WORLDS = [
    "secluded_world", "star_nomad_lair", "artist_colony", "spice_world", "new_vinland", "space_port", "comet_zone",
    "mining_world", "asteroid_belt", "jungle_world", "plague_world",
]  # fmt: skip


def empire(scene: Scene, tiles: int) -> None:
    """Seat 0 with a faction, a home world and so many tiles in all."""
    scene.tableau(0, "space_piracy", "hidden_fortress", "doomed_world", *WORLDS[: tiles - 3])


def parts(scene: Scene, seat: int) -> dict[str, int]:
    return {part.component or part.key: part.points for part in scene.score(seat).parts}


@rule("R-73", "R-74")
@vector("TV-11")
@pytest.mark.parametrize(("tiles", "over"), [(11, False), (12, True), (13, True)])
def test_the_game_ends_when_somebody_has_twelve_tiles_counting_the_faction_as_two(tiles: int, over: bool) -> None:
    scene = Scene(2)
    empire(scene, tiles)
    assert scene.p(0).tiles() == tiles
    scene.cup(0, "home")
    scene.cup(1, "home")
    scene.manage()
    assert scene.stage == ("over" if over else "assign")
    assert scene.s.round == (1 if over else 2)
    assert (scene.s.decisions() == []) == over
    assert scene.s.busy() == ([] if over else [0, 1])


@rule("R-73", "R-66")
@pytest.mark.parametrize(("left", "over"), [(0, True), (1, False)])
def test_the_game_ends_when_the_pool_is_empty(left: int, over: bool) -> None:
    scene = Scene(2)
    scene.tableau(1, "gem_world")
    scene.cup(0, "home")
    scene.cup(1, "home")
    scene.chips(0, 24 - left)
    assert scene.s.pool == left
    scene.manage()
    assert scene.stage == ("over" if over else "assign")
    if over:
        assert scene.news()[-1] == "over scores=24+2 winners=0 [R-73]"


@rule("R-75", "R-73")
def test_the_last_round_is_played_to_its_end_by_all() -> None:
    """The twelfth tile and the last VP come in Settle and Ship; Manage Empire is still done by everybody."""
    scene = Scene(2)
    empire(scene, 11)
    scene.stack(0, "fifth_column", "high_gravity_world")
    scene.workers(0, settle=["home", "home"])
    scene.hold(1)
    scene.cup(1, "alien")
    scene.chips(0, 24)
    scene.phases("settle", "ship")
    assert scene.p(0).tiles() == 13, "more than twelve are allowed"
    assert scene.stage == "ship"
    scene.choose(1, "trade:home@ancient_race")
    assert scene.stage == "over"
    assert scene.in_cup(1) == ["alien", "home", "home"], "recruited in the last Manage Empire step"
    assert scene.p(1).credits == 3
    assert scene.offered(0) == scene.offered(1) == []
    assert scene.why_not(1, "ready") == ""


@rule("R-75", "R-73")
@pytest.mark.parametrize(("before", "tiles"), [(10, 13), (11, 14)])
def test_more_than_twelve_tiles_are_completed_and_all_count(before: int, tiles: int) -> None:
    scene = Scene(2)
    empire(scene, before)
    scene.stack(0, "fifth_column", "high_gravity_world", "public_works")
    scene.workers(0, develop=["home"], settle=["home", "home"])
    scene.hold(1)
    points = scene.score(0).total
    scene.phases("develop", "settle", "ship")
    assert scene.p(0).tiles() == tiles
    assert scene.stage == "ship", "the twelfth tile ends neither its phase nor the round"
    assert scene.stacked(0, "world") == scene.stacked(0, "development") == []
    assert scene.score(0).total == points + 1 + 1 + 1
    scene.choose(1, "trade:home@ancient_race")
    assert scene.stage == "over"
    assert scene.s.round == 1


@rule("R-75", "R-78", "R-70")
def test_recalling_in_the_last_round_can_decide_a_tie() -> None:
    scene = Scene(2)
    scene.chips(1, 24)
    scene.chips(0, 24)
    scene.pool = 24
    scene.stack(0, "nanotechnology")
    scene.developers(0, "home")
    scene.cup(0, "home")
    scene.cup(1, "home")
    scene.manage()
    assert scene.offered(0) == ["done", "recall:home@developers"]
    scene.choose(0, "recall:home@developers")
    assert scene.stage == "over"
    assert [score.wins for score in scene.s.scores()] == [True, False]


@rule("R-76", "R-77")
@vector("TV-12")
def test_the_scoring_example_of_the_rulebook() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_federation", "new_galactic_order", "public_works", "hidden_fortress", "fifth_column")
    scene.stack(0, "nanotechnology", "alien_sentinels")
    scene.cup(0, "military", "military")
    scene.citizenry(0, "military", "military")
    assert parts(scene, 0) == {
        "chips": 0, "developments": 13, "worlds": 3, "galactic_federation": 5, "new_galactic_order": 4,
    }  # fmt: skip
    assert scene.score(0).total == 25


@rule("R-76")
def test_the_score_is_chips_and_printed_costs_of_the_tableau_alone() -> None:
    scene = Scene(2)
    scene.tableau(
        0, "space_piracy", "hidden_fortress", "old_earth", "investment_credits", "replicant_robots", "gem_world"
    )
    scene.stack(0, "nanotechnology", "alien_sentinels")
    scene.chips(0, 7)
    scene.credits(0, 10)
    scene.cup(0, "home")
    assert parts(scene, 0) == {"chips": 7, "developments": 0 + 4 + 4, "worlds": 2 + 3 + 2}
    assert [part.key for part in scene.score(0).parts] == ["chips", "developments", "worlds"]
    assert scene.score(0).total == 22
    assert scene.score(0).seat == 0
    assert parts(scene, 1) == {"chips": 0, "developments": 0, "worlds": 0}


def bonus(key: str, *tableau: str, dice: list[str] | None = None, chips: int = 0) -> int:
    scene = Scene(5)
    scene.tableau(0, key, *tableau)
    scene.cup(0, *(dice or []))
    scene.chips(0, chips)
    return scene.bonus(0, key)


@rule("R-77", "R-79")
@vector("TV-15")
@pytest.mark.parametrize(("military", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_new_galactic_order_scores_two_for_each_three_military_dice_rounded_up(military: int, vp: int) -> None:
    assert bonus("new_galactic_order", dice=["military"] * military + ["home"]) == vp


@rule("R-79")
@vector("TV-46")
def test_galactic_exchange_scores_die_colours_wherever_the_dice_are() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_exchange", "gem_world")
    scene.stack(0, "nanotechnology", "alien_sentinels")
    assert scene.bonus(0, "galactic_exchange") == 0
    scene.cup(0, "home", "home")
    scene.citizenry(0, "military")
    scene.developers(0, "consumption")
    scene.settlers(0, "novelty")
    scene.good(0, "gem_world", "rare_elements")
    scene.workers(0, ship=["genes"])
    assert scene.bonus(0, "galactic_exchange") == 6
    scene.cup(0, "alien")
    assert scene.bonus(0, "galactic_exchange") == 7
    scene.cup(1, "military")
    assert scene.bonus(0, "galactic_exchange") == 7, "own dice only"


@rule("R-79", "R-63")
def test_a_consumption_die_is_no_other_colour_in_scoring() -> None:
    assert bonus("galactic_exchange", dice=["consumption", "consumption"]) == 1
    assert bonus("new_galactic_order", dice=["consumption"] * 3) == 0


@rule("R-77")
@vector("TV-33")
def test_galactic_renaissance_scores_the_triangular_root_of_the_chips() -> None:
    chips = [0, 1, 2, 3, 5, 6, 10, 14, 15, 21, 28, 36, 45, 55, 66]
    assert [triangle(n) for n in chips] == [0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11]
    assert bonus("galactic_renaissance", chips=14) == 4
    assert bonus("galactic_renaissance", chips=15) == 5


@rule("R-77", "R-91")
@vector("TV-34")
def test_system_diversification_scores_half_the_cost_of_reassign_developments_rounded_up() -> None:
    assert bonus("system_diversification") == 3
    assert bonus("system_diversification", "space_mercenaries") == 4
    assert bonus("system_diversification", "biological_adaptation", "advanced_logistics", "gem_world") == 3


@rule("R-77", "R-91")
@vector("TV-35")
def test_new_economy_scores_developments_without_reassign_powers() -> None:
    assert bonus("new_economy", "nanotechnology", "public_works", "destroyed_colony", "awakened_alien_outpost") == 2
    assert bonus("galactic_bankers", "nanotechnology", "public_works") == 3, "Galactic Bankers counts all, itself too"


@rule("R-77", "R-89")
@vector("TV-36")
def test_free_trade_association_scores_half_the_cost_of_novelty_worlds_rounded_up() -> None:
    assert bonus("free_trade_association", "secluded_world", "gem_world", "space_port", "comet_zone") == 3
    assert bonus("free_trade_association") == 0


@rule("R-77")
def test_mining_league_galactic_federation_and_galactic_reserves() -> None:
    assert bonus("mining_league", "comet_zone", "asteroid_belt", "gem_world") == 4
    assert bonus("galactic_federation") == 2
    assert bonus("galactic_federation", "public_works", "gem_world") == 3
    scene = Scene(2)
    scene.tableau(0, "galactic_reserves", "gem_world", "comet_zone")
    scene.good(0, "gem_world", "home", "home")
    scene.good(0, "comet_zone", "home")
    scene.cup(0, "home")
    assert scene.bonus(0, "galactic_reserves") == 3


def test_an_unknown_bonus_is_an_error() -> None:
    scene = Scene(2)
    with pytest.raises(ValueError, match="no bonus of kind luck"):
        points(scene.s, scene.p(0), "luck", {})


@rule("R-78")
@vector("TV-30")
def test_a_tie_is_broken_by_dice_in_the_cup_and_credits() -> None:
    scene = Scene(2)
    for seat, dice, credits in ((0, 3, 4), (1, 5, 1)):
        scene.chips(seat, 5)
        scene.cup(seat, *["home"] * dice)
        scene.citizenry(seat, *["home"] * (2 * seat))
        scene.credits(seat, credits)
    first, second = scene.s.scores()
    assert (first.total, first.tie, first.wins) == (5, 7, True)
    assert (second.total, second.tie, second.wins) == (5, 6, False)


@rule("R-78")
def test_still_tied_means_a_shared_victory() -> None:
    scene = Scene(3)
    for seat, dice, credits in ((0, 3, 4), (1, 2, 5), (2, 6, 0)):
        scene.chips(seat, 12)
        scene.cup(seat, *["home"] * dice)
        scene.credits(seat, credits)
    assert [score.wins for score in scene.s.scores()] == [True, True, False]
    scene.manage()
    assert scene.stage == "over"
    assert scene.events("over")[0].params == {"scores": [12, 12, 12], "winners": [0, 1, 2]}, "$0 has become $1"


@rule("R-78")
def test_more_points_beat_any_tie_break() -> None:
    scene = Scene(2)
    scene.chips(0, 6)
    scene.chips(1, 5)
    scene.cup(1, *["home"] * 9)
    assert [score.wins for score in scene.s.scores()] == [True, False]
