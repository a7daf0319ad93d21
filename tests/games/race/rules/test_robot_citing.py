"""Each event of the robot cites the rule that says what happened: what it looks for, draws, places, pays."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .robots import Scene

CHEAP = "public_works"
DEAR = "galactic_federation"
WORLD = "gem_world"
SOLDIERS = "rebel_miners"
FILL = [CHEAP] * 12


def cited(t: Scene) -> list[str]:
    """Without what was turned up in vain."""
    return [f"{event.key} {event.rule}" for event in t.events if event.key != "robot_discards"]


def settled(start: str, lie: str, *stack: str, credit: int = 1) -> list[str]:
    t = Scene(start, sets=3, credit=credit, stack=list(stack), deck=FILL)
    t.choose("settle_1 produce", lie)
    t.settle()
    return [told for told in cited(t) if not told.startswith("robot_prestige")]


def developed(start: str, lie: str, *stack: str, credit: int = 1) -> list[str]:
    t = Scene(start, credit=credit, stack=list(stack), deck=[WORLD] * 9)
    t.choose("develop_1 produce", lie)
    t.develop()
    return cited(t)


@rule("S-98", "S-109", "S-110", "S-112", "S-113")
@pytest.mark.parametrize(
    ("start", "found", "sought", "draws"),
    [
        ("old_earth", WORLD, "S-98", "S-92"),
        ("alpha_centauri", WORLD, "S-98", "S-110"),
        ("epsilon_eridani", SOLDIERS, "S-109", "S-92"),
        ("new_sparta", SOLDIERS, "S-109", "S-110"),
        ("imperium_warlord", SOLDIERS, "S-109", "S-110"),
        ("uplift_mercenary_force", SOLDIERS, "S-109", "S-110"),
        ("rebel_freedom_fighters", SOLDIERS, "S-109", "S-92"),
        ("rebel_cantina", SOLDIERS, "S-112", "S-110"),
        ("alien_research_team", "deserted_alien_colony", "S-113", "S-92"),
    ],
)
def test_settle_action(start: str, found: str, sought: str, draws: str) -> None:
    assert settled(start, "settle_1", found) == [
        f"robot_settles {sought}",
        f"robot_draws {draws}",
        f"robot_places {sought}",
    ]


@rule("S-99", "S-109", "S-110", "S-112", "S-113", "S-114")
@pytest.mark.parametrize(
    ("start", "found", "sought", "draws", "pays"),
    [
        ("old_earth", WORLD, "S-99", "S-92", True),
        ("alpha_centauri", WORLD, "S-114", "S-92", False),
        ("epsilon_eridani", SOLDIERS, "S-109", "S-92", False),
        ("new_sparta", SOLDIERS, "S-109", "S-110", False),
        ("uplift_mercenary_force", SOLDIERS, "S-109", "S-110", True),
        ("rebel_freedom_fighters", SOLDIERS, "S-109", "S-110", False),
        ("rebel_cantina", SOLDIERS, "S-112", "S-110", True),
        ("alien_research_team", WORLD, "S-113", "S-92", True),
    ],
)
def test_settle_reaction(start: str, found: str, sought: str, draws: str, pays: bool) -> None:
    told = [f"robot_settles_along {sought}", f"robot_draws {draws}", f"robot_places {sought}"]
    assert settled(start, "explore_1", found) == [*told, "robot_pays S-99"] if pays else told
    without = settled(start, "explore_1", found, credit=0)
    assert without == (["robot_passes S-99"] if pays else told)


@rule("S-96", "S-107", "S-108")
def test_develop_action() -> None:
    paid = ["robot_places S-96", "robot_pays S-96"]
    assert developed("old_earth", "develop_1", DEAR) == ["robot_develops S-96", "robot_draws S-92", *paid]
    assert developed("rebel_freedom_fighters", "develop_1", DEAR) == [
        "robot_develops S-96", "robot_draws S-108", *paid,
    ]  # fmt: skip
    assert developed("rebel_freedom_fighters", "develop_1", "imperium_troops", DEAR, credit=0) == [
        "robot_develops S-96", "robot_draws S-108", "robot_shuns S-108", "robot_cannot_pay S-96",
        "robot_finds_none S-93",
    ]  # fmt: skip
    assert developed("galactic_developers", "develop_1", DEAR, credit=0) == [
        "robot_develops S-107", "robot_draws S-107", "robot_places S-107",
    ]  # fmt: skip


@rule("S-97", "S-107", "S-108")
def test_develop_reaction() -> None:
    for start in ("old_earth", "rebel_freedom_fighters"):
        assert developed(start, "explore_1", CHEAP) == [
            "robot_develops_along S-97", "robot_places S-97", "robot_pays S-97",
        ]  # fmt: skip
        assert developed(start, "explore_1", CHEAP, credit=0) == ["robot_passes S-97"]
    assert developed("galactic_developers", "explore_1", DEAR) == [
        "robot_develops_along S-107", "robot_draws S-107", "robot_places S-107", "robot_pays S-107",
    ]  # fmt: skip


@rule("S-94", "S-106")
@pytest.mark.parametrize("lie", ["explore_1", "explore_1 explore_2", "settle_1"])
def test_explore(lie: str) -> None:
    for start, draws in (("old_earth", "S-92"), ("imperium_warlord", "S-106")):
        t = Scene(start, deck=FILL)
        t.choose("explore_1 produce", lie)
        t.explore()
        assert [event.rule for event in t.events][:2] == ["S-94", draws]
