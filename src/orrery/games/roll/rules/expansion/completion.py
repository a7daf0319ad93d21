"""What follows when a tile is completed: credits, VP, a good on the new world (A-36, V-19, V-24)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_PRODUCE
from ..building import carry_on, go_on
from ..effects import EFFECTS
from ..pieces import BLANK, COLOUR_MASK, GRAY, WORLD, label
from ..places import take_die
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb


def award_chips(s: Galaxy, p: Empire, side: int) -> None:
    """VP for a tile completed with certain dice."""
    for power in p.powers.chips:
        if power.acts_on(side) and has_colour(p.more.used, power.settlers):
            s.award(p, power.vp)
            if s.listener is not None:
                tile = s.box.sides[power.side]
                s.say("power_vp", p.seat, tile.row["rule"], {"tile": tile.key, "vp": power.vp})


def pay_pairs(s: Galaxy, p: Empire, side: int) -> None:
    """Credits for pairs of dice among those used for a world (A-36)."""
    for power in p.powers.pairs:
        if power.acts_on(side):
            colours = [die & COLOUR_MASK for die in p.more.used]
            pairs = min(colours.count(power.one), colours.count(power.other))
            if pairs > 0:
                s.earn_by(p, power.side, pairs * power.credits)


def has_colour(dice: list[int], colours: int) -> bool:
    for die in dice:
        if colours >> (die & COLOUR_MASK) & 1:
            return True
    return False


def offers_good(s: Galaxy, p: Empire, side: int) -> bool:
    """Whether a power can bring a good to a world just completed; then its owner is asked."""
    if side & 1 != WORLD or s.box.colour[side] == GRAY or side in p.goods_on:
        return False
    for power in p.powers.goods_on_completed:
        if power.acts_on(side) and has_die(s, p, s.box.colour[side], power.from_supply):
            p.todo.append(step.GUILD | side << STEP_BITS)
            return True
    return False


def has_die(s: Galaxy, p: Empire, colour: int, from_supply: bool) -> bool:
    if from_supply:
        return s.supply[colour] > 0
    return has_colour(p.citizenry, 1 << colour)


class Guild(RollStep):
    """A die of the world's colour may become a good on it. Argument: the world."""

    number = step.GUILD
    kind = "guild"
    rule = "V-24"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        side = p.todo[-1] >> STEP_BITS
        out.append(C_PRODUCE[s.box.colour[side]][side])
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        if c.verb != verb.DONE:
            power = p.powers.goods_on_completed[0]
            die = s.new_die(p, c.a) if power.from_supply else take_die(s.box, p.citizenry, c.a) | BLANK
            p.goods.append(die)
            p.goods_on.append(side)
            if s.listener is not None:
                params = {"tile": s.box.sides[power.side].key, "die": label(die), "world": s.box.sides[side].key}
                s.say("power_good", p.seat, "V-24", params)
        go_on(s, p, side & 1)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        power = p.powers.goods_on_completed[0]
        completed = s.box.sides[p.todo[-1] >> STEP_BITS].key
        return {"tile": s.box.sides[power.side].key, "completed": completed}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("colour_of_the_world", "V-24"))


class Effects(RollStep):
    """The owner has chosen what an effect asked of him: the next effects are carried out. Argument: as of REMOVE."""

    number = step.EFFECTS
    kind = "effects"
    rule = "R-52"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        carry_on(s, p, argument // EFFECTS, argument % EFFECTS)
