"""Scouting: what lies under the player's ships, or is seen from afar (E-73, E-74, E-76)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..board import ADDRESSES, HEXES
from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.faction import HUMAN
from ..vocabulary.star import NONE, STAR_KEYS

NO_RELIC = -1


def is_star_hidden(s: Galaxy, at: int) -> bool:
    """Whether a star counter lies there that the player has not seen."""
    return s.counters[at] != NONE and not s.faces_seen[at]


def is_relic_hidden(s: Galaxy, at: int) -> bool:
    return s.relics[at] != NO_RELIC and not s.relic_seen[at]


def is_hidden(s: Galaxy, at: int) -> bool:
    return is_star_hidden(s, at) or is_relic_hidden(s, at)


def scout(s: Galaxy, at: int, rule: str = "E-73") -> None:
    """The player sees what lies in a hex; nothing happens in a view, which does not know it."""
    see_star(s, at, rule)
    see_relic(s, at, rule)


def see_star(s: Galaxy, at: int, rule: str) -> None:
    if s.counters[at] >= 0 and not s.faces_seen[at]:
        s.faces_seen[at] = True
        if s.listener is not None:
            s.say("star_seen", HUMAN, rule, {"hex": ADDRESSES[at], "star": STAR_KEYS[s.counters[at]]}, reveals=True)


def see_relic(s: Galaxy, at: int, rule: str) -> None:
    if s.relics[at] >= 0 and not s.relic_seen[at]:
        s.relic_seen[at] = True
        if s.listener is not None:
            told = {"hex": ADDRESSES[at], "relic": s.box.relic_keys[s.relics[at]]}
            s.say("relic_seen", HUMAN, rule, told, reveals=True)


class Scout(Act[Galaxy]):
    """A ship looks before the movement is over (E-73), or ships have retreated (E-74)."""

    number = act.SCOUT

    def act(self, s: Galaxy, argument: int) -> None:
        scout(s, argument % HEXES, "E-73" if argument < HEXES else "E-74")
        s.resume()


class Land(Act[Galaxy]):
    """The movement is over: what lies under the player's ships is seen (E-73)."""

    number = act.LAND

    def act(self, s: Galaxy, argument: int) -> None:
        v = s.voyage
        v.sailing = False
        v.ranges = []
        v.fleet_ranges = [0] * len(v.fleet_ranges)
        v.dart = 0
        v.nebula_range = 0
        v.regrouped = []
        places = s.me.places()
        found = [at for at in places if is_hidden(s, at)]
        s.say("moved", HUMAN, "E-73", {"n": len(found)})
        for at in found:
            scout(s, at)
