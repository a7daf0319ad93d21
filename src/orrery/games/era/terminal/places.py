"""Hexes in words: those that can be chosen, put together, and all that is in one."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.era.rules.board import ADDRESSES, HEXES, NOWHERE, WORMHOLES
from orrery.games.era.rules.growth.stars import options_at, ships_needed
from orrery.games.era.rules.hidden import NO_RELIC, UNKNOWN_RELIC
from orrery.games.era.rules.movement.ranges import ranges_at
from orrery.games.era.rules.movement.reach import reach
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import star, verb
from orrery.games.era.rules.vocabulary.faction import FACTIONS, HUMAN, NOBODY
from orrery.games.era.rules.vocabulary.option import OPTION_KEYS
from orrery.games.era.rules.vocabulary.star import POPULATION, STAR_KEYS
from orrery.games.era.rules.vocabulary.terrain import STAR as STAR_HEX
from orrery.games.era.rules.vocabulary.terrain import TERRAIN_KEYS
from orrery.games.era.rules.vocabulary.verb import VERB_KEYS
from orrery.games.era.texts.places import DESTINATION
from orrery.games.era.texts.voice import EraVoice
from orrery.kernel.choice import Choice, Decision
from orrery.terminal.screen import Line

from . import fleets
from .map import tag_of
from .signs import Signs

GAP: Final = "  "
RELICS: Final = "relic:"  # what is typed before the hex of a relic


class Places:
    def __init__(self, voice: EraVoice) -> None:
        self.voice: Final = voice
        self.letters: Final = Signs(voice)

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"terminal.{key}", **params)

    # What can be chosen.

    def folded(self, s: Galaxy, decision: Decision, choices: list[Choice]) -> list[Line]:
        if decision.kind == DESTINATION:
            return self.destinations(s, choices)
        lines = []
        groups: dict[str, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(self.group_of(choice), []).append(choice)
        for key, found in groups.items():
            lead = self.say(f"folded.{key}", example=found[0].code)
            lines.append(Line(f"{lead} ", Text(GAP.join(self.item(s, choice) for choice in found))))
        return lines

    def group_of(self, choice: Choice) -> str:
        if choice.verb == verb.VIEW_OF:
            return "view" if choice.a < HEXES else "view_relic"
        return VERB_KEYS[choice.verb]

    def item(self, s: Galaxy, choice: Choice) -> str:
        """A hex with what is in it, or what else is typed."""
        typed = choice.code.partition(":")[2]
        at = choice.a - HEXES if typed.startswith(RELICS) else choice.a
        return typed + tag_of(s, at, self.letters) if typed.removeprefix(RELICS) in ADDRESSES else typed

    def destinations(self, s: Galaxy, choices: list[Choice]) -> list[Line]:
        """By what it costs to get there."""
        costs = costs_of(s)
        ranges = lifted_ranges(s)
        lines = []
        for cost in sorted({costs[choice.a] for choice in choices}):
            able = sum(left >= cost for left in ranges)
            key = "range" if able == len(ranges) else "range.some"
            items = [ADDRESSES[c.a] + tag_of(s, c.a, self.letters) for c in choices if costs[c.a] == cost]
            lines.append(Line(f"{self.say(key, cost=cost, n=able)} ", Text(GAP.join(items))))
        return lines

    # What is in a hex.

    def lies_at(self, s: Galaxy, at: int, names: list[str]) -> list[Line]:
        facts = [self.terrain(s, at), self.star(s, at, names)]
        if s.relics[at] != NO_RELIC:
            known = s.relics[at] != UNKNOWN_RELIC
            relic = self.voice.called("relic", s.box.relic_keys[s.relics[at]]) if known else ""
            facts.append(self.say("relic", relic=relic) if known else self.say("relic.unseen"))
        if at in WORMHOLES:
            facts.append(self.say("wormhole"))
        for faction in range(FACTIONS):
            if s.factions[faction].has_ships_at(at):
                facts.append(self.say("ships_of", name=names[faction], ships=fleets.here(s.factions[faction], at)))
        name = s.layout.names[at]
        place = self.voice.place(ADDRESSES[at], {ADDRESSES[at]: name} if name else None)
        return [Line(f"{place}: ", [Text(fact) for fact in facts if fact])]

    def terrain(self, s: Galaxy, at: int) -> str:
        if s.layout.terrain[at] == STAR_HEX and s.is_star(at):
            return ""
        return self.voice.word(f"terrain.{TERRAIN_KEYS[s.layout.terrain[at]]}")

    def star(self, s: Galaxy, at: int, names: list[str]) -> str:
        """Whose star it is or of which type, and what the player would need to take it."""
        if not s.is_star(at):
            return ""
        if s.owner[at] != NOBODY:
            key = "home_star" if at == s.home else "star_of"
            said = self.say(key, name=names[s.owner[at]], n=s.population(at))
        elif s.counters[at] == star.UNKNOWN:
            return self.say("star.unknown")
        else:
            said = self.say(f"star.{STAR_KEYS[s.counters[at]]}", n=POPULATION[s.counters[at]])
        ways = [
            self.say("needs", way=self.voice.word(f"way.{OPTION_KEYS[way]}"), n=ships_needed(s, HUMAN, at, way))
            for way in options_at(s, HUMAN, at)
        ]
        return f"{said} ({', '.join(ways)})" if ways else said


# Ships that the player has lifted.


def lifted_ranges(s: Galaxy) -> list[int]:
    """The ranges that they have left."""
    v = s.voyage
    if v.lifted >= HEXES:
        return [v.fleet_ranges[v.lifted - HEXES]]
    return ranges_at(v, v.lifted)


def costs_of(s: Galaxy) -> list[int]:
    """By hex what it costs them to get there."""
    v = s.voyage
    at = s.me.fleet_at[v.lifted - HEXES] if v.lifted >= HEXES else v.lifted
    return reach(s, HUMAN, at, max(lifted_ranges(s)))


def is_lifted(s: Galaxy) -> bool:
    return s.voyage.lifted != NOWHERE
