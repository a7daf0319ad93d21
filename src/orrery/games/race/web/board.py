"""Race's board as JSON: what lies where, as far as the viewer knows it. What is unknown is a count."""

from __future__ import annotations

import msgspec

from orrery.games.race.rules.design import SET_KEYS
from orrery.games.race.rules.game import race
from orrery.games.race.rules.robot.placing import NOWHERE
from orrery.games.race.rules.robot.score import points_of
from orrery.games.race.rules.scoring import general_military
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.steps.ending import TABLEAU_END, hand_limit, tableau_limit
from orrery.games.race.rules.vocabulary import step
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS
from orrery.games.race.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.games.race.texts.mat import mat_rows
from orrery.games.race.texts.prices import hand_card
from orrery.kernel.state import STEP_MASK, State
from orrery.texts import Speech

# Questions during which the cards named so far lie before the player.
NAMING_CARDS = (step.PAY, step.DISCARD, step.KEEP, step.STASH)


class HandCard(msgspec.Struct, frozen=True):
    """`price`: cards to pay now; null: it cannot be paid for. `strength`: what stands against the defence of a military
    world; null: it is none. `enough`: there are as many cards, or as much strength.
    """

    key: str
    price: int | None
    strength: int | None
    enough: bool


class Placed(msgspec.Struct, frozen=True):
    """A card of the tableau. `good`: the kind of the good on it. `stash`: cards under it."""

    key: str
    good: str | None
    stash: int


class RaceEmpire(msgspec.Struct, frozen=True):
    hand: list[HandCard]
    drawn: list[str]  # looked at, and not taken yet
    named: list[str]  # of the hand, or drawn, and named for what is going on
    placing: str | None
    stashed: list[str]
    tableau: list[Placed]
    vp: int  # chips
    prestige: int
    military: int  # general strength
    hand_limit: int
    end: int  # so many cards end the game


class MatRow(msgspec.Struct, frozen=True):
    """What the robot would do now in a phase, in words. `reaction`: where only the player chose it."""

    phase: str
    action: str
    reaction: str


class RobotCard(msgspec.Struct, frozen=True):
    key: str
    vp: int


class RaceRobot(msgspec.Struct, frozen=True):
    start: str  # its start world
    mat: str  # the component that explains what this world changes
    symbol: str  # what its robot symbol means now
    credit: int
    credit_most: int
    economy: int
    economy_most: int
    hand: int
    cards: list[RobotCard]
    supply: int  # development tokens that it has not played
    tokens: int
    worth: int  # of a token
    vp: int  # chips
    prestige: int
    end: int
    rows: list[MatRow]


class RobotDie(msgspec.Struct, frozen=True):
    """Null: not rolled, or without a space."""

    symbol: str | None
    space: str | None


class RaceBoard(msgspec.Struct, frozen=True, tag_field="game", tag="race"):
    sets: list[str]  # the boxes whose cards are in the game
    round: int
    phase: str | None
    second: bool  # the second Develop or Settle phase of the round
    markers: list[str]
    raised: str | None
    dice: list[RobotDie]
    deck: int
    discard: dict[str, int]  # seen going
    hidden: int  # discarded unseen, or face down as goods
    aside: list[str]  # turned up by the search that goes on
    chips: int
    chips_start: int
    prestige: bool  # in play
    empire: RaceEmpire
    robot: RaceRobot


def board(state: State, me: int | None, speech: Speech) -> RaceBoard:
    s = race(state)
    keys = s.box.keys
    robot_box = s.box.robot
    return RaceBoard(
        sets=SET_KEYS[: s.box.level + 1],
        round=s.round,
        phase=PHASE_KEYS[s.phase] if s.phase >= 0 else None,
        second=s.which > 0,
        markers=[SPACE_KEYS[place] for place in s.markers],
        raised=SPACE_KEYS[s.raised] if s.raised >= 0 else None,
        dice=[die(symbol, place) for symbol, place in zip(s.dice, s.dice_spaces, strict=True)],
        deck=len(s.deck),
        discard=counted([keys[card] for card in s.discard]),
        hidden=len(s.buried) + s.empire.goods_held(),
        aside=[keys[card] for card in [*s.aside, *s.robot.revealed]],
        chips=s.chips,
        chips_start=robot_box.chips + (robot_box.prestige_chips if s.prestige_on else 0),
        prestige=s.prestige_on,
        empire=empire(s),
        robot=robot(s, speech),
    )


def empire(s: Race) -> RaceEmpire:
    p = s.empire
    keys = s.box.keys
    names_cards = bool(p.todo) and p.todo[-1] & STEP_MASK in NAMING_CARDS
    return RaceEmpire(
        hand=[HandCard(*hand_card(s, card)) for card in p.hand],
        drawn=[keys[card] for card in p.drawn],
        named=[keys[card] for card in p.picked] if names_cards else [],
        placing=keys[p.placing] if p.placing >= 0 else None,
        stashed=[keys[card] for card in p.stash],
        tableau=[placed(s, at) for at in range(len(p.tableau))],
        vp=p.vp,
        prestige=p.prestige,
        military=general_military(s.box, p.tableau),
        hand_limit=hand_limit(s),
        end=tableau_limit(s),
    )


def placed(s: Race, at: int) -> Placed:
    p = s.empire
    design = p.tableau[at]
    good = KIND_KEYS[s.box.good_kind[design]] if p.goods[at] != NO_GOOD else None
    return Placed(s.box.keys[design], good, len(p.stash) if at == place_of_stash(s) else 0)


def place_of_stash(s: Race) -> int:
    """Where in the tableau the world is under which cards are put: there is one. -1: it is not there."""
    for at, design in enumerate(s.empire.tableau):
        if s.box.start_stash[design]:
            return at
    return -1


def robot(s: Race, speech: Speech) -> RaceRobot:
    r = s.robot
    box = s.box
    worth = box.robot.worth[s.difficulty]
    start = box.keys[r.start]
    return RaceRobot(
        start=start,
        mat=f"robot_{start}",
        symbol=SYMBOL_KEYS[r.symbol],
        credit=r.credit,
        credit_most=box.robot.credit_most,
        economy=r.economy,
        economy_most=box.robot.economy_most,
        hand=len(r.hand),
        cards=[RobotCard(box.keys[card], worth if box.six_cost[card] else points_of(s, card)) for card in r.tableau],
        supply=r.supply,
        tokens=r.tokens,
        worth=worth,
        vp=r.vp,
        prestige=r.prestige,
        end=TABLEAU_END,
        rows=[MatRow(*row) for row in mat_rows(s, speech.voice)],
    )


def die(symbol: int, place: int) -> RobotDie:
    return RobotDie(SYMBOL_KEYS[symbol] if symbol >= 0 else None, SPACE_KEYS[place] if place != NOWHERE else None)


def counted(keys: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for key in keys:
        found[key] = found.get(key, 0) + 1
    return found
