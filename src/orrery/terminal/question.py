"""A question's choices as they are numbered and shown."""

from __future__ import annotations

from rich.text import Text

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State
from orrery.texts import Speech
from orrery.texts.addresses import addresses, offered

from .painter import Painter
from .screen import Line

INDENT = "     "
USE = f"{INDENT}  = "  # before what a choice is good for


def listed(decision: Decision, view: State, speech: Speech) -> Decision:
    """The same with its choices as they are numbered: those that are not shown come last."""
    ordered = sorted(speech.ordered(decision, view), key=lambda choice: speech.quiet(decision, choice))
    return Decision(decision.seat, decision.kind, ordered, decision.secret, decision.parts)


def shown(decision: Decision, speech: Speech) -> list[Choice]:
    """Those that have a number to be seen."""
    return [choice for choice in decision.choices if not speech.quiet(decision, choice)]


def example_of(decision: Decision, view: State, loud: list[Choice]) -> str:
    """An answer in parts that could be given, by numbers."""
    numbers: list[str] = []
    for number, choice in enumerate(loud, 1):
        numbers += [str(number)] * view.times(decision.seat, choice)
    return " ".join(numbers[: decision.parts])


def example_of_place(decision: Decision, quiet: list[Choice], speech: Speech) -> str:
    """What somebody could type who means one of these places."""
    found = [addresses(choice)[-1] for choice in quiet]
    return next((name for name in found if len(offered(name, decision, speech)) == 1), quiet[0].code)


def choice_lines(decision: Decision, view: State, painter: Painter, learning: bool = False) -> list[Line]:
    """`learning`: with what each choice is good for; what is good for the same is told once."""
    speech = painter.speech
    uses = Uses(decision, speech, learning)
    loud = shown(decision, speech)
    hints = [painter.hint(view, decision, choice) for choice in loud]
    lines: list[Line] = []
    for number, (choice, hint) in enumerate(zip(loud, hints, strict=True), 1):
        text = Text(speech.choice(decision, choice))
        if decision.parts > 1 and (times := view.times(decision.seat, choice)) > 1:
            text.append(f"  ×{times}", "dim")
        if hint and len(set(hints)) > 1:
            text.append(f"  → {hint}", "dim")
        lines.append(Line(f"{number:3}  ", text))
        lines += uses.of([choice])
    if quiet := decision.choices[len(loud) :]:
        example = example_of_place(decision, quiet, speech)
        told = {"n": len(quiet), "example": example}
        said = speech.say("terminal.places", **told) if loud else speech.say("terminal.places.only", **told)
        lines.append(Line(INDENT, Text(said)))
        lines += [Line(f"{INDENT}{line.lead}", line.body) for line in painter.folded(view, decision, quiet)]
        lines += uses.of(quiet)
    if decision.parts > 1:
        lines.append(
            Line(INDENT, Text(speech.say("terminal.parts", n=decision.parts, example=example_of(decision, view, loud))))
        )
    return lines


class Uses:
    """What choices are good for, each thing once."""

    def __init__(self, decision: Decision, speech: Speech, learning: bool) -> None:
        self.decision = decision
        self.speech = speech
        self.learning = learning
        self.told: set[str] = set()

    def of(self, choices: list[Choice]) -> list[Line]:
        lines: list[Line] = []
        for choice in choices if self.learning else []:
            use = self.speech.use_of(self.decision, choice)
            if use and use not in self.told:
                self.told.add(use)
                lines.append(Line(USE, Text(use, "italic")))
        return lines
