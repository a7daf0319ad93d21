"""Developments with an instant effect: a die goes, then the gains come."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile

from .arranging import CROWD
from .printed import DEVELOPMENTS
from .scene import Scene
from .situations import FIRST, empire

PLACES = [
    "remove:genes@cup",
    "remove:home@citizenry",
    "remove:genes@citizenry",
    "remove:consumption@citizenry",
    "remove:alien@settle",
    "remove:novelty@ship",
    "remove:military@settlers",
    "remove:rare_elements@spice_world",
]


def instant(key: str, credits: int) -> Scene:
    scene = empire("spice_world", credits=credits)
    scene.stack(0, key)
    scene.cup(0, "genes")
    scene.settlers(0, "military")
    scene.good(0, "spice_world", "rare_elements")
    scene.developers(0, *["consumption"] * DEVELOPMENTS[key].cost)
    scene.workers(0, settle=["alien"], ship=["novelty"])
    scene.phases("develop")
    return scene


@pytest.mark.parametrize("code", PLACES)
@pytest.mark.parametrize(
    ("key", "gained", "paid"),
    [
        ("information_tech", ["novelty", "novelty"], 0),
        ("conscription", ["military", "military"], 0),
        ("space_marines", ["military"], 1),
    ],
)
@rule("R-50", "R-53")
@refusal("must_remove")
@tile("information_tech", "conscription", "space_marines")
def test_an_instant_development_takes_a_die_and_gives(key: str, gained: list[str], paid: int, code: str) -> None:
    scene = instant(key, 2)
    assert scene.stage == "develop"
    assert scene.kind(0) == "remove"
    assert scene.offered(0) == PLACES
    assert scene.refused(0) == {"must_remove": "R-53"}
    assert scene.told("gain_die", "gain_credits") == []
    made = scene.p(0).made
    scene.choose(0, code)
    assert scene.stage == "manage"
    expected = {
        "cup": ["genes", *gained],
        "citizenry": ["consumption"] * DEVELOPMENTS[key].cost + CROWD,
        "settle": ["alien"],
        "ship": ["novelty"],
        "settlers": ["military"],
        "spice_world": ["rare_elements"],
    }
    colour, place = code.removeprefix("remove:").split("@")
    expected[place].remove(colour)
    scene.crowded.clear()
    assert scene.dice(0) == {where: sorted(dice) for where, dice in expected.items() if dice}
    assert scene.p(0).credits == 2 + paid
    told = scene.told("remove", "gain_credits", "gain_die")
    assert told[0].startswith(f"remove seat=0 tile={key} die={colour}#")
    assert told[0].endswith(f" from={place} [R-53]")
    gains = [f"gain_credits seat=0 tile={key} credits=1 [R-52]"] * paid
    gains += [f"gain_die seat=0 tile={key} die={die}#{made + i} to=cup [R-52]" for i, die in enumerate(gained)]
    assert told[1:] == gains
    assert scene.keys(scene.p(0).developments) == [key]


@rule("R-50", "R-53", "R-5")
@tile("conscription")
def test_conscription_takes_a_die_and_gives_two_military_dice() -> None:
    scene = empire("mining_world")
    scene.stack(0, "conscription")
    scene.good(0, "mining_world", "novelty")
    scene.developers(0, "home", "home", "home")
    scene.workers(0, develop=["alien"])
    scene.phases("develop")
    assert scene.offered(0) == [
        "remove:home@citizenry",
        "remove:genes@citizenry",
        "remove:alien@citizenry",
        "remove:novelty@mining_world",
    ]
    supply = scene.s.supply[:]
    scene.choose(0, "remove:novelty@mining_world")
    assert scene.dice(0) == {"cup": ["military", "military"], "citizenry": ["alien", "home", "home", "home"]}
    assert [after - before for after, before in zip(scene.s.supply, supply, strict=True)] == [0, -2, 0, 1, 0, 0, 0]
    assert scene.told("remove", "gain_die") == [
        f"remove seat=0 tile=conscription die=novelty#{FIRST} from=mining_world [R-53]",
        f"gain_die seat=0 tile=conscription die=military#{FIRST + 5} to=cup [R-52]",
        f"gain_die seat=0 tile=conscription die=military#{FIRST + 6} to=cup [R-52]",
    ]
    assert scene.p(0).credits == 1


@rule("R-6", "R-50")
@tile("space_marines")
def test_space_marines_pay_up_to_ten_credits() -> None:
    scene = instant("space_marines", 10)
    scene.choose(0, "remove:genes@cup")
    assert scene.p(0).credits == 10
    assert scene.told("gain_credits") == ["gain_credits seat=0 tile=space_marines credits=0 [R-52]"]


@pytest.mark.parametrize(("code", "completed"), [("remove:home@developers", False), ("remove:home@cup", True)])
@rule("R-49", "R-53")
@tile("information_tech")
def test_left_over_developers_move_on_only_after_the_instant_effect(code: str, completed: bool) -> None:
    scene = empire()
    scene.stack(0, "information_tech", "diversification")
    scene.cup(0, "home")
    scene.developers(0, *["home"] * 5)
    scene.phases("develop")
    assert scene.offered(0) == [
        "remove:home@cup", "remove:home@citizenry", "remove:genes@citizenry", "remove:home@developers",
    ]  # fmt: skip
    scene.choose(0, code)
    assert scene.stacked(0, "development") == ([] if completed else ["diversification"])
    cup = ["novelty", "novelty"] if completed else ["home", "novelty", "novelty"]
    assert scene.dice(0) == {"cup": cup, "citizenry": ["home"] * (5 if completed else 4)}
