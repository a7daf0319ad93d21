"""Rivalry: goods that nobody produces, trades or keeps as they were (V-18, V-25), and what goods bring."""

from __future__ import annotations

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

from .boxes import RIVALRY_BOX


def rivalry(*tableau: str) -> Scene:
    """Seat 0 has this tableau; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2, box=RIVALRY_BOX)
    scene.tableau(0, *tableau)
    scene.hold(1)
    return scene


def shipping(*tableau: str, goods: dict[str, str], shippers: list[str]) -> Scene:
    scene = rivalry(*tableau)
    for world, colour in goods.items():
        scene.good(0, world, colour)
    scene.workers(0, ship=shippers)
    return scene


def refining(good: str) -> Scene:
    """A good on Oort Cloud Refinery and a Home shipper, who has to consume it."""
    tableau = ["alien_refining_technology", "oort_cloud_refinery"]
    return shipping(*tableau, goods={"oort_cloud_refinery": good}, shippers=["home"])


@rule("V-25", "D-8")
@tile("alien_refining_technology", "oort_cloud_refinery")
@refusal("no_leader_instead")
def test_a_good_consumed_from_the_refinery_may_become_any_die_but_a_leader() -> None:
    scene = refining("genes")
    scene.phases("ship")
    assert scene.kind(0) == "swap"
    colours = ["home", "military", "consumption", "novelty", "rare_elements", "alien", "entrepreneur", "pioneer"]
    assert scene.offered(0) == [*[f"take:{colour}" for colour in colours], "done"]
    assert scene.refused(0) == {"no_leader_instead": "V-25"}
    assert scene.s.about(0) == {"tile": "alien_refining_technology", "die": "genes"}
    assert scene.why_not(0, "take:leader") == "V-25"
    supply = scene.s.supply[:]
    kept = scene.branch()
    kept.choose(0, "done")
    assert kept.dice(0) == {"citizenry": ["genes", "home"]}
    assert kept.s.supply == supply
    scene.choose(0, "take:pioneer")
    assert scene.dice(0) == {"citizenry": ["home", "pioneer"]}
    assert [repr(event) for event in scene.events("swap")] == [
        "swap seat=0 tile=alien_refining_technology good=genes#0 die=pioneer#2 to=citizenry [V-25]"
    ]


@rule("V-25")
@tile("alien_refining_technology")
def test_only_what_is_in_the_supply_can_be_taken_for_a_good() -> None:
    scene = refining("home")
    scene.citizenry(1, *["alien"] * scene.s.supply[6])
    scene.phases("ship")
    colours = ["military", "consumption", "novelty", "rare_elements", "genes", "entrepreneur", "pioneer"]
    assert scene.offered(0) == [*[f"take:{colour}" for colour in colours], "done"]  # no Alien, and no other Home die


@rule("V-25", "V-10")
@tile("alien_refining_technology")
def test_a_good_that_a_dollar_takes_to_the_cup_is_swapped_from_there() -> None:
    scene = rivalry("alien_refining_technology", "oort_cloud_refinery")
    scene.showing(0, "produce_dollar", "produce", "entrepreneur")
    scene.workers(0, ship=["home"])
    scene.phases("produce", "ship")
    assert scene.kind(0) == "swap"
    assert scene.in_cup(0) == ["entrepreneur"]
    scene.choose(0, "take:alien")
    assert scene.dice(0) == {"citizenry": ["alien", "home"]}


@rule("V-25")
@tile("alien_refining_technology")
def test_goods_of_other_worlds_are_not_swapped() -> None:
    scene = shipping("alien_refining_technology", "gem_world", goods={"gem_world": "novelty"}, shippers=["home"])
    scene.phases("ship")
    scene.choose(0, "consume:novelty@gem_world")
    assert scene.dice(0) == {"citizenry": ["home", "novelty"]}
    assert scene.events("swap") == []


@rule("R-61")
@tile("oort_cloud_refinery")
@refusal("never_traded")
def test_goods_of_the_refinery_are_consumed_only() -> None:
    goods = {"oort_cloud_refinery": "genes", "gem_world": "novelty"}
    scene = shipping("oort_cloud_refinery", "gem_world", goods=goods, shippers=["home"])
    scene.phases("ship")
    assert scene.offered(0) == [
        "consume:genes@oort_cloud_refinery", "trade:novelty@gem_world", "consume:novelty@gem_world",
    ]  # fmt: skip
    assert scene.refused(0)["never_traded"] == "R-61"
    scene.choose(0, "consume:genes@oort_cloud_refinery")
    assert scene.p(0).chips == 1


@rule("V-18", "D-30")
@tile("habitat_terraforming")
@refusal("world_full", "gray_world", "power_used")
def test_habitat_terraforming_makes_goods_of_citizens() -> None:
    scene = rivalry("habitat_terraforming", "gem_world", "plague_world", "comet_zone", "fifth_column")
    scene.good(0, "comet_zone", "home")
    scene.citizenry(0, "home", "home", "genes")
    scene.workers(0, produce=["military"])
    scene.phases("produce", "ship")
    worlds = ["gem_world", "plague_world"]
    assert scene.offered(0) == [f"produce:military@{world}" for world in worlds] + ["use:habitat_terraforming"]
    scene.choose(0, "use:habitat_terraforming")
    assert scene.offered(0) == [f"produce:{die}@{world}" for world in worlds for die in ("home", "genes")]
    assert scene.refused(0) == {"world_full": "V-18", "gray_world": "R-54"}
    scene.choose(0, "produce:genes@gem_world")
    assert scene.offered(0) == ["produce:home@plague_world", "done"]
    only_one = scene.branch()
    only_one.choose(0, "done")  # up to two
    assert only_one.goods_of(0) == {"comet_zone": ["home"], "gem_world": ["genes"], "plague_world": ["military"]}
    scene.choose(0, "produce:home@plague_world")
    assert scene.goods_of(0) == {"comet_zone": ["home"], "gem_world": ["genes"], "plague_world": ["home"]}
    assert scene.events("produce") == []  # they are not produced
    assert len(scene.events("power_good")) == 2
    assert scene.dice(0)["citizenry"] == ["home"]
    assert scene.in_cup(0) == ["military"]  # no room is left for the producer


@rule("V-18")
@tile("habitat_terraforming")
@refusal("power_used")
def test_habitat_terraforming_is_used_once_in_a_phase_and_need_not_be() -> None:
    scene = rivalry(
        "habitat_terraforming", "gem_world", "plague_world", "comet_zone", "mining_world", "prosperous_world"
    )
    scene.citizenry(0, *["home"] * 4)
    scene.workers(0, produce=["military"])
    scene.phases("produce", "ship")
    scene.choose(0, "use:habitat_terraforming", "produce:home@gem_world", "produce:home@plague_world")
    assert scene.offered(0)[0] == "produce:military@comet_zone"
    assert "use:habitat_terraforming" not in scene.offered(0)
    assert scene.refused(0)["power_used"] == "V-18"
    idle = rivalry("habitat_terraforming", "gem_world")
    idle.citizenry(0, "home")
    idle.phases("produce", "ship")
    assert idle.offered(0) == ["done", "use:habitat_terraforming"]
    idle.choose(0, "done")
    assert idle.goods_of(0) == {}
    assert idle.stage == "ship"
    none = rivalry("habitat_terraforming", "gem_world")
    none.phases("produce", "ship")
    assert none.kind(0) == ""  # nobody is in the Citizenry
    full = rivalry("habitat_terraforming", "gem_world")
    full.good(0, "gem_world", "home")
    full.citizenry(0, "home")
    full.phases("produce", "ship")
    assert full.kind(0) == ""  # no world has room


@rule("V-18")
@vector("T-V30")
@tile("habitat_terraforming", "galactic_reserves")
def test_with_galactic_reserves_they_may_become_second_goods() -> None:
    scene = rivalry("habitat_terraforming", "galactic_reserves", "gem_world", "plague_world", "fifth_column")
    scene.good(0, "gem_world", "home")
    scene.good(0, "plague_world", "home", "home")
    scene.citizenry(0, "genes", "genes")
    scene.phases("produce", "ship")
    scene.choose(0, "use:habitat_terraforming")
    assert scene.goods_of(0) == {"gem_world": ["home", "genes"], "plague_world": ["home", "home"]}
    assert scene.in_citizenry(0) == ["genes"]


@rule("R-87")
@tile("galactic_clearing_house")
def test_galactic_clearing_house_pays_for_colours_of_worlds_consumed_from() -> None:
    tableau = ["galactic_clearing_house", "gem_world", "scavenger_world", "plague_world", "mining_world"]
    goods = {"gem_world": "home", "scavenger_world": "genes", "plague_world": "home", "mining_world": "home"}
    scene = shipping(*tableau, goods=goods, shippers=["home"] * 4)
    scene.credits(0, 1)
    scene.phases("ship")
    for world in ("gem_world", "scavenger_world", "plague_world"):
        scene.choose(0, f"consume:{'genes' if world == 'scavenger_world' else 'home'}@{world}")
    scene.choose(0, "trade:home@mining_world")
    before = scene.p(0).credits
    scene.choose(1, scene.offered(1)[0])
    paid = scene.events("power_credits", 0)
    assert [event.params["credits"] for event in paid] == [2]  # Novelty once, Genes; what is traded does not count
    assert scene.p(0).credits >= before + 2


@rule("R-100")
@tile("imperium_lords")
def test_imperium_lords_pay_for_military_goods_and_count_all_dice() -> None:
    scene = rivalry("imperium_lords", "gem_world", "plague_world", "mining_world")
    scene.good(0, "gem_world", "military")
    scene.good(0, "plague_world", "home")
    scene.workers(0, produce=["military"])
    scene.citizenry(0, "leader", "pioneer")
    scene.cup(0, "genes", "genes")
    assert scene.bonus(0, "imperium_lords") == 3  # 7 dice: sets of three, fractions up
    scene.phases("produce", "ship")
    assert scene.p(0).credits == 4
    assert [event.rule for event in scene.events("power_credits", 0)] == ["R-100"]
