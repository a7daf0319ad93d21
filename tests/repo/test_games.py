"""Every game has all that a game needs (docs/adding-a-game.md)."""

from __future__ import annotations

import pytest

from orrery.games import keys, load
from orrery.terminal.painter import Painter
from orrery.texts import LANGUAGES, Speech
from orrery.texts.voice import Voice
from tests.playthroughs.make import goldens
from tools.environment import ROOT


@pytest.mark.parametrize("key", keys())
def test_a_game_has_all_that_a_game_needs(key: str) -> None:
    package = load(key)
    client = ROOT / "client/src/games" / key
    plain = "board" not in vars(type(package))  # the plain board is shown as long as it has none of its own
    texts = [ROOT / "src/orrery/games" / key / "texts" / lang for lang in LANGUAGES]
    missing = {
        "rules of that name": package.rules.key != key,
        "bots": not package.bots,
        "usual seats": not package.usual_seats,
        "a prefix of its rules": not package.rule_prefix,
        "a voice": not issubclass(package.voice, Voice),
        "a rule as an example": package.voice.example_rule not in Speech("en", package.rules).rules(),
        "a painter": not issubclass(package.painter, Painter),
        "a board": not callable(package.board),
        "texts in every language": not all(list(folder.glob("*.po")) for folder in texts),
        "a board in the client": not plain and not (client / "index.ts").exists(),
        "a golden": not goldens([key]),
        "tests of its own": not list((ROOT / "tests/games" / key / "rules").glob("test_*.py")),
        "words that are its own": not (ROOT / "tests/games" / key / "words.py").exists(),
        "moments for pictures": not plain and not (ROOT / "tests/games" / key / "moments.py").exists(),
        "the digest of its rules": not (ROOT / "docs/rules" / f"{key}.md").exists(),
    }
    assert [what for what, lacks in missing.items() if lacks] == []


def test_an_unknown_game_is_not_loaded() -> None:
    with pytest.raises(KeyError):
        load("go")
