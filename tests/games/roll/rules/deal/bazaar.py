"""Situations of the Deal phase: Deal dice that show what a test wants, dealers in their column, then real choices.

bazaar = Bazaar(3)
bazaar.workers(0, dollar=["home"])
bazaar.market("three_credits", "one_die:leader")       # two dice show these, the others what they like
bazaar.begin()
bazaar.open(0, "three_credits", "one_die:leader")
"""

from __future__ import annotations

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.deal.board import AREAS, PLACES
from orrery.games.roll.rules.deal.dealers import put_dealer
from orrery.games.roll.rules.pieces import COLOUR_KEYS, assigned
from orrery.games.roll.rules.sets import DEAL, RIVALRY
from orrery.games.roll.rules.vocabulary import phase
from tests.games.roll.rules.expansion.boxes import BOXES
from tests.games.roll.rules.scene import Scene

SETS = RIVALRY | DEAL


class Bazaar(Scene):
    """Rivalry with Deal; discs lie in the order of the seats, and all Deal dice show their first face."""

    def __init__(self, seats: int = 2, sets: int = SETS, box: Box | None = None) -> None:
        super().__init__(seats, box=box or BOXES.of(sets))
        self.s.set_up_modules()
        self.s.market.track = list(range(seats))

    # Arranging.

    def market(self, *faces: str) -> list[str]:
        """Each of these is shown by a Deal die of its own. Their keys."""
        dice = self.s.box.deal.dice
        used: list[int] = []
        for face in faces:
            fitting = [d for d in range(len(dice)) if d not in used and face in [f.key for f in dice[d]]]
            die = min(fitting, key=lambda d: len([f for f in faces if f in [g.key for g in dice[d]]]))
            used.append(die)
            self.s.market.faces[die] = [f.key for f in dice[die]].index(face)
        return [self.key(die) for die in used]

    def lay(self, area: int, left: str, right: str, space: int = 0) -> None:
        """An open deal, without dealers."""
        market = self.s.market
        self.market(left, right)
        market.left[area] = [self.shows(die) for die in range(len(market.faces))].index(left)
        market.right[area] = next(die for die in market.free_dice() if self.shows(die) == right)
        market.space[area] = space

    def put(self, seat: int, place: str, *colours: str) -> None:
        """Dealers on the board."""
        for colour in colours:
            put_dealer(self.p(seat), assigned(self.die(seat, colour), phase.DOLLAR), PLACES.index(place))

    def dealers(self, seat: int, *colours: str) -> None:
        """Workers of the $ phase."""
        for colour in colours:
            self.p(seat).workers.append(assigned(self.die(seat, colour), phase.DOLLAR))

    def talent(self, seat: int, n: int = 1) -> None:
        self.p(seat).more.talents += n

    def talent_dealer(self, seat: int) -> None:
        """A Talent that was assigned to the $ phase."""
        p = self.p(seat)
        number = p.made
        p.made += 1
        die = (seat * 256 + number) << 14 | 63 << 4 | COLOUR_KEYS.index("talent")
        p.workers.append(assigned(die, phase.DOLLAR))

    def begin(self) -> None:
        self.phases("dollar")

    # Playing.

    def key(self, die: int) -> str:
        return str(self.s.box.deal.rows[die]["key"])

    def shows(self, die: int) -> str:
        return self.s.box.deal.dice[die][self.s.market.faces[die]].key

    def showing(self, face: str, *but: str) -> str:  # type: ignore[override]
        """The Deal die on the free market that shows this."""
        free = self.s.market.free_dice()
        return next(self.key(die) for die in free if self.shows(die) == face and self.key(die) not in but)

    def open(self, seat: int, give: str, get: str, by: str = "") -> int:
        """Open a deal with a dealer, and choose both dice where there is a choice. The area."""
        area = self.s.market.free_area()
        left = self.showing(give)
        right = self.showing(get, left)
        self.choose(seat, "open")
        self._by(seat, by)
        if f"deal:{left}" in self.offered(seat):
            self.choose(seat, f"deal:{left}")
        if f"deal:{right}" in self.offered(seat):
            self.choose(seat, f"deal:{right}")
        laid = self.events("lay_deal", seat)[-1].params
        assert (laid["area"], laid["give"], laid["get"]) == (area + 1, give, get)
        return area

    def join(self, seat: int, area: int, side: str, by: str = "") -> None:
        self.choose(seat, f"join:area_{area + 1}_{side}")
        self._by(seat, by)

    def _by(self, seat: int, colour: str) -> None:
        if self.kind(seat) == "dealer":
            self.choose(seat, f"by:{colour}")

    # Looking.

    def on_board(self, seat: int) -> dict[str, list[str]]:
        """One's dealers by place."""
        more = self.p(seat).more
        found: dict[str, list[str]] = {}
        for die, place in zip(more.dealers, more.dealers_at, strict=True):
            found.setdefault(PLACES[place], []).append(COLOUR_KEYS[die & 15])
        return found

    def open_deals(self) -> list[tuple[str, str, int]]:
        """Of each open deal what both dice show, and how far it has come."""
        market = self.s.market
        return [
            (self.shows(market.left[area]), self.shows(market.right[area]), market.space[area])
            for area in range(AREAS)
            if market.is_open(area)
        ]


def yellow_green_red() -> Bazaar:
    """Yellow (0) opens with the limit for a Leader, Green (1) joins on the left, Red (2) on the right."""
    bazaar = Bazaar(3)
    bazaar.market("credit_limit", "one_die:leader")
    for seat in range(3):
        bazaar.dealers(seat, "home", "home")
        bazaar.credits(seat, 4)
    bazaar.cup(2, "leader")
    bazaar.begin()
    bazaar.open(0, "credit_limit", "one_die:leader")
    bazaar.choose(0, "decline")
    bazaar.join(1, 0, "left")
    bazaar.choose(1, "decline")
    bazaar.join(2, 0, "right")
    return bazaar


def giving(face: str, get: str = "three_credits", credits: int = 0) -> Bazaar:
    """Seat 0 has a Genes dealer for this exchange, and another one so that the phase goes on after it."""
    bazaar = Bazaar()
    bazaar.dealers(0, "genes", "military")
    bazaar.market(face, get)
    bazaar.credits(0, credits)
    return bazaar


def getting(face: str, credits: int = 3) -> Bazaar:
    """Seat 0 gives $3 for what this face shows."""
    return giving("three_credits", face, credits)


def exchanged(bazaar: Bazaar, give: str, get: str, *codes: str) -> Bazaar:
    bazaar.begin()
    bazaar.open(0, give, get, "genes")
    bazaar.choose(0, *codes)
    assert bazaar.kind(0) == "deal"
    return bazaar


def gave(bazaar: Bazaar, face: str, *codes: str) -> Bazaar:
    return exchanged(bazaar, face, "three_credits", *codes)


def got(bazaar: Bazaar, face: str, *codes: str) -> Bazaar:
    return exchanged(bazaar, "three_credits", face, *codes)
