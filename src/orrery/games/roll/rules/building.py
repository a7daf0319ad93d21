"""Completing tiles: what Develop and Settle share (R-43 to R-49)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from .alphabet import C_BUILD, C_DONE, C_KEEP, C_SPEND, C_USE
from .effects import run_effects
from .pieces import COLOUR_MASK, DEVELOPMENT, KIND_KEYS, label, labels
from .places import distinct, in_phase, offer, take_die, take_worker
from .powers.building import BuildersToCup
from .required import all_are_used, required, spendable
from .roll_step import RollStep
from .state import Empire, Galaxy
from .vocabulary import phase, step, verb
from .zone import show_top


def go_on(s: Galaxy, p: Empire, kind: int) -> None:
    """If enough dice lie on the top tile it is completed; surplus dice are the owner's choice (R-44, R-46)."""
    stack = p.stacks[kind]
    if not stack:
        return
    need = required(s, p, stack[-1])
    dice = p.builders[kind]
    if len(dice) < need:
        s.lacks_builders(p, kind)
        return
    if len(dice) > need and (p.powers.per_worker or len(distinct(s.box, dice)) > 1):
        p.todo.append(step.SPEND | kind << STEP_BITS)
        return
    p.spent = dice[:need]
    p.builders[kind] = dice[need:]
    complete(s, p, kind)


def complete(s: Galaxy, p: Empire, kind: int) -> None:
    """The dice in `spent` complete the top tile: R-49 (c) and (d)."""
    s.completes(p, kind)
    side = p.stacks[kind].pop()
    if kind == DEVELOPMENT:
        p.developments.append(side)
        p.learn(s.box, side)
    else:
        p.worlds.append(side)
    if s.listener is not None:
        params = {"side": KIND_KEYS[kind], "tile": s.box.sides[side].key, "dice": labels(p.spent)}
        s.say("complete", p.seat, "R-46" if kind == DEVELOPMENT else "R-51", params)
    show_top(s, p, kind)
    most = 0
    free = 0  # 1: a die that goes to the cup anyway can be the one the owner has to choose
    for power in p.powers.to_cup:
        if not power.acts_on(side):
            continue
        if power.all:
            to_cup = [die for die in p.spent if power.colours >> (die & COLOUR_MASK) & 1]
            p.spent = [die for die in p.spent if not power.colours >> (die & COLOUR_MASK) & 1]
            for die in to_cup:
                free = 1
                keep(s, p, die, power.side)
        else:
            most += power.most
    if most > 0 and s.may_keep(p):
        p.moved = 0
        p.todo.append(step.KEEP | (side * 2 + free) << STEP_BITS)
    else:
        finish(s, p, side)


def keep(s: Galaxy, p: Empire, die: int, side: int) -> None:
    s.retire(p, die, True)
    if s.listener is not None:
        s.say("to_cup", p.seat, "R-49", {"tile": s.box.sides[side].key, "die": label(die)})


def finish(s: Galaxy, p: Empire, side: int) -> None:
    """R-49 (d) to (g): dice to the Citizenry, credits for completing, effects, left-over dice on the next tile."""
    spent = p.spent
    p.spent = []
    for die in spent:
        s.retire(p, die, False)
    for power in p.powers.completions:
        if not power.acts_on(side) or s.box.cost[side] < power.least_cost:
            continue
        amount = power.credits
        if side & 1 != DEVELOPMENT and power.extra_colours >> s.box.colour[side] & 1:
            amount += power.extra
        credits = s.earn(p, amount)
        if s.listener is not None:
            s.say("power_credits", p.seat, "R-49", {"tile": s.box.sides[power.side].key, "credits": credits})
    s.completed(p, side)
    carry_on(s, p, side, 0)


def carry_on(s: Galaxy, p: Empire, side: int, first: int) -> None:
    """The effects of a completed tile from the first-th on; when all are carried out, left-over dice on the next."""
    depth = len(p.todo)
    run_effects(s, p, side, first)
    if len(p.todo) == depth and not s.asks_after_completion(p, side):
        go_on(s, p, side & 1)


def discard(s: Galaxy, p: Empire, side: int, kind: int) -> None:
    """A development goes into the bag and completes the top tile of a stack without dice (V-22, V-23)."""
    p.developments.remove(side)
    p.relearn(s.box)
    s.bag.append(side >> 1)
    s.bag.sort()
    if s.listener is not None:
        s.say("discard", p.seat, s.box.sides[side].row["rule"], {"tile": s.box.sides[side].key})
    complete(s, p, kind)


