"""Speech: what a game says, in one language."""

from __future__ import annotations

from typing import Any, Final

from orrery.games import load
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from .catalog import catalog
from .voice import Voice


class Speech:
    """Every word about a game in one language; without a game, the words about Orrery itself."""

    __slots__ = ("lang", "texts", "voice")

    def __init__(self, lang: str, game: Game | None) -> None:
        self.texts: Final = catalog(lang, None if game is None else game.key)
        self.voice: Final = Voice(self.texts, game) if game is None else load(game.key).voice(self.texts, game)
        self.lang: Final = lang

    def say(self, key: str, **params: Any) -> str:
        """A sentence by its key; `n` selects the plural."""
        return self.texts.say(key, **params)

    def error(self, key: str, **params: Any) -> str:
        """What went wrong and what to do about it."""
        lists = {name: ", ".join(value) for name, value in params.items() if isinstance(value, list)}
        return self.texts.say(f"error.{key}", **{**params, **lists})

    def word(self, key: str, **params: Any) -> str:
        """A text of the game's own."""
        return self.voice.word(key, **params)

    def all_of(self, items: list[str]) -> str:
        """`a, b and c`."""
        return self.texts.all_of(items)

    # Words.

    def title(self) -> str:
        """The name of the game."""
        return self.voice.word("title")

    def name(self, key: str) -> str:
        """The name of a component."""
        return self.voice.name(key)

    def aliases(self, key: str) -> list[str]:
        """What a component is called besides its name."""
        return self.voice.aliases(key)

    def bot(self, name: str) -> str:
        """What a bot is called; its own name where the game is not known, or does not know it."""
        return self.voice.word(f"bot.{name}") if self.voice.has(f"bot.{name}") else name

    def about_bot(self, name: str) -> str:
        """How it plays, in a few words."""
        return self.voice.word(f"about.{name}")

    def option(self, key: str) -> str:
        return self.voice.word(f"option.{key}")

    def value(self, option: str, value: str) -> str:
        """A value of an option."""
        return self.voice.word(f"value.{option}.{value}")

    def source(self, part: str) -> str:
        """Where points come from, short."""
        return self.voice.word(f"source.{part}")

    # Sentences.

    def rule(self, number: str) -> str | None:
        """What a rule (`R-52`) says in short; None: there is no such rule."""
        return self.voice.rule(number)

    def rules(self) -> dict[str, str]:
        """What every rule says, by its number."""
        return self.voice.rules()

    def explain(self, key: str) -> list[str]:
        """What a component is and does, with its rule."""
        return self.voice.explain(key)

    def doubts(self, key: str) -> list[str]:
        """What is not certain about a component."""
        return self.voice.doubts(key)

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        """What a choice would do, with its rule."""
        return self.voice.explain_choice(decision, choice)

    def decision(self, decision: Decision, view: State) -> str:
        """What is asked, and what happens next."""
        return self.voice.decision(decision, view)

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        """The choices as they are shown: in an order that only depends on what they are."""
        return self.voice.ordered(decision, view)

    def choice(self, decision: Decision, choice: Choice) -> str:
        """A short label."""
        return self.voice.choice(decision, choice)

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        """What a choice brings at once, if that can be said in a few words."""
        return self.voice.gain(view, decision, choice)

    def primary(self, decision: Decision) -> Choice | None:
        """The choice to go on with, where there is a natural one."""
        return self.voice.primary(decision)

    def about(self, choice: Choice) -> str | None:
        """The key of the component that a choice is about, if one should know it before."""
        return self.voice.about(choice)

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        """What happened, told to seat `me` or to a spectator."""
        return self.voice.event(event, names, me)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, and what would have to be different."""
        return self.voice.refusal(refusal)

    def part(self, part: Part) -> str:
        """A line of a score's breakdown."""
        return self.voice.part(part)
