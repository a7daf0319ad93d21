"""Which automas change the turn order by their growth result (E-234, E-236)."""

from __future__ import annotations

from ..state import Galaxy
from ..vocabulary import sentence
from ..vocabulary.faction import HUMAN
from .cancelling import result_of


def wants_up(s: Galaxy, faction: int) -> bool:
    return _says(s, faction, sentence.TURN_UP)


def wants_down(s: Galaxy, faction: int) -> bool:
    return _says(s, faction, sentence.TURN_DOWN)


def _says(s: Galaxy, faction: int, kind: int) -> bool:
    if faction == HUMAN:
        return False
    for said in result_of(s, faction):
        if said.kind == kind:
            return True
    return False
