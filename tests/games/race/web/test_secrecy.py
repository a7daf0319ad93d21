"""Draw pile, goods, the robot's stack and goods that were discarded show in nothing that is sent, until they are
revealed: dealt anew, every frame and every body stays the same to the byte.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from orrery.games.race.rules.game import RACE, race
from orrery.games.race.terminal import RacePainter
from orrery.games.race.web.board import board
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import State
from orrery.tables.advice import answers, think
from orrery.tables.log import Row
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, Speech
from orrery.texts.addresses import why_not
from orrery.web import render
from tests.games.race.rules.positions import Sample
from tests.web.helpers import Client, Message, Served, serving, settings_for

ME = 0
GAMES = [
    {"sets": "0"},
    {"sets": "1", "edition": "first", "robot_start": "doomed_world"},
    {"sets": "2", "difficulty": "hard"},
    {"sets": "3", "start": "galactic_scavengers", "robot_start": "doomed_world"},
]


def redealt(state: State, seed: str) -> State:
    """The same for who looks at it, and everything else dealt anew."""
    return RACE.imagine(state.view(ME), ME, Chance(key_of_seed(seed)))


def told(state: State, words: Speech, codes: list[str], advised: bool) -> list[str]:
    """What is said to who asks: at the prompt, why not this, what a choice does, what is advised."""
    view = state.view(ME)
    painter = RacePainter(words, ["Anna", "Robot"])
    lines = [*painter.board(view, ME), *painter.focus(view, ME), *painter.open_of(view, ME, ME)]
    found = [repr(lines), painter.title(view), painter.ending(view, ME)]
    found += [*RACE.lines(view), *words.voice.lines(view, ME)]
    found += [words.refusal(one) for one in view.refusals(ME)]
    decision = state.decision(ME)
    if decision is None:
        return found
    for code in codes:
        found += [repr(why_not(code, view, ME, RACE, words)), repr(state.why_not(ME, RACE.choice(code)))]
        found.append(state.rule_against(ME, RACE.choice(code)))
    found += [repr(words.explain_choice(decision, choice)) for choice in decision.choices]
    if not advised:
        return found
    plan = think("race", view, ME)
    given = answers(RACE, view, ME, [choice.code for choice in plan.answers])
    return [*found, repr(given), words.plan(plan, "captain")]


def test_nothing_that_is_said_of_any_question_hangs_on_what_is_hidden() -> None:
    """Every question there is, with all sets: raised actions, Search, wagers, goods of any kind, a thin draw pile."""
    sample = Sample(100, "secrecy 3")
    words = [Speech(lang, RACE) for lang in LANGUAGES]
    chance = random.Random(5)
    codes = list(RACE.alphabet.by_code)
    positions = [kept[-1] for kept in sample.kinds.values()]
    kinds = {decision.kind for s in positions for decision in s.decisions()}
    assert kinds >= {"choose", "raise", "category", "find", "number", "ante", "winnings", "bury", "stash", "offer"}
    for number, s in enumerate(positions):
        other = redealt(s, f"said {number}")
        asked = chance.sample(codes, 12)
        said = words[number % len(words)]
        assert bodies(other, said) == bodies(s, said)
        advised = number % 3 == 0  # thinking takes its time
        assert told(other, said, asked, advised) == told(s, said, asked, advised)


def bodies(state: State, words: Speech) -> list[bytes]:
    """All that is made of a state for the player and for a spectator."""
    found: list[bytes] = []
    for me in (ME, None):
        view = state.view(me)
        asked = None if me is None else render.question(RACE, view, me, 1, words)
        parts = [board(view, me, words), asked, render.scores(view.scores(), words)]
        found += [msgspec.json.encode(part) for part in parts]
    return found


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["sets"])
def test_boards_questions_and_scores_hang_on_nothing_hidden(options: dict[str, str]) -> None:
    words = [Speech(lang, RACE) for lang in LANGUAGES]
    chance = random.Random(7)
    compared = varied = 0
    for number in range(3):
        s = RACE.new(RACE.check(options, 1), 1, key_of_seed(f"hidden {number}"))
        while decisions := s.decisions():
            other = redealt(s, f"{number}/{compared}")
            varied += race(other).robot.hand != race(s).robot.hand
            for said in words:
                assert bodies(other, said) == bodies(s, said)
            compared += 1
            s.apply(ME, chance.choice(decisions[0].choices))
    assert varied > compared * 0.8
    assert compared > 60


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which no time passes."""
    folder: Path = tmp_path_factory.mktemp("secrecy")
    with serving(settings_for(folder, clock=lambda: 1_000_000.0)) as server:
        yield server


