"""An exchange: all terms of a trade one after the other, what is given first (V-46 to V-49, D-24, D-43)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_TAKE
from ..phases.explore import Place
from ..pieces import COLOUR_KEYS, KIND_KEYS, LEADER, TALENT, label
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb
from ..zone import note, show_tops
from .board import NAMED_KEYS, OF_KEYS, Face, Term
from .giving import GIVES, PAY_CREDITS
from .market import opposite
from .next_dealer import next_dealer
from .receiving import RECEIVES, draw_tiles

# The argument of the step: area and side, which term is next, and what is left of it (or was named) plus 1; 0: it has
# not begun.
PLACE_BITS: Final = 3
TERM_BITS: Final = 4


class Terms:
    """Both faces of a deal as the dealer on one side of it sees them."""

    __slots__ = ("get", "gives_prestige", "give", "gets_prestige")

    def __init__(self, s: Galaxy, give: int, get: int) -> None:
        board = s.box.deal
        self.give: Final[Face] = board.dice[give][s.market.faces[give]]
        self.get: Final[Face] = board.dice[get][s.market.faces[get]]
        self.gives_prestige: Final = give == board.prestige
        self.gets_prestige: Final = get == board.prestige

    def price(self, s: Galaxy) -> int:
        """All credits that have to be paid (V-47, V-48)."""
        credits = s.box.deal.prestige_credits if self.gets_prestige else 0
        for term in self.give.trade.gives:
            if term.kind == PAY_CREDITS:
                credits += term.count
        return credits

    def can_give(self, s: Galaxy, p: Empire) -> bool:
        """V-48: all that is asked, the $1 for prestige included."""
        if p.credits < self.price(s):
            return False
        for term in self.give.trade.gives:
            if not GIVES[term.kind].can(s, p, term, self.give):
                return False
        return True


def terms_at(s: Galaxy, place: int) -> Terms:
    """`place`: area and side of a deal that is open."""
    area = place >> 1
    side = place & 1
    return Terms(s, s.market.die(area, side), s.market.die(area, opposite(side)))


def begin(s: Galaxy, p: Empire, place: int) -> None:
    terms = terms_at(s, place)
    if terms.gets_prestige:
        p.credits -= s.box.deal.prestige_credits
        if s.listener is not None:
            s.say("pay_prestige", p.seat, "V-47", {"credits": s.box.deal.prestige_credits})
    p.todo.append(step.EXCHANGE | place << STEP_BITS)


def finish(s: Galaxy, p: Empire, terms: Terms) -> None:
    """The exchange is one effect: only now credits of 0 become 1 (V-54)."""
    s.market.placed = []
    if terms.gives_prestige:
        credits = s.earn(p, s.box.deal.prestige_credits)
        if s.listener is not None:
            s.say("gain_prestige", p.seat, "V-47", {"credits": credits})
    show_tops(s, p)
    if terms.price(s) > 0:
        s.paid(p)
    next_dealer(s, p)


class Exchange(RollStep):
    """Terms that leave nothing to choose are carried out by the engine, one after the other."""

    number = step.EXCHANGE
    kind = "exchange"
    rule = "V-46"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        terms = terms_at(s, argument & (1 << PLACE_BITS) - 1)
        at = argument >> PLACE_BITS & (1 << TERM_BITS) - 1
        left = argument >> PLACE_BITS + TERM_BITS
        gives = terms.give.trade.gives
        gets = terms.get.trade.gets
        if at < len(gives):
            term = gives[at]
            pieces = GIVES[term.kind].pieces(term, terms.give)
            if pieces:
                GIVES[term.kind].ask(s, p, term, terms.give, left - 1 if left else pieces, out)
        elif at < len(gives) + len(gets):
            term = gets[at - len(gives)]
            if RECEIVES[term.kind].pieces(term, terms.get):
                RECEIVES[term.kind].ask(s, p, term, out)
        if not out:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        argument = p.todo[-1] >> STEP_BITS
        place = argument & (1 << PLACE_BITS) - 1
        terms = terms_at(s, place)
        at = argument >> PLACE_BITS & (1 << TERM_BITS) - 1
        left = argument >> PLACE_BITS + TERM_BITS
        gives = terms.give.trade.gives
        gets = terms.get.trade.gets
        top = len(p.todo) - 1
        if at < len(gives):
            left = self._give(s, p, gives[at], terms.give, left, c)
        elif at < len(gives) + len(gets):
            left = self._receive(s, p, gets[at - len(gives)], terms.get, left, c)
        else:
            p.todo.pop()
            finish(s, p, terms)
            return
        if left == 0 and not p.waiting:
            at += 1
        p.todo[top] = step.EXCHANGE | (left << TERM_BITS + PLACE_BITS | at << PLACE_BITS | place) << STEP_BITS

    def _give(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, c: Choice) -> int:
        """What is left of the term plus 1; 0: nothing."""
        give = GIVES[term.kind]
        if c.verb == verb.DONE:
            give.run(s, p, term)
            return 0
        left = left - 1 if left else give.pieces(term, face)
        give.take(s, p, term, c)
        return left if left > 1 else 0

    def _receive(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, c: Choice) -> int:
        receive = RECEIVES[term.kind]
        if receive.draws:
            p.waiting = True  # chance is used when everybody's choices are made
            return c.a + 1 if c.verb == verb.NAME and receive.take(s, p, term, c) else 0
        if c.verb == verb.DONE:
            if not receive.pieces(term, face):
                receive.run(s, p, term, face)
            return 0
        left = left - 1 if left else receive.pieces(term, face)
        if not receive.take(s, p, term, c):
            return left + 1
        return left if left > 1 else 0

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        place = argument & (1 << PLACE_BITS) - 1
        terms = terms_at(s, place)
        at = argument >> PLACE_BITS & (1 << TERM_BITS) - 1
        left = argument >> PLACE_BITS + TERM_BITS
        gives = terms.give.trade.gives
        found: dict[str, Any] = {"place": place, "give": terms.give.key, "get": terms.get.key}
        if at < len(gives):
            term = gives[at]
            pieces = GIVES[term.kind].pieces(term, terms.give)
            n = left - 1 if left else pieces
            if terms.give.colours:
                found["die"] = COLOUR_KEYS[terms.give.colours[len(terms.give.colours) - n]]
        else:
            term = terms.get.trade.gets[at - len(gives)]
            n = left - 1 if left else RECEIVES[term.kind].pieces(term, terms.get)
            if p.hand >= 0:
                found["die"] = COLOUR_KEYS[p.hand & 15]
        found |= {"term": term.key, "of": OF_KEYS[term.of], "n": n, "hand": p.hand >= 0}
        if term.kind_of_tile >= 0:
            found["kind_of_tile"] = KIND_KEYS[term.kind_of_tile]
        return found

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("finish_exchange", "V-46"))


def serve(s: Galaxy, p: Empire) -> None:
    """Somebody draws tiles: only here, between choices, chance is used."""
    argument = p.todo[-1] >> STEP_BITS
    place = argument & (1 << PLACE_BITS) - 1
    at = argument >> PLACE_BITS & (1 << TERM_BITS) - 1
    named = (argument >> PLACE_BITS + TERM_BITS) - 1
    terms = terms_at(s, place)
    term = terms.get.trade.gets[at - len(terms.give.trade.gives)]
    p.waiting = False
    p.todo[-1] = step.EXCHANGE | (at + 1 << PLACE_BITS | place) << STEP_BITS
    missing = draw_tiles(s, p, term, named)
    if s.listener is not None and missing > 0:
        s.say("tiles_missing", p.seat, "V-53", {"n": missing, "named": NAMED_KEYS[named] if named >= 0 else "cost_6"})
    p.todo.extend([step.SUBSTITUTE_TILE] * missing)
    if p.drawn:
        p.todo.append(step.PLACE_DEALT)


class SubstituteTile(RollStep):
    """A die of choice for a tile that the bag has not, but never a Leader (V-53, D-25)."""

    number = step.SUBSTITUTE_TILE
    kind = "substitute_tile"
    rule = "V-53"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for colour in range(TALENT):
            if s.supply[colour] > 0 and colour != LEADER:
                out.append(C_TAKE[colour])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        die = s.new_die(p, c.a)
        p.citizenry.append(die)
        if s.listener is not None:
            s.say("substitute_tile", p.seat, "V-53", {"die": label(die)})

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("no_leader_instead", "V-53"))


class PlaceDealt(Place):
    """Tiles drawn in an exchange: those that all have seen stay known to lie in the zone."""

    number = step.PLACE_DEALT

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        tile = c.a >> 1
        if tile in p.shown:
            p.shown.remove(tile)
            note(p, tile)
        super().take(s, p, c)
