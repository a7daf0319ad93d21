"""What is given in an exchange, by kind (V-46 to V-52): whether one can, what is asked about it, and how it goes."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others

from ..alphabet import C_GIVE
from ..pieces import BLANK, COLOUR_MASK, DEVELOPMENT, KIND_KEYS, TALENT, WORLD, label
from ..state import Empire, Galaxy
from ..zone import take_out
from .board import COST_6, GIVE_KEYS, Face, Term
from .dealers import ANY, count_own, offer_own, offer_zone, origin, take_own
from .tableau import halves_of, leave_tableau
from .wanted import alike, is_wanted

RULE: Final = "V-46"


class Give:
    """A kind of thing that is given. Those that ask nothing happen by `run`, the others piece by piece by `take`."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        raise NotImplementedError

    def pieces(self, term: Term, face: Face) -> int:
        """How many answers it takes."""
        return 0

    def ask(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, out: list[Choice]) -> None:
        """`left`: pieces still to be given, this one among them."""

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> None:
        raise NotImplementedError

    def run(self, s: Galaxy, p: Empire, term: Term) -> None:
        raise NotImplementedError


class RemoveDice(Give):
    """A die of each colour that the face names, from anywhere, also a dealer, to the supply (V-52)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        for colour in face.colours:
            if count_own(p, colour) < face.colours.count(colour):
                return False
        return True

    def pieces(self, term: Term, face: Face) -> int:
        return len(face.colours)

    def ask(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, out: list[Choice]) -> None:
        offer_own(p, face.colours[len(face.colours) - left], True, out)

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> None:
        die = take_own(s, p, c)
        s.supply[die & COLOUR_MASK] += 1
        if s.listener is not None:
            s.say("give_die", p.seat, "V-52", {"die": label(die), "from": origin(s, c)})


class PayCredits(Give):
    """Whether they suffice is asked of all that is to be paid together (trades.py)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        return True

    def run(self, s: Galaxy, p: Empire, term: Term) -> None:
        p.credits -= term.count
        if s.listener is not None:
            s.say("give_credits", p.seat, RULE, {"credits": term.count})


class PayTalents(Give):
    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        return p.more.talents >= term.count

    def run(self, s: Galaxy, p: Empire, term: Term) -> None:
        p.more.talents -= term.count
        if s.listener is not None:
            s.say("give_talents", p.seat, RULE, {"n": term.count})


class PayChips(Give):
    """Chips go back to the pool; if it was empty, the game ends all the same (D-23)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        return p.chips >= term.count

    def run(self, s: Galaxy, p: Empire, term: Term) -> None:
        if s.pool == 0:
            s.market.ending = 1
        p.chips -= term.count
        s.pool += term.count
        if s.listener is not None:
            s.say("give_vp", p.seat, RULE, {"vp": term.count})


class DiscardTiles(Give):
    """Tiles of the construction zone go under the $ phase tile, unseen, or shown if it matters what they are."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        tiles = zone_tiles(p)
        if not term.of:
            return len(tiles) >= term.count
        for tile in tiles:
            if len(alike(s.box, tile, tiles, term.of)) >= term.count:
                return True
        return False

    def pieces(self, term: Term, face: Face) -> int:
        return term.count

    def ask(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, out: list[Choice]) -> None:
        tiles = zone_tiles(p)
        given = p.abandoned[len(p.abandoned) - (term.count - left) :] if left < term.count else []
        for kind in (DEVELOPMENT, WORLD):
            stack = p.stacks[kind]
            for i in range(len(stack) - 1, -1, -1):
                if not term.of or fits(s, stack[i] >> 1, tiles, given, term):
                    out.append(C_GIVE[stack[i]])

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> None:
        side = c.a
        params = {"side": KIND_KEYS[side & 1], "tile": s.box.sides[side].key}
        seen = p.seen
        was_open = take_out(p, side)
        p.abandoned.append(side >> 1)
        if term.of:
            p.seen = [tile for tile in seen if tile != side >> 1]  # all see which one it was
            p.shown.append(side >> 1)
            if s.listener is not None:
                shown = s.box.sides[side & ~1 | (DEVELOPMENT if term.of <= 2 else WORLD)].key
                s.say("give_tile_shown", p.seat, RULE, {"side": params["side"], "tile": shown}, reveals=True)
            return
        if was_open:
            p.shown.append(side >> 1)
        if s.listener is not None:
            if was_open:
                s.say("give_tile", p.seat, RULE, params)
            else:
                s.say("give_tile", p.seat, RULE, params, only(p.seat))
                s.say("give_tile_unseen", p.seat, RULE, {"side": params["side"]}, others(p.seat))


