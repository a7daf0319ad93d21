"""How a game with expansions runs: the flow of the base game, with the hooks that they change.

What a rule does stands in the packages beside this file, by what it belongs to; here is only which hook calls it.
"""

from __future__ import annotations

from typing import Any

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.state import Step

from ..checking.deal import deals_could_be
from ..content import Effect
from ..deal import rounds
from ..deal.market import Market
from ..flow import Flow
from ..looks import WORK_BITS
from ..objectives.checks import check_all, check_objectives, deal_objectives
from ..objectives.goals import Goals
from ..objectives.objective import MANAGE, REVEAL
from ..orb import rolling
from ..orb.soundness import check_orb
from ..pieces import COLOURS, DEVELOPMENT, NUMBER_SHIFT, REMOVE_SETTLER, SEAT_DICE, label, labels
from ..sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, rule_of
from ..state import Empire, Galaxy
from ..steps.manage import RESET_CREDITS, is_over
from ..supply import could_run_short
from ..talents import dice_among, hide_assigned, is_talent, take_back, talents_among
from ..vocabulary import phase, stage, step
from . import dollar
from .casualty import lose_settlers
from .completion import award_chips, offers_good, pay_pairs
from .discount import offer_discounts
from .exchange import lack, note_consumed
from .foresight import ask_after, remember_selecting
from .more import More
from .start_dice import give_start, start_fits
from .steps import ALL_STEPS
from .two_symbols import shift


