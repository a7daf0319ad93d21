"""The benchmark measures and reports. Its peers are not installed here; `dev.py bench` brings them."""

from __future__ import annotations

import sys
from argparse import Namespace
from itertools import product
from pathlib import Path

import pytest

from bench import compare, instructions, measure, page, run
from bench import games as beside
from orrery.games import keys, load
from tools import games

ORRERY = ["orrery_loop", "orrery_playout", "orrery_clones", "orrery_rounds", "orrery_captain"]


@pytest.mark.parametrize(("key", "what"), list(product(keys(), ORRERY)))
def test_orrery_is_measured(key: str, what: str) -> None:
    figures = measure.MEASUREMENTS[what](0.01, key)
    assert figures
    assert all(value > 0 for value in figures.values())


@pytest.mark.parametrize("what", ORRERY)
def test_a_game_is_measured_with_its_options(what: str) -> None:
    option = load(games.first()).rules.options[-1]
    package, options = measure.subject(f"{games.first()},{option.key}={option.values[-1]}")
    assert (package, options) == (load(games.first()), {option.key: option.values[-1]})
    assert all(
        value > 0
        for value in measure.MEASUREMENTS[what](0.01, f"{games.first()},{option.key}={option.values[-1]}").values()
    )
    assert measure.subject(games.first()) == (package, {})


def test_a_game_with_options_is_put_beside_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked: list[str] = []

    def measured(python: str, what: str, seconds: float, game: str) -> dict[str, float]:
        asked.append(game)
        speed = 1.0 if "," in game else 4.0
        return {"decisions_per_second": speed, "games_per_second": speed, "clones_per_second": speed}

    monkeypatch.setattr(beside, "measured", measured)
    monkeypatch.setattr(page, "PAGE", tmp_path / "benchmarks.md")
    page.PAGE.write_text("<!-- options -->\n<!-- end of options -->\n")
    arguments = ["--pure-python", "p", "--compiled-python", "c", "--options", "a=b", "--write"]
    assert beside.main(arguments) == 0
    assert set(asked) == {games.first(), f"{games.first()},a=b"}
    told = capsys.readouterr().out
    assert told.count("0.25 (0.25 - 0.25)") == 2 * len(beside.WITH_OPTIONS)
    assert told.strip() in page.PAGE.read_text()
    with pytest.raises(SystemExit):
        beside.main(["--write"])


@pytest.mark.parametrize("key", keys())
def test_positions_are_of_their_round(key: str) -> None:
    late = measure.late_round(key)
    assert late == min(12, load(key).rules.length_bound - 1)
    found = list(measure.positions(key, late, 4))
    assert found
    assert {state.round for state in found} == {late}


def bench_with(rounds: int) -> run.Bench:
    """Figures of a machine on which everything is ten times as fast as backgammon, but every clone takes longer."""
    bench = run.Bench("some game", {}, 1.0)
    for at in range(rounds):
        for name, (_, what) in run.MEASUREMENTS.items():
            speed = (1 + at) * (1000.0 if what == "openspiel_backgammon" else 10000.0)
            bench.figures[name].append(
                {
                    "decisions_per_second": speed,
                    "games_per_second": speed / 100,
                    "clones_per_second": 500.0,
                    "round_1_microseconds": 2.0,
                    "round_12_microseconds": 2.6,
                    "round_1_choices": 3.0,
                    "round_12_choices": 4.0,
                }
            )
    return bench


def test_ratios_are_taken_within_a_round_and_targets_are_judged() -> None:
    text = "\n".join(run.report(bench_with(5), 5))
    assert "10.00 (10.00 - 10.00)" in text
    assert "3,000 (1,000 - 5,000)" in text
    assert text.count("meets the target of") == 3
    assert text.count("1.30 of one in round 1, which MISSES the target of 0.8 to 1.2.") == 2


def test_figures_replace_those_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = tmp_path / "benchmarks.md"
    monkeypatch.setattr(page, "PAGE", written)
    written.write_text("before\n<!-- load -->\nold\n<!-- end of load -->\nafter\n")
    page.write("load", ["new"])
    page.write("load", ["newer"])
    assert written.read_text() == "before\n<!-- load -->\n\nnewer\n\n<!-- end of load -->\nafter\n"


@pytest.mark.parametrize("section", ["figures", "load", "options"])
def test_the_page_has_a_place_for_figures(section: str) -> None:
    text = page.PAGE.read_text(encoding="utf-8")
    assert text.count(f"<!-- {section} -->\n") == text.count(f"<!-- end of {section} -->\n") == 1


def test_too_few_rounds_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        run.main(["--rounds", "4"])
    assert end.value.code == 2
    assert "at least 5 rounds" in capsys.readouterr().err


def test_a_tree_is_compared_with_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other has no captain to measure, and is half as fast."""
    mine = compare.Tree(compare.ROOT, None)
    theirs = compare.Tree(compare.ROOT, compare.ROOT / "compiled")
    asked: list[tuple[bool, bool, str]] = []

    def measured(
        self: compare.Tree, python: str, compiled: bool, what: str, seconds: float, game: str
    ) -> dict[str, float]:
        asked.append((self is mine, compiled, what))
        speed = 2.0 if self is mine else 1.0
        return {"decisions_per_second": speed, "clones_per_second": speed}

    monkeypatch.setattr(compare.Tree, "measure", measured)
    monkeypatch.setattr(theirs, "has", lambda what: what != "orrery_captain")
    given = Namespace(revision="HEAD^", rounds=5, seconds=1.0, pure_python="p", compiled_python="c", game="some game")
    lines = compare.compared(given, mine, theirs)
    assert "HEAD^" in lines[0]
    assert len(lines) == 4 + 5
    assert all("2.000 (2.000 - 2.000)" in line and "+100.0%" in line for line in lines[4:])
    assert len(asked) == 5 * 5 * 2
    assert [first for first, *_ in asked[0:20:10]] == [False, True], "in turns first"


@pytest.mark.parametrize("key", keys())
def test_a_tree_is_measured_in_a_process_of_its_own(key: str) -> None:
    tree = compare.Tree(compare.ROOT, None)
    assert tree.measure(sys.executable, False, "orrery_clones", 0.01, key)["clones_per_second"] > 0
    with pytest.raises(SystemExit, match="no_such"):
        tree.measure(sys.executable, False, "no_such", 0.01, key)


@pytest.mark.parametrize("key", keys())
def test_counted_work_is_the_same_each_time(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    work = [str(Path(measure.__file__)), "orrery_loop", "decisions_per_second", key]
    done = []
    for ticks in ("1", "1", "2"):
        assert instructions.main([*work, ticks]) == 0
        done.append(float(capsys.readouterr().out))
    assert done[0] == done[1] < done[2]


def test_counting_needs_valgrind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    with pytest.raises(SystemExit, match="apt install valgrind"):
        instructions.counted(sys.executable, Path("measure.py"), None, "orrery_loop", "games", "", 1)
