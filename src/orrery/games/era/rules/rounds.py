"""The round: its phases in their order (E-42 to E-47, E-102, E-255). What happens in each stands in its folder."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry

from .slices import Battle, Folk, Growth, Ledger, Voyage
from .state import ERA_ALIGNMENT, ERA_OF_ROUND, Galaxy
from .vocabulary import act, phase
from .vocabulary.alignment import ALIGNMENT_KEYS
from .vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN, NOBODY

ROUNDS = 8


class Round(Act[Galaxy]):
    """A round begins (E-42, E-43); what can be done once a round can be done again (E-47)."""

    number = act.ROUND

    def act(self, s: Galaxy, argument: int) -> None:
        s.round += 1
        s.phase = phase.START
        s.active = NOBODY
        s.voyage = Voyage()
        s.battle = Battle()
        s.growth = Growth()
        s.ledger = Ledger()
        s.folk = Folk()
        s.robots.movement = [0] * FACTIONS
        s.robots.growth = [0] * FACTIONS
        s.robots.field = -1
        s.robots.cancelled = 0
        s.robots.ray_used = False
        era = ERA_OF_ROUND[s.round]
        if s.listener is not None:
            told = {"n": s.round, "era": era + 1, "alignment": ALIGNMENT_KEYS[ERA_ALIGNMENT[era]]}
            s.say("round", -1, "E-42", told)
        s.plan(
            entry(act.CARDS_AT_START),
            *[entry(act.MOVE_TURN, faction) for faction in s.order],
            entry(act.SELECT),
            entry(act.ROLL_GROWTH),
            entry(act.SWITCH),
            entry(act.ORDER),
            entry(act.GROWTH_TURNS),
            entry(act.TRADE),
            entry(act.TRADE_OVER),
            entry(act.SCORE),
            entry(act.END_OF_ROUND),
            entry(act.ROUND if s.round < ROUNDS else act.FINAL),
        )


class MoveTurn(Act[Galaxy]):
    """One faction moves and fights (E-46); the automas do not in round 1 (E-213)."""

    number = act.MOVE_TURN

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.MOVE
        s.active = argument
        if argument == HUMAN:
            s.say("turn", HUMAN, "E-46", {})
            s.plan(entry(act.MOVE), entry(act.BATTLES, HUMAN))
        elif s.round == 1:
            s.say("stays", argument, "E-213", {})
        else:
            s.say("turn", argument, "E-214", {})
            s.plan(entry(act.AUTOMA_MOVE, argument), entry(act.BATTLES, argument))


class GrowthTurns(Act[Galaxy]):
    """Step 4 of the growth phase: faction by faction in the new turn order (E-102)."""

    number = act.GROWTH_TURNS

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.GROWTH
        if s.listener is not None:
            s.say("growth_turns", -1, "E-102", {"order": [FACTION_KEYS[faction] for faction in s.order]})
        s.plan(*[entry(act.GROWTH_TURN, faction) for faction in s.order])


class GrowthTurn(Act[Galaxy]):
    number = act.GROWTH_TURN

    def act(self, s: Galaxy, argument: int) -> None:
        s.active = argument
        if argument == HUMAN:
            s.say("growth_turn", HUMAN, "E-113", {})
            s.plan(entry(act.GROW_TURN))
        else:
            s.say("growth_turn", argument, "E-234", {})
            s.plan(entry(act.AUTOMA_GROWTH, argument))


ROUND_ACTS: list[Act[Any]] = [Round(), MoveTurn(), GrowthTurns(), GrowthTurn()]
