"""Objectives are reconstructed: an owner of the printed game can replace any of them, and nothing else changes."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, WITH, key_of
from orrery.kernel.chance import key_of_seed
from orrery.kernel.corrections import doubts_of
from orrery.kernel.refusal import BadOptions
from orrery.texts import Speech
from tests.games.roll.rules.scene import Scene

from .boxes import BOXES

SETS = AMBITION | OBJECTIVES
GAME = Roll(BOXES, [BASE, SETS])
OPTIONS = {WITH: key_of(SETS)}
CORRECTION = """
[full_warehouses]
name_en = "Idle Hands"
check = "manage_empire"
talents = 1
conditions = [{ metric = "dice_in_citizenry", most = 1 }, { metric = "worlds_of_colour", colour = "gray", least = 1 }]
"""


def rolls(game: object) -> Roll:
    assert isinstance(game, Roll)
    return game


def test_all_of_an_objective_is_among_the_doubts() -> None:
    rows = [row for row in GAME.components(OPTIONS) if row["kind"] == "objective"]
    assert len(rows) == 20
    for row in rows:
        assert {"check", "talents", "conditions"} <= {doubt.field for doubt in doubts_of(row)}
        assert row["confidence"] == "reconstructed"
    assert not [row for row in GAME.components({}) if row["kind"] == "objective"], "none is in the base game"


def test_another_objective_takes_its_place_and_no_choice_changes() -> None:
    game = rolls(GAME.corrected(CORRECTION))
    box = game.boxes.of(SETS)
    plain = GAME.boxes.of(SETS)
    at = [objective.key for objective in plain.objectives].index("full_warehouses")
    assert game.alphabet is ALPHABET
    assert [objective.key for objective in box.objectives] == [objective.key for objective in plain.objectives]
    scene = Scene(2, box=box)
    scene.objectives("full_warehouses")
    scene.tableau(0, *[side.key for side in box.sides if side.row.get("colour") == "gray" and side.number < 100][:1])
    scene.crowd(1)
    scene.credits(1, 1)
    scene.manage()
    scene.choose(1, scene.offered(1)[0])
    assert [(event.seat, event.params["talents"]) for event in scene.events("objective")] == [(0, 1)]
    first = galaxy(GAME.new(OPTIONS, 2, key_of_seed("same")))
    second = galaxy(game.new(OPTIONS, 2, key_of_seed("same")))
    assert first.encode() == second.encode(), "the same numbers are dealt"
    told = Speech("en", game, OPTIONS).explain("full_warehouses")
    assert told[:2] == [
        "Idle Hands: objective.",
        "Checked at the end of Manage Empire, every round: at most 1 die in your Citizenry "
        "and at least 1 gray world in your tableau.",
    ]
    assert not any("Doubtful" in line for line in told), "what was corrected is no longer in doubt"
    assert any("Doubtful" in line for line in Speech("en", GAME, OPTIONS).explain("full_warehouses"))
    assert box.objectives[at].row["doubts"] != plain.objectives[at].row["doubts"]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('check = "recruit"', "one of explore"),
        ("conditions = []", "1 to 4 conditions"),
        ('conditions = [{ metric = "luck", least = 1 }]', "a metric of"),
        ("conditions = [1]", "a metric of"),
        ('conditions = [{ metric = "credits" }]', "a whole number"),
        ('conditions = [{ metric = "credits", least = 1, most = 2 }]', "a whole number"),
        ('conditions = [{ metric = "credits", least = "2" }]', "a whole number"),
        ('conditions = [{ metric = "credits", least = 1, colour = "genes" }]', "`metric`, `least`"),
        ('conditions = [{ metric = "worlds_of_colour", least = 1 }]', "`metric`, `least`, `colour`"),
        ('conditions = [{ metric = "worlds_of_colour", least = 1, colour = 2 }]', "another `colour`"),
        ('conditions = [{ metric = "worlds_of_colour", least = 1, colour = "leader" }]', "a colour that there is"),
        ('conditions = [{ metric = "dice_owned_of_colour", least = 1, die = "pink" }]', "a colour that there is"),
    ],
)
def test_what_is_no_objective_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.corrected(f"[trade_convoy]\n{line}\n")
    assert caught.value.key == "content_value"
    assert str(caught.value.params["reason"]).startswith(reason)


def test_talents_of_a_corrected_objective_are_bounded() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.corrected("[trade_convoy]\ntalents = 10\n")
    assert caught.value.key == "content_range"
