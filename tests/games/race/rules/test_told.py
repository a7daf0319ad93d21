"""Whatever a game tells is of the right player, with the figures that texts need, and cites its rule (told.txt)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.options import ROBOT_START
from orrery.kernel.chance import Chance, key_of_seed
from tests.games.race.rules.scene import Scene
from tests.games.race.rules.told import Witness, rows
from tests.rules import rule

STARTS = next(option for option in RACE.options if option.key == ROBOT_START).values[1:]


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
@pytest.mark.parametrize("start", STARTS)
def test_all_that_games_tell_is_in_the_table(start: str, difficulty: str) -> None:
    options = RACE.complete({"sets": "3", "difficulty": difficulty, ROBOT_START: start})
    for seed in range(12):
        witness = Witness()
        state = RACE.new(options, 1, key_of_seed(f"{start}/{seed}"), witness)
        chance = Chance(key_of_seed(f"told/{seed}"))
        while state.decisions():
            choices = state.decisions()[0].choices
            state.apply(0, choices[chance.below(len(choices))], witness)
        assert witness.events


def test_the_table_has_every_row_once() -> None:
    assert len(set(rows())) == len(rows()) > 200


def news(scene: Scene, *keys: str) -> list[str]:
    return [repr(event) for event in scene.recorder.events if event.key in keys]


@rule("S-6")
def test_an_empty_pile_is_told_with_what_it_did_not_give() -> None:
    scene = Scene().tableau("gem_world").goods("gem_world").pile().play("consume_trade")
    assert news(scene, "reshuffled", "draws", "pile_empty") == [
        "reshuffled n=1 [S-6]",  # the good that was traded
        "draws seat=0 n=1 cards=alien_cornucopia why=trade [S-46]",
        "pile_empty seat=0 n=1 [S-6]",
    ]


@rule("S-6", "S-57")
def test_a_world_without_a_card_for_its_good_is_named() -> None:
    scene = Scene().tableau("gem_world").pile().play("produce")
    assert news(scene, "good", "no_card_for_good") == ["no_card_for_good seat=0 card=gem_world [S-6]"]


@rule("S-6", "S-56")
def test_nobody_gambles_with_an_empty_pile() -> None:
    scene = Scene(sets=0).tableau("gambling_world_number").pile().play("consume_2x_vp").choose("number:3")
    assert news(scene, "names_number", "pile_empty") == [
        "names_number seat=0 n=3 [S-56]",
        "pile_empty seat=0 n=1 [S-6]",
    ]
    assert scene.in_hand() == []


@rule("S-56")
def test_what_is_kept_of_a_won_wager_is_told_with_what_is_not() -> None:
    scene = Scene().tableau("gambling_world_ante").hand("gem_world").next("new_earth", "artist_colony")
    scene.play("consume_2x_vp").choose("use:gambling_world_ante#2", "keep:new_earth")
    assert scene.told("keeps") == [{"n": 1, "cards": ["new_earth"], "discarded": ["artist_colony"]}]
