"""The state as a row of numbers: what is written here is read here, in the same order.

Reading makes nothing that the data cannot hold. Whether it is a position of the game is asked then, in checking/.
"""

from __future__ import annotations

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.refusal import BadData

from .content import EDITION_KEYS
from .robot.state import Robot
from .state import Empire, Race


def write(s: Race, w: Writer) -> None:
    w.values.extend([
        s.box.level, EDITION_KEYS.index(s.box.edition), s.viewer, s.round, s.difficulty, s.prestige_on, s.chips,
        s.raised, s.search_used, s.declined, s.phase, s.which, s.mark, s.chance.counter, s.chance.at,
    ])  # fmt: skip
    w.raw(s.chance.key)
    w.raw(s.chance.block)
    w.numbers(s.agenda)
    w.numbers(s.deck)
    w.numbers(sorted(s.discard))
    w.numbers(sorted(s.buried))
    w.numbers(s.aside)
    w.numbers(s.markers)
    w.numbers(s.dice)
    w.numbers(s.dice_spaces)
    write_empire(s.empire, w)
    write_robot(s.robot, w)


def write_empire(p: Empire, w: Writer) -> None:
    w.values.extend([
        p.waiting, p.busy, p.vp, p.prestige, p.gained, p.gained_now, p.boost, p.reduction, p.placed, p.bonus, p.named,
        p.owed, p.placing, p.way,
    ])  # fmt: skip
    w.numbers(p.todo)
    w.numbers(p.hand)
    w.numbers(p.tableau)
    w.numbers(p.goods)
    w.numbers(p.stash)
    w.numbers(p.present)
    w.numbers(p.used)
    w.numbers(p.drawn)
    w.numbers(p.picked)
    w.numbers(p.chosen)


def write_robot(r: Robot, w: Writer) -> None:
    w.values.extend([
        r.start, r.symbol, r.tile, r.credit, r.economy, r.supply, r.tokens, r.vp, r.prestige, r.gained_last,
        r.gained_now,
    ])  # fmt: skip
    w.numbers(r.hand)
    w.numbers(r.tableau)
    w.numbers(r.revealed)


def read_box(r: Reader) -> tuple[int, str]:
    """Which sets and which edition: the beginning of every state."""
    level = r.number()
    edition = r.number()
    if not 0 <= level <= 3 or not 0 <= edition < len(EDITION_KEYS):
        raise BadData("there are no such sets, or there is no such edition")
    return level, EDITION_KEYS[edition]


def read(s: Race, r: Reader) -> None:
    """What follows after the sets and the edition."""
    s.viewer = r.number()
    s.round = r.number()
    s.difficulty = r.number()
    s.prestige_on = r.flag()
    s.chips = r.number()
    s.raised = r.number()
    s.search_used = r.flag()
    s.declined = r.flag()
    s.phase = r.number()
    s.which = r.number()
    s.mark = r.number()
    counter = r.number()
    at = r.number()
    key = r.raw()
    if len(key) != KEY_BYTES:
        raise BadData(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    s.chance = Chance(key)
    s.chance.block = r.raw()
    s.chance.counter = counter
    s.chance.at = at
    s.agenda = r.numbers()
    s.deck = r.numbers()
    s.discard = r.numbers()
    s.buried = r.numbers()
    s.aside = r.numbers()
    s.markers = r.numbers()
    s.dice = r.numbers()
    s.dice_spaces = r.numbers()
    read_empire(s.empire, r)
    read_robot(s.robot, r)


def read_empire(p: Empire, r: Reader) -> None:
    p.waiting = r.flag()
    p.busy = r.flag()
    p.vp = r.number()
    p.prestige = r.number()
    p.gained = r.flag()
    p.gained_now = r.flag()
    p.boost = r.number()
    p.reduction = r.number()
    p.placed = r.number()
    p.bonus = r.number()
    p.named = r.number()
    p.owed = r.number()
    p.placing = r.number()
    p.way = r.number()
    p.todo = r.numbers()
    p.hand = r.numbers()
    p.tableau = r.numbers()
    p.goods = r.numbers()
    p.stash = r.numbers()
    p.present = r.numbers()
    p.used = r.numbers()
    p.drawn = r.numbers()
    p.picked = r.numbers()
    p.chosen = r.numbers()


def read_robot(robot: Robot, r: Reader) -> None:
    robot.start = r.number()
    robot.symbol = r.number()
    robot.tile = r.flag()
    robot.credit = r.number()
    robot.economy = r.number()
    robot.supply = r.number()
    robot.tokens = r.number()
    robot.vp = r.number()
    robot.prestige = r.number()
    robot.gained_last = r.flag()
    robot.gained_now = r.flag()
    robot.hand = r.numbers()
    robot.tableau = r.numbers()
    robot.revealed = r.numbers()
