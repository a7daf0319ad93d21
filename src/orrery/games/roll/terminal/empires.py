"""The empires of Roll for the Galaxy, drawn in lines: somebody else's in short, anybody's in full."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.objectives.checks import progress
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, GRAY, WORLD, phase_of
from orrery.games.roll.rules.places import goods_at
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.rules.vocabulary.phase import ALL_COLUMNS
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.score import Score
from orrery.kernel.state import State
from orrery.terminal.painter import Painter
from orrery.terminal.screen import Line

from .dice import NOTHING, STYLES, dice
from .orbs import orb_lines

ROMAN: Final = ["I", "II", "III", "IV", "V", "VI"]
INDENT: Final = "   "
SCREENED: Final = (stage.ASSIGN, stage.INSTANT)  # workers lie behind the screen


class Empires(Painter):
    def say(self, key: str, **params: object) -> str:
        return self.speech.word(f"terminal.{key}", **params)

    def other(self, s: Galaxy, p: Empire, score: Score) -> list[Line]:
        lead = self.lead(self.names[p.seat])
        facts = [
            *self.figures(s, p, Text(self.say("vp", vp=score.total))),
            self.money(s, p),
            self.labelled("cup", p.cup),
            self.labelled("citizenry", p.citizenry),
        ]
        if p.goods:
            facts.append(self.labelled("goods", p.goods))
        if s.stage not in SCREENED and (at_work := self.at_work(p)):
            facts.append(Text.assemble(self.say("workers"), " ", at_work))
        builds = [self.top(s, p, kind) for kind in (DEVELOPMENT, WORLD) if p.stacks[kind] or p.builders[kind]]
        if builds:
            builds[0] = Text.assemble(self.say("builds"), " ", builds[0])
        lines = [Line(lead, facts), Line(" " * self.margin(), builds)] if builds else [Line(lead, facts)]
        return lines + orb_lines(s, p, self.speech, " " * self.margin())

    def open_of(self, view: State, seat: int, me: int) -> list[Line]:
        s = galaxy(view)
        p = s.players[seat]
        facts = [
            *self.figures(s, p, Text(self.say("vp", vp=s.scores()[seat].total))),
            Text(self.say("chips", n=p.chips)),
            self.money(s, p),
            self.labelled("cup", p.cup),
            self.labelled("citizenry", p.citizenry),
        ]
        if s.stage not in SCREENED and (at_work := self.at_work(p)):
            facts.append(Text.assemble(self.say("workers"), " ", at_work))
        lines = [Line(self.lead(self.name(seat, me)), facts), *orb_lines(s, p, self.speech, INDENT)]
        lines += [self.stack(s, p, kind) for kind in (DEVELOPMENT, WORLD)]
        return [*lines, self.tableau(s, p, DEVELOPMENT), self.tableau(s, p, WORLD)]

    def objective(self, s: Galaxy, at: int, me: int) -> Line:
        """`Objective Full Warehouses (Produce): 4 goods · 3 Talents · You 1/4 · Ben 2/4`, or who has met it."""
        objective = s.box.objectives[s.goals.dealt[at]]
        voice = roll_voice(self.speech)
        lead = self.say("objective") + " "
        named = {"name": voice.name(objective.key), "when": voice.moment(objective.row["check"])}
        if s.goals.met[at]:
            names = [self.name(p.seat, me) for p in s.players if s.goals.met[at] >> p.seat & 1]
            return Line(lead, Text(self.say("objective.met", names=self.speech.all_of(names), **named), "dim"))
        wanted = self.say("objective.wants", conditions=voice.conditions(objective.row), **named)
        facts = [Text(wanted), Text(self.say("talents", n=objective.talents))]
        for p in s.players:
            found = " ".join(f"{one.value}/{one.needed}" for one in progress(s, p, objective))
            facts.append(Text(f"{self.name(p.seat, me)} {found}"))
        return Line(lead, facts)

    def lead(self, name: str) -> str:
        return name + " " * (self.margin() - cell_len(name))

    def margin(self) -> int:
        return max(cell_len(name) for name in [*self.names, self.speech.say("terminal.you")]) + 2

    def figures(self, s: Galaxy, p: Empire, points: Text) -> list[Text]:
        facts = [points, Text(self.say("tiles", tiles=p.tiles(), most=s.box.end_tiles))]
        if s.box.talents:
            facts.append(Text(self.say("talents", n=p.more.talents)))
        return facts

    def money(self, s: Galaxy, p: Empire) -> Text:
        """Credits, and their limit where it can move (V-88)."""
        limit = s.credit_limit(p)
        key = "money" if limit == s.box.most_credits else "money.limit"
        return Text(self.say(key, n=p.credits, limit=limit))

    def labelled(self, key: str, found: list[int]) -> Text:
        return Text.assemble(self.say(key), " ", dice(found, self.speech))

    def at_work(self, p: Empire) -> Text:
        """Workers by column, and the virtual ones of this phase."""
        found: list[Text] = []
        for phase in range(ALL_COLUMNS):
            column = [die for die in p.workers if phase_of(die) == phase]
            if column:
                found.append(Text.assemble(f"{ROMAN[phase]} ", dice(column, self.speech)))
        if p.virtual:
            found.append(Text.assemble(f"{self.say('virtual')} ", dice(p.virtual, self.speech)))
        return Text(", ").join(found)

    def stack(self, s: Galaxy, p: Empire, kind: int) -> Line:
        """What is being built, from the top down, with the dice on it; of tiles face down only the number."""
        lead = f"{INDENT}{self.place(kind)}: "
        if not p.stacks[kind]:
            return Line(lead, self.with_dice(NOTHING, p.builders[kind]))
        facts = [self.top(s, p, kind)]
        below = p.stacks[kind][-2::-1]
        facts += [Text(f"{self.tile(s, side)} ({required(s, p, side)})") for side in below if side >= 0]
        if hidden := sum(side < 0 for side in below):
            facts.append(Text(self.say("below", n=hidden)))
        return Line(lead, facts)

    def place(self, kind: int) -> str:
        name = self.speech.word("place.developers" if kind == DEVELOPMENT else "place.settlers")
        return f"{name[0].upper()}{name[1:]}"

    def top(self, s: Galaxy, p: Empire, kind: int) -> Text:
        """`Gem World 1/2 [H]`: the dice on it, of those it needs. Dice stay on an empty stack as well."""
        builders = p.builders[kind]
        if not p.stacks[kind]:
            return self.with_dice(f"{self.place(kind)} {NOTHING}", builders)
        side = p.stacks[kind][-1]
        if side < 0:
            return self.with_dice(self.tile(s, side), builders)
        return self.with_dice(f"{self.tile(s, side)} {len(builders)}/{required(s, p, side)}", builders)

    def with_dice(self, text: str | Text, found: list[int]) -> Text:
        return Text.assemble(text, " [", dice(found, self.speech), "]") if found else Text.assemble(text)

    def tableau(self, s: Galaxy, p: Empire, kind: int) -> Line:
        lead = f"{INDENT}{self.say('developments' if kind == DEVELOPMENT else 'worlds')} "
        if kind == DEVELOPMENT:
            return Line(lead, [Text(self.tile(s, side)) for side in p.developments] or Text(NOTHING))
        worlds: list[Text] = []
        for i, side in enumerate(p.worlds):
            colour = s.box.colour[side]
            text = Text(self.tile(s, side))
            if colour != GRAY:
                key = COLOUR_KEYS[colour]
                text = Text.assemble(text, " (", (self.speech.word(f"letter.{key}"), STYLES[key]), ")")
            worlds.append(self.with_dice(text, goods_at(p, i)))
        return Line(lead, worlds or Text(NOTHING))

    def tile(self, s: Galaxy, side: int) -> str:
        return self.speech.name(s.box.sides[side].key) if side >= 0 else "?"
