"""Speech: what a game says, in one language."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.game import Game
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from .catalog import catalog
from .roll.voice import RollVoice
from .voice import Voice

VOICES: Final[dict[str, type[Voice]]] = {"roll": RollVoice}


class Speech:
    """Every word about a game in one language; without a game, the words about Orrery itself."""

    __slots__ = ("_voice", "lang", "texts")

    def __init__(self, lang: str, game: Game | None) -> None:
        self.texts: Final = catalog(lang)
        self._voice: Final = Voice(self.texts, game) if game is None else VOICES[game.key](self.texts, game)
        self.lang: Final = lang

    def say(self, key: str, **params: Any) -> str:
        """A sentence by its key; `n` selects the plural."""
        return self.texts.say(key, **params)

    def error(self, key: str, **params: Any) -> str:
        """What went wrong and what to do about it."""
        lists = {name: ", ".join(value) for name, value in params.items() if isinstance(value, list)}
        return self.texts.say(f"error.{key}", **{**params, **lists})

    def all_of(self, items: list[str]) -> str:
        """`a, b and c`."""
        return self.texts.all_of(items)

    # Words.

    def title(self) -> str:
        """The name of the game."""
        return self._voice.word("title")

    def name(self, key: str) -> str:
        """The name of a component."""
        return self._voice.name(key)

    def die(self, colour: str) -> str:
        """`Home die`."""
        return self._voice.word(f"die.{colour}.word")

    def colour(self, colour: str) -> str:
        """`Home`: short, for lists and worlds."""
        return self._voice.word(f"colour.{colour}")

    def letter(self, colour: str) -> str:
        return self._voice.word(f"letter.{colour}")

    def phase(self, phase: str) -> str:
        return self._voice.word(f"phase.{phase}")

    def place(self, place: str) -> str:
        return self._voice.word(f"place.{place}")

    # Sentences.

    def rule(self, number: str) -> str | None:
        """What a rule (`R-52`) says in short; None: there is no such rule."""
        return self._voice.rule(number)

    def rules(self) -> dict[str, str]:
        """What every rule says, by its number."""
        return self._voice.rules()

    def explain(self, key: str) -> list[str]:
        """What a component is and does, with its rule."""
        return self._voice.explain(key)

    def doubts(self, key: str) -> list[str]:
        """What is not certain about a component."""
        return self._voice.doubts(key)

    def explain_choice(self, decision: Decision, choice: Choice) -> list[str]:
        """What a choice would do, with its rule."""
        return self._voice.explain_choice(decision, choice)

    def decision(self, decision: Decision, view: State) -> str:
        """What is asked, and what happens next."""
        return self._voice.decision(decision, view)

    def ordered(self, decision: Decision, view: State) -> list[Choice]:
        """The choices as they are shown: in an order that only depends on what they are."""
        return self._voice.ordered(decision, view)

    def choice(self, decision: Decision, choice: Choice) -> str:
        """A short label."""
        return self._voice.choice(decision, choice)

    def gain(self, view: State, decision: Decision, choice: Choice) -> str:
        """What a choice brings at once, if that can be said in a few words."""
        return self._voice.gain(view, decision, choice)

    def about(self, choice: Choice) -> str | None:
        """The key of the component that a choice is about, if one should know it before."""
        return self._voice.about(choice)

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        """What happened, told to seat `me` or to a spectator."""
        return self._voice.event(event, names, me)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, and what would have to be different."""
        return self._voice.refusal(refusal)

    def part(self, part: Part) -> str:
        """A line of a score's breakdown."""
        return self._voice.part(part)

    def would(self, view: State, seat: int, phase: int) -> str:
        """What a seat's workers of a phase would do, as they lie."""
        return self._voice.would(view, seat, phase)
