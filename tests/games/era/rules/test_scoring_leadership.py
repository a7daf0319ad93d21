"""The goal Leadership at the end of each era (E-180, E-181, E-267)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.movement.ships import free_miniatures
from orrery.games.era.rules.vocabulary import act, goal, source
from orrery.games.era.rules.vocabulary.letter import B
from orrery.games.era.rules.vocabulary.story import JOURNEYS, MIGRATIONS, RIVALRY, WARS
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS, at

# By story: the points at the end of rounds 2, 6 and 8.
NEEDED = {JOURNEYS: (3, 13, 28), MIGRATIONS: (5, 15, 30), WARS: (4, 25, 40), RIVALRY: (4, 10, 32)}


def end_of_round(round_: int, points: int = 0, story: int = WARS, aim: int = goal.LEADERSHIP) -> Automata:
    scene = Automata()
    scene.wars = [False, False, False]
    scene.round = round_
    scene.story = story
    scene.goal = aim
    scene.points[source.STORY] = points
    return scene


def over(scene: Automata) -> Automata:
    scene.start(entry(act.END_OF_ROUND))
    return scene


@rule("E-180")
@vector("EV-87", "EV-110")
@tile("goal_leadership", "story_journeys", "story_migrations", "story_rivalry", "story_wars")
@pytest.mark.parametrize("story", list(NEEDED))
@pytest.mark.parametrize("era", [0, 1, 2])
def test_with_points_enough_a_ship_of_the_player_goes_on_the_tile(story: int, era: int) -> None:
    needed = NEEDED[story][era]
    round_ = (2, 6, 8)[era]
    assert over(end_of_round(round_, needed - 1, story)).on_tile == [0, 0, 1]
    scene = over(end_of_round(round_, needed, story))
    assert scene.on_tile == [1, 0, 0]
    assert repr(scene.told("leads")[0]) == f"leads seat=0 n={needed} total={needed} era={era + 1} [E-180]"


@rule("E-180")
def test_leadership_is_looked_at_when_an_era_ends_and_with_that_goal() -> None:
    rounds = [round_ for round_ in range(1, 9) if over(end_of_round(round_)).told("leads")]
    assert rounds == [2, 6, 8]
    assert not over(end_of_round(6, 99, aim=goal.POWER)).told("leads")
    assert not over(end_of_round(6, 99, aim=goal.NONE)).told("leads")


@rule("E-180", "E-185")
def test_points_of_a_card_played_after_scoring_count() -> None:
    scene = end_of_round(6, 24)
    scene.hand.cards = [BOX.card_keys.index("special_scientific")]
    scene.hand.deck = [0]
    over(scene)
    assert scene.kind() == "card_window"
    scene.choose("play:special_scientific:b")
    assert scene.total() == 25
    scene.choose("pass")
    assert scene.on_tile == [1, 0, 0]


@rule("E-267")
def test_ships_on_the_tile_are_out_of_the_game() -> None:
    scene = end_of_round(2, 99)
    scene.ships(HUMAN, "he5", 15)
    assert (over(scene).on_tile, free_miniatures(scene, HUMAN)) == ([1, 0, 0], 0), "the last one of the supply"
    scene = over(end_of_round(2, 99))
    assert free_miniatures(scene, HUMAN) == 15
    scene = over(end_of_round(2))
    assert free_miniatures(scene, SLAVERS) == 15
    scene.ships(SLAVERS, "ze5", 15)
    assert free_miniatures(scene, SLAVERS) == 0
    scene.phase = 0
    scene.round = 8
    assert [part.key for part in scene.scores()[0].parts] == ["population"], "and they lead in no sector"


@rule("E-181")
@refusal("no_ship_outside")
def test_with_an_empty_supply_the_player_gives_a_ship_of_the_board() -> None:
    scene = end_of_round(2, 99)
    scene.ships(HUMAN, "he5", 15)
    scene.ships(HUMAN, "ze5", 1)
    scene.fleet(HUMAN, B, "za1", 4)
    over(scene)
    assert scene.kind() == "lead_ship"
    assert scene.about(HUMAN) == {"era": 1}
    assert scene.offered() == ["give:ze5", "give:he5"]
    assert scene.refused("give:za1") == ["no_ship_outside E-181"]
    scene.choose("give:ze5")
    assert (scene.me.loose[at("ze5")], scene.me.loose[at("he5")], scene.on_tile) == (0, 15, [1, 0, 0])


@rule("E-181", "E-191")
def test_with_an_empty_supply_a_slaver_ship_of_the_board_is_drawn() -> None:
    taken: dict[str, int] = {}
    for lot in range(16):
        scene = end_of_round(2)
        scene.ships(SLAVERS, "he1", 4)
        scene.ships(SLAVERS, "ze1", 12)
        scene.ships(FARMERS, "ze2", 1)
        scene.lots(lot)
        over(scene)
        assert scene.on_tile == [0, 0, 1]
        hex_ = scene.params("gives_ship")["hex"]
        assert scene.told("gives_ship")[0].reveals
        taken[hex_] = taken.get(hex_, 0) + 1
        assert scene.slavers.ships() == 15
    assert taken == {"ze1": 12, "he1": 4}, "each ship is equally likely"
