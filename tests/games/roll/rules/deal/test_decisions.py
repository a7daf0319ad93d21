"""Decisions on Deal and Orb that hardly any game comes to: Talents, dealers, and dice that are nobody's own."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.deal.board import PLACES
from orrery.games.roll.rules.deal.dealers import put_dealer
from orrery.games.roll.rules.pieces import assigned
from orrery.games.roll.rules.sets import AMBITION, DEAL, OBJECTIVES, ORB, RIVALRY
from orrery.games.roll.rules.talents import put_to_work
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from tests.games.roll.rules.expansion.boxes import BOTH_BOX, BOXES, DEAL_BOX, ORB_BOX
from tests.games.roll.rules.expansion.objective_scenes import met
from tests.games.roll.rules.orb.hangar import Hangar
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, tile

from .bazaar import Bazaar, getting, giving

LIMIT = "credit_limit"
THREE = "three_credits"


def talent(bazaar: Bazaar, column: str) -> int:
    """A Talent of seat 0 at work."""
    bazaar.talent(0)
    return put_to_work(bazaar.p(0), PHASE_KEYS.index(column))


@rule("V-61", "A-31")
def test_talents_in_open_deals_come_back_to_the_stock_and_score() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.p(0).workers.append(talent(bazaar, "dollar"))
    bazaar.dealers(0, "home")
    bazaar.talent(0)
    bazaar.cup(0, "genes")
    bazaar.cup(1, "home")
    bazaar.chips(1, bazaar.s.pool)
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE, "talent")
    bazaar.join(0, 0, "left")
    assert bazaar.stage == "over"
    assert (bazaar.on_board(0), bazaar.open_deals()) == ({}, [])
    assert bazaar.p(0).more.talents == 2
    assert [part.points for part in bazaar.score(0).parts if part.key == "talents"] == [2]
    assert bazaar.in_cup(0) == ["genes", "home"], "a Talent is no die there"
    assert bazaar.score(0).tie == 2 + bazaar.p(0).credits


def all_deal(talents: int) -> Bazaar:
    """Seat 0 has two dice, both dealers in an open deal, and the next round begins."""
    bazaar = Bazaar(3)
    bazaar.lay(0, LIMIT, THREE)
    bazaar.put(0, "area_1_left", "genes", "home")
    bazaar.talent(0, talents)
    for seat in (1, 2):
        bazaar.cup(seat, "home", "home", "home")
    bazaar.manage()
    assert bazaar.events("recall") == []
    assert bazaar.stage == "assign"
    assert bazaar.dice(0) == {}
    return bazaar


@rule("D-45", "R-71", "V-60")
def test_whose_dice_are_all_dealers_is_asked_nothing_and_selects_nothing() -> None:
    bazaar = all_deal(0)
    assert bazaar.kind(0) == ""
    assert (bazaar.p(0).selected, bazaar.events("select", 0)) == (-1, [])
    assert bazaar.on_board(0) == {"area_1_left": ["genes", "home"]}


@rule("D-45", "R-71", "V-60")
def test_whose_dice_are_all_dealers_may_select_with_a_talent() -> None:
    bazaar = all_deal(1)
    assert bazaar.kind(0) == "talents"
    without = bazaar.branch()
    without.choose(0, "done")
    assert (without.kind(0), without.p(0).selected) == ("", -1)
    bazaar.choose(0, "assign:talent>ship", "select:settle")
    assert (PHASE_KEYS[bazaar.p(0).selected], bazaar.p(0).workers) == ("settle", [])


def orb_with_dealer(face: str) -> Hangar:
    """Deal and Orb: seat 0 has this face on side 1, and a Genes dealer in an open deal."""
    scene = Hangar(3, BOTH_BOX)
    scene.s.set_up_modules()
    scene.s.market.left[0], scene.s.market.right[0] = 0, 1
    scene.orb(0, s1=face)
    scene.tableau(0, "gem_world")
    put_dealer(scene.p(0), assigned(scene.die(0, "genes"), phase.DOLLAR), PLACES.index("area_1_left"))
    for seat in range(3):
        scene.showing(seat, "ship", "ship", "home", "home")
    return scene


@rule("D-33", "V-60")
@tile("develop_1", "settle_1", "produce_1", "produce_2", "produce_3")
@pytest.mark.parametrize("face", ["develop_1", "settle_1", "produce_1", "produce_2", "produce_3"])
def test_a_dealer_on_the_board_is_not_put_to_work_by_an_orb(face: str) -> None:
    scene = orb_with_dealer(face)
    scene.citizenry(0, "military")
    scene.rolls(*[1] * len(scene.s.market.free_dice()), 1, 5, 5)  # the Deal dice come first
    assert scene.stage == "instant"
    if scene.kind(0) == "muster_world":
        scene.choose(0, "onto:gem_world")
    found = [code for code in scene.offered(0) if code != "done"]
    assert found == ["muster:military@citizenry", "enlist:home/ship"]
    assert scene.p(0).more.dealers_at == [PLACES.index("area_1_left")]


@rule("D-33")
def test_no_answer_puts_a_dealer_on_the_board_to_work() -> None:
    for choice in ALPHABET.choices:
        if choice.code.partition(":")[0] in ("muster", "enlist", "recall"):
            assert choice.code.partition("@")[2] not in PLACES


@rule("D-20", "V-20")
@tile("predictive_modeling")
@pytest.mark.parametrize("box", [DEAL_BOX, ORB_BOX])
def test_predictive_modeling_moves_explorers_to_the_sixth_phase(box: Box) -> None:
    scene = Scene(2, box=box)
    if box.sets & DEAL:
        scene.s.set_up_modules()
    scene.tableau(0, "predictive_modeling")
    scene.workers(0, explore=["home", "genes"])
    scene.hold(1)
    scene.phases("explore", "ship", "dollar")
    scene.choose(0, "use:predictive_modeling", "move:genes@explore")
    assert scene.offered(0) == ["into:ship", "into:dollar"]
    scene.choose(0, "into:dollar")
    assert scene.in_column(0, "dollar") == ["genes"]
    scene.choose(0, "stock:home")
    assert (scene.stage, scene.in_column(0, "dollar")) == ("ship", ["genes"])


@rule("D-37")
def test_talents_and_dealers_on_the_board_are_no_workers_to_be_received() -> None:
    bazaar = getting("three_workers")
    bazaar.cup(0, "home")
    p = bazaar.p(0)
    p.builders[1].append(talent(bazaar, "develop"))
    p.workers.append(talent(bazaar, "dollar"))
    bazaar.talent(0)
    bazaar.begin()
    bazaar.open(0, THREE, "three_workers", "genes")
    assert bazaar.on_board(0) == {"area_1_left": ["genes"]}
    assert bazaar.offered(0) == ["remove:home@cup", "remove:military@dollar"]
    bazaar.choose(0, "remove:home@cup", "into:settle")
    bazaar.choose(0, "into:develop")  # the Military die, the last one
    assert (bazaar.in_column(0, "dollar"), p.more.talents) == (["talent"], 1)
    placed = (bazaar.dice(0)["settlers"], bazaar.dice(0)["developers"])
    assert placed == (["home"], ["military", "talent"]), "both stacks are empty"


@rule("V-46", "V-49")
def test_each_die_received_as_a_worker_is_taken_once() -> None:
    bazaar = getting("three_workers")
    bazaar.tableau(0, "gem_world")
    bazaar.cup(0, "home")
    bazaar.developers(0, "home", "alien")
    bazaar.begin()
    bazaar.open(0, THREE, "three_workers", "genes")
    elsewhere = ["remove:home@cup", "remove:military@dollar"]
    assert bazaar.offered(0) == [*elsewhere, "remove:home@developers", "remove:alien@developers"]
    bazaar.choose(0, "remove:alien@developers", "into:develop")
    assert bazaar.offered(0) == [*elsewhere, "remove:home@developers"], "the Alien die has been placed"
    bazaar.choose(0, "remove:home@cup", "into:develop")
    assert bazaar.offered(0) == ["remove:military@dollar", "remove:home@developers"], "the other Home die is left"
    other = bazaar.branch()
    bazaar.choose(0, "remove:home@developers", "produce:home@gem_world")
    assert bazaar.dice(0)["developers"] == ["alien", "home"]
    assert bazaar.goods_of(0) == {"gem_world": ["home"]}
    assert bazaar.in_column(0, "dollar") == ["military"], "three dice were placed"
    other.choose(0, "remove:military@dollar", "into:settle")
    assert other.dice(0)["developers"] == ["alien", "home", "home"]
    for done in (bazaar, other):
        assert done.s.market.placed == [], "the next exchange may take them again"


@rule("V-46", "V-49")
def test_who_has_fewer_dice_places_those_that_he_has() -> None:
    bazaar = getting("three_workers")
    bazaar.tableau(0, "gem_world")
    bazaar.begin()
    bazaar.open(0, THREE, "three_workers", "genes")
    assert bazaar.offered(0) == ["into:develop", "into:settle", "produce:military@gem_world"]
    bazaar.choose(0, "produce:military@gem_world")
    assert bazaar.kind(0) != "exchange"
    assert [len(bazaar.events(key, 0)) for key in ("lift_worker", "get_good")] == [1, 1], "it is not taken again"


@rule("D-37")
def test_talents_are_no_workers_to_be_given() -> None:
    bazaar = Bazaar(2)
    p = bazaar.p(0)
    bazaar.lay(0, "three_workers", THREE)
    bazaar.dealers(0, "genes", "military")
    bazaar.tableau(0, "gem_world")
    bazaar.developers(0, "home", "alien")
    p.builders[0].append(talent(bazaar, "settle"))
    p.goods.append(talent(bazaar, "produce"))
    p.goods_on.append(bazaar.side("gem_world"))
    bazaar.begin()
    assert "join:area_1_left" not in bazaar.offered(0), "only two of them are dice"
    assert bazaar.why_not(0, "join:area_1_left") == "V-48"
    bazaar = giving("two_workers_and_credit", credits=1)
    p = bazaar.p(0)
    bazaar.developers(0, "home", "alien", "home")
    p.builders[0].append(talent(bazaar, "settle"))
    bazaar.begin()
    bazaar.open(0, "two_workers_and_credit", THREE, "genes")
    assert bazaar.offered(0) == ["remove:home@developers", "remove:alien@developers"]


@rule("D-25")
@pytest.mark.parametrize(("face", "left"), [("three_tiles", 1), ("two_tiles_and_credit", 1), ("three_tiles", 0)])
def test_a_bag_too_short_for_a_plain_draw_gives_what_it_has(face: str, left: int) -> None:
    bazaar = getting(face, credits=9)
    bazaar.bag(*["gem_world"] * left)
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    if left:
        assert bazaar.keys([2 * bazaar.p(0).drawn[0]]) == ["gem_world"]
        bazaar.choose(0, "under:gem_world")
    assert bazaar.kind(0) == "deal", "no die takes the place of the others"
    assert bazaar.s.bag == []
    assert bazaar.events("substitute_tile") == []
    assert bazaar.events("tiles_missing") == []
    assert bazaar.stacked(0, "world") == ["gem_world"] * left


@rule("D-34", "V-58")
@pytest.mark.parametrize("modules", [DEAL, ORB, DEAL | ORB])
def test_objectives_are_checked_after_deal_and_not_after_research_alone(modules: int) -> None:
    scene = Hangar(2, BOXES.of(AMBITION | OBJECTIVES | RIVALRY | modules))
    if modules & DEAL:
        scene.s.set_up_modules()
    scene.objectives("galactic_riches", "expansion_leader")  # checked after phases that are not played
    scene.credits(0, 9)
    scene.citizenry(0, *["home"] * 6, *["genes"] * 6)  # Manage Empire waits for seat 0
    scene.research(0, "home")
    if modules & ORB:
        assert scene.kind(0) in ("deal", "orb_side")
    while scene.stage == "dollar":
        codes = [code for code in ("decline", "done") if code in scene.offered(0)]
        scene.choose(0, codes[0])
    assert scene.stage == "manage"
    assert met(scene) == ({0: ["galactic_riches"]} if modules & DEAL else {})


@rule("D-32", "V-74")
@tile("imperium_lords", "galactic_exchange")
def test_orb_and_deal_dice_are_nobodys_own() -> None:
    scene = orb_with_dealer("basic_upgrade")
    scene.tableau(0, "imperium_lords", "galactic_exchange")
    scene.rolls(*[1] * len(scene.s.market.free_dice()), 1, 5, 5)
    assert scene.kind(0) == "orb_side"
    scene.choose(0, "done")
    p = scene.p(0)
    assert scene.colours(p.dice()) == ["genes", "home", "home"]
    assert scene.bonus(0, "imperium_lords") == 1, "1 VP for every 3 dice"
    assert scene.bonus(0, "galactic_exchange") == 2, "the Orb is yellow, and no Alien Technology die"
    assert scene.score(0).tie == len(p.cup) + p.credits == 0


@rule("D-32", "R-53")
@tile("prosperous_colony")
def test_orb_and_deal_dice_cannot_be_removed() -> None:
    scene = orb_with_dealer("develop_1")
    scene.stack(0, "prosperous_colony")
    scene.workers(0, settle=["home", "home"])
    scene.hold(1)
    scene.phases("settle", "ship")
    assert scene.kind(0) == "remove"
    assert scene.offered(0) == ["remove:home@citizenry", "remove:home@ship", "remove:genes@area_1_left"]
