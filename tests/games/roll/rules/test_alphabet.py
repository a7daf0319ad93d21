"""Every choice means what its code says, and every table has the choices of what it goes by."""

from __future__ import annotations

import runpy

from orrery.games.roll.rules import alphabet
from orrery.games.roll.rules.catalogue import SHELF, TILE
from orrery.games.roll.rules.choice_tables import NOTHING
from orrery.games.roll.rules.deal.board import NAMED_KEYS, PLACES
from orrery.games.roll.rules.looks import ASSIGN_LOOK_KEYS, WORK_LOOK_KEYS
from orrery.games.roll.rules.pieces import FACE_KEYS, PLACE_KEYS, WORLD
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.kernel.choice import Choice

UNPRINTED = ["everybody", "orb"]  # powers that stand on no tile


def meaning(choice: Choice) -> tuple[str, int, int]:
    """What the code of a choice says: word, and its two figures, worked out from the code alone."""
    word, _, rest = choice.code.partition(":")
    sides = {side.row["key"]: side.number for side in SHELF.catalogue().sides}
    if not rest:
        return word, -1, -1
    if rest.isdigit():
        return word, int(rest) - 1, -1
    if word == "face":
        return word, [row["key"] for row in SHELF.file("orb.toml")["face"]].index(rest), -1
    if word == "enlist":
        colour, face = rest.split("/")
        return word, WORK_LOOK_KEYS.index(colour), FACE_KEYS.index(face)
    for mark in (">", "@"):
        if mark in rest:
            colour, place = rest.split(mark)
            looks = ASSIGN_LOOK_KEYS if word in ("with", "sacrifice", "move") else WORK_LOOK_KEYS
            if place in sides:
                return word, looks.index(colour), sides[place]
            number = PHASE_KEYS.index(place) if place in PHASE_KEYS else [*PLACE_KEYS, *PLACES].index(place)
            if word in ("remove", "recall", "muster"):
                number = -1 - [*PLACE_KEYS, *PLACES].index(place)
            return word, looks.index(colour), number
    for named, keys in (("join", PLACES), ("name", NAMED_KEYS), ("deal", alphabet.DEAL_DICE)):
        if word == named:
            return word, keys.index(rest), -1
    if rest in sides:
        return word, sides[rest], -1
    if rest in UNPRINTED:
        return word, len(sides) + UNPRINTED.index(rest), -1
    return word, (PHASE_KEYS if rest in PHASE_KEYS else WORK_LOOK_KEYS).index(rest), -1


BY_LOOK = {
    "C_SCOUT": 11, "C_STOCK": 11, "C_BUILD": 14, "C_SPEND": 14, "C_KEEP": 14, "C_BY": 14, "C_BY_VIRTUAL": 10,
    "C_RECRUIT": 10, "C_TAKE": 10,
}  # fmt: skip
VERBS = {
    "start": 0, "assign": 1, "select": 2, "with": 3, "use": 4, "dictate": 5, "sacrifice": 6, "move": 7, "into": 8,
    "ready": 9, "done": 10, "scout": 11, "stock": 12, "rearrange": 13, "abandon": 14, "draw": 15, "under": 16,
    "on_top": 17, "return": 18, "build": 19, "spend": 20, "keep": 21, "remove": 22, "produce": 23, "trade": 24,
    "consume": 25, "by": 26, "by_virtual": 27, "pay": 28, "pass": 29, "recruit": 30, "recall": 31,
    "take": 32, "pay_two": 33, "gain_first": 34, "research": 35, "side": 36, "face": 37, "turn": 38, "point": 39,
    "onto": 40, "muster": 41, "enlist": 42,
    "open": 43, "join": 44, "decline": 45, "deal": 46, "give": 47, "lay": 48, "name": 49,
}  # fmt: skip


def test_every_choice_of_a_fresh_alphabet_means_what_its_code_says() -> None:
    names = runpy.run_path(alphabet.__file__, run_name=alphabet.__name__)
    choices = names["ALPHABET"].choices
    assert [choice.code for choice in choices] == [choice.code for choice in alphabet.ALPHABET.choices]
    for choice in choices:
        word, a, b = meaning(choice)
        assert (choice.verb, choice.a, choice.b) == (VERBS[word], a, b), choice.code
    nothing = NOTHING
    printed = SHELF.catalogue().sides
    assert nothing not in choices
    for table in ("C_PRODUCE", "C_TRADE", "C_CONSUME", "C_REMOVE_GOOD", "C_RECALL_GOOD"):
        rows = names[table]
        assert [len(row) for row in rows] == [len(printed)] * len(WORK_LOOK_KEYS)
        for look, row in enumerate(rows):
            for side, choice in enumerate(row):
                if printed[side].kind == WORLD and printed[side].row["colour"] != "gray":
                    assert (choice.a, choice.b) == (look, side)
                else:
                    assert choice is nothing
    for table, looks in (("C_WITH", 56), ("C_SACRIFICE", 56), ("C_MOVE", 56), ("C_ASSIGN", 11)):
        assert [[(c.a, c.b) for c in row] for row in names[table]] == [[(a, b) for b in range(6)] for a in range(looks)]
    for table, looks in BY_LOOK.items():
        assert [choice.a for choice in names[table]] == list(range(looks))
    tiles = [side.number for side in printed if side.part == TILE]
    assert tiles[:110] == list(range(110))
    for table in ("C_ABANDON", "C_UNDER", "C_ON_TOP", "C_RETURN"):
        assert [choice.a for choice in names[table] if choice is not nothing] == tiles
        assert all(names[table][side].a == side for side in tiles)
    by_place = [[(look, -1 - place) for look in range(14)] for place in range(12)]
    assert [[(c.a, c.b) for c in row] for row in names["C_REMOVE"]] == by_place
    assert [[(c.a, c.b) for c in row] for row in names["C_RECALL"][7:9]] == by_place[7:9]
    others = names["C_RECALL"][:7] + names["C_RECALL"][9:]
    assert all(choice is nothing for row in others for choice in row)
