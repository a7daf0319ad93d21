"""Every answer of the game, made once: tables of choices by what they name. A hex is named by its address.

Each part of the rules has a paragraph.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet, Choice

from .board import ADDRESSES, HEXES
from .content import BOX
from .vocabulary import verb
from .vocabulary.alignment import ALIGNMENT_KEYS
from .vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from .vocabulary.faction import FACTION_KEYS, FARMERS, SLAVERS
from .vocabulary.field import FIELD_KEYS
from .vocabulary.letter import DOUBLE, LETTER_KEYS, LETTERS, POINTS, TACTIC_KEYS
from .vocabulary.option import OPTION_KEYS
from .vocabulary.sentence import SENTENCE_KEYS

ALPHABET: Final = Alphabet()
MOST_SHIPS: Final = 99  # the largest number that is asked for
MOST_IN_FLEET: Final = 250  # ships that the player can order into one fleet
DESTROY_KEYS: Final = ["all", "none", "some"]
# What the ray hits: a disc, a ship outside fleets, one in a Slaver fleet of known letter, or of a hidden one (the least
# of these first).
HIT_KEYS: Final = [
    "disc", *FACTION_KEYS[FARMERS:], *[f"fleet_{key}" for key in LETTER_KEYS],
    *[f"hidden_{n + 1}" for n in range(LETTERS - 1)],
]  # fmt: skip


def _hexes(word: str, does: int) -> list[Choice]:
    """One choice per hex."""
    return [ALPHABET.add(f"{word}:{address}", does, at) for at, address in enumerate(ADDRESSES)]


def _numbers(word: str, does: int, most: int = MOST_SHIPS) -> list[Choice]:
    """One choice per number, from 0 on."""
    return [ALPHABET.add(f"{word}:{n}", does, n) for n in range(most + 1)]


def _letters(word: str, does: int) -> list[Choice]:
    """One choice per fleet."""
    return [ALPHABET.add(f"{word}:{key}", does, letter) for letter, key in enumerate(LETTER_KEYS)]


def _automas(word: str, does: int) -> list[Choice | None]:
    """One choice per automa, at the automa's number."""
    return [None, *[ALPHABET.add(f"{word}:{FACTION_KEYS[automa]}", does, automa) for automa in (FARMERS, SLAVERS)]]


# For all parts.
C_DONE: Final = ALPHABET.add("done", verb.DONE)
C_PASS: Final = ALPHABET.add("pass", verb.PASS)
C_PLAY: Final = [
    [ALPHABET.add(f"play:{key}:{'ab'[section]}", verb.PLAY, card, section) for section in (0, 1)]
    for card, key in enumerate(BOX.card_keys)
]
C_PEACE: Final = _automas("peace", verb.PEACE)
C_WAR: Final = _automas("war", verb.WAR)
C_FIELD: Final = [ALPHABET.add(f"field:{key}", verb.FIELD, field) for field, key in enumerate(FIELD_KEYS)]
C_TACTIC: Final = [
    [ALPHABET.add(f"tactic:{key}:{TACTIC_KEYS[side]}", verb.TACTIC, letter, side) for side in (DOUBLE, POINTS)]
    for letter, key in enumerate(LETTER_KEYS)
]

# Set-up.
C_KEEP: Final = [ALPHABET.add(f"keep:{key}", verb.KEEP, people) for people, key in enumerate(BOX.people_keys)]
C_SIDE: Final = [ALPHABET.add(f"side:{key}", verb.SIDE, side) for side, key in enumerate(ALIGNMENT_KEYS)]
C_MELT: Final = _hexes("melt", verb.MELT)
C_MELT_FLEET: Final = [
    ALPHABET.add(f"melt:fleet_{key}", verb.MELT, HEXES + letter) for letter, key in enumerate(LETTER_KEYS)
]

