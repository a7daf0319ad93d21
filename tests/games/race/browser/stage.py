"""Questions of Race put before a page without playing, and what could lie on the table at the worst."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from orrery.games import load
from orrery.games.race.rules.game import RACE, race
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.table import Table
from orrery.texts import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.recorded import Recorded, Stage, seen

from .hands import table

GAMES = 16
MOST = 12  # cards before the player; more are rare, and then they may scroll
Update = dict[str, Any]


class RaceStage(Stage):
    """A page at a table of Race whose server is a test."""

    def __init__(self, visit: Visit, address: str, settings: dict[str, Any], **options: Any) -> None:
        super().__init__(visit, address, settings, **options)
        self._table = table(address, "recorded", sets="3")


@cache
def largest() -> list[Recorded]:
    """Of every kind of question the one with the most choices, from games of the captain and of chance."""
    found: dict[str, Recorded] = {}
    for number in range(GAMES):
        at = Table(RACE, {"sets": str(3 - number % 2)}, [SeatSpec("person", "Anna")], f"largest {number}")
        chance = Chance(key_of_seed(f"largest {number}"))
        bot = load("race").make_bot("captain" if number % 3 else "random", chance)
        while (decision := at.decision(0)) is not None:
            known, p = found.get(decision.kind), race(at.state).empire
            if len(p.hand) + len(p.drawn) <= MOST and (known is None or len(decision.choices) > known.choices):
                updates = {lang: seen(at, 0, lang) for lang in LANGUAGES}
                found[decision.kind] = Recorded(decision.kind, f"{number}", len(decision.choices), updates)
            at.play(0, bot.choose(lambda: at.view(0), decision).code)  # noqa: B023 - asked at once
    return list(found.values())


def crowded(lang: str, hand: int, tableau: int) -> Update:
    """A payment with so many cards in the hand, and so many in the tableau, most of them with long names and goods."""
    update: Update = deepcopy(next(one for one in largest() if one.kind == "pay").updates[lang])
    rows = [row for row in RACE.components() if row["part"] == "card"]
    rows.sort(key=lambda row: -len(row[f"name_{lang}"]))
    mine, lying = rows[:hand], rows[hand : hand + tableau]
    empire = update["board"]["empire"]
    empire["hand"] = [
        {"key": row["key"], "price": None, "strength": 3, "enough": False}
        if "defence" in row
        else {"key": row["key"], "price": row["cost"], "strength": None, "enough": True}
        for row in mine
    ]
    empire["tableau"] = [
        {"key": row["key"], "good": row.get("production", row.get("windfall")), "stash": 0} for row in lying
    ]
    empire["placing"] = None
    choice = update["question"]["choices"][0]
    update["question"]["choices"] = [
        {**choice, "code": f"pay:{row['key']}", "label": row[f"name_{lang}"], "times": 1} for row in mine
    ]
    update["question"]["parts"] = 4
    update["advice"] = False
    return update
