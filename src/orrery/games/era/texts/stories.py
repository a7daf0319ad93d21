"""What the automas do, sentence by sentence: where they wanted to go and how far they came, which stars they tried."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.vocabulary.star import STAR_KEYS
from orrery.kernel.event import Event

from .fields import Fields
from .words import Listener, Row

UNITS: Final = ("unit_goes", "unit_approaches", "unit_remains", "unit_flies", "unit_stays")
# Why a unit may have nothing to go to, where there is more to say than that.
STAYING: Final = ("stay", "escape", "direction", "neutral_star_in_range", "nearest_hostile")
# Why a star cannot be taken, by rule.
FAILING: Final = {"E-130": ".blocked", "E-131": ".blocked", "E-239": ".peace", "E-151": ".disc"}
ALWAYS: Final = 6


class Stories(Fields):
    def automa_variant(self, event: Event, to: Listener) -> str:
        """Some events of automas read differently depending on what is in them."""
        params = event.params
        key = event.key
        if key in UNITS:
            return self._unit_variant(key, params)
        if key == "star_fails":
            return FAILING.get(event.rule, "")
        if key == "no_star":
            more = ".more" if params["from"] == "neutral" and params["gained"] else ""
            if params["from"] == "human":
                more = ".you" if to.me == 0 else ".other"
            return f".{params['from']}{more}"
        if key == "grows":
            return "" if event.rule == "E-244" else ".bonus"
        if key == "grows_nothing":
            return ".blocked" if params["blocked"] else ""
        if key == "spawns":
            return ".track" if "track" in params else ""
        if key == "field_drawn":
            return ".only" if len(params["of"]) == 1 else ""
        if key == "sentence_cancelled":
            return ".you" if to.me == 0 else ".other"
        if key == "may_trade":
            return ".always" if params["most"] >= ALWAYS else ".you" if to.me == 0 else ".other"
        return ""

    def _unit_variant(self, key: str, params: Row) -> str:
        variant = ""
        if key == "unit_stays" and params["target"] in STAYING:
            variant = f".{params['target']}"
        if key == "unit_remains" and params["wanted"] == params["from"]:
            variant = ".there"
        return variant + ("" if params["fleet"] or params["n"] == 1 else ".many")

    def automa_fields(self, event: Event, to: Listener, of_name: str) -> Row:
        """What such events need besides their parameters in words."""
        params = event.params
        key = event.key
        if key in UNITS:
            return {"unit": self._unit(params, of_name)}
        if key in ("star_fits", "star_fails"):
            return {
                "star": self._star_tried(params["star"] or params["from"], to),
                "way": self.word(f"way.{params['way']}"),
            }
        if key in ("sentence", "sentence_cancelled"):
            return {"sentence": self.sentence(params, to)}
        if key == "growth_result":
            return {"sentences": "; ".join(self.sentence(said, to) for said in params["sentences"])}
        if key == "spawns":
            return {"n": params["wormholes"]}
        if key == "merges":
            letter = params["letters"][params["stays"]]
            return {"the_fleet": self.fleet(letter), "ships": self.ships(params["n"])}
        if key == "joins_fleet":
            return {"size": self.ships(params["size"])}
        if key == "difficulty":
            return {"discs": self.discs_dat(params["discs"])}
        if key == "no_trade":
            return {"why": self.word(f"no_trade.{params['why']}")}
        return {}

    def _unit(self, params: Row, of_name: str) -> str:
        """`a fleet of the Slavers (6 ships)`, `3 ships of the Slavers`."""
        ships = self.ships(params["n"])
        if not params["fleet"]:
            return self.word("unit.ships", ships=ships, of_name=of_name)
        letter = params.get("letter", "").upper()
        return self.word("unit.fleet.known" if letter else "unit.fleet", letter=letter, ships=ships, of_name=of_name)

    def _star_tried(self, kind: str, to: Listener) -> str:
        """A type of neutral star, or whose it is."""
        return self.word(f"star.acc.{kind}") if kind in STAR_KEYS else self.by_listener("star.acc.human", to)
