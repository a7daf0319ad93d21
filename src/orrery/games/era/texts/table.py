"""What lies on the table, in plain lines: sectors with their stars, ships, technologies, tracks, cards, score."""

from __future__ import annotations

from orrery.games.era.rules.board import ADDRESSES, CENTRE, HEXES, HOME, NOWHERE, SECTOR_OF
from orrery.games.era.rules.cards.prospects import prospects
from orrery.games.era.rules.faction import Faction
from orrery.games.era.rules.game import galaxy
from orrery.games.era.rules.growth.building import ships_of_track
from orrery.games.era.rules.growth.ways import NO_LIMIT, growth_limit
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.scoring.final import discs_off_track
from orrery.games.era.rules.state import ERA_ALIGNMENT, Galaxy
from orrery.games.era.rules.vocabulary import goal, phase, terrain
from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS, FACTIONS, FARMERS, HUMAN, SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS, LETTERS, NO_TACTIC, TACTIC_KEYS, D
from orrery.games.era.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.era.rules.vocabulary.star import STAR_KEYS, TYPES
from orrery.games.era.rules.vocabulary.terrain import TERRAIN_KEYS
from orrery.kernel.state import State

from .prospects import Prospects

SECTIONS = "ab"


class Table(Prospects):
    def lines(self, view: State, me: int | None) -> list[str]:
        """First what the player has, then the automas, then star by star."""
        s = galaxy(view)
        rows = [self.where(s), self.relations(s), self.score_line(s), *self.player(s), *self.cards(s)]
        rows += [self.automa_line(s, s.factions[automa]) for automa in (FARMERS, SLAVERS)]
        rows += [*self.tracks(s), *self.goal_lines(s)]
        for sector, key in ((HOME, "home"), (CENTRE, "centre")):
            tile = s.layout.centre_tile if sector == CENTRE else s.layout.home_tile
            rows.append(self.word(f"line.sector.{key}", name=self.called("tile", s.box.tile_keys[tile])))
            rows += [f"  {self.star(s, at)}" for at in s.star_hexes() if SECTOR_OF[at] == sector]
        return [*rows, self.elsewhere(s)]

    # Where the game stands.

    def where(self, s: Galaxy) -> str:
        """The round, the era, and what is played for."""
        told = {
            "story": self.called("story", s.box.story_keys[s.story]),
            "goal": self.word("value.goal.none") if s.goal == goal.NONE else self.goal_name(s),
            "difficulty": self.word(f"value.difficulty.{s.box.difficulties[s.difficulty].key}"),
        }
        if s.phase in (phase.SET_UP, phase.OVER):
            return self.word("line.set_up" if s.phase == phase.SET_UP else "line.over", **told)
        alignment = self.word(f"alignment.{ALIGNMENT_KEYS[ERA_ALIGNMENT[s.era]]}")
        now = self.word(f"phase.{PHASE_KEYS[s.phase]}")
        return self.word("line.round", n=s.round, rounds=ROUNDS, phase=now, alignment=alignment, **told)

    def goal_name(self, s: Galaxy) -> str:
        return self.called("goal", s.box.goal_keys[s.goal])

    def relations(self, s: Galaxy) -> str:
        """The turn order, and with whom the player is at war."""
        wars = [self.faction(FACTION_KEYS[other], "dat") for other in s.enemies(HUMAN)]
        said = self.word("line.wars", factions=self.texts.all_of(wars)) if wars else self.word("line.peace")
        return self.word("line.order", order=self.factions([FACTION_KEYS[f] for f in s.order]), wars=said)

    # The board.

    def star(self, s: Galaxy, at: int) -> str:
        """`ze5 Arcuturus: yours, population 3, ships: you 2, growth limit 4`."""
        said = [self.star_facts(s, at), *self.ships_said(s, at)]
        relic = s.relics[at]
        if s.owner[at] == HUMAN:
            limit = growth_limit(s, at)
            if limit != NO_LIMIT:
                said.append(self.word("line.limit", n=limit))
        if s.owner[at] != NOWHERE and s.blocked(s.owner[at], at):
            said.append(self.word("line.blocked"))
        told = {"place": f"{ADDRESSES[at]} {s.layout.names[at]}".rstrip(), "star": ", ".join(said)}
        if relic == -1:
            return self.word("line.star", **told)
        named = self.called("relic", s.box.relic_keys[relic]) if relic >= 0 else self.word("star.unknown")
        return self.word("line.star.relic", relic=named, **told)

    def elsewhere(self, s: Galaxy) -> str:
        """Ships where no star is."""
        found = []
        for at in range(HEXES):
            if not s.is_star(at) and (ships := self.ships_there(s, at)):
                kind = s.layout.terrain[at]
                key = "line.hex" if kind == terrain.EMPTY else "line.hex.terrain"
                name = self.word(f"terrain.{TERRAIN_KEYS[kind]}")
                found.append(self.word(key, hex=ADDRESSES[at], terrain=name, ships=ships))
        return self.word("line.elsewhere", ships="; ".join(found)) if found else self.word("line.elsewhere.none")

    # The factions.

    def levels(self, f: Faction) -> str:
        return ", ".join(
            self.word("line.level", field=self.field(key), n=f.levels[i]) for i, key in enumerate(FIELD_KEYS)
        )

    def player(self, s: Galaxy) -> list[str]:
        if s.people < 0:
            rows = [self.word("line.you.none", levels=self.levels(s.me))]
        else:
            alignment = ALIGNMENT_KEYS[s.alignment]
            people = self.side_name(s.box.people_keys[s.people], alignment)
            said = self.word(f"alignment.{alignment}")
            rows = [self.word("line.you", people=people, alignment=said, levels=self.levels(s.me))]
        if fleets := self.fleet_list(s, s.me):
            rows.append(self.word("line.fleets", fleets=", ".join(fleets)))
        free = s.box.track_value[discs_off_track(s)]
        rows.append(self.word("line.track", discs=s.me.track, free=free, ships=ships_of_track(s)))
        if s.ascended:
            rows.append(self.word("line.ascended", n=s.ascended))
        chosen = [OVAL_KEYS[i] for i, n in enumerate(s.growth.ovals) for _ in range(n)]
        chosen += [key for i, key in enumerate(SQUARE_KEYS) if s.growth.squares >> i & 1]
        return [*rows, self.word("line.counters", counters=self.counters(chosen))] if chosen else rows

    def fleet_list(self, s: Galaxy, f: Faction) -> list[str]:
        """`A x2 5 at he5`; of the Slavers a hidden letter is a question mark."""
        found = []
        for letter in range(LETTERS):
            at = f.fleet_at[letter]
            key = LETTER_KEYS[letter].upper()
            side = "" if f.tactics[letter] == NO_TACTIC else self.tactic(TACTIC_KEYS[f.tactics[letter]])
            told = {"letter": key, "side": side, "n": f.fleet_size[letter]}
            hidden = f.number == SLAVERS and letter != D and not f.shown[letter]
            if at != NOWHERE:
                which = "hidden_fleet" if hidden else "fleet.tactic" if side else "fleet"
                found.append(self.word(f"line.{which}", hex=ADDRESSES[at], **told))
            if side and (hidden or at == NOWHERE):
                found.append(self.word("line.fleet.unseen" if hidden else "line.fleet.supply", **told))
        return found

    def automa_line(self, s: Galaxy, f: Faction) -> str:
        ships = self.word("line.automa.ships", n=f.ships())
        if fleets := self.fleet_list(s, f):
            ships = self.word("line.automa.fleets", ships=ships, fleets=", ".join(fleets))
        return self.word(
            "line.automa", name=self.word(f"rival.{FACTION_KEYS[f.number]}"), levels=self.levels(f), ships=ships
        )

    def tracks(self, s: Galaxy) -> list[str]:
        """The power track, and what the automas rolled for their growth."""
        rows = [self.word("line.power", n=s.robots.power, left=s.slavers.track)]
        dice = [
            self.word("line.die", name=self.word(f"rival.{FACTION_KEYS[automa]}"), die=s.robots.growth[automa])
            for automa in range(1, FACTIONS)
            if s.robots.growth[automa]
        ]
        return [*rows, self.word("line.dice", dice=", ".join(dice))] if dice else rows

    def goal_lines(self, s: Galaxy) -> list[str]:
        """What the goal counts besides what lies on the board."""
        if s.goal == goal.LEADERSHIP:
            return [self.word("line.on_tile", mine=s.on_tile[HUMAN], theirs=s.on_tile[SLAVERS])]
        if s.goal != goal.DISCOVERY:
            return []
        kept = [
            self.word(
                "line.kept.type",
                type=self.word(f"star.{key}"),
                mine=s.kept[HUMAN * TYPES + kind],
                theirs=s.kept[SLAVERS * TYPES + kind],
            )
            for kind, key in enumerate(STAR_KEYS)
        ]
        return [self.word("line.kept", kept="; ".join(kept))]

    # Cards and score.

    def cards(self, s: Galaxy) -> list[str]:
        """What each card would bring now, and how far its condition is."""
        held = []
        for row in prospects(s):
            parts = [
                self.word("line.card.part", what=self.word(f"need.{part['what']}"), n=part["n"], needed=part["needed"])
                for part in row["a"]["parts"]
            ]
            figures = {key: self.word("dp", n=row[key]["dp"]) for key in SECTIONS}
            held.append(
                self.word("line.card", card=self.called("card", row["card"]), parts=", ".join(parts), **figures)
            )
        keys = s.box.card_keys
        played = [
            self.word("line.card.played", card=self.called("card", keys[card]), section=SECTIONS[section].upper())
            for card, section in zip(s.hand.played, s.hand.sections, strict=True)
        ]
        nothing = self.word("nothing")
        return [self.word("line.cards", cards="; ".join(held) or nothing, played=", ".join(played) or nothing)]

    def score_line(self, s: Galaxy) -> str:
        score = s.scores()[0]
        parts = ", ".join(self.part(part) for part in score.parts) or self.word("nothing")
        rank = self.word(f"rank.{score.rank}")
        return self.word("line.score", total=s.total(), after=score.total, parts=parts, rank=rank)
