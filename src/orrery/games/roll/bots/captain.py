"""A rule-based player that plans its round."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.bot import Bot
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.sets import DEAL, ORB
from orrery.games.roll.rules.vocabulary import verb
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from . import building, deal, exploring, managing, orb, reveal, shipping, spending
from .assign import Planner
from .valuation import Outlook

AMID = {"sacrifice", "move", "into"}
PLANNED = {"assign", "talents", "select", "with", "reassign", *AMID}


class Captain(Bot):
    """Answers the Assign step from a plan made at its first question, and everything else as it comes.

    It needs no luck of its own: the same view gives the same answer. The plan is only kept to save time; where it
    does not fit the question (after a resume, say) a new one is made. `ignores`: modules it takes no notice of.
    """

    def __init__(self, ignores: int = 0) -> None:
        self.plan: list[Choice] = []
        self.ignores = ignores

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        choices = decision.choices
        kind = decision.kind
        if kind in PLANNED:
            return self.planned(look, decision)
        self.plan = []
        if kind == "spend" or (kind == "build" and choices[-1].verb != verb.USE):
            return managing.builder(choices)
        if kind == "pay":
            return shipping.pay(choices)
        s = galaxy(look())
        o = Outlook(s, s.players[decision.seat], self.ignores)
        if kind == "explore":
            return exploring.explore(o, choices)
        if kind == "abandon":
            return exploring.abandon(o, choices)
        if kind in ("place", "rebuild"):
            return exploring.place(o, choices)
        if kind == "return":
            return exploring.give_back(o, choices)
        if kind == "produce":
            return shipping.produce(o, choices)
        if kind == "ship":
            return shipping.ship(o, choices)
        if kind == "by":
            return shipping.by(o, choices)
        if kind == "recruit":
            return managing.recruit(o, choices)
        if kind == "recall":
            return managing.recall(o, choices)
        if kind == "keep":
            return managing.keep(o, choices)
        if kind in ("remove", "discount_die"):
            return managing.remove(o, choices)
        if kind == "start":
            return exploring.start(o, choices)
        return self.expanded(o, kind, choices)

    def expanded(self, o: Outlook, kind: str, choices: list[Choice]) -> Choice:
        """Questions that only expansions ask."""
        if kind == "build":
            return building.build(o, choices)
        if kind == "forecast":
            return reveal.forecast(o, choices)
        if kind == "relocate":
            return reveal.relocate(o, choices)
        if kind == "relocate_into":
            return reveal.relocate_into(o, choices)
        if kind in ("citizens", "guild"):
            return shipping.lay_good(o, choices)
        if kind in ("substitute", "swap"):
            return managing.take(o, choices)
        if kind == "lose_settler":
            return managing.remove(o, choices)
        if kind == "discount":
            return spending.discount(o, choices)
        if kind == "deficit":
            return spending.deficit(o, choices)
        if kind in orb.KINDS and not self.ignores & ORB:
            return orb.choose(o, kind, choices)
        if kind in deal.KINDS:
            return deal.decline(choices) if self.ignores & DEAL else deal.choose(o, kind, choices)
        return modest(choices)

    def planned(self, look: Callable[[], State], decision: Decision) -> Choice:
        found = self.next_of(decision)
        if found is not None:
            return found
        s = galaxy(look())
        planner = Planner(s, s.players[decision.seat], self.ignores)
        if decision.kind in AMID:
            return planner.amid(decision.kind, decision.choices)
        self.plan = planner.plan()
        found = self.next_of(decision)
        return decision.choices[0] if found is None else found

    def next_of(self, decision: Decision) -> Choice | None:
        """The next choice of the plan that is offered; single options were taken by the engine meanwhile."""
        while self.plan:
            choice = self.plan.pop(0)
            if choice in decision.choices:
                return choice
        return None


def modest(choices: list[Choice]) -> Choice:
    """The answer to a question it knows nothing about: nothing is given away that need not be."""
    for choice in choices:
        if choice.verb in (verb.DONE, verb.PASS):
            return choice
    return choices[0]
