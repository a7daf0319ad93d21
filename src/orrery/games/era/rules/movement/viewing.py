"""Remote views: one hidden thing is seen from afar (E-75 to E-77).

What is seen has a number: the hex of a star counter; HEXES and the hex of a relic; FLEET_SEEN and the place of a fleet
among those of the Slavers with hidden letters, by hex and size; CARD_SEEN.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_VIEW_OF
from ..board import ADDRESSES, HEXES, NOWHERE
from ..era_step import EraStep
from ..hidden import hidden_fleets, hidden_letters
from ..state import Galaxy, Seat
from ..vocabulary import act, relic_kind, step, verb
from ..vocabulary.faction import FACTION_KEYS, HUMAN, SLAVERS
from ..vocabulary.field import SPIRITUALITY
from ..vocabulary.letter import LETTER_KEYS, LETTERS
from .gates import owned_relic
from .scouting import is_hidden, is_relic_hidden, is_star_hidden, see_relic, see_star

FLEET_SEEN: Final = 2 * HEXES
CARD_SEEN: Final = FLEET_SEEN + LETTERS
PYRAMID_VIEWS: Final = 1  # E-77


def views_left(s: Galaxy) -> int:
    """By Spirituality (E-75)."""
    return s.box.views[s.me.levels[SPIRITUALITY]] - s.voyage.views


def extra_left(s: Galaxy) -> int:
    """Of the Ancient Pyramids (E-77)."""
    if owned_relic(s, HUMAN, relic_kind.PYRAMIDS) == NOWHERE:
        return 0
    return PYRAMID_VIEWS - s.voyage.views_extra


def sees_fleets(s: Galaxy) -> bool:
    """E-76: whether the Slavers' Spirituality is lower."""
    return s.slavers.levels[SPIRITUALITY] < s.me.levels[SPIRITUALITY]


def views(s: Galaxy) -> list[int]:
    """What can be seen now, by number."""
    left = views_left(s) > 0
    extra = extra_left(s) > 0
    found: list[int] = []
    if not left and not extra:
        return found
    for at in s.layout.star_hexes:
        if is_star_hidden(s, at):
            found.append(at)
    for at in s.layout.star_hexes:
        if is_relic_hidden(s, at):
            found.append(HEXES + at)
    if extra or sees_fleets(s):
        fleets = hidden_fleets(s.slavers)
        for n in range(len(fleets)):
            if n == 0 or fleets[n] != fleets[n - 1]:  # alike in hex and size: they are one choice
                found.append(FLEET_SEEN + n)
    if s.hand.deck and s.hand.top < 0:
        found.append(CARD_SEEN)
    return found


def has_views(s: Galaxy) -> bool:
    """Whether there is anything to see now."""
    if views_left(s) <= 0 and extra_left(s) <= 0:
        return False
    if s.hand.deck and s.hand.top < 0:
        return True
    for at in s.layout.star_hexes:
        if is_hidden(s, at):
            return True
    return (sees_fleets(s) or extra_left(s) > 0) and len(hidden_fleets(s.slavers)) > 0


class LookAt(EraStep):
    """E-76: what is seen."""

    number = step.VIEW
    kind = "view"
    rule = "E-76"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for seen in views(s):
            out.append(C_VIEW_OF[seen])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        of_fleet = FLEET_SEEN <= c.a < CARD_SEEN
        if views_left(s) > 0 and (not of_fleet or sees_fleets(s)):
            s.voyage.views += 1
        else:
            s.voyage.views_extra += 1
        s.soon(entry(act.VIEW, c.a))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        fleets = [{"hex": ADDRESSES[at], "n": size} for at, size in hidden_fleets(s.slavers)]
        return {"n": max(0, views_left(s)) + extra_left(s), "fleets": fleets}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.VIEW_OF:
            return
        if c.a < HEXES:
            out.append(Refusal("nothing_hidden", "E-76", {"hex": ADDRESSES[c.a]}))
        elif c.a < FLEET_SEEN:
            out.append(Refusal("nothing_hidden", "E-76", {"hex": ADDRESSES[c.a - HEXES]}))
        elif c.a == CARD_SEEN:
            out.append(Refusal("card_known", "E-76"))
        elif sees_fleets(s) or c.a - FLEET_SEEN >= len(hidden_fleets(s.slavers)):
            out.append(Refusal("no_hidden_fleet", "E-76"))
        else:
            out.append(too_spiritual(s))


def too_spiritual(s: Galaxy) -> Refusal:
    told = {"faction": FACTION_KEYS[SLAVERS], "level": s.slavers.levels[SPIRITUALITY]}
    return Refusal("too_spiritual", "E-76", told)


class View(Act[Galaxy]):
    """Something is seen. Of fleets alike in hex and size it is one at random, as is the top card of the deck."""

    number = act.VIEW

    def act(self, s: Galaxy, argument: int) -> None:
        if argument < HEXES:
            see_star(s, argument, "E-76")
        elif argument < FLEET_SEEN:
            see_relic(s, argument - HEXES, "E-76")
        elif argument < CARD_SEEN:
            see_fleet(s, argument - FLEET_SEEN)
        else:
            s.hand.top = s.hand.deck[s.chance.below(len(s.hand.deck))]
            if s.listener is not None:
                s.say("card_seen", HUMAN, "E-76", {"card": s.box.card_keys[s.hand.top]}, reveals=True)
        s.resume()


def see_fleet(s: Galaxy, place: int) -> None:
    slavers = s.slavers
    at, size = hidden_fleets(slavers)[place]
    alike = [
        letter
        for letter in hidden_letters(slavers)
        if slavers.fleet_at[letter] == at and slavers.fleet_size[letter] == size
    ]
    letter = alike[s.chance.below(len(alike))] if len(alike) > 1 else alike[0]
    slavers.shown[letter] = True
    if s.listener is not None:
        told = {"faction": FACTION_KEYS[SLAVERS], "fleet": LETTER_KEYS[letter], "hex": ADDRESSES[at], "n": size}
        s.say("fleet_seen", HUMAN, "E-76", told, reveals=True)
