"""A Produce phase in which nothing can be done says why (S-57)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.game import RACE
from orrery.kernel.event import Event
from orrery.texts import Speech
from tests.games.race.rules.scene import Scene
from tests.rules import rule


def told(scene: Scene) -> list[str]:
    return [line for line in scene.news() if not line.startswith("phase")]


@rule("S-57", "S-58")
def test_who_has_no_world_for_a_good_is_told_so() -> None:
    for scene in (Scene().tableau("new_sparta").play("produce"), Scene().play(dice=("produce",))):
        assert told(scene) == ["nothing_to_produce seat=0 n=0 [S-57]"]


@rule("S-57", "S-4")
def test_goods_that_are_there_already_are_counted() -> None:
    worlds = ["gem_world", "asteroid_belt"]
    scene = Scene().tableau(*worlds).goods(*worlds).play("produce")
    assert told(scene) == ["nothing_to_produce seat=0 n=2 [S-57]"]
    scene = Scene().tableau(*worlds).goods("gem_world").play(dice=("produce",))
    assert told(scene) == ["nothing_to_produce seat=0 n=1 [S-57]"], "the bonus is for who chose it"


@rule("S-57")
def test_a_good_that_would_cost_a_card_cannot_be_had_without_one() -> None:
    scene = Scene().tableau("damaged_alien_factory")
    assert scene.branch().hand("gem_world").play(dice=("produce",)).kind() == "produce_paid"
    assert told(scene.play(dice=("produce",))) == ["nothing_to_produce seat=0 n=0 [S-57]"]


@rule("S-57", "S-60")
@pytest.mark.parametrize(
    "scene",
    [
        Scene().tableau("gem_world"),
        Scene().tableau("asteroid_belt"),
        Scene().tableau("asteroid_belt", "destroyed_world"),  # one of them is asked for
        Scene().tableau("imperium_lords", "rebel_miners").goods("rebel_miners"),
        Scene().tableau("pan_galactic_research"),
        Scene().tableau("galactic_scavengers").goods("galactic_scavengers").stash("comet_zone"),
        Scene().tableau("gem_world").pile(),  # told as no_card_for_good
    ],
)
def test_whoever_gets_anything_or_is_asked_is_not(scene: Scene) -> None:
    scene.play("produce")
    assert scene.told("nothing_to_produce") == []


@rule("S-77")
def test_raised_produce_draws_at_least() -> None:
    scene = Scene().prestige(1).play("produce", raised="produce")
    assert scene.told("nothing_to_produce") == []
    assert len(scene.in_hand()) == 3


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You produce nothing: no world of yours can get a good (goods there already: 2)."),
        ("de", "Du produzierst nichts: Keine deiner Welten kann ein Gut bekommen (Güter, die schon da sind: 2)."),
    ],
)
def test_it_is_said_in_words(lang: str, said: str) -> None:
    event = Event("nothing_to_produce", 0, "S-57", {"n": 2})
    assert Speech(lang, RACE).voice.event(event, ["Anna", "Robot"], 0) == said
