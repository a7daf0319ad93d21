"""What each game brings to be spoken about: a Voice of its own."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from orrery.bots.plan import Plan
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.corrections import Doubt, doubts_of
from orrery.kernel.event import Event
from orrery.kernel.game import Game, Options
from orrery.kernel.options import AND
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from .catalog import Catalog

NAMES: Final = "names"  # among what a list says of components: where their names stand


class Voice:
    """The words of a game. Its keys begin with the game's own."""

    going_on: ClassVar[tuple[str, ...]] = ()  # codes of choices that end a step, best first
    example_rule: ClassVar[str] = ""  # the number of a rule that somebody might look up
    listed: ClassVar[tuple[str, ...]] = (NAMES,)  # what a list of all components says of each

    def __init__(self, texts: Catalog, game: Game | None, options: Options | None = None) -> None:
        self.texts: Final = texts
        self.game: Final = game
        self.prefix: Final = "" if game is None else f"{game.key}."
        self.components: Final[dict[str, dict[str, Any]]] = (
            {} if game is None else {row["key"]: row for row in game.components(options)}
        )

    def word(self, key: str, **params: Any) -> str:
        """A text of this game."""
        return self.texts.say(self.prefix + key, **params)

    def has(self, key: str) -> bool:
        """Whether this game has such a text."""
        return self.texts.has(self.prefix + key)

    def name(self, key: str) -> str:
        name: str = self.components[key][f"name_{self.texts.lang}"]
        return name

    def aliases(self, key: str) -> list[str]:
        """What a component is called besides its name."""
        return []

    def option(self, key: str) -> str:
        """What an option is called."""
        return self.word(f"option.{key}")

    def value(self, option: str, value: str) -> str:
        """What a value of an option is called."""
        return " + ".join(self.word(f"value.{option}.{part}") for part in value.split(AND))

    def cell(self, row: dict[str, Any], field: str) -> str:
        """What a list of all components says of one of them, under a head of `listed`."""
        value = row.get(field)
        return "" if value is None else str(value)

    def facts(self, row: dict[str, Any]) -> dict[str, Any]:
        """What the browser wants to know of a component besides its name and text."""
        return {}

    def client_words(self) -> dict[str, dict[str, str]]:
        """Single words for the browser, by what they name."""
        return {}

    def primary(self, decision: Decision) -> Choice | None:
        """The choice to go on with: of those that end a step, the best."""
        found = {choice.code: choice for choice in decision.choices}
        return next((found[code] for code in self.going_on if code in found), None)

    def under(self, prefix: str) -> dict[str, str]:
        """All texts of this game whose keys begin so, by the rest of the key."""
        prefix = self.prefix + prefix
        found = self.texts.messages.items()
        return {key.removeprefix(prefix): forms[0] for key, forms in found if key.startswith(prefix)}

    def rule(self, number: str) -> str | None:
        """What a rule (`R-52`) says in short; None: there is no such rule."""
        key = f"rule.{number.lower().replace('-', '_')}"
        return self.word(key) if self.has(key) else None

    def rules(self) -> dict[str, str]:
        """What every rule says, by its number, in the order of the texts."""
        prefix = self.prefix + "rule."
        found = [key.removeprefix(prefix) for key in self.texts.messages if key.startswith(prefix)]
        return {key.upper().replace("_", "-"): self.word(f"rule.{key}") for key in found}

    def lines(self, view: State, me: int | None) -> list[str]:
        """What lies on the table, for the plain board: a line for each thing worth knowing."""
        return [] if self.game is None else self.game.lines(view)

    def explain(self, key: str) -> list[str]:
        raise NotImplementedError

    def doubts(self, key: str) -> list[str]:
        """What is not certain about a component; of its names, only those of this language."""
        mine = f"name_{self.texts.lang}"
        found = doubts_of(self.components[key])
        return [self.doubt(doubt) for doubt in found if doubt.field == mine or not doubt.field.startswith("name_")]

    def doubt(self, doubt: Doubt) -> str:
        """Why a value is not certain."""
        return self.word(f"doubt.{doubt.why}", name=self.name(doubt.component), field=doubt.field, value=doubt.value)

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        raise NotImplementedError

    def decision(self, decision: Decision, view: State) -> str:
        raise NotImplementedError

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        raise NotImplementedError

    def choice(self, decision: Decision, choice: Choice) -> str:
        raise NotImplementedError

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        raise NotImplementedError

    def about(self, choice: Choice) -> str | None:
        raise NotImplementedError

    def quiet(self, decision: Decision, choice: Choice) -> bool:
        """Whether a list of the choices leaves it out, because it has so many like it: it is typed, or clicked on the
        board."""
        return False

    def meant(self, decision: Decision, choices: list[Choice]) -> list[Choice]:
        """Those that are meant of several choices which are called the same; of more than one it is asked which."""
        return choices

    def use_of(self, decision: Decision, choice: Choice) -> str:
        """What a choice is good for, to somebody who learns the game; nothing: there is no more to say than its name.

        Shown by the prompt on demand, in a game that has texts `use.*`.
        """
        return ""

    def plan(self, plan: Plan) -> str:
        """What a plan brings."""
        key = f"plan.{plan.why}"
        return self.word(key, **plan.params)

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        raise NotImplementedError

    def part(self, part: Part) -> str:
        raise NotImplementedError
