"""Galactic Era at the prompt: addresses typed, reasons told, learning mode, whole games in each language."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from orrery.games.era.rules.board import ADDRESSES
from orrery.tables.save import load
from orrery.texts import LANGUAGES
from tests.terminal.helpers import Done, orrery, saves

# Star people and their side, no card at the start, fleets as they are: then ships can move.
BEGUN = ("2", "2", "pass", "done")
SEED = ("--seed", "a", "--options", "people=yowies,story=migrations")


def era(data: Path, *typed: str, lang: str = "en", words: tuple[str, ...] = SEED) -> Done:
    done = orrery(data, "era", "--lang", lang, *words, typed="".join(f"{line}\n" for line in typed))
    assert done.returncode == 0, done.stderr
    return done


def said(data: Path, *typed: str, lang: str = "en") -> list[str]:
    """What is shown after each line that is typed when the player's ships can move, the first being that."""
    shown = re.split(r"(?:help|Hilfe) > ", era(data, "sts", "pass", "done", *typed, "q", lang=lang).stdout)
    return shown[3:]


def log(data: Path) -> list[str]:
    [path] = saves(data)
    return [row.code for row in load(path).log]


def test_a_move_is_two_addresses(tmp_path: Path) -> None:
    _, lifted, moved, *_ = said(tmp_path, "he5", "hf3")
    assert "Where do the 3 ships from" in lifted
    assert "hf3>2" in lifted
    assert "You move 3 ships from he5 to hf3." in moved
    assert "Ships (range left): hf3 3 (1)" in moved
    assert log(tmp_path)[-2:] == ["lift:he5", "to:hf3"]


def test_capitals_codes_and_numbers_do_as_well(tmp_path: Path) -> None:
    said(tmp_path, "1", "TO:HE4", "HE4", "to:he3")
    assert log(tmp_path)[-4:] == ["lift:he5", "to:he4", "lift:he4", "to:he3"]


@pytest.mark.parametrize(
    ("lang", "answer"),
    [("en", "- hf1 costs 4; you have 3. (Rule E-60)"), ("de", "- hf1 kostet 4; du hast 3. (Regel E-60)")],
)
def test_a_hex_out_of_reach_is_refused_with_the_reason(tmp_path: Path, lang: str, answer: str) -> None:
    _, _, typed, asked, code, *_ = said(tmp_path, "he5", "hf1", "why hf1", "warum to:hf1", lang=lang)
    for shown in (typed, asked, code):
        assert answer in shown
    assert log(tmp_path)[-1] == "lift:he5"


def test_a_destination_has_no_number_but_parts_of_the_ships_have(tmp_path: Path) -> None:
    _, _, none, one, *_ = said(tmp_path, "he5", "9", "1", "7", "hd5")
    assert "Choose a number from 1 to 2." in none
    assert "Where does the ship from" in one
    *_, last = said(tmp_path / "again", "he5", "1", "7")[:4]
    assert "No choice has a number here: type an address" in last


def test_a_hex_can_be_looked_at(tmp_path: Path) -> None:
    _, home, hidden, nowhere, sides, *_ = said(tmp_path, "? he5", "? HF1", "? zz1", "t")
    assert "(he5): home star, population 8 · You: ships 3" in home
    assert "(hf1): star, not yet seen" in hidden
    assert "Nothing in this game is called zz1" in nowhere
    assert "Technologies" in sides


@pytest.mark.parametrize(
    ("lang", "word", "use"),
    [
        ("en", "learn", "= Ships take stars where they stand"),
        ("de", "lernen", "= In der Wachstumsphase nehmen Schiffe"),
    ],
)
def test_learning_mode(tmp_path: Path, lang: str, word: str, use: str) -> None:
    before, on, again, off, after, *_ = said(tmp_path, word, "e", word, "e", lang=lang)
    assert use not in before
    assert use in on
    assert use in again
    assert use not in off
    assert use not in after
    assert log(tmp_path)[-1] == "done", "a setting of the prompt, and none of the game"


