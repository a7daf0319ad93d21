"""What would come of a choice, in a few words: what lies there, what it costs, how many ships are needed."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import ADDRESSES, HEXES
from orrery.games.era.rules.cards.prospects import prospects
from orrery.games.era.rules.combat.ray import hidden_sizes
from orrery.games.era.rules.game import galaxy
from orrery.games.era.rules.growth.building import ships_built
from orrery.games.era.rules.growth.gaining import takeable
from orrery.games.era.rules.growth.growing import bonus_discs, growing_stars
from orrery.games.era.rules.growth.ways import population_placed, ships_needed, strength_at
from orrery.games.era.rules.movement.ranges import ranges_at
from orrery.games.era.rules.movement.reach import OUT, is_unlimited, reach
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.trading.peace import peace_most
from orrery.games.era.rules.trading.terms import trade_most
from orrery.games.era.rules.vocabulary import counter, option, star, terrain, verb
from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN
from orrery.games.era.rules.vocabulary.field import FIELDS, TOP
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS
from orrery.games.era.rules.vocabulary.sentence import SENTENCE_KEYS
from orrery.games.era.rules.vocabulary.star import STAR_KEYS
from orrery.games.era.rules.vocabulary.terrain import TERRAIN_KEYS
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .answers import HIT_HIDDEN, SEEN, Answers
from .words import Row

GOING: Final = (verb.TO, verb.FIGHT, verb.RAY, verb.SCOUT, verb.REGROUP, verb.HOME, verb.PLACE)


class Prospects(Answers):
    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        s = galaxy(view)
        does, at = choice.verb, choice.a
        if does == verb.TO and decision.kind == "destination":
            return ", ".join(filter(None, [self.lies_there(s, at), self._cost(s, at)]))
        if does in GOING or (does == verb.VIEW_OF and at < SEEN):
            return self.lies_there(s, at % HEXES)
        if does == verb.TAKE:
            return self._take(s, at, choice.b)
        if does in (verb.LIFT, verb.MELT, verb.GIVE):
            return self._lifted(s, at)
        if does == verb.BONUS:
            return self.word("gain.grow", n=s.population(at), next=s.population(at) + 1)
        if does == verb.LEAVE:
            return self.word("gain.stays", n=s.population(at))
        if does == verb.FROM:
            return self.word("gain.discs", n=s.discs[at])
        if does in (verb.FIELD, verb.SQUARE, verb.LEARN):
            return self._field(s, choice)
        if does == verb.OVAL:
            return self._oval(s, at)
        if does in (verb.PEACE, verb.ASK):
            return self.most(peace_most(s, at) if does == verb.PEACE else trade_most(s, at))
        if does == verb.PLAY:
            return self._card(s, choice)
        if does == verb.SIDE:
            return self.people_start(s.box.people_keys[s.people], ALIGNMENT_KEYS[at])
        if does == verb.KEEP:
            return "; ".join(self._side(s.box.people_keys[at], alignment) for alignment in ALIGNMENT_KEYS)
        return self._in_question(view, decision, choice)

    def _side(self, people: str, alignment: str) -> str:
        """`STO Robotics 2`."""
        start = self.people_start(people, alignment)
        side = self.word(f"alignment.{alignment}")
        return self.word("gain.side" if start else "gain.side.usual", side=side, start=start)

    # What lies in a hex.

    def lies_there(self, s: Galaxy, at: int) -> str:
        """`Apu, yours, population 3, ships: you 2`."""
        said = [self.star_there(s, at)] if s.is_star(at) else []
        if not said and s.layout.terrain[at] != terrain.EMPTY:
            said = [self.word(f"terrain.{TERRAIN_KEYS[s.layout.terrain[at]]}")]
        return ", ".join([*said, *self.ships_said(s, at)])

    def star_there(self, s: Galaxy, at: int) -> str:
        """`Apu, yours, population 3`."""
        return f"{s.layout.names[at] or ADDRESSES[at]}, {self.star_facts(s, at)}"

    def star_facts(self, s: Galaxy, at: int) -> str:
        """`yours, population 3`."""
        owner = s.owner[at]
        n = s.population(at)
        if owner == HUMAN:
            return self.word("gain.home" if at == s.home else "gain.yours", n=n)
        if owner >= 0:
            return self.word("gain.theirs", owner=self.faction(FACTION_KEYS[owner], "nom"), n=n)
        kind = s.counters[at]
        return self.word("star.unknown" if kind == star.UNKNOWN else f"star.{STAR_KEYS[kind]}")

    def ships_said(self, s: Galaxy, at: int) -> list[str]:
        """`ships: you 2`, or nothing."""
        ships = self.ships_there(s, at)
        return [self.word("gain.there", ships=ships)] if ships else []

    def ships_there(self, s: Galaxy, at: int) -> str:
        """`you 2, the Slavers 6`."""
        said = []
        for number in range(FACTIONS):
            if n := s.factions[number].ships_at(at):
                who = self.word("gain.you") if number == HUMAN else self.word(f"rival.{FACTION_KEYS[number]}")
                said.append(self.word("gain.ships", who=who, n=n))
        return ", ".join(said)

    # Movement.

    def _cost(self, s: Galaxy, to: int) -> str:
        v = s.voyage
        if is_unlimited(s, HUMAN):
            return ""
        if v.lifted >= HEXES:
            at, most = s.me.fleet_at[v.lifted - HEXES], v.fleet_ranges[v.lifted - HEXES]
        else:
            at, most = v.lifted, ranges_at(v, v.lifted)[-1]
        cost = reach(s, HUMAN, at, most)[to]
        return "" if cost == OUT else self.word("gain.cost", n=cost, range=most)

    def _lifted(self, s: Galaxy, at: int) -> str:
        """How many ships, and how far they get."""
        if at >= HEXES:
            letter = at - HEXES
            n, ranges = s.me.fleet_size[letter], [s.voyage.fleet_ranges[letter]]
        else:
            n, ranges = s.me.loose[at], ranges_at(s.voyage, at)
        said = self.ships(n)
        if s.voyage.sailing and ranges and max(ranges):
            said = self.word("gain.range", n=n, range=self.range_said(ranges))
        star_name = s.layout.names[at] if at < HEXES else ""
        return self.word("gain.from", star=star_name, says=said) if star_name else said

    # Growth.

    def _take(self, s: Galaxy, at: int, way: int) -> str:
        if way == option.ADVANCE or s.counters[at] == star.UNKNOWN:
            return self.star_there(s, at)
        needed = ships_needed(s, HUMAN, at, way)
        figures = {"n": strength_at(s, HUMAN, at, way), "needed": needed}
        discs = self.discs(population_placed(s, HUMAN, at, way))
        return f"{self.star_there(s, at)}, {self.word('gain.needed', discs=discs, **figures)}"

    def _field(self, s: Galaxy, choice: Choice) -> str:
        if choice.verb == verb.SQUARE and choice.a >= FIELDS:
            return self.word("gain.number", n=s.order.index(HUMAN) + 1)
        field = choice.b if choice.verb == verb.LEARN else choice.a
        level = s.me.levels[field]
        if choice.verb == verb.LEARN:
            return self.word("gain.level.from", level=level, theirs=s.level(choice.a, field))
        if level >= TOP:
            return self.word("gain.level.top", level=level)
        return self.word("gain.level", level=level, next=level + 1)

    def _oval(self, s: Galaxy, oval: int) -> str:
        if oval == counter.GROW:
            return self.word("gain.growing", n=len(growing_stars(s)), bonus=bonus_discs(s))
        if oval == counter.GAIN:
            return self.word("gain.stars", n=len(takeable(s)))
        if oval == counter.BUILD:
            return self.ships(ships_built(s))
        if oval == counter.SWITCH:
            return self.word("gain.turns", alignment=self.word(f"alignment.{ALIGNMENT_KEYS[1 - s.alignment]}"))
        return ""

    def _card(self, s: Galaxy, choice: Choice) -> str:
        for row in prospects(s):
            if row["card"] == s.box.card_keys[choice.a]:
                works = choice.b == 0 and row["a"]["works"]
                dp = row["ab"[choice.b]]["dp"]
                return self.word("gain.card.works" if works else "gain.card", dp=dp)
        return ""

    # What the question itself tells.

    def _in_question(self, view: State, decision: Decision, choice: Choice) -> str:
        about: Row = view.about(decision.seat)
        does = choice.verb
        s = galaxy(view)
        if does == verb.LOSE and decision.kind == "losses":
            lost = about["lost"] + about["tens"] + choice.a
            n = 0 if about["crushing"] else (lost + 1) // 2
            return self.word("gain.own_loss", n=n) if n else self.word("gain.own_loss.none")
        if does == verb.CANCEL:
            kind = SENTENCE_KEYS[choice.b]
            said = [row for row in about.get(FACTION_KEYS[choice.a], []) if row["kind"] == kind]
            return self.sentence(said[0]) if said else ""
        if does == verb.VIEW_OF and choice.a - SEEN < len(about["fleets"]):
            row = about["fleets"][choice.a - SEEN]
            return self.word("gain.at", hex=row["hex"], ships=self.ships(row["n"]))
        if does == verb.HIT and choice.a >= HIT_HIDDEN:
            at = ADDRESSES.index(about["hex"])
            return self.ships(hidden_sizes(s, at)[choice.a - HIT_HIDDEN])
        if does == verb.FORM and s.me.fleet_size[choice.a]:
            return self.word("gain.size", ships=self.ships(s.me.fleet_size[choice.a]))
        if does == verb.SWAP:
            sizes = [f"{LETTER_KEYS[letter].upper()} {s.me.fleet_size[letter]}" for letter in (choice.a, choice.b)]
            return ", ".join(sizes)
        return ""
