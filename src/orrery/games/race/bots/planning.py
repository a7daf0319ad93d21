"""Plans for a person: several answers in a row, as the captain would give them, and what they bring.

They are found by answering an imagined state. What comes after something is revealed is left out where it may hang on
that.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.bots.plan import Plan
from orrery.games.race.rules.alphabet import SPACE_OF_ACTION
from orrery.games.race.rules.game import race
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import kind, verb
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Recorder
from orrery.kernel.foresight import imagined, reveals
from orrery.kernel.game import Game
from orrery.kernel.state import State

from .answering import answer
from .outlook import Outlook

# What belongs to one thought: the question that it begins with, or goes on with.
PLACING: Final = ("develop", "settle", "replace", "replace_by", "way", "reduce", "spend", "boost", "pay", "stash")
CONSUMING: Final = ("trade", "kind", "consume", "goods", "more_goods", "kinds", "each_kind", "discard_hand")
PRODUCING: Final = ("produce", "produce_paid", "produce_by", "kind")
BEGINNING: Final = ("develop", "settle")  # where another thought begins
OF_THE_HAND: Final = ("discard_hand", "ante", "winnings")  # what hangs on cards that were just drawn
TOLD: Final = {"keep": "keeps", "discard": "discards"}
MOST_ANSWERS: Final = 60


def plan_for(game: Game, view: State, decision: Decision, first: list[Choice]) -> Plan:
    """`first`: what the captain answers to the question, one choice or the whole of it."""
    if decision.kind == "choose":
        return Plan(first, "actions", actions(race(view), first))
    s = race(imagined(game, view, decision.seat))
    o = Outlook(race(view))
    before = s.clone()
    heard = Recorder()
    given = [first[0]]
    s.apply(0, first[0], heard)
    now = decision
    while len(given) < MOST_ANSWERS and s.open:
        later = s.open[0]
        if not goes_on(decision, now, later):
            break
        if later.kind != now.kind:
            o = Outlook(s)
        choice = answer(o, s, later)
        if reveals(heard, 0) and hangs_on_hand(s, later, choice):
            break
        given.append(choice)
        s.apply(0, choice, heard)
        now = later
    return told(before, s, decision, given, heard)


def goes_on(first: Decision, now: Decision, later: Decision) -> bool:
    """Whether the next question belongs to the same thought."""
    if now.goes_on_in(later):
        return True
    if first.kind in PLACING:
        return later.kind in PLACING and later.kind not in BEGINNING
    if first.kind in CONSUMING:
        return later.kind in CONSUMING
    return first.kind in PRODUCING and later.kind in PRODUCING


def hangs_on_hand(s: Race, decision: Decision, choice: Choice) -> bool:
    if decision.kind in OF_THE_HAND:
        return True
    if decision.kind != "consume" or choice.verb != verb.USE or choice.a < 0:
        return False
    return s.box.consume[choice.a][choice.b].kind in (kind.DISCARD_HAND, kind.GAMBLE_ANTE)


def told(before: Race, after: Race, decision: Decision, given: list[Choice], heard: Recorder) -> Plan:
    """What the answers bring, in figures that the texts name."""
    what = decision.kind
    first = given[0]
    if first.verb in (verb.PASS, verb.DONE):
        return Plan(given, "pass" if what in PLACING else "")
    if what in PLACING:
        return placing(before, given, heard)
    if what in ("keep", "discard"):
        return Plan(given, what, cards_told(before, heard, TOLD[what]))
    if what in CONSUMING:
        return consuming(before, after, given)
    if what in PRODUCING and first.verb == verb.PRODUCE:
        return Plan(given, "produce", named(before, given, verb.PRODUCE))
    return Plan(given, "")


def placing(before: Race, given: list[Choice], heard: Recorder) -> Plan:
    """The card, and what is paid for it."""
    card = before.empire.placing
    for choice in given:
        if choice.verb == verb.PLACE:
            card = choice.a
    if card < 0:
        return Plan(given, "")
    params = cards_told(before, heard, "pays")
    params["card"] = before.box.keys[card]
    return Plan(given, "pay" if params["n"] else "place", params)


def consuming(before: Race, after: Race, given: list[Choice]) -> Plan:
    """`6 VP, 2 cards`: what lies between the two states."""
    was = before.empire
    now = after.empire
    params: dict[str, Any] = {
        "vp": now.vp - was.vp,
        "cards": max(0, len(now.hand) - len(was.hand)),
        "prestige": max(0, now.prestige - was.prestige),
    }
    if not params["vp"] and not params["cards"] and not params["prestige"]:
        return Plan(given, "")
    return Plan(given, "consume", {"gain": params})


def cards_told(before: Race, heard: Recorder, key: str) -> dict[str, Any]:
    """The cards of an event, with those that the engine took where no choice was left; without those named before."""
    cards: list[str] = []
    for event in heard.events:
        if event.key == key and not cards:
            cards = list(event.params["cards"])
    for card in before.empire.picked:
        if before.box.keys[card] in cards:
            cards.remove(before.box.keys[card])
    return {"n": len(cards), "cards": cards}


def named(s: Race, given: list[Choice], does: int) -> dict[str, Any]:
    """The cards that choices of this verb name."""
    cards = [s.box.keys[choice.a] for choice in given if choice.verb == does]
    return {"n": len(cards), "cards": cards}


def actions(s: Race, given: list[Choice]) -> dict[str, Any]:
    """The spaces of the actions, besides those where a marker lies already."""
    spaces: list[int] = []
    for choice in given:
        place = SPACE_OF_ACTION[choice.a]
        spaces.append(place + 1 if place in spaces or place in s.markers else place)
    spaces.sort()
    return {"n": len(spaces), "spaces": [SPACE_KEYS[place] for place in spaces]}
