"""Corrections and options that need each other, on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.arena import trial
from orrery.games import load
from orrery.games.roll.texts.voice import RollVoice
from orrery.kernel.options import Option

from .helpers import Command

CORRECTION = '[fifth_column]\nname_de = "Die fünfte Kolonne"\n'


def test_what_is_doubtful_is_printed_corrected_and_given_back(orrery: Command, tmp_path: Path) -> None:
    code, out, err = orrery("content roll --uncertain")
    assert (code, err) == (0, "")
    assert out.splitlines()[1:4] == [
        "[fifth_column]",
        "# Doubtful: the name is our own translation of “Fifth Column”. (derived)",
        'name_de = "Fünfte Kolonne"',
    ]
    everything = "--options with=ambition+objectives+rivalry+deal+orb"
    assert out == orrery(f"content roll --uncertain {everything}")[1], "of all tables there are"
    assert "\n[leader]\n# Doubtful: we have not seen the faces of the printed die" in out
    assert len(orrery.json("content roll --uncertain --json")) == sum(" = " in line for line in out.splitlines()) > 300
    assert len(orrery.json("content roll --uncertain --json --options with=base")) == 2
    orrery.speak("de_DE.UTF-8")
    german = orrery("content roll --uncertain")[1]
    assert german.startswith("# Was uns in Roll for the Galaxy unsicher ist. ")
    assert "(hergeleitet)" in german
    path = tmp_path / "mine.toml"
    path.write_text(german.replace("Fünfte Kolonne", "Die fünfte Kolonne"), encoding="utf-8-sig")
    rows = {row["key"]: row for row in orrery.json(f"content roll --json --content {path}")}
    plain = {row["key"]: row for row in orrery.json("content roll --json")}
    assert (rows["fifth_column"]["name_de"], rows["fifth_column"]["doubts"]) == ("Die fünfte Kolonne", [])
    assert {key: row for key, row in rows.items() if row != plain[key]} == {"fifth_column": rows["fifth_column"]}
    assert "fifth_column" not in orrery(f"content roll --uncertain --content {path}")[1]
    assert "name_de: derived" in orrery("content roll")[1]
    assert orrery(f"content roll --options setup=beginner --content {path}")[0] == 0


def test_corrections_are_played_and_judged(orrery: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CORRECTION, encoding="utf-8")
    found = orrery.json(f"simulate roll --games 1 --jobs 1 --json --content {path}")
    assert set(found["options"]) == {"setup", "content"}
    assert orrery(f"laws roll --games 1 --jobs 1 --content {path}")[0] == 0
    monkeypatch.setattr("orrery.arena.trial.check_game", lambda *_: 1 / 0)
    _, _, err = orrery(f"laws roll --games 1 --seed 6 --jobs 1 --content {path}")
    assert f"--options setup=beginner,with=base --content {path}" in err, "what to type again"
    heard: list[object] = []

    def run(*words: object) -> int:
        heard.extend(words)
        return 0

    monkeypatch.setattr("orrery.terminal.play.run", run)
    assert orrery(f"play roll --content {path}")[0] == 0
    assert CORRECTION in heard


@pytest.mark.parametrize("command", ["play", "simulate", "laws", "content"])
@pytest.mark.parametrize(
    ("text", "word"), [("?", "TOML"), ("[atlantis]\ncost = 1", "atlantis"), ("[fifth_column]\ncost = 9", "cost")]
)
def test_a_bad_correction_is_one_sentence(orrery: Command, tmp_path: Path, command: str, text: str, word: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    code, out, err = orrery(f"{command} roll --content {path}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert word in err


@pytest.mark.parametrize("name", ["nothing.toml", ".", "latin.toml"])
def test_a_file_of_corrections_that_cannot_be_read_is_one_sentence(orrery: Command, tmp_path: Path, name: str) -> None:
    (tmp_path / "latin.toml").write_bytes(CORRECTION.encode("latin-1"))
    code, out, err = orrery(f"content roll --content {tmp_path / name}")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("orrery: The corrections in ")


def test_a_saved_game_keeps_its_own_corrections(orrery: Command, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CORRECTION, encoding="utf-8")
    code, _, err = orrery(f"play roll --resume {path} --content {path}")
    assert (code, err.count("\n")) == (2, 1)
    assert "--content" in err


def test_needs_are_listed_and_laws_take_options_that_need_others(
    orrery: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the texts of an option that is there, under another name."""
    rules = load("roll").rules
    needy = Option("orb", ["free", "beginner"], "free", quiet=True, needs={"beginner": {"setup": ["beginner"]}})
    monkeypatch.setattr(rules, "options", [*rules.options, needy])
    monkeypatch.setattr(RollVoice, "option", lambda self, key: {"orb": "Orb"}.get(key) or self.word(f"option.{key}"))
    monkeypatch.setattr(RollVoice, "value", lambda self, option, value: f"{option} {value}!")
    out = orrery("games")[1]
    assert "\n  Orb: --options orb=free|beginner (without: free)\n" in out
    assert "\n    beginner: orb beginner! (only with Set-up: setup beginner!)\n" in out
    [row] = [game for game in orrery.json("games --json") if game["key"] == "roll"]
    assert row["options"]["orb"]["needs"] == {"beginner": {"setup": ["beginner"]}}
    trial.draws.cache_clear()
    try:
        assert [trial.match_of("roll", {"with": "base"}, 2, "random", seed).options for seed in range(4)] == [
            {"setup": "free", "with": "base", "orb": "free"},
            {"setup": "beginner", "with": "base", "orb": "free"},
            {"setup": "beginner", "with": "base", "orb": "beginner"},
            {"setup": "free", "with": "base", "orb": "free"},
        ]
        assert orrery("laws roll --games 1 --jobs 1 --options orb=beginner")[0] == 0
        code, _, err = orrery("laws roll --games 1 --jobs 1 --options orb=beginner,setup=free")
        assert (code, err.count("\n")) == (2, 1)
        assert "orb=beginner goes only with setup=beginner" in err
        assert orrery("simulate roll --games 1 --jobs 1 --options orb=beginner")[0] == 2
    finally:
        trial.draws.cache_clear()
