"""Tables whose games are exported, and what is said of such a file."""

from __future__ import annotations

import pytest

from orrery.tables import fair
from orrery.tables.export import imported
from orrery.tables.log import BadSave
from orrery.tables.port import SeatRecord, TableRecord
from orrery.tables.verify import verify
from orrery.texts import LANGUAGES, Speech

from .helpers import record

ANNAS = "a1" * 16
BENS = "b2" * 16
SECRET = "5e" * 32


def people(friend: bool = True) -> list[SeatRecord]:
    return [
        SeatRecord("person", "Anna", token_hash="f00d", joined=True, host=True, entropy=ANNAS),
        SeatRecord("person", "Ben", token_hash="beef", joined=True, hot_seat=not friend, entropy=BENS),
        SeatRecord("bot", "Käpt'n", bot="random", joined=True),
    ]


def fair_record(*seats: SeatRecord) -> TableRecord:
    """A table whose dice can be proved fair."""
    seed = fair.seed_of(SECRET, [seat.entropy for seat in seats if seat.entropy])
    return record(*seats, setup="free", secret=SECRET, commit=fair.commit_of(SECRET), seed=seed)


def found(data: bytes) -> list[str]:
    """What verify finds wrong; it can be said in every language."""
    checks = verify(data, "game.json")
    for lang in LANGUAGES:
        speech = Speech(lang, None)
        for check in checks:
            assert speech.say(f"verify.{check.key}", **check.params)
    return [check.key for check in checks if not check.fine]


def why(data: bytes) -> str:
    with pytest.raises(BadSave) as bad:
        imported(data, "new", 2.0)
    for lang in LANGUAGES:
        assert Speech(lang, None).error(bad.value.key, **bad.value.params)
    return bad.value.key
