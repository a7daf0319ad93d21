"""What games of Roll tell, ask and refuse reads well, also what random games hardly ever come to."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET, C_PASS, C_PAY
from orrery.games.roll.rules.catalogue import SHELF
from orrery.games.roll.rules.content import BOX, BOXES
from orrery.games.roll.rules.flow import STEPS
from orrery.games.roll.rules.game import ROLL, galaxy
from orrery.games.roll.rules.sets import PLAYABLE, all_of, key_of
from orrery.games.roll.rules.vocabulary import step
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.texts import LANGUAGES, Speech
from tests.texts.sayings import NAMES, Sayings, check, listen, sayings
from tests.texts.usage import string_arguments

RULES = "games/roll/rules"


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, ROLL)


def test_all_refusals_are_given(speech: Speech) -> None:
    """Also those that random games do not come to."""
    for key in string_arguments("Refusal", 0, RULES):
        params = {"tile": "mad_scientists", "goods": 1, "workers": 1, "credits": 3, "face": "explore_produce"}
        params |= {"orb_face": "clone", "points": 1}
        params |= {"place": 1, "give": "three_credits", "get": "one_die:leader", "price": 3}
        check(speech.refusal(Refusal(key, "R-1", params)))


def test_the_games_were_long_enough() -> None:
    """Most of what there is was met in random games; the rest is told below."""
    exchange = Sayings()
    listen(exchange, "roll", 24)  # Galactic Exchange is completed in that one
    met = [sayings("roll"), exchange]
    assert {kind for one in met for kind, _ in one.choices} >= {asked.kind for asked in STEPS} - {"pay"}
    rest = string_arguments("say", 0, RULES) - {event.key for one in met for event in one.events.values()}
    assert rest <= {event.key for event in RARE}


# What random games hardly ever come to.

DEAL = {"area": 1, "give": "three_credits", "get": "one_die:leader"}
RARE = [
    Event("in_order", -1, "R-41", {"tiles": 9, "seats": [1, 0]}),
    Event("dice_in_order", -1, "R-82", {"seats": [1, 0]}),
    Event("bag_short", 0, "R-39", {"tiles": 2, "bag": 1}),
    Event("abandoned_back", 0, "R-39", {}),
    Event("goes_without", 0, "R-40", {"tiles": 1}),
    Event("return", 0, "R-40", {"tile": "gem_world"}),
    Event("return_unseen", 0, "R-40", {}),
    Event("roll", 0, "R-17", {"dice": []}),
    Event("reveal", 0, "R-26", {"selected": "nothing"}),
    Event("to_cup", 0, "R-49", {"tile": "new_galactic_order", "die": "military#4"}),
    Event("buy_vp", 0, "R-109", {"tile": "galactic_bankers", "credits": 1, "vp": 1}),
    Event("power_vp", 0, "R-87", {"tile": "galactic_salon", "vp": 1}),
    Event("place_on_top", 0, "R-98", {"side": "world", "tile": "gem_world"}),
    Event("place_on_top_unseen", 0, "R-98", {"side": "world"}),
    Event("virtual", 0, "R-90", {"tile": "space_docks", "colours": ["home"]}),
    Event("phases", -1, "R-26", {"phases": []}),
    Event("shift", 0, "A-7", {"die": "leader#3", "from": "explore", "phase": "produce"}),
    Event("dollar", 0, "A-10", {"die": "leader#3"}),
    Event("discount", 0, "A-38", {"tile": "mad_scientists", "credits": 1, "world": "gem_world"}),
    Event("forecast", 0, "A-33", {"tile": "mad_scientists", "die": "home#1", "from": "ship", "phase": "settle"}),
    Event("relocate", 0, "V-20", {"tile": "mad_scientists", "die": "home#1", "from": "ship", "phase": "settle"}),
    Event("discard", 0, "V-22", {"tile": "mad_scientists"}),
    Event("power_good", 0, "V-18", {"tile": "mad_scientists", "die": "home#1", "world": "gem_world"}),
    Event("substitute", 0, "V-17", {"die": "home#1", "missing": "genes", "to": "cup"}),
    Event("substitute", 0, "V-17", {"die": "home#1", "missing": "genes", "to": "citizenry"}),
    Event("substitute_good", 0, "V-17", {"die": "home#1", "missing": "genes", "tile": "gem_world"}),
    Event("swap", 0, "V-25", {"tile": "mad_scientists", "good": "home#1", "die": "genes#2", "to": "cup"}),
    Event("gain_talents", 0, "A-23", {"talents": 3}),
    Event("objectives", -1, "A-19", {"objectives": ["gem_world", "mad_scientists"]}),
    Event("objective", 0, "A-23", {"objective": "gem_world", "talents": 3}),
    Event("assign_talent", 0, "A-25", {"die": "talent#0", "phase": "ship"}),
    Event("talent_spent", 0, "A-28", {"die": "talent#1"}),
    Event("talents_back", 0, "A-27", {"dice": ["talent#0", "talent#2"]}),
    Event("deal_track", -1, "V-40", {"seats": [1, 0]}),
    Event("deal_dice", -1, "V-41", {"numbers": [0], "trades": ["one_die:genes", "two_dice:home+home"]}),
    Event("open_deal", 0, "V-43", {"die": "home#1", "area": 1}),
    Event("lay_deal", 0, "V-43", {**DEAL, "deal_side": "left"}),
    Event("join_deal", 0, "V-44", {**DEAL, "die": "home#1", "deal_side": "right"}),
    Event("next_dealer", 0, "V-42", {"n": 2}),
    Event("decline_deal", 0, "V-45", {"die": "home#1", "credits": 1}),
    Event("pay_prestige", 0, "V-47", {"credits": 1}),
    Event("gain_prestige", 0, "V-47", {"credits": 1}),
    Event("give_die", 0, "V-52", {"die": "home#1", "from": "area_1_left"}),
    Event("give_credits", 0, "V-46", {"credits": 3}),
    Event("give_talents", 0, "V-46", {"n": 1}),
    Event("give_vp", 0, "V-46", {"vp": 2}),
    Event("give_tile", 0, "V-46", {"side": "world", "tile": "gem_world"}),
    Event("give_tile_unseen", 0, "V-46", {"side": "world"}),
    Event("give_tile_shown", 0, "V-46", {"side": "world", "tile": "gem_world"}),
    Event("give_worker", 0, "V-46", {"die": "home#1", "from": "gem_world"}),
    Event("lower_limit", 0, "V-88", {"limit": 7, "have": 7}),
    Event("raise_limit", 0, "V-88", {"limit": 13}),
    Event("give_tableau", 0, "V-50", {"tile": "gem_world", "dice": [], "goes": "box"}),
    Event("give_tableau", 0, "V-50", {"tile": "gem_world", "dice": ["home#1"], "goes": "bag"}),
    Event("give_tableau", 0, "V-50", {"tile": "gem_world", "dice": [], "goes": "supply"}),
    Event("get_die", 0, "V-46", {"die": "home#1"}),
    Event("get_credits", 0, "V-46", {"credits": 3}),
    Event("get_talents", 0, "V-46", {"n": 1}),
    Event("get_vp", 0, "V-46", {"vp": 2}),
    Event("name", 0, "V-46", {"named": "gray"}),
    Event("draw_shown", 0, "V-46", {"kept": ["public_works"], "back": []}),
    Event("tiles_missing", 0, "V-53", {"n": 1, "named": "cost_6"}),
    Event("substitute_tile", 0, "V-53", {"die": "genes#3"}),
    Event("lift_worker", 0, "V-46", {"die": "home#1", "from": "cup"}),
    Event("get_good", 0, "V-46", {"die": "home#1", "tile": "gem_world"}),
    Event("get_developer", 0, "V-46", {"die": "home#1"}),
    Event("get_settler", 0, "V-46", {"die": "home#1"}),
    Event("base_tile", 0, "V-51", {"tile": "gem_world"}),
    Event("dealt_back", -1, "V-57", {"tiles": 2}),
    Event("close_deal", -1, "V-56", {"area": 1}),
    Event("deal_pays", 0, "V-56", {"dice": ["home#1"], "paid": 1, "talents": 1}),
    Event("promote", -1, "V-59", {"area": 1, "space": 2}),
    Event("collapse", -1, "V-59", {"area": 1}),
    Event("collapse_pays", 0, "V-59", {"dice": ["home#1"], "talents": 1}),
    Event("dealers_back", 0, "V-61", {"dice": ["home#1"]}),
    Event("orb_roll", 0, "V-71", {"face": "clone", "orb_side": 3}),
    Event("orb_turned", 0, "V-77", {"face": "clone", "orb_side": 3}),
    Event("orb_loop", 0, "V-77", {}),
    Event("orb_credits", 0, "V-73", {"credits": 2}),
    Event("orb_brings", 0, "V-72", {"face": "clone", "phases": ["ship"]}),
    Event("orb_upgrade", 0, "V-78", {"orb_side": 3, "old": "clone", "face": "clone", "points": 2}),
    Event("orb_point", 0, "V-89", {"orb_side": 3, "target": 1, "face": "clone"}),
    Event("orb_clone", 0, "V-79", {"orb_side": 3, "target": 1, "face": "clone"}),
    Event("faces_in_order", -1, "V-79", {"seats": [1, 0]}),
    Event("research", 0, "V-78", {"die": "leader#3", "points": 2}),
    Event("muster_developer", 0, "V-75", {"die": "leader#3"}),
    Event("muster_settler", 0, "V-75", {"die": "leader#3"}),
    Event("muster_good", 0, "V-75", {"die": "leader#3", "tile": "gem_world"}),
    Event("virtual", 0, "R-90", {"tile": "orb", "colours": ["home"]}),
]


def test_rare_events_are_told(speech: Speech) -> None:
    for event in RARE:
        for me in (0, 1, None):
            check(speech.event(event, NAMES, me))


def test_paying_for_points_is_asked(speech: Speech) -> None:
    state = galaxy(ROLL.new({}, 2, key_of_seed("pay")))
    state.players[0].learn(BOX, BOX.side("galactic_bankers"))
    state.players[0].todo = [step.PAY]
    state.reopen()
    decision = state.decision(0)
    assert decision is not None
    assert (decision.kind, decision.choices) == ("pay", [C_PASS, C_PAY])
    text = speech.decision(decision, state)
    assert text in (
        "Galactic Bankers: do you pay $1 for 1\xa0VP?",
        "„Galaktische Bankiers“: Zahlst du 1\xa0$ für 1\xa0SP?",
    )


# Sides of expansions that no table can be played with yet.
PRESENT = {row["key"] for sets in PLAYABLE for row in BOXES.of(sets).components()}
FACES = {row["key"] for row in SHELF.file("orb.toml")["face"]}
UNPLAYABLE = ({side.row["key"] for side in SHELF.catalogue().sides} | FACES) - PRESENT


def test_every_answer_of_the_alphabet_has_a_label(speech: Speech) -> None:
    """Also those that random games do not come to; `done` and `under` say what they end and where they stand."""
    speech = Speech(speech.lang, ROLL, {"with": key_of(all_of(PLAYABLE))})
    for choice in ALPHABET.choices:
        if any(key in UNPLAYABLE for key in re.split("[:@>]", choice.code)):
            continue
        word = choice.code.partition(":")[0]
        kind = {"done": "keep", "under": "place"}.get(word, "")
        other = next(c for c in ALPHABET.choices if c.code.startswith("start:") and c is not choice)
        decision = Decision(0, kind, [choice, other])
        check(speech.choice(decision, choice))
        check(speech.explain_choice(decision, choice)[0])


def say(lang: str, key: str, seat: int, me: int | None, **params: Any) -> str:
    return Speech(lang, ROLL).event(Event(key, seat, "R-1", params), NAMES, me)


def test_events_read_well() -> None:
    stock = {"die": "home#3", "credits": 2}
    assert say("en", "stock", 0, 0, **stock) == "You stock with a Home die and gain $2."
    assert say("en", "stock", 0, 1, **stock) == "Quinn stocks with a Home die and gains $2."
    assert say("de", "stock", 0, 0, **stock) == "Du sammelst mit einem Heimatwürfel und erhältst 2\xa0$."
    assert say("de", "stock", 0, None, **stock) == "Quinn sammelt mit einem Heimatwürfel und erhält 2\xa0$."
    assert say("en", "stock", 0, 0, die="virtual", credits=0) == (
        "You stock with a virtual worker and gain nothing ($10 is the limit)."
    )
    rolled = ["home#0:explore", "genes#7:wild", "home#1:explore", "alien#8:ship"]
    assert say("de", "roll", 0, 0, dice=rolled) == (
        "Du würfelst Erkunden: 2 Heimat; Verladen: 1 Alien-Technologie; Joker: 1 Gene."
    )
    gained = {"tile": "gem_world", "die": "home#1"}
    assert say("de", "gain_die", 0, 0, **gained, to="citizenry").endswith(
        "Du legst einen neuen Heimatwürfel in deine Bevölkerung."
    )
    assert say("de", "gain_die", 0, 1, **gained, to="cup").endswith(
        "Quinn legt einen neuen Heimatwürfel in seinen Würfelbecher."
    )
    assert say("de", "gain_good", 0, 1, **gained).endswith(
        "Quinn legt einen neuen Heimatwürfel als Gut auf diese Welt."
    )
    virtual = {"tile": "alien_research_ship", "colours": ["home", "alien"]}
    assert say("de", "virtual", 0, 0, **virtual).endswith(
        "Du hast zusätzlich 2 virtuelle Kundschafter: 1 Heimat, 1 Alien-Technologie."
    )
    dictated = {"selected": "ship", "ship": ["home#1"], "dictated": ["home#2"]}
    assert say("de", "reveal", 0, 0, **dictated) == (
        "Du hast Verladen ausgewählt. Verladen: 1 Heimat; Befehlszone: 1 Heimat."
    )
    revealed = {"selected": "settle", "explore": ["home#0"], "settle": ["alien#8"], "dictated": ["home#1"]}
    assert (
        say("en", "reveal", 1, 0, **revealed)
        == "Xaver selected Settle. Explore: 1 Home; Settle: 1 Alien; Dictate: 1 Home."
    )
    recalled = {"die": "novelty#4", "from": "gem_world"}
    assert say("de", "recall", 1, 0, **recalled) == "Xaver zieht einen Luxusartikelwürfel von „Kristallplanet“ ab."
    moved = {"die": "alien#4", "from": "explore", "phase": "ship", "tile": "dictate"}
    assert say("en", "move", 0, 0, **moved) == "Dictate: you move an Alien die from Explore to Ship."


def test_consuming_names_the_credits_only_where_there_are_some() -> None:
    consumed = {"good": "genes#1", "tile": "jungle_world", "die": "home#2", "vp": 2}
    assert say("en", "consume", 0, 0, **consumed, credits=0).endswith("and gain 2\xa0VP.")
    assert say("en", "consume", 0, 0, **consumed, credits=1).endswith("and gain 2\xa0VP and $1.")


def test_the_end_names_the_winner() -> None:
    def over(lang: str, me: int | None, winners: list[int]) -> str:
        return say(lang, "over", -1, me, scores=[30, 25], winners=winners)

    assert over("en", 1, [0]) == "The game is over: Quinn 30, Xaver 25. Quinn wins."
    assert over("de", 0, [0]) == "Das Spiel ist zu Ende: Quinn 30, Xaver 25. Du gewinnst."
    assert over("en", None, [0, 1]).endswith("Quinn and Xaver share the win.")


def test_explorers_are_told_apart_only_where_it_matters() -> None:
    codes = ["scout:home", "stock:home", "scout:alien", "stock:alien"]
    choices = [ROLL.choice(code) for code in codes]
    english = Speech("en", ROLL)
    plain, apart = Decision(0, "explore", choices[:2]), Decision(0, "explore", choices)
    assert [english.choice(plain, c) for c in plain.choices] == ["Scout", "Stock"]
    assert english.choice(apart, choices[2]) == "Scout with an Alien die"


def test_placing_says_where_only_if_there_is_a_choice() -> None:
    under, on_top = ROLL.choice("under:gem_world"), ROLL.choice("on_top:gem_world")
    english = Speech("en", ROLL)
    assert english.choice(Decision(0, "place", [under, under]), under) == "Gem World (world, 2)"
    assert english.choice(Decision(0, "place", [under, on_top]), under) == "Gem World (world, 2), underneath"
    assert english.choice(Decision(0, "place", [under, on_top]), on_top) == "Gem World (world, 2), on top"


def test_consuming_is_explained_with_its_points() -> None:
    english = Speech("en", ROLL)
    for code, points in (("consume:genes@jungle_world", 2), ("consume:home@jungle_world", 1)):
        choice = ROLL.choice(code)
        assert english.explain_choice(Decision(0, "ship", [choice]), choice)[0].startswith(f"You gain {points}\xa0VP")
    trade = ROLL.choice("trade:home@jungle_world")
    price = BOX.trade[BOX.colour[BOX.side("jungle_world")]]
    assert f"${price} " in english.explain_choice(Decision(0, "ship", [trade]), trade)[0]
