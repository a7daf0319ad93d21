"""The end of a round and of the game (S-62 to S-64)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act

from ..effects import close_phase
from ..state import Race
from ..vocabulary import act, why
from .discarding import ask_to_discard

HAND_LIMIT: Final = 10
TABLEAU_END: Final = 12
PRESTIGE_END: Final = 15


class EndRound(Act[Race]):
    """S-62, S-124. Whether the game is over does not hang on the hand, so it is known already."""

    number = act.END_ROUND

    def act(self, s: Race, argument: int) -> None:
        close_phase(s)
        p = s.empire
        s.phase = -1
        s.which = 0
        s.agenda.append(act.END_GAME if is_over(s) else act.ROUND)
        if s.listener is not None:
            s.say("round_ends", -1, "S-62", {"n": s.round, "hand": len(p.hand), "limit": hand_limit(s)})
        if len(p.hand) > HAND_LIMIT:
            limit = hand_limit(s)  # no card lowers it
            if len(p.hand) > limit:
                ask_to_discard(s, len(p.hand) - limit, why.HAND_LIMIT)


def hand_limit(s: Race) -> int:
    limit = HAND_LIMIT
    for design in s.empire.tableau:
        if s.box.hand_limit[design] > limit:
            limit = s.box.hand_limit[design]
    return limit


def tableau_limit(s: Race) -> int:
    """How many cards of the player end the game (S-63)."""
    limit = TABLEAU_END
    for design in s.empire.tableau:
        if s.box.tableau_end[design] > limit:
            limit = s.box.tableau_end[design]
    return limit


def is_over(s: Race) -> bool:
    """S-63."""
    if s.chips <= 0 or s.robot.cards() >= TABLEAU_END:
        return True
    cards = len(s.empire.tableau)
    if cards >= TABLEAU_END and cards >= tableau_limit(s):  # no card lowers the limit
        return True
    return s.prestige_on and (s.empire.prestige >= PRESTIGE_END or s.robot.prestige >= PRESTIGE_END)


def reasons(s: Race) -> list[str]:
    """Why the game is over (S-63)."""
    found: list[str] = []
    if s.chips <= 0:
        found.append("chips")
    if len(s.empire.tableau) >= tableau_limit(s):
        found.append("tableau")
    if s.robot.cards() >= TABLEAU_END:
        found.append("robot_tableau")
    if s.prestige_on:
        if s.empire.prestige >= PRESTIGE_END:
            found.append("prestige")
        if s.robot.prestige >= PRESTIGE_END:
            found.append("robot_prestige")
    return found


class EndGame(Act[Race]):
    number = act.END_GAME

    def act(self, s: Race, argument: int) -> None:
        if s.listener is not None:
            scores = s.scores()
            told = {
                "n": s.round,
                "why": reasons(s),
                "scores": [score.total for score in scores],
                "winners": [score.seat for score in scores if score.wins],
            }
            s.say("over", -1, "S-63", told)
