"""Every answer of the game, made once: tables of choices by what they name.

The alphabet only grows at its end: all answers of the base game come first, with the numbers they have always had.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet

from .catalogue import BASE_TILE, SHELF
from .choice_tables import EVERYBODY, KEYS, NOTHING, ORB_DIE, PRINTED, Tables, has_goods
from .deal.board import NAMED_KEYS, PLACES
from .looks import ASSIGN_LOOK_KEYS, WORK_LOOK_KEYS
from .orb.die import SIDES
from .pieces import (
    CITIZENRY,
    COLOUR_KEYS,
    DEVELOPERS,
    DEVELOPMENT,
    FACE_KEYS,
    PLACE_KEYS,
    SETTLERS,
    TALENT,
)
from .vocabulary import verb

ALPHABET: Final = Alphabet()
TABLES: Final = Tables(ALPHABET)
DICE: Final = COLOUR_KEYS[:TALENT]
DEAL_DICE: Final[list[str]] = [row["key"] for row in SHELF.file("deal.toml")["deal_die"]]

C_DONE: Final = ALPHABET.add("done", verb.DONE)
C_READY: Final = ALPHABET.add("ready", verb.READY)
C_DICTATE: Final = ALPHABET.add("dictate", verb.DICTATE)
C_REARRANGE: Final = ALPHABET.add("rearrange", verb.REARRANGE)
C_DRAW: Final = ALPHABET.add("draw", verb.DRAW)
C_PAY: Final = ALPHABET.add("pay", verb.PAY)
C_PASS: Final = ALPHABET.add("pass", verb.PASS)
C_SELECT: Final = TABLES.by_phase("select", verb.SELECT)
C_INTO: Final = TABLES.by_phase("into", verb.INTO)
C_SCOUT: Final = TABLES.by_look("scout", verb.SCOUT, COLOUR_KEYS)
C_STOCK: Final = TABLES.by_look("stock", verb.STOCK, COLOUR_KEYS)
C_BUILD: Final = TABLES.by_look("build", verb.BUILD, WORK_LOOK_KEYS)
C_SPEND: Final = TABLES.by_look("spend", verb.SPEND, WORK_LOOK_KEYS)
C_KEEP: Final = TABLES.by_look("keep", verb.KEEP, WORK_LOOK_KEYS)
C_BY: Final = TABLES.by_look("by", verb.BY, WORK_LOOK_KEYS)
C_BY_VIRTUAL: Final = TABLES.by_look("by_virtual", verb.BY_VIRTUAL, DICE)
C_RECRUIT: Final = TABLES.by_look("recruit", verb.RECRUIT, DICE)
C_ASSIGN: Final = TABLES.by_column("assign", verb.ASSIGN_WILD, COLOUR_KEYS, ">")
C_WITH: Final = TABLES.by_column("with", verb.WITH, ASSIGN_LOOK_KEYS)
C_SACRIFICE: Final = TABLES.by_column("sacrifice", verb.SACRIFICE, ASSIGN_LOOK_KEYS)
C_MOVE: Final = TABLES.by_column("move", verb.MOVE, ASSIGN_LOOK_KEYS)
C_START: Final = TABLES.by_side("start", verb.START, 1 << DEVELOPMENT)
C_ABANDON: Final = TABLES.by_side("abandon", verb.ABANDON)
C_UNDER: Final = TABLES.by_side("under", verb.UNDER)
C_ON_TOP: Final = TABLES.by_side("on_top", verb.ON_TOP)
C_RETURN: Final = TABLES.by_side("return", verb.RETURN)
C_USE: Final = TABLES.by_power("use", verb.USE)
C_REMOVE: Final = TABLES.by_place("remove", verb.REMOVE, list(range(len(PLACE_KEYS))))
C_REMOVE_GOOD: Final = TABLES.by_world("remove", verb.REMOVE)
C_RECALL: Final = TABLES.by_place("recall", verb.RECALL, [DEVELOPERS, SETTLERS])
C_RECALL_GOOD: Final = TABLES.by_world("recall", verb.RECALL)
C_PRODUCE: Final = TABLES.by_world("produce", verb.PRODUCE)
C_TRADE: Final = TABLES.by_world("trade", verb.TRADE)
C_CONSUME: Final = TABLES.by_world("consume", verb.CONSUME)

BASE_CHOICES: Final = len(ALPHABET.choices)
C_PAY_TWO: Final = ALPHABET.add("pay_two", verb.PAY_TWO)
C_GAIN_FIRST: Final = ALPHABET.add("gain_first", verb.GAIN_FIRST)
C_TAKE: Final = TABLES.by_look("take", verb.TAKE, DICE)
TABLES.grow()

# Reassign powers that stand on no tile: everybody's own in the $ phase (V-34), and that of the Orb die.
C_USE.append(ALPHABET.add("use:everybody", verb.USE, EVERYBODY))
C_USE.append(ALPHABET.add("use:orb", verb.USE, ORB_DIE))

# Of Orb: a side of the die, a face for it, where its arrow points; and own dice that are put to work.
FACES: Final[list[str]] = [row["key"] for row in SHELF.file("orb.toml")["face"]]
C_RESEARCH: Final = ALPHABET.add("research", verb.RESEARCH)
C_SIDE: Final = [ALPHABET.add(f"side:{side + 1}", verb.SIDE, side) for side in range(SIDES)]
C_FACE: Final = [ALPHABET.add(f"face:{FACES[face]}", verb.FACE, face) for face in range(len(FACES))]
C_TURN: Final = ALPHABET.add("turn", verb.TURN)
C_POINT: Final = [ALPHABET.add(f"point:{side + 1}", verb.POINT, side) for side in range(SIDES)]
C_ONTO: Final = [
    ALPHABET.add(f"onto:{KEYS[side]}", verb.ONTO, side) if has_goods(PRINTED[side]) else NOTHING
    for side in range(len(KEYS))
]
C_MUSTER: Final = [
    [ALPHABET.add(f"muster:{key}@{PLACE_KEYS[place]}", verb.MUSTER, DICE.index(key), -1 - place) for key in DICE]
    if place in (CITIZENRY, SETTLERS, DEVELOPERS)
    else []
    for place in range(len(PLACE_KEYS))
]
C_ENLIST: Final = [
    [ALPHABET.add(f"enlist:{DICE[i]}/{FACE_KEYS[face]}", verb.ENLIST, i, face) for face in range(len(FACE_KEYS))]
    for i in range(TALENT)
]
C_MUSTER_GOOD: Final = [
    [
        ALPHABET.add(f"muster:{DICE[i]}@{KEYS[side]}", verb.MUSTER, i, side) if has_goods(PRINTED[side]) else NOTHING
        for side in range(len(KEYS))
    ]
    for i in range(TALENT)
]

# Of Deal: what a dealer does, the Deal dice, and what is chosen in an exchange.
C_OPEN: Final = ALPHABET.add("open", verb.OPEN)
C_DECLINE: Final = ALPHABET.add("decline", verb.DECLINE)
C_JOIN: Final = [ALPHABET.add(f"join:{PLACES[place]}", verb.JOIN, place) for place in range(len(PLACES))]
C_DEAL_DIE: Final = [ALPHABET.add(f"deal:{DEAL_DICE[die]}", verb.DEAL_DIE, die) for die in range(len(DEAL_DICE))]
C_GIVE: Final = [ALPHABET.add(f"give:{KEYS[side]}", verb.GIVE, side) for side in range(len(KEYS))]
C_LAY: Final = [
    ALPHABET.add(f"lay:{KEYS[side]}", verb.LAY, side) if PRINTED[side].part == BASE_TILE else NOTHING
    for side in range(len(KEYS))
]
C_NAME: Final = [ALPHABET.add(f"name:{NAMED_KEYS[i]}", verb.NAME, i) for i in range(len(NAMED_KEYS))]
C_REMOVE_DEALER: Final = [
    [
        ALPHABET.add(f"remove:{DICE[colour]}@{PLACES[place]}", verb.REMOVE, colour, -1 - len(PLACE_KEYS) - place)
        for colour in range(len(DICE))
    ]
    for place in range(len(PLACES))
]
for place in range(len(PLACES)):  # a Talent that deals may be returned in place of a die
    C_REMOVE_DEALER[place].append(
        ALPHABET.add(f"remove:talent@{PLACES[place]}", verb.REMOVE, TALENT, -1 - len(PLACE_KEYS) - place)
    )
