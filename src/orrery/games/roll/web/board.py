"""Roll's board as JSON: what lies where, as far as the viewer knows it. What is unknown is null or a count."""

from __future__ import annotations

import msgspec

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, FACE_KEYS, NONE, WORLD, phase_of
from orrery.games.roll.rules.places import goods_at
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.state import State
from orrery.texts import Speech

from .deal import Market, market
from .objectives import RollObjective, objectives
from .orb import Orb, Workshop, orb, workshop
from .pieces import Die, dice, die


class Sides(msgspec.Struct, frozen=True):
    """A tile by both its sides."""

    development: str
    world: str


class World(msgspec.Struct, frozen=True):
    key: str
    goods: list[Die]


class Stacks(msgspec.Struct, frozen=True):
    """The construction zone: keys from the top down, null for what the viewer has not seen."""

    development: list[str | None]
    world: list[str | None]


class Builders(msgspec.Struct, frozen=True):
    development: list[Die]
    world: list[Die]


class Required(msgspec.Struct, frozen=True):
    """How many dice the top tile of each stack needs; null: there is none."""

    development: int | None
    world: int | None


class RollPlayer(msgspec.Struct, frozen=True, omit_defaults=True):
    seat: int
    me: bool
    credits: int
    credit_limit: int
    chips: int
    talents: int  # counters in stock, assigned to nothing
    tiles: int
    cup: list[Die]
    citizenry: list[Die]
    columns: dict[str, list[Die]]  # by phase: the workers in it, without the selecting die
    wild: list[Die]  # rolled, in no column yet
    strip: Die | None  # the selecting die
    selected: str | None
    dictated: list[Die]
    hand: Die | None  # the worker being moved
    spent: list[Die]  # being used up by the tile just completed
    virtual: list[str]
    stacks: Stacks
    builders: Builders
    required: Required
    seen: list[Sides]  # known to lie in the zone, wherever
    drawn: list[Sides | None]
    draws: int  # tiles still to draw
    start: str | None  # the tile chosen for the development stack in the set-up
    developments: list[str]
    worlds: list[World]
    outlook: dict[str, str] | None  # by phase: what its column would do; mine alone, while assigning
    orb: Orb | None = None


class Phases(msgspec.Struct, frozen=True):
    """`all`: those of this table, in the order they are played."""

    all: list[str]
    played: list[str]
    chosen: dict[str, list[int]]
    die: str | None  # what the die of the game for two showed


class RollBoard(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="game", tag="roll"):
    """What modules bring is not there without them."""

    round: int
    stage: str
    phases: Phases
    pool: int
    pool_start: int
    bag: int
    end_tiles: int
    order: list[int]
    players: list[RollPlayer]
    objectives: list[RollObjective] = []
    market: Market | None = None
    workshop: Workshop | None = None


def board(state: State, me: int | None, speech: Speech) -> RollBoard:
    s = galaxy(state)
    chosen: dict[str, list[int]] = {}
    for p in s.players:
        if p.selected >= 0:
            chosen.setdefault(PHASE_KEYS[p.selected], []).append(p.seat)
    return RollBoard(
        round=s.round,
        stage=STAGE_KEYS[s.stage],
        phases=Phases(
            all=PHASE_KEYS[: s.box.phases],
            played=[PHASE_KEYS[i] for i in range(s.box.phases) if s.played >> i & 1],
            chosen=chosen,
            die=FACE_KEYS[s.phase_die] if s.phase_die >= 0 else None,
        ),
        pool=s.pool,
        pool_start=s.box.pool_per_player * len(s.players),
        bag=s.tiles_left(),
        end_tiles=s.box.end_tiles,
        order=s.order,
        players=[player(s, p, p.seat == me, speech) for p in s.players],
        objectives=objectives(s),
        market=market(s, me, speech),
        workshop=workshop(s),
    )


def player(s: Galaxy, p: Empire, mine: bool, speech: Speech) -> RollPlayer:
    box = s.box
    return RollPlayer(
        seat=p.seat,
        me=mine,
        credits=p.credits,
        credit_limit=s.credit_limit(p),
        chips=p.chips,
        talents=p.more.talents,
        tiles=p.tiles(),
        cup=dice(s, p.cup),
        citizenry=dice(s, p.citizenry),
        columns={PHASE_KEYS[i]: dice(s, [d for d in p.workers if phase_of(d) == i]) for i in range(box.phases)},
        wild=dice(s, [d for d in p.workers if phase_of(d) == NONE]),
        strip=die(s, p.strip) if p.strip >= 0 else None,
        selected=PHASE_KEYS[p.selected] if p.selected >= 0 else None,
        dictated=dice(s, p.dictated),
        hand=die(s, p.hand) if p.hand >= 0 else None,
        spent=dice(s, p.spent),
        virtual=[COLOUR_KEYS[colour] for colour in p.virtual],
        stacks=Stacks(development=stack(box, p, DEVELOPMENT), world=stack(box, p, WORLD)),
        builders=Builders(development=dice(s, p.builders[DEVELOPMENT]), world=dice(s, p.builders[WORLD])),
        required=Required(development=needed(s, p, DEVELOPMENT), world=needed(s, p, WORLD)),
        seen=[sides(box, tile) for tile in p.seen],
        drawn=[sides(box, tile) if tile >= 0 else None for tile in p.drawn],
        draws=p.draws,
        start=box.sides[2 * p.start + DEVELOPMENT].key if p.start >= 0 else None,
        developments=[box.sides[side].key for side in p.developments],
        worlds=[World(box.sides[side].key, dice(s, goods_at(p, i))) for i, side in enumerate(p.worlds)],
        outlook=columns_do(s, p, speech) if mine and s.stage == stage.ASSIGN else None,
        orb=orb(s, p),
    )


def columns_do(s: Galaxy, p: Empire, speech: Speech) -> dict[str, str]:
    """What each column would do, in words."""
    return {PHASE_KEYS[i]: roll_voice(speech).would(s, p.seat, i) for i in range(s.box.phases)}


def stack(box: Box, p: Empire, kind: int) -> list[str | None]:
    return [box.sides[side].key if side >= 0 else None for side in reversed(p.stacks[kind])]


def needed(s: Galaxy, p: Empire, kind: int) -> int | None:
    """None: there is no tile, or its owner has not shown it yet."""
    top = p.stacks[kind][-1] if p.stacks[kind] else -1
    return required(s, p, top) if top >= 0 else None


def sides(box: Box, tile: int) -> Sides:
    return Sides(development=box.sides[2 * tile + DEVELOPMENT].key, world=box.sides[2 * tile + WORLD].key)
