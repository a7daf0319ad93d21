"""What happened, why something is not possible, what points are made of."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part

from .tiles import Tiles
from .words import WITHOUT_TILE, colour_of, colours_of


class Reports(Tiles):
    def event(self, event: Event, names: list[str], me: int | None) -> str:
        if event.key == "over":
            return self._over(event.params, names, me)
        key = self._variant(event)
        fields = self._fields(event)
        if "seats" in fields:
            fields["names"] = ", ".join(names[seat] for seat in fields["seats"])
        if event.seat < 0:
            return self.word(f"event.{key}.all", **fields)
        if event.seat == me:
            return self.word(f"event.{key}.you", **fields)
        return self.word(f"event.{key}.other", name=names[event.seat], **fields)

    def _variant(self, event: Event) -> str:
        """Some events read differently depending on what is in them."""
        params = event.params
        if event.key == "roll" and not params["dice"]:
            return "roll_nothing"
        if event.key == "reveal" and params["selected"] == "nothing":
            return "reveal_nothing"
        if event.key == "give_tableau" and params["dice"]:
            return "give_tableau_goods"
        if event.key == "complete" and not params["dice"]:
            return "complete_free"
        if event.key == "consume" and params["credits"] > 0:
            return "consume_paid"
        if event.key == "virtual" and params["tile"] == "orb":
            return "virtual_orb"
        return event.key

    def _fields(self, event: Event) -> dict[str, Any]:
        """The parameters of an event, put into words."""
        out: dict[str, Any] = {}
        for name, value in event.params.items():
            out |= self._field(name, value)
        out |= self.deal_fields(event.params)
        if event.key == "roll":
            out["rolled"] = self.columns(by_face(event.params["dice"]))
        elif event.key == "reveal":
            out["columns"] = self._revealed(event.params)
        elif event.key in ("gain_die", "gain_good"):
            out["word"] = self.die(colour_of(event.params["die"]))
        elif event.key == "virtual" and event.params["tile"] != "orb":
            powers = self.components[event.params["tile"]]["powers"]
            phase = next(row["phase"] for row in powers if row["kind"] == "extra_workers")
            out["worker"] = self.worker(phase, out["n"])
        elif event.key == "draw":
            out["pairs"] = self._drawn(event.params["worlds"], event.params["developments"])
        return out

    def _field(self, name: str, value: Any) -> dict[str, Any]:
        if name == "die":
            return {"die": self.die(colour_of(value), "a"), "by": self.die(colour_of(value), "by")}
        if name == "good":
            return {"good": self.die(colour_of(value), "a")}
        if name == "dice":
            return {"dice": self.counted(colours_of(value)), "n": len(value)}
        if name == "colours":
            return {"colours": self.counted(value), "n": len(value)}
        if name == "tile":
            return {"tile": self.tile(value)}
        if name in ("development", "world", "home_world"):
            return {name: self.tile(value)}
        if name == "objective":
            return {"objective": self.tile(value)}
        if name == "objectives":
            return {"objectives": self.texts.all_of([self.tile(key) for key in value])}
        if name == "missing":
            return {"missing": self.die(value)}
        if name == "faction":
            return {"faction": ", ".join(self.tile(half) for half in value)}
        if name == "side":
            return {"side": self.word(f"side.{value}.the"), "stack": self.word(f"stack.{value}")}
        if name in ("face", "old"):
            return {name: self.face(value)}
        if name == "points":
            return {"n": value}
        if name in ("phase", "selected"):
            return {name: self.phase(value) if value in PHASE_KEYS else ""}
        if name == "phases":
            return {"phases": self.texts.all_of([self.phase(phase) for phase in value]) or self.word("phase.none")}
        if name == "from":
            return {"from": self.origin(value)}
        if name == "to":
            return {"to_yours": self.word(f"place.{value}.yours"), "to_theirs": self.word(f"place.{value}.theirs")}
        if name == "credits":
            return {"credits": self.money(value) if value else self.word("money.full")}
        if name in ("tiles", "talents"):
            return {"n": value}
        return {name: value}

    def _revealed(self, params: dict[str, Any]) -> str:
        told = self.columns({phase: colours_of(params[phase]) for phase in PHASE_KEYS if phase in params})
        if "dictated" not in params:
            return told
        dictated = self.word("column", phase=self.word("dictated"), dice=self.counted(colours_of(params["dictated"])))
        return f"{told}; {dictated}"

    def _drawn(self, worlds: list[str], developments: list[str]) -> str:
        pairs = [
            self.word("pair", world=self.tile(world), development=self.tile(development))
            for world, development in zip(worlds, developments, strict=True)
        ]
        return self.texts.all_of(pairs)

    def _over(self, params: dict[str, Any], names: list[str], me: int | None) -> str:
        totals = enumerate(params["scores"])
        scores = ", ".join(self.word("over.score", name=names[seat], points=points) for seat, points in totals)
        winners = params["winners"]
        if len(winners) > 1:
            verdict = self.word("over.shared", names=self.texts.all_of([names[seat] for seat in winners]))
        elif winners == [me]:
            verdict = self.word("over.you")
        else:
            verdict = self.word("over.other", name=names[winners[0]])
        return self.word("event.over.all", scores=scores, verdict=verdict)

    def refusal(self, refusal: Refusal) -> str:
        params: dict[str, Any] = {**refusal.params, **self.deal_fields(refusal.params)}
        if "tile" in params:
            key = params["tile"]
            params["tile"] = self.tile(key)
            rows = [] if key in WITHOUT_TILE else self.components[key]["powers"]
            params["power"] = " ".join(self.powers(key)) if rows else self.unprinted(key)
            worlds = [row["world_colour"] for row in rows if "world_colour" in row]
            params["worlds"] = self.texts.all_of([self.world(colour, "many") for colour in worlds])
        if "credits" in params:
            params["money"] = self.money(params["credits"])
        if "face" in params:
            params["face"] = self.phase(params["face"])
        if "orb_face" in params:
            params["orb_face"] = self.face(params["orb_face"])
        if "points" in params:
            params["n"] = params["points"]
        if "goods" in params:
            params["n"] = params["goods"]
        return self.word(f"refusal.{refusal.key}", **params)

    def unprinted(self, key: str) -> str:
        """What something can do that stands on no tile."""
        return self.word(f"does.use.{key}") if self.has(f"does.use.{key}") else ""

    def part(self, part: Part) -> str:
        tile = self.tile(part.component) if part.component else ""
        return self.word(f"part.{part.key}", tile=tile, points=part.points)


def by_face(dice: list[str]) -> dict[str, list[str]]:
    """Rolled dice (`home#3:explore`) by what they show."""
    found: dict[str, list[str]] = {}
    for thrown in dice:
        die, _, face = thrown.partition(":")
        found.setdefault(face, []).append(colour_of(die))
    return found
