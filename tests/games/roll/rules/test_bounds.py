"""How many decisions a round can have at most (law 8): counted from what is in the box, and approached."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOX
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import GAIN_DIE, GAIN_GOOD, MAX_SEATS, REMOVE_DIE, assigned, rolled
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.vocabulary import phase, stage, verb
from orrery.kernel.chance import key_of_seed
from orrery.kernel.choice import Choice, Decision

DICE = sum(BOX.dice)
ALL = Powers().and_also([power for side in BOX.sides for power in side.powers])
WANTED = [verb.REARRANGE, verb.SCOUT, verb.ABANDON]  # whatever leads to more decisions


def gained(side: int) -> int:
    """The dice that a tile gives."""
    effects = BOX.sides[side].effects
    return sum(effect.amount for effect in effects if effect.kind == GAIN_DIE) + sum(
        1 for effect in effects if effect.kind == GAIN_GOOD
    )


def most_explorers() -> int:
    """A seat explores with fewer than twelve tiles in its tableau: start dice, those of its tiles, virtual ones."""
    start = len(BOX.start_cup + BOX.start_citizenry)
    start += max(sum(gained(side) for side in halves) for halves in BOX.factions)
    start += max(gained(side) for side in BOX.home_worlds)
    built = sorted((max(gained(2 * tile), gained(2 * tile + 1)) for tile in range(BOX.tiles)), reverse=True)
    room = BOX.end_tiles - 1 - len(BOX.factions[0]) - 1
    virtual = sum(len(power.dice) for power in ALL.workers if power.phase == phase.EXPLORE)
    return start + sum(built[:room]) + virtual


def most_decisions() -> int:
    """At least as many as any round has, whoever owns what: all dice and tiles are counted as everybody's."""
    most_moves = max(power.most for power in ALL.dictate_extra)
    # Every wild is assigned; a phase and a die are chosen; all are ready. Each Dictate gives up a worker of its own.
    assign = DICE + 3 * MAX_SEATS + sum(1 + 2 * power.most + 1 for power in ALL.reassign)
    assign += DICE * (1 + 1 + 2 * most_moves + 1)
    # Before each explorer and after the last the zone may be rebuilt. Which explorer, and what it does; a Scout gives
    # up the whole zone, draws, and places as many and one more. It calls tiles in at most once: but for one,
    # those it has abandoned suffice for what it draws.
    rebuild = 1 + BOX.tiles
    scout = 1 + BOX.tiles + 1 + BOX.tiles + MAX_SEATS
    explore = MAX_SEATS * (most_explorers() * (rebuild + scout) + rebuild + 1)
    # Bytes may say that every seat waits for as many tiles as there are: each of them is called in, and placed.
    explore += MAX_SEATS * BOX.tiles * (MAX_SEATS + 1) + sum(power.tiles for power in ALL.late_tiles)
    # Every die is placed, spent and kept once; some tiles demand one back.
    build = 3 * DICE + BOX.tiles + sum(effect.kind == REMOVE_DIE for side in BOX.sides for effect in side.effects)
    # A good comes to a world, is shipped by somebody, and VP are bought.
    goods = DICE + MAX_SEATS + 3 * DICE
    manage = DICE + DICE + MAX_SEATS
    return assign + explore + build + goods + manage


def test_no_round_can_have_more_decisions_than_the_bound_says() -> None:
    assert most_explorers() == 27
    assert 25_000 < most_decisions() <= ROLL.round_bound == 30_000


def busy_position() -> Flow:
    """Advanced Logistics, a construction zone of 40 tiles, and as many explorers as a start gives."""
    s = ROLL.new({"setup": "beginner"}, 2, key_of_seed("bounds"))
    assert isinstance(s, Flow)
    assert s.stage == stage.ASSIGN
    p = s.players[0]
    logistics = BOX.side("advanced_logistics")
    s.bag.remove(logistics >> 1)
    p.developments.append(logistics)
    for _ in range(40):
        p.stacks[0].insert(0, 2 * s.bag.pop())
    p.workers = [assigned(rolled(die, phase.EXPLORE), phase.EXPLORE) for die in p.workers]
    decoded = ROLL.decode(s.encode())
    assert isinstance(decoded, Flow)
    return decoded


def most_ahead(decision: Decision) -> Choice:
    for wanted in WANTED:
        for choice in decision.choices:
            if choice.verb == wanted:
                return choice
    return decision.choices[0]


def test_a_round_with_a_huge_construction_zone_stays_within_the_bound() -> None:
    """Bytes that are accepted may say so, and patient players may come to it: 400 would be too few."""
    s = busy_position()
    decisions = 0
    while s.round == 1 and s.decisions():
        decision = s.decisions()[0]
        s.apply(decision.seat, most_ahead(decision))
        decisions += 1
    assert 400 < decisions <= ROLL.round_bound
