"""Developments that act in Develop or Settle, the instant ones, and what every development costs."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile, vector

from .printed import DEVELOPMENTS
from .scene import CROWD, Scene

FIRST = len(CROWD)
INSTANT = ["information_tech", "conscription", "space_marines"]


def empire(*tableau: str, credits: int = 1, seats: int = 2) -> Scene:
    scene = Scene(seats)
    scene.crowd(0)
    scene.credits(0, credits)
    scene.tableau(0, *tableau)
    return scene


# The printed cost of every development.


@pytest.mark.parametrize("key", [key for key in DEVELOPMENTS if key not in INSTANT])
@rule("R-43", "R-45", "R-46", "R-76")
def test_a_development_needs_the_printed_number_of_developers(key: str) -> None:
    cost = DEVELOPMENTS[key].cost
    under = "space_docks" if key != "space_docks" else "export_duties"
    scene = empire()
    scene.stack(0, key, under)
    scene.developers(0, *["consumption"] * (cost - 1))
    scene.workers(0, develop=["home"])
    scene.phases("develop")
    used = [f"consumption#{FIRST + i}" for i in range(cost - 1)] + [f"home#{FIRST + cost - 1}"]
    assert scene.told("build", "complete", "top", "to_cup", "gain_die", "gain_credits", "unused") == [
        f"build seat=0 side=development tile={key} die={used[-1]} [R-45]",
        f"complete seat=0 side=development tile={key} dice={'+'.join(used)} [R-46]",
        f"top seat=0 side=development tile={under} [R-84]",
    ]
    assert scene.keys(scene.p(0).developments) == [key]
    assert scene.stacked(0, "development") == [under]
    assert scene.dice(0) == {"citizenry": ["consumption"] * (cost - 1) + ["home"]}
    assert scene.p(0).credits == (3 if key == "galactic_investors" else 1)
    assert next(part.points for part in scene.score(0).parts if part.key == "developments") == cost


@pytest.mark.parametrize("key", DEVELOPMENTS)
@rule("R-43", "R-47")
def test_one_developer_too_few_leaves_the_development_unfinished(key: str) -> None:
    cost = DEVELOPMENTS[key].cost
    scene = empire()
    scene.stack(0, key)
    if cost > 1:
        scene.developers(0, *["consumption"] * (cost - 2))
        scene.workers(0, develop=["home"])
    scene.phases("develop")
    assert scene.p(0).developments == []
    assert scene.dice(0) == ({"developers": ["consumption"] * (cost - 2) + ["home"]} if cost > 1 else {})
    assert scene.p(0).credits == 1
    assert scene.told("complete", "power_credits") == []


# Instant effects: a die goes, then the gains come.

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


@rule("R-50", "R-53")
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


# Credits when a tile is completed.


@rule("R-49", "R-88")
@vector("TV-13")
@tile("public_works")
def test_public_works_pays_for_every_other_development() -> None:
    scene = empire()
    scene.stack(0, "public_works", "diversification", "advanced_logistics", "gem_world")
    scene.workers(0, develop=["home"] * 3, settle=["home", "home"])
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).developments) == ["public_works", "diversification", "advanced_logistics"]
    assert scene.keys(scene.p(0).worlds) == ["gem_world"]
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=public_works credits=1 [R-49]"] * 2


@rule("R-49", "R-87")
@tile("galactic_recycling")
def test_galactic_recycling_pays_for_every_other_tile() -> None:
    scene = empire()
    scene.stack(0, "galactic_recycling", "diversification", "gem_world", "mining_world")
    scene.workers(0, develop=["home"] * 3, settle=["home"] * 5)
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).developments) == ["galactic_recycling", "diversification"]
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "mining_world"]
    assert scene.p(0).credits == 1 + 3
    assert scene.told("power_credits") == ["power_credits seat=0 tile=galactic_recycling credits=1 [R-49]"] * 3


@rule("R-49", "R-87")
@tile("terraforming_robots")
def test_terraforming_robots_pay_for_worlds_and_more_for_rare_elements() -> None:
    scene = empire("terraforming_robots")
    scene.stack(0, "diversification", "gem_world", "ore_rich_world", "fifth_column")
    scene.workers(0, develop=["home"], settle=["home"] * 5)
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "ore_rich_world", "fifth_column"]
    assert scene.p(0).credits == 1 + 1 + 2 + 1
    assert scene.told("power_credits", "complete") == [
        f"complete seat=0 side=development tile=diversification dice=home#{FIRST} [R-46]",
        f"complete seat=0 side=world tile=gem_world dice=home#{FIRST + 1}+home#{FIRST + 2} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=1 [R-49]",
        f"complete seat=0 side=world tile=ore_rich_world dice=home#{FIRST + 3}+home#{FIRST + 4} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=2 [R-49]",
        f"complete seat=0 side=world tile=fifth_column dice=home#{FIRST + 5} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=1 [R-49]",
    ]


@rule("R-49", "R-87")
@vector("TV-39")
@tile("terraforming_robots", "galactic_recycling")
def test_terraforming_robots_and_galactic_recycling_add_up() -> None:
    scene = empire("terraforming_robots", "galactic_recycling")
    scene.stack(0, "ore_rich_world")
    scene.workers(0, settle=["home", "home"])
    scene.phases("settle")
    assert scene.p(0).credits == 1 + 3
    assert scene.told("power_credits") == [
        "power_credits seat=0 tile=terraforming_robots credits=2 [R-49]",
        "power_credits seat=0 tile=galactic_recycling credits=1 [R-49]",
    ]


@rule("R-7", "R-49")
@tile("public_works", "galactic_recycling", "terraforming_robots")
def test_nobody_is_paid_for_what_others_complete() -> None:
    scene = empire("public_works", "galactic_recycling", "terraforming_robots")
    scene.stack(1, "diversification", "ore_rich_world")
    scene.workers(1, develop=["home"], settle=["home", "home"])
    scene.phases("develop", "settle")
    assert scene.p(0).credits == 1
    assert scene.told("power_credits") == []


# Credits when the phase ends.


@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "produce", "ship"])
@pytest.mark.parametrize(
    ("key", "when"),
    [
        ("galactic_investors", "develop"),
        ("robot_surveyors", "settle"),
        ("merchant_guild", "produce"),
        ("free_trade_association", "ship"),
    ],
)
@rule("R-29", "R-87")
@tile("galactic_investors", "robot_surveyors", "merchant_guild", "free_trade_association")
def test_two_credits_when_the_phase_ends(key: str, when: str, phase: str) -> None:
    scene = empire(key)
    scene.phases(phase)
    assert scene.stage == "manage"
    assert scene.p(0).credits == (3 if phase == when else 1)
    paid = [f"power_credits seat=0 tile={key} credits=2 [R-87]"]
    assert scene.told("power_credits") == (paid if phase == when else [])
    scene = empire(key, credits=9)
    scene.phases(phase)
    assert scene.p(0).credits == (10 if phase == when else 9)


@rule("R-88")
@tile("galactic_investors", "robot_surveyors")
def test_galactic_investors_pay_in_the_very_phase_they_come_and_robot_surveyors_wait_for_settle() -> None:
    scene = empire()
    scene.stack(0, "galactic_investors", "robot_surveyors")
    scene.workers(0, develop=["home"] * 10)
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["galactic_investors", "robot_surveyors"]
    assert scene.p(0).credits == 1 + 2
    scene = empire()
    scene.stack(0, "galactic_investors")
    scene.workers(0, develop=["home"] * 4)
    scene.phases("develop")
    assert scene.p(0).credits == 1  # one developer is missing


# Reductions.


def needs(key: str, *developments: str) -> int:
    """How many dice a tile takes, found by building it."""
    for dice in range(1, 8):
        scene = empire(*developments)
        scene.stack(0, key)
        phase = "develop" if key in DEVELOPMENTS else "settle"
        scene.workers(0, **{phase: ["home"] * dice})
        scene.phases(phase)
        if not scene.stacked(0, "development") and not scene.stacked(0, "world"):
            assert scene.dice(0).get("citizenry", []).count("home") == dice
            return dice
        assert scene.dice(0) == {"developers" if phase == "develop" else "settlers": ["home"] * dice}
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("key", "without", "dice"),
    [
        ("public_works", 1, 1),
        ("space_docks", 2, 1),
        ("merchant_guild", 3, 2),
        ("nanotechnology", 5, 4),
        ("galactic_bankers", 6, 5),
    ],
)
@rule("R-93")
@tile("investment_credits")
def test_investment_credits_save_a_developer(key: str, without: int, dice: int) -> None:
    assert needs(key) == without
    assert needs(key, "investment_credits") == dice


@rule("R-88", "R-93")
@tile("investment_credits")
def test_investment_credits_work_at_once_but_not_for_themselves_or_worlds() -> None:
    assert needs("investment_credits") == 4
    assert needs("gem_world", "investment_credits") == 2
    scene = empire()
    scene.stack(0, "investment_credits", "merchant_guild", "space_docks")
    scene.workers(0, develop=["home"] * 7)
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["investment_credits", "merchant_guild", "space_docks"]


@pytest.mark.parametrize(
    ("key", "dice"),
    [("fifth_column", 1), ("gem_world", 1), ("mining_world", 2), ("jungle_world", 3), ("alien_sentinels", 5)],
)
@rule("R-94")
@tile("replicant_robots")
def test_replicant_robots_save_a_settler_for_every_world(key: str, dice: int) -> None:
    assert needs(key, "replicant_robots") == dice
    assert needs("merchant_guild", "replicant_robots") == 3


@pytest.mark.parametrize(
    ("key", "alone", "with_robots"),
    [
        ("uplift_overseers", 2, 1),
        ("jungle_world", 3, 2),
        ("designer_species_ultd", 4, 3),
        ("alien_robot_scout_ship", 3, 2),
        ("alien_sentinels", 5, 4),
        ("gem_world", 2, 1),
        ("mining_world", 3, 2),
        ("trading_world", 3, 2),
    ],
)
@rule("R-94")
@tile("alien_uplift_blueprints", "replicant_robots")
def test_alien_uplift_blueprints_save_a_settler_for_genes_and_alien_worlds(
    key: str, alone: int, with_robots: int
) -> None:
    assert needs(key, "alien_uplift_blueprints") == alone
    assert needs(key, "alien_uplift_blueprints", "replicant_robots") == with_robots
    assert needs("merchant_guild", "alien_uplift_blueprints") == 3


def robots_come(*worlds: str) -> Scene:
    """Two settlers lie on Ore-rich World when Replicant Robots make it cheaper."""
    scene = empire()
    scene.stack(0, "replicant_robots", "ore_rich_world", *worlds)
    scene.settlers(0, "alien", "genes")
    scene.workers(0, develop=["home"] * 4)
    scene.phases("develop", "settle")
    assert scene.stage == "settle"
    assert scene.kind(0) == "spend"
    assert scene.offered(0) == ["spend:alien", "spend:genes"]
    assert scene.refused(0) == {"spend_exactly": "R-44"}
    return scene


@rule("R-44", "R-55")
@refusal("spend_exactly")
@tile("replicant_robots", "ore_rich_world")
def test_replicant_robots_leave_a_settler_over() -> None:
    scene = robots_come("mining_world")
    scene.choose(0, "spend:genes")
    assert scene.dice(0) == {
        "cup": ["rare_elements"], "citizenry": ["genes"] + ["home"] * 4, "settlers": ["alien"],
    }  # fmt: skip
    assert scene.stacked(0, "world") == ["mining_world"]
    scene = robots_come("sentient_robots", "mining_world")
    scene.choose(0, "spend:alien")  # the Genes die moves on and completes the next world as well
    assert scene.dice(0) == {"cup": ["military", "rare_elements"], "citizenry": ["alien", "genes"] + ["home"] * 4}
    assert scene.stacked(0, "world") == ["mining_world"]
    scene = robots_come()
    scene.choose(0, "spend:alien")  # nothing is left to build
    assert scene.dice(0) == {"cup": ["genes", "rare_elements"], "citizenry": ["alien"] + ["home"] * 4}
    assert scene.told("unused") == [f"unused seat=0 dice=genes#{FIRST + 1} [R-55]"]


@rule("R-44", "R-48")
@tile("investment_credits")
def test_investment_credits_leave_a_developer_over() -> None:
    scene = empire("investment_credits")
    scene.stack(0, "merchant_guild")
    scene.developers(0, "home", "genes", "home")
    scene.phases("develop")
    assert scene.offered(0) == ["spend:home", "spend:genes"]
    scene.choose(0, "spend:home")
    assert scene.offered(0) == ["spend:genes", "spend:home"]
    scene.choose(0, "spend:home")
    assert scene.dice(0) == {"cup": ["genes"], "citizenry": ["home", "home"]}
    assert scene.told("complete", "unused") == [
        f"complete seat=0 side=development tile=merchant_guild dice=home#{FIRST}+home#{FIRST + 2} [R-46]",
        f"unused seat=0 dice=genes#{FIRST + 1} [R-48]",
    ]


GRAY = [
    "fifth_column",
    "sentient_robots",
    "trading_world",
    "tourist_world",
    "terraformed_world",
    "galactic_trendsetters",
]


@rule("R-95", "R-96")
@vector("TV-16", "TV-17")
@tile("free_trade_zone", "replicant_robots")
def test_free_trade_zone_saves_two_settlers_for_gray_worlds() -> None:
    assert [needs(key) for key in GRAY] == [1, 2, 3, 4, 5, 6]
    assert [needs(key, "free_trade_zone") for key in GRAY] == [1, 2, 2, 2, 3, 4]
    assert [needs(key, "free_trade_zone", "replicant_robots") for key in GRAY] == [1, 1, 1, 1, 2, 3]
    assert [needs(key, "replicant_robots", "free_trade_zone") for key in GRAY] == [1, 1, 1, 1, 2, 3]
    assert [needs(key, "replicant_robots") for key in GRAY] == [1, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "key", ["information_hub", "mining_world", "jungle_world", "alien_sentinels", "merchant_guild"]
)
@rule("R-95")
@tile("free_trade_zone")
def test_free_trade_zone_is_for_gray_worlds_only(key: str) -> None:
    assert needs(key, "free_trade_zone") == needs(key)


# Dice used for a tile that go to the cup.


@rule("R-49")
@tile("new_galactic_order")
def test_new_galactic_order_saves_military_settlers() -> None:
    scene = empire("new_galactic_order")
    scene.stack(0, "public_works", "jungle_world")
    scene.settlers(0, "military", "home", "military")
    scene.workers(0, develop=["military"], settle=["novelty"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {
        "cup": ["military", "military"],
        "citizenry": ["home", "military", "novelty"],  # the Military die is a developer
        "jungle_world": ["genes"],
    }
    assert scene.told("to_cup") == [
        f"to_cup seat=0 tile=new_galactic_order die=military#{FIRST} [R-49]",
        f"to_cup seat=0 tile=new_galactic_order die=military#{FIRST + 2} [R-49]",
    ]


def exchanging(*developments: str) -> Scene:
    scene = empire(*developments)
    scene.stack(0, "jungle_world")
    scene.settlers(0, "home", "military", "novelty")
    scene.workers(0, settle=["alien"])
    scene.phases("settle")
    return scene


@rule("R-49")
@refusal("keep_at_least_one")
@tile("galactic_exchange")
def test_galactic_exchange_saves_one_or_two_settlers() -> None:
    scene = exchanging("galactic_exchange")
    assert scene.kind(0) == "keep"
    assert scene.offered(0) == ["keep:home", "keep:military", "keep:novelty", "keep:alien"]
    assert scene.refused(0) == {"keep_at_least_one": "R-49"}
    assert scene.told("gain_good") == []  # the effect of the world comes afterwards
    scene.choose(0, "keep:military")
    assert scene.offered(0) == ["keep:home", "keep:novelty", "keep:alien", "done"]
    assert scene.refused(0) == {}
    scene.choose(0, "keep:alien")
    assert scene.dice(0) == {"cup": ["alien", "military"], "citizenry": ["home", "novelty"], "jungle_world": ["genes"]}
    assert scene.told("to_cup", "gain_good") == [
        f"to_cup seat=0 tile=galactic_exchange die=military#{FIRST + 1} [R-49]",
        f"to_cup seat=0 tile=galactic_exchange die=alien#{FIRST + 3} [R-49]",
        f"gain_good seat=0 tile=jungle_world die=genes#{FIRST + 4} [R-52]",
    ]


@rule("R-49")
@tile("galactic_exchange")
def test_galactic_exchange_may_stop_at_one_and_takes_a_lone_settler() -> None:
    scene = exchanging("galactic_exchange")
    scene.choose(0, "keep:novelty", "done")
    assert scene.dice(0) == {"cup": ["novelty"], "citizenry": ["alien", "home", "military"], "jungle_world": ["genes"]}
    scene = empire("galactic_exchange")
    scene.stack(0, "fifth_column", "public_works")
    scene.workers(0, settle=["home"], develop=["home"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["home"]}  # the developer is not covered


@rule("R-110")
@tile("new_galactic_order", "galactic_exchange")
def test_new_galactic_order_and_galactic_exchange_together() -> None:
    scene = exchanging("new_galactic_order", "galactic_exchange")
    assert scene.offered(0) == ["keep:home", "keep:novelty", "keep:alien", "done"]
    scene.choose(0, "keep:alien", "keep:novelty")
    assert scene.dice(0) == {
        "cup": ["alien", "military", "novelty"], "citizenry": ["home"], "jungle_world": ["genes"],
    }  # fmt: skip
    scene = exchanging("galactic_exchange", "new_galactic_order")
    scene.choose(0, "done")
    assert scene.dice(0) == {
        "cup": ["military"], "citizenry": ["alien", "home", "novelty"], "jungle_world": ["genes"],
    }  # fmt: skip


@rule("R-49", "R-88")
@tile("galactic_federation")
def test_galactic_federation_saves_developers_of_later_developments() -> None:
    scene = empire()
    scene.stack(0, "galactic_federation", "merchant_guild")
    scene.developers(0, "home", "home", "home", "home", "home", "alien")
    scene.workers(0, develop=["novelty", "military", "home"])
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["galactic_federation", "merchant_guild"]
    assert scene.dice(0) == {"citizenry": ["alien"] + ["home"] * 5}  # nothing saved of its own
    assert scene.offered(0) == ["keep:novelty", "keep:military", "keep:home"]
    scene.choose(0, "keep:military")
    assert scene.offered(0) == ["keep:novelty", "keep:home", "done"]
    scene.choose(0, "keep:home")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["alien"] + ["home"] * 5 + ["novelty"]}
    assert [e.params["tile"] for e in scene.events("to_cup")] == ["galactic_federation", "galactic_federation"]


@rule("R-49", "R-88")
@vector("TV-43")
@tile("galactic_federation")
def test_galactic_federation_and_a_development_of_one_in_the_same_phase() -> None:
    scene = empire()
    scene.stack(0, "galactic_federation", "public_works", "fifth_column")
    scene.workers(0, develop=["home"] * 6 + ["home"], settle=["genes"])
    scene.phases("develop", "settle")
    assert scene.dice(0) == {"cup": ["home", "military"], "citizenry": ["genes"] + ["home"] * 6}
