"""What is asked, what can be answered, and what an answer does."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.roll.rules.choice_tables import KEYS
from orrery.games.roll.rules.content import BOX, colour_index
from orrery.games.roll.rules.deal.board import PLACES
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.looks import work_colour
from orrery.games.roll.rules.phases.explore import STOCK_CREDITS
from orrery.games.roll.rules.pieces import COLOUR_KEYS, CUP, DEVELOPERS, DOLLAR_COLUMN, PLACE_KEYS, SETTLERS
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .answer_rules import RULES
from .tiles import Tiles
from .words import WITHOUT_TILE

# Answers that do something else where this is asked.
OTHERWISE: Final = (
    "use.build", "use.explore", "use.produce", "use.discount", "remove.discount_die", "pay.deficit", "pass.deficit",
    "by.dealer", "remove.exchange", "into.exchange", "produce.exchange",
)  # fmt: skip

# Questions about dice: their answers stand by place and colour, however the dice lie.
BY_COLUMN: Final = ("with", "sacrifice", "move", "relocate")
BY_WORLD: Final = ("produce", "ship", "remove", "recall", "citizens", "lose_settler", "discount_die", "exchange")
BY_COLOUR: Final = ("build", "spend", "keep", "by", "recruit", "substitute", "swap", "dealer", "substitute_tile")
AFTER_PLACES: Final = len(PLACE_KEYS) + len(PLACES) + 1


class Questions(Tiles):
    # What is asked.

    def decision(self, decision: Decision, view: State) -> str:
        about = view.about(decision.seat)
        kind = decision.kind
        if kind == "explore" and about["n"] == 0:
            kind = "explore.none"
        elif kind == "build" and "without_dice" in about:
            kind = "build.without_dice"
        elif kind == "recall" and about["must"]:
            kind = "recall.must"
        elif kind == "assign" and "face" in about:
            kind = "assign.face"
        elif kind == "muster":
            kind = f"muster.{about['muster']}"
        elif kind == "by":
            kind = "by.trade" if about["trade"] else "by.consume"
        elif kind == "deal" and not about["deals"]:
            kind = "deal.none"
        elif kind == "dealer":
            kind = f"dealer.{about['does']}"
        elif kind == "deal_die":
            kind = f"deal_die.{about['deal_side']}"
        elif kind == "exchange":
            kind = f"exchange.{about['term']}" + (".into" if about["hand"] else "")
        return self.word(f"ask.{kind}", **self._about(about))

    def _about(self, about: dict[str, Any]) -> dict[str, Any]:
        """What a question is about, put into words."""
        out: dict[str, Any] = {name: value for name, value in about.items() if isinstance(value, int)}
        out |= self.deal_fields(about)
        if "die" in about:
            out["word"] = self.die(about["die"])
        if "face" in about:
            out["face"] = self.phase(about["face"])
        if "phase" in about:
            out["phase"] = self.phase(about["phase"])
        if "from" in about:
            out["from"] = self.origin(about["from"])
        if "credits" in about:
            out["money"] = self.money(about["credits"])
        if "points" in about:
            out["n"] = about["points"]
        if "faces" in about:
            named = [self.word("net", orb_side=side, name=self.name(key)) for side, key in enumerate(about["faces"], 1)]
            out["faces"] = ", ".join(named)
        for name in ("tile", "completed", "face_now"):
            if name in about:
                out[name] = self.tile(about[name])
        return out

    # What can be answered.

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        if decision.kind not in (*BY_COLUMN, *BY_WORLD, *BY_COLOUR):
            return list(decision.choices)
        worlds = galaxy(view).players[decision.seat].worlds
        first = decision.choices[0]

        def rank(choice: Choice) -> tuple[int, int, int, int]:
            if word_of(choice) == "done":
                return (0 if choice is first else 2, 0, 0, 0)
            return (1, where(decision.kind, choice, worlds), choice.a, choice.verb)

        return sorted(decision.choices, key=rank)

    def choice(self, decision: Decision, choice: Choice) -> str:
        word = word_of(choice)
        key = word
        if word == "done" or f"{word}.{decision.kind}" == "pay.deficit":
            key = f"{word}.{decision.kind}"
        elif word == "use" and rest_of(choice) in WITHOUT_TILE:
            key = f"use.{rest_of(choice)}"
        elif word in ("scout", "stock") and sum(word_of(c) == word for c in decision.choices) > 1:
            key = f"{word}.by"
        elif word == "under":
            key = "under.choose" if any(word_of(c) == "on_top" for c in decision.choices) else f"under.{decision.kind}"
        return self.word(f"choice.{key}", **self._named(decision, choice))

    def _named(self, decision: Decision, choice: Choice) -> dict[str, Any]:
        """What a choice's code names, put into words: `home@explore`, `genes>ship`, `alien@gem_world`, `gem_world`."""
        out: dict[str, Any] = {}
        if word_of(choice) == "name":
            return {"named": self.word(f"named.{rest_of(choice)}")}
        if word_of(choice) == "deal":
            return {"die": self.deal_die(rest_of(choice))}
        for key in rest_of(choice).replace(">", "@").split("@"):
            colour, _, face = key.partition("/")
            if colour in COLOUR_KEYS:
                out |= {"word": self.look(self.die(colour), face), "by": self.look(self.die(colour, "by"), face)}
                out["colour"] = self.look(self.word(f"colour.{colour}"), face)
            elif key in PHASE_KEYS:
                out |= {"phase": self.phase(key), "from": self.origin(key)}
            elif key.isdigit():
                out["orb_side"] = int(key)
            elif key in self.components:
                out |= self._tile_named(key)
            elif key in PLACES:
                out |= {"from": self.origin(key), **self.side_of_deal(PLACES.index(key))}
            elif key in WITHOUT_TILE:
                out |= {"tile": self.tile(key), "name": self.tile(key)}
            elif key:
                out["from"] = self.origin(key)
        if word_of(choice) == "start":
            other = KEYS[other_start(decision, choice)]
            cost = self.components[other]["cost"]
            out |= {"other": self.tile(other), "other_name": self.name(other), "other_cost": cost}
        return out

    def _tile_named(self, key: str) -> dict[str, Any]:
        row = self.components[key]
        out: dict[str, Any] = {"name": self.name(key), "tile": self.tile(key)}
        if row["kind"] == "face":
            return out
        out["from"] = self.origin(key)
        out |= {"side": self.word(f"side.{row['kind']}.word"), "stack": self.word(f"stack.{row['kind']}")}
        out["cost"] = row["cost"]
        if row["colour"]:
            out["colour"] = self.word(f"colour.{row['colour']}")
        return out

    # What an answer does.

    def about(self, choice: Choice) -> str | None:
        if word_of(choice) in ("start", "use", "abandon", "under", "on_top", "return", "face", "give", "lay"):
            key = rest_of(choice)
            return None if key in WITHOUT_TILE else key
        return None

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        word = word_of(choice)
        key = word
        params = self._named(decision, choice)
        if word in ("done", "under") or f"{word}.{decision.kind}" in OTHERWISE or decision.kind == "talents":
            key = f"{word}.{decision.kind}"
        elif word == "stock":
            params["money"] = self.money(STOCK_CREDITS)
        elif word == "use" and rest_of(choice) in WITHOUT_TILE:
            key = f"use.{rest_of(choice)}"
        elif word == "trade":
            params["money"] = self.money(BOX.trade[colour_index(self._colour_of_world(choice))])
        elif word == "consume":
            key = "consume.match" if self._matches(choice) else "consume.plain"
        if decision.kind in ("remove", "discount_die") and rest_of(choice).partition("@")[2] in PLACES:
            key = "remove.dealer"
        rule = RULES.get(key) or RULES.get(f"{word}.{decision.kind}") or RULES[word]
        lines = [self.word(f"does.{key}", **params), self.texts.say("rule", rule=rule)]
        if (tile := self.about(choice)) is not None:
            lines += self.explain(tile)
        if word == "start":
            lines += self.explain(KEYS[other_start(decision, choice)])
        return lines

    def _colour_of_world(self, choice: Choice) -> str:
        """The colour of the world that a choice names after its `@`."""
        return str(self.components[choice.code.partition("@")[2]]["colour"])

    def _matches(self, choice: Choice) -> bool:
        """Whether the good that is Consumed matches its world."""
        row = self.components.get(COLOUR_KEYS[work_colour(choice.a)])
        return row is not None and row["matches"] in ("any", self._colour_of_world(choice))


def word_of(choice: Choice) -> str:
    return choice.code.partition(":")[0]


def rest_of(choice: Choice) -> str:
    """What a code names after its word."""
    return choice.code.partition(":")[2]


def where(kind: str, choice: Choice, worlds: list[int]) -> int:
    """A choice's place among the others: columns, cup, Citizenry, stacks, the stock of Talents, dealers in open deals,
    then the worlds as they were built."""
    if word_of(choice) == "use":
        return AFTER_PLACES + len(worlds)
    if kind in BY_COLUMN:
        return choice.b
    if kind in BY_COLOUR:
        return int(word_of(choice) == "by_virtual")
    if choice.b >= 0:
        return AFTER_PLACES + worlds.index(choice.b)
    place = -1 - choice.b
    if place == DOLLAR_COLUMN:
        return CUP  # after the other columns
    if place in (SETTLERS, DEVELOPERS):
        place = SETTLERS + DEVELOPERS - place  # developments are shown before worlds
    return place if place < CUP else place + 1


def other_start(decision: Decision, choice: Choice) -> int:
    """The tile that becomes a world if this one becomes a development (R-10)."""
    return next(c.a for c in decision.choices if c is not choice) & ~1
