"""The end of the game with the robot, and who wins (S-63, S-64, S-68, S-124 to S-126, S-151)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.vocabulary import act
from orrery.kernel.event import Event
from orrery.kernel.score import Score
from tests.rules import rule, vector

from .robots import Scene

WORLDS = [
    "gem_world", "space_port", "comet_zone", "new_vinland", "artist_colony", "spice_world", "empath_world",
    "distant_world", "mining_world", "refugee_world", "plague_world",
]  # fmt: skip


def ended(t: Scene) -> Event | None:
    """The end of the round: what is told if it is the end of the game."""
    s = t.s
    s.agenda = [act.END_ROUND]
    s.proceed()
    planned = s.agenda[:]
    if planned == [act.ROUND]:
        return None
    assert planned == [act.END_GAME]
    t.play(act.END_GAME)
    return t.events[-1]


@rule("S-63", "S-64", "S-124")
@vector("TV-39")
def test_ten_cards_and_two_tokens_end_the_game() -> None:
    t = Scene(tableau=WORLDS[:9], tokens=2, supply=1, difficulty="hard")
    assert len(t.s.robot.tableau) == 10
    event = ended(t)
    assert event is not None
    assert event.params["why"] == ["robot_tableau"]
    assert ended(Scene(tableau=WORLDS[:8], tokens=2, supply=1, difficulty="hard")) is None


@rule("S-135", "S-63")
def test_hidden_fortress_does_not_help_the_robot() -> None:
    event = ended(Scene(tableau=[*WORLDS[:10], "hidden_fortress"]))
    assert event is not None
    assert event.params["why"] == ["robot_tableau"]


@rule("S-63")
def test_hidden_fortress_of_the_player_gives_the_robot_no_more_time() -> None:
    t = Scene(tableau=WORLDS)
    t.s.empire.enter(t.number("hidden_fortress"))
    event = ended(t)
    assert event is not None
    assert event.params["why"] == ["robot_tableau"]


@rule("S-63", "S-105")
def test_the_robots_chips_use_up_the_supply() -> None:
    t = Scene(economy=5, chips=10)
    t.choose("explore_1 produce", "consume_2x_vp")
    t.consume()
    event = ended(t)
    assert event is not None
    assert event.params["why"] == ["chips"]
    t = Scene(economy=4, chips=10)
    t.choose("explore_1 produce", "consume_2x_vp")
    t.consume()
    assert ended(t) is None


@rule("S-63", "S-121")
@pytest.mark.parametrize("prestige", [14, 15])
def test_prestige_of_the_robot_ends_the_game(prestige: int) -> None:
    event = ended(Scene(prestige=prestige))
    assert (event is None) == (prestige == 14)
    assert event is None or event.params["why"] == ["robot_prestige"]


def scores(player: int, robot: int, mine: tuple[int, int], its: tuple[int, int]) -> list[Score]:
    """Chips so that both have these points; the player's hand and goods; the robot's credit and economy."""
    t = Scene(credit=its[0], economy=its[1])
    s = t.s
    s.robot.vp = robot - 1  # its start world has one
    s.empire.vp = player - 2
    s.empire.hand = [0] * mine[0]
    for i in range(mine[1]):
        s.empire.enter(t.number(["plague_world", "destroyed_world", "dying_colony"][i]))  # worth nothing
        s.empire.goods[-1] = 0
    return s.scores()


@rule("S-126", "S-68")
@vector("TV-41")
def test_a_tie_is_broken_by_what_is_left() -> None:
    mine, its = scores(20, 20, (4, 2), (2, 3))
    assert (mine.total, its.total) == (20, 20)
    assert (mine.tie, its.tie) == (6, 5)
    assert (mine.wins, its.wins) == (True, False)
    mine, its = scores(20, 20, (2, 2), (2, 3))
    assert (mine.wins, its.wins) == (False, True)


@rule("S-126", "S-11")
def test_what_lies_under_a_world_breaks_no_tie() -> None:
    t = Scene(mine="galactic_scavengers")
    t.s.empire.stash = [0, 0]
    t.s.empire.hand = [0]
    assert t.s.scores()[0].tie == 1


@rule("S-151")
def test_what_is_still_tied_is_a_shared_win() -> None:
    mine, its = scores(20, 20, (3, 2), (2, 3))
    assert (mine.wins, its.wins) == (True, True)


@rule("S-1", "S-126")
def test_points_come_before_what_is_left() -> None:
    mine, its = scores(21, 20, (0, 0), (4, 5))
    assert (mine.wins, its.wins) == (True, False)
    mine, its = scores(19, 20, (9, 3), (0, 0))
    assert (mine.wins, its.wins) == (False, True)
