"""Terraforming Specialists and Contact Specialist: what is given so that a tile needs fewer dice (A-34, A-38)."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.pieces import COLOUR_KEYS
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.sets import AMBITION
from orrery.games.roll.rules.whatif import outlook
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

BOX = BOXES.of(AMBITION)
TWO, ANOTHER_TWO, FIVE = "rebel_hideout", "outlaw_world", "designer_species_ultd"  # worlds of these costs
FOUR = "rebel_colony"


def building(*tableau: str, zone: list[str], lying: list[str], workers: list[str], credits: int = 1) -> Scene:
    """Seat 0 settles; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2, box=BOX)
    scene.tableau(0, *tableau)
    scene.credits(0, credits)
    scene.stack(0, *zone)
    scene.settlers(0, *lying)
    scene.workers(0, settle=workers)
    scene.hold(1)
    return scene


def settling(*tableau: str, zone: list[str], lying: list[str], workers: list[str], credits: int = 1) -> Scene:
    scene = building(*tableau, zone=zone, lying=lying, workers=workers, credits=credits)
    scene.phases("settle", "ship")
    return scene


def money(scene: Scene) -> list[str]:
    """All that happened to credits, in order."""
    return [event.key for event in scene.recorder.events if event.key in ("discount", "credit_reset", "power_credits")]


@rule("A-16", "A-38")
@vector("T-A1")
@tile("terraforming_specialists")
def test_credits_are_reset_before_the_tile_brings_any() -> None:
    scene = settling("terraforming_specialists", "galactic_recycling", zone=[TWO], lying=[], workers=["home"])
    assert scene.kind(0) == "discount"
    assert scene.s.about(0) == {"tile": TWO, "have": 1, "need": 2, "n": 2}
    assert scene.offered(0) == ["done", "use:terraforming_specialists"]
    scene.choose(0, "use:terraforming_specialists")
    assert scene.keys(scene.p(0).worlds) == [TWO]
    assert money(scene) == ["discount", "credit_reset", "power_credits"]
    assert [event.rule for event in scene.events("discount")] == ["A-38"]
    assert scene.p(0).credits == 2


@rule("A-17", "A-38")
@vector("T-A2")
@tile("terraforming_specialists")
def test_two_tiles_in_a_phase_with_a_single_credit() -> None:
    scene = settling("terraforming_specialists", zone=[TWO, ANOTHER_TWO], lying=[], workers=["home", "home"])
    scene.choose(0, "use:terraforming_specialists")
    scene.choose(0, "use:terraforming_specialists")
    assert scene.keys(scene.p(0).worlds) == [TWO, ANOTHER_TWO]
    assert money(scene) == ["discount", "credit_reset"] * 2
    assert scene.p(0).credits == 1


@rule("A-17", "A-38")
@vector("T-A22")
@tile("terraforming_specialists")
def test_two_tiles_that_both_bring_a_credit() -> None:
    scene = settling(
        "terraforming_specialists", "galactic_recycling", zone=[TWO, ANOTHER_TWO], lying=[], workers=["home", "home"]
    )
    scene.choose(0, "use:terraforming_specialists")
    assert scene.p(0).credits == 2
    scene.choose(0, "use:terraforming_specialists")
    assert money(scene) == ["discount", "credit_reset", "power_credits", "discount", "power_credits"]
    assert scene.p(0).credits == 2


@rule("A-38")
@tile("terraforming_specialists")
def test_who_does_not_pay_is_asked_again_for_the_next_tile_alone() -> None:
    """The next die completes the tile as ever, and nobody pays for a tile that has enough dice."""
    scene = settling("terraforming_specialists", zone=[TWO, ANOTHER_TWO], lying=[], workers=["home", "home", "home"])
    scene.choose(0, "done")
    assert scene.keys(scene.p(0).worlds) == [TWO]
    assert scene.p(0).credits == 1
    assert scene.kind(0) == "discount"
    assert scene.s.about(0)["tile"] == ANOTHER_TWO


