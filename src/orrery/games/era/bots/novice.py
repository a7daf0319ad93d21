"""A beginner: goes to the nearest star, takes what can be taken, follows no plan, and sometimes does not think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.bots.bot import Bot
from orrery.games.era.rules.alphabet import C_DESTROY, C_DONE, C_LIFT, C_OVAL, C_PASS, C_STAND
from orrery.games.era.rules.board import DISTANCE, HEXES
from orrery.games.era.rules.cards.counting import SECTION_A
from orrery.games.era.rules.combat.losses import EVERYTHING
from orrery.games.era.rules.game import galaxy
from orrery.games.era.rules.growth.gaining import takeable
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import verb
from orrery.games.era.rules.vocabulary.counter import BUILD, GAIN, GROW, RESEARCH
from orrery.games.era.rules.vocabulary.field import FIELDS
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

THOUGHTLESS: Final = 8  # one answer in so many is given without thinking
FORGETFUL: Final = 3  # what one need not do is remembered once in so many times
GOING: Final = {"gain", "more_stars", "learn", "take_level", "trade", "grow_bonus", "keep_people", "side"}


class Novice(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        choices = decision.choices
        kind = decision.kind
        if self.chance.below(THOUGHTLESS) == 0:
            return self.any_of(choices)
        if kind == "moves":
            return self.lift(galaxy(look()), choices)
        if kind == "destination":
            return self.nearest_star(galaxy(look()), choices)
        if kind in ("ovals", "more_ovals"):
            return self.oval(galaxy(look()), decision)
        if kind == "squares":
            return self.any_of([choice for choice in choices if choice.verb == verb.SQUARE and choice.a < FIELDS])
        if kind == "grow_turn":
            return next((choice for choice in choices if choice.verb in (verb.OVAL, verb.TAKE)), C_DONE)
        if kind in ("place_number", "own_losses"):
            return choices[-1]
        if kind == "card_window":
            return self.card(galaxy(look()), choices)
        if kind == "retreat":
            return C_STAND
        if kind == "losses":
            return C_DESTROY[EVERYTHING] if C_DESTROY[EVERYTHING] in choices else choices[-1]
        return self.whatever(kind, choices)

    def any_of(self, choices: list[Choice]) -> Choice:
        return choices[self.chance.below(len(choices))]

    def whatever(self, kind: str, choices: list[Choice]) -> Choice:
        """What has to be done, anyhow; what need not be done is often forgotten."""
        for none in (C_DONE, C_PASS):
            if none in choices:
                if kind not in GOING and self.chance.below(FORGETFUL):
                    return none
                if kind in GOING:
                    useful = [choice for choice in choices if choice.verb in (verb.LEARN, verb.ASK, verb.TAKE)]
                    return self.any_of(useful or [none])
                return none
        return self.any_of(choices)

    def lift(self, s: Galaxy, choices: list[Choice]) -> Choice:
        """Ships that stand at no star that could be taken."""
        idle = [
            choice
            for choice in choices
            if choice.verb == verb.LIFT and choice.a < HEXES and not s.is_neutral(choice.a) and choice in C_LIFT
        ]
        return self.any_of(idle) if idle else C_DONE

    def nearest_star(self, s: Galaxy, choices: list[Choice]) -> Choice:
        """One ship at a time, to a neutral star if one is in reach; otherwise towards one."""
        only = [choice for choice in choices if choice.verb == verb.ONLY]
        if only:
            return only[0]
        free = [at for at in s.star_hexes() if s.is_neutral(at) and not s.me.has_ships_at(at)]
        if not free:
            return self.any_of(choices)
        return min(choices, key=lambda choice: min(DISTANCE[choice.a][at] for at in free))

    def oval(self, s: Galaxy, decision: Decision) -> Choice:
        """A star if there is one to take; otherwise whatever sounds good. Nothing that costs points."""
        if decision.kind == "more_ovals":
            return C_DONE
        wanted = [C_OVAL[oval] for oval in (GROW, BUILD, RESEARCH) if C_OVAL[oval] in decision.choices]
        if C_OVAL[GAIN] in decision.choices and len(takeable(s)) > s.growth.selected[GAIN]:
            return C_OVAL[GAIN]
        return self.any_of(wanted)

    def card(self, s: Galaxy, choices: list[Choice]) -> Choice:
        """For A when it can be; otherwise at the end."""
        for choice in choices:
            if choice.verb == verb.PLAY and (choice.b == SECTION_A or s.round == ROUNDS):
                return choice
        return C_PASS
