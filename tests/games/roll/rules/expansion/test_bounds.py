"""How many decisions a round can have at most with expansions (law 8): counted from what is in the box of each set.

All dice and tiles of the box, and as many Talents as can be at work, are counted as workers of one phase at a time:
more than any round has, whoever owns what.
"""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES, Box
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import MAX_SEATS
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.sets import DEAL, LEGAL, MODULES, ORB, WITH, key_of
from orrery.games.roll.rules.talents import MOST_TALENTS
from orrery.games.roll.rules.vocabulary import phase

POINTS = 2  # to improve an Orb with, of a researcher and of an upgrade face
PIECES = 3  # that a face of a Deal die asks or brings at most


def workers(box: Box) -> int:
    """All dice, and all Talents that can be at work."""
    return sum(box.dice) + (MAX_SEATS * MOST_TALENTS if box.talents else 0)


def all_powers(box: Box) -> Powers:
    return Powers().and_also([power for side in box.sides for power in side.powers])


def most_virtual(box: Box) -> int:
    """Virtual explorers of all seats: by every tile there is, and by every Orb."""
    by_tiles = sum(len(power.dice) for power in all_powers(box).workers if power.phase == phase.EXPLORE)
    return by_tiles + (MAX_SEATS if box.sets & ORB else 0)


def assigning(box: Box) -> int:
    powers = all_powers(box)
    n = workers(box)
    moves = max(power.most for power in powers.dictate_extra)
    # All wilds and Talents are assigned; a phase and a die are chosen; all are ready.
    found = n + 4 * MAX_SEATS
    # Each Reassign power once: of the tiles, which base tiles can join as often as there is room, of the Orb, and
    # everybody's own. Each Dictate gives up a die.
    found += sum(1 + 2 * power.most + 1 for power in powers.reassign)
    if box.sets & DEAL:
        found += MAX_SEATS * box.end_tiles * 4
    if box.sets & MODULES:
        found += MAX_SEATS * (4 + 6)
    found += sum(box.dice) * (1 + 1 + 2 * moves + 1)
    # In Reveal three tiles move a worker each.
    return found + 3 * 3


def improving(box: Box) -> int:
    """Points spent one by one: a side, a face, where its arrow points; or enough."""
    return 3 * POINTS + 1 if box.sets & ORB else 0


def exploring(box: Box) -> int:
    tiles = box.tiles
    # As in the base game: before each explorer the zone may be rebuilt; a Scout gives it up, draws and places it.
    # Predictive Modeling moves two of them.
    rebuild = 1 + tiles
    scout = 1 + tiles + 1 + tiles + MAX_SEATS
    found = (workers(box) + most_virtual(box) + MAX_SEATS) * (rebuild + scout)
    found += MAX_SEATS * tiles * (MAX_SEATS + 1) + sum(power.tiles for power in all_powers(box).late_tiles)
    return found + 2 * 3


def building(box: Box) -> int:
    n = workers(box)
    # Each is placed, spent and kept; after each a power may be offered, and paid for with a die. A tile takes dice
    # away (2 at most), brings others of choice (3 at most), and a good.
    return n * (3 + 2) + box.tiles * (2 + 3 + 1 + 1)


def shipping(box: Box) -> int:
    n = workers(box)
    # A good comes to a world, by a producer or from the Citizenry; is shipped by somebody, VP are bought, it is
    # swapped. Deficit Spending.
    return 2 * n + 2 * MAX_SEATS + 4 * n + 2 * MAX_SEATS


def dealing(box: Box) -> int:
    """Of each worker of the sixth phase: what it does, which one it is; then a deal, or the Orb."""
    if not box.sets & MODULES:
        return 0
    opening = 2
    given = PIECES
    named = 1
    gained = PIECES * 3  # a worker is taken, and put somewhere; a tile is placed, or a die comes for it, or for a die
    exchange = opening + given + named + gained if box.sets & DEAL else 0
    return workers(box) * (2 + max(exchange, improving(box)))


def most_decisions(box: Box) -> int:
    n = workers(box)
    instant = MAX_SEATS * (improving(box) + 2 * PIECES + 1) if box.sets & ORB else 0
    managing = sum(box.dice) + n + MAX_SEATS
    return assigning(box) + instant + exploring(box) + building(box) + shipping(box) + dealing(box) + managing


@pytest.mark.parametrize("sets", [sets for sets in LEGAL if sets])
def test_no_round_can_have_more_decisions_than_the_bound_says(sets: int) -> None:
    box = BOXES.of(sets)
    bound, rounds = ROLL.bounds({WITH: key_of(sets)})
    assert most_decisions(box) <= bound == (400_000 if box.talents else 60_000)
    assert rounds == 300


def test_the_bounds_are_not_far_from_what_is_counted() -> None:
    counted = {sets: most_decisions(BOXES.of(sets)) for sets in LEGAL if sets}
    for talents in (False, True):
        most = max(count for sets, count in counted.items() if BOXES.of(sets).talents == talents)
        assert most > 0.9 * (400_000 if talents else 60_000)


def test_the_base_game_has_its_own() -> None:
    assert ROLL.bounds({}) == ROLL.bounds({WITH: "base"}) == (30_000, 200)
