"""The state as plain lines, and the audit that nothing gets lost."""

from __future__ import annotations

from orrery.games.race.rules.game import RACE, race
from orrery.kernel.chance import key_of_seed
from tests.games.race.rules.robots import Scene


def test_a_state_as_lines() -> None:
    t = Scene("doomed_world", difficulty="hard", credit=2, economy=1, vp=3, tokens=1, supply=2, stack=["gem_world"])
    s = t.s
    s.round, s.phase, s.which = 4, 3, 1
    s.markers, s.raised = [2, 9], 2
    s.dice, s.dice_spaces = [6, 3], [2, 6]
    s.empire.hand = [t.number("gem_world"), t.number("space_port")]
    at = s.empire.enter(t.number("comet_zone"))
    s.empire.goods[at] = t.number("public_works")
    s.empire.stash = [t.number("drop_ships")]
    s.empire.prestige = 2
    assert RACE.lines(s) == [
        "round 4 settle again | supply 29 | deck 222, discards 0 and 0 unseen | chosen develop_1 search "
        "(raised develop_1) | dice match>develop_1 consume_trade>consume_trade",
        "player: 0 VP in chips, prestige 2, hand gem_world space_port",
        "  tableau: old_earth comet_zone[good]",
        "  under a world: drop_ships",
        "robot: 3 VP in chips, prestige 0, credit 2, economy 1, robot = settle, tile, "
        "tokens 1 and 2 in supply, stack 1",
        "  tableau: doomed_world",
    ]


def test_a_robot_without_a_tile_as_lines() -> None:
    line = next(line for line in RACE.lines(Scene("old_earth").s) if line.startswith("robot:"))
    assert "tile" not in line


def test_what_is_missing_is_found() -> None:
    s = race(RACE.new({"robot_start": "new_sparta"}, 1, key_of_seed("audit")))
    assert RACE.audit(s) == []
    card = s.deck.pop()
    s.chips += 1
    s.robot.supply += 1
    s.robot.credit = 9
    assert RACE.audit(s) == [
        f"1 too few of {s.box.keys[card]}", "25 VP in chips instead of 24", "2 development tokens instead of 1",
        "the robot has credit 9 and economy 0",
    ]  # fmt: skip
    s.deck.append(s.deck[0])
    s.empire.goods.append(-1)
    s.robot.revealed = [s.deck.pop()]
    found = RACE.audit(s)
    assert "goods lie on cards that are not there" in found
    assert "cards that the robot has revealed still lie aside" in found
