"""Where the game stands and what each side has, in facts of a few words each."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.box.stories import ERA_KEYS
from orrery.games.era.rules.cards.prospects import prospects
from orrery.games.era.rules.hidden import NO_RELIC, UNKNOWN_CARD
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.scoring.final import scores
from orrery.games.era.rules.scoring.goals import goal_points
from orrery.games.era.rules.scoring.outlook import round_outlook
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import goal
from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from orrery.games.era.rules.vocabulary.faction import SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.era.texts.voice import EraVoice

from . import fleets

SECTIONS: Final = "AB"


class Sides:
    def __init__(self, voice: EraVoice) -> None:
        self.voice: Final = voice

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"terminal.{key}", **params)

    # Where the game stands.

    def title(self, s: Galaxy) -> str:
        if s.round == 0:
            return self.voice.word("phase.set_up").capitalize()
        alignment = self.voice.word(f"alignment.{ALIGNMENT_KEYS[s.box.eras.alignments[s.era]]}")
        told = {"story": self.voice.called("story", s.box.story_keys[s.story]), "alignment": alignment}
        phase = self.voice.word(f"phase.{PHASE_KEYS[s.phase]}")
        return self.say("title", round=s.round, rounds=ROUNDS, era=s.era + 1, phase=phase, **told)

    def order(self, s: Galaxy, names: list[str]) -> str:
        return " > ".join(names[faction] for faction in s.order)

    def story(self, s: Galaxy) -> list[str]:
        """What this era pays, and what this round would pay now."""
        key = s.box.story_keys[s.story]
        terms = self.voice.components[f"story_{key}"][ERA_KEYS[s.era]]
        outlook = round_outlook(s)
        now = outlook["alignment"] + sum(term["now"] for term in outlook["end"])
        return [self.voice.deeds(terms), self.say("round_now", n=now)]

    # The player.

    def player(self, s: Galaxy) -> list[str]:
        [score] = scores(s)
        facts = [self.voice.word("dp", n=s.total())]
        if s.round:
            rank = self.voice.word(f"rank.{score.rank}")
            facts.append(self.say("at_end", n=score.total, rank=rank))
        if s.people >= 0:
            key = s.box.people_keys[s.people]
            alignment = ALIGNMENT_KEYS[s.alignment]
            facts.append(f"{self.voice.side_name(key, alignment)} ({self.voice.word(f'alignment.{alignment}')})")
        if s.goal != goal.NONE:
            facts.append(self.say("goal", goal=self.voice.called("goal", s.box.goal_keys[s.goal]), n=goal_points(s)))
        if s.ascended:
            facts.append(self.say("ascended", n=s.ascended))
        if s.reserve_used:
            facts.append(self.say("reserve_used"))
        return facts

    def counters(self, s: Galaxy) -> list[str]:
        """The growth counters of this round that are still to be used."""
        keys = [key for number, key in enumerate(OVAL_KEYS) for _ in range(s.growth.ovals[number])]
        keys += [key for number, key in enumerate(SQUARE_KEYS) if s.growth.squares >> number & 1]
        return [self.voice.called("field" if key in FIELD_KEYS else "counter", key) for key in keys]

    def relics(self, s: Galaxy) -> list[str]:
        """The relics that the player has seen, where they lie."""
        seen = [at for at in range(len(s.relics)) if s.relics[at] > NO_RELIC]
        return [f"{ADDRESSES[at]} {self.voice.called('relic', s.box.relic_keys[s.relics[at]])}" for at in seen]

    # Cards.

    def cards(self, s: Galaxy) -> list[str]:
        """Each card in hand: what A needs and how far that is, and what A and B would bring."""
        found = [self.card(row) for row in prospects(s)]
        for number, card in enumerate(s.hand.played):
            section = SECTIONS[s.hand.sections[number]]
            found.append(self.say("played", card=self.card_name(s, card), section=section))
        if s.hand.top >= 0 and s.hand.top != UNKNOWN_CARD:
            found.append(self.say("on_top", card=self.card_name(s, s.hand.top)))
        return found

    def card_name(self, s: Galaxy, card: int) -> str:
        return self.voice.called("card", s.box.card_keys[card])

    def card(self, row: dict[str, Any]) -> str:
        first, second = row["a"], row["b"]
        parts = ", ".join(self.say(f"condition.{part['what']}", **part) for part in first["parts"])
        told = {"card": self.voice.called("card", row["card"]), "a": first["dp"], "b": second["dp"], "parts": parts}
        if not second["place"]:
            return self.say("card.none", **told)
        if not first["place"]:
            return self.say("card.only_b", **told)
        key = "card.holds" if first["holds"] else "card"
        return self.say(key, **told)

    # The automas.

    def automa(self, s: Galaxy, faction: int) -> list[str]:
        f = s.factions[faction]
        facts = [self.say("war" if s.wars[faction] else "peace"), self.say("ships", n=f.ships())]
        if faction == SLAVERS:
            facts.append(self.say("discs", n=s.box.discs - f.track - s.robots.power, power=s.robots.power))
        return facts + fleets.tactics(f, self.voice)

    def stars(self, s: Galaxy, faction: int) -> list[str]:
        """The stars of a faction with their population."""
        home = f" ({self.say('home')})"
        return [f"{ADDRESSES[at]} {s.population(at)}{home * (at == s.home)}" for at in s.stars_of(faction)]
