"""Every answer of the game, made once: tables of choices by what they name."""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet, Choice

from .content import BOX
from .pieces import COLOUR_KEYS, COLOURS, DEVELOPERS, DEVELOPMENT, PHASE_KEYS, PHASES, PLACE_KEYS, SETTLERS

# Verbs.
START: Final = 0
ASSIGN_WILD: Final = 1
SELECT: Final = 2
WITH: Final = 3
USE: Final = 4
DICTATE: Final = 5
SACRIFICE: Final = 6
MOVE: Final = 7
INTO: Final = 8
READY: Final = 9
DONE: Final = 10
SCOUT: Final = 11
STOCK: Final = 12
REARRANGE: Final = 13
ABANDON: Final = 14
DRAW: Final = 15
UNDER: Final = 16
ON_TOP: Final = 17
RETURN: Final = 18
BUILD: Final = 19
SPEND: Final = 20
KEEP: Final = 21
REMOVE: Final = 22
PRODUCE: Final = 23
TRADE: Final = 24
CONSUME: Final = 25
BY: Final = 26
BY_VIRTUAL: Final = 27
PAY: Final = 28
PASS: Final = 29
RECRUIT: Final = 30
RECALL: Final = 31

ALPHABET: Final = Alphabet()
TILE_FACES: Final = 2 * BOX.tiles
FACES: Final = len(BOX.sides)
KEYS: Final = [side.key for side in BOX.sides]


def _faces(word: str, verb: int) -> list[Choice]:
    """One choice per side of a game tile."""
    return [ALPHABET.add(f"{word}:{KEYS[face]}", verb, face) for face in range(TILE_FACES)]


def _colours(word: str, verb: int) -> list[Choice]:
    return [ALPHABET.add(f"{word}:{COLOUR_KEYS[colour]}", verb, colour) for colour in range(COLOURS)]


def _workers(word: str, verb: int) -> list[list[Choice]]:
    """By colour and column."""
    return [
        [ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{PHASE_KEYS[phase]}", verb, c, phase) for phase in range(PHASES)]
        for c in range(COLOURS)
    ]


def _goods(word: str, verb: int) -> list[list[Choice]]:
    """By colour of the die and face of the world; `b` is the face."""
    table: list[list[Choice]] = []
    for c in range(COLOURS):
        row: list[Choice] = []
        for face in range(FACES):
            side = BOX.sides[face]
            holds = side.colour >= 0 and BOX.trade[side.colour] > 0
            row.append(ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{side.key}", verb, c, face) if holds else NOTHING)
        table.append(row)
    return table


def _places(word: str, verb: int, places: list[int]) -> list[list[Choice]]:
    """By place and colour; `b` is -1 - place, so that it cannot be taken for a world."""
    table = [[NOTHING] * COLOURS for _ in PLACE_KEYS]
    for c in range(COLOURS):
        for place in places:
            table[place][c] = ALPHABET.add(f"{word}:{COLOUR_KEYS[c]}@{PLACE_KEYS[place]}", verb, c, -1 - place)
    return table


C_DONE: Final = ALPHABET.add("done", DONE)
NOTHING: Final = C_DONE  # fills places of tables that no choice belongs to
C_READY: Final = ALPHABET.add("ready", READY)
C_DICTATE: Final = ALPHABET.add("dictate", DICTATE)
C_REARRANGE: Final = ALPHABET.add("rearrange", REARRANGE)
C_DRAW: Final = ALPHABET.add("draw", DRAW)
C_PAY: Final = ALPHABET.add("pay", PAY)
C_PASS: Final = ALPHABET.add("pass", PASS)
C_SELECT: Final = [ALPHABET.add(f"select:{PHASE_KEYS[phase]}", SELECT, phase) for phase in range(PHASES)]
C_INTO: Final = [ALPHABET.add(f"into:{PHASE_KEYS[phase]}", INTO, phase) for phase in range(PHASES)]
C_SCOUT: Final = _colours("scout", SCOUT)
C_STOCK: Final = _colours("stock", STOCK)
C_BUILD: Final = _colours("build", BUILD)
C_SPEND: Final = _colours("spend", SPEND)
C_KEEP: Final = _colours("keep", KEEP)
C_BY: Final = _colours("by", BY)
C_BY_VIRTUAL: Final = _colours("by_virtual", BY_VIRTUAL)
C_RECRUIT: Final = _colours("recruit", RECRUIT)
C_ASSIGN: Final = [
    [ALPHABET.add(f"assign:{COLOUR_KEYS[c]}>{PHASE_KEYS[phase]}", ASSIGN_WILD, c, phase) for phase in range(PHASES)]
    for c in range(COLOURS)
]
C_WITH: Final = _workers("with", WITH)
C_SACRIFICE: Final = _workers("sacrifice", SACRIFICE)
C_MOVE: Final = _workers("move", MOVE)
C_START: Final = [
    ALPHABET.add(f"start:{KEYS[face]}", START, face) if face & 1 == DEVELOPMENT else NOTHING
    for face in range(TILE_FACES)
]
C_ABANDON: Final = _faces("abandon", ABANDON)
C_UNDER: Final = _faces("under", UNDER)
C_ON_TOP: Final = _faces("on_top", ON_TOP)
C_RETURN: Final = _faces("return", RETURN)
C_USE: Final = [ALPHABET.add(f"use:{side.key}", USE, side.face) if side.reassign else NOTHING for side in BOX.sides]
C_REMOVE: Final = _places("remove", REMOVE, list(range(len(PLACE_KEYS))))
C_REMOVE_GOOD: Final = _goods("remove", REMOVE)
C_RECALL: Final = _places("recall", RECALL, [DEVELOPERS, SETTLERS])
C_RECALL_GOOD: Final = _goods("recall", RECALL)
C_PRODUCE: Final = _goods("produce", PRODUCE)
C_TRADE: Final = _goods("trade", TRADE)
C_CONSUME: Final = _goods("consume", CONSUME)
