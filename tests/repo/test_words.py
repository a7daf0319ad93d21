"""No game shows in what is for all games: their names, pieces and phases stand in their own folders."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from orrery.games import keys, load
from orrery.texts import LANGUAGES, Speech
from orrery.texts.catalog import catalog
from tools.environment import ROOT

SOURCES = ["kernel", "tables", "texts", "bots", "terminal", "web", "store", "arena", "cli"]
CLIENT = ["table", "lobby", "kit", "net", "styleguide"]
LETTER = 1  # how long a sign is that stands for a word
ADDRESS = 2  # and what an address begins with
SUFFIXES = (".py", ".po", ".ts", ".svelte", ".css")

# Words of some game that are everybody's as well.
ORDINARY = {
    "action", "advance", "all", "any", "area", "arrow", "assign", "build", "by", "cancel", "card", "category", "clone",
    "consumption", "control", "counter", "die", "discard", "done", "down", "draw", "empty", "end of the game",
    "everybody", "exchange", "face", "field", "fight", "for", "force", "form", "from", "gain", "give", "good", "grau",
    "grow", "hard", "hidden", "hit", "hold", "home", "into", "join", "keep", "keine", "kind", "lay", "learn", "leave",
    "left", "lift", "loose", "lose", "macht", "match", "migrations", "move", "name", "none", "number", "on top", "only",
    "onto", "open", "over", "pass", "pay", "people", "place", "play", "point", "power", "raise", "rank", "ready",
    "recall", "remove", "replace", "research", "reserve", "return", "right", "safe", "score", "search", "second",
    "select", "set up", "side", "some", "spawn", "spend", "stand", "standard", "start", "story", "take", "the", "to",
    "trade", "turn", "under", "up", "upgrade", "use", "view", "war", "way", "with",
}  # fmt: skip


def plain(text: str) -> str:
    """Small words with one blank around each: `RareElements`, `rare_elements` and `Rare Elements` are the same."""
    parted = re.sub(r"(?<=[a-zäöüß])(?=[A-ZÄÖÜ])", " ", text)
    return " " + " ".join(re.findall(r"[^\W_]+", parted)).lower() + " "


@cache
def words(key: str) -> set[str]:
    """Its name, what its content and codes are made of, the words its browser has, and those that its tests list."""
    game = load(key).rules
    found = {catalog("en", key).say(f"{key}.title"), *import_module(f"tests.games.{key}.words").WORDS}
    for row in game.components():
        found |= {row["key"], row.get("kind", row["part"]), row["part"]}
        found |= {row[f"name_{lang}"] for lang in LANGUAGES if f"name_{lang}" in row}
    for choice in game.alphabet.choices:
        found |= {word for word in re.findall(r"[a-z_]+", choice.code) if len(word) > ADDRESS}
    for lang in LANGUAGES:
        for named in Speech(lang, game).voice.client_words().values():
            found |= {word for entry in named.items() for word in entry if len(word) > LETTER}
    return {plain(word).strip() for word in found} - ORDINARY - {""}


@cache
def generic() -> dict[Path, list[str]]:
    """The lines of every file that is for all games."""
    folders = [ROOT / "src/orrery" / name for name in SOURCES] + [ROOT / "client/src" / name for name in CLIENT]
    beside = [
        *(ROOT / "src/orrery/games").iterdir(),
        *(ROOT / "client/src/games").iterdir(),
        *(ROOT / "client/src").iterdir(),
    ]
    inside = [path for folder in folders for path in sorted(folder.rglob("*"))]
    paths = [path for path in inside + beside if is_looked_at(path)]
    assert len(paths) > 100
    return {path: path.read_text(encoding="utf-8").splitlines() for path in paths}


def is_looked_at(path: Path) -> bool:
    """Tests may tell of pieces; the built page holds every game."""
    return path.suffix in SUFFIXES and not path.name.endswith(".test.ts") and "static" not in path.parts


def finder(wanted: set[str]) -> re.Pattern[str]:
    """Finds these words in what is plain, also in the plural."""
    return re.compile(rf" ({'|'.join(sorted(map(re.escape, wanted), key=len, reverse=True))})s?(?= )")


def names(key: str) -> re.Pattern[str]:
    """Finds the key of a game, which may be an ordinary word (dice roll), where it is a name."""
    return re.compile(rf"""["'`/.:]({key})["'`/.]|\b({key})\.\w|\b({key.title()})[A-Z]""")


@pytest.mark.parametrize("key", keys())
def test_no_game_shows_in_what_is_for_all(key: str) -> None:
    any_word, any_name = finder(words(key)), names(key)
    found = [
        f"{path.relative_to(ROOT)}:{number}: {', '.join(hits)}"
        for path, lines in generic().items()
        for number, line in enumerate([path.stem, *lines])
        if (hits := any_word.findall(plain(line)) + [key] * bool(any_name.search(line)))
    ]
    assert not found, f"{key} shows in {len(found)} lines:\n" + "\n".join(found)


def test_words_are_found_however_they_are_written() -> None:
    """And a game's key only where it is one."""
    find = finder({"rare elements", "tile"}).findall
    for line in ("class RareElements:", "rare_elements = 1", 'say("Rare Elements")', "--rare-elements: red"):
        assert find(plain(line)) == ["rare elements"]
    assert find(plain("two tiles, a tileSide")) == ["tile", "tile"]
    assert find(plain("a reptile, a textile")) == []
    for line in ('load("roll")', "games/roll/", "roll.client.tabs", "class RollBoard:", "import './roll.css'"):
        assert names("roll").search(line)
    for line in ("dice roll here", "const rolls = 1", "scroll.top", "Rolling(copy)", "a roll of dice."):
        assert not names("roll").search(line)