class Side:
    """A table with its player and a spectator."""

    def __init__(self, served: Served, options: dict[str, str], log: list[Row]) -> None:
        self.made: Message = served.create("me", seed="secrecy", game="race", options=options)
        self.served = served
        self.live = served.hub.tables[self.made["table"]]
        self.live.record.commit = "c" * 64
        self.table.replay(log)
        self.mark = len(self.table.events)
        self.clients: list[Client] = []

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    def open(self) -> None:
        for seat in (ME, None):
            self.clients.append(self.served.sit(self.made, seat, self.table.seq(seat)))
        self.hear_all()

    def hear_all(self) -> None:
        for client in self.clients:
            client.send({"type": "ping"})
            client.wait(lambda message: message["type"] == "pong")

    def ask(self, code: str, advised: bool) -> None:
        """Whatever a client can ask without choosing anything; `code` may be of anything in the game."""
        player = self.clients[0]
        player.ask({"type": "why"}, "why")
        player.ask({"type": "why", "code": code}, "why")
        player.ask({"type": "explain", "code": code}, "explain")
        number = self.table.number(ME)
        for more in ({"code": "pay:nobody"}, {"codes": [code, code, "done"]}):
            refused = {"type": "choose", "decision": number, "key": f"{number}:{'+'.join(more)}", **more}
            assert player.ask(refused, "refused")["type"] == "refused"
        if advised:
            player.ask({"type": "advise"}, "advice")
        for client in self.clients:
            client.ask({"type": "catch_up", "since": 0}, "catch_up")

    def said(self) -> list[str]:
        """Every frame, and what HTTP says of the table but for its name."""
        http, address = self.served.http, f"/api/tables/{self.made['table']}"
        info: Message = http.get(address).json()
        del info["table"]
        seat = {"table": self.made["table"], "token": self.made["seats"][ME]["token"]}
        asked = [
            json.dumps(info),
            http.get(f"{address}/content").text,
            http.get(f"{address}/export").text,  # a spectator's; whoever plays alone may have the seed
            http.post("/api/glances", json={"seats": [seat]}).text,
            http.get(f"{address}/replay/1").text,
            http.get(f"{address}/course").text,
        ]
        return [*asked, *[frame for client in self.clients for frame in client.raw]]

    def revealed(self) -> bool:
        return any(event.reveals for event in self.table.events.since(self.mark))

    def close(self) -> None:
        for client in self.clients:
            client.close()


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["sets"])
def test_every_frame_is_the_same_until_something_is_revealed(still: Served, options: dict[str, str]) -> None:
    chance = random.Random(3)
    codes = list(RACE.alphabet.by_code)
    log: list[Row] = []
    over, stretches, compared = False, 0, 0
    while not over and stretches < 12:
        sides = [Side(still, options, log) for _ in range(2)]
        sides[1].table.state = redealt(sides[0].table.state, f"{len(log)}")
        stretches += 1
        try:
            for side in sides:
                side.open()
            while True:
                decision = sides[0].table.decision(ME)
                if decision is not None:
                    asked = chance.choice([*codes, *[choice.code for choice in decision.choices] * 50])
                    for side in sides:
                        side.ask(asked, advised=compared % 5 == 0)
                assert sides[0].said() == sides[1].said()
                compared += 1
                if decision is None:
                    break
                code, key = chance.choice(decision.choices).code, f"{chance.random()}"
                for side in sides:
                    assert side.clients[0].choose(code, key, side.table.number(ME))["type"] == "ack"
                if any(side.revealed() for side in sides):
                    break
                for side in sides:
                    side.hear_all()
            log, over = list(sides[0].table.log), sides[0].table.over
        finally:
            for side in sides:
                side.close()
    assert compared > stretches
