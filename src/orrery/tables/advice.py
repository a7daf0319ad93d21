"""A suggestion: what the game's adviser would answer next, made from a seat's view and nothing else."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from orrery import games
from orrery.bots.plan import Plan
from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.error import OrreryError
from orrery.kernel.event import Recorder
from orrery.kernel.foresight import imagined, reveals
from orrery.kernel.game import Game
from orrery.kernel.state import State

from .table import Table


class NoAdvice(OrreryError):
    """There is no suggestion here."""


class PlannedAnswer(NamedTuple):
    decision: Decision  # as it will be put, as far as one can imagine
    choice: Choice


def adviser(table: Table, seat: int) -> str:
    """The bot that advises this seat now. NoAdvice: none does.

    Suggestions are for who plays alone: among several people they would be somebody else's play.
    """
    name = games.load(table.game.key).adviser
    if name is None:
        raise NoAdvice("advice_none")
    if not table.solo:
        raise NoAdvice("advice_alone")
    if table.player(seat) is not None or table.decision(seat) is None:
        raise NoAdvice("nothing_asked")
    return name


def advised(table: Table, seat: int) -> bool:
    """Whether this seat can ask for a suggestion now."""
    try:
        adviser(table, seat)
    except NoAdvice:
        return False
    return True


def think(game: str, view: State, seat: int) -> Plan:
    """What the adviser would do. Equal views give equal plans: its chance is made of the view."""
    package = games.load(game)
    decision = view.decision(seat)
    if package.adviser is None or decision is None:
        raise NoAdvice("advice_none")
    bot = package.make_bot(package.adviser, Chance(blake2b(view.encode(), digest_size=KEY_BYTES).digest()))
    return bot.advise(view.clone, decision) or Plan([bot.choose(view.clone, decision)], "")


def answers(game: Game, view: State, seat: int, codes: list[str]) -> list[PlannedAnswer]:
    """As many of a plan's answers as can be given at once: up to what reveals something. Empty: it is no plan."""
    state = imagined(game, view, seat)
    found: list[PlannedAnswer] = []
    for code in codes:
        decision, choice = state.decision(seat), game.alphabet.by_code.get(code)
        if decision is None or choice not in decision.choices:
            break
        heard = Recorder()
        state.apply(seat, choice, heard)
        found.append(PlannedAnswer(decision, choice))
        if reveals(heard, seat):
            break
    return found
