"""A dealer in an open deal may be the die that an effect makes one remove (V-60, A-29, A-34)."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES as PRINTED
from orrery.games.roll.rules.deal.board import PLACES
from orrery.games.roll.rules.deal.dealers import put_dealer
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.pieces import BLANK, GENES, HOME, WORLD, assigned, rolled
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.talents import owned, put_to_work
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Choice
from orrery.texts import LANGUAGES, Speech
from tests.rules import rule, tile

from .bazaar import Bazaar

LIMIT = "credit_limit"
THREE = "three_credits"


def settling(world: str, *settlers: str, sets: int = RIVALRY | DEAL) -> Bazaar:
    """Seat 0 completes a world while a deal is open; seat 1 keeps the game in Ship afterwards."""
    bazaar = Bazaar(2, sets)
    bazaar.lay(0, LIMIT, THREE)
    bazaar.stack(0, world)
    bazaar.workers(0, settle=list(settlers))
    bazaar.hold(1)
    return bazaar


@rule("V-60", "R-53")
@tile("prosperous_colony")
def test_a_dealer_may_be_the_die_to_be_removed() -> None:
    bazaar = settling("prosperous_colony", "home", "home")
    bazaar.put(0, "area_1_left", "genes")
    bazaar.put(0, "area_1_right", "genes", "military")
    bazaar.put(1, "area_1_right", "alien")
    bazaar.phases("settle", "ship")
    assert bazaar.kind(0) == "remove"
    assert bazaar.offered(0) == [
        "remove:home@citizenry",
        "remove:genes@area_1_left",
        "remove:genes@area_1_right",
        "remove:military@area_1_right",
    ]
    supply = bazaar.s.supply[5]
    bazaar.choose(0, "remove:genes@area_1_right")
    assert bazaar.on_board(0) == {"area_1_left": ["genes"], "area_1_right": ["military"]}
    assert bazaar.on_board(1) == {"area_1_right": ["alien"]}
    assert bazaar.s.supply[5] == supply + 1
    (told,) = bazaar.events("remove", 0)
    assert (told.rule, told.params["from"]) == ("V-60", "area_1_right")
    assert bazaar.goods_of(0) == {"prosperous_colony": ["pioneer"]}, "what the world brings comes afterwards"
    assert len(bazaar.open_deals()) == 1


@rule("V-60", "R-53")
@tile("colonial_office")
def test_a_dealer_is_removed_if_no_other_die_is_left() -> None:
    bazaar = Bazaar(2)
    bazaar.lay(0, LIMIT, THREE)
    bazaar.put(0, "area_1_left", "genes")
    bazaar.stack(0, "colonial_office")
    bazaar.tableau(0, "crash_rd_program")
    bazaar.hold(1)
    bazaar.phases("develop", "ship")
    bazaar.choose(0, "use:crash_rd_program")  # completes it without dice
    assert bazaar.on_board(0) == {}
    assert [event.params["from"] for event in bazaar.events("remove", 0)] == ["area_1_left"]
    assert bazaar.in_cup(0) == ["pioneer", "pioneer"]


@rule("V-60", "A-29", "V-36")
@tile("prosperous_colony")
def test_a_talent_that_deals_may_be_returned_in_place_of_a_die() -> None:
    bazaar = settling("prosperous_colony", "home", "home")
    bazaar.put(0, "area_1_left", "genes")
    bazaar.talent(0, 2)
    put_dealer(bazaar.p(0), put_to_work(bazaar.p(0), phase.DOLLAR), PLACES.index("area_1_left"))
    bazaar.phases("settle", "ship")
    assert bazaar.offered(0)[-3:] == ["remove:genes@area_1_left", "remove:talent@area_1_left", "remove:talent@stock"]
    before = owned(bazaar.p(0))
    bazaar.choose(0, "remove:talent@area_1_left")
    assert owned(bazaar.p(0)) == before - 1
    assert bazaar.p(0).more.talents == 1
    assert bazaar.on_board(0) == {"area_1_left": ["genes"]}
    (told,) = bazaar.events("remove", 0)
    assert (told.rule, told.params["from"]) == ("A-29", "area_1_left")


def removing() -> tuple[Roll, Galaxy]:
    """A real game in which seat 0 completes Hidden Warlord, with a Genes dealer on either side of an open deal."""
    game = Roll(PRINTED, [BASE, RIVALRY | DEAL])
    s = galaxy(game.new({"setup": "beginner", WITH: key_of(RIVALRY | DEAL)}, 2, key_of_seed("dealers")))
    while s.stage != stage.ASSIGN:
        s.apply(s.decisions()[0].seat, s.decisions()[0].choices[0])
    p = s.players[0]
    world = s.box.side("hidden_warlord")
    s.bag.remove(world >> 1)
    p.stacks[WORLD].append(world)
    p.citizenry += [die | BLANK for die in p.workers if die & 15 != HOME]
    p.workers = [assigned(rolled(die, phase.SETTLE), phase.SETTLE) for die in p.workers if die & 15 == HOME]
    p.builders[WORLD] = [assigned(s.new_die(p, HOME), phase.SETTLE)]
    for place in (0, 1):
        put_dealer(p, assigned(s.new_die(p, GENES), phase.DOLLAR), place)
    s.market.left[0], s.market.right[0] = 0, 1
    s.advance(p)  # no worker leaves a choice any more
    s.reopen()
    while (decision := s.decision(0)) is None or decision.kind != "remove":
        seat = s.decisions()[0].seat
        wanted = [c for c in s.decisions()[0].choices if c.code in ("select:settle", "ready")]
        s.apply(seat, (wanted or s.decisions()[0].choices)[0])
    return game, s


@rule("V-60")
@tile("hidden_warlord")
def test_such_a_position_can_be_read_and_is_said_in_words_that_differ() -> None:
    game, s = removing()
    decision = s.decision(0)
    assert decision is not None
    dealers = ["remove:genes@area_1_left", "remove:genes@area_1_right"]
    assert [choice.code for choice in decision.choices][-2:] == dealers
    read = game.decode(s.encode())
    assert (read.digest(), read.decisions()[0].choices) == (s.digest(), decision.choices)
    for lang in LANGUAGES:
        speech = Speech(lang, game)
        shown: list[Choice] = speech.ordered(decision, s)
        assert [choice.code for choice in shown][-2:] == dealers
        said = [speech.choice(decision, choice) for choice in shown]
        assert len(set(said)) == len(said), said
        assert all("V-60" in speech.explain_choice(decision, choice)[-1] for choice in shown[-2:])
        assert "R-53" in speech.explain_choice(decision, shown[0])[-1]


@rule("A-34", "V-60")
@tile("contact_specialist")
def test_contact_specialist_may_take_a_dealer() -> None:
    """Its die comes from anywhere in the empire, as what is given in a deal: dealers on the board included."""
    bazaar = settling("designer_species_ultd", "home", "home", sets=AMBITION | RIVALRY | DEAL)
    bazaar.tableau(0, "contact_specialist")
    bazaar.put(0, "area_1_left", "military", "genes")
    bazaar.put(0, "area_1_right", "military")
    bazaar.cup(0, "military")
    bazaar.phases("settle", "ship")
    bazaar.choose(0, "use:contact_specialist")
    assert bazaar.kind(0) == "discount_die"
    places = ["cup", "area_1_left", "area_1_right"]
    assert bazaar.offered(0) == [f"remove:military@{place}" for place in places]
    bazaar.choose(0, "remove:military@area_1_left")
    assert bazaar.keys(bazaar.p(0).worlds)[-1] == "designer_species_ultd"
    assert bazaar.on_board(0) == {"area_1_left": ["genes"], "area_1_right": ["military"]}
    assert [event.params["from"] for event in bazaar.events("remove", 0)] == ["area_1_left"]


@rule("A-34", "V-60")
@tile("contact_specialist")
def test_contact_specialist_takes_the_dealer_if_that_is_the_only_military_die() -> None:
    bazaar = settling("designer_species_ultd", "home", "home", sets=AMBITION | RIVALRY | DEAL)
    bazaar.tableau(0, "contact_specialist")
    bazaar.put(0, "area_1_left", "military")
    bazaar.phases("settle", "ship")
    bazaar.choose(0, "use:contact_specialist")
    assert bazaar.keys(bazaar.p(0).worlds)[-1] == "designer_species_ultd"
    assert bazaar.on_board(0) == {}
