"""When a player goes on to the next dealer, and what the others can tell from it."""

from __future__ import annotations

from ..places import in_phase
from ..state import Empire, Galaxy
from ..vocabulary import phase


def hidden_matters(s: Galaxy) -> bool:
    """Whether a Deal die asks for tiles of a kind: then what a player can do hangs on tiles that others do not see."""
    for die in range(len(s.market.faces)):
        for term in s.box.deal.dice[die][s.market.faces[die]].trade.gives:
            if term.of:
                return True
    return False


def next_dealer(s: Galaxy, p: Empire) -> None:
    """Another dealer is used now: what can be done with it, and so whether anything is asked, may reveal something."""
    if s.listener is not None:
        n = len(in_phase(p, phase.DOLLAR))
        if n > 0:
            s.say("next_dealer", p.seat, "V-42", {"n": n}, reveals=hidden_matters(s))
