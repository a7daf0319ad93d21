"""What is destroyed in a battle: by the winner's choice of the losers' ships, then of the winner's own (E-94, E-95)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DESTROY, C_LOSE, C_TENS
from ..board import ADDRESSES
from ..era_step import EraStep
from ..scoring.story import on_ships_destroyed
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS
from .forcing import battle_about
from .groups import GROUPS, NO_GROUP, destroy, fleet_of, groups_of, next_group, ships_after, size_of, sizes_of
from .sides import losers, present

EVERYTHING: Final = 0  # places in C_DESTROY
NOTHING: Final = 1
SOME: Final = 2
MOST_LISTED: Final = 24  # numbers that are listed at once; of larger ones first the tens
TEN: Final = 10


class Destroy(Act[Galaxy]):
    """An automa has won: Farmers destroy nothing (E-231), Slavers everything (E-232)."""

    number = act.DESTROY

    def act(self, s: Galaxy, argument: int) -> None:
        b = s.battle
        if b.chooser == FARMERS:
            s.say("spares", FARMERS, "E-231", {"hex": ADDRESSES[b.at]})
            return
        destroy_all(s, "E-232")
        if b.lost == 0:
            s.say("none_destroyed", SLAVERS, "E-187", {"hex": ADDRESSES[b.at]})


def destroy_all(s: Galaxy, rule: str) -> None:
    side = losers(s.battle)
    for group in groups_of(s, side):
        destroy_losers(s, group, size_of(s, group), rule)


def destroy_losers(s: Galaxy, group: int, n: int, rule: str) -> None:
    s.battle.lost += n
    destroy(s, group, n, rule)
    if s.battle.winners >> HUMAN & 1 and n > 0:
        on_ships_destroyed(s, n)


class Choosing(EraStep):
    """A number of ships of one group after the other: all at once if it is small, otherwise tens and ones."""

    def list_numbers(self, s: Galaxy, least: int, most: int, out: list[Choice]) -> None:
        tens = s.battle.tens
        if tens >= 0:
            for n in range(max(least, TEN * tens), min(most, TEN * tens + TEN - 1) + 1):
                out.append(C_LOSE[n - TEN * tens])
        elif most <= MOST_LISTED:
            out.extend(C_LOSE[least : most + 1])
        else:
            out.extend(C_TENS[least // TEN : most // TEN + 1])

    def number_in(self, s: Galaxy, c: Choice) -> int:
        """The number that was chosen, or -1 while only its tens are."""
        b = s.battle
        if c.verb == verb.TENS:
            b.tens = c.a
            return -1
        n = c.a if b.tens < 0 else TEN * b.tens + c.a
        b.tens = -1
        return n

    def about_group(self, s: Galaxy, side: int) -> dict[str, Any]:
        b = s.battle
        told = {**battle_about(s), "tens": max(b.tens, 0) * TEN}
        group = next_group(s, side)
        if group != NO_GROUP:
            told["faction"] = FACTION_KEYS[group // GROUPS]
            told["fleet"] = fleet_of(group)
            told["n"] = size_of(s, group)
        return told


class Losses(Choosing):
    """The player has won: how many of the losers' ships are destroyed. First all, none or some, if they are in more
    than one group.
    """

    number = step.LOSSES
    kind = "losses"
    rule = "E-94"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        side = losers(s.battle)
        if p.todo[-1] >> STEP_BITS == 0 and len(groups_of(s, side)) > 1:
            out.extend(C_DESTROY)
            return
        group = next_group(s, side)
        if group != NO_GROUP:
            self.list_numbers(s, 0, size_of(s, group), out)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        b = s.battle
        if c.verb == verb.DESTROY:
            p.todo.pop()
            if c.a == EVERYTHING:
                destroy_all(s, "E-94")
            elif c.a == SOME:
                p.todo.append(step.LOSSES | 1 << STEP_BITS)
                return
        else:
            group = next_group(s, losers(b))
            n = self.number_in(s, c)
            if n < 0:
                return
            b.cursor = group
            destroy_losers(s, group, n, "E-94")
            if next_group(s, losers(b)) != NO_GROUP:
                p.todo[-1] = step.LOSSES | 1 << STEP_BITS
                return
            p.todo.pop()
        b.cursor = NO_GROUP
        if b.lost == 0 and s.listener is not None:
            s.say("spares", HUMAN, "E-94", {"hex": ADDRESSES[b.at]})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        b = s.battle
        return {**self.about_group(s, losers(b)), "crushing": b.crushing, "lost": b.lost}


class WinnersLose(Act[Galaxy]):
    """E-95: half of what the losers lost, unless the winners had 3 times as much. Then the losers leave (E-96)."""

    number = act.OWN_LOSSES

    def act(self, s: Galaxy, argument: int) -> None:
        b = s.battle
        beaten = present(s, losers(b))
        s.plan(*[entry(act.FALL_BACK, faction) for faction in beaten], entry(act.BATTLE_OVER))
        owed = 0 if b.crushing else min((b.lost + 1) // 2, sizes_of(s, b.winners))
        told = {"hex": ADDRESSES[b.at], "n": owed, "lost": b.lost}
        if owed == 0:
            s.say("crushing" if b.crushing else "no_own_losses", b.chooser, "E-95", told)
            return
        s.say("own_losses", b.chooser, "E-95", told)
        if b.chooser == HUMAN:
            b.owed = owed
            s.seat.todo.append(step.OWN_LOSSES)
            return
        lose_at_random(s, owed)
        if losers(b) >> HUMAN & 1:
            on_ships_destroyed(s, owed)


def lose_at_random(s: Galaxy, owed: int) -> None:
    """E-232: each ship of the winning side is equally likely."""
    groups = groups_of(s, s.battle.winners)
    left = [size_of(s, group) for group in groups]
    hit = [0] * len(groups)
    for _ in range(owed):
        one = s.chance.below(sum(left))
        i = 0
        while one >= left[i]:
            one -= left[i]
            i += 1
        left[i] -= 1
        hit[i] += 1
    for i in range(len(groups)):
        destroy(s, groups[i], hit[i], "E-95", True)


class OwnLosses(Choosing):
    """The player has won and chooses which ships of his side are destroyed."""

    number = step.OWN_LOSSES
    kind = "own_losses"
    rule = "E-95"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        b = s.battle
        group = next_group(s, b.winners)
        if b.owed > 0 and group != NO_GROUP:
            least = max(0, b.owed - ships_after(s, b.winners, group))
            self.list_numbers(s, least, min(size_of(s, group), b.owed), out)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        b = s.battle
        group = next_group(s, b.winners)
        n = self.number_in(s, c)
        if n < 0:
            return
        b.cursor = group
        b.owed -= n
        destroy(s, group, n, "E-95")
        if b.owed == 0:
            p.todo.pop()

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {**self.about_group(s, s.battle.winners), "owed": s.battle.owed}
