"""Star people: which to keep, and which side."""

from __future__ import annotations

from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import alignment
from orrery.games.era.rules.vocabulary.field import FIELDS
from orrery.kernel.choice import Choice, Decision

from . import weights


def worth_of_people(s: Galaxy, people: int, side: int) -> float:
    face = s.box.peoples[people].sides[side]
    found = weights.SIDES[s.story][side] + face.dp + face.discs * 1.5 + face.ships * 0.8
    for field in range(FIELDS):
        found += weights.START[field] * (face.levels[field] - 1)
    if face.choice > 1:
        found += max(weights.START) * (face.choice - 1)
    for power in face.powers:
        found += 3.0 * (power.discs_per_star() - 1)
        found += 0.8 * power.free_colonies()
        found += 1.0 * power.extra_allies()
        found += 2.0 * power.trade_dp()
        found += 2.0 * power.trades_with_each()
        found += 2.5 * power.forces_trade()
        found += 3.0 * (power.researched(1) > 2)
        found += 3.0 * power.allies_as_sts()
        found += 2.0 * power.levels_without_trade()
        found += 1.5 * (power.ships_to_conquer(4) < 4)
        found -= 1.5 * (power.highest(3) < 2)
    return found


def keep(s: Galaxy, decision: Decision) -> Choice:
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        value = max(worth_of_people(s, choice.a, side) for side in (alignment.STO, alignment.STS))
        if value > most:
            most = value
            best = choice
    return best


def side(s: Galaxy, decision: Decision) -> Choice:
    return max(decision.choices, key=lambda choice: worth_of_people(s, s.people, choice.a))
