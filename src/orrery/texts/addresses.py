"""Which choice somebody means who types its address: its code, what follows the colon, its last part, or its label."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from orrery.kernel.choice import Alphabet, Choice, Decision
from orrery.kernel.game import Game
from orrery.kernel.state import State

from .printable import printable
from .speech import Speech

SIGNS: Final = re.compile("[:@>]")
LONGEST: Final = 40  # of what was typed, when it is said again


def addresses(choice: Choice) -> list[str]:
    """What a choice is called, the fullest first: `build:mine@c4`, `mine@c4`, `c4`."""
    return [choice.code, choice.code.partition(":")[2], SIGNS.split(choice.code)[-1]]


def plain(typed: str) -> str:
    """As it is compared."""
    return " ".join(typed.casefold().split())


@lru_cache(maxsize=8)
def index(alphabet: Alphabet) -> list[dict[str, list[Choice]]]:
    """All choices of a game by their names, a table for each way to call them, the fullest first."""
    tables: list[dict[str, list[Choice]]] = [{}, {}, {}]
    for choice in alphabet.choices:
        for names, name in zip(tables, addresses(choice), strict=True):
            if name:
                names.setdefault(name.casefold(), []).append(choice)
    return tables


def called(typed: str, choices: Sequence[Choice], labels: Sequence[str] = ()) -> list[Choice]:
    """The choices of this name; a fuller name counts before a shorter one."""
    wanted = plain(typed)
    if not wanted:
        return []
    names = [[name.casefold() for name in addresses(choice)] for choice in choices]
    for i, label in enumerate(labels):
        names[i].append(label.casefold())
    for level in range(4):
        found = [
            choice for choice, own in zip(choices, names, strict=True) if level < len(own) and own[level] == wanted
        ]
        if found:
            return found
    return []


def offered(typed: str, decision: Decision, speech: Speech) -> list[Choice]:
    """Those of the choices that are called so, and meant."""
    found = called(typed, decision.choices, [speech.choice(decision, choice) for choice in decision.choices])
    return speech.meant(decision, found) if len(found) > 1 else found


def anywhere(typed: str, game: Game, decision: Decision) -> list[Choice]:
    """Those of the whole game that are called so; of a place, what could be done there by the words of the question."""
    wanted = plain(typed)
    found = next((names[wanted] for names in index(game.alphabet) if wanted in names), [])
    words = {choice.code.partition(":")[0] for choice in decision.choices}
    return [choice for choice in found if choice.code.partition(":")[0] in words] or found


def why_not(typed: str, view: State, seat: int, game: Game, speech: Speech) -> list[tuple[str, str]]:
    """Why a seat may not choose what is called so: sentences, each with its rule. Something is asked of the seat."""
    decision = view.decision(seat)
    if decision is None:
        return [(speech.error("nothing_asked"), "")]
    shown = printable(typed[:LONGEST])
    possible = offered(typed, decision, speech)
    if possible:
        return [(speech.say("why.offered", choice=speech.choice(decision, choice)), "") for choice in possible]
    meant = anywhere(typed, game, decision)
    if not meant:
        return [(speech.say("why.unknown", typed=shown), "")]
    reasons: list[tuple[str, str]] = []
    for choice in meant:
        for refusal in view.why_not(seat, choice):
            reason = (speech.refusal(refusal), refusal.rule)
            if reason not in reasons:
                reasons.append(reason)
    return reasons or [(speech.say("why.not_now", typed=shown), view.rule_against(seat, meant[0]))]
