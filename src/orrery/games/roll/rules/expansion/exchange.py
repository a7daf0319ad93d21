"""Dice of choice from the supply: for one that is not there (V-17, D-25), and for a good consumed (V-25)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_TAKE
from ..pieces import BLANK, COLOUR_KEYS, COLOUR_MASK, LEADER, TALENT, label
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step, verb


def lack(p: Empire, colour: int, world: int, to_cup: bool) -> None:
    """A die of this colour is not there: its owner takes another one, which goes where it would have gone."""
    argument = (world + 1) << 5 | colour << 1 | int(to_cup)
    p.todo.append(step.SUBSTITUTE | argument << STEP_BITS)


def offer_supply(s: Galaxy, but: int, out: list[Choice]) -> None:
    """Each colour that is there, but for those of a mask."""
    for colour in range(TALENT):
        if s.supply[colour] > 0 and not but >> colour & 1:
            out.append(C_TAKE[colour])


class Substitute(RollStep):
    """Another die in place of one that is not there, but never a Leader. Argument: its place, see `lack`."""

    number = step.SUBSTITUTE
    kind = "substitute"
    rule = "V-17"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        offer_supply(s, 1 << LEADER, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        die = s.new_die(p, c.a)
        world = (argument >> 5) - 1
        place = "cup" if argument & 1 else "citizenry"
        if world >= 0:
            p.goods.append(die)
            p.goods_on.append(world)
        elif argument & 1:
            p.cup.append(die)
        else:
            p.citizenry.append(die)
        if s.listener is not None:
            missing = COLOUR_KEYS[argument >> 1 & COLOUR_MASK]
            if world >= 0:
                tile = s.box.sides[world].key
                s.say("substitute_good", p.seat, "V-17", {"die": label(die), "missing": missing, "tile": tile})
            else:
                s.say("substitute", p.seat, "V-17", {"die": label(die), "missing": missing, "to": place})

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"die": COLOUR_KEYS[p.todo[-1] >> STEP_BITS >> 1 & COLOUR_MASK]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("no_leader_instead", "V-17"))


def note_consumed(s: Galaxy, p: Empire, good: int, world: int) -> None:
    """Colours of worlds that were consumed from count at the end of the phase; the good may be swapped."""
    p.more.consumed |= 1 << s.box.colour[world]
    for power in p.powers.swaps:
        if power.world == s.box.sides[world].key and good & COLOUR_MASK != TALENT:
            p.more.swapping = good | BLANK
            p.todo.append(step.SWAP)


class Swap(RollStep):
    """The good just consumed may go to the supply, for another die of it (V-25)."""

    number = step.SWAP
    kind = "swap"
    rule = "V-25"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        power = p.powers.swaps[0]
        offer_supply(s, power.not_colours | 1 << (p.more.swapping & COLOUR_MASK), out)
        if power.optional or not out:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        good = p.more.swapping
        p.more.swapping = -1
        if c.verb == verb.DONE:
            return
        if good in p.citizenry:
            p.citizenry.remove(good)
        else:
            p.cup.remove(good)
        s.supply[good & COLOUR_MASK] += 1
        die = s.new_die(p, c.a)
        power = p.powers.swaps[0]
        if power.to_cup:
            p.cup.append(die)
        else:
            p.citizenry.append(die)
        if s.listener is not None:
            params = {"tile": s.box.sides[power.side].key, "good": label(good), "die": label(die)}
            s.say("swap", p.seat, "V-25", {**params, "to": "cup" if power.to_cup else "citizenry"})

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.powers.swaps[0].side].key, "die": COLOUR_KEYS[p.more.swapping & COLOUR_MASK]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("no_leader_instead", "V-25"))