def zone_tiles(p: Empire) -> list[int]:
    return [side >> 1 for stack in p.stacks for side in stack]


def fits(s: Galaxy, tile: int, tiles: list[int], given: list[int], term: Term) -> bool:
    """Whether a tile can be given with those `given` already, and with others of the zone, so that all are alike."""
    if term.of == COST_6:
        return is_wanted(s.box, tile, term.of, 0)
    for one in given:
        if not alike(s.box, tile, [one], term.of):
            return False
    return len(given) > 0 or len(alike(s.box, tile, tiles, term.of)) >= term.count


class WorkersToCitizenry(Give):
    """Developers, settlers and goods whose job is not finished; Talents are none of them (D-37)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        n = 0
        for dice in (p.builders[0], p.builders[1], p.goods):
            for die in dice:
                if die & COLOUR_MASK != TALENT:
                    n += 1
        return n >= term.count

    def pieces(self, term: Term, face: Face) -> int:
        return term.count

    def ask(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, out: list[Choice]) -> None:
        offer_zone(p, ANY, [], out)

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> None:
        die = take_own(s, p, c)
        p.citizenry.append(die | BLANK)
        if s.listener is not None:
            s.say("give_worker", p.seat, RULE, {"die": label(die), "from": origin(s, c)})


class LowerLimit(Give):
    """Never below the least; credits beyond the limit are lost (V-88)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        board = s.box.deal
        return p.more.limit - board.limit_step >= board.limit_least

    def run(self, s: Galaxy, p: Empire, term: Term) -> None:
        p.more.limit -= s.box.deal.limit_step
        p.credits = min(p.credits, p.more.limit)
        if s.listener is not None:
            s.say("lower_limit", p.seat, "V-88", {"limit": p.more.limit, "have": p.credits})


class TableauTile(Give):
    """A tile of the tableau leaves: for the bag, the box or the supply (V-50)."""

    def can(self, s: Galaxy, p: Empire, term: Term, face: Face) -> bool:
        return len(p.worlds if term.kind_of_tile == WORLD else p.developments) > 0

    def pieces(self, term: Term, face: Face) -> int:
        return 1

    def ask(self, s: Galaxy, p: Empire, term: Term, face: Face, left: int, out: list[Choice]) -> None:
        for side in p.worlds if term.kind_of_tile == WORLD else p.developments:
            if C_GIVE[side] not in out and (halves_of(s, p, side)[0] == side or not is_twin(s, p, side)):
                out.append(C_GIVE[side])

    def take(self, s: Galaxy, p: Empire, term: Term, c: Choice) -> None:
        leave_tableau(s, p, c.a)


def is_twin(s: Galaxy, p: Empire, side: int) -> bool:
    """Whether the other half of this faction is of the same kind: they are one tile, and one choice."""
    halves = halves_of(s, p, side)
    return len(halves) > 1 and s.box.sides[halves[0]].kind == s.box.sides[halves[1]].kind


GIVES: Final[list[Give]] = [
    RemoveDice(), PayCredits(), PayTalents(), PayChips(), DiscardTiles(), WorkersToCitizenry(), LowerLimit(),
    TableauTile(),
]  # fmt: skip
PAY_CREDITS: Final = GIVE_KEYS.index("pay_credits")
