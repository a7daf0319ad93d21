"""Rivalry: what dice on a tile lower, tiles that leave the tableau, and what completing brings (V-19, V-22 to V-26)."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.sets import RIVALRY
from orrery.games.roll.rules.vocabulary import stage
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

BOX = BOXES.of(RIVALRY)
SIX, ONE, TWO = "federation_capital", "fifth_column", "rebel_hideout"  # gray worlds of these costs


def rivalry(*tableau: str, seats: int = 2) -> Scene:
    """Seat 0 has this tableau; the last seat keeps the game in Ship afterwards."""
    scene = Scene(seats, box=BOX)
    scene.tableau(0, *tableau)
    scene.hold(seats - 1)
    return scene


def settling(*tableau: str, zone: list[str], lying: list[str], settlers: list[str]) -> Scene:
    scene = rivalry(*tableau)
    scene.stack(0, *zone)
    scene.settlers(0, *lying)
    scene.workers(0, settle=settlers)
    scene.phases("settle", "ship")
    return scene


def terraforming() -> Scene:
    return settling(
        "terraforming_program",
        zone=[SIX, ONE, TWO],
        lying=["rare_elements", "home", "home"],
        settlers=["military", "novelty", "rare_elements"],
    )


@rule("V-26")
@vector("T-V1")
@tile("terraforming_program")
def test_the_rare_elements_settler_last() -> None:
    scene = terraforming()
    assert scene.offered(0) == ["build:military", "build:novelty", "build:rare_elements"]
    scene.choose(0, "build:military")
    assert scene.keys(scene.p(0).worlds) == []
    scene.choose(0, "build:novelty")
    assert scene.keys(scene.p(0).worlds) == [SIX, ONE]
    assert [event.params["dice"] for event in scene.events("complete")] == [
        ["rare_elements#0", "home#1", "home#2", "military#3", "novelty#4"],
        ["rare_elements#5"],
    ]


@rule("V-26")
@vector("T-V2")
@tile("terraforming_program")
def test_the_rare_elements_settler_first() -> None:
    scene = terraforming()
    scene.choose(0, "build:rare_elements")
    assert scene.keys(scene.p(0).worlds) == [SIX]
    assert scene.events("complete")[0].params["dice"] == ["rare_elements#0", "home#1", "home#2", "rare_elements#5"]
    scene.choose(0, "build:novelty")
    assert scene.keys(scene.p(0).worlds) == [SIX, ONE]
    assert scene.dice(0)["settlers"] == ["military"]  # on the world of cost 2
    assert scene.stacked(0, "world") == [TWO]


@rule("V-26")
@tile("gene_medium")
def test_gene_medium_lowers_developments_to_at_least_one() -> None:
    scene = rivalry("gene_medium")
    scene.stack(0, "galactic_exchange", "public_works", "space_docks")
    scene.workers(0, develop=["genes", "genes", "genes"])
    scene.phases("develop", "ship")
    assert scene.keys(scene.p(0).developments) == ["gene_medium", "galactic_exchange"]  # six, less three
    assert scene.dice(0) == {"citizenry": ["genes"] * 3}
    one = rivalry("gene_medium")
    one.stack(0, "space_docks", "public_works")
    one.workers(0, develop=["genes"])
    one.phases("develop", "ship")
    assert one.keys(one.p(0).developments) == ["gene_medium", "space_docks"]  # 2 less 1
    worlds = settling("gene_medium", zone=[TWO], lying=[], settlers=["genes"])
    assert worlds.keys(worlds.p(0).worlds) == []  # developments only


@rule("V-26", "D-26")
@tile("terraforming_program")
def test_what_a_tile_needs_is_counted_over_the_dice_used() -> None:
    """Five settlers lie on a world of 4 when the phase begins: some may be left out."""
    scene = settling(
        "terraforming_program", zone=["rebel_underground", SIX], lying=["home", "rare_elements", "home"], settlers=[]
    )
    assert scene.offered(0) == ["spend:home", "spend:rare_elements"]  # a world of 3: three, or two with Rare Elements
    without = scene.branch()
    without.choose(0, "spend:home")
    assert without.offered(0) == ["spend:rare_elements"] or without.kind(0) != "spend"
    assert without.events("complete")[0].params["dice"] == ["home#0", "rare_elements#1"]
    assert without.colours(without.p(0).builders[0]) == ["home"]
    both = settling("terraforming_program", zone=[TWO], lying=["rare_elements", "rare_elements"], settlers=[])
    assert both.events("complete")[0].params["dice"] == ["rare_elements#0"]  # one of them is enough
    three = settling("terraforming_program", zone=["rebel_underground"], lying=["rare_elements"] * 2, settlers=[])
    assert three.events("complete")[0].params["dice"] == ["rare_elements#0", "rare_elements#1"]  # one is not


@rule("V-22", "D-36")
@tile("colony_ship", "rebel_underground")
def test_colony_ship_completes_the_top_world_without_dice() -> None:
    scene = settling("colony_ship", zone=["rebel_underground", TWO], lying=["home"], settlers=[])
    assert scene.kind(0) == "build"
    assert scene.offered(0) == ["done", "use:colony_ship"]
    bag = scene.s.bag[:]
    scene.choose(0, "use:colony_ship")
    assert scene.keys(scene.p(0).worlds) == ["rebel_underground"]
    assert scene.p(0).developments == []
    assert not scene.p(0).powers.discards
    assert set(scene.s.bag) - set(bag) == {BOX.side("colony_ship") >> 1}
    # No settler is lost, none was used; the one that lay there lies on the next world. Military and Pioneer come.
    assert scene.dice(0) == {"settlers": ["home"], "citizenry": ["military", "pioneer"]}
    assert [event.rule for event in scene.events("discard")] == ["V-22"]
    assert scene.events("complete")[0].params["dice"] == []


@rule("V-22")
@tile("colony_ship")
@refusal("cannot_complete_this")
def test_colony_ship_completes_no_alien_world() -> None:
    scene = settling("colony_ship", zone=["lost_alien_warship"], lying=[], settlers=["home", "genes"])
    assert scene.stage == "ship"  # nothing to choose: both settlers go onto the world
    scene = settling("colony_ship", zone=["lost_alien_warship", TWO], lying=["home"] * 4, settlers=["home", "genes"])
    assert scene.offered(0) == ["build:home", "build:genes"]
    assert scene.refused(0)["cannot_complete_this"] == "V-22"
    scene.choose(0, "build:genes")
    assert scene.offered(0) == ["build:home", "use:colony_ship"]  # now a gray world is on top


@rule("V-22")
@tile("colony_ship")
def test_colony_ship_may_be_kept_and_settlers_are_placed_all_the_same() -> None:
    scene = settling("colony_ship", zone=[TWO], lying=[], settlers=["home"])
    assert scene.offered(0) == ["build:home", "use:colony_ship"]
    scene.choose(0, "build:home")
    assert scene.offered(0) == ["done", "use:colony_ship"]
    scene.choose(0, "done")
    assert scene.stage == "ship"
    assert scene.keys(scene.p(0).developments) == ["colony_ship"]


@rule("V-23")
@vector("T-V31")
@tile("crash_rd_program")
def test_crash_program_may_be_used_in_the_phase_it_was_completed_in() -> None:
    scene = rivalry()
    scene.stack(0, "crash_rd_program", "imperium_lords")
    scene.workers(0, develop=["home"] * 3)
    scene.phases("develop", "ship")
    assert scene.keys(scene.p(0).developments) == ["crash_rd_program"]
    assert scene.offered(0) == ["done", "use:crash_rd_program"]
    scene.choose(0, "use:crash_rd_program")
    assert scene.keys(scene.p(0).developments) == ["imperium_lords"]
    assert [event.rule for event in scene.events("discard")] == ["V-23"]
    assert scene.p(0).tiles() == 1


@rule("V-19")
@tile("planetary_settlement")
def test_planetary_settlement_pays_for_a_pioneer_among_the_settlers() -> None:
    scene = settling("planetary_settlement", zone=[TWO, ONE, SIX], lying=["home"], settlers=["pioneer", "home"])
    scene.choose(0, "build:pioneer")
    assert scene.keys(scene.p(0).worlds) == [TWO, ONE]
    assert scene.p(0).chips == 1  # not for the second world
    assert [event.rule for event in scene.events("power_vp")] == ["V-19"]
    kept = settling("planetary_settlement", "galactic_exchange", zone=[ONE], lying=[], settlers=["pioneer"])
    assert kept.in_cup(0) == ["military", "pioneer"]  # saved by Galactic Exchange, it was a settler all the same
    assert kept.p(0).chips == 1


@rule("V-19")
@tile("planetary_settlement")
def test_the_last_chip_taken_in_settle_is_not_the_last_one_paid() -> None:
    scene = rivalry("planetary_settlement")
    scene.chips(1, scene.s.pool - 1)
    scene.stack(0, ONE, TWO)
    scene.workers(0, settle=["pioneer", "pioneer", "pioneer"])
    scene.credits(0, 5)
    scene.phases("settle", "ship")
    assert scene.p(0).chips == 2
    assert (scene.s.pool, scene.s.extra) == (0, 1)
    scene.choose(1, scene.offered(1)[0])
    while scene.s.decisions():
        decision = scene.s.decisions()[0]
        scene.choose(decision.seat, decision.choices[0].code)
    assert scene.s.stage == stage.OVER
    assert scene.s.round == 1


@rule("V-24", "D-30", "D-7")
@tile("terraforming_guild")
@refusal("colour_of_the_world")
def test_terraforming_guild_brings_credits_and_a_good_of_the_colour() -> None:
    scene = rivalry("terraforming_guild")
    scene.citizenry(0, "rare_elements", "novelty")
    scene.stack(0, "volcanic_world", TWO)
    scene.workers(0, settle=["home", "home"])
    scene.credits(0, 3)
    scene.phases("settle", "ship")
    assert scene.p(0).credits == 4
    assert scene.offered(0) == ["produce:rare_elements@volcanic_world", "done"]
    assert scene.refused(0) == {"colour_of_the_world": "V-24"}
    assert scene.s.about(0) == {"tile": "terraforming_guild", "completed": "volcanic_world"}
    plain = scene.branch()
    plain.choose(0, "done")
    assert plain.goods_of(0) == {}
    scene.choose(0, "produce:rare_elements@volcanic_world")
    assert scene.goods_of(0) == {"volcanic_world": ["rare_elements"]}
    assert scene.in_citizenry(0) == ["home", "home", "novelty"]
    assert scene.events("produce") == []  # it is not produced
    [told] = scene.events("power_good")
    assert (told.seat, told.rule) == (0, "V-24")
    assert told.params["tile"] == "terraforming_guild"
    assert (told.params["die"].split("#")[0], told.params["world"]) == ("rare_elements", "volcanic_world")


@rule("V-24")
@vector("T-V32")
@tile("terraforming_guild", "alien_robotic_factory")
def test_a_world_that_comes_with_a_good_brings_the_credit_only() -> None:
    scene = rivalry("terraforming_guild")
    scene.citizenry(0, "alien", "home")
    scene.stack(0, "alien_robotic_factory")
    scene.workers(0, settle=["home"] * 4)
    scene.credits(0, 3)
    scene.phases("settle", "ship")
    assert scene.kind(0) == ""
    assert scene.p(0).credits == 4
    assert scene.goods_of(0) == {"alien_robotic_factory": ["alien"]}
    assert scene.in_citizenry(0) == ["alien"] + ["home"] * 5


@rule("V-24")
@tile("terraforming_guild")
def test_the_guild_needs_a_die_of_the_very_colour() -> None:
    scene = rivalry("terraforming_guild")
    scene.citizenry(0, "pioneer", "leader", "genes")
    scene.stack(0, "frontier_settlement")
    scene.workers(0, settle=["home"] * 2)
    scene.phases("settle", "ship")
    assert scene.kind(0) == ""  # a Pioneer is no Novelty die (V-15)
    assert scene.goods_of(0) == {}


@rule("R-49")
@tile("manifest_destiny")
def test_manifest_destiny_pays_for_each_tile() -> None:
    scene = rivalry("manifest_destiny")
    scene.stack(0, "public_works", ONE)
    scene.workers(0, develop=["home"], settle=["home"])
    scene.phases("develop", "settle", "ship")
    assert scene.p(0).credits == 2
    assert len(scene.events("power_credits")) == 2


@rule("A-39")
@tile("rebel_underground")
@refusal("only_its_settlers")
def test_rebel_underground_takes_one_of_its_settlers() -> None:
    scene = rivalry()
    scene.citizenry(0, "genes")
    scene.stack(0, "rebel_underground")
    scene.workers(0, settle=["home", "home", "military"])
    supply = scene.s.supply[:]
    scene.phases("settle", "ship")
    assert scene.kind(0) == "lose_settler"
    assert scene.offered(0) == ["remove:home@citizenry", "remove:military@citizenry"]  # not the Genes die
    assert scene.refused(0) == {"only_its_settlers": "A-39"}
    scene.choose(0, "remove:home@citizenry")
    assert scene.in_citizenry(0) == ["genes", "home", "military", "military", "pioneer"]
    assert scene.s.supply[0] == supply[0] + 1
    assert scene.events("remove")[0].params["tile"] == "rebel_underground"
