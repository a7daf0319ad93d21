"""The robot never uses Search or a bonus for prestige (S-123), whatever it has and whatever the player does."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.options import ROBOT_START
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import act
from orrery.games.race.rules.vocabulary.space import SEARCH, SPACE_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from tests.rules import rule

from .robots import PLAIN, Scene

STARTS = next(option for option in RACE.options if option.key == ROBOT_START).values[1:]
ROBOT = 1
PLAYS = {  # what the robot does with a die there
    "explore_1": (act.ROBOT_EXPLORE, 0),
    "explore_2": (act.ROBOT_EXPLORE, 0),
    "develop_1": (act.ROBOT_DEVELOP, 0),
    "develop_2": (act.ROBOT_DEVELOP, 1),
    "settle_1": (act.ROBOT_SETTLE, 0),
    "settle_2": (act.ROBOT_SETTLE, 1),
    "consume_trade": (act.ROBOT_CONSUME, 0),
    "consume_2x_vp": (act.ROBOT_CONSUME, 0),
    "produce": (act.ROBOT_PRODUCE, 0),
}


def done(start: str, space: str, raised: bool, prestige: int) -> list[Any]:
    """What the robot does with a die on this space, and what it has then; `raised`: by the player."""
    deck = ["public_works", "gem_world", "rebel_miners", "galactic_federation"] * 6
    t = Scene(start, credit=2, economy=3, stack=["imperium_lords"], deck=deck, prestige=prestige)
    t.choose(f"{space} {'explore_1' if space == 'produce' else 'produce'}", space)
    t.s.raised = SPACE_KEYS.index(space) if raised else -1
    t.s.search_used = raised
    t.play(*PLAYS[space])
    r = t.s.robot
    told = [(event.key, event.rule, event.params) for event in t.events if event.key != "robot_prestige"]
    assert t.s.search_used == raised, "neither used up nor given back"
    return [told, r.credit, r.economy, r.vp, len(r.hand), r.tableau, r.prestige - prestige]


@rule("S-123", "S-132")
@pytest.mark.parametrize("space", PLAYS)
def test_what_the_player_raises_and_prestige_change_nothing_for_it(space: str) -> None:
    for start in (PLAIN, "alien_research_team", "rebel_freedom_fighters", "alpha_centauri"):
        plain = done(start, space, raised=False, prestige=0)
        assert plain[0], "it does something"
        assert done(start, space, raised=True, prestige=0) == plain
        assert done(start, space, raised=False, prestige=5) == plain
        assert done(start, space, raised=True, prestige=5) == plain


class Watch(Recorder):
    """What is told, and that the robot's prestige never falls: asked after every single act."""

    __slots__ = ("most", "state")

    def __init__(self, state: Race) -> None:
        super().__init__()
        self.state = state
        self.most = 0

    def acted(self, number: int) -> None:
        assert self.state.robot.prestige >= self.most
        self.most = self.state.robot.prestige


def wants(code: str, search: bool) -> bool:
    """The player searches, or keeps the one use for raising an action."""
    return code == "action:search" if search else code.startswith(("raise:", "action:")) and code != "action:search"


@rule("S-123", "S-132", "S-145")
def test_in_whole_games_it_neither_searches_nor_pays_prestige() -> None:
    used = {"searches": 0, "raises": 0}
    for seed in range(8 * len(STARTS)):
        options = RACE.complete({"sets": "3", ROBOT_START: STARTS[seed % len(STARTS)]})
        state = race(RACE.new(options, 1, key_of_seed(f"spends {seed}")))
        watch = Watch(state)
        chance = Chance(key_of_seed(f"spends nothing {seed}"))
        searches = chance.below(2) == 0
        while state.decisions():
            choices = state.decisions()[0].choices
            wanted = [choice for choice in choices if wants(choice.code, searches)] or choices
            state.apply(0, wanted[chance.below(len(wanted))], watch)
        for key in used:
            used[key] += sum(event.key == key for event in watch.events)
        its = [event for event in watch.events if event.seat == ROBOT]
        assert all(event.key.startswith("robot_") for event in its)
        assert all(event.params["n"] > 0 for event in its if event.key == "robot_prestige")
        lying = {event.params["space"] for event in its if event.key == "robot_places_die"}
        assert SPACE_KEYS[SEARCH] not in lying
    assert min(used.values()) > len(STARTS), "the player does both"
