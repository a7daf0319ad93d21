"""Forgeries: whatever is changed in an exported game is found, and imports are limited."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from orrery.tables import fair
from orrery.tables.export import MOST_IMPORT, MOST_ROWS
from orrery.tables.save import Saved, checksum

from .exports import ANNAS, BENS, found, why

FORGERIES: dict[str, Any] = {
    "orrery": 1,
    "rules_version": "0",
    "options": {"setup": "beginner"},
    "seats": [
        {"kind": "person", "name": "Anna", "entropy": ANNAS},
        {"kind": "person", "name": "Eve", "entropy": BENS},
        {"kind": "bot", "name": "Käpt'n", "bot": "random"},
    ],
    "seed": "11" * 32,
    "log": [[0, "ready"]],
    "digest": "00" * 16,
    "fair": {"secret": "00" * 32, "commit": fair.commit_of("00" * 32)},
    "result": [[99, 9, True], [0, 0, False], [0, 0, False]],
    "check": "00" * 16,
}


def changed(data: bytes, mended: bool, **fields: Any) -> bytes:
    """With other fields; mended: by a forger who computes the checksum anew."""
    saved = json.loads(data) | fields
    if mended:
        saved["check"] = checksum(msgspec.convert(saved, Saved))
    return json.dumps(saved).encode()


def test_every_field_is_tried(whole: bytes) -> None:
    assert set(FORGERIES) == set(json.loads(whole)) - {"game"}
    assert found(changed(whole, False)) == []  # written in another way, the same


@pytest.mark.parametrize("field", sorted(FORGERIES))
def test_a_changed_field_is_found(whole: bytes, field: str) -> None:
    assert "not_whole" in found(changed(whole, False, **{field: FORGERIES[field]}))


@pytest.mark.parametrize("field", ["options", "seed", "log", "digest", "fair", "result"])
def test_what_matters_is_found_without_the_checksum(whole: bytes, field: str) -> None:
    wrong = found(changed(whole, True, **{field: FORGERIES[field]}))
    assert wrong != []
    assert "not_whole" not in wrong


def test_each_part_of_the_proof_is_found_without_the_checksum(whole: bytes) -> None:
    saved = json.loads(whole)
    seats, kept = saved["seats"], saved["fair"]

    def entropies(*values: str | None) -> list[dict[str, Any]]:
        given = [{**seat, "entropy": value} for seat, value in zip(seats, values, strict=False)]
        return [*given, seats[2]]

    assert found(changed(whole, True, fair={**kept, "secret": "00" * 32})) == ["other_commit", "other_seed"]
    assert found(changed(whole, True, fair={**kept, "commit": "00" * 32})) == ["other_commit"]
    assert found(changed(whole, True, fair={**kept, "secret": "no"})) == ["no_proof"]
    assert found(changed(whole, True, seats=entropies(BENS, ANNAS))) == ["other_seed"]
    assert found(changed(whole, True, seats=entropies(ANNAS, None))) == ["other_seed"]
    assert found(changed(whole, True, seats=entropies(None, None))) == ["no_proof"]
    assert found(changed(whole, True, seats=entropies(ANNAS, "b2"))) == ["no_proof"]
    assert found(changed(whole, True, seed=saved["seed"].upper())) == ["other_seed", "other_game"]


def test_each_kind_of_wrong_game_is_found_without_the_checksum(whole: bytes) -> None:
    saved = json.loads(whole)
    log, result = saved["log"], saved["result"]
    assert found(changed(whole, True, log=log[:-1])) == ["other_game"]
    assert found(changed(whole, True, log=log[1:])) == ["other_game"]
    assert found(changed(whole, True, log=[*log, log[-1]])) == ["other_game"]
    assert found(changed(whole, True, rules_version="0", digest="00")) == ["other_rules"]
    for seat in range(3):
        for part in range(3):
            wrong = [[*row] for row in result]
            wrong[seat][part] = not wrong[seat][part] if part == 2 else wrong[seat][part] + 1
            assert found(changed(whole, True, result=wrong)) == ["other_result"]
    assert found(changed(whole, True, result=result[:2])) == ["other_result"]
    assert found(changed(whole, True, result=None)) == ["no_result"]


def test_imports_are_limited_and_played_through(whole: bytes) -> None:
    assert why(whole + b" " * MOST_IMPORT) == "save_foreign"
    assert why(changed(whole, True, log=[[0, "!undo"]] * (MOST_ROWS + 1))) == "save_damaged"
    assert why(changed(whole, True, seed="7")) == "save_damaged"
    assert why(changed(whole, True, result=FORGERIES["result"])) == "save_damaged"
    assert why(changed(whole, True, game="chess")) == "save_unknown_game"
    assert why(changed(whole, True, fair={"secret": "zz", "commit": "00"})) == "save_damaged"
    assert why(b'{"a": 1}') == "save_foreign"
    assert why(b"") == "save_damaged"
    assert why(whole[:-100]) == "save_damaged"
    assert why(b'{"orrery": 99}') == "save_newer"
    assert why(changed(whole, False, extra=1)) == "save_damaged"
    nested = b'{"orrery": 2, "options": ' + b"[" * 100_000
    assert why(nested) == "save_damaged"
    seats = [{"kind": "bot", "name": "random"}] * 3
    assert why(changed(whole, True, seats=seats)) == "save_damaged"
    long = [{"kind": "person", "name": "x" * 101}] * 3
    assert why(changed(whole, False, seats=long)) == "save_damaged"
