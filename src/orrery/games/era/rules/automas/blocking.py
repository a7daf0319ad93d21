"""Blocking the Slavers on the spot: the player, at peace, is asked whether to declare war (E-150, E-243)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_PASS, C_WAR
from ..board import ADDRESSES
from ..diplomacy import declare_war, may_attack_to_block
from ..era_step import EraStep
from ..growth.stars import growth_limit
from ..movement.gates import owned_relic
from ..state import UNBLOCKABLE, Galaxy, Seat
from ..vocabulary import relic_kind, star, step, verb
from ..vocabulary.faction import FACTION_KEYS, HUMAN, SLAVERS
from ..vocabulary.field import GENETICS, SPIRITUALITY
from .spawning import counted_population


def may_block_star(s: Galaxy, at: int) -> bool:
    """Whether war would block the Slavers where they are about to take a neutral star (E-79, E-80)."""
    return _can_be_blocked(s) and may_attack_to_block(s, SLAVERS, at, True)


def blockable_population(s: Galaxy) -> list[int]:
    """The Slaver stars that war would block (E-79, E-150): those with ships of an STS player at peace."""
    if s.wars[SLAVERS] or not _can_be_blocked(s):
        return []
    free = [at for at in s.stars_of(SLAVERS) if not s.blocked(SLAVERS, at)]
    return [at for at in free if may_attack_to_block(s, SLAVERS, at, False)]


def growth_could_be_blocked(s: Galaxy) -> bool:
    """Whether war would keep the Slavers from a disc when they grow population."""
    hexes = blockable_population(s)
    if hexes and s.box.bonus_population[s.factions[SLAVERS].levels[GENETICS]] > 0:
        return True
    pyramids = owned_relic(s, SLAVERS, relic_kind.PYRAMIDS)
    for at in hexes:
        if at == pyramids or s.discs[at] < growth_limit(s, at):
            return True
    return False


def spawning_could_be_blocked(s: Galaxy) -> bool:
    """Whether war would make fewer the ships that the Slavers spawn (E-250)."""
    population = counted_population(s)
    lost = sum([s.discs[at] for at in blockable_population(s)])
    return lost > 0 and s.box.ships_of(population - lost) < s.box.ships_of(population)


def _can_be_blocked(s: Galaxy) -> bool:
    return s.factions[SLAVERS].levels[SPIRITUALITY] < UNBLOCKABLE


class Block(EraStep):
    """War, or not."""

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        war = C_WAR[SLAVERS]
        if war is not None:
            out.append(war)
        out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c.verb == verb.WAR:
            declare_war(s, HUMAN, SLAVERS, self.rule)
        else:
            s.say("lets_them", HUMAN, self.rule, {})

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.WAR:
            out.append(Refusal("other_faction_acts", self.rule, {"faction": FACTION_KEYS[SLAVERS]}))


class BlockStar(Block):
    """The Slavers are about to take a neutral star where the player has ships. The argument: its hex."""

    number = step.BLOCK_STAR
    kind = "block_star"
    rule = "E-243"

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        at = p.todo[-1] >> STEP_BITS
        return {"hex": ADDRESSES[at], "star": star.STAR_KEYS[s.counters[at]]}


class BlockPopulation(Block):
    """The Slavers are about to grow population, or to count it for spawning. The argument: 1 for growing."""

    number = step.BLOCK_POPULATION
    kind = "block_population"
    rule = "E-150"

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        hexes = [ADDRESSES[at] for at in blockable_population(s)]
        return {"hexes": hexes, "what": "grow" if p.todo[-1] >> STEP_BITS else "spawn"}