class Build(RollStep):
    """Place the next developer or settler on the top tile (R-45). Asked only where the order can matter."""

    number = step.BUILD
    kind = "build"
    rule = "R-45"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        stack = p.stacks[kind]
        if not stack:
            return
        workers = in_phase(p, phase.SETTLE - kind)
        offer(s.box, workers, C_BUILD, out)
        if len(out) > 1 and all_are_used(s, p, kind, workers):
            del out[1:]  # all of them go onto this tile: the order does not matter
        for power in p.powers.discards:
            if power.completes(s.box, stack[-1]):
                if not out:
                    out.append(C_DONE)
                out.append(C_USE[power.side])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        kind = p.todo[-1] >> STEP_BITS
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        if c.verb == verb.USE:
            discard(s, p, c.a, kind)
            return
        die = take_worker(s.box, p, c.a, phase.SETTLE - kind)
        p.builders[kind].append(die)
        if s.listener is not None:
            params = {"side": KIND_KEYS[kind], "tile": s.box.sides[p.stacks[kind][-1]].key, "die": label(die)}
            s.say("build", p.seat, "R-45", params)
        go_on(s, p, kind)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        kind = p.todo[-1] >> STEP_BITS
        about = dice_on_top(s, p, kind)
        return about if in_phase(p, phase.SETTLE - kind) else {**about, "without_dice": True}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        if in_phase(p, phase.SETTLE - kind):
            out.append(Refusal("must_build", "R-45"))
            out.append(Refusal("only_top_tile", "R-45"))
        for discount in p.powers.discounts:
            if discount.acts_on(kind):
                tile = s.box.sides[discount.side]
                out.append(Refusal("does_not_complete", tile.row["rule"], {"tile": tile.key}))
        for power in p.powers.discards:
            if power.acts_on(kind) and not power.completes(s.box, p.stacks[kind][-1]):
                tile = s.box.sides[power.side]
                out.append(Refusal("cannot_complete_this", tile.row["rule"], {"tile": tile.key}))


class Spend(RollStep):
    """More dice lie on the tile than it needs: choose which are used up (R-44)."""

    number = step.SPEND
    kind = "spend"
    rule = "R-44"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        kind = p.todo[-1] >> STEP_BITS
        offer(s.box, spendable(s, p, kind) if p.powers.per_worker else p.builders[kind], C_SPEND, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        kind = p.todo[-1] >> STEP_BITS
        p.spent.append(take_die(s.box, p.builders[kind], c.a))
        if len(p.spent) >= required(s, p, p.stacks[kind][-1]):
            p.todo.pop()
            complete(s, p, kind)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return dice_on_top(s, p, p.todo[-1] >> STEP_BITS)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("spend_exactly", "R-44"))


class Keep(RollStep):
    """Choose dice used for a tile that go to the cup instead of the Citizenry (R-49 d, R-110)."""

    number = step.KEEP
    kind = "keep"
    rule = "R-49"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        power = chosen_power(p, argument >> 1)
        offer(s.box, s.may_keep(p), C_KEEP, out)
        if p.moved >= power.least or argument & 1:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo[-1] >> STEP_BITS >> 1
        power = chosen_power(p, side)
        if c.verb != verb.DONE:
            p.moved += 1
            keep(s, p, take_die(s.box, p.spent, c.a), power.side)
        if c.verb == verb.DONE or p.moved == power.most or not s.may_keep(p):
            p.todo.pop()
            finish(s, p, side)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        completed = p.todo[-1] >> STEP_BITS >> 1
        power = chosen_power(p, completed)
        sides = s.box.sides
        n = min(power.most - p.moved, len(s.may_keep(p)))
        return {"tile": sides[power.side].key, "completed": sides[completed].key, "n": n}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if p.moved == 0 and not p.todo[-1] >> STEP_BITS & 1:
            out.append(Refusal("keep_at_least_one", "R-49"))


def dice_on_top(s: Galaxy, p: Empire, kind: int) -> dict[str, Any]:
    """The top tile of a stack: the dice it has, those it needs, and how many of them have not been used up yet."""
    side = p.stacks[kind][-1]
    need = required(s, p, side)
    tile = s.box.sides[side].key
    return {"tile": tile, "have": len(p.builders[kind]), "need": need, "n": need - len(p.spent)}


def chosen_power(p: Empire, side: int) -> BuildersToCup:
    """The power by which the owner chooses dice for the cup; at most one such tile exists for each kind of tile."""
    for power in p.powers.to_cup:
        if not power.all and power.acts_on(side):
            return power
    raise LookupError("no power lets the owner choose")
