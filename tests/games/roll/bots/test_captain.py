"""The captain in hand-made situations: what any good player would do there."""

from __future__ import annotations

import pytest

from orrery import games
from orrery.games.roll.rules.game import galaxy
from orrery.kernel.chance import Chance, key_of_seed
from tests.bots.play import watch
from tests.games.roll.rules.scene import Scene

from .captains import answer, answers

# Explore.


@pytest.mark.parametrize(("below", "wanted"), [(1, "stock:home"), (3, "scout:home")])
@pytest.mark.parametrize("bot", ["captain", "novice"])
def test_nobody_scouts_where_there_is_nothing_to_draw(bot: str, below: int, wanted: str) -> None:
    """The bag is empty and nothing was abandoned. Whoever has three tiles would have to give one back (R-40)."""
    scene = Scene(2)
    scene.stack(1, *["gem_world", "comet_zone", "space_port"][:below])
    scene.workers(0, explore=["home"], settle=["home", "home"])
    scene.credits(0, 9)
    scene.bag()
    scene.phases("explore", "settle")
    for seed in range(3):
        player = games.load("roll").make_bot(bot, Chance(key_of_seed(f"empty {seed}")))
        assert answer(scene, player) == wanted


def test_it_stocks_when_dice_wait_for_credits() -> None:
    scene = Scene(2)
    scene.stack(0, "export_duties", "gem_world")
    scene.citizenry(0, "home", "home", "home", "home")
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    assert answer(scene) == "stock:home"


def test_it_scouts_when_there_is_nothing_to_build() -> None:
    scene = Scene(2)
    scene.workers(0, explore=["home"])
    scene.cup(0, "home", "home", "home")
    scene.credits(0, 8)
    scene.phases("explore")
    assert answer(scene) == "scout:home"


def test_a_tile_goes_where_workers_wait_for_it() -> None:
    scene = Scene(2)
    scene.stack(0, "export_duties")
    scene.workers(0, explore=["home"], settle=["home", "home"])
    scene.credits(0, 8)
    scene.phases("explore", "settle")
    scene.rig(0, "gem_world")
    scene.choose(0, "scout:home", "draw")
    assert answer(scene) == "under:gem_world"


# Produce and Ship.


def test_goods_match_their_worlds() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world", "ancient_race")
    scene.workers(0, produce=["genes", "novelty"])
    scene.credits(0, 5)
    scene.phases("produce")
    scene.choose(0, answer(scene))
    assert scene.goods_of(0) == {"gem_world": ["novelty"], "ancient_race": ["genes"]}


def test_it_trades_when_many_dice_wait_and_there_is_no_money() -> None:
    scene = Scene(2)
    scene.tableau(0, "damaged_alien_factory", "gem_world")
    scene.good(0, "damaged_alien_factory", "home")
    scene.good(0, "gem_world", "home")
    scene.citizenry(0, "home", "home", "home", "home", "alien")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    assert answer(scene) == "trade:home@damaged_alien_factory"


def test_it_consumes_when_the_game_is_about_to_end() -> None:
    scene = Scene(2)
    scene.tableau(0, "damaged_alien_factory", "gem_world")
    scene.good(0, "damaged_alien_factory", "home")
    scene.good(0, "gem_world", "novelty")
    scene.citizenry(0, "home", "home", "home", "home", "alien")
    scene.workers(0, ship=["home"])
    scene.chips(1, 24)  # the pool is empty
    scene.phases("ship")
    assert answer(scene) == "consume:novelty@gem_world"


def test_the_shipper_that_matches_consumes_and_the_other_trades() -> None:
    scene = Scene(2)
    scene.tableau(0, "ancient_race", "gem_world")
    scene.good(0, "ancient_race", "genes")
    scene.good(0, "gem_world", "novelty")
    scene.workers(0, ship=["genes", "home"])
    scene.phases("ship")
    consuming = scene.branch()
    consuming.choose(0, "consume:genes@ancient_race")
    assert answer(consuming) == "by:genes"
    scene.choose(0, "trade:novelty@gem_world")
    assert answer(scene) == "by:home"


def test_it_buys_a_victory_point_for_a_credit() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_bankers", "gem_world")
    scene.good(0, "gem_world", "novelty")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, "trade:novelty@gem_world")
    assert answer(scene) == "pay"


# Dice.


def test_it_gives_up_a_home_die_from_the_citizenry() -> None:
    scene = Scene(2)
    scene.stack(0, "space_marines")
    scene.workers(0, develop=["alien", "genes", "military"])
    scene.citizenry(0, "home", "alien")
    scene.cup(0, "home", "genes")
    scene.phases("develop")
    assert answer(scene) == "remove:home@citizenry"


def test_it_recalls_nothing_without_need() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.stack(0, "mining_world")
    scene.settlers(0, "home", "home")
    scene.good(0, "gem_world", "novelty")
    scene.cup(0, "home", "home", "home", "home")
    scene.manage()
    assert answer(scene) == "done"


def test_it_recalls_dice_from_a_tile_far_off_when_hardly_any_are_left() -> None:
    scene = Scene(2)
    scene.stack(0, "alien_sentinels")
    scene.settlers(0, "home", "home", "military")
    scene.cup(0, "home")
    scene.manage()
    assert answer(scene).startswith("recall:")


def test_at_the_end_dice_on_stacks_come_back_to_break_a_tie() -> None:
    scene = Scene(2)
    scene.stack(0, "mining_world")
    scene.settlers(0, "home", "home")
    scene.cup(0, "home", "home", "home", "home")
    scene.chips(0, 24)
    scene.manage()
    assert answers(scene, "recall") == ["recall:home@settlers", "recall:home@settlers"]


def test_goods_that_score_at_the_end_stay() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_reserves", "gem_world")
    scene.good(0, "gem_world", "novelty")
    scene.cup(0, "home")
    scene.chips(0, 24)
    scene.manage()
    assert answer(scene) == "done"


# Whole games.


def test_it_hardly_ever_selects_a_phase_that_gives_it_nothing() -> None:
    selected = 0
    idle = 0
    for game in range(3):
        for state, decision, code in watch("roll", ["captain", "captain"], f"purpose/{game}"):
            if decision.kind != "select":
                continue
            empire = galaxy(state).players[decision.seat]
            box = galaxy(state).box
            selected += 1
            if code == "select:ship" and not empire.goods:
                idle += not any(box.trade[box.colour[side]] for side in empire.worlds)
            elif code == "select:develop":
                idle += not empire.stacks[1] and not empire.builders[1]
            elif code == "select:settle":
                idle += not empire.stacks[0] and not empire.builders[0]
    assert selected > 50
    assert idle / selected < 0.03
