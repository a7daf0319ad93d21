"""Choices are shown in an order that depends on what they are, never on how the dice happen to lie."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.game import ROLL, galaxy
from orrery.games.roll.texts.questions import BY_COLOUR, BY_COLUMN, BY_WORLD
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.state import State
from orrery.texts import Speech
from orrery.web import render
from tests.texts.sayings import sayings

SPEECH = Speech("en", ROLL)


def table() -> State:
    return ROLL.new({"setup": "beginner"}, 2, key_of_seed("order"))


def shown(kind: str, codes: list[str], view: State | None = None) -> list[str]:
    decision = Decision(0, kind, [ALPHABET.by_code[code] for code in codes])
    return [choice.code for choice in SPEECH.ordered(decision, view or table())]


@pytest.mark.parametrize(
    ("kind", "codes"),
    [
        ("recruit", ["recruit:home", "recruit:military", "recruit:consumption"]),
        ("with", ["with:novelty@explore", "with:home@ship", "with:genes@ship"]),
        ("move", ["move:alien@explore", "move:home@settle", "done"]),
        ("keep", ["keep:home", "keep:genes", "done"]),
        ("by", ["by:home", "by:genes", "by_virtual:home"]),
        ("remove", ["remove:home@explore", "remove:home@cup", "remove:home@developers", "remove:home@settlers"]),
        ("remove", ["remove:home@ship", "remove:home@dollar", "remove:home@cup", "remove:talent@stock"]),
        ("remove", ["remove:home@settlers", "remove:genes@area_1_left", "remove:home@area_2_right"]),
    ],
)
def test_places_then_colours(kind: str, codes: list[str]) -> None:
    last = codes[-1:] if codes[-1] == "done" else []
    turned = list(reversed(codes[: len(codes) - len(last)])) + last
    assert shown(kind, turned) == codes


def test_the_two_answers_for_a_good_stand_together() -> None:
    state = table()
    galaxy(state).players[0].worlds = [
        side.number for side in galaxy(state).box.sides if side.key in ("gem_world", "artist_colony")
    ]
    goods = ["genes@gem_world", "home@gem_world", "home@artist_colony"]
    found = shown("ship", [f"{verb}:{good}" for verb in ("consume", "trade") for good in goods], state)
    assert [code.partition(":")[0] for code in found] == ["trade", "consume"] * 3
    for i in (0, 2, 4):
        assert found[i].partition(":")[2] == found[i + 1].partition(":")[2]


def test_finishing_the_round_stays_first() -> None:
    assert shown("recall", ["done", "recall:home@settlers", "recall:home@developers"]) == [
        "done",
        "recall:home@developers",
        "recall:home@settlers",
    ]


def test_the_engine_has_no_say() -> None:
    for decision, view in sayings("roll").decisions.values():
        found = SPEECH.ordered(decision, view)
        if decision.kind in (*BY_COLUMN, *BY_COLOUR, *BY_WORLD):
            ends = [choice for choice in decision.choices if choice.code == "done"]
            others = [choice for choice in reversed(decision.choices) if choice not in ends]
            turned = ends + others if decision.choices[0] in ends else others + ends
            assert SPEECH.ordered(Decision(decision.seat, decision.kind, turned), view) == found


def test_the_page_asks_in_this_order() -> None:
    asked = 0
    for decision, view in sayings("roll").decisions.values():
        if decision.kind in ("recruit", "ship") and view.decision(decision.seat) is not None:
            question = render.question(ROLL, view, decision.seat, 0, SPEECH)
            assert question is not None
            assert [info.code for info in question.choices] == [
                choice.code for choice in SPEECH.ordered(decision, view)
            ]
            asked += 1
    assert asked > 20
