"""Whether German texts are German."""

from __future__ import annotations

import re

from orrery.games import keys
from orrery.texts.catalog import catalog


def foreign_words(game: str | None, words: list[str]) -> dict[str, set[str]]:
    """Which of these words stand in the German texts, by key. Commands and the names of games are no prose."""
    titles = [catalog("en", key).say(f"{key}.title") for key in keys()]
    leave_out = re.compile("|".join([r"\{\w*\}", r"--\S+", r"'orrery [^']*'", *map(re.escape, titles)]))
    found = {}
    for key, forms in catalog("de", game).messages.items():
        if strange := set(re.findall(r"\w+", leave_out.sub("", " ".join(forms)))) & set(words):
            found[key] = strange
    return found
