"""The growth turn of an automa: the sentences of its result, one after the other (E-234, E-236, E-245, E-246)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.state import STEP_BITS

from ..box.automas import Sentence
from ..state import Galaxy
from ..vocabulary import act, sentence, step
from ..vocabulary.faction import FACTIONS, SLAVERS
from ..vocabulary.field import FIELD_KEYS
from ..vocabulary.sentence import SENTENCE_KEYS, SPAWN_KEYS, STARS_OF_KEYS
from .blocking import growth_could_be_blocked, spawning_could_be_blocked
from .cancelling import bit_of, is_cancelled, result_of
from .learning import research


class AutomaGrowth(Act[Galaxy]):
    """What it rolled, and an act for each sentence that is carried out now; turn order has changed already."""

    number = act.AUTOMA_GROWTH

    def act(self, s: Galaxy, argument: int) -> None:
        result = result_of(s, argument)
        if s.listener is not None:
            said = [sentence_told(s, argument, one) for one in result]
            s.say("growth_result", argument, "E-236", {"die": s.robots.growth[argument], "sentences": said})
        for index in range(len(result) - 1, -1, -1):
            if result[index].kind not in (sentence.TURN_UP, sentence.TURN_DOWN):
                s.plan(entry(act.SENTENCE, argument + FACTIONS * index))


class CarryOut(Act[Galaxy]):
    """One sentence. The argument: the automa, and the number of the sentence times FACTIONS."""

    number = act.SENTENCE

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % FACTIONS
        index = argument // FACTIONS
        said = result_of(s, automa)[index]
        s.robots.done |= bit_of(automa, index)
        if is_cancelled(s, automa, index):
            if s.listener is not None:
                s.say("sentence_cancelled", automa, "E-246", sentence_told(s, automa, said))
            if said.kind == sentence.GROW:  # no new population, so the spawning takes place
                begin_spawning(s, argument)
            return
        if s.listener is not None:
            s.say("sentence", automa, "E-236", sentence_told(s, automa, said))
        kind = said.kind
        if kind == sentence.RESEARCH:
            research(s, automa, s.robots.field if said.field == sentence.RANDOM_FIELD else said.field)
        elif kind == sentence.GAIN:
            r = s.robots
            r.tested = []
            r.gained = 0
            r.left = said.stars
            r.otherwise = False
            s.plan(entry(act.SLAVER_GAIN, index))
        elif kind == sentence.GROW:
            if growth_could_be_blocked(s):
                s.seat.todo.append(step.BLOCK_POPULATION | 1 << STEP_BITS)
            s.plan(entry(act.SLAVER_GROW, argument))
        else:
            begin_spawning(s, argument)


def begin_spawning(s: Galaxy, argument: int) -> None:
    """E-250: the player may first block population that counts for it. The argument: as that of CarryOut."""
    if argument % FACTIONS == SLAVERS and spawning_could_be_blocked(s):
        s.seat.todo.append(step.BLOCK_POPULATION)
    s.plan(entry(act.SPAWN, argument))


def sentence_told(s: Galaxy, automa: int, said: Sentence) -> dict[str, Any]:
    """A sentence in the words of events."""
    told: dict[str, Any] = {"kind": SENTENCE_KEYS[said.kind]}
    if said.kind == sentence.RESEARCH:
        field = s.robots.field if said.field == sentence.RANDOM_FIELD else said.field
        told["field"] = FIELD_KEYS[field] if field >= 0 else ""
    elif said.kind == sentence.GAIN:
        told["from"] = STARS_OF_KEYS[said.stars_of]
        told["n"] = said.stars
        if said.otherwise != sentence.NO_STARS:
            told["otherwise"] = STARS_OF_KEYS[said.otherwise]
            told["otherwise_n"] = said.otherwise_stars
    if said.kind in (sentence.SPAWN, sentence.GROW):
        told["where"] = SPAWN_KEYS[said.spawns]
        told["n"] = said.wormholes
    return told
