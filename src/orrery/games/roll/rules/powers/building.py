"""Powers of building: what a tile costs, where its dice go, what completing it brings (R-49, R-93 to R-96, R-110)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..pieces import ANY_COLOUR, COLOUR_KEYS, COLOUR_MASK, DEVELOPMENT
from ..vocabulary import phase
from .power import Power, Row, colour_mask, phase_mask

if TYPE_CHECKING:
    from ..content import Box
    from ..state import Empire, Galaxy
    from .powers import Powers


class BuildPower(Power):
    """Acts on tiles completed in these `phases`; `not_itself`: not on the tile it stands on."""

    __slots__ = ("not_itself", "phases")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.phases: int = phase_mask(self.phase_keys(row))
        self.not_itself: bool = row.get("not_itself", False)

    def phase_keys(self, row: Row) -> list[str]:
        return [row["phase"]]

    def acts_on(self, side: int) -> bool:
        return self.phases >> (phase.SETTLE - (side & 1)) & 1 == 1 and not (self.not_itself and self.side == side)


class CostReduction(BuildPower):
    """A tile needs `amount` dice less, but not less than `floor`.

    A world has to be of the `world_colours`; `only_reassign`: the tile must have a Reassign power; `first`: applies
    before the others. A reduction counts as soon as its tile is in play, so `not_itself` says nothing new.
    """

    __slots__ = ("amount", "first", "floor", "only_reassign", "world_colours")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.amount: int = row["amount"]
        self.floor: int = row["floor"]
        self.world_colours: int = colour_mask(row["world_colours"]) if "world_colours" in row else ANY_COLOUR
        self.only_reassign: bool = row.get("only") == "reassign"
        self.first: bool = row.get("first", False)

    def join(self, powers: Powers) -> None:
        at = 0 if self.first else len(powers.reductions) - len(powers.discounts)
        powers.reductions.insert(at, self)

    def lowered(self, s: Galaxy, p: Empire, side: int, cost: int) -> int:
        """What a tile costs by this power, if it cost as much without it."""
        if cost > self.floor and self.covers(s.box, side):
            return max(self.floor, cost - self.amount)
        return cost

    def covers(self, box: Box, side: int) -> bool:
        if self.phases >> (phase.SETTLE - (side & 1)) & 1 == 0 or box.fixed_cost[side]:
            return False
        if self.only_reassign:
            return box.reassign[side]
        return side & 1 == DEVELOPMENT or self.world_colours >> box.colour[side] & 1 == 1


class ReductionPerWorker(CostReduction):
    """A tile needs `amount` dice less for each of these `colours` that is used for it (V-26, D-26)."""

    __slots__ = ("colours",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.colours: int = colour_mask([row["colour"]])

    def join(self, powers: Powers) -> None:
        super().join(powers)
        powers.per_worker.append(self)

    def lowered(self, s: Galaxy, p: Empire, side: int, cost: int) -> int:
        if cost <= self.floor or not self.covers(s.box, side):
            return cost
        dice = p.spent
        stack = p.stacks[side & 1]
        if not dice and stack and stack[-1] == side:
            dice = p.builders[side & 1]
        return max(self.floor, cost - self.amount * self.counted(dice))

    def counted(self, dice: list[int]) -> int:
        n = 0
        for die in dice:
            n += self.colours >> (die & COLOUR_MASK) & 1
        return n


class DiscardToComplete(BuildPower):
    """Its tile goes into the bag, and the top tile of the stack is completed without dice; no `not_world_colours`."""

    __slots__ = ("not_world_colours",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.not_world_colours: int = colour_mask(row.get("not_world_colours", []))

    def join(self, powers: Powers) -> None:
        powers.discards.append(self)

    def completes(self, box: Box, side: int) -> bool:
        if not self.acts_on(side):
            return False
        return side & 1 == DEVELOPMENT or self.not_world_colours >> box.colour[side] & 1 == 0


class BuildersToCup(BuildPower):
    """Dice used for a tile go to the cup instead of the Citizenry.

    Either `all` of these `colours`, or from `least` to `most` that the owner chooses.
    """

    __slots__ = ("all", "colours", "least", "most")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.colours: int = colour_mask(row["colours"]) if "colours" in row else ANY_COLOUR
        self.all: bool = row.get("all", False)
        self.least: int = row.get("least", 0)
        self.most: int = row.get("most", 0)

    def join(self, powers: Powers) -> None:
        powers.to_cup.append(self)


class CreditsOnComplete(BuildPower):
    """So many `credits` for a completed tile, and `extra` ones for a world of the `extra_colours`.

    `least_cost`: only for a tile that costs so much in print.
    """

    __slots__ = ("credits", "extra", "extra_colours", "least_cost")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]
        self.extra: int = row.get("extra", 0)
        self.extra_colours: int = colour_mask(row.get("extra_world_colours", []))
        self.least_cost: int = row.get("least_cost", 0)

    def phase_keys(self, row: Row) -> list[str]:
        tile = row["tile"]
        return ["develop", "settle"] if tile == "any" else ["develop" if tile == "development" else "settle"]

    def join(self, powers: Powers) -> None:
        powers.completions.append(self)


class CompletionPower(BuildPower):
    """Acts on tiles of a kind when they are completed."""

    __slots__ = ()

    def phase_keys(self, row: Row) -> list[str]:
        return ["develop" if row.get("tile") == "development" else "settle"]


class ChipsOnComplete(CompletionPower):
    """So many `vp` for a tile completed with a die of these `settlers` among those used."""

    __slots__ = ("settlers", "vp")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.vp: int = row["amount"]
        self.settlers: int = colour_mask([row["settler"]])

    def join(self, powers: Powers) -> None:
        powers.chips.append(self)


class CreditsPerPair(CompletionPower):
    """So many `credits` for each pair of these two colours among the dice used for a world (A-36)."""

    __slots__ = ("credits", "one", "other")

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.credits: int = row["amount"]
        self.one: int = COLOUR_KEYS.index(row["pair"][0])
        self.other: int = COLOUR_KEYS.index(row["pair"][1])

    def join(self, powers: Powers) -> None:
        powers.pairs.append(self)


class GoodOnCompleted(CompletionPower):
    """A die of its colour may come as a good to a world that is not gray and has none."""

    __slots__ = ("from_supply",)

    def __init__(self, side: int, row: Row) -> None:
        super().__init__(side, row)
        self.from_supply: bool = row["source"] == "supply"

    def join(self, powers: Powers) -> None:
        powers.goods_on_completed.append(self)
