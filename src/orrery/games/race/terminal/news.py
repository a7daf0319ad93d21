"""What happened, told phase by phase: what the player did, then what the robot did, in whole sentences."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.race.texts.voice import RaceVoice
from orrery.kernel.event import Event
from orrery.terminal.screen import Line

ROBOT: Final = 1
# Known from the title or from the question.
SILENT: Final = ("round", "phase", "to_choose", "round_ends", "chooses")
# Cards that the robot turns up in vain, one event each: told in one sentence.
IN_VAIN: Final = ("robot_discards", "robot_lays_aside")


class Teller:
    """A paragraph for each phase and side, with the phase before it."""

    def __init__(self, voice: RaceVoice, names: list[str], me: int | None) -> None:
        self.voice = voice
        self.names = names
        self.me = me
        self.lines: list[Line] = []
        self.where = ""
        self.robot = False  # whose paragraph it is
        self.sentences: list[str] = []

    def tell(self, events: list[Event], since: int) -> list[Line]:
        """From the since-th event on."""
        for at, event in enumerate(events):
            if event.key in ("phase", "round", "round_ends"):
                self.close()
                phase = event.params.get("phase", "")
                self.where = self.voice.phase(phase, event.params["n"]) if phase else ""
            told_before = at > since and event.key in IN_VAIN and events[at - 1].key == event.key
            if at >= since and event.key not in SILENT and not told_before:
                if (event.seat == ROBOT) != self.robot:
                    self.close()
                    self.robot = event.seat == ROBOT
                self.sentences.append(self.sentence(events, at))
        self.close()
        return self.lines

    def sentence(self, events: list[Event], at: int) -> str:
        event = events[at]
        again = self.robot and bool(self.sentences)
        names = [self.names[0], self.voice.word("terminal.again")] if again else self.names
        if event.key not in IN_VAIN:
            return self.voice.event(event, names, self.me)
        cards = []
        while at < len(events) and events[at].key == event.key:
            cards.append(events[at].params["card"])
            at += 1
        told = {"n": len(cards), "name": names[ROBOT], "cards": self.voice.cards_named(cards)}
        key = "terminal.robot_discards" if event.key == "robot_discards" else "terminal.robot_lays_aside"
        return self.voice.word(key, **told)

    def close(self) -> None:
        if self.sentences:
            lead = f"{self.where} · " if self.where else "· "
            self.lines.append(Line(lead, Text(" ".join(self.sentences))))
            self.sentences = []
