"""The captain's answer to every kind of question."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import C_DONE, C_PASS, C_PEACE, C_RESERVE, C_TACTIC, C_VIEW, C_WAR
from orrery.games.era.rules.movement.scouting import is_hidden
from orrery.games.era.rules.vocabulary import sentence, verb
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.games.era.rules.vocabulary.letter import DOUBLE, POINTS, A, D
from orrery.kernel.choice import Choice, Decision

from . import battles, counters, growing, hunting, moving, peoples, trading
from .cards import card_to_play, exchange
from .outlook import Outlook
from .war import wants_peace, wants_war


def answer(o: Outlook, decision: Decision) -> Choice:
    kind = decision.kind
    s = o.s
    if kind == "fleets":
        return fleets(o, decision)
    if kind == "moves":
        return moves(o, decision)
    if kind == "regroup":
        return hunting.form(o, decision)
    if kind == "crew":
        return hunting.crew(o, decision)
    if kind == "destination":
        return moving.destination(o, decision)
    if kind == "view":
        return moving.view(o, decision)
    if kind == "ovals":
        return counters.choose_oval(o, decision)
    if kind == "more_ovals":
        return card_to_play(o, decision) or counters.more_oval(o, decision)
    if kind == "squares":
        return counters.choose_square(o, decision)
    if kind == "grow_turn":
        return peace(o, decision) or growing.next_action(o, decision)
    if kind in ("gain", "more_stars"):
        return growing.star_to_take(o, decision)
    if kind == "grow_first":
        return C_DONE
    if kind == "grow_bonus":
        return growing.bonus_star(o, decision)
    if kind == "fetch":
        return growing.disc_from(o, decision)
    if kind == "place":
        return growing.yard(o, decision)
    if kind == "place_into":
        return growing.into(decision)
    if kind == "place_number":
        return growing.number(decision)
    if kind == "trade":
        return peace(o, decision) or card_to_play(o, decision) or trading.trade(o, decision)
    if kind in ("take_level", "learn", "research", "start_field"):
        return trading.lesson(o, decision)
    if kind in ("extra_research", "second_field"):
        return counters.more_research(o, decision)
    if kind == "teach":
        return trading.teach(o, decision)
    if kind in ("card_window", "battle_cards"):
        return card_to_play(o, decision) or C_PASS
    if kind == "exchange":
        return exchange(o, decision)
    if kind == "retreat":
        return battles.stand_or_retreat(o)
    if kind == "retreat_to":
        return battles.retreat_to(o, decision)
    if kind == "losses":
        return battles.losses(o, decision)
    if kind == "own_losses":
        return battles.own_losses(o, decision)
    if kind == "keep_people":
        return peoples.keep(s, decision)
    if kind == "side":
        return peoples.side(s, decision)
    if kind == "tactic":
        return tactic(decision)
    if kind == "reserve":
        return C_RESERVE
    if kind == "cancel":
        return cancel(o, decision)
    if kind == "force":
        return battles.force(o, decision)
    if kind == "hold":
        return battles.hold(o, decision)
    if kind in ("melt", "flee"):
        return decision.choices[0]
    return cautious(decision)


def fleets(o: Outlook, decision: Decision) -> Choice:
    found = card_to_play(o, decision) or war(o, decision) or peace(o, decision) or seen(o, decision)
    return found or hunting.muster(o, decision) or C_DONE


def moves(o: Outlook, decision: Decision) -> Choice:
    found = card_to_play(o, decision) or war(o, decision) or seen(o, decision) or moving.lift(o, decision)
    if found is not None:
        return found
    for choice in decision.choices:
        if choice.verb == verb.RAY:
            return choice
    return C_DONE


def seen(o: Outlook, decision: Decision) -> Choice | None:
    """As long as there is anything to be seen but fleets and cards."""
    if C_VIEW in decision.choices:
        for at in o.s.layout.star_hexes:
            if is_hidden(o.s, at):
                return C_VIEW
    return None


def peace(o: Outlook, decision: Decision) -> Choice | None:
    for automa in (SLAVERS, FARMERS):
        choice = C_PEACE[automa]
        if choice is not None and choice in decision.choices and wants_peace(o, automa):
            return choice
    return None


def war(o: Outlook, decision: Decision) -> Choice | None:
    choice = C_WAR[FARMERS]
    if choice is not None and choice in decision.choices and wants_war(o, FARMERS):
        return choice
    return None


def tactic(decision: Decision) -> Choice:
    for choice in (C_TACTIC[D][POINTS - 1], C_TACTIC[A][POINTS - 1], C_TACTIC[A][DOUBLE - 1]):
        if choice in decision.choices:
            return choice
    return decision.choices[0]


def cancel(o: Outlook, decision: Decision) -> Choice:
    """What the Slavers would gain, if there is war already."""
    for choice in decision.choices:
        if choice.verb == verb.CANCEL and choice.a == SLAVERS and choice.b == sentence.GAIN and o.s.wars[SLAVERS]:
            return choice
    return C_PASS


def cautious(decision: Decision) -> Choice:
    """Whatever changes least."""
    for choice in (C_PASS, C_DONE):
        if choice in decision.choices:
            return choice
    return decision.choices[0]
