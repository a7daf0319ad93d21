"""The round: the leader's prestige, the choice of two actions, and the phases that follow from it (S-13 to S-18)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.acts import ACT_MASK, Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from .. import alphabet
from ..alphabet import ACTION_KEYS, C_ACTION, C_PASS, C_RAISE, SPACE_OF_ACTION
from ..draw import draw_cards
from ..effects import spend_prestige
from ..race_step import RaceStep
from ..robot.state import new_round
from ..state import NO_DICE, Empire, Race
from ..vocabulary import act, phase, space, step, verb, why
from ..vocabulary.phase import PHASE_KEYS
from ..vocabulary.space import SPACE_KEYS

CHOSEN: Final = 2  # actions in a round (S-14)
BOTH: Final = 3  # spaces that lie side by side, as bits
RAISE_PRICE: Final = 1  # prestige (S-77)
# The agenda of a round, the first act last; and where the second action is chosen late (S-20, S-148).
PLAIN_ROUND: Final = [act.PHASES, act.PLACE_DICE, act.ROLL, entry(act.CHOOSE, CHOSEN)]
LATE_ROUND: Final = [act.PHASES, act.PLACE_DICE, entry(act.CHOOSE, 1), act.ROLL, entry(act.CHOOSE, 1)]
WITHOUT_SEARCH: Final = C_ACTION[: alphabet.SEARCH]
# By the space of a marker: the action that cannot be chosen any more. Develop and Settle have a second space; Search is
# not offered where it was used.
LAST_AT: Final[list[Choice | None]] = [
    C_ACTION[alphabet.EXPLORE_5], C_ACTION[alphabet.EXPLORE_1_1], None, C_ACTION[alphabet.DEVELOP], None,
    C_ACTION[alphabet.SETTLE], C_ACTION[alphabet.TRADE], C_ACTION[alphabet.DOUBLE_VP], C_ACTION[alphabet.PRODUCE],
    None,
]  # fmt: skip
PHASE_OF_ACT: Final = {
    act.SEARCH_PHASE: phase.SEARCH,
    act.EXPLORE_PHASE: phase.EXPLORE,
    act.DEVELOP_PHASE: phase.DEVELOP,
    act.SETTLE_PHASE: phase.SETTLE,
    act.CONSUME_PHASE: phase.CONSUME,
    act.PRODUCE_PHASE: phase.PRODUCE,
}


class Round(Act[Race]):
    """S-13."""

    number = act.ROUND

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        s.round += 1
        s.markers = []
        s.raised = -1
        s.dice = NO_DICE
        s.dice_spaces = NO_DICE
        s.phase = -1
        s.which = 0
        new_round(s.robot)
        if s.listener is not None:
            s.say("round", -1, "S-13", {"n": s.round})
        s.agenda.extend(LATE_ROUND if chooses_late(s) else PLAIN_ROUND)
        if s.prestige_on:
            if s.robot.prestige >= max(1, p.prestige):
                s.plan(act.ROBOT_LEADER)
            if p.prestige >= max(1, s.robot.prestige):
                s.plan(act.LEADER)


def chooses_late(s: Race) -> bool:
    """Whether the second action is chosen when the dice are known."""
    late = s.box.second_action_late
    for design in s.empire.tableau:
        if late[design]:
            return True
    return False


class Leader(Act[Race]):
    """S-72: a VP for the most prestige, and a card for who has it alone and has gained some."""

    number = act.LEADER

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        s.award(1)
        if s.listener is not None:
            key = "leads" if s.leads_alone() else "shares_lead"
            s.say(key, 0, "S-72", {"n": 1, "prestige": p.prestige, "chips": s.chips})
        if p.gained and s.leads_alone():
            draw_cards(s, 1, why.LEADER)
        p.gained = False


class ChooseActions(Act[Race]):
    """The argument says how many: both, or one before and one after the roll."""

    number = act.CHOOSE

    def act(self, s: Race, argument: int) -> None:
        s.empire.owed = argument
        s.empire.todo.append(step.CHOOSE)
        if s.listener is not None:
            s.say("to_choose", 0, "S-14" if argument == CHOSEN else "S-148", {"n": argument})


class Choose(RaceStep):
    """S-14: two different ones of nine; Develop and Settle can be chosen twice."""

    number = step.CHOOSE
    kind = "choose"
    rule = "S-14"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed > 0:
            out.extend(C_ACTION if s.prestige_on and not s.search_used else WITHOUT_SEARCH)
            for place in s.markers:
                choice = LAST_AT[place]
                if choice is not None:
                    out.remove(choice)

    def parts(self, s: Race, p: Empire) -> int:
        return p.owed

    def times(self, s: Race, p: Empire, c: Choice) -> int:
        return times_left(s, c.a, spaces_of(s.markers))

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        place = SPACE_OF_ACTION[c.a]
        if place in s.markers:
            place += 1
        markers = s.markers[:]
        insort(markers, place)
        s.markers = markers
        if place == space.SEARCH:
            s.search_used = True
        p.owed -= 1
        if p.owed > 0:
            return
        p.todo.pop()
        if s.listener is not None:
            told = {"n": len(markers), "spaces": [SPACE_KEYS[marker] for marker in markers]}
            s.say("chooses", 0, "S-14", told)
        if len(markers) == CHOSEN and can_raise(s):
            p.todo.append(step.RAISE)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": p.owed, "spaces": [SPACE_KEYS[marker] for marker in s.markers]}

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        if s.prestige_on and s.search_used and space.SEARCH not in s.markers:
            out.append(Refusal("search_used", "S-74"))

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.ACTION:
            return
        if c.a == alphabet.SEARCH and not s.prestige_on:
            out.append(Refusal("no_search", "S-74"))
        elif c.a == alphabet.SEARCH and space.SEARCH not in s.markers:
            out.append(Refusal("search_used", "S-74"))
        else:
            out.append(Refusal("chosen_already", "S-14", {"action": ACTION_KEYS[c.a]}))


def spaces_of(places: list[int]) -> int:
    """Spaces as bits."""
    found = 0
    for place in places:
        if place >= 0:
            found |= 1 << place
    return found


def times_left(s: Race, action: int, taken: int) -> int:
    """How often an action can still be chosen. `taken`: the spaces with a marker, as bits."""
    here = taken >> SPACE_OF_ACTION[action]
    if action in (alphabet.DEVELOP, alphabet.SETTLE):
        return 2 - (here & 1) - (here >> 1 & 1)
    if action == alphabet.SEARCH and (s.search_used or not s.prestige_on):
        return 0
    return 1 - (here & 1)


def can_raise(s: Race) -> bool:
    """S-74: once a game, and not where Search was."""
    return s.prestige_on and not s.search_used and s.empire.prestige >= RAISE_PRICE


class Raise(RaceStep):
    """S-77: one of the two actions becomes a better one for a prestige."""

    number = step.RAISE
    kind = "raise"
    rule = "S-77"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        for i in range(len(s.markers)):
            # The two of Explore are raised alike: there is one Explore phase.
            if s.markers[i] != space.EXPLORE_1_1 or space.EXPLORE_5 not in s.markers:
                out.append(C_RAISE[s.markers[i]])
        out.append(C_PASS)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            return
        s.raised = c.a
        s.search_used = True
        spend_prestige(s, RAISE_PRICE)
        if s.listener is not None:
            s.say("raises", 0, "S-77", {"space": SPACE_KEYS[c.a], "n": RAISE_PRICE, "prestige": p.prestige})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": RAISE_PRICE, "prestige": p.prestige, "spaces": [SPACE_KEYS[marker] for marker in s.markers]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.RAISE:
            out.append(Refusal("not_chosen", "S-77", {"space": SPACE_KEYS[c.a]}))


class Phases(Act[Race]):
    """S-15, S-16: what somebody has chosen is played, in order."""

    number = act.PHASES

    def act(self, s: Race, argument: int) -> None:
        s.agenda.extend(AGENDAS[chosen_spaces(s)])
        if s.listener is not None:
            entries = phases_of(s)
            played = [PHASE_KEYS[PHASE_OF_ACT[planned & ACT_MASK]] for planned in entries]
            s.say("phases", -1, "S-15", {"n": len(played), "phases": played})


def phases_of(s: Race) -> list[int]:
    """The phases of this round as they stand on the agenda, the first one first."""
    return phases_for(chosen_spaces(s))


def chosen_spaces(s: Race) -> int:
    """The spaces that the player or the robot has chosen, as bits."""
    found = 0
    for place in s.markers:
        found |= 1 << place
    for place in s.dice_spaces:
        if place >= 0:
            found |= 1 << place
    return found


def phases_for(chosen: int) -> list[int]:
    entries: list[int] = []
    if chosen >> space.SEARCH & 1:
        entries.append(act.SEARCH_PHASE)
    if chosen >> space.EXPLORE_5 & BOTH:
        entries.append(act.EXPLORE_PHASE)
    if chosen >> space.DEVELOP_1 & BOTH:
        entries.append(act.DEVELOP_PHASE)
    if chosen >> space.DEVELOP_2 & 1:
        entries.append(entry(act.DEVELOP_PHASE, 1))
    if chosen >> space.SETTLE_1 & BOTH:
        entries.append(act.SETTLE_PHASE)
    if chosen >> space.SETTLE_2 & 1:
        entries.append(entry(act.SETTLE_PHASE, 1))
    if chosen >> space.TRADE & BOTH:
        entries.append(act.CONSUME_PHASE)
    if chosen >> space.PRODUCE & 1:
        entries.append(act.PRODUCE_PHASE)
    return entries


def agenda_for(chosen: int) -> list[int]:
    """The phases and the end of the round, the first one last."""
    entries = phases_for(chosen)
    entries.append(act.END_ROUND)
    entries.reverse()
    return entries


AGENDAS: Final = [agenda_for(chosen) for chosen in range(1 << len(SPACE_KEYS))]  # by spaces, as bits
