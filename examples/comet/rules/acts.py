"""What happens by itself, one small act after another: only here chance is used. Every act tells what it did."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act, acts_by_number, entry
from orrery.kernel.event import only, others

from .state import ACTS, COMET, OPEN, SURVEYED, VEILED, Sky
from .steps import AIM, SURVEY

NIGHT, ROLL, DUST, DRAW, TURN = range(5)


class Night(Act[Sky]):
    """C-3, and C-13: the end."""

    number = NIGHT

    def act(self, s: Sky, argument: int) -> None:
        if s.round == s.box.nights or OPEN not in s.signs:
            mine, its = s.scores()
            result = {"points": mine.total, "comet": its.total, "rank": mine.rank}
            s.say("won" if mine.wins else "lost", 0, "C-13", result)
            return
        s.round += 1
        s.say("night", -1, "C-3", {"night": s.round, "n": s.box.nights})
        s.plan(*[entry(ROLL, i == s.dice - 1) for i in range(s.dice)], entry(DRAW, s.box.draw), TURN, NIGHT)


class Roll(Act[Sky]):
    """C-3, and C-7: the last die of a night carries the tail."""

    number = ROLL

    def act(self, s: Sky, argument: int) -> None:
        sign = s.chance.below(len(s.signs))
        s.say("roll", COMET, "C-3", {"die": sign + 1, "sign": s.box.signs[sign]}, reveals=True)
        s.plan(entry(DUST, sign))
        if argument and s.long_tail:
            s.agenda.insert(-1, entry(DUST, (sign + 1) % len(s.signs)))


class Dust(Act[Sky]):
    """C-4 to C-6."""

    number = DUST

    def act(self, s: Sky, argument: int) -> None:
        told = {"sign": s.box.signs[argument]}
        if s.signs[argument] == SURVEYED:
            s.say("crossed", COMET, "C-5", told)
        elif s.signs[argument] == VEILED:
            s.fed += 1
            s.say("fed", COMET, "C-6", {**told, "points": s.box.feeds})
        elif s.dust[argument] + 1 < s.box.dust:
            s.dust[argument] += 1
            s.say("dust", COMET, "C-4", {**told, "n": s.dust[argument]})
        else:
            s.dust[argument] = 0
            s.signs[argument] = VEILED
            s.say("veil", COMET, "C-4", {**told, "worth": s.box.worth[argument]})


class Draw(Act[Sky]):
    """C-8."""

    number = DRAW

    def act(self, s: Sky, argument: int) -> None:
        p = s.keeper
        drawn: list[int] = []
        while len(drawn) < argument and len(p.hand) < s.box.most:
            if not s.deck:
                s.deck = [plate for plate, n in enumerate(s.exposed) for _ in range(n)]
                s.exposed = [0] * len(s.exposed)
                s.chance.shuffle(s.deck)
                s.say("shuffle", -1, "C-8", {"n": len(s.deck)})
            drawn.append(s.deck.pop())
            p.hand = sorted([*p.hand, drawn[-1]])
        if drawn:
            s.say("draw", 0, "C-8", {"plates": [s.box.filters[plate] for plate in drawn]}, only(0), reveals=True)
            s.say("draw_hidden", 0, "C-8", {"n": len(drawn)}, others(0))
        if len(drawn) < argument:
            s.say("hand_full", 0, "C-8", {"n": s.box.most})


class Turn(Act[Sky]):
    """C-9 and C-11: whether anything can be surveyed tonight, and if not, why."""

    number = TURN

    def act(self, s: Sky, argument: int) -> None:
        costs = [s.box.cost[i] for i, sign in enumerate(s.signs) if sign == OPEN]
        s.keeper.todo.append(AIM)
        if s.affordable():
            s.keeper.todo.append(SURVEY)
            s.say("turn", 0, "C-9", {"n": len(s.affordable())})
        elif costs:
            s.say("nothing_to_survey", 0, "C-11", {"least": min(costs), "plates": len(s.keeper.hand)})
        else:
            s.say("no_sign_open", 0, "C-11", {})


TABLE: Final = acts_by_number([Night(), Roll(), Dust(), Draw(), Turn()])
ACTS.extend(TABLE)
