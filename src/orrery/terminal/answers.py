"""What somebody means who types an answer: numbers, codes, or addresses."""

from __future__ import annotations

from orrery.kernel.choice import Choice, Decision
from orrery.texts import Speech, printable
from orrery.texts.addresses import LONGEST, offered

from .question import shown

MANY = 8


class NotMeant(Exception):
    """Nothing that is offered is meant; the sentence says so."""


def most(decision: Decision, speech: Speech) -> int:
    """The highest number, of the last choice that is shown. Places that are not shown have none."""
    return len(shown(decision, speech))


def prompt(decision: Decision, speech: Speech) -> str:
    """Which numbers can be typed; where there are none, an address is asked for."""
    n = most(decision, speech)
    return speech.say("terminal.prompt", n=n) if n else speech.say("terminal.prompt.place")


def numbered(text: str, decision: Decision, speech: Speech) -> Choice | None:
    """The choice of this number, if there is one."""
    if not text.isdecimal() or len(text) > 4:
        return None
    number = int(text)
    return decision.choices[number - 1] if 1 <= number <= most(decision, speech) else None


def codes(typed: str, decision: Decision, speech: Speech) -> list[str]:
    """The codes that are meant: one, or several where the answer is in parts. NotMeant: why there are none.

    What is called like nothing that is offered is given back: the table says what is wrong with it.
    """
    words = typed.split()
    if len(words) > 1 and decision.parts > 1 and not offered(typed, decision, speech):
        if len(words) > decision.parts:
            raise NotMeant(speech.say("terminal.too_many", n=decision.parts))
        return [code(word, decision, speech) for word in words]
    return [code(typed, decision, speech)]


def code(typed: str, decision: Decision, speech: Speech) -> str:
    if typed.isdecimal():
        choice = numbered(typed, decision, speech)
        if choice is not None:
            return choice.code
        if not offered(typed, decision, speech):
            n = most(decision, speech)
            raise NotMeant(speech.say("terminal.bad_number", most=n) if n else speech.say("terminal.no_number"))
    found = offered(typed, decision, speech)
    if len(found) > 1:
        raise NotMeant(which([speech.choice(decision, choice) for choice in found], speech))
    return found[0].code if found else typed


def which(names: list[str], speech: Speech) -> str:
    """The question which of several is meant."""
    key = "terminal.which" if len(names) <= MANY else "terminal.which_more"
    return speech.say(key, names=", ".join(names[:MANY]), n=len(names))


def not_understood(typed: str, decision: Decision, speech: Speech) -> str:
    said = printable(typed[:LONGEST])
    n = most(decision, speech)
    if n:
        return speech.say("terminal.not_understood", typed=said, most=n)
    return speech.say("terminal.not_understood.place", typed=said)
