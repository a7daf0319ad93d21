"""Speech: what a game says, in one language."""

from __future__ import annotations

from typing import Any, Final

from orrery.bots.plan import Plan
from orrery.games import load
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.corrections import Doubt, as_file
from orrery.kernel.event import Event
from orrery.kernel.game import Game, Options
from orrery.kernel.options import Option
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

from .catalog import catalog
from .voice import Voice


class Speech:
    """Every word about a game in one language; without a game, the words about Orrery itself.

    With options, about what a table with these options has.
    """

    __slots__ = ("game", "lang", "options", "rivals", "texts", "voice")

    def __init__(self, lang: str, game: Game | None, options: Options | None = None) -> None:
        self.texts: Final = catalog(lang, None if game is None else game.key)
        voice = Voice if game is None else load(game.key).voice
        self.voice: Final = voice(self.texts, game, options)
        self.lang: Final = lang
        self.rivals: Final = [] if game is None else [self.rival(key) for key in game.rivals]  # what they are called
        self.game: Final = game
        self.options: Final = options

    def translated(self, lang: str) -> Speech:
        """The same in another language."""
        return Speech(lang, self.game, self.options)

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

    def one_of(self, items: list[str]) -> str:
        """`a, b or c`."""
        return self.texts.one_of(items)

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

    def rival(self, key: str) -> str:
        """What an automaton is called that plays along without a seat."""
        text = f"rival.{key}"
        return self.voice.word(text)

    def rank(self, key: str) -> str:
        """How good a result is, in words; its key where the game has none (any more)."""
        text = f"rank.{key}"
        return self.voice.word(text) if self.voice.has(text) else key

    def ranks(self) -> list[str]:
        """All ranks that the game has words for, as its texts list them."""
        return list(self.voice.under("rank."))

    def option(self, key: str) -> str:
        return self.voice.option(key)

    def value(self, option: str, value: str) -> str:
        """A value of an option."""
        return self.voice.value(option, value)

    def needs(self, option: Option, value: str) -> str:
        """What a value of an option goes together with, or not, whichever is told sooner; nothing: with everything."""
        known = {} if self.game is None else {other.key: other.values for other in self.game.options}
        only: list[str] = []
        never: list[str] = []
        for other, values in option.needs.get(value, {}).items():
            rest = [v for v in known.get(other, values) if v not in values]
            fewer = 0 < len(rest) < len(values)
            words = [self.value(other, v) for v in (rest if fewer else values)]
            said = self.say("option.need", option=self.option(other), values=self.one_of(words))
            (never if fewer else only).append(said)
        found = [self.say("option.needs", needs=self.all_of(only))] if only else []
        if never:
            found.append(self.say("option.needs_not", needs=self.all_of(never)))
        return ", ".join(found)

    def chosen(self, options: Options) -> list[tuple[str, str]]:
        """The options of a table in words: names and values, but those that are quiet and as usual."""
        if self.game is None:
            return []
        return [(self.option(o.key), self.value(o.key, options[o.key])) for o in self.game.options if o.key in options]

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

    def uncertain(self) -> list[str]:
        """All that is not certain about the components, as the lines of a file that can be edited and given back."""
        return as_file(list(self.voice.components.values()), self._reason)

    def _reason(self, doubt: Doubt) -> str:
        sure = self.say(f"confidence.{doubt.confidence.replace('-', '_')}")
        return self.say("doubt", confidence=sure, why=self.voice.doubt(doubt))

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

    def quiet(self, decision: Decision, choice: Choice) -> bool:
        """Whether a list of the choices leaves it out: it is typed, or clicked on the board.

        One alone is listed: to tell of it would take as much room.
        """
        return self.voice.quiet(decision, choice) and any(
            other is not choice and self.voice.quiet(decision, other) for other in decision.choices
        )

    def meant(self, decision: Decision, choices: list[Choice]) -> list[Choice]:
        """Those that are meant of several choices which are called the same."""
        return self.voice.meant(decision, choices)

    def teaches(self) -> bool:
        """Whether the game can say what its choices are good for."""
        return bool(self.voice.under("use."))

    def use_of(self, decision: Decision, choice: Choice) -> str:
        """What a choice is good for, to somebody who learns the game; nothing: it says so itself."""
        return self.voice.use_of(decision, choice)

    def plan(self, plan: Plan, bot: str) -> str:
        """What a plan of this bot brings; of one that is a mere choice, who would choose so."""
        return self.voice.plan(plan) if plan.why else self.say("advice.choice", bot=self.bot(bot))

    def event(self, event: Event, names: list[str], me: int | None) -> str:
        """What happened, told to seat `me` or to a spectator."""
        return self.voice.event(event, names, me)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible, and what would have to be different."""
        return self.voice.refusal(refusal)

    def lines(self, view: State, me: int | None) -> list[str]:
        """What lies on the table as seat `me` or a spectator sees it, a line for each thing worth knowing."""
        return self.voice.lines(view, me)

    def part(self, part: Part) -> str:
        """A line of a score's breakdown."""
        return self.voice.part(part)
