"""The table of Galactic Era, drawn in lines: the map of both sectors, and what each side has."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from orrery.games.era.rules.board import HEX_OF, HEXES
from orrery.games.era.rules.game import galaxy
from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import phase, verb
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, SLAVERS
from orrery.games.era.texts.places import DESTINATION
from orrery.games.era.texts.voice import EraVoice, era_voice
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.state import State
from orrery.terminal.painter import Painter
from orrery.terminal.screen import Line
from orrery.texts import Speech

from . import beside, fleets
from .chart import WHOLE, chart, corners, part
from .news import Teller
from .places import Places, costs_of, is_lifted
from .sides import Sides
from .signs import Signs

NOTHING: Final = "–"
# Questions about ships on the way, and about cards.
MOVING: Final = ("fleets", "regroup", "crew")
WITH_CARDS: Final = ("card_window", "battle_cards", "exchange")
# Choices of a hex that the map shows.
ON_MAP: Final = (
    verb.TO, verb.FIGHT, verb.TAKE, verb.PLACE, verb.HOME, verb.BONUS, verb.LEAVE, verb.FROM, verb.SCOUT, verb.RAY,
    verb.GIVE,
)  # fmt: skip


class EraPainter(Painter):
    def __init__(self, speech: Speech, names: list[str]) -> None:
        super().__init__(speech, names)
        self.voice: Final[EraVoice] = era_voice(speech)
        self.letters: Final = Signs(self.voice)
        self.sides: Final = Sides(self.voice)
        self.places: Final = Places(self.voice)
        self.moment = (-1, -1, -1)  # round, phase and faction when the map was looked at last
        self.drawn: list[str] = []  # the map as it was shown last

    def say(self, key: str, **params: object) -> str:
        return self.voice.word(f"terminal.{key}", **params)

    # Where the game stands.

    def title(self, view: State) -> str:
        return self.sides.title(galaxy(view))

    def ending(self, view: State, me: int | None) -> str:
        s = galaxy(view)
        if s.phase == phase.OVER:
            return self.say("ended", rounds=ROUNDS)
        return self.say("last_round") if s.round == ROUNDS else ""

    def board(self, view: State, me: int) -> list[Line]:
        s = galaxy(view)
        self.moment = (s.round, s.phase, s.active)
        self.drawn = self.plain_map(s)
        lines = chart(s, self.letters, self.voice, self.width, self.targets(s, view.decision(me)))
        if self.width < WHOLE:
            lines += corners(s, self.letters, self.voice)
        return [*self.head(s, me), *lines, *self.player(s, me), *self.automa(s, FARMERS), *self.automa(s, SLAVERS)]

    def head(self, s: Galaxy, me: int | None) -> list[Line]:
        if s.round == 0:
            return []
        return [
            self.facts("story", self.sides.story(s)),
            self.facts("order", [self.sides.order(s, self.called(me))]),
        ]

    def focus(self, view: State, me: int) -> list[Line]:
        """The map, if much may have changed since it was shown last; then what the question is about."""
        s = galaxy(view)
        decision = view.decision(me)
        if decision is None:
            return []
        if self.is_outdated(s):
            return self.board(view, me)
        if decision.kind == DESTINATION:
            targets = self.targets(s, decision)
            return part(s, self.letters, self.width, targets, [])
        if decision.kind == "moves":
            return [self.facts("ranges", fleets.ranges(s, view.about(me)))]
        if decision.kind in MOVING:
            return [self.facts("own_ships", fleets.everywhere(s.me)), *self.tactics(s)]
        if decision.kind in WITH_CARDS:
            return [self.facts("cards", self.sides.cards(s))]
        if s.battle.at >= 0:
            return self.places.lies_at(s, s.battle.at, self.called(me))
        if s.phase in (phase.SELECT, phase.GROWTH):
            return [self.facts("counters", self.sides.counters(s)), self.facts("own_stars", self.sides.stars(s, HUMAN))]
        return []

    def is_outdated(self, s: Galaxy) -> bool:
        """Whether something else is going on than when the map was shown, and it looks otherwise now."""
        before, self.moment = self.moment, (s.round, s.phase, s.active)
        return before != self.moment and self.drawn != self.plain_map(s)

    def plain_map(self, s: Galaxy) -> list[str]:
        return [str(line.body) for line in chart(s, self.letters, self.voice, WHOLE, {})]

    def targets(self, s: Galaxy, decision: Decision | None) -> dict[int, str]:
        """Hexes that can be chosen, with what it costs to go there."""
        if decision is None:
            return {}
        hexes = [choice.a for choice in decision.choices if choice.verb in ON_MAP and 0 <= choice.a < HEXES]
        if decision.kind == DESTINATION and is_lifted(s):
            costs = costs_of(s)
            return {at: str(costs[at]) for at in hexes}
        return dict.fromkeys(hexes, "")

    # The sides.

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        s = galaxy(view)
        if seat != HUMAN:
            return self.automa(s, seat)
        return [*corners(s, self.letters, self.voice), *self.player(s, me)]

    def player(self, s: Galaxy, me: int | None) -> list[Line]:
        lines = [Line(self.lead(HUMAN, me), [Text(fact) for fact in self.sides.player(s)])]
        lines.append(self.facts("own_ships", fleets.everywhere(s.me)))
        lines += self.tactics(s)
        lines.append(self.facts("own_stars", self.sides.stars(s, HUMAN)))
        for key, found in (
            ("counters", self.sides.counters(s)),
            ("relics", self.sides.relics(s)),
            ("cards", self.sides.cards(s)),
        ):
            if found:
                lines.append(self.facts(key, found))
        return lines

    def tactics(self, s: Galaxy) -> list[Line]:
        found = fleets.tactics(s.me, self.voice)
        return [self.facts("tactics", found)] if found else []

    def automa(self, s: Galaxy, faction: int) -> list[Line]:
        lines = [Line(self.lead(faction, None), [Text(fact) for fact in self.sides.automa(s, faction)])]
        if s.factions[faction].ships():
            lines.append(self.facts("at", fleets.everywhere(s.factions[faction])))
        if stars := self.sides.stars(s, faction):
            lines.append(self.facts("stars", stars))
        return lines

    def lead(self, faction: int, me: int | None) -> str:
        widest = max(cell_len(called) for called in [*self.names, self.speech.say("terminal.you")])
        name = self.name(faction, me)
        return name + " " * (widest + 2 - cell_len(name))

    def facts(self, key: str, facts: list[str]) -> Line:
        return Line(f"  {self.say(f'of.{key}')} ", [Text(fact) for fact in facts] or Text(NOTHING))

    # Choices and events.

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        return self.speech.gain(view, decision, choice)

    def folded(self, view: State, decision: Decision, choices: list[Choice]) -> list[Line]:
        return self.places.folded(galaxy(view), decision, choices)

    def lies_at(self, view: State, text: str, me: int) -> list[Line]:
        at = HEX_OF.get(text.casefold().strip())
        return [] if at is None else self.places.lies_at(galaxy(view), at, self.called(me))

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        return Teller(self.voice, self.called(me), me).tell(events, since)

    def legend(self) -> list[Line]:
        said = [Text.assemble(*row[:-2], f" {row[-1][0]}") for row in beside.legend(self.letters, self.voice)]
        return [Line("", Text(self.say("addresses"))), Line(f"{self.say('signs')} ", said)]
