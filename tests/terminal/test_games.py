"""Whole games through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from orrery.tables.save import load

from .helpers import answers, orrery, piped, saves


def too_wide(shown: str) -> list[str]:
    """A command to copy is never broken."""
    return [line for line in shown.splitlines() if cell_len(line) > 80 and not line.startswith("  orrery ")]


@pytest.mark.parametrize(
    ("lang", "ends", "wins"), [("en", "The end", r" wins\.|You win!"), ("de", "Spielende", "gewinn")]
)
@pytest.mark.parametrize("seed", [3, 12])
def test_a_whole_game(tmp_path: Path, lang: str, ends: str, wins: str, seed: int) -> None:
    words = ("roll", "--seats", "me,captain,random", "--lang", lang, "--seed", str(seed))
    run = piped if seed == 3 else orrery
    done = run(tmp_path, *words, typed=answers(seed))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert too_wide(done.stdout) == []
    end = done.stdout.partition(f"── {ends} ")[2]
    assert re.search(wins, end)
    assert re.search("The game is over because|Grund für das Ende: ", end)
    assert re.search("Last round: |Letzte Runde: ", done.stdout)
    [path] = saves(tmp_path)
    assert f"orrery verify {path}" in end
    again = orrery(tmp_path, "roll", "--lang", lang, "--resume", str(path))
    assert again.returncode == 0
    assert again.stdout.partition("──")[2] == done.stdout.partition(f"── {ends} ")[1][2:] + end
    assert re.search(r"This game is over\.|Dieses Spiel ist zu Ende\.", again.stdout.partition("──")[0])
    table = load(path)
    assert table.over
    for score in table.scores():
        assert f"{score.total} {'VP' if lang == 'en' else 'SP'} = " in end


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    words = ("roll", "--seats", "me,captain", "--lang", "en", "--seed", "7", "--options", "setup=beginner")
    one, other = (orrery(tmp_path, *words, typed=answers(1, 60)).stdout for _ in range(2))
    assert one == other
    assert len({load(path).state.digest() for path in saves(tmp_path)}) == 1
    assert len(saves(tmp_path)) == 2  # every game has a file of its own


def test_a_wide_pipe_may_be_wider(tmp_path: Path) -> None:
    words = ("roll", "--seats", "me,captain,captain", "--lang", "de", "--seed", "7")
    wide = orrery(tmp_path, *words, typed=answers(1, 60), COLUMNS="110").stdout
    assert any(cell_len(line) > 80 for line in wide.splitlines())
    assert all(cell_len(line) <= 110 for line in wide.splitlines())


def test_five_seats_fit_eighty_columns(tmp_path: Path) -> None:
    words = ("roll", "--seats", "Maximilian-X,captain,captain,random,random", "--lang", "de", "--seed", "2")
    shown = orrery(tmp_path, *words, typed=answers(2, 200)).stdout
    assert too_wide(shown) == []
