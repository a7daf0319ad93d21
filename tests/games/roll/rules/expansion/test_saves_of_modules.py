"""A saved game whose Objectives, Deal dice or Orb faces were mended since was begun by other rules, and says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from orrery import games
from orrery.games.roll.rules import game
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, RIVALRY, key_of
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import BadSave
from orrery.tables.save import load, save
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, Speech
from tests.tables.helpers import ANNA, BEN

from .test_saves import FILES, Files, plays

FINISH = {
    "en": "the Orrery it was begun with can finish it",
    "de": "das Orrery, mit dem es begonnen wurde, kann es beenden",
}


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    yield
    games.rules.cache_clear()


def other_objectives(files: Files) -> None:
    """All of them are met at the end of the first round."""
    for row in files["objectives.toml"]["objective"]:
        row["check"] = "manage_empire"
        row["conditions"] = [{"metric": "credits", "least": 0}]


def other_deals(files: Files) -> None:
    for die in files["deal.toml"]["deal_die"]:
        die["faces"].reverse()


def other_orb_face(files: Files) -> None:
    """The Orb that everybody begins with rolls other faces."""
    for row in files["orb.toml"]["face"]:
        if row["key"] == "basic_explorer":
            row["effects"] = [{"moment": "instant", "kind": "upgrade_points", "points": 1}]


@pytest.mark.parametrize("older_deal", ["2.1.", "2.2."])
def test_what_was_begun_by_older_rules_of_deal_is_by_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, older_deal: str
) -> None:
    """No dealer could be removed (V-60), or the same die be received twice (V-46). What comes to the same position goes
    on."""
    plays(monkeypatch, FILES, [BASE, RIVALRY | DEAL])
    t = Table(game.ROLL, {"with": key_of(RIVALRY | DEAL)}, [ANNA, BEN], "dealers")
    t.play(0, t.state.decisions()[0].choices[0].code)
    path = tmp_path / "game.json"
    save(t, path)
    now = path.read_bytes()
    version = game.ROLL.version(t.options)
    assert version.startswith("2.3.")
    older = version.replace("2.3.", older_deal)
    path.write_bytes(now.replace(version.encode(), older.encode()))
    assert load(path).digest() == t.digest()
    path.write_bytes(path.read_bytes().replace(b'"digest": "', b'"digest": "0'))
    with pytest.raises(BadSave) as bad:
        load(path)
    assert (bad.value.key, bad.value.params["rules"]) == ("save_other_rules", older)


@pytest.mark.parametrize(
    ("sets", "change"),
    [
        (AMBITION | OBJECTIVES, other_objectives),
        (RIVALRY | DEAL, other_deals),
        (RIVALRY | ORB, other_orb_face),
    ],
)
def test_content_that_was_mended_is_other_rules_and_both_languages_say_how_to_finish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sets: int, change: Callable[[Files], None]
) -> None:
    plays(monkeypatch, FILES, [BASE, sets])
    begun = game.ROLL.version({"with": key_of(sets)})
    t = Table(game.ROLL, {"with": key_of(sets)}, [ANNA, BEN], "mended")
    chance = Chance(key_of_seed("mended"))
    while t.state.round < 7:
        decisions = t.state.decisions()
        decision = decisions[chance.below(len(decisions))]
        t.play(decision.seat, decision.choices[chance.below(len(decision.choices))].code)
    path = tmp_path / "game.json"
    save(t, path)
    assert load(path).digest() == t.digest()
    kept = path.read_bytes()
    files = deepcopy(FILES)
    change(files)
    plays(monkeypatch, files, [BASE, sets])
    assert game.ROLL.version({"with": key_of(sets)}) != begun
    with pytest.raises(BadSave) as bad:
        load(path)
    assert bad.value.key == "save_other_rules"
    for lang in LANGUAGES:
        said = Speech(lang, game.ROLL).error(bad.value.key, **bad.value.params)
        assert FINISH[lang] in said
        assert begun in said
    assert path.read_bytes() == kept
    plays(monkeypatch, FILES, [BASE, sets])
    assert load(path).digest() == t.digest(), "the Orrery it was begun with"
