"""Reassign powers: moving workers to other columns in the Assign step (R-20, R-21, R-104, R-105)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..pieces import ANY_COLOUR, COLOUR_MASK, PHASE_SHIFT
from ..vocabulary.phase import ALL_PHASES
from .power import Power, Row, colour_mask, phase_mask

if TYPE_CHECKING:
    from ..content import Box
    from ..state import Empire, Galaxy
    from .powers import Powers

SELECTED: Final = -1  # as a target: the phase this player selected
LATER: Final = -2  # as a target: any phase after the one the worker lies in
NAMED: Final = {"any": ALL_PHASES, "selected": SELECTED, "later": LATER}
TO_DOLLAR: Final[Row] = {"kind": "reassign", "most": 1, "into": ["dollar"]}  # everybody's, beside the $ phase (V-34)


class ReassignPower(Power):
    """Move `least` to `most` workers of these `colours` out of the columns `origins` into the columns `into`.

    `into` may be SELECTED or LATER. `one_column`: they all have to come from the same one.
    """

    __slots__ = ("colours", "into", "least", "most", "one_column", "origins")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.most: int = row["most"]
        self.least: int = row.get("least", 1)
        self.colours: int = colour_mask(row["colours"]) if "colours" in row else ANY_COLOUR
        self.colours &= ~colour_mask(row.get("not_colours", []))
        self.origins: int = phase_mask([row["from"]]) if "from" in row else ALL_PHASES
        into = row["into"]
        self.into: int = NAMED[into] if isinstance(into, str) else phase_mask(into)
        self.one_column: bool = row.get("one_column", False)

    def join(self, powers: Powers) -> None:
        powers.reassign.append(self)

    def allowed(self, s: Galaxy, p: Empire) -> int:
        """How many workers it may move; that can depend on the tableaus (R-104)."""
        return self.most

    def targets(self, box: Box, p: Empire, column: int) -> int:
        """The columns that a worker of this column can be moved to, and perhaps its own; a bit each."""
        if self.into == SELECTED:
            return 1 << p.selected
        every = (1 << box.phases) - 1
        return every & ~((2 << column) - 1) if self.into == LATER else every & self.into

    def covers(self, box: Box, p: Empire, die: int, column: int) -> bool:
        """Whether it can move this worker to some other column. `column`: where it has to come from, -1: anywhere."""
        phase = die >> PHASE_SHIFT & 15
        if not self.colours >> (die & COLOUR_MASK) & 1 or not self.origins >> phase & 1:
            return False
        if column >= 0 and phase != column:
            return False
        return self.targets(box, p, phase) & ~(1 << phase) != 0


class ReassignIfMost(ReassignPower):
    """Move as many workers as `most` says while having more worlds of these colours than anybody else, or `tied`."""

    __slots__ = ("tied", "world_colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, {"most": row["sole"], "into": "any"})
        self.tied: int = row["tied"]
        self.world_colours: int = colour_mask([row["world_colour"]])

    def allowed(self, s: Galaxy, p: Empire) -> int:
        own = self.worlds_of(s, p)
        best = 0
        for q in s.players:
            if q.seat != p.seat:
                best = max(best, self.worlds_of(s, q))
        return self.most if own > best else self.tied if own == best else 0

    def worlds_of(self, s: Galaxy, p: Empire) -> int:
        n = 0
        for side in p.worlds:
            n += self.world_colours >> s.box.colour[side] & 1
        return n
