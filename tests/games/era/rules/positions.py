"""Real positions of random games: some of every kind of question. Most of the games are made rich in between."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.era.rules.board import NOWHERE, WORMHOLES
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import alignment, phase, star, step
from orrery.games.era.rules.vocabulary.faction import FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELDS, MILITARY, SPIRITUALITY, TOP
from orrery.games.era.rules.vocabulary.letter import LETTERS, NO_TACTIC
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.options import Draws
from orrery.kernel.state import STEP_MASK

KEPT = 4  # positions of each kind, if nobody wants more
STS_SPIRITUALITY = 4


class Sample:
    """Real positions of random games, some of every kind of question in every phase."""

    def __init__(self, games: int, seed: str, kept: int = KEPT) -> None:
        self.kept = kept
        self.chance = Chance(key_of_seed(seed))
        self.kinds: dict[tuple[int, int, int], list[Flow]] = {}
        draws = Draws(ERA.options, {})
        for i in range(games):
            for s in game(draws.at(i), f"{seed}/{i}", i % 4 > 0):
                self._keep(s)
        self.all = [s for kept in self.kinds.values() for s in kept]

    def _keep(self, s: Flow) -> None:
        todo = s.seat.todo
        kept = self.kinds.setdefault((s.phase, todo[-1] & STEP_MASK if todo else -1, min(len(todo), 3)), [])
        if len(kept) < self.kept:
            kept.append(copy(s))
        elif self.chance.below(20) == 0:
            kept[self.chance.below(self.kept)] = copy(s)


def game(options: dict[str, str], seed: str, rich: bool) -> Iterator[Flow]:
    """A random game, position by position: nearly all but of moving, of that a few, and the end."""
    s = ERA.new(options, 1, key_of_seed(seed))
    assert isinstance(s, Flow)
    chance = Chance(key_of_seed(f"{seed}/player"))
    enriched = 0
    while s.open:
        if rich and s.round != enriched and s.seat.todo == [step.FLEETS] and chance.below(2):
            enriched = s.round
            enrich(s, chance)
        if s.phase != phase.MOVE or chance.below(4) == 0 or s.seat.todo[-1] & STEP_MASK > step.VIEW:
            yield s
        choices = s.open[0].choices
        s.apply(0, choices[chance.below(len(choices))])
    yield s


def enrich(s: Flow, chance: Chance) -> None:
    """As the player's fleets are arranged: other levels, more ships, stars and discs, war, discs of power."""
    for faction in range(FACTIONS):
        f = s.factions[faction]
        for field in range(FIELDS):
            most = s.highest(field) if faction == HUMAN else TOP
            if field == SPIRITUALITY and s.alignment_of(faction) == alignment.STS:
                most = STS_SPIRITUALITY
            f.levels[field] = min(most, max(f.levels[field], 1 + chance.below(TOP)))
        owed = sum(s.box.tactics_at[1 : f.levels[MILITARY] + 1])
        letters = [letter for letter in range(LETTERS) if f.tactics[letter] == NO_TACTIC]
        chance.shuffle(letters)
        while faction != FARMERS and letters and LETTERS - f.tactics.count(NO_TACTIC) < owed:
            f.tactics[letters.pop()] = 1 if faction == SLAVERS else 1 + chance.below(2)
    for at in s.layout.star_hexes:
        if s.owner[at] == NOBODY and chance.below(3) == 0:
            give_star(s, at, SLAVERS if chance.below(3) == 0 else HUMAN, 1 + chance.below(7))
    for faction in range(FACTIONS):
        more_ships(s, faction, chance)
    if chance.below(2):
        s.wars[SLAVERS] = True
    if s.alignment == alignment.STS and chance.below(3) == 0:
        s.wars[FARMERS] = True
    more = min(chance.below(4), s.slavers.track)
    s.slavers.track -= more
    s.robots.power += more
    s.reopen()
    if not s.open:
        s.advance(s.seat)
        s.run()


def give_star(s: Flow, at: int, faction: int, discs: int) -> None:
    discs = min(discs, s.factions[faction].track)
    if discs == 0:
        return
    s.counters[at] = star.NONE
    s.faces_seen[at] = s.relic_seen[at] = True
    if s.relics[at] >= 0 and not s.box.relics[s.relics[at]].lasting:
        s.relics[at] = -1
    s.owner[at] = faction
    s.discs[at] = discs
    s.factions[faction].track -= discs


def more_ships(s: Flow, faction: int, chance: Chance) -> None:
    """At own stars, at wormholes, and beside others."""
    f = s.factions[faction]
    places = [*s.star_hexes(), *WORMHOLES, *s.layout.asteroids, *s.layout.nebulae[:4]]
    for _ in range(chance.below(5)):
        free = s.box.miniatures - f.miniatures() - s.on_tile[faction]
        at = places[chance.below(len(places))]
        f.put_ships(at, f.loose[at] + min(free, 1 + chance.below(3)))
    for letter in range(LETTERS):
        if faction != FARMERS and f.fleet_at[letter] == NOWHERE and chance.below(4) == 0:
            f.put_fleet(letter, places[chance.below(len(places))], 1 + chance.below(12))


def copy(s: Flow) -> Flow:
    c = s.clone()
    assert isinstance(c, Flow)
    c.order, c.laid, c.relics_laid = c.order[:], c.laid[:], c.relics_laid[:]  # clones share them
    return c


__all__ = ["KEPT", "Sample", "copy", "enrich", "game"]