def test_the_map_stands_there_at_the_start_of_a_round_and_on_demand(tmp_path: Path) -> None:
    first, moved, shown, *_ = said(tmp_path, "he5", "e")
    assert "ze9" not in first + moved
    assert shown.count("ze9") == 1
    assert "he4>1" in shown, "with what can be reached"


def test_a_move_can_be_taken_back(tmp_path: Path) -> None:
    *_, back = said(tmp_path, "he5", "hf3", "u")[:4]
    assert "You take back your last choice." in back
    assert "he5Y8y3" in back


def typed(seed: int) -> list[str]:
    """Numbers, and addresses for questions that have none; the rest of them is refused with reasons."""
    dice = random.Random(seed)
    return [dice.choice("1111122234") if dice.random() < 0.5 else dice.choice(ADDRESSES) for _ in range(9000)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game(tmp_path: Path, lang: str) -> None:
    done = era(tmp_path, *typed(3), lang=lang, words=("--seed", "3", "--learn"))
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    wide = [line for line in done.stdout.splitlines() if cell_len(line) > 80 and not line.startswith("  orrery ")]
    assert wide == []
    assert not re.search(
        r"\{|\}|\bera\.\w|\bNone\b|\w_\w", done.stdout.partition("── ")[2].rpartition("orrery verify")[0]
    )
    end = done.stdout.partition("── The end ──" if lang == "en" else "── Spielende ──")[2]
    assert re.search("8 rounds were played|8 Runden sind gespielt", end)
    assert re.search(r"Your rank: \w+\.|Dein Rang: \w+\.", end)
    assert re.search(r" \d+.(DP|SP) = ", end)
    [path] = saves(tmp_path)
    assert load(path).over
    again = orrery(tmp_path, "era", "--lang", lang, "--resume", str(path))
    assert again.returncode == 0, again.stderr
    assert re.search(r"This game is over\.|Dieses Spiel ist zu Ende\.", again.stdout)
    assert end in again.stdout


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    said(tmp_path, "he5")
    [path] = saves(tmp_path)
    again = orrery(tmp_path, "era", "--lang", "de", "--resume", str(path), typed="hf3\nq\n")
    assert again.returncode == 0, again.stderr
    assert "Du bewegst 3 Schiffe von he5 nach hf3." in again.stdout
    assert len(saves(tmp_path)) == 1


@pytest.mark.parametrize(("lang", "aim"), [("en", "You have eight rounds"), ("de", "Du hast acht Runden")])
def test_who_begins_is_told_what_the_game_is_about(tmp_path: Path, lang: str, aim: str) -> None:
    assert aim in era(tmp_path, "q", lang=lang).stdout
    [path] = saves(tmp_path)
    era(tmp_path, "keep:yowies", "q", lang=lang, words=("--resume", str(path)))
    assert aim in orrery(tmp_path, "era", "--lang", lang, "--resume", str(path), typed="q\n").stdout


def test_ships_that_were_lifted_are_put_back(tmp_path: Path) -> None:
    """The question says how."""
    before, lifted, back, *_ = said(tmp_path, "he5", "u")
    assert "Undo (u) leaves them where they are." in " ".join(lifted.split())
    assert "You take back your last choice." in back
    assert back.rpartition("Which ships")[2] == before.rpartition("Which ships")[2]


def test_a_reason_that_two_rules_give_is_told_once(tmp_path: Path) -> None:
    _, why, *_ = said(tmp_path, "why hb2")
    assert why.count("You have no ships at hb2.") == 1
    assert "(Rule E-66, E-52)" in why


def test_who_learns_is_told_how_it_goes_on(tmp_path: Path) -> None:
    shown = era(tmp_path, "sts", "pass", "learn", "done", "q").stdout
    assert "= The usual way on: then your ships go to the stars that you want." in shown
    assert "= When every ship is where you want it." in shown
