"""What the bots at a table have to do, and how a worker process does it.

A job is a whole state as bytes and the bots at the table; the answers are their choices. A bot answers

- at once where its answer is secret: nobody learns anything by it, so it stands in nobody's way;
- else once no person has anything left to decide. An answer that others see would end their undo.

Nobody waits for a bot that fails: its choice is drawn by lot, and the failure reported.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from typing import Final

import msgspec

from orrery import games
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State
from orrery.tables.bots import BotPlayer

MOST_ROWS: Final = 40


class Job(msgspec.Struct, frozen=True, array_like=True):
    game: str
    state: bytes
    players: list[BotPlayer]
    correction: str = ""  # of the game's content, as TOML


class Played(msgspec.Struct, frozen=True):
    """What the bots chose: seats and codes; and what went wrong with the bots."""

    rows: list[tuple[int, str]]
    failures: list[str]


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What one bot chose, and what went wrong with it, if anything did."""

    seat: int
    code: str
    failure: str | None = None


def may_answer(decision: Decision, players: set[int], open_now: list[Decision]) -> bool:
    """Whether it is time for a bot to answer this."""
    if decision.seat not in players:
        return False
    return decision.secret or all(other.seat in players for other in open_now)


def next_decision(state: State, players: set[int]) -> Decision | None:
    open_now = state.decisions()
    for decision in open_now:
        if may_answer(decision, players, open_now):
            return decision
    return None


def answers(data: bytes, given: list[tuple[int, str]], lost: str | None) -> Iterator[bytes]:
    """In the worker: play the bots on, one answer after the other, until MOST_ROWS choices are made.

    `given` are those made already. `lost`: why the bot that is asked next has no process to think in any more.
    """
    job = msgspec.msgpack.decode(data, type=Job)
    game = games.rules(job.game, job.correction)
    state = game.decode(job.state)
    players = {player.seat: player for player in job.players}
    for seat, code in given:
        state.apply(seat, game.choice(code))
        players[seat] = later(players[seat])
    for _ in range(MOST_ROWS - len(given)):
        decision = next_decision(state, set(players))
        if decision is None:
            break
        player = players[decision.seat]
        failure, lost = lost, None
        choice = None
        if failure is None:
            try:
                choice = ask(job.game, player, state, decision)
            except Exception:
                failure = traceback.format_exc(limit=-4)
        if choice is None:
            choice = decision.choices[player.chance().below(len(decision.choices))]
        state.apply(player.seat, choice)
        players[player.seat] = later(player)
        failure = None if failure is None else f"{player.bot}: {failure}"
        yield msgspec.msgpack.encode(Answer(player.seat, choice.code, failure))


def later(player: BotPlayer) -> BotPlayer:
    """The same, after one more choice."""
    return player._replace(chosen=player.chosen + 1)


def ask(game: str, player: BotPlayer, state: State, decision: Decision) -> Choice:
    """What the bot chooses; or whatever goes wrong with it."""
    choice = player.choose(game, state, decision)
    if choice not in decision.choices:
        raise ValueError(f"{choice.code} is not offered")
    return choice
