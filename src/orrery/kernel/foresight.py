"""What comes of a choice, as far as a seat can know: tried on a state that it imagines, with always the same chance.

So it hangs on the seat's view alone, and says nothing of what will really be drawn or rolled.
"""

from __future__ import annotations

from typing import Final

from .chance import Chance, key_of_seed
from .choice import Choice, Decision
from .event import Recorder
from .game import Game
from .state import State

KEY: Final = key_of_seed("foresight")


def imagined(game: Game, view: State, seat: int) -> State:
    """A whole state as this seat may imagine it: of equal views, the same."""
    return game.imagine(view, seat, Chance(KEY))


def reveals(heard: Recorder, seat: int) -> bool:
    """Whether a seat heard something that it could not have known."""
    for event in heard.events:
        if event.reveals and event.visible_to(seat):
            return True
    return False


def final_choices(game: Game, view: State, decision: Decision) -> list[Choice]:
    """The choices by which something is revealed to the seat, or that leave it nothing to decide.

    Of an answer in parts the whole counts: a choice, and then the first ones that are left.
    """
    seat = decision.seat
    start = imagined(game, view, seat)
    found: list[Choice] = []
    for choice in decision.choices:
        s = start.clone()
        heard = Recorder()
        s.apply(seat, choice, heard)
        now = decision
        later = s.decision(seat)
        while later is not None and now.goes_on_in(later):
            now = later
            s.apply(seat, now.choices[0], heard)
            later = s.decision(seat)
        if later is None or reveals(heard, seat):
            found.append(choice)
    return found