class Expanded(Flow):
    """A game under way that is played with expansions."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.goals = Goals()

    # The slices: cloned, written and read with the rest.

    def blank(self, chance: Chance) -> Galaxy:
        return Expanded(chance)

    def step(self, number: int) -> Step[Any, Any]:
        return ALL_STEPS[number]

    def found(self, seat: int) -> Empire:
        p = Empire(seat)
        p.more = More()
        p.more.limit = self.box.deal.limit_start if self.box.sets & DEAL else self.box.most_credits
        if self.box.sets & ORB:
            rolling.lay_out(self, p)
        p.relearn(self.box)
        return p

    def clone(self) -> Galaxy:
        c = super().clone()
        c.market = self.market.clone()
        c.goals = self.goals.clone()
        for p in c.players:
            p.more = p.more.clone()
        return c

    def write(self, w: Writer) -> None:
        super().write(w)
        if self.box.sets == BASE:  # played by these rules, it is still the base game
            return
        for p in self.players:
            p.more.write(w)
        if self.box.sets & DEAL:
            self.market.write(w)
        if self.box.sets & OBJECTIVES:
            self.goals.write(w)

    def read_more(self, r: Reader) -> None:
        for p in self.players:
            p.more.read(r)
            check_orb(self.box, p)
            p.relearn(self.box)
        if self.box.sets & DEAL:
            self.market = Market()
            self.market.read(r)
        if self.box.sets & OBJECTIVES:
            self.goals.read(r)

    # What the rules of expansions change.

    def new_number(self, p: Empire) -> int:
        """Dice come and go: from the 257th on, the number of one that has gone."""
        if p.made < SEAT_DICE:
            return super().new_number(p)
        used = [False] * SEAT_DICE
        for die in p.dice():
            used[(die >> NUMBER_SHIFT) % SEAT_DICE] = True
        return used.index(False)

    def next_phase(self, which: int) -> None:
        """Reveal, or the phase before, is over, and powers have acted at its end: objectives are checked (D-28)."""
        if self.box.sets & OBJECTIVES:
            if which == phase.DOLLAR + 1 and self.box.sets & DEAL:
                check_all(self)
            else:
                check_objectives(self, REVEAL if which == phase.EXPLORE else which - 1)
        super().next_phase(which)

    def give_start(self, p: Empire) -> None:
        give_start(self, p)

    def start_fits(self, p: Empire) -> bool:
        return start_fits(self, p)

    def shift_workers(self) -> None:
        shift(self)

    def retire(self, p: Empire, die: int, to_cup: bool) -> None:
        """A dollar takes a worker back to the cup that has done its job in the phase it rolled (A-10, V-10)."""
        if is_talent(die):
            if self.listener is not None:
                self.say("talent_spent", p.seat, "A-28", {"die": label(die)})
            return
        dollar = self.box.work_looks[die & WORK_BITS] >= COLOURS
        super().retire(p, die, to_cup or dollar)
        if dollar and not to_cup and self.listener is not None:
            self.say("dollar", p.seat, rule_of(self.box.sets, "A-10", "V-10"), {"die": label(die)})

    def paid(self, p: Empire) -> None:
        """Credits of 0 become 1 at once (A-16); without Ambition in the Deal phase alone (V-54, D-1)."""
        if p.credits == 0 and (self.box.sets & AMBITION or self.stage == stage.DOLLAR):
            p.credits = RESET_CREDITS
            if self.listener is not None:
                rule = rule_of(self.box.sets, "A-16", "V-54")
                self.say("credit_reset", p.seat, rule, {"credits": RESET_CREDITS})

    def credit_limit(self, p: Empire) -> int:
        return p.more.limit

    def begin_assign(self) -> None:
        if self.box.sets & ORB:
            rolling.roll(self)
            if rolling.begin(self):
                return
        super().begin_assign()

    def bring_phases(self) -> None:
        remember_selecting(self)
        if self.box.sets & ORB:
            rolling.bring_phases(self)

    def asks_in_reveal(self, part: int) -> bool:
        return ask_after(self, part)

    def lacks_die(self, p: Empire, colour: int, world: int, to_cup: bool) -> None:
        lack(p, colour, world, to_cup)

    def carry_out(self, p: Empire, side: int, effect: Effect) -> None:
        if effect.kind == REMOVE_SETTLER:
            lose_settlers(p, side, effect.amount)

    def completes(self, p: Empire, kind: int) -> None:
        p.more.used = p.spent[:]
        p.more.less = 0

    def completed(self, p: Empire, side: int) -> None:
        pay_pairs(self, p, side)
        award_chips(self, p, side)
        if self.box.sets & OBJECTIVES:
            done = self.goals.developments if side & 1 == DEVELOPMENT else self.goals.worlds
            done[p.seat] += 1

    def asks_after_completion(self, p: Empire, side: int) -> bool:
        p.more.used = []
        return offers_good(self, p, side)

    def lacks_builders(self, p: Empire, kind: int) -> None:
        if p.powers.discounts:
            offer_discounts(self, p, kind)

    def end_powers(self, p: Empire, which: int) -> None:
        if not p.more.ended:
            super().end_powers(p, which)

    def shipped(self, p: Empire) -> None:
        p.more.shipped += 1
        if self.box.sets & OBJECTIVES:
            self.goals.shipped[p.seat] += 1

    def consumed(self, p: Empire, good: int, world: int) -> None:
        note_consumed(self, p, good, world)

    def give_assign_steps(self, p: Empire) -> None:
        super().give_assign_steps(p)
        if self.box.talents:
            p.todo.insert(p.todo.index(step.WILDS), step.TALENTS)

    def to_supply(self, die: int) -> None:
        if not is_talent(die):
            super().to_supply(die)

    def rest(self, p: Empire, die: int) -> None:
        if is_talent(die):
            p.more.talents += 1
        else:
            super().rest(p, die)

    def tell_back(self, p: Empire, key: str, rule: str, dice: list[int]) -> None:
        talents = talents_among(dice)
        if len(dice) > len(talents):
            super().tell_back(p, key, rule, dice_among(dice))
        if talents:
            self.say("talents_back", p.seat, "A-27" if key == "back_to_cup" else "A-28", {"dice": labels(talents)})

    def may_keep(self, p: Empire) -> list[int]:
        """A Talent goes to the supply, whatever a power does with settlers (D-46)."""
        return dice_among(p.spent)

    def hide_more(self, seat: int | None) -> None:
        if self.stage == stage.ASSIGN:
            for p in self.players:
                if p.seat != seat:
                    hide_assigned(p)

    def could_be(self, seat: int) -> bool:
        return self.stage != stage.DOLLAR or not self.box.sets & DEAL or deals_could_be(self, seat)

    def next_round(self) -> None:
        if self.box.sets & OBJECTIVES:
            check_objectives(self, MANAGE)
        if is_over(self):
            if self.box.sets & DEAL:
                rounds.end(self)
            for p in self.players:
                take_back(self, p)
        super().next_round()

    def takes_turns(self, which: int) -> bool:
        return could_run_short(self, which)

    # The $ phase (V-31), and what modules do at other times.

    def set_up_modules(self) -> None:
        if self.box.sets & DEAL:
            self.market = Market()
            rounds.set_up(self)
        if self.box.sets & OBJECTIVES:
            deal_objectives(self)

    def begin_round(self) -> None:
        if self.box.sets & DEAL:
            rounds.roll(self)

    def proceed(self) -> bool:
        if self.stage == stage.DOLLAR:
            dollar.go_on(self)
        elif self.stage == stage.INSTANT:
            if not rolling.go_on(self):
                super().begin_assign()
        else:
            return super().proceed()
        return True

    def begin_phase(self, which: int) -> None:
        for p in self.players:
            p.more.begin_phase()
        if which == phase.DOLLAR:
            dollar.begin(self)
        else:
            super().begin_phase(which)

    def start(self, p: Empire, which: int) -> None:
        if which == phase.DOLLAR:
            dollar.start(self, p)
            return
        if which == phase.SHIP and p.powers.deficits:
            p.todo.append(step.DEFICIT)
        super().start(p, which)

    def end_phase(self, which: int) -> None:
        if which == phase.DOLLAR and self.box.sets & DEAL:
            rounds.clean_up(self)
        super().end_phase(which)

    def leave(self, which: int) -> None:
        if which == phase.DOLLAR:  # no power acts at its end
            self.next_phase(which + 1)
        else:
            super().leave(which)

    def manage(self) -> None:
        if self.box.sets & DEAL:
            rounds.promote(self)
        super().manage()

    def pool_ran_out(self) -> bool:
        return self.pool == 0 or self.market.ending == 1
