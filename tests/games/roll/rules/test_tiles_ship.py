"""Developments that act in Ship."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .scene import Scene
from .situations import FIRST, PHASES, WORLDS, empire

# What a good on a world brings without powers.
PRICE = {"novelty": 3, "rare_elements": 4, "genes": 5, "alien": 6}


def ship(how: str, world: str, *developments: str) -> tuple[int, int]:
    """Credits and VP by which one Home die ships another from this world."""
    scene = empire(*developments, world, credits=1)
    scene.good(0, world, "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    assert scene.offered(0) == [f"trade:home@{world}", f"consume:home@{world}"]
    scene.choose(0, f"{how}:home@{world}")
    assert scene.stage == "manage"
    credits, chips = scene.p(0).credits - 1, scene.p(0).chips
    shipped = f"{how} seat=0 good=home#{FIRST} tile={world} die=home#{FIRST + 1}"
    if how == "trade":
        assert scene.told("trade", "consume") == [f"{shipped} credits={credits} [R-61]"]
    else:
        assert scene.told("trade", "consume") == [f"{shipped} vp={chips} credits={credits} [R-62]"]
    assert scene.dice(0) == {"citizenry": ["home", "home"]}
    assert scene.s.pool == 24 - chips
    return credits, chips


@pytest.mark.parametrize(
    ("key", "bonus"),
    [
        ("export_duties", {"novelty": 1, "rare_elements": 1, "genes": 1, "alien": 1}),
        ("galactic_demand", {"novelty": 2}),
        ("jumpdrive_research", {"rare_elements": 1}),
    ],
)
@rule("R-61", "R-87")
@tile("export_duties", "galactic_demand", "jumpdrive_research")
def test_a_trade_brings_more(key: str, bonus: dict[str, int]) -> None:
    for colour, world in WORLDS.items():
        assert ship("trade", world, key) == (PRICE[colour] + bonus.get(colour, 0), 0)
        assert ship("consume", world, key) == (0, 1)


@pytest.mark.parametrize(
    ("key", "vp", "credits"),
    [
        ("galactic_renaissance", {"novelty": 1, "rare_elements": 1, "genes": 1, "alien": 1}, {}),
        ("space_refineries", {"rare_elements": 1}, {}),
        ("minor_research_labs", {"genes": 1, "alien": 1}, {}),
        ("new_economy", {}, {"novelty": 2, "rare_elements": 2, "genes": 2, "alien": 2}),
        ("trade_levies", {}, {"novelty": 1, "rare_elements": 1, "genes": 1, "alien": 1}),
        ("mining_industry", {}, {"rare_elements": 1}),
    ],
)
@rule("R-62", "R-87")
@tile(
    "galactic_renaissance", "space_refineries", "minor_research_labs", "new_economy", "trade_levies", "mining_industry",
)  # fmt: skip
def test_a_consume_brings_more(key: str, vp: dict[str, int], credits: dict[str, int]) -> None:
    for colour, world in WORLDS.items():
        assert ship("consume", world, key) == (credits.get(colour, 0), 1 + vp.get(colour, 0))
        assert ship("trade", world, key) == (PRICE[colour], 0)


@rule("R-87")
@vector("TV-38")
@tile("export_duties", "galactic_demand", "jumpdrive_research")
def test_trade_bonuses_add_up() -> None:
    assert ship("trade", "gem_world", "export_duties", "galactic_demand", "jumpdrive_research") == (6, 0)
    assert ship("trade", "mining_world", "export_duties", "galactic_demand", "jumpdrive_research") == (6, 0)
    assert ship("trade", "plague_world", "export_duties", "galactic_demand", "jumpdrive_research") == (6, 0)


@rule("R-62", "R-87")
@vector("TV-37")
@tile("galactic_renaissance", "space_refineries", "new_economy", "trade_levies", "mining_industry")
def test_consume_bonuses_add_up() -> None:
    powers = ["galactic_renaissance", "space_refineries", "new_economy", "trade_levies", "mining_industry"]
    assert ship("consume", "mining_world", *powers) == (4, 3)
    assert ship("consume", "gem_world", *powers) == (3, 2)
    scene = empire("galactic_renaissance", "space_refineries", "mining_world")
    scene.good(0, "mining_world", "rare_elements")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, "consume:rare_elements@mining_world")
    assert scene.p(0).chips == 4


@rule("R-6")
@tile("new_economy", "export_duties")
def test_bonuses_stop_at_ten_credits() -> None:
    for key, how, start, said in (("new_economy", "consume", 9, 1), ("export_duties", "trade", 7, 3)):
        scene = empire(key, "gem_world", credits=start)
        scene.good(0, "gem_world", "home")
        scene.workers(0, ship=["home"])
        scene.phases("ship")
        scene.choose(0, f"{how}:home@gem_world")
        assert scene.p(0).credits == 10
        assert scene.events(how)[0].params["credits"] == said


# Galactic Bankers.


def banking(*codes: str, credits: int = 1) -> Scene:
    scene = empire("galactic_bankers", "gem_world", "alien_sentinels", credits=credits)
    scene.good(0, "gem_world", "home")
    scene.good(0, "alien_sentinels", "home")
    scene.workers(0, ship=["home", "home"])
    scene.phases("ship")
    scene.choose(0, *codes)
    return scene


@rule("R-85", "R-109")
@tile("galactic_bankers")
def test_galactic_bankers_sell_a_chip_after_every_trade() -> None:
    scene = banking("trade:home@gem_world")
    assert scene.kind(0) == "pay"
    assert scene.offered(0) == ["pass", "pay"]
    assert scene.p(0).credits == 4  # received before paying
    scene.choose(0, "pay")
    assert (scene.p(0).credits, scene.p(0).chips, scene.s.pool) == (3, 1, 23)
    scene.choose(0, "trade:home@alien_sentinels")
    assert scene.offered(0) == ["pass", "pay"]
    scene.choose(0, "pass")
    assert (scene.p(0).credits, scene.p(0).chips, scene.s.pool) == (9, 1, 23)
    assert scene.stage == "manage"
    assert scene.told("buy_vp") == ["buy_vp seat=0 tile=galactic_bankers credits=1 vp=1 [R-109]"]


@rule("R-109")
@tile("galactic_bankers")
def test_galactic_bankers_are_paid_after_the_cap_and_not_for_consuming() -> None:
    scene = banking("trade:home@alien_sentinels", credits=8)
    assert scene.p(0).credits == 10
    scene.choose(0, "pay")
    assert (scene.p(0).credits, scene.p(0).chips) == (9, 1)
    scene = banking("consume:home@gem_world")
    assert scene.kind(0) == "ship"
    scene = empire("gem_world", "alien_sentinels")  # and without them nobody asks
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, "trade:home@gem_world")
    assert scene.stage == "manage"


# When Ship ends.


@rule("R-29", "R-67")
@tile("galactic_salon")
def test_galactic_salon_gives_a_chip_whenever_ship_is_played() -> None:
    scene = empire("galactic_salon")
    scene.phases("ship")
    assert (scene.p(0).chips, scene.p(0).credits, scene.s.pool) == (1, 1, 23)
    assert scene.told("power_vp", "power_credits") == ["power_vp seat=0 tile=galactic_salon vp=1 [R-87]"]
    scene = empire("galactic_salon")
    scene.phases(*PHASES[:-1])
    assert (scene.p(0).chips, scene.s.pool) == (0, 24)
    assert scene.told("power_vp") == []


@rule("R-66")
@tile("galactic_salon")
def test_galactic_salon_is_paid_beyond_an_empty_pool() -> None:
    scene = empire("galactic_salon")
    scene.chips(1, 24)
    scene.phases("ship")
    assert (scene.p(0).chips, scene.s.pool, scene.s.extra) == (1, 0, 1)


@pytest.mark.parametrize(
    ("own", "other", "credits"),
    [
        (["alien_sentinels"], ["terraformed_world"], 2),
        (["alien_sentinels"], ["galactic_trendsetters"], 1),  # a tie with another
        (["alien_sentinels", "galactic_trendsetters"], ["terraformed_world"], 2),  # a tie of one's own
        (["alien_sentinels", "lost_alien_battle_fleet"], ["galactic_trendsetters"], 1),
        (["gem_world"], ["mining_world"], 1),
        (["mining_world"], ["gem_world", "sentient_robots"], 2),
        (["doomed_world"], [], 2),  # even a world of cost 0 is the highest if it is the only one
        ([], [], 1),
        ([], ["fifth_column"], 1),
    ],
)
@rule("R-107")
@vector("TV-19", "TV-20")
@tile("space_tourism")
def test_space_tourism_pays_more_for_the_most_expensive_world(own: list[str], other: list[str], credits: int) -> None:
    for seat in (1, 2):
        scene = Scene(3)
        scene.crowd(0)
        scene.credits(0, 1)
        scene.tableau(0, "space_tourism", *own)
        scene.tableau(seat, *other)
        scene.phases("ship")
        assert scene.p(0).credits == 1 + credits
        assert scene.told("power_credits") == ["power_credits seat=0 tile=space_tourism credits=1 [R-107]"] * credits


@rule("R-29", "R-107", "R-94")
@tile("space_tourism")
def test_space_tourism_compares_printed_costs_and_pays_in_ship_only() -> None:
    scene = empire("space_tourism", "replicant_robots", "jungle_world")  # 4 printed, 3 for this player
    scene.tableau(1, "mining_world")
    scene.phases("ship")
    assert scene.p(0).credits == 1 + 2
    scene = empire("space_tourism", "alien_sentinels")
    scene.stack(1, "galactic_trendsetters")  # not in the tableau
    scene.phases("ship")
    assert scene.p(0).credits == 1 + 2
    scene = empire("space_tourism", "alien_sentinels")
    scene.phases(*PHASES[:-1])
    assert scene.p(0).credits == 1


@rule("R-67")
@tile("free_trade_association")
def test_free_trade_association_pays_after_shipping() -> None:
    scene = empire("free_trade_association", "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home", "home"])
    scene.phases("ship")
    assert scene.p(0).credits == 1
    scene.choose(0, "trade:home@gem_world")
    assert scene.p(0).credits == 1 + 3 + 2
    assert scene.dice(0) == {"cup": ["home"], "citizenry": ["home", "home"]}
