"""What a board is drawn with: the components of every game, in every language."""

from __future__ import annotations

import msgspec
import pytest

from orrery import games
from orrery.texts import LANGUAGES
from orrery.web import catalog, render


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_the_content_of_every_game_can_be_sent(key: str, lang: str) -> None:
    words = render.speech(lang, key)
    content = catalog.content(words)
    assert msgspec.json.encode(content)
    assert list(content.components) == list(words.voice.components)
    assert all(row.name and row.kind and row.text for row in content.components.values())
