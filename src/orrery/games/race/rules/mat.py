"""The robot's mat and dice, read from content/robot.toml (S-79 to S-120).

A Mat is what the robot does with one start world: the plain mat, and over it what the tiles of that world change.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import Changes, corrected_row, doubts_of, unplayable

from .powers.power import Row
from .vocabulary.sought import SOUGHT_KEYS
from .vocabulary.symbol import ACTIONS, SYMBOL_KEYS

NO_SYMBOL: Final = -1
FACES: Final = 6
# Fields of a row that are no figures of the mat.
ABOUT: Final = ["key", "name_en", "name_de", "world", "confidence", "rule", "doubts", "symbol", "turns"]


class Mat:
    """What each action and reaction of the robot brings. Where it starts: `credit`, `economy`, `hand_stack`, `symbol`.

    Draws: `explore_one`, `explore_both`, `explore_reaction`, `develop_draw_*`, `settle_draw_*`, and
    `settle_per_chromosome` for each chromosome world. Credit: `token_*` is needed and paid for a token, `*_needs` to
    act at all, `*_under_6` and `*_6` paid for a development below cost 6 or not, `settle_reaction_price` for a world.
    `settle_action`, `settle_reaction`: what is searched for (vocabulary/sought.py). `turns` of the robot= tile: while
    it shows the first symbol, after the second action it shows the third.
    """

    __slots__ = (
        "credit", "deck_search_credit", "deck_search_economy", "deck_search_vp", "develop_action_6",
        "develop_action_under_6", "develop_draw_action", "develop_draw_reaction", "develop_reaction_6",
        "develop_reaction_needs", "develop_reaction_under_6", "double_economy", "double_prestige", "economy",
        "explore_both", "explore_credit", "explore_one", "explore_reaction", "hand_stack", "produce_credit",
        "produce_economy", "rebel_prestige", "settle_action", "settle_draw_action", "settle_draw_reaction",
        "settle_per_chromosome", "settle_reaction", "settle_reaction_needs", "settle_reaction_price", "shuns_imperium",
        "symbol", "token_action", "token_reaction", "trade_credit", "turns",
    )  # fmt: skip

    def __init__(self, fields: dict[str, Any]) -> None:
        """ValueError: a field too many or too few. BadOptions: a correction that makes no mat."""
        key: str = fields["key"]
        row = Row(key, {name: value for name, value in fields.items() if name not in ABOUT})
        self.credit: Final = row.number("credit")
        self.economy: Final = row.number("economy")
        self.hand_stack: Final = row.number("hand_stack")
        self.explore_one: Final = row.number("explore_one")
        self.explore_both: Final = row.number("explore_both")
        self.explore_reaction: Final = row.number("explore_reaction")
        self.explore_credit: Final = row.number("explore_credit")
        self.token_action: Final = row.number("token_action")
        self.token_reaction: Final = row.number("token_reaction")
        self.develop_draw_action: Final = row.number("develop_draw_action")
        self.develop_draw_reaction: Final = row.number("develop_draw_reaction")
        self.develop_action_under_6: Final = row.number("develop_action_under_6")
        self.develop_action_6: Final = row.number("develop_action_6")
        self.develop_reaction_needs: Final = row.number("develop_reaction_needs")
        self.develop_reaction_under_6: Final = row.number("develop_reaction_under_6")
        self.develop_reaction_6: Final = row.number("develop_reaction_6")
        self.settle_action: Final = row.word("settle_action", SOUGHT_KEYS)
        self.settle_reaction: Final = row.word("settle_reaction", SOUGHT_KEYS)
        self.settle_draw_action: Final = row.number("settle_draw_action")
        self.settle_draw_reaction: Final = row.number("settle_draw_reaction")
        self.settle_per_chromosome: Final = row.number("settle_per_chromosome")
        self.settle_reaction_needs: Final = row.number("settle_reaction_needs")
        self.settle_reaction_price: Final = row.number("settle_reaction_price")
        self.trade_credit: Final = row.number("trade_credit")
        self.double_economy: Final = row.number("double_economy")
        self.double_prestige: Final = row.number("double_prestige")
        self.produce_economy: Final = row.number("produce_economy")
        self.produce_credit: Final = row.number("produce_credit")
        self.rebel_prestige: Final = row.number("rebel_prestige")
        self.shuns_imperium: Final = row.flag("shuns_imperium")
        self.deck_search_vp: Final = row.number("deck_search_vp")
        self.deck_search_credit: Final = row.number("deck_search_credit")
        self.deck_search_economy: Final = row.number("deck_search_economy")
        row.done()
        self.symbol: Final = action_symbol(key, fields["symbol"]) if "symbol" in fields else NO_SYMBOL
        self.turns: Final = [turn_of(key, self.symbol, turn) for turn in fields.get("turns", [])]
        if self.turns and self.symbol not in [showing for showing, _, _ in self.turns]:
            sides = ", ".join(SYMBOL_KEYS[showing] for showing, _, _ in self.turns)
            raise unplayable(key, "symbol", fields["symbol"], sides)

    def turns_back(self) -> bool:
        """Whether the robot= tile has two sides; else another takes its place for good (S-116, S-117)."""
        return len(self.turns) > 1


def turn_of(key: str, symbol: int, fields: dict[str, Any]) -> tuple[int, int, int]:
    row = Row(f"{key}, turns", fields)
    showing = row.word("showing", SYMBOL_KEYS, SYMBOL_KEYS[symbol])
    turn = (showing, row.word("after", SYMBOL_KEYS), row.word("becomes", SYMBOL_KEYS))
    row.done()
    return turn


def action_symbol(key: str, word: str) -> int:
    """What a robot= tile shows: an action."""
    if word not in SYMBOL_KEYS[:ACTIONS]:
        raise unplayable(key, "symbol", word, ", ".join(SYMBOL_KEYS[:ACTIONS]))
    return SYMBOL_KEYS.index(word)


def faces_of(row: dict[str, Any]) -> list[int]:
    faces = row["faces"]
    if len(faces) != FACES or not all(face in SYMBOL_KEYS for face in faces):
        raise unplayable(row["key"], "faces", faces, f"{FACES}: {', '.join(SYMBOL_KEYS)}")
    return [SYMBOL_KEYS.index(face) for face in faces]


class RobotBox:
    """`faces` of the two dice; `mats` by design of the start world; `plain`: the mat without tiles; by difficulty the
    `tokens` and what one of them is `worth`; `chips` in the supply, and `prestige_chips` more with prestige. `rows`:
    what everybody may be told.
    """

    __slots__ = (
        "chips", "credit_most", "economy_most", "faces", "mats", "plain", "prestige_chips", "rows", "tokens", "worth",
    )  # fmt: skip

    def __init__(self, content: dict[str, Any], worlds: list[dict[str, Any]], changes: Changes) -> None:
        """`worlds`: the rows of all designs."""
        lists = ("tokens", "worth")
        figures = Row("figures", {name: n for name, n in content["figures"].items() if name not in lists})
        self.chips: Final = figures.number("chips")
        self.prestige_chips: Final = figures.number("prestige_chips")
        self.credit_most: Final = figures.number("credit_most")
        self.economy_most: Final = figures.number("economy_most")
        figures.done()
        self.tokens: Final[list[int]] = content["figures"]["tokens"]
        self.worth: Final[list[int]] = content["figures"]["worth"]
        dice = [corrected_row(die, changes) for die in content["die"]]
        self.faces: Final = [faces_of(die) for die in dice]
        self.rows: Final[list[dict[str, Any]]] = [{**die, "kind": "die", "part": "die"} for die in dice]
        mat: dict[str, Any] = content["mat"]
        self.rows.append({**mat, "kind": "mat", "part": "robot", "doubts": []})
        self.plain: Final = Mat(mat)
        self.mats: Final = [self.plain] * len(worlds)
        starts = {start["world"]: start for start in content["start"]}
        for number in range(len(worlds)):
            start = starts.pop(worlds[number]["key"], None)
            if start is None:
                continue
            row = corrected_row(named(start, worlds[number], content["start_names"]), changes)
            self.rows.append({**row, "kind": "start", "part": "robot"})
            self.mats[number] = Mat({**mat, **row})
        if starts:
            raise ValueError(f"robot: there are no worlds {sorted(starts)}")


def named(start: dict[str, Any], world: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    """The row of a start world's tiles, with a key and names of its own."""
    key = f"robot_{start['world']}"
    doubts = doubts_of({"key": key, **start})
    found = {
        "key": key,
        "name_en": names["name_en"].replace("{world}", world["name_en"]),
        "name_de": names["name_de"].replace("{world}", world["name_de"]),
        "confidence": doubts[0].confidence if doubts else "verified",
    }
    return {**found, **start}
