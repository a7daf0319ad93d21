"""The table of Roll for the Galaxy, drawn in lines."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, NONE, WORLD, phase_of
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.steps.manage import finishers, is_over
from orrery.games.roll.rules.steps.reveal import rolls_phase_die
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.games.roll.rules.vocabulary.phase import ALL_COLUMNS, PHASE_KEYS
from orrery.games.roll.rules.whatif import after
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event
from orrery.kernel.score import Score
from orrery.kernel.state import State
from orrery.terminal.screen import Line
from orrery.texts import Speech

from . import news
from .deals import Deals
from .dice import STYLES, dice
from .empires import INDENT, ROMAN, SCREENED
from .orbs import ASKED, orb_hint, orb_lines

STAGE_PHASE: Final = {
    stage.EXPLORE: phase.EXPLORE,
    stage.LATE_DRAW: phase.EXPLORE,
    stage.DEVELOP: phase.DEVELOP,
    stage.SETTLE: phase.SETTLE,
    stage.PRODUCE: phase.PRODUCE,
    stage.SHIP: phase.SHIP,
    stage.DOLLAR: phase.DOLLAR,
}


class RollPainter(Deals):
    def __init__(self, speech: Speech, names: list[str]) -> None:
        super().__init__(speech, names)
        self.closed: dict[int | None, int] = {}  # after how many events each was told all of the last phase

    # Where the game stands.

    def title(self, view: State) -> str:
        s = galaxy(view)
        if s.stage == stage.SET_UP:
            return self.say("set_up")
        where = self.say("round", round=s.round)
        if s.stage == stage.ASSIGN:
            return f"{where} · {self.say('assign')}"
        if s.stage == stage.INSTANT:
            return f"{where} · {self.say('orbs')}"
        if s.stage == stage.MANAGE:
            return f"{where} · {self.say('manage')}"
        names = [roll_voice(self.speech).phase(key) for key in PHASE_KEYS]
        now = STAGE_PHASE.get(s.stage, ALL_COLUMNS)
        path = [f"[{names[i]}]" if i == now else names[i] for i in range(s.box.phases) if s.played >> i & 1]
        return f"{where} · {' > '.join(path)}"

    def ending(self, view: State, me: int | None) -> str:
        s = galaxy(view)
        if s.stage == stage.SET_UP or not is_over(s):
            return ""
        reasons = []
        for seat in finishers(s):
            who = "you" if seat == me else "other"
            reasons.append(self.say(f"ends.{who}", name=self.names[seat], n=s.players[seat].tiles()))
        if s.pool == 0:
            reasons.append(self.say("ends.pool"))
        return self.say("ended" if s.stage == stage.OVER else "last_round", reasons=self.speech.all_of(reasons))

    def phase(self, which: int) -> str:
        return f"{ROMAN[which]} {roll_voice(self.speech).phase(PHASE_KEYS[which])}"

    def board(self, view: State, me: int) -> list[Line]:
        s = galaxy(view)
        scores = s.scores()
        full = s.pool - s.extra + sum(p.chips for p in s.players)
        lines = [Line("", Text(self.say("end", left=s.pool, pool=full, tiles=s.box.end_tiles)))]
        lines += [self.objective(s, i, me) for i in range(len(s.goals.dealt))]
        lines += self.deals(s, me)
        for p in s.players:
            if p.seat != me:
                lines += self.other(s, p, scores[p.seat])
        return lines + self.own(s, s.players[me], scores[me])

    def focus(self, view: State, me: int) -> list[Line]:
        s = galaxy(view)
        p = s.players[me]
        orb = orb_lines(s, p, self.speech, INDENT)
        if s.stage == stage.ASSIGN:
            return self.columns(s, p) + orb
        hand = Line(INDENT, self.hand(s, p))
        if p.more.orb.points:
            return [hand, *orb]
        if s.stage == stage.INSTANT:
            return [*orb, hand, *self.columns(s, p), *self.empire(s, p)]
        if s.stage == stage.DOLLAR and s.market.track:
            return [*self.deals(s, me), *orb, hand, self.stack(s, p, DEVELOPMENT), self.stack(s, p, WORLD)]
        if s.stage in (stage.SET_UP, stage.MANAGE):
            return [hand]
        if s.stage in (stage.PRODUCE, stage.SHIP):
            return [hand, self.tableau(s, p, WORLD)]
        return [hand, self.stack(s, p, DEVELOPMENT), self.stack(s, p, WORLD)]

    def legend(self) -> list[Line]:
        letters = [
            Text.assemble((self.speech.word(f"letter.{key}"), STYLES[key]), f" {self.speech.word(f'colour.{key}')}")
            for key in COLOUR_KEYS
            if key in self.speech.voice.components
        ]
        lines = [Line(f"{self.say('dice')} ", letters), Line("", Text(self.say("signs")))]
        faces = any(row["kind"] == "face" for row in self.speech.voice.components.values())
        return [*lines, Line("", Text(self.say("signs.orb")))] if faces else lines

    # One's own empire.

    def own(self, s: Galaxy, p: Empire, score: Score) -> list[Line]:
        points = {part.key: 0 for part in score.parts}
        for part in score.parts:
            points[part.key] += part.points
        parts = " + ".join(self.say(f"points.{key}", n=n) for key, n in points.items() if n)
        total = self.say("vp", vp=score.total)
        you = self.speech.say("terminal.you")
        facts = self.figures(s, p, Text(f"{total} = {parts}" if parts else total))
        for fact in facts:
            fact.stylize("bold")
        lines = [Line(self.lead(you), facts + self.hand(s, p))]
        lines += orb_lines(s, p, self.speech, INDENT)
        if s.stage in SCREENED:
            lines += self.columns(s, p)
        if s.stage == stage.SET_UP:
            return [*lines, self.tableau(s, p, DEVELOPMENT), self.tableau(s, p, WORLD)]
        return lines + self.empire(s, p)

    def empire(self, s: Galaxy, p: Empire) -> list[Line]:
        """What is being built, and what stands."""
        kinds = (DEVELOPMENT, WORLD)
        return [self.stack(s, p, kind) for kind in kinds] + [self.tableau(s, p, kind) for kind in kinds]

    def hand(self, s: Galaxy, p: Empire) -> list[Text]:
        facts = [self.money(s, p), self.labelled("citizenry", p.citizenry)]
        if s.stage not in SCREENED:
            facts.append(self.labelled("cup", p.cup))
            if workers := self.at_work(p):
                facts.append(Text.assemble(self.say("workers"), " ", workers))
        return facts

    def columns(self, s: Galaxy, p: Empire) -> list[Line]:
        """Behind the screen: what lies in each column, and what it would do."""
        lines: list[Line] = []
        width = max(len(self.phase(which)) for which in range(s.box.phases))
        workers = p.workers if p.strip < 0 else [p.strip, *p.workers]
        columns = [[die for die in workers if phase_of(die) == which] for which in range(s.box.phases)]
        widest = max(len(column) for column in columns)
        for which in range(s.box.phases):
            sign = "*" if which == p.selected else " "
            letters = dice(columns[which], self.speech)
            letters.append(" " * (max(widest, 1) - len(letters)))
            will = roll_voice(self.speech).would(s, p.seat, which)
            lead = f" {sign} {self.phase(which):<{width}} "
            lines.append(Line(lead, Text.assemble(letters, "  ", will)))
        loose = [die for die in p.workers if phase_of(die) == NONE]
        for key, left in (("unassigned", loose), ("dictated", p.dictated)):
            if left:
                lines.append(Line(INDENT, Text.assemble(self.say(key), " ", dice(left, self.speech))))
        if p.selected >= 0:
            key = "selected_two" if rolls_phase_die(s) else "selected"
            lines.append(Line(INDENT, Text(self.say(key), "dim")))
        return lines

    # Choices and events.

    def hint(self, view: State, decision: Decision, choice: Choice) -> str:
        """What a choice brings; while assigning, what the column would do that a worker goes to."""
        s = galaxy(view)
        p = s.players[decision.seat]
        kind = decision.kind
        if kind in ASKED:
            return orb_hint(s, decision, choice, self.speech, view, self.called(decision.seat))
        if kind not in ("assign", "into", "with"):
            return self.speech.gain(view, decision, choice)
        phase = choice.b if kind == "assign" else choice.a if kind == "into" else p.selected
        return roll_voice(self.speech).would(after(s, p.seat, choice), p.seat, phase)

    def news(self, events: list[Event], since: int, me: int | None, view: State) -> list[Line]:
        reporter = news.Reporter(self.speech, self.called(me), me, self.width)
        closing = galaxy(view).stage == stage.MANAGE
        lines = reporter.report(events, since, closed=self.closed.get(me) == since, closing=closing)
        if closing:
            self.closed[me] = len(events)
        return lines
