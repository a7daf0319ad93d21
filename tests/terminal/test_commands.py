"""What can be typed besides an answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.tables.log import STUDY, UNDO
from orrery.tables.save import load

from .helpers import orrery, saves

GAME = ("roll", "--seats", "me,captain,captain", "--seed", "7", "--options", "setup=beginner")


def said(data: Path, *lines: str, lang: str = "en") -> list[str]:
    """What is shown after each line, the last being q."""
    done = orrery(data, *GAME, "--lang", lang, typed="".join(f"{line}\n" for line in (*lines, "q")))
    assert done.returncode == 0, done.stderr
    _, *shown = done.stdout.split(" help > " if lang == "en" else " Hilfe > ")
    return shown


def test_a_number_or_a_code_chooses(tmp_path: Path) -> None:
    said(tmp_path, "2")
    said(tmp_path, "SELECT:develop")
    logs = [[row.code for row in load(path).log] for path in saves(tmp_path)]
    assert logs == [["select:develop"], ["select:develop"]]


@pytest.mark.parametrize(
    "typed", ["0", "6", "99999999999999999999", "1" * 5000, "-1", "1.5", "banana", "\x00", "é" * 300]
)
def test_nonsense_is_answered_and_changes_nothing(tmp_path: Path, typed: str) -> None:
    shown = said(tmp_path, typed)[0]
    assert "from 1 to 5" in shown
    assert load(saves(tmp_path)[0]).log == []


def test_a_choice_that_is_not_offered_cites_the_rule(tmp_path: Path) -> None:
    shown = said(tmp_path, "recruit:home")[0]
    assert "(Rule R-" in shown
    assert load(saves(tmp_path)[0]).log == []


def test_explaining_choices_and_components(tmp_path: Path) -> None:
    choice, tile, shout, by_key, die = said(
        tmp_path, "? 1", "? public works", "?PUBLIC", "? public_works", "? alien die"
    )[:5]
    assert "Rule R-19" in choice
    assert "Public Works: development" in tile
    for again in (shout, by_key):
        assert "Public Works: development" in again
    assert "Rule R-5" in die


def test_explaining_in_german_and_by_foreign_names(tmp_path: Path) -> None:
    own, foreign = said(tmp_path, "? raumpiraterie", "? space piracy", lang="de")[:2]
    assert own.splitlines()[1:] == foreign.splitlines()[1:]
    assert "Raumpiraterie: Entwicklung" in own


def test_explaining_what_is_not_clear(tmp_path: Path) -> None:
    unknown, several, many = said(tmp_path, "? zzz", "? galactic re", "? world")[:3]
    assert "Nothing in this game is called zzz" in unknown
    assert "do you mean" in several
    assert "type more of the name" in " ".join(many.split())


@pytest.mark.parametrize(
    ("lang", "rule", "begins"),
    [("en", "Rule R-54", "Gray worlds never hold goods."), ("de", "Regel R-54", "Auf grauen Welten liegen")],
)
def test_rules_can_be_looked_up(tmp_path: Path, lang: str, rule: str, begins: str) -> None:
    typed = ["? R-54", "? r54", "?r-54", "? R 54", "? 54", "? r-054"]
    shown = said(tmp_path, *typed, lang=lang)[: len(typed)]
    for text in shown:
        _, head, line, *_ = (line.strip() for line in text.splitlines() if line.strip())
        assert head == rule
        assert line.startswith(begins)


def test_a_small_number_is_a_choice_before_it_is_a_rule(tmp_path: Path) -> None:
    choice, rule, unknown, huge = said(tmp_path, "? 1", "? r1", "? R-112", f"? {'9' * 50}")[:4]
    assert "Rule R-19" in choice
    assert "Rule R-1\n" in rule
    for text in (unknown, huge):
        assert "a rule like R-52" in " ".join(text.split())


def test_why_cites_rules(tmp_path: Path) -> None:
    shown = said(tmp_path, "why", "warum")
    assert " ".join(shown[0].split()).count("(Rule R-") == 2
    assert shown[0].partition("\n")[2] == shown[1].partition("\n")[2]


def test_log_score_table_help(tmp_path: Path) -> None:
    log, short, score, table, again, help_, hint = said(tmp_path, "l", "l 1", "s", "e", "", "h", "?")[:7]
    assert "You roll" in log
    assert short.count("· ") == 1
    assert score.count(" VP = ") == 3
    assert "Round 1" in table
    assert table.partition("\n")[2] == again.partition("\n")[2]
    assert "u!" in help_
    assert "? R-52" in help_
    assert help_.partition("\n")[2] == hint.partition("\n")[2]


def test_everybodys_tableau_is_open(tmp_path: Path) -> None:
    everybody, one, both, shout = said(tmp_path, "t", "? captain 2", "? capt", "? CAPTAIN 1")[:4]
    for name in ("You", "Captain 1", "Captain 2"):
        assert re.search(rf"^{name} .*VP · 3/12 tiles · 0 VP in chips · \$1", everybody, re.MULTILINE)
    assert everybody.count("Worlds: ") == everybody.count("Developments: ") == 3
    assert everybody.count("evelopment stack: ") == everybody.count("orld stack: ") == 3
    assert one.count("Worlds: ") == shout.count("Worlds: ") == 1
    assert "Captain 2" in one
    assert "Captain 1" in shout
    assert both.count("Worlds: ") == 2


def test_a_number_is_never_a_player(tmp_path: Path) -> None:
    words = ("roll", "--seats", "2,captain", "--seed", "7", "--lang", "en", "--options", "setup=beginner")
    done = orrery(tmp_path, *words, typed="? 2\nq\n")
    assert "Rule R-19" in done.stdout


def test_undo(tmp_path: Path) -> None:
    first, _, undone, nothing = said(tmp_path, "2", "3", "u", "u")[:4]
    assert "take back" in undone
    assert "Which die selects Develop?" in first
    assert "Which die selects Develop?" in undone
    assert [row.code for row in load(saves(tmp_path)[0]).log][2:] == [UNDO, UNDO]
    assert "Select a phase" in nothing


def test_undo_of_what_was_learned_is_for_study(tmp_path: Path) -> None:
    *_, refused, studied = said(tmp_path, "2", "1", "1", "u", "u!")[:5]
    assert "You have learned something new" in refused
    assert "u!" in refused
    assert "to study" in studied
    table = load(saves(tmp_path)[0])
    assert table.log[-1].code == STUDY
    assert table.studied == 1


def test_the_result_says_that_the_game_was_studied(tmp_path: Path) -> None:
    done = orrery(tmp_path, *GAME, "--lang", "en", typed="2\n1\n1\nu!\n" + "1\n" * 3000)
    assert done.returncode == 0
    assert "Studied: free undo was used once." in done.stdout.partition("The end")[2]


def test_quit_and_resume(tmp_path: Path) -> None:
    before = said(tmp_path, "2", "1")
    assert f"--resume {saves(tmp_path)[0]}" in before[-1]
    done = orrery(tmp_path, "roll", "--lang", "de", "--resume", str(saves(tmp_path)[0]), typed="q\n")
    assert done.returncode == 0
    assert "Versetze Arbeiter" in done.stdout
    assert len(saves(tmp_path)) == 1
    assert [row.code for row in load(saves(tmp_path)[0]).log] == ["select:develop", "with:home@develop"]


def test_columns_say_what_they_would_do(tmp_path: Path) -> None:
    shown = orrery(tmp_path, *GAME, "--lang", "en", typed="q\n").stdout
    assert "II Develop H  Isolation Policy then has 1 of 3 dice" in shown
    assert "V Ship     H  1 has no good yet" in shown


def test_after_a_phase_every_opponent_has_a_line(tmp_path: Path) -> None:
    shown = said(tmp_path, "2", "1", "1")[-2]
    for phase in ("Reveal", "Develop"):
        block = shown.partition(f"{phase} · ")[2]
        assert "Captain 1: " in block
        assert "Captain 2: " in block
    assert "Played this round: Develop" in shown


def test_numbers_mean_what_is_shown(tmp_path: Path) -> None:
    """Whatever the order of the engine, dice stand by column and colour, and a number takes the one beside it."""
    asked = said(tmp_path, "2", "5")[0]
    offered = re.findall(r"^ +\d  (.+?)(?:  →.*)?$", asked, re.MULTILINE)
    columns = ["Explore", "Develop", "Settle", "Produce", "Ship"]
    ranks = [next(i for i, column in enumerate(columns) if column in choice) for choice in offered]
    assert ranks == sorted(ranks)
    assert len(offered) >= 2
    again = said(tmp_path / "again", "2", str(len(offered)))
    assert "Reassign workers" in again[1]
    assert load(saves(tmp_path / "again")[0]).log[-1].code.endswith(f"@{columns[ranks[-1]].lower()}")


def test_corrected_names_are_found_and_shown_also_after_a_resume(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text('[fifth_column]\nname_de = "Kolonne Fünf"\n', encoding="utf-8")
    begun = orrery(tmp_path, *GAME, "--lang", "de", "--content", str(mine), typed="? kolonne fünf\nq\n")
    assert "Kolonne Fünf" in begun.stdout
    [path] = saves(tmp_path)
    again = orrery(tmp_path, "roll", "--lang", "de", "--resume", str(path), typed="? kolonne fünf\nq\n")
    assert "Kolonne Fünf" in again.stdout
    assert "Unsicher" not in again.stdout
    assert "Unsicher" in said(tmp_path, "? fünfte kolonne", lang="de")[0]
