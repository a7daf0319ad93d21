"""What the automas start with (E-35 to E-41, E-261, E-262)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.letter import DOUBLE
from orrery.kernel.acts import entry
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector


def bonus(automa: int, *faces: int) -> Automata:
    """An automa's start bonus with these dice."""
    scene = Automata()
    scene.dice(*faces)
    scene.start(entry(act.START_BONUS, automa))
    return scene


def levels_of(scene: Automata, automa: int) -> dict[str, int]:
    levels = scene.factions[automa].levels
    return {key: levels[field] for field, key in enumerate(FIELD_KEYS) if levels[field] > 1}


@rule("E-37")
@pytest.mark.parametrize(
    ("die", "levels"),
    [
        (1, {"military": 2}),
        (2, {"spirituality": 2}),
        (3, {"propulsion": 2}),
        (4, {"robotics": 2}),
        (5, {"genetics": 2}),
    ],
)
def test_each_start_bonus_of_the_farmers(die: int, levels: dict[str, int]) -> None:
    scene = bonus(FARMERS, die)
    assert levels_of(scene, FARMERS) == levels
    assert scene.params("start_die") == {"dice": [die], "die": die}
    assert scene.rules("starts_at") == ["E-37"]


@rule("E-37")
@vector("EV-99")
def test_two_dice_name_two_fields_for_the_farmers_pairs_and_sixes_are_rolled_again() -> None:
    scene = bonus(FARMERS, 6, 3, 3, 2, 6, 2, 5)
    assert levels_of(scene, FARMERS) == {"spirituality": 2, "genetics": 2}
    assert scene.all_params("start_fields_again", "dice") == [[3, 3], [2, 6]]
    assert scene.params("start_fields") == {"dice": [2, 5]}
    assert scene.used_all_lots()


@rule("E-37")
def test_every_pair_of_fields_is_equally_likely() -> None:
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(400):
        scene = Automata(f"pair/{seed}")
        scene.start(entry(act.START_BONUS, FARMERS + 3))
        found[tuple(levels_of(scene, FARMERS))] += 1
    assert len(found) == 10
    assert sum((n - 40) ** 2 / 40 for n in found.values()) < 27.88, "nine degrees of freedom, one in a thousand"


@rule("E-37", "E-38")
@vector("EV-100")
@pytest.mark.parametrize(
    ("die", "levels"),
    [
        (1, {"military": 3}),
        (2, {"military": 2, "spirituality": 2}),
        (3, {"military": 2, "propulsion": 2}),
        (4, {"military": 2, "robotics": 2}),
        (5, {"military": 2, "genetics": 2}),
    ],
)
def test_each_start_bonus_of_the_slavers_brings_one_tactic(die: int, levels: dict[str, int]) -> None:
    scene = bonus(SLAVERS, die, 3)  # the third letter without a tactic
    assert levels_of(scene, SLAVERS) == levels
    assert scene.slavers.tactics == [0, 0, DOUBLE, 0, 0]
    assert scene.rules("slaver_tactic") == ["E-197"]
    assert scene.robots.power == 0


@rule("E-37")
@vector("EV-100")
def test_a_six_sends_two_discs_of_the_slavers_to_the_power_track() -> None:
    scene = bonus(SLAVERS, 6)
    assert levels_of(scene, SLAVERS) == {}
    assert (scene.robots.power, scene.slavers.track) == (2, 37)
    assert scene.all_params("power_disc", "n") == [1, 2]
    assert scene.total() == 0


@rule("E-39", "E-262")
@pytest.mark.parametrize(
    ("difficulty", "key", "ships", "discs"),
    [(0, "easy", 0, 0), (1, "standard", 1, 0), (2, "hard", 2, 1), (3, "insane", 3, 2)],
)
def test_the_difficulty_sends_discs_and_is_told(difficulty: int, key: str, ships: int, discs: int) -> None:
    scene = Automata()
    scene.difficulty = difficulty
    scene.start(act.START_DISCS)
    assert scene.params("difficulty") == {"difficulty": key, "ships": ships, "discs": discs}
    assert (scene.robots.power, scene.slavers.track) == (discs, 39 - discs)
    assert scene.total() == 0, "the disc that shows the difficulty on the DP track scores nothing"


@rule("E-40")
@vector("EV-60", "EV-101")
def test_discs_of_difficulty_and_start_bonus_add_up() -> None:
    for difficulty, discs in ((0, 2), (1, 2), (2, 3), (3, 4)):
        scene = Automata()
        scene.difficulty = difficulty
        scene.dice(6)
        scene.start(act.START_DISCS, entry(act.START_BONUS, SLAVERS))
        assert scene.robots.power == discs


@rule("E-35", "E-36", "E-41", "E-261")
def test_nothing_of_the_automas_is_on_the_board_before_they_start() -> None:
    scene = Automata()
    for automa in (FARMERS, SLAVERS):
        f = scene.factions[automa]
        assert f.ships() == 0
        assert f.levels == [1, 1, 1, 1, 1]
        assert scene.stars_of(automa) == []
        assert not scene.wars[automa], "the counter lies with its peace side up"
    assert scene.slavers.track == 39
    assert scene.robots.power == 0
