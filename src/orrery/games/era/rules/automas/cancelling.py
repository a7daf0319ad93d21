"""Sentences of growth results that the player cancels by research+ in Military (E-116, E-246).

A bit for each sentence of each automa: in `robots.cancelled` those cancelled, in `robots.done` those carried out.
"""

from __future__ import annotations

from typing import Final

from ..box.automas import Sentence
from ..state import Galaxy
from ..vocabulary import sentence
from ..vocabulary.faction import FARMERS

MOST_SENTENCES: Final = 4


def bit_of(automa: int, index: int) -> int:
    return 1 << (automa * MOST_SENTENCES + index)


def result_of(s: Galaxy, automa: int) -> list[Sentence]:
    """The sentences of what an automa rolled for its growth; none before."""
    table = s.box.farmer_growth if automa == FARMERS else s.box.slaver_growth
    return table[s.robots.growth[automa]]


def cancellable(s: Galaxy, automa: int) -> list[int]:
    """The sentences of an automa that can still be cancelled: no spawning, no change of turn order, and not yet
    carried out. Whether it is at war and can be blocked at all is asked elsewhere.
    """
    result = result_of(s, automa)
    gone = s.robots.cancelled | s.robots.done
    return [
        index
        for index in range(len(result))
        if result[index].kind in (sentence.RESEARCH, sentence.GAIN, sentence.GROW) and not gone & bit_of(automa, index)
    ]


def cancel(s: Galaxy, automa: int, index: int) -> None:
    s.robots.cancelled |= bit_of(automa, index)


def is_cancelled(s: Galaxy, automa: int, index: int) -> bool:
    return s.robots.cancelled & bit_of(automa, index) != 0
