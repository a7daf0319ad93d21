"""Every answer of the game, made once: tables of choices by what they name."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet, Choice

from .content import BOX
from .pieces import COLOUR_KEYS, COLOURS, DEVELOPERS, DEVELOPMENT, PLACE_KEYS, SETTLERS
from .vocabulary import verb
from .vocabulary.phase import PHASE_KEYS, PHASES

ALPHABET: Final = Alphabet()
TILE_SIDES: Final = 2 * BOX.tiles
SIDES: Final = len(BOX.sides)
KEYS: Final = [side.key for side in BOX.sides]
NOTHING: Final = Choice(-1, "", -1, -1, -1)  # fills places of tables that no choice belongs to


def _sides(word: str, does: int) -> list[Choice]:
    """One choice per side of a game tile."""
    return [ALPHABET.add(f"{word}:{KEYS[side]}", does, side) for side in range(TILE_SIDES)]


def _colours(word: str, does: int) -> list[Choice]:
    return [ALPHABET.add(f"{word}:{COLOUR_KEYS[colour]}", does, colour) for colour in range(COLOURS)]


def _workers(word: str, does: int) -> list[list[Choice]]:
    """By colour and column."""
    return [
        [ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{PHASE_KEYS[phase]}", does, c, phase) for phase in range(PHASES)]
        for c in range(COLOURS)
    ]


def _goods(word: str, does: int) -> list[list[Choice]]:
    """By colour of the die and world; `b` is the world."""
    table: list[list[Choice]] = []
    for c in range(COLOURS):
        row: list[Choice] = []
        for side in range(SIDES):
            holds = BOX.colour[side] >= 0 and BOX.trade[BOX.colour[side]] > 0
            row.append(ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{KEYS[side]}", does, c, side) if holds else NOTHING)
        table.append(row)
    return table


def _places(word: str, does: int, places: list[int]) -> list[list[Choice]]:
    """By place and colour; `b` is -1 - place, so that it cannot be taken for a world."""
    table = [[NOTHING] * COLOURS for _ in PLACE_KEYS]
    for c in range(COLOURS):
        for place in places:
            table[place][c] = ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{PLACE_KEYS[place]}", does, c, -1 - place)
    return table


C_DONE: Final = ALPHABET.add("done", verb.DONE)
C_READY: Final = ALPHABET.add("ready", verb.READY)
C_DICTATE: Final = ALPHABET.add("dictate", verb.DICTATE)
C_REARRANGE: Final = ALPHABET.add("rearrange", verb.REARRANGE)
C_DRAW: Final = ALPHABET.add("draw", verb.DRAW)
C_PAY: Final = ALPHABET.add("pay", verb.PAY)
C_PASS: Final = ALPHABET.add("pass", verb.PASS)
C_SELECT: Final = [ALPHABET.add(f"select:{PHASE_KEYS[phase]}", verb.SELECT, phase) for phase in range(PHASES)]
C_INTO: Final = [ALPHABET.add(f"into:{PHASE_KEYS[phase]}", verb.INTO, phase) for phase in range(PHASES)]
C_SCOUT: Final = _colours("scout", verb.SCOUT)
C_STOCK: Final = _colours("stock", verb.STOCK)
C_BUILD: Final = _colours("build", verb.BUILD)
C_SPEND: Final = _colours("spend", verb.SPEND)
C_KEEP: Final = _colours("keep", verb.KEEP)
C_BY: Final = _colours("by", verb.BY)
C_BY_VIRTUAL: Final = _colours("by_virtual", verb.BY_VIRTUAL)
C_RECRUIT: Final = _colours("recruit", verb.RECRUIT)
C_ASSIGN: Final = [
    [
        ALPHABET.add(f"assign:{COLOUR_KEYS[c]}>{PHASE_KEYS[phase]}", verb.ASSIGN_WILD, c, phase)
        for phase in range(PHASES)
    ]
    for c in range(COLOURS)
]
C_WITH: Final = _workers("with", verb.WITH)
C_SACRIFICE: Final = _workers("sacrifice", verb.SACRIFICE)
C_MOVE: Final = _workers("move", verb.MOVE)
C_START: Final = [
    ALPHABET.add(f"start:{KEYS[side]}", verb.START, side) if side & 1 == DEVELOPMENT else NOTHING
    for side in range(TILE_SIDES)
]
C_ABANDON: Final = _sides("abandon", verb.ABANDON)
C_UNDER: Final = _sides("under", verb.UNDER)
C_ON_TOP: Final = _sides("on_top", verb.ON_TOP)
C_RETURN: Final = _sides("return", verb.RETURN)
C_USE: Final = [
    ALPHABET.add(f"use:{side.key}", verb.USE, side.number) if side.reassign else NOTHING for side in BOX.sides
]
C_REMOVE: Final = _places("remove", verb.REMOVE, list(range(len(PLACE_KEYS))))
C_REMOVE_GOOD: Final = _goods("remove", verb.REMOVE)
C_RECALL: Final = _places("recall", verb.RECALL, [DEVELOPERS, SETTLERS])
C_RECALL_GOOD: Final = _goods("recall", verb.RECALL)
C_PRODUCE: Final = _goods("produce", verb.PRODUCE)
C_TRADE: Final = _goods("trade", verb.TRADE)
C_CONSUME: Final = _goods("consume", verb.CONSUME)