@rule("A-38")
@tile("terraforming_specialists")
@refusal("does_not_complete")
def test_it_is_once_a_tile_and_only_where_it_completes_it() -> None:
    scene = settling("terraforming_specialists", zone=[FIVE], lying=["home", "home"], workers=["home"], credits=9)
    assert scene.kind(0) == ""  # 3 of 5: one less is not enough
    scene = settling(
        "terraforming_specialists", "contact_specialist", zone=[FIVE], lying=["home"], workers=["home", "military"]
    )
    assert scene.offered(0) == ["done", "use:terraforming_specialists"]  # with the other after it
    scene.choose(0, "done", "build:home")
    assert scene.offered(0) == ["done", "use:contact_specialist"]
    assert scene.refused(0) == {"does_not_complete": "A-38"}
    assert scene.why_not(0, "use:terraforming_specialists") == "A-38"


@rule("A-38")
@tile("terraforming_specialists")
def test_a_tile_needs_a_die_at_least() -> None:
    scene = settling("terraforming_specialists", zone=["fifth_column"], lying=[], workers=[])
    assert scene.kind(0) == ""
    scene = settling("terraforming_specialists", "replicant_robots", zone=[TWO], lying=[], workers=["home"])
    assert scene.keys(scene.p(0).worlds) == [TWO]  # 1 by the Robots; nobody is asked


@rule("A-38")
@tile("terraforming_specialists")
def test_developments_are_cheaper_as_well() -> None:
    scene = Scene(2, box=BOX)
    scene.tableau(0, "terraforming_specialists")
    scene.credits(0, 3)
    scene.stack(0, "export_duties")
    scene.workers(0, develop=["home"])
    scene.hold(1)
    scene.phases("develop", "ship")
    scene.choose(0, "use:terraforming_specialists")
    assert scene.keys(scene.p(0).developments) == ["terraforming_specialists", "export_duties"]
    assert scene.p(0).credits == 2


@rule("A-38", "R-45")
@tile("terraforming_specialists")
def test_it_matters_which_settler_comes_first() -> None:
    """Without the power both would lie on the tile in the end."""
    plain = settling(zone=[TWO], lying=[], workers=["home", "genes"])
    assert plain.keys(plain.p(0).worlds) == [TWO]
    scene = settling("terraforming_specialists", zone=[TWO], lying=[], workers=["home", "genes"])
    assert scene.offered(0) == ["build:home", "build:genes"]
    scene.choose(0, "build:genes", "use:terraforming_specialists")
    assert scene.events("complete")[0].params["dice"] == ["genes#1"]


def contacting(lying: list[str], workers: list[str]) -> Scene:
    return building("contact_specialist", zone=[FIVE], lying=lying, workers=workers)


@rule("A-34")
@vector("T-A21")
@tile("contact_specialist")
def test_a_military_citizen_makes_up_for_three_settlers() -> None:
    scene = contacting(["home"], ["home"])
    scene.citizenry(0, "military")
    supply = scene.s.supply[COLOUR_KEYS.index("military")]
    scene.phases("settle", "ship")
    assert scene.offered(0) == ["done", "use:contact_specialist"]
    scene.choose(0, "use:contact_specialist")
    assert scene.keys(scene.p(0).worlds) == [FIVE]
    assert scene.s.supply[COLOUR_KEYS.index("military")] == supply + 1
    assert [(event.rule, event.params["from"]) for event in scene.events("remove")] == [("A-34", "citizenry")]
    assert scene.in_citizenry(0) == ["home", "home"]


@rule("A-34", "D-6")
@vector("T-A16")
@tile("contact_specialist")
def test_a_military_settler_of_that_world_counts_no_longer() -> None:
    scene = contacting(["military"], ["home"])
    scene.phases("settle", "ship")
    assert scene.kind(0) == ""  # it needs 2, and would have 1
    scene = contacting(["military", "home"], ["home"])
    scene.phases("settle", "ship")
    scene.choose(0, "use:contact_specialist")
    assert scene.keys(scene.p(0).worlds) == [FIVE]
    assert scene.events("complete")[0].params["dice"] == ["home#1", "home#2"]


