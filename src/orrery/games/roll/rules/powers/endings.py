"""End-of-phase powers (R-48, R-55, R-59, R-67, R-100, R-107, R-108, R-111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pieces import COLOUR_MASK
from ..vocabulary import phase
from ..vocabulary.phase import PHASE_KEYS
from .power import Power, Row, colour_mask

if TYPE_CHECKING:
    from ..state import Empire, Galaxy
    from .powers import Powers


def end_of_phase(s: Galaxy, p: Empire, which: int) -> None:
    for power in p.powers.endings[which]:
        tile = s.box.sides[power.side]
        if power.vp > 0:
            s.award(p, power.vp)
            if s.listener is not None:
                s.say("power_vp", p.seat, tile.row["rule"], {"tile": tile.key, "vp": power.vp})
        amount = power.credits(s, p)
        if amount > 0:
            s.earn_by(p, power.side, amount)


class EndPower(Power):
    """Acts at the end of each of the `phases` that is played: gives `vp`, and `credits`."""

    __slots__ = ("amount", "phases", "vp")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.amount: int = row["amount"]
        self.vp = 0
        self.phases: list[int] = [PHASE_KEYS.index(key) for key in self.phase_keys(row)]

    def phase_keys(self, row: Row) -> list[str]:
        return [row["phase"]]

    def join(self, powers: Powers) -> None:
        for which in self.phases:
            powers.endings[which].append(self)

    def credits(self, s: Galaxy, p: Empire) -> int:
        """How many it brings as things are."""
        raise NotImplementedError


class CreditsAtEnd(EndPower):
    __slots__ = ()

    def credits(self, s: Galaxy, p: Empire) -> int:
        return self.amount


class VpOnPhase(EndPower):
    """VP instead of credits."""

    __slots__ = ()

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.vp = self.amount

    def credits(self, s: Galaxy, p: Empire) -> int:
        return 0


class CreditsPerGood(EndPower):
    """For each good of these colours, by the die or by the world it lies on."""

    __slots__ = ("by_die", "colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.colours: int = colour_mask([row["colour"]])
        self.by_die: bool = row["by"] == "die_colour"

    def credits(self, s: Galaxy, p: Empire) -> int:
        if self.by_die:
            return count(p.goods, self.colours) * self.amount
        n = 0
        for side in p.goods_on:
            n += self.colours >> s.box.colour[side] & 1
        return n * self.amount


class CreditsPerCitizen(EndPower):
    """For every so many dice of these colours in the Citizenry, rounded up."""

    __slots__ = ("colours", "per")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.colours: int = colour_mask(row["colours"] if "colours" in row else [row["colour"]])
        self.per: int = row.get("per", 1)

    def credits(self, s: Galaxy, p: Empire) -> int:
        return -(-count(p.citizenry, self.colours) // self.per) * self.amount


class CreditsPerShipped(EndPower):
    """For every so many goods traded or consumed in this Ship phase, rounded up."""

    __slots__ = ("per",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.per: int = row["per"]

    def phase_keys(self, row: Row) -> list[str]:
        return [PHASE_KEYS[phase.SHIP]]

    def credits(self, s: Galaxy, p: Empire) -> int:
        return -(-p.more.shipped // self.per) * self.amount


class CreditsPerBuilder(EndPower):
    """For each developer and settler in the construction zone."""

    __slots__ = ()

    def credits(self, s: Galaxy, p: Empire) -> int:
        return (len(p.builders[0]) + len(p.builders[1])) * self.amount


class CreditsPerWorld(EndPower):
    """For each world of these colours."""

    __slots__ = ("world_colours",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.world_colours: int = colour_mask(row["world_colours"])

    def credits(self, s: Galaxy, p: Empire) -> int:
        n = 0
        for side in p.worlds:
            n += self.world_colours >> s.box.colour[side] & 1
        return n * self.amount


class CreditsPerColourConsumed(EndPower):
    """For each colour of world that goods were consumed from in this Ship phase."""

    __slots__ = ()

    def phase_keys(self, row: Row) -> list[str]:
        return [PHASE_KEYS[phase.SHIP]]

    def credits(self, s: Galaxy, p: Empire) -> int:
        return p.more.consumed.bit_count() * self.amount


class CreditsIfHighestWorld(EndPower):
    __slots__ = ()

    def credits(self, s: Galaxy, p: Empire) -> int:
        return self.amount if has_highest_world(s, p) else 0


class CreditsIfMostDevelopments(EndPower):
    __slots__ = ()

    def phase_keys(self, row: Row) -> list[str]:
        keys: list[str] = row["phases"]
        return keys

    def credits(self, s: Galaxy, p: Empire) -> int:
        return self.amount if has_most_developments(s, p) else 0


class CreditsIfScouted(EndPower):
    """If an explorer of these colours scouted."""

    __slots__ = ("colours",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.colours: int = colour_mask([row["colour"]])

    def phase_keys(self, row: Row) -> list[str]:
        return [PHASE_KEYS[phase.EXPLORE]]

    def join(self, powers: Powers) -> None:
        super().join(powers)
        powers.scouted.append(self)

    def credits(self, s: Galaxy, p: Empire) -> int:
        return self.amount if p.scouted & self.colours else 0


def count(dice: list[int], colours: int) -> int:
    n = 0
    for die in dice:
        n += colours >> (die & COLOUR_MASK) & 1
    return n


def has_highest_world(s: Galaxy, p: Empire) -> bool:
    """The highest printed cost of all tableaus lies in this one alone (R-107)."""
    own = highest(s, p)
    for q in s.players:
        if q.seat != p.seat and highest(s, q) >= own:
            return False
    return True


def highest(s: Galaxy, p: Empire) -> int:
    best = -1
    for side in p.worlds:
        if s.box.cost[side] > best:
            best = s.box.cost[side]
    return best


def has_most_developments(s: Galaxy, p: Empire) -> bool:
    """Strictly most; nothing on a tie (R-108)."""
    for q in s.players:
        if q.seat != p.seat and len(q.developments) >= len(p.developments):
            return False
    return True
