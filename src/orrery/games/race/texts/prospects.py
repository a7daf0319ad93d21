"""What would come of a choice, in a few words: prices as they are now, strength against defence, cards for a good."""

from __future__ import annotations

from typing import Final

from orrery.games.race.rules.alphabet import PAY, PAY_FOR_MILITARY
from orrery.games.race.rules.game import race
from orrery.games.race.rules.phases.develop import cost_to_develop
from orrery.games.race.rules.phases.strength import best_discount, price, strength_against
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import verb
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .outlook import outlook
from .questions import Questions

LOOKED_AT: Final = (verb.KEEP, verb.PAY, verb.DISCARD, verb.STASH, verb.ANTE, verb.REPLACE)


class Prospects(Questions):
    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        s = race(view)
        if choice.verb in LOOKED_AT:
            return self.in_short(s, choice.a)
        if choice.verb == verb.ACTION:
            return outlook(self, s, choice.a)
        if choice.verb == verb.USE:
            return self.used_power(decision.kind, choice)
        if choice.verb == verb.PLACE:
            return self._placed(s, decision.kind, choice.a)
        if decision.kind in ("trade", "kind"):
            values = view.about(decision.seat).get("values", {})
            key = choice.code.partition(":")[2]
            return self.word("gain.cards", n=values[key]) if key in values else ""
        if choice.verb == verb.WAY and s.empire.placing >= 0:
            return self._way(s, choice.a)
        return ""

    def points(self, s: Race, card: int) -> str:
        """Printed points, or that they are counted at the end."""
        if s.box.scoring[card] and not s.box.vp[card]:
            return self.word("points.scoring")
        return self.word("points.fixed", n=s.box.vp[card])

    def in_short(self, s: Race, card: int) -> str:
        """`cost 2, 1 VP`."""
        key = "gain.defence" if s.box.military[card] else "gain.cost"
        return self.word(key, n=s.box.cost[card], points=self.points(s, card))

    def _placed(self, s: Race, kind: str, card: int) -> str:
        if kind == "replace_by":
            return self.in_short(s, card)
        points = self.points(s, card)
        if not s.box.is_world[card]:
            return self.word("gain.pays", n=cost_to_develop(s, card), points=points)
        if not s.box.military[card]:
            return self.word("gain.pays", n=price(s, card, PAY), points=points)
        against = {"strength": strength_against(s, card), "defence": s.box.cost[card], "points": points}
        if best_discount(s, card) < 0:
            return self.word("gain.conquers", **against)
        return self.word("gain.either", n=price(s, card, PAY_FOR_MILITARY), **against)

    def _way(self, s: Race, way: int) -> str:
        card = s.empire.placing
        points = self.points(s, card)
        if way in (PAY, PAY_FOR_MILITARY):
            return self.word("gain.pays", n=price(s, card, way), points=points)
        against = {"strength": strength_against(s, card), "defence": s.box.cost[card]}
        return self.word("gain.conquers", points=points, **against)
