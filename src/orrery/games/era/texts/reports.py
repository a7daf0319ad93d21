"""What happened, why something is not possible, what points are made of."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS, HUMAN
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part

from .stories import Stories
from .words import FORMS, Listener, Row, capital

JUMPS: Final = ("E-67", "E-68", "E-70")
COUNTERS: Final = "counters"  # the source of points that are paid
MORE_CV: Final = ("fleets", "people", "cards")
FLEETS: Final = ("places", "may_retreat")  # these read differently if they are about a fleet


class Reports(Stories):
    def event(self, event: Event, names: list[str], me: int | None) -> str:
        to = self.listener(event, names, me)
        key = f"event.{event.key}{self.automa_variant(event, to)}{self._variant(event)}"
        if event.seat == HUMAN:
            key += ".you" if me == HUMAN else ".other"
        elif event.seat < 0 and me != HUMAN and self.has(f"{key}.other"):
            key += ".other"
        fields = {**self.fields(event.params, to), **self._told(event.seat, to)}
        of_name = fields.get("of_name", "")
        fields |= {**self.automa_fields(event, to, of_name), **self._more(event, to)}
        return self.spoken(key, **fields)

    def listener(self, event: Event, names: list[str], me: int | None) -> Listener:
        """Nobody plays an automa: whoever listens in its place hears of it by what it is."""
        if me is None or me == HUMAN or me != event.seat:
            return Listener(names, me)
        return Listener([name if seat != me else "" for seat, name in enumerate(names)], me)

    def _told(self, seat: int, to: Listener) -> Row:
        """Who it happened to, and the player, in every form."""
        told = {f"player_{form}": self.faction("human", form, to) for form in FORMS}
        told["player"] = told["player_nom"]
        if seat < 0:
            return told
        forms = {f"name_{form}": self.faction(FACTION_KEYS[seat], form, to) for form in FORMS}
        name = forms["name_nom"]
        return {**told, **forms, "name": name, "name_up": capital(name), "of_name": forms["name_of"]}

    def _variant(self, event: Event) -> str:
        """Some events read differently depending on what is in them."""
        params = event.params
        key = event.key
        if key == "points":
            return "" if params["n"] > 0 else ".paid" if params["source"] == COUNTERS else ".loss"
        if key == "takes_star":
            return ".from" if params["from"] and params["way"] == "conquer" else f".{params['way']}"
        if key == "settles":
            return ".short" if params["n"] < params["of"] else ""
        if key == "grows_population":
            return "" if params["n"] or params["waiting"] else ".none"
        if key == "grown":
            return ".left" if params["left"] else ""
        if key == "evacuates":
            return "" if params["from"] else ".lost"
        if key == "moves" and event.seat == HUMAN:
            return (".fleet" if params["fleet"] else "") + (".jump" if event.rule in JUMPS else "")
        if key == "moved":
            return ".finds" if params["n"] else ""
        if key == "battle_won":
            return ".together" if len(params["winners"]) > 1 else ""
        if key == "trading_over":
            return "" if params["n"] else ".none"
        if key == "scoring":
            return "" if params["fits"] else ".not"
        return ".fleet" if key in FLEETS and params["fleet"] else ""

    def _more(self, event: Event, to: Listener) -> Row:
        """What some events need besides their parameters in words."""
        params = event.params
        key = event.key
        if key == "points":
            return {"n": abs(params["n"]), "why": self._why_points(params, to)}
        if key == "level":
            return {"why": self.word(f"level_why.{params['why']}")}
        if key == "grows_population":
            return {"stars": self._grown(params)}
        if key in ("to_grow", "grown"):
            return {"counters": self.counters(params.get("ovals", params.get("left", [])))}
        if key == "cancels":
            return {"sentence": self.sentence(params, to)}
        if key == "card_works":
            return {"effect": self.effect(self.components[f"card_{params['card']}"]["effect"])}
        if key == "strength":
            more = [self.word(f"strength.{name}", n=params[name]) for name in MORE_CV if params[name]]
            return {"more": "".join(f", {said}" for said in more)}
        if key == "reveals_fleets":
            return {"fleets": ", ".join(self._revealed(row, to) for row in params["fleets"])}
        if key == "battle_won":
            by = params["by"]
            return {"by": "" if by == "total" else f", {self.word(f'won_by.{by}')}"}
        if key == "destroyed":
            letter = params["fleet"].upper()
            return {"fleet_too": f" {self.word('of_fleet', letter=letter)}" if letter else ""}
        if key == "ray":
            fields = {**self.fields(params, to)}
            return {"hit": self.word(f"hit.{params['what']}", **fields)}
        if key == "bombs":
            return {"ships": self.ships(params["size"])}
        return {}

    def _why_points(self, params: Row, to: Listener) -> str:
        """What points are for."""
        key = f"points.{params['why']}"
        if params["why"] == "sector":
            return self.word(f"{key}.{params['sector']}")
        off = {"discs_off": self.discs_dat(params["discs"])} if "discs" in params else {}
        return self.word(key, **{**self.fields(params, to), **off})

    def _grown(self, params: Row) -> str:
        """`he5 and hb3; bonus he5`."""
        said = [self.places(params["first"])] if params["first"] else []
        for name in ("bonus", "waiting"):
            if params[name]:
                said.append(self.word(f"grown.{name}", hexes=self.places(params[name])))
        return "; ".join(said)

    def _revealed(self, row: Row, to: Listener) -> str:
        of_name = self.faction(row["faction"], "of", to)
        return self.word("revealed_fleet", letter=row["fleet"].upper(), of_name=of_name, ships=self.ships(row["n"]))

    # Refusals and scores.

    def refusal(self, refusal: Refusal) -> str:
        params = refusal.params
        key = f"refusal.{refusal.key}{self._refused(refusal)}"
        more: Row = {}
        if refusal.key == "card_condition":
            more = {"what": self.word(f"need.{params['what']}")}
        if refusal.key == "not_to_cancel":
            more = {"kind": self.word(f"short.{params['kind']}")}
        return self.spoken(key, **{**self.fields(params), **more})

    def _refused(self, refusal: Refusal) -> str:
        params = refusal.params
        if refusal.key in ("no_range", "no_way"):
            if refusal.rule == "E-63":
                return ".closed"
            return next(f".{name}" for name in ("hexes", "fleet", "hex") if name in params)
        return ".there" if refusal.key == "too_few_ships" and "needed" in params else ""

    def part(self, part: Part) -> str:
        return self.word("part", source=self.word(f"source.{part.key}"), points=part.points)
