"""What the player may not know, and imagining it: counters and relics that he has not seen, the deck of domination
cards, and the letters of the Slavers' fleets (E-49). A spectator sees what the player sees.

In a view the Slavers' fleets of hidden letters bear the hidden letters in the order of their hexes and sizes: so it
says how many fleets of which size are where, and nothing else.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.state import EVERY_SEAT, NO_SEAT

from .board import CENTRE, SECTORS
from .faction import Faction
from .state import Galaxy
from .vocabulary import letter, star

NO_RELIC: Final = -1
UNKNOWN_RELIC: Final = -2
UNKNOWN_CARD: Final = -2


def blank_for(s: Galaxy, seat: int | None) -> None:
    s.viewer = NO_SEAT if seat is None else seat
    s.chance = Chance(bytes(KEY_BYTES))
    s.laid = s.laid[:]
    s.relics_laid = s.relics_laid[:]
    for at in s.layout.star_hexes:
        if s.laid[at] != star.NONE and not s.faces_seen[at]:
            s.laid[at] = star.UNKNOWN
            s.counters[at] = star.UNKNOWN
        if s.relics_laid[at] != NO_RELIC and not s.relic_seen[at]:
            s.relics_laid[at] = UNKNOWN_RELIC
            s.relics[at] = UNKNOWN_RELIC
    s.hand.deck = [UNKNOWN_CARD] * len(s.hand.deck)
    slavers = s.slavers
    rearrange(slavers, hidden_letters(slavers), hidden_fleets(slavers))


def imagine(view: Galaxy, chance: Chance) -> Galaxy:
    """A full state that the view may come from."""
    s = view.clone()
    s.viewer = EVERY_SEAT
    s.chance = chance.fork(chance.below(65536))
    imagine_counters(s, chance)
    imagine_relics(s, chance)
    imagine_deck(s, chance)
    slavers = s.slavers
    letters = hidden_letters(slavers)
    fleets = hidden_fleets(slavers)
    chance.shuffle(letters)
    rearrange(slavers, letters, fleets)
    s.reopen()
    return s


# Counters and relics: those that were not seen are dealt anew from what is left of their pools.


def counters_left(s: Galaxy, sector: int) -> list[int]:
    """Counters of a sector's pool that lie nowhere in this state, by type: left over, or in a view not seen."""
    left = s.box.pool(s.layout, sector)
    for at in s.layout.stars_by_sector[sector]:
        if s.laid[at] >= 0:
            left[s.laid[at]] -= 1
    return left


def relics_left(s: Galaxy) -> list[int]:
    """The relics that lie nowhere in this state, in their order."""
    return [relic for relic in range(len(s.box.relics)) if relic not in s.relics_laid]


def imagine_counters(s: Galaxy, chance: Chance) -> None:
    s.laid = s.laid[:]
    for sector in range(SECTORS):
        left: list[int] = []
        for kind, n in enumerate(counters_left(s, sector)):
            left.extend([kind] * n)
        chance.shuffle(left)
        for at in s.layout.stars_by_sector[sector]:
            if s.laid[at] == star.UNKNOWN:
                s.laid[at] = s.counters[at] = left.pop()


def imagine_relics(s: Galaxy, chance: Chance) -> None:
    left = relics_left(s)
    s.relics_laid = s.relics_laid[:]
    chance.shuffle(left)
    for at in s.layout.stars_by_sector[CENTRE]:
        if s.relics_laid[at] == UNKNOWN_RELIC:
            s.relics_laid[at] = s.relics[at] = left.pop()


# Domination cards.


def cards_out(s: Galaxy) -> list[int]:
    """The cards that are not in the deck, as far as the player knows: all but those that nobody has seen."""
    hand = s.hand
    return [*hand.cards, *hand.played, *hand.gone]


def imagine_deck(s: Galaxy, chance: Chance) -> None:
    hand = s.hand
    out = cards_out(s)
    left = [card for card in range(len(s.box.cards)) if card not in out and card != hand.top]
    chance.shuffle(left)
    top = [hand.top] if hand.top >= 0 else []
    hand.deck = sorted([*top, *left][: len(hand.deck)])


# Letters of the Slavers' fleets.


def hidden_letters(slavers: Faction) -> list[int]:
    """Letters of which the player does not know where they are: D lies open, and so does what was shown."""
    return [at for at in range(letter.LETTERS) if at != letter.D and not slavers.shown[at]]


def hidden_fleets(slavers: Faction) -> list[tuple[int, int]]:
    """Hexes and sizes of the fleets whose letters are hidden, in this order."""
    return sorted(
        (slavers.fleet_at[at], slavers.fleet_size[at]) for at in hidden_letters(slavers) if slavers.fleet_size[at] > 0
    )


def rearrange(slavers: Faction, letters: list[int], fleets: list[tuple[int, int]]) -> None:
    """Give these letters these fleets, hex and size each; the others are in the supply."""
    for at in letters:
        slavers.dissolve(at)
    for at, (place, size) in zip(letters, fleets, strict=False):
        slavers.put_fleet(at, place, size)
