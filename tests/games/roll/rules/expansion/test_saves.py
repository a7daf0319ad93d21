"""Saved games with expansions: what was begun by other rules is told as such, and never called damaged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.games.roll.rules import game
from orrery.games.roll.rules.catalogue import Shelf, read
from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE
from orrery.tables.log import BadSave
from orrery.tables.save import load, save
from orrery.tables.table import Table
from tests.games.roll.rules.expansion.boxes import NAMES
from tests.tables.helpers import ANNA, BEN, first

Files = dict[str, dict[str, Any]]
FILES: Files = {f"{name}.toml": read(f"{name}.toml") for name in NAMES}


def plays(monkeypatch: pytest.MonkeyPatch, files: Files, playable: list[int]) -> None:
    """From now on this Orrery plays Roll so."""
    monkeypatch.setattr(game, "ROLL", Roll(Boxes(shelf=Shelf(files)), playable))
    games.rules.cache_clear()


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    games.rules.cache_clear()


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with Ambition under way, in its second round."""
    plays(monkeypatch, FILES, [BASE, AMBITION])
    t = Table(game.ROLL, {"with": "ambition"}, [ANNA, BEN], "0")
    while t.state.round < 2:
        seat = t.state.decisions()[0].seat
        t.play(seat, first(t, seat))
    path = tmp_path / "ambition.json"
    save(t, path)
    return path


def why(path: Path) -> str:
    with pytest.raises(BadSave) as bad:
        load(path)
    return bad.value.key


def other_faces(files: Files) -> None:
    for die in files["special_dice.toml"]["die"]:
        die["faces"] = ["wild"] * 6


def other_cup(files: Files) -> None:
    files["ambition.toml"]["figures"]["start_cup"] = ["home", "home", "entrepreneur"]


def other_effects(files: Files) -> None:
    for home_world in files["ambition.toml"]["home_world"]:
        home_world["effects"] = [{"kind": "gain_die", "colour": "genes", "to": "cup", "count": 1}]
    for faction in files["ambition.toml"]["faction"]:
        for half in faction["half"]:
            half["effects"] = []


def other_order(files: Files) -> None:
    """Other start tiles are dealt."""
    files["ambition.toml"]["faction"].reverse()


@pytest.mark.parametrize("change", [other_faces, other_cup, other_effects, other_order])
def test_other_content_is_other_rules(
    saved: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Files], None]
) -> None:
    assert load(saved).state.round == 2
    files = deepcopy(FILES)
    change(files)
    plays(monkeypatch, files, [BASE, AMBITION])
    assert why(saved) == "save_other_rules"


def test_an_orrery_that_does_not_offer_the_set_has_other_rules(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plays(monkeypatch, FILES, [BASE])
    assert why(saved) == "save_other_rules"


def test_content_that_leads_to_the_same_position_is_welcome(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = deepcopy(FILES)
    for tile in files["ambition.toml"]["tile"]:
        tile["development"]["cost"] = 6
    plays(monkeypatch, files, [BASE, AMBITION])
    assert load(saved).state.round == 2


def test_by_the_same_rules_it_is_damage(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace(b'"digest": "', b'"digest": "0'))
    assert why(saved) == "save_damaged"
