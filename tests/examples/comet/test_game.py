"""Comet as a whole: it obeys the laws with all options, trusts no bytes, and can be corrected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from examples.comet.bots import make
from examples.comet.rules.game import COMET, Comet
from examples.comet.rules.state import Keeper, Sky
from orrery import games
from orrery.games import GamePackage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.laws import RESUMES, check_game
from orrery.kernel.options import legal_sets
from orrery.kernel.playout import playout
from orrery.kernel.refusal import BadData, BadOptions
from orrery.kernel.state import State
from orrery.tables.log import SeatSpec
from orrery.tables.save import load, save
from orrery.tables.table import Table
from orrery.tables.verify import verify
from orrery.web.bot_jobs import Answer, Job, answers

from .scene import choose, scene

SETS = legal_sets(COMET.options)
BOTS = ["random", "planner"]


@pytest.mark.parametrize("options", SETS, ids=lambda options: "-".join(options.values()))
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_obeys_the_laws_with_every_set_of_options(options: dict[str, str], bot: str) -> None:
    """At every decision: law 10 as well, since all chance is in acts."""
    varied = probes = 0
    for seed in range(12):
        player = make(bot, Chance(key_of_seed(f"{seed}")))
        report = check_game(COMET, COMET.check(options, 1), 1, str(seed), [player.choose], every=True)
        assert report.probes == report.decisions > 0
        assert report.resumed == min(report.decisions, RESUMES)
        assert report.rounds <= COMET.box.nights
        varied, probes = varied + report.varied, probes + report.probes
    assert varied > probes * 0.9, "the order of the deck is hidden"


def test_all_sets_of_options_but_one_can_be_played() -> None:
    assert [tuple(options.values()) for options in SETS] == [("young", "short"), ("old", "short"), ("old", "long")]


def test_copies_and_bytes_miss_no_field() -> None:
    """Every slot changes the digest, and clones carry it."""
    kept = {"chance", "round", "viewer", "agenda", *Sky.__slots__} - {"box", "keeper"}
    s = scene("amber amber teal", lantern=1)
    for name in kept:
        other = s.clone()
        value = getattr(other, name)
        if isinstance(value, list):
            value[0:1] = [*value[0:1], 1] if not value else [value[0] + 1]
        elif isinstance(value, Chance):
            value.byte()
        else:
            setattr(other, name, not value if isinstance(value, bool) else value + 1)
        assert other.digest() != s.digest(), name
        assert other.clone().digest() == other.digest(), name
    for name in ("todo", "waiting", "busy", *Keeper.__slots__):
        other = s.clone()
        value = getattr(other.keeper, name)
        setattr(other.keeper, name, [*value, 1] if isinstance(value, list) else not value)
        assert other.digest() != s.digest(), name
        assert other.clone().digest() == other.digest(), name


def middle(seed: int, made: int) -> Sky:
    s = COMET.new(SETS[seed % len(SETS)], 1, key_of_seed(str(seed)))
    playout(s, Chance(key_of_seed(f"{seed}/play")), made)
    return s


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_decoded_plays_on_to_an_end(seed: int) -> None:
    """Bytes changed at every place, in full states and in views."""
    chance = Chance(key_of_seed(f"{seed}/nonsense"))
    accepted = refused = 0
    for state in (middle(seed, 3 * seed), middle(seed, 3 * seed).view(0), middle(seed, 3 * seed).view(None)):
        data = state.encode()
        for at in range(len(data)):
            for _ in range(4):
                changed = data[:at] + bytes([chance.below(256)]) + data[at + 1 :]
                try:
                    s = COMET.decode(changed)
                except BadData:
                    refused += 1
                    continue
                accepted += 1
                assert s.encode() == changed
                if s.viewer == -2:
                    assert COMET.audit(s) == []
                    playout(s, chance, 200)
                    assert s.decisions() == []
                elif s.viewer == 0:
                    s = COMET.imagine(s, 0, chance)
                    assert COMET.audit(s) == []
                    playout(s, chance, 200)
                    assert s.decisions() == []
    assert refused > 10 * accepted > 0


def test_too_much_data_is_refused() -> None:
    with pytest.raises(BadData):
        COMET.decode(bytes(100_000))


# What is in doubt.


def test_a_correction_is_a_game_of_its_own() -> None:
    corrected = COMET.corrected("[loom]\ncost = 5")
    assert isinstance(corrected, Comet)
    assert (corrected.box.cost[5], COMET.box.cost[5]) == (5, 6)
    assert corrected.correction
    assert corrected.check({}, 1) == {"comet": "young", "content": corrected.correction}
    with pytest.raises(BadOptions, match="other_content"):
        COMET.check(corrected.check({}, 1), 1)
    rows = {row["key"]: row for row in corrected.components()}
    assert (rows["loom"]["doubts"], rows["loom"]["confidence"]) == ([], "verified")


def test_corrected_content_is_played_by() -> None:
    corrected = COMET.corrected("[loom]\ncost = 3")
    assert isinstance(corrected, Comet)
    s = scene("amber amber ivory teal", game=corrected)
    told = choose(s, "survey:loom", "expose:amber", "expose:amber", "expose:teal")
    assert told[0].params == {"sign": "loom", "n": 3, "worth": 9, "bright": 2}
    check_game(corrected, corrected.check({}, 1), 1, "1", every=True)


@pytest.mark.parametrize(
    "correction", ["[loom]\ncost = 8", "[loom]\ncost = 0", "[loom]\nworth = 3", "[anvil]\ncost = 3"]
)
def test_what_cannot_be_corrected_is_refused(correction: str) -> None:
    with pytest.raises(BadOptions):
        COMET.corrected(correction)


# Who plays it.


def result(bot: str, options: dict[str, str], seed: int) -> tuple[bool, str]:
    s = COMET.new(options, 1, key_of_seed(str(seed)))
    player = make(bot, Chance(key_of_seed(f"{seed}/bot")))
    while s.decisions():
        decision = s.decisions()[0]
        s.apply(0, player.choose(looker(s), decision))
    score = s.scores()[0]
    return score.wins, score.rank


def looker(s: Sky) -> Callable[[], State]:
    return lambda: s.view(0)


def test_a_plan_helps_and_makes_nobody_certain_to_win() -> None:
    games = 150
    won = {bot: sum(result(bot, {}, seed)[0] for seed in range(games)) / games for bot in BOTS}
    assert 0.3 < won["random"] < 0.65
    assert 0.8 < won["planner"] < 0.99
    hard = sum(result("planner", {"comet": "old", "tail": "long"}, seed)[0] for seed in range(games)) / games
    assert 0.02 < hard < 0.35
    assert {rank for seed in range(games) for _, rank in [result("planner", {}, seed)]} >= {
        "apprentice",
        "observer",
        "astronomer",
    }


def advised(s: Sky, decision: Decision) -> list[Choice]:
    plan = make("planner", Chance(bytes(32))).advise(looker(s), decision)
    assert plan is not None
    return plan.answers


@pytest.mark.parametrize("seed", range(20))
def test_a_plan_can_be_carried_out_to_its_end(seed: int) -> None:
    """Every answer of it is offered when its turn comes; the engine may take the last ones by itself."""
    s = COMET.new(SETS[seed % len(SETS)], 1, key_of_seed(str(seed)))
    while s.decisions():
        decision = s.decisions()[0]
        answers = advised(s, decision)
        assert answers
        for done, choice in enumerate(answers):
            now = s.decision(0)
            if done and (now is None or now.kind != "expose"):
                break
            assert now is not None
            assert choice in now.choices
            s.apply(0, choice)


def test_there_is_no_other_bot() -> None:
    with pytest.raises(KeyError):
        make("captain", Chance(bytes(32)))


def test_a_correction_is_saved_and_a_bots_turn_is_thought_with_it(guest: GamePackage, tmp_path: Path) -> None:
    """In the process that thinks for a server as here."""
    corrected = games.rules("comet", "[loom]\ncost = 5")
    table = Table(corrected, {}, [SeatSpec("bot", "planner", "planner")], "3")
    job = Job("comet", table.state.encode(), table.bots(), table.game.correction_text)
    rows = [msgspec.msgpack.decode(data, type=Answer) for data in answers(msgspec.msgpack.encode(job), [], None)]
    assert not [row.failure for row in rows if row.failure]
    table.play_bots()
    assert [row.code for row in rows] == [row.code for row in table.log[: len(rows)]]
    save(table, tmp_path / "a.json")
    again = load(tmp_path / "a.json")
    assert (again.game.correction, again.digest()) == (corrected.correction, table.digest())
    checks = {check.key: check.fine for check in verify((tmp_path / "a.json").read_bytes(), "a.json")}
    assert checks["corrected"]
    assert all(checks.values())
