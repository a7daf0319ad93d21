"""What happened, why something is not possible, what points are made of."""

from __future__ import annotations

from typing import Any, Final

from orrery.bots.plan import Plan
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part

from .robot import RobotParts
from .words import Row

PLAYER: Final = 0
ROBOT: Final = 1
CARDS: Final = ("card", "for", "world", "old", "new")  # parameters that name a card
LISTS: Final = ("cards", "discarded", "worlds")  # that name several


class Reports(RobotParts):
    def event(self, event: Event, names: list[str], me: int | None) -> str:
        key = f"event.{event.key}{self._variant(event)}"
        fields = self._fields(event.params)
        if event.key == "over":
            fields |= self._over(event.params, names, me)
        if event.seat == PLAYER:
            key += ".you" if me == PLAYER else ".other"
        return self.word(key, **{"name": self._called(event.seat, names, me), **fields})

    def _called(self, seat: int, names: list[str], me: int | None) -> str:
        """Nobody plays the robot: whoever listens in its place hears of it as everybody does."""
        if seat == me == ROBOT:
            return self.word("rival.robot")
        return names[seat] if 0 <= seat < len(names) else ""

    def _variant(self, event: Event) -> str:
        """Some events read differently depending on what is in them."""
        params = event.params
        if event.key == "robot_places_die":
            return f".{params['symbol']}" if params["symbol"] in ("match", "robot") else ""
        if event.key == "robot_passes":
            return f".{params['phase']}"
        if event.key in ("robot_credit", "robot_economy"):
            return ".lost" if params["lost"] else ""
        if event.key == "keeps":
            return "" if params["discarded"] else ".all"
        if event.key == "search_reveals":
            return ("" if params["n"] else ".at_once") if "card" in params else ".none"
        if event.key == "places":
            return f".{params['way']}"
        if event.key == "set_up":
            return ".prestige" if params["prestige"] else ""
        return ""

    def _fields(self, params: Row) -> Row:
        """The parameters of an event or a refusal, put into words."""
        out: Row = {}
        for name, value in params.items():
            out |= self._field(name, value)
        reason = params.get("why", "raised")
        if isinstance(reason, str):
            out["from"] = out.get("card") or self.word(f"why.{reason}")
        return out

    def _field(self, name: str, value: Any) -> Row:
        if name in CARDS:
            return {name: self.card(value)}
        if name in LISTS and isinstance(value, list):
            return {name: self.cards_named(value)}
        if name in ("symbol", "before"):
            return {name: self.symbol(value)}
        if name == "dice":
            return {name: self.texts.all_of([self.symbol(symbol) for symbol in value])}
        if name == "space":
            return {"space": self.word(f"die.{value}"), "action": self.word(f"space.{value}")}
        if name == "spaces":
            return {name: self.texts.all_of([self.word(f"space.{space}") for space in value])}
        if name == "phase":
            return {name: self.phase(value)}
        if name == "phases":
            said = [self.phase(phase, value[:at].count(phase) + 1) for at, phase in enumerate(value)]
            return {name: ", ".join(said)}
        if name in ("sought", "category", "action"):
            return {name: self.word(f"{name}.{value}")}
        if name == "kind":
            return {name: self.kind(value)}
        if name == "gain":
            return {name: self.gained(value)}
        return {name: value}

    def _over(self, params: Row, names: list[str], me: int | None) -> Row:
        totals = enumerate(params["scores"])
        scores = ", ".join(self.word("over.score", name=names[seat], points=points) for seat, points in totals)
        winners = params["winners"]
        if len(winners) > 1:
            verdict = self.word("over.shared")
        elif winners == [me]:
            verdict = self.word("over.you")
        else:
            verdict = self.word("over.other", name=names[winners[0]])
        reasons = self.texts.all_of([self._end(reason, names, me) for reason in params["why"]])
        return {"scores": scores, "verdict": verdict, "why": reasons}

    def _end(self, reason: str, names: list[str], me: int | None) -> str:
        """Why the game is over: of what the player has, whether it is told to him."""
        who = "" if reason.startswith("robot") or reason == "chips" else ".you" if me == PLAYER else ".other"
        return self.word(f"ends.{reason}{who}", name=names[PLAYER])

    def plan(self, plan: Plan) -> str:
        return self.word(f"plan.{plan.why}", **self._fields(plan.params))

    def refusal(self, refusal: Refusal) -> str:
        return self.word(f"refusal.{refusal.key}", **self._fields(refusal.params))

    def part(self, part: Part) -> str:
        card = self.name(part.component) if part.component else ""
        return self.word(f"part.{part.key}", name=card, points=part.points)
