"""What is always true (E-260): the audit finds what is not, and random games never break it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.era.rules.audit import audit
from orrery.games.era.rules.board import HOME, MIDDLES, NOWHERE
from orrery.games.era.rules.combat.sides import contested_hexes
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import act, phase
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, NOBODY, SLAVERS
from orrery.games.era.rules.vocabulary.star import NONE, UNINHABITED
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.options import Draws
from tests.rules import rule

from .positions import enrich
from .starts import sided

DRAWS = Draws(ERA.options, {})


def star_of_nobody(s: Flow) -> int:
    return next(at for at in s.star_hexes() if s.owner[at] == NOBODY)


def disc_too_many(s: Flow) -> None:
    s.discs[s.home] += 1


def power_disc_from_nowhere(s: Flow) -> None:
    s.robots.power += 1


def ascended_from_nowhere(s: Flow) -> None:
    s.ascended += 1


def seventeen_miniatures(s: Flow) -> None:
    s.me.put_ships(0, 17)


def ships_that_nobody_sees(s: Flow) -> None:
    s.me.loose[0] = 1


def miniatures_and_tile(s: Flow) -> None:
    s.slavers.put_ships(0, 15)
    s.on_tile[SLAVERS] = 2


def empty_fleet(s: Flow) -> None:
    s.slavers.fleet_at[1] = 5


def fleet_of_farmers(s: Flow) -> None:
    s.farmers.put_fleet(0, 5, 2)


def two_owners(s: Flow) -> None:
    s.owner[star_of_nobody(s)] = SLAVERS


def nobody_at_all(s: Flow) -> None:
    s.counters[star_of_nobody(s)] = NONE


def star_in_empty_space(s: Flow) -> None:
    s.counters[next(at for at in range(122) if not s.layout.is_star[at])] = UNINHABITED


def level_seven(s: Flow) -> None:
    s.me.levels[0] = 7


def level_none(s: Flow) -> None:
    s.farmers.levels[2] = 0


def spirituality_of_slavers(s: Flow) -> None:
    s.slavers.levels[1] = 5


def turn_order(s: Flow) -> None:
    s.order = [HUMAN, FARMERS, FARMERS]


def war_with_oneself(s: Flow) -> None:
    s.wars[HUMAN] = True


def home_of_slavers(s: Flow) -> None:
    s.owner[MIDDLES[HOME]] = SLAVERS


def no_home(s: Flow) -> None:
    s.home = NOWHERE


def star_of_farmers(s: Flow) -> None:
    at = star_of_nobody(s)
    s.counters[at] = NONE
    s.owner[at] = FARMERS
    s.discs[at] = 1
    s.farmers.track -= 1


def star_without_population(s: Flow) -> None:
    at = star_of_nobody(s)
    s.counters[at] = NONE
    s.owner[at] = SLAVERS


def card_twice(s: Flow) -> None:
    s.hand.cards.append(s.hand.cards[0])


def card_lost(s: Flow) -> None:
    s.hand.deck.pop()


def relic_lost(s: Flow) -> None:
    s.relics[s.layout.stars_by_sector[0][2]] = -1


def relic_twice(s: Flow) -> None:
    one, other = s.layout.stars_by_sector[0][:2]
    s.relics_laid = s.relics_laid[:]
    s.relics_laid[one] = s.relics[one] = s.relics[other]


def counters_of_one_kind(s: Flow) -> None:
    s.laid = [min(kind, 1) if kind > 0 else kind for kind in s.laid]
    s.counters = s.laid[:]


BROKEN: list[Callable[[Flow], None]] = [
    disc_too_many, power_disc_from_nowhere, ascended_from_nowhere, seventeen_miniatures, ships_that_nobody_sees,
    miniatures_and_tile, empty_fleet, fleet_of_farmers, two_owners, nobody_at_all, star_in_empty_space, level_seven,
    level_none, spirituality_of_slavers, turn_order, war_with_oneself, home_of_slavers, no_home, star_of_farmers,
    star_without_population, card_twice, card_lost, relic_lost, relic_twice, counters_of_one_kind,
]  # fmt: skip


@rule("E-1", "E-2", "E-260", "E-267")
@pytest.mark.parametrize("break_it", BROKEN)
def test_what_is_not_accounted_for_is_found(break_it: Callable[[Flow], None]) -> None:
    s = sided("orion", "sto").s
    assert audit(s) == []
    break_it(s)
    assert audit(s) != []


@rule("E-260")
def test_robotics_of_yowies_is_one() -> None:
    s = sided("yowies", "sto").s
    assert audit(s) == []
    s.me.levels[3] = 2
    assert audit(s) == ["human: robotics at 2"]


class Watcher(Recorder):
    """Looks at the board whenever all battles of a turn are over, and at the phases."""

    def __init__(self, s: Flow) -> None:
        super().__init__()
        self.s = s
        self.fought = 0
        self.phases: list[tuple[int, int]] = []

    def acted(self, number: int) -> None:
        s = self.s
        if number in (act.BATTLES, act.BATTLE_OVER) and s.battle.attacker == NOBODY:
            self.fought += number == act.BATTLE_OVER
            if not any(event.key == "no_way_out" for event in self.events):
                assert contested_hexes(s, s.active) == []
        if not self.phases or self.phases[-1] != (s.round, s.phase):
            self.phases.append((s.round, s.phase))


@rule("E-11", "E-42", "E-43", "E-84", "E-255", "E-260")
@pytest.mark.parametrize("seed", range(6))
def test_random_games_never_break_it_and_have_eight_rounds_of_the_same_phases(seed: int) -> None:
    """Also made rich now and then. No roll has more than two dice."""
    chance = Chance(key_of_seed(f"audit {seed}"))
    s = ERA.new(DRAWS.at(seed), 1, key_of_seed(f"audit {seed}"))
    assert isinstance(s, Flow)
    watcher = Watcher(s)
    enriched = 0
    while s.open:
        if s.round != enriched and s.open[0].kind == "fleets" and chance.below(2):
            enriched = s.round
            enrich(s, chance)
            continue
        choices = s.open[0].choices
        s.apply(HUMAN, choices[chance.below(len(choices))], watcher)
        assert audit(s) == []
    assert watcher.fought > 3
    kinds = [phase.START, phase.MOVE, phase.SELECT, phase.GROWTH, phase.TRADE, phase.SCORE]
    for n in range(2, 9):
        assert [kind for of_round, kind in watcher.phases if of_round == n and kind != phase.OVER] == kinds
    dice = [event.params["dice"] for event in watcher.events if "dice" in event.params]
    assert dice
    assert all(len(thrown) <= 2 and all(1 <= die <= 6 for die in thrown) for thrown in dice)


@rule("E-12")
def test_points_may_fall_below_zero() -> None:
    start = sided("alliance", "sto")
    start.s.points[5] = -30
    assert audit(start.s) == []
    assert start.s.total() == -30
    assert start.s.scores()[0].total == -20, "with 6 for the population, and 4 for the own sector"
