"""Every game has all that a game needs (docs/adding-a-game.md, step 10)."""

from __future__ import annotations

import typing
from types import UnionType

import pytest
from orrery.web.boards import BOARDS

from orrery.games import keys, load
from orrery.terminal.play import PAINTERS
from orrery.texts.speech import VOICES
from orrery.web import wire
from tests.playthroughs.make import GOLDENS
from tools.environment import ROOT


@pytest.mark.parametrize("key", keys())
def test_a_game_is_registered_everywhere(key: str) -> None:
    union: object = wire.Board
    boards = typing.get_args(union) if isinstance(union, UnionType) else (union,)
    layers = next(line for line in (ROOT / "pyproject.toml").read_text().splitlines() if '"(roll) | ' in line)
    loaders = (ROOT / "client/src/boards/index.ts").read_text(encoding="utf-8")
    client = ROOT / "client/src/boards" / key / "index.ts"
    texts = [ROOT / "src/orrery/texts" / lang / f"client_{key}.po" for lang in ("en", "de")]
    missing = {
        "the game": load(key).rules.key != key,
        "layers in pyproject.toml": f"({key})" not in layers,
        "bots": not load(key).bots,
        "VOICES": key not in VOICES,
        "PAINTERS": key not in PAINTERS,
        "web BOARDS": key not in BOARDS,
        "wire.Board": key not in [board.__struct_config__.tag for board in boards],
        "client BOARDS": f'{key}: () => import("./{key}")' not in loaders,
        "the client's board": not client.exists(),
        "the client's words": not all(path.exists() for path in texts),
        "a golden": key not in [golden[0] for golden in GOLDENS.values()],
        "the digest": not (ROOT / "docs/rules" / f"{key}.md").exists(),
    }
    assert [what for what, lacks in missing.items() if lacks] == []