# Movement.
C_LIFT: Final = _hexes("lift", verb.LIFT)
C_LIFT_FLEET: Final = [
    ALPHABET.add(f"lift:fleet_{key}", verb.LIFT, HEXES + letter) for letter, key in enumerate(LETTER_KEYS)
]
C_ONLY: Final = _numbers("only", verb.ONLY)
C_TO: Final = _hexes("to", verb.TO)
C_REGROUP: Final = _hexes("regroup", verb.REGROUP)
C_FORM: Final = _letters("form", verb.FORM)
C_CREW: Final = _numbers("crew", verb.CREW, MOST_IN_FLEET)
C_SWAP: Final = [
    ALPHABET.add(f"swap:{LETTER_KEYS[one]}:{LETTER_KEYS[other]}", verb.SWAP, one, other)
    for one in range(LETTERS)
    for other in range(one + 1, LETTERS)
]
C_SCOUT: Final = _hexes("scout", verb.SCOUT)
C_VIEW: Final = ALPHABET.add("view", verb.VIEW)
# What a view can be of, in the order of viewing.py: a star counter, a relic, a fleet, the top card.
C_VIEW_OF: Final = [
    *_hexes("view", verb.VIEW_OF),
    *[ALPHABET.add(f"view:relic:{ADDRESSES[at]}", verb.VIEW_OF, HEXES + at) for at in range(HEXES)],
    *[ALPHABET.add(f"view:fleet:{n + 1}", verb.VIEW_OF, 2 * HEXES + n) for n in range(LETTERS)],
    ALPHABET.add("view:card", verb.VIEW_OF, 2 * HEXES + LETTERS),
]

# Combat.
C_FIGHT: Final = _hexes("fight", verb.FIGHT)
C_RETREAT: Final = ALPHABET.add("retreat", verb.RETREAT)
C_STAND: Final = ALPHABET.add("stand", verb.STAND)
C_FORCE: Final = _automas("force", verb.FORCE)
C_DESTROY: Final = [ALPHABET.add(f"destroy:{key}", verb.DESTROY, n) for n, key in enumerate(DESTROY_KEYS)]
C_LOSE: Final = _numbers("lose", verb.LOSE)
C_TENS: Final = _numbers("tens", verb.TENS)
C_RAY: Final = _hexes("ray", verb.RAY)
C_HIT: Final = [ALPHABET.add(f"hit:{key}", verb.HIT, n) for n, key in enumerate(HIT_KEYS)]

# Growth.
C_OVAL: Final = [ALPHABET.add(f"oval:{key}", verb.OVAL, oval) for oval, key in enumerate(OVAL_KEYS)]
C_SQUARE: Final = [ALPHABET.add(f"square:{key}", verb.SQUARE, square) for square, key in enumerate(SQUARE_KEYS)]
C_LEAVE: Final = _hexes("leave", verb.LEAVE)
C_BONUS: Final = _hexes("bonus", verb.BONUS)
C_FROM: Final = _hexes("from", verb.FROM)
C_TAKE: Final = [
    [ALPHABET.add(f"{key}:{address}", verb.TAKE, at, way) for at, address in enumerate(ADDRESSES)]
    for way, key in enumerate(OPTION_KEYS)
]
C_PLACE: Final = _hexes("place", verb.PLACE)
LOOSE: Final = LETTERS  # outside fleets
C_INTO: Final = [*_letters("into", verb.INTO), ALPHABET.add("into:loose", verb.INTO, LOOSE)]
C_SHIPS: Final = _numbers("ships", verb.SHIPS)
C_CANCEL: Final = [
    [ALPHABET.add(f"cancel:{automa}:{key}", verb.CANCEL, number, kind) for kind, key in enumerate(SENTENCE_KEYS)]
    for number, automa in enumerate(FACTION_KEYS)
]
C_SECOND: Final = ALPHABET.add("second", verb.SECOND)
C_TELEPORT: Final = ALPHABET.add("teleport", verb.TELEPORT)
C_EVACUATE: Final = ALPHABET.add("evacuate", verb.EVACUATE)
C_HOME: Final = _hexes("home", verb.HOME)
C_RESERVE: Final = ALPHABET.add("reserve", verb.RESERVE)

# Trade, cards and scoring.
C_ASK: Final = _automas("trade", verb.ASK)
C_LEARN: Final[list[list[Choice]]] = [
    [],
    *[
        [
            ALPHABET.add(f"learn:{FACTION_KEYS[automa]}:{key}", verb.LEARN, automa, field)
            for field, key in enumerate(FIELD_KEYS)
        ]
        for automa in (FARMERS, SLAVERS)
    ],
]
C_EXCHANGE: Final = [ALPHABET.add(f"exchange:{key}", verb.EXCHANGE, card) for card, key in enumerate(BOX.card_keys)]
C_HOLD: Final = ALPHABET.add("hold", verb.HOLD)
C_SAFE: Final = ALPHABET.add("safe", verb.SAFE)
C_GIVE: Final = _hexes("give", verb.GIVE)
