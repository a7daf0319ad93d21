"""The first Settle action of a robot whose tile says so (S-115, S-129): a search of the draw pile."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..draw import draw_card
from ..state import Race
from ..vocabulary import act
from .gains import raise_credit, raise_economy
from .searching import place
from .state import ROBOT


class RevealOfPile(Act[Race]):
    """One card. What does not fit lies aside until the search ends: the pile is refilled once at most (S-149)."""

    number = act.ROBOT_PILE

    def act(self, s: Race, argument: int) -> None:
        r = s.robot
        least = s.box.robot.mats[r.start].deck_search_vp
        card = draw_card(s)
        if card < 0:  # S-150: the tile stays, and so does the world
            if s.listener is not None:
                s.say("robot_finds_none_in_pile", ROBOT, "S-150", {"n": least})
            put_away(s)
            return
        fits = s.box.is_world[card] and not s.box.military[card] and s.box.vp[card] >= least
        if s.listener is not None:
            told = {"card": s.box.keys[card], "n": least}
            if fits:
                s.say("robot_places_from_pile", ROBOT, "S-115", told, reveals=True)
            else:
                s.say("robot_lays_aside", ROBOT, "S-149", told, reveals=True)
        if fits:
            place(s, card)
            put_away(s)
            exhaust_tile(s)
        else:
            r.revealed.append(card)
            s.plan(act.ROBOT_PILE)


def exhaust_tile(s: Race) -> None:
    """What comes of it. The card may come back from the discard pile, the tile does not."""
    r = s.robot
    mat = s.box.robot.mats[r.start]
    raise_credit(s, mat.deck_search_credit, "S-115")
    raise_economy(s, mat.deck_search_economy, "S-115")
    r.tile = False
    r.tableau.remove(r.start)
    s.throw(r.start)
    if s.listener is not None:
        s.say("robot_world_leaves", ROBOT, "S-115", {"card": s.box.keys[r.start]})


def put_away(s: Race) -> None:
    for card in s.robot.revealed:
        s.throw(card)
    s.robot.revealed = []
