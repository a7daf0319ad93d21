"""The captain in hand-made situations: what any good player would do there."""

from __future__ import annotations

from functools import partial

import pytest

from orrery.games import load
from orrery.games.race.rules.game import race
from orrery.games.race.rules.state import NO_GOOD
from orrery.games.race.rules.vocabulary import act
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.foresight import imagined
from tests.games.race.rules.scene import Scene

from .captains import actions, answer, answers, captain


def last_round(scene: Scene) -> Scene:
    """The supply is used up: the game ends with this round."""
    scene.s.robot.vp += scene.s.chips
    scene.s.chips = 0
    return scene


# Cards of the hand.


def test_it_pays_with_cards_that_it_cannot_place() -> None:
    scene = Scene(0)
    scene.tableau("alpha_centauri").hand("comet_zone", "mining_world", "rebel_homeworld", "rebel_base", "mining_robots")
    scene.play("settle_1")
    scene.choose("place:comet_zone")
    assert sorted(answers(scene, "pay")) == ["pay:rebel_base", "pay:rebel_homeworld"]


def test_it_keeps_what_fits_its_tableau() -> None:
    scene = Scene(0)
    scene.tableau("new_sparta", "space_marines").next("rebel_outpost", "consumer_markets", "merchant_guild")
    scene.play("explore_1")
    assert scene.kind() == "keep"
    assert answer(scene) == "keep:rebel_outpost"


def test_it_keeps_a_development_that_scores_for_what_it_has() -> None:
    scene = Scene(0)
    scene.tableau("alpha_centauri", "comet_zone", "mining_world", "mining_robots", "mining_conglomerate").cards(5)
    scene.next("mining_league", "free_trade_association", "pan_galactic_league", "space_port").play("explore_1")
    assert answer(scene) == "keep:mining_league"


def test_it_discards_what_is_out_of_reach() -> None:
    scene = Scene(0)
    scene.tableau("earths_lost_colony").hand("rebel_homeworld", "public_works", "gem_world", "spice_world")
    scene.hand("comet_zone", "export_duties", "new_vinland", "prosperous_world", "artist_colony", "secluded_world")
    scene.hand("expanding_colony").plan(act.END_ROUND)
    assert answer(scene) == "discard:rebel_homeworld"


# Placing.


def test_in_the_last_round_only_points_count() -> None:
    scene = last_round(Scene(0))
    scene.tableau("epsilon_eridani").hand("terraformed_world", "galactic_engineers", "new_vinland", "gem_world")
    scene.hand("space_port", "asteroid_belt").play("settle_1")
    assert answer(scene) == "place:terraformed_world"


def test_it_does_not_give_up_a_card_for_less_than_it_is_worth() -> None:
    """Destroyed World costs a card: nobody discards Colony Ship for that."""
    scene = Scene(0)
    scene.tableau("epsilon_eridani", "colony_ship").hand("destroyed_world", "rebel_base", "rebel_homeworld")
    scene.play("settle_1")
    scene.choose("place:destroyed_world")
    assert scene.kind() == "reduce"
    assert answer(scene) == "done"


def test_it_gives_up_a_card_for_a_dear_world() -> None:
    scene = Scene(0)
    scene.tableau("epsilon_eridani", "colony_ship").hand("lost_species_ark_world", "public_works", "gem_world")
    scene.hand("spice_world", "investment_credits", "comet_zone").play("settle_1")
    scene.choose("place:lost_species_ark_world")
    assert answer(scene) == "use:colony_ship"


def test_it_conquers_rather_than_pays() -> None:
    scene = Scene(0)
    scene.tableau("new_sparta", "space_marines", "contact_specialist")
    scene.hand("rebel_warrior_race", "gem_world", "spice_world", "comet_zone").play("settle_1")
    scene.choose("place:rebel_warrior_race")
    assert scene.kind() == "way"
    assert answer(scene) == "way:conquer"


def test_it_passes_rather_than_weaken_itself_for_nothing() -> None:
    """In the last round a development without points would cost cards that break a tie."""
    scene = last_round(Scene(0))
    scene.tableau("new_sparta").hand("mining_league", "rebel_base", "rebel_homeworld", "gem_world")
    scene.hand("spice_world", "comet_zone").play("develop_1")
    assert answer(scene) == "pass"


# Goods.


def test_it_sells_the_dearest_good() -> None:
    scene = Scene(0)
    scene.tableau("earths_lost_colony", "deserted_alien_outpost", "comet_zone")
    scene.goods("earths_lost_colony", "deserted_alien_outpost", "comet_zone").play("consume_trade")
    assert answer(scene) == "good:deserted_alien_outpost"


def test_goods_go_to_the_powers_that_need_them() -> None:
    """Only the rare elements can feed the conglomerate, so the other good feeds the other power."""
    scene = Scene(0)
    scene.tableau("mining_conglomerate", "public_works", "comet_zone", "mining_world", "gem_world")
    scene.goods("comet_zone", "mining_world", "gem_world").play("consume_2x_vp")
    answers(scene, "consume", "goods")
    assert scene.p.vp == 6


