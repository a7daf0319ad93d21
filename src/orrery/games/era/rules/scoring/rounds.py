"""The scoring phase of a round: alignment and story, then a window for cards (E-164, E-165, E-255)."""

from __future__ import annotations

from orrery.kernel.acts import Act, entry

from ..box.stories import StoryTerm
from ..points import award
from ..state import Galaxy
from ..vocabulary import act, goal, phase, source, step
from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.deed import DEED_KEYS
from ..vocabulary.faction import HUMAN, NOBODY
from ..vocabulary.field import FIELD_KEYS
from .deeds import dp_of_field, fields_done, times_done


class ScoreRound(Act[Galaxy]):
    number = act.SCORE

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.SCORE
        s.active = NOBODY
        before = s.total()
        alignment = s.box.eras.alignments[s.era]
        fits = s.alignment == alignment
        if s.listener is not None:
            told = {"story": s.box.story_keys[s.story], "era": s.era + 1, "alignment": ALIGNMENT_KEYS[alignment]}
            s.say("scoring", HUMAN, "E-164", {**told, "fits": fits})
        if fits:
            s.ledger.aligned = True
            award(s, source.ALIGNMENT, s.box.eras.dp, "E-164", "alignment")
        for term in s.box.terms[s.story][s.era]:
            if not term.at_once:
                pay(s, term)
        if s.total() == before:
            s.say("no_points", HUMAN, "E-165", {"total": before})


def pay(s: Galaxy, term: StoryTerm) -> None:
    """What a term pays at the end of the round."""
    if not term.fields:
        n = times_done(s, term.kind)
        award(s, source.STORY, n * term.dp, "E-165", DEED_KEYS[term.kind], times=n)
        return
    for field in fields_done(s, term):
        award(s, source.STORY, dp_of_field(s, term, field), "E-165", DEED_KEYS[term.kind], field=FIELD_KEYS[field])


class EndOfRound(Act[Galaxy]):
    """A card may be played; then Leadership is looked at if an era is over."""

    number = act.END_OF_ROUND

    def act(self, s: Galaxy, argument: int) -> None:
        if s.listener is not None:
            s.say("end_of_round", HUMAN, "E-185", {"n": s.round, "total": s.total()})
        s.seat.todo.append(step.CARD_WINDOW)
        if s.goal == goal.LEADERSHIP and is_last_of_era(s):
            s.plan(entry(act.LEAD))


def is_last_of_era(s: Galaxy) -> bool:
    of_round = s.box.eras.of_round
    return s.round + 1 == len(of_round) or of_round[s.round + 1] != of_round[s.round]
