"""At every kind of question of whole games: what is no answer gets one sentence, an end of the input another, and
nothing is lost.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games.era.rules.game import ERA
from orrery.tables.log import SeatSpec
from orrery.tables.save import load
from orrery.tables.table import Table
from orrery.texts import LANGUAGES
from tests.terminal.helpers import one_sentence, orrery, saves

OPTIONS = {"difficulty": "hard", "story": "wars", "goal": "leadership", "peoples": "all"}
# Who plays, and with which seed: games with many kinds of questions.
GAMES = [("captain", "odd 1"), ("captain", "odd 3")]
KINDS = {
    "block_star", "card_window", "destination", "exchange", "fleets", "gain", "grow_turn", "keep_people", "losses",
    "more_ovals", "moves", "ovals", "place_into", "place_number", "regroup", "retreat", "retreat_to", "side", "squares",
    "tactic", "trade", "view",
}  # fmt: skip
PROMPT = re.compile(r"(?:help|Hilfe) > ")
# None of them is an answer or a command, to whatever question.
ODD = ["zzz", "9999", "-1", "lift:zz9", "to:", "why zzz", "1 1 1 1 1 1 1 1 1", "ä" * 300]


def words(seed: str) -> tuple[str, ...]:
    return ("--seed", seed, "--options", ",".join(f"{key}={value}" for key, value in OPTIONS.items()))


def game(who: str, seed: str) -> list[tuple[str, str]]:
    """What a bot would type in this game, each with the kind of question that it answers."""
    bot = Table(ERA, OPTIONS, [SeatSpec("bot", who)], seed)
    bot.play_bots()
    table = Table(ERA, OPTIONS, [SeatSpec("person", "me")], seed)
    found = []
    for row in bot.log:
        decision = table.decision(0)
        assert decision is not None
        found.append((decision.kind, row.code))
        table.play(0, row.code)
    return found


def firsts(played: list[tuple[str, str]]) -> list[int]:
    """Where a kind of question comes for the first time."""
    kinds = [kind for kind, _ in played]
    return [at for at, kind in enumerate(kinds) if kind not in kinds[:at]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_answer_gets_one_sentence_at_every_kind_of_question(tmp_path: Path, lang: str) -> None:
    kinds: set[str] = set()
    for who, seed in GAMES:
        played = game(who, seed)
        new = [at for at in firsts(played) if played[at][0] not in kinds]
        kinds |= {kind for kind, _ in played}
        typed: list[str] = []
        odd: list[int] = []
        for at, (_, code) in enumerate(played):
            if at in new:
                odd += range(len(typed), len(typed) + len(ODD))
                typed += ODD
            typed.append(code)
        folder = tmp_path / who / seed
        done = orrery(folder, "era", "--lang", lang, *words(seed), typed="".join(f"{line}\n" for line in typed))
        assert (done.returncode, done.stderr) == (0, "")
        _, *answers = PROMPT.split(done.stdout)
        assert len(answers) == len(typed)
        for at in odd:
            said = " ".join(answers[at].partition("\n")[2].rpartition("\n")[0].split())
            assert re.fullmatch(r"[^.!?]+[.]", said), (typed[at], answers[at])
        [path] = saves(folder)
        assert [row.code for row in load(path).log] == [code for _, code in played]
        assert load(path).over
    assert kinds >= KINDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_input_ends_it_is_said_in_one_sentence_and_nothing_is_lost(tmp_path: Path, lang: str) -> None:
    played = game(*GAMES[0])
    codes = [code for _, code in played]
    begun = words(GAMES[0][1])
    before = 0
    for at in firsts(played):
        typed = "".join(f"{code}\n" for code in codes[before:at])
        done = orrery(tmp_path, "era", "--lang", lang, *begun, typed=typed)
        [path] = saves(tmp_path)
        assert done.returncode == 2
        assert f"orrery play era --lang {lang} --resume {path}" in one_sentence(done.stderr)
        assert [row.code for row in load(path).log] == codes[:at]
        begun, before = ("--resume", str(path)), at
    done = orrery(tmp_path, "era", "--lang", lang, *begun, typed="".join(f"{code}\n" for code in codes[before:]))
    assert (done.returncode, done.stderr) == (0, "")
    assert load(path).over
