"""Face-down counters, relics, and hidden letters of the Slavers: dealt anew, every frame and every body stays the same
to the byte, until something of it is revealed. (The deck has no order, a card is drawn from it by lot.)
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from orrery.games.era.rules.game import ERA, galaxy
from orrery.games.era.terminal import EraPainter
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import State
from orrery.tables.log import Row
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, Speech
from orrery.texts.addresses import why_not
from orrery.web import render
from orrery.web.plain import board
from tests.games.era.rules.positions import Sample
from tests.web.helpers import Client, Message, Served, serving, settings_for

ME = 0
GAMES = [
    {"difficulty": "insane", "story": "wars", "people": "random"},
    {"difficulty": "easy", "story": "journeys", "goal": "discovery"},
]


def redealt(state: State, seed: str) -> State:
    """The same for who looks at it, and everything else dealt anew."""
    return ERA.imagine(state.view(ME), ME, Chance(key_of_seed(seed)))


def hidden(state: State) -> list[object]:
    """What the player may not know, in figures."""
    s = galaxy(state)
    slavers = s.slavers
    fleets = [(slavers.fleet_at[i], slavers.fleet_size[i]) for i in range(len(slavers.fleet_at))]
    return [s.laid, s.relics_laid, fleets]


def bodies(state: State, words: Speech) -> list[bytes]:
    """All that is made of a state for the player and for a spectator."""
    found: list[bytes] = []
    for me in (ME, None):
        view = state.view(me)
        asked = None if me is None else render.question(ERA, view, me, 1, words)
        parts = [board(view, me, words), asked, render.scores(view.scores(), words)]
        found += [msgspec.json.encode(part) for part in parts]
    return found


def told(state: State, words: Speech, codes: list[str]) -> list[str]:
    """What is said to who asks: at the prompt, why not this, what a choice does."""
    view = state.view(ME)
    painter = EraPainter(words, ["Anna", *words.rivals])
    lines = [*painter.board(view, ME), *painter.focus(view, ME)]
    lines += [line for seat in range(3) for line in painter.open_of(view, seat, ME)]
    found = [repr(lines), painter.title(view), painter.ending(view, ME), *ERA.lines(view)]
    found += [words.refusal(one) for one in view.refusals(ME)]
    decision = state.decision(ME)
    if decision is None:
        return found
    for code in codes:
        found += [repr(painter.lies_at(view, code.rpartition(":")[2], ME)), repr(why_not(code, view, ME, ERA, words))]
        found += [repr(state.why_not(ME, ERA.choice(code))), state.rule_against(ME, ERA.choice(code))]
    for choice in decision.choices:
        found += [repr(words.explain_choice(decision, choice)), painter.hint(view, decision, choice)]
    return found


def test_nothing_that_is_said_of_any_question_hangs_on_what_is_hidden() -> None:
    words = [Speech(lang, ERA) for lang in LANGUAGES]
    chance = random.Random(5)
    codes = list(ERA.alphabet.by_code)
    sample = Sample(40, "secrecy", 1)
    kinds = {decision.kind for s in sample.all for decision in s.decisions()}
    assert kinds >= {"moves", "destination", "view", "retreat", "squares", "grow_turn", "gain", "trade"}
    varied = set()
    for number, s in enumerate(sample.all):
        other = redealt(s, f"said {number}")
        varied |= {i for i, (one, two) in enumerate(zip(hidden(s), hidden(other), strict=True)) if one != two}
        said = words[number % len(words)]
        assert bodies(other, said) == bodies(s, said)
        asked = chance.sample(codes, 12)
        assert told(other, said, asked) == told(s, said, asked)
    assert varied == {0, 1, 2}, "counters, relics and letters lay otherwise"


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at which no time passes."""
    folder: Path = tmp_path_factory.mktemp("secrecy")
    with serving(settings_for(folder, clock=lambda: 1_000_000.0)) as server:
        yield server


class Side:
    """A table with its player and a spectator."""

    def __init__(self, served: Served, options: dict[str, str], log: list[Row]) -> None:
        self.made: Message = served.create("me", seed="secrecy", game="era", options=options)
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

    def ask(self, code: str) -> None:
        """Whatever a client can ask without choosing anything; `code` may be of anything in the game."""
        player = self.clients[0]
        player.ask({"type": "why"}, "why")
        player.ask({"type": "why", "code": code}, "why")
        player.ask({"type": "explain", "code": code}, "explain")
        number = self.table.number(ME)
        refused = {"type": "choose", "decision": number, "key": f"{number}:{code}", "codes": [code, code, "done"]}
        assert player.ask(refused, "refused")["type"] == "refused"

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


@pytest.mark.parametrize("options", GAMES, ids=lambda options: options["difficulty"])
def test_every_frame_is_the_same_until_something_is_revealed(still: Served, options: dict[str, str]) -> None:
    """Stretch by stretch: each begins where the game stands, and ends with what is revealed."""
    chance = random.Random(3)
    codes = list(ERA.alphabet.by_code)
    log: list[Row] = []
    stretches = compared = undone = 0
    while stretches < 10:
        sides = [Side(still, options, log) for _ in range(2)]
        sides[1].table.state = redealt(sides[0].table.state, f"{len(log)}")
        assert hidden(sides[0].table.state) != hidden(sides[1].table.state)
        stretches += 1
        try:
            for side in sides:
                side.open()
            while (decision := sides[0].table.decision(ME)) is not None:
                asked = chance.choice([*codes, *[choice.code for choice in decision.choices] * 50])
                for side in sides:
                    side.ask(asked)
                assert sides[0].said() == sides[1].said()
                compared += 1
                code, key = chance.choice(decision.choices).code, f"{chance.random()}"
                for side in sides:
                    assert side.clients[0].choose(code, key, side.table.number(ME))["type"] == "ack"
                shown = {side.revealed() for side in sides}
                assert len(shown) == 1, "nor does it hang on what is hidden whether something is revealed"
                undo = {"type": "undo", "key": f"{key}undo", "study": False}
                taken_back = [side.clients[0].ask(undo, "ack")["type"] for side in sides]
                assert taken_back == ["refused" if shown == {True} else "ack"] * 2, code
                if shown == {True}:
                    break
                undone += 1
                for side in sides:
                    assert side.clients[0].choose(code, f"{key}again", side.table.number(ME))["type"] == "ack"
                    side.hear_all()
            log = list(sides[0].table.log)
            if sides[0].table.over:
                break
        finally:
            for side in sides:
                side.close()
    assert compared > stretches
    assert undone > stretches
