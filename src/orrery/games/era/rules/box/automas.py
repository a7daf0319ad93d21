"""The automas: what they start with, their tables of movement and growth, the power track."""

from __future__ import annotations

from typing import Any, Final

from ..vocabulary import sentence, target
from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.field import FIELD_KEYS
from ..vocabulary.sentence import SENTENCE_KEYS, SPAWN_KEYS, STARS_OF_KEYS
from ..vocabulary.target import TARGET_KEYS
from .row import Row, figures_of

FACES: Final = 6
RESEARCH_KEYS: Final = [*FIELD_KEYS, "random"]


class Start:
    """A start bonus: `levels` by field; `random_fields`: so many different ones start at `random_level`; `discs` that
    go to the power track.
    """

    __slots__ = ("discs", "levels", "random_fields", "random_level")

    def __init__(self, row: Row) -> None:
        self.levels: Final = [row.number(key, 1) for key in FIELD_KEYS]
        self.random_fields: Final = row.number("random_fields", 0)
        self.random_level: Final = row.number("level", 1)
        self.discs: Final = row.number("discs", 0)
        row.done()


class Move:
    """A movement result: `declares_war` on the player first; `target`, and what is done `otherwise`, if there is no
    such target (vocabulary/target.py). `excludes_here`: the hex where a unit is does not count.
    """

    __slots__ = ("declares_war", "excludes_here", "otherwise", "target")

    def __init__(self, row: Row) -> None:
        self.declares_war: Final = row.flag("declares_war")
        self.target: Final = row.word("target", TARGET_KEYS)
        self.otherwise: Final = row.word("otherwise", TARGET_KEYS, TARGET_KEYS[target.STAY])
        self.excludes_here: Final = row.flag("excludes_here")
        row.done()


class Sentence:
    """One sentence of a growth result; `kind` and what the others mean: vocabulary/sentence.py.

    Research: `field`, or RANDOM_FIELD. Spawning, and what growing does if no disc was placed: `spawns` (where), at so
    many `wormholes`. Gaining: so many `stars` of `stars_of`, and if none of them can be taken, `otherwise_stars` of
    `otherwise`; `declares_war` on the player if needed; `penalty`: without any star a disc goes to the power track.
    """

    __slots__ = (
        "declares_war", "field", "kind", "otherwise", "otherwise_stars", "penalty", "spawns", "stars", "stars_of",
        "wormholes",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.kind: Final = row.word("kind", SENTENCE_KEYS)
        field = row.word("field", RESEARCH_KEYS) if self.kind == sentence.RESEARCH else sentence.NO_FIELD
        self.field: Final = field if field < len(FIELD_KEYS) else sentence.RANDOM_FIELD
        places = self.kind in (sentence.SPAWN, sentence.GROW)
        self.spawns: Final = row.word("at", SPAWN_KEYS) if places else sentence.NOWHERE
        self.wormholes: Final = row.number("wormholes") if places else 0
        gains = self.kind == sentence.GAIN
        self.stars_of: Final = row.word("from", STARS_OF_KEYS) if gains else sentence.NO_STARS
        self.stars: Final = row.number("stars", 1) if gains else 0
        self.otherwise: Final = row.word_or("otherwise", STARS_OF_KEYS, sentence.NO_STARS)
        self.otherwise_stars: Final = row.number("otherwise_stars", 1) if self.otherwise != sentence.NO_STARS else 0
        self.declares_war: Final = row.flag("declares_war")
        self.penalty: Final = row.flag("penalty")
        row.done()


class Automa:
    """The highest number on a die with which it makes peace, trades with a player of an alignment, retreats before
    combat. `spawned`: ships at a wormhole, 0: by its population track. By the die, 1 to 6: `start`, `moves`, `growth`;
    at index 0 is nothing.
    """

    __slots__ = ("alignment", "growth", "key", "moves", "peace_most", "retreat_most", "spawned", "start", "trade_most")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.alignment: Final = row.word("alignment", ALIGNMENT_KEYS)
        self.peace_most: Final = row.number("peace_most")
        self.trade_most: Final = [row.number(f"trade_{word}_most") for word in ALIGNMENT_KEYS]
        self.retreat_most: Final = row.number("retreat_most")
        self.spawned: Final = row.number("spawned")
        self.start: Final = [Start(one) for one in [Row(key, {}), *row.rows("start")]]
        self.moves: Final = [Move(one) for one in [Row(key, {"target": "stay"}), *row.rows("moves")]]
        self.growth: Final = [[Sentence(one) for one in result] for result in [[], *row.lists("growth")]]
        row.done()
        for table in (len(self.start), len(self.moves), len(self.growth)):
            if table != FACES + 1:
                raise ValueError(f"{key}: a table has {FACES} results")


class PowerTrack:
    """The power track: from how many discs on the Slavers make no peace, learn where nobody traded with them, roll two
    dice; and from which disc on each `cost`s the player so many points (E-202).
    """

    __slots__ = ("cost", "costs_from", "learns_from", "no_peace_from", "two_dice_from")

    def __init__(self, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.no_peace_from: Final = row.number("no_peace_from")
        self.learns_from: Final = row.number("learns_from")
        self.two_dice_from: Final = row.number("two_dice_from")
        self.costs_from: Final = row.number("costs_from")
        self.cost: Final = row.number("cost")
        row.done()
