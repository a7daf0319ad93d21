"""Comet, spoken: the plain voice says nearly everything."""

from __future__ import annotations

from typing import ClassVar

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.texts.plain import PlainVoice
from orrery.texts.voice import NAMES

from ..rules.game import FATES, sky
from ..rules.state import C_SURVEY, C_SWEEP, UNKNOWN


class CometVoice(PlainVoice):
    going_on: ClassVar = ("gaze",)
    example_rule: ClassVar = "C-9"
    listed: ClassVar = ("kind", "cost", "worth", NAMES)

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        s = sky(view)
        if choice in C_SURVEY:
            return self.word("gain", cost=s.box.cost[choice.a], worth=s.box.worth[choice.a])
        return ""

    def quiet(self, decision: Decision, choice: Choice) -> bool:
        """Places to sweep: the cards of the signs light up, and a list may leave them out."""
        return choice in C_SWEEP

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        if "rank" in event.params:
            event = Event(
                event.key, event.seat, event.rule, {**event.params, "rank": self.word(f"rank.{event.params['rank']}")}
            )
        return super().event(event, names, me)

    def lines(self, view: State, me: int | None) -> list[str]:
        s = sky(view)
        plates = [self.name(s.box.filters[plate]) for plate in s.keeper.hand if plate != UNKNOWN]
        hand = ", ".join(plates) or self.word("line.plates", n=len(s.keeper.hand))
        rows = [self.word("line.night", night=s.round, n=s.box.nights), self.word("line.hand", plates=hand)]
        rows.append(self.word("line.deck", n=len(s.deck)))
        for i, key in enumerate(s.box.signs):
            figures = {"filter": self.name(s.box.filters[s.box.filter[i]]), "n": s.dust[i], "bright": s.bright[i]}
            figures |= {"cost": s.box.cost[i], "worth": s.box.worth[i], "die": i + 1, "name": self.name(key)}
            rows.append(self.word(f"line.{FATES[s.signs[i]]}", **figures))
        return rows
