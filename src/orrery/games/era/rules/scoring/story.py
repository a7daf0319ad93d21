"""What the galactic story pays at once (E-165). Only the player scores."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS

from ..board import NOWHERE
from ..points import award
from ..state import Galaxy
from ..vocabulary import deed, source, step
from ..vocabulary.deed import DEED_KEYS

CARDS_AT_ONCE: Final = step.CARD_WINDOW | 1 << STEP_BITS  # cards/windows.py


def on_battle_won(s: Galaxy, at: int) -> None:
    """The player won a battle in which it came to combat (E-167)."""
    pay_at_once(s, deed.BATTLE_WON, 1, at)


def on_ships_destroyed(s: Galaxy, n: int) -> None:
    """Ships of others were destroyed by the player, or against him."""
    pay_at_once(s, deed.SHIP_DESTROYED, n)


def on_population_removed(s: Galaxy, n: int) -> None:
    """The player removed population of another faction from a star."""
    pay_at_once(s, deed.POPULATION_REMOVED, n)


def on_star_taken(s: Galaxy, at: int) -> None:
    """The player took a star of another faction."""
    pay_at_once(s, deed.STAR_TAKEN, 1, at)
    open_window(s)


def on_gained(s: Galaxy) -> None:
    """The player has done a Gain Star action."""
    pay_at_once(s, deed.STAR_GAINED, 1)


def on_grown(s: Galaxy) -> None:
    """The player has done a Grow Population action that placed a disc."""
    pay_at_once(s, deed.POPULATION_GROWN, 1)


def on_built(s: Galaxy) -> None:
    """The player has done a Build Ships action; he may have to place its ships yet."""
    pay_at_once(s, deed.SHIPS_BUILT, 1)
    open_window(s)


def on_retreat(s: Galaxy) -> None:
    """The player retreated before combat."""
    pay_at_once(s, deed.RETREAT, 1)


def open_window(s: Galaxy) -> None:
    """Something has happened that a domination card may wait for: it is played at once, or not (E-187)."""
    if s.hand.cards:
        s.seat.todo.append(CARDS_AT_ONCE)


def pay_at_once(s: Galaxy, kind: int, n: int, at: int = NOWHERE) -> None:
    for term in s.box.terms[s.story][s.era]:
        if term.at_once and term.kind == kind and not (term.outside_home and at >= 0 and s.in_home_sector(at)):
            award(s, source.STORY, term.dp * n, "E-165", DEED_KEYS[kind])
