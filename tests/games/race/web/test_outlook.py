"""What each action would bring, beside its choice."""

from __future__ import annotations

from orrery.games.race.rules import alphabet
from orrery.games.race.rules.game import RACE
from orrery.games.race.texts.outlook import outlook
from orrery.texts import Speech
from tests.games.race.rules.scene import Scene

EN, DE = Speech("en", RACE), Speech("de", RACE)


def brings(scene: Scene, action: int, words: Speech = EN) -> str:
    return outlook(words.voice, scene.s, action)


def test_explore_counts_cards_with_all_powers() -> None:
    scene = Scene().tableau("epsilon_eridani")
    assert brings(scene, alphabet.EXPLORE_5) == "draw 7, keep 1"
    assert brings(scene, alphabet.EXPLORE_1_1) == "draw 3, keep 2"
    scene.tableau("expedition_force", "research_labs")
    assert brings(scene, alphabet.EXPLORE_5) == "draw 8, keep 2"
    assert brings(scene, alphabet.EXPLORE_5, DE) == "8 ziehen, 2 behalten"


def test_develop_and_settle_count_what_can_be_placed() -> None:
    scene = Scene().tableau("new_sparta").hand("space_marines", "galactic_federation", "gem_world", "rebel_miners")
    assert brings(scene, alphabet.DEVELOP) == "1 card you can place"
    assert brings(scene, alphabet.SETTLE) == "2 worlds you can place"
    assert brings(Scene().tableau("new_sparta"), alphabet.SETTLE) == "0 worlds you can place"


def test_the_bonus_of_develop_is_counted_once() -> None:
    scene = Scene().tableau("new_sparta").hand("space_marines", "gem_world")
    assert brings(scene, alphabet.DEVELOP) == "1 card you can place"
    assert brings(Scene().tableau("new_sparta").hand("space_marines"), alphabet.DEVELOP) == "0 cards you can place"


def test_trade_says_what_the_best_good_brings() -> None:
    scene = Scene().tableau("alpha_centauri", "spice_world").goods("alpha_centauri")
    assert brings(scene, alphabet.TRADE) == "3 cards for a good"
    scene.goods("spice_world")
    assert brings(scene, alphabet.TRADE) == "4 cards for a good"
    assert brings(Scene().tableau("new_sparta"), alphabet.TRADE) == "no good to sell"


def test_goods_that_are_there_and_goods_that_come_are_counted() -> None:
    scene = Scene().tableau("alpha_centauri", "spice_world", "gem_world").goods("spice_world")
    assert brings(scene, alphabet.DOUBLE_VP) == "1 good, VP twice"
    assert brings(scene, alphabet.PRODUCE) == "2 goods"  # Gem World, and by the bonus Alpha Centauri
    assert brings(scene, alphabet.SEARCH) == ""
