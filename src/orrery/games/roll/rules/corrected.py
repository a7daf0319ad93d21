"""Whether values that were corrected can be played: faces of dice, colours of worlds, powers.

What Objectives and Deal bring is looked at where it is read (objectives/objective.py, deal/board.py).
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import Changes, unplayable

from .catalogue import TILE, Printed
from .pieces import BASE_COLOURS, COLOUR_KEYS, FACE_KEYS, NOVELTY, TALENT
from .vocabulary.phase import PHASE_KEYS, PHASES

Row = dict[str, Any]

FACES: Final = 6
WORLD_COLOUR_KEYS: Final = [*COLOUR_KEYS[NOVELTY:BASE_COLOURS], "gray"]
INTO_THE_BAG: Final = "discard_self_to_complete_top"  # only game tiles came out of it
# What no printed power says, though one of its kind could.
MORE_WORDS: Final = {"source": ["supply"], "to": ["cup"]}


def check_changes(found: Changes, sides: list[Printed]) -> None:
    """BadOptions: the game cannot be played with one of these values."""
    printed = {side.row["key"]: side for side in sides}
    for key, changed in found.items():
        if key in COLOUR_KEYS and "faces" in changed:
            check_faces(key, changed["faces"])
        if key in printed and "colour" in changed and changed["colour"] not in WORLD_COLOUR_KEYS:
            raise unplayable(key, "colour", changed["colour"], f"one of {', '.join(WORLD_COLOUR_KEYS)}")
        if key in printed and "powers" in changed:
            known = printed_powers(sides, printed[key].part == TILE)
            for row in changed["powers"]:
                check_power(key, row, known)


def check_faces(key: str, faces: list[Any]) -> None:
    if len(faces) != FACES or any(face not in FACE_KEYS for face in faces):
        raise unplayable(key, "faces", faces, f"{FACES} faces such as ship, wild, produce_ship and ship_dollar")


def printed_powers(sides: list[Printed], from_the_bag: bool) -> dict[str, list[Row]]:
    """All powers that are printed somewhere, by their kinds. `from_the_bag`: for a tile that can go there."""
    found: dict[str, list[Row]] = {}
    for side in sides:
        for row in side.row.get("powers", []):
            if from_the_bag or row["kind"] != INTO_THE_BAG:
                found.setdefault(kind_of(row), []).append(row)
    return found


def kind_of(row: Row) -> str:
    return f"{row['kind']}_{row['step']}" if "step" in row else str(row["kind"])


def check_power(key: str, row: Any, known: dict[str, list[Row]]) -> None:
    """A power has to be like a printed one: the same fields, the same kinds of words, figures as large at most."""
    if not isinstance(row, dict) or "kind" not in row or kind_of(row) not in known:
        raise unplayable(key, "powers", row, "a `kind` of power as on another tile")
    alike = known[kind_of(row)]
    if all(set(row) != set(other) for other in alike):
        raise unplayable(key, "powers", row, "the fields of a power of this kind on another tile")
    for field, value in row.items():
        values = [other[field] for other in alike if field in other]
        if not is_like(field, value, values):
            raise unplayable(key, "powers", row, f"{field} as in {values[0]}")


def is_like(field: str, value: Any, values: list[Any]) -> bool:
    same = [other for other in values if type(other) is type(value)]
    if not same:
        return False
    if isinstance(value, bool):
        return True
    if isinstance(value, int):
        return 1 <= value <= int(max(same))
    if isinstance(value, list):
        lengths = [len(other) for other in same]
        words = words_of(field, [word for other in same for word in other])
        return min(lengths) <= len(value) <= max(lengths) and all(word in words for word in value)
    return value in words_of(field, same)


def words_of(field: str, seen: list[Any]) -> list[Any]:
    """The words that a field may have: those seen in it, and whatever is of their kind."""
    words = [*seen, *MORE_WORDS.get(field, [])]
    colours = WORLD_COLOUR_KEYS if "world" in field else COLOUR_KEYS[:TALENT]
    for family in (colours, PHASE_KEYS[:PHASES]):
        if any(word in family for word in seen):
            words += family
    return words
