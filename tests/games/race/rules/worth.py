"""What a tableau is worth, for the tests of scoring."""

from __future__ import annotations

from orrery.games.race.rules.content import BOX, Box
from orrery.games.race.rules.scoring import general_military, player_parts
from orrery.kernel.score import Part


def parts(*cards: str, chips: int = 0, prestige: int = 0, goods: int = 0, box: Box = BOX) -> list[Part]:
    return player_parts(box, [box.number_of[card] for card in cards], chips, prestige, goods)


def worth(card: str, *others: str, chips: int = 0, prestige: int = 0, goods: int = 0, box: Box = BOX) -> int:
    """What a card brings in a tableau with these others."""
    found = parts(card, *others, chips=chips, prestige=prestige, goods=goods, box=box)
    return next(part.points for part in found if part.component == card)


def military(*cards: str) -> int:
    return general_military(BOX, [BOX.number_of[card] for card in cards])
