"""What is received in an exchange, by kind (V-46, V-49): what is asked about it, and how it comes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others

from ..alphabet import C_INTO, C_LAY, C_NAME, C_PRODUCE
from ..catalogue import BASE_TILE
from ..phases.produce import room_on
from ..pieces import BLANK, COLOUR_MASK, DEVELOPMENT, GRAY, WORLD, assigned, label
from ..state import Empire, Galaxy
from ..vocabulary import phase, verb
from .board import NAMED_KEYS, RECEIVE_KEYS, Face, Term
from .dealers import ANY, offer_elsewhere, offer_zone, origin, take_own
from .tableau import lay_base_tile
from .wanted import is_wanted, names_for

RULE: Final = "V-46"
NOBODY: Final = -1


class Receive:
    """A kind of thing that is received, as Give is of what is given. `draws`: it takes tiles out of the bag."""

    draws = False

    def pieces(self, term: Term, face: Face) -> int:
        """How many answers it takes."""
        return 0

    def ask(self, s: Galaxy, p: Empire, term: Term, out: list[Choice]) -> None:
        """Nothing listed: there is nothing to receive any more."""

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> bool:
        """True: this piece is there; False: more is asked about it."""
        raise NotImplementedError

    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        raise NotImplementedError


class GainDice(Receive):
    """A die of each colour that the face names, into the Citizenry; another one if the supply has none (V-17)."""

    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        for colour in face.colours:
            if s.supply[colour] == 0:
                s.lacks_die(p, colour, NOBODY, False)
                continue
            die = s.new_die(p, colour)
            p.citizenry.append(die)
            if s.listener is not None:
                s.say("get_die", p.seat, RULE, {"die": label(die)})


class GainCredits(Receive):
    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        credits = s.earn(p, term.count)
        if s.listener is not None:
            s.say("get_credits", p.seat, RULE, {"credits": credits})


class GainTalents(Receive):
    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        p.more.talents += term.count
        if s.listener is not None:
            s.say("get_talents", p.seat, RULE, {"n": term.count})


class GainChips(Receive):
    """If the pool has not enough, from the chips laid aside, and the game ends after this round (D-15)."""

    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        s.award(p, term.count)
        if s.listener is not None:
            s.say("get_vp", p.seat, RULE, {"vp": term.count})


class Draw(Receive):
    """Tiles out of the bag, unseen by the others, or shown to all until enough are what was asked for."""

    draws = True

    def pieces(self, term: Term, face: Face) -> int:
        return 1 if names_for(term.of) else 0

    def ask(self, s: Galaxy, p: Empire, term: Term, out: list[Choice]) -> None:
        for named in names_for(term.of):
            out.append(C_NAME[named])

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> bool:
        if s.listener is not None:
            s.say("name", p.seat, RULE, {"named": NAMED_KEYS[c.a]})
        return True


class WorkersFromAnywhere(Receive):
    """Own dice become goods, developers or settlers, also on empty stacks (D-37); not those on the board, and each
    once. What was placed stands behind the others, and `pick` takes the first that looks so."""

    def pieces(self, term: Term, face: Face) -> int:
        return term.count

    def ask(self, s: Galaxy, p: Empire, term: Term, out: list[Choice]) -> None:
        if p.hand < 0:
            offer_elsewhere(p, ANY, out)
            offer_zone(p, ANY, s.market.placed, out)
            return
        out.append(C_INTO[phase.DEVELOP])
        out.append(C_INTO[phase.SETTLE])
        for side in p.worlds:
            good = C_PRODUCE[p.hand & COLOUR_MASK][side]
            if s.box.colour[side] != GRAY and p.goods_on.count(side) < room_on(p, side) and good not in out:
                out.append(good)

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> bool:
        if p.hand < 0:
            p.hand = take_own(s, p, c)
            if s.listener is not None:
                s.say("lift_worker", p.seat, RULE, {"die": label(p.hand), "from": origin(s, c)})
            return False
        die = p.hand | BLANK
        p.hand = -1
        if c.verb == verb.PRODUCE:
            p.goods.append(die)
            p.goods_on.append(c.b)
            s.market.placed.append(die)
            if s.listener is not None:
                s.say("get_good", p.seat, RULE, {"die": label(die), "tile": s.box.sides[c.b].key})
            return True
        die = assigned(die, c.a)
        p.builders[phase.SETTLE - c.a].append(die)
        s.market.placed.append(die)
        if s.listener is not None:
            if c.a == phase.DEVELOP:
                s.say("get_developer", p.seat, RULE, {"die": label(die)})
            else:
                s.say("get_settler", p.seat, RULE, {"die": label(die)})
        return True


class RaiseLimit(Receive):
    """Never above the most (V-88)."""

    def run(self, s: Galaxy, p: Empire, term: Term, face: Face) -> None:
        board = s.box.deal
        p.more.limit = min(p.more.limit + board.limit_step, board.limit_most)
        if s.listener is not None:
            s.say("raise_limit", p.seat, "V-88", {"limit": p.more.limit})


class BaseTile(Receive):
    """A base tile of this kind, on the side one likes; if they run out there are markers (V-51)."""

    def pieces(self, term: Term, face: Face) -> int:
        return 1

    def ask(self, s: Galaxy, p: Empire, term: Term, out: list[Choice]) -> None:
        for side in s.box.printed:
            if side.part == BASE_TILE and side.kind == term.kind_of_tile:
                out.append(C_LAY[side.number])

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> bool:
        lay_base_tile(s, p, c.a)
        return True


RECEIVES: Final[list[Receive]] = [
    GainDice(), GainCredits(), GainTalents(), GainChips(), Draw(), Draw(), WorkersFromAnywhere(), RaiseLimit(),
    BaseTile(),
]  # fmt: skip
RAISE_LIMIT: Final = RECEIVE_KEYS.index("raise_limit")


def draw_tiles(s: Galaxy, p: Empire, term: Term, named: int) -> int:
    """Draw out of the bag into the hand. How many tiles are missing that are replaced by dice (V-53, D-25)."""
    s.chance.shuffle(s.bag)
    if not term.of:
        p.drawn = s.bag[: term.count]
        s.bag = sorted(s.bag[term.count :])
        if s.listener is not None:
            s.say("draw_unseen", p.seat, RULE, {"tiles": len(p.drawn)}, others(p.seat))
            s.say("draw", p.seat, RULE, named_sides(s, p.drawn), only(p.seat), True)
        return 0
    seen = 0
    found: list[int] = []
    while seen < len(s.bag) and len(found) < term.count:
        if is_wanted(s.box, s.bag[seen], term.of, named):
            found.append(s.bag[seen])
        seen += 1
    if s.listener is not None and seen > 0:
        back = [s.box.sides[2 * tile + DEVELOPMENT].key for tile in s.bag[:seen] if tile not in found]
        kept = [s.box.sides[2 * tile + DEVELOPMENT].key for tile in found]
        s.say("draw_shown", p.seat, RULE, {"kept": kept, "back": back}, reveals=True)
    s.bag = sorted([tile for tile in s.bag if tile not in found])
    p.drawn = found
    p.shown.extend(found)
    return term.count - len(found)


def named_sides(s: Galaxy, tiles: list[int]) -> dict[str, object]:
    worlds = [s.box.sides[2 * tile + WORLD].key for tile in tiles]
    developments = [s.box.sides[2 * tile + DEVELOPMENT].key for tile in tiles]
    return {"tiles": len(tiles), "worlds": worlds, "developments": developments}
