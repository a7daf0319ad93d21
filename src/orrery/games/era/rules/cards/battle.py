"""Domination cards whose effect works in a battle (E-185, E-187): the player is asked only where there is one."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from ..state import Galaxy


def offer_battle_cards(s: Galaxy, out: list[Choice]) -> None:
    """List cards that would work in the battle of the player that is on. `s.battle.revealed`: before comparing."""


def take_battle_card(s: Galaxy, c: Choice) -> None:
    """Play one: `s.battle.bonus`, `s.battle.held`, `s.battle.safe` say what it does."""
