"""What is asked: every question of the game as one sentence, by what it is about."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.game import galaxy
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import verb
from orrery.kernel.choice import Decision
from orrery.kernel.state import State

from .reports import Reports
from .words import Row

# Questions that read differently if something of theirs is there: the field, and what is put behind the key.
WHERE_SET: Final = {
    "battle_cards": ("revealed", "revealed"),
    "destination": ("fleet", "fleet"),
    "evacuate": ("forced", "forced"),
    "place_number": ("fleet", "fleet"),
    "retreat": ("fleet", "fleet"),
    "card_window": ("at_once", "at_once"),
}
# And if nothing of theirs is there.
WHERE_NONE: Final = {"more_ovals": "n", "grow_first": "stars", "grow_bonus": "n", "crew": "n"}
# Which of their fields says how they read.
BY_FIELD: Final = {"block_population": "what", "take_level": "why", "more_stars": "way"}
SECTOR_RULE: Final = "E-29"


class Questions(Reports):
    def star_names(self, s: Galaxy) -> dict[str, str]:
        """By address, as the layout of this game has them."""
        return {address: name for address, name in zip(ADDRESSES, s.layout.names, strict=True) if name}

    def decision(self, decision: Decision, view: State) -> str:
        about = view.about(decision.seat)
        kind = decision.kind
        key = f"ask.{kind}{self._asked(decision, about)}"
        fields = {**self.fields(about, stars=self.star_names(galaxy(view))), **self._about(kind, about)}
        said = self.spoken(key, **fields)
        return f"{said} {self.word('tens.so_far', tens=about['tens'])}" if about.get("tens") else said

    def _asked(self, decision: Decision, about: Row) -> str:
        """Some questions read differently depending on what they are about."""
        kind = decision.kind
        if kind in WHERE_SET:
            field, variant = WHERE_SET[kind]
            return f".{variant}" if about[field] else ""
        if kind in WHERE_NONE:
            return "" if about[WHERE_NONE[kind]] else ".new" if kind == "crew" else ".none"
        if kind in BY_FIELD:
            return f".{about[BY_FIELD[kind]]}"
        if kind == "start_field":
            return ".sector" if about["rule"] == SECTOR_RULE else ""
        if kind == "retreat_to":
            return ".beaten" if about["beaten"] else ".fleet" if about["fleet"] else ""
        if kind == "losses":
            return ".all" if decision.choices[0].verb == verb.DESTROY else ""
        if kind == "squares" and about["n"]:
            return ".paid" if about["cost"] else ".second"
        if kind == "gain":
            return ".centre" if about["centre"] else ".free" if about["free"] else ""
        if kind == "grow_turn":
            return ".extra" if about["extra"] else "" if about["ovals"] else ".none"
        return ""

    def _about(self, kind: str, about: Row) -> Row:
        """What some questions need besides their parameters in words."""
        if kind == "regroup":
            fleets = [self.word("fleet_size", letter=key.upper(), n=n) for key, n in about["fleets"].items()]
            return {"fleets": self.word("with_fleets", fleets=self.texts.all_of(fleets)) if fleets else ""}
        if kind == "destination":
            return {"range": self.range_said(about["ranges"])}
        if kind == "losses":
            price = self.word("price.none" if about["crushing"] else "price.half")
            return {"price": price, "group": self._group(about)}
        if kind == "own_losses":
            return {"group": self._group(about), "n": about["owed"], "size": self.ships(about.get("n", 0))}
        if kind == "research":
            levels = [self.word("start.level", field=self.field(key), n=n) for key, n in about["levels"].items()]
            return {"levels": self.texts.all_of(levels)}
        if kind == "grow_turn":
            return {"counters": self.counters(about["ovals"])}
        return {}

    def _group(self, about: Row) -> str:
        """Ships of one kind that are chosen from."""
        if "faction" not in about:
            return ""
        letter = about["fleet"].upper()
        of_whom = self.faction(about["faction"], "of")
        return self.word("group.fleet" if letter else "group.loose", letter=letter, faction_of=of_whom)