@rule("A-34")
@tile("contact_specialist")
@refusal("no_settler_then")
def test_the_die_comes_from_anywhere_in_the_empire() -> None:
    scene = contacting(["military"], ["home"])
    scene.tableau(0, "gem_world")
    scene.stack(0, "export_duties")
    scene.cup(0, "military", "home")
    scene.citizenry(0, "military")
    scene.developers(0, "military")
    scene.good(0, "gem_world", "military")
    scene.workers(0, ship=["military"])
    scene.phases("settle", "ship")
    scene.choose(0, "use:contact_specialist")
    assert scene.kind(0) == "discount_die"
    assert scene.s.about(0) == {"tile": "contact_specialist", "die": "military"}
    places = ["cup", "citizenry", "ship", "developers", "gem_world"]
    assert scene.offered(0) == [f"remove:military@{place}" for place in places]
    assert scene.refused(0) == {"no_settler_then": "A-34"}
    assert [refusal.params for refusal in scene.s.refusals(0)] == [{"tile": FIVE}]
    assert scene.why_not(0, "remove:military@settlers") == "A-34"
    for place in places:
        other = scene.branch()
        other.choose(0, f"remove:military@{place}")
        assert other.keys(other.p(0).worlds) == ["gem_world", FIVE]
        assert other.s.supply[1] == scene.s.supply[1] + 1


@rule("A-34")
@tile("contact_specialist")
def test_surplus_settlers_are_chosen_and_stay() -> None:
    """Who was asked with 2 dice and waited for a third leaves one of them on the next world."""
    scene = contacting(["home"], ["genes", "genes"])
    scene.stack(0, FOUR)
    scene.citizenry(0, "military", "military")
    scene.phases("settle", "ship")
    scene.choose(0, "done")
    assert scene.offered(0) == ["done", "use:contact_specialist"]
    scene.choose(0, "use:contact_specialist")
    assert scene.kind(0) == "spend"
    scene.choose(0, "spend:genes", "spend:genes")
    assert scene.keys(scene.p(0).worlds) == [FIVE]
    assert scene.dice(0)["settlers"] == ["home"]
    assert scene.offered(0) == ["done", "use:contact_specialist"]  # for the next world, once again


@rule("A-34", "A-38")
@tile("contact_specialist", "terraforming_specialists")
def test_both_together_where_neither_is_enough() -> None:
    scene = building("terraforming_specialists", "contact_specialist", zone=[FIVE], lying=[], workers=["home"])
    scene.cup(0, "military")
    scene.citizenry(0, "military")
    scene.phases("settle", "ship")
    assert scene.offered(0) == ["done", "use:terraforming_specialists"]
    scene.choose(0, "use:terraforming_specialists")  # then the other has to follow
    assert scene.kind(0) == "discount_die"
    assert scene.p(0).credits == 1
    assert [required(scene.s, scene.p(0), scene.side(key)) for key in (FIVE, TWO)] == [4, 2]  # for this tile alone
    scene.choose(0, "remove:military@cup")
    assert scene.keys(scene.p(0).worlds) == [FIVE]
    assert scene.p(0).more.less == 0


@rule("A-34")
@tile("contact_specialist")
def test_developments_need_their_dice() -> None:
    scene = Scene(2, box=BOX)
    scene.tableau(0, "contact_specialist")
    scene.stack(0, "space_tourism")
    scene.workers(0, develop=["military", "military"])
    scene.hold(1)
    scene.phases("develop", "ship")
    assert scene.kind(0) == ""


@rule("A-38")
def test_what_would_come_of_a_phase_is_told_without_paying() -> None:
    scene = building("terraforming_specialists", zone=[TWO], lying=[], workers=["home"])
    scene.assign()
    found = outlook(galaxy(scene.s.view(0)), 0, 2)
    assert (found.completes, found.lying, found.needed) == ([], 1, 2)