def test_cards_are_discarded_for_vp_at_the_end_and_kept_before() -> None:
    for last, expected in ((True, 2), (False, 0)):
        scene = Scene(0)
        if last:
            last_round(scene)
        scene.tableau("epsilon_eridani", "deficit_spending").hand("comet_zone", "gem_world", "public_works")
        scene.hand("spice_world", "investment_credits").play("consume_2x_vp")
        answers(scene, "consume", "discard_hand")
        assert scene.p.vp == expected


# Actions.


def test_with_a_dear_good_and_no_cards_it_trades() -> None:
    scene = Scene(0)
    scene.tableau("epsilon_eridani", "deserted_alien_colony").goods("deserted_alien_colony")
    assert "action:trade" in actions(scene)


def test_with_many_goods_and_mouths_it_consumes_for_double_points() -> None:
    scene = Scene(0)
    scene.tableau("earths_lost_colony", "gem_world", "comet_zone", "public_works", "prosperous_world", "new_earth")
    scene.goods("earths_lost_colony", "gem_world", "comet_zone", "prosperous_world", "new_earth").cards(4)
    assert actions(scene) == ["action:double_vp", "action:produce"]


def test_it_settles_when_worlds_wait_that_cost_nothing() -> None:
    scene = Scene(0)
    scene.tableau("new_sparta", "space_marines", "drop_ships")
    scene.hand("rebel_base", "rebel_outpost", "lost_alien_warship", "rebel_homeworld")
    assert actions(scene) == ["action:settle", "action:settle"]


def test_it_ends_the_game_when_it_is_far_ahead() -> None:
    scene = Scene(0)
    eleven = ["epsilon_eridani", "deserted_alien_library", "terraformed_world", "alien_robotic_factory", "comet_zone"]
    scene.tableau(*eleven, "mining_world", "prosperous_world", "new_earth", "merchant_world", "tourist_world")
    scene.tableau("galactic_trendsetters").hand("gem_world", "rebel_base", "rebel_homeworld", "lost_alien_warship")
    assert "action:settle" in actions(scene)


def test_it_searches_or_raises_at_most_once_and_sometimes_does() -> None:
    used = 0
    for seed in range(12):
        state = race(load("race").rules.new({"sets": "3"}, 1, key_of_seed(f"search {seed}")))
        bot = captain()
        while state.open:
            state.apply(0, bot.choose(partial(state.view, 0), state.open[0]))
        used += state.search_used
    assert used > 0


@pytest.mark.parametrize("level", ["0", "3"])
def test_it_hardly_ever_chooses_an_action_that_gives_it_nothing(level: str) -> None:
    chosen = 0
    idle = 0
    for seed in range(4):
        state = race(load("race").rules.new({"sets": level}, 1, key_of_seed(f"purpose {seed}")))
        bot = captain()
        while state.open:
            decision = state.open[0]
            choice = bot.choose(partial(state.view, 0), decision)
            if decision.kind == "choose":
                chosen += 1
                p = state.empire
                kinds = [state.box.good_kind[card] for card in p.tableau]
                if choice.code == "action:produce":
                    idle += not any(kind >= 0 for kind in kinds)
                elif choice.code in ("action:trade", "action:double_vp"):
                    goods = any(good != NO_GOOD for good in p.goods)
                    idle += not goods and not any(state.box.windfall[card] for card in p.hand)
                elif choice.code in ("action:develop", "action:settle"):
                    worlds = choice.code == "action:settle"
                    idle += not any(state.box.is_world[card] == worlds for card in p.hand)
            state.apply(0, choice)
    assert chosen > 50
    assert idle / chosen < 0.03


def test_a_captain_that_comes_in_the_middle_of_a_choice_goes_on() -> None:
    scene = Scene(0)
    scene.tableau("earths_lost_colony").hand("gem_world", "public_works", "spice_world")
    scene.plan(entry(act.CHOOSE, 2))
    first = answer(scene)
    scene.choose(first)
    assert answer(scene) in scene.offered()


def test_it_imagines_a_round_on_what_it_can_see_alone() -> None:
    """Dealt anew, what is hidden changes no answer."""
    game = load("race").rules
    state = game.new({"sets": "3"}, 1, key_of_seed("hidden"))
    bot = captain()
    for _ in range(60):
        if not state.decisions():
            break
        decision = state.decisions()[0]
        other = game.imagine(imagined(game, state.view(0), 0).view(0), 0, Chance(key_of_seed("else")))
        one = captain().choose(partial(state.view, 0), decision)
        assert captain().choose(partial(other.view, 0), decision) is one
        state.apply(0, bot.choose(partial(state.view, 0), decision))
