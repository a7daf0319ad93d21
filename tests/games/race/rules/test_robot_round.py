"""The robot in the course of whole games: its dice, and its part of every phase (S-13, S-85, S-90, S-91, S-130)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.race.rules.content import BOXES
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.robot.state import ROBOT
from orrery.games.race.rules.vocabulary import space, symbol
from orrery.games.race.rules.vocabulary.space import PHASE_OF, SPACE_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event
from tests.games.race.rules.told import Witness
from tests.rules import rule, tile

ALONG = {
    "robot_explores_along", "robot_develops_along", "robot_token_along", "robot_settles_along", "robot_consumes_along",
}  # fmt: skip
OWN = {
    "robot_explores", "robot_explores_both", "robot_develops", "robot_token", "robot_settles", "robot_searches_pile",
    "robot_trades", "robot_doubles", "robot_consumes_both", "robot_produces",
}  # fmt: skip
PHASES = ["explore", "develop", "settle", "consume", "produce"]


class Round:
    """What was told of a round."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.dice: list[str] = []
        self.spaces: list[str] = []
        self.order: list[str] = []  # what came before the phases
        self.phases: list[tuple[str, int, list[Event]]] = []


def played(seed: str, options: dict[str, str]) -> list[Round]:
    """A random game, round by round."""
    chance = Chance(key_of_seed(f"{seed}/choices"))
    recorder = Witness()
    s = race(RACE.new(options, 1, key_of_seed(seed), recorder))
    while s.decisions():
        choices = s.decisions()[0].choices
        s.apply(0, choices[chance.below(len(choices))], recorder)
    rounds: list[Round] = []
    for event in recorder.events:
        if event.key == "round":
            rounds.append(Round())
        elif not rounds:
            continue
        now = rounds[-1]
        if event.key == "chooses":
            now.chosen = event.params["spaces"]
        elif event.key == "robot_rolls":
            now.dice = event.params["dice"]
        elif event.key == "robot_places_die":
            now.spaces.append(event.params["space"])
        elif event.key == "phase":
            now.phases.append((event.params["phase"], event.params["n"], []))
        elif event.key == "round_ends":
            now.phases.append(("", 0, []))
        if now.phases:
            now.phases[-1][2].append(event)
        else:
            now.order.append(event.key)
    return rounds


GAMES = [played(f"round {i}", {"sets": str(i % 4), "difficulty": ["easy", "medium", "hard"][i % 3]}) for i in range(24)]
ROUNDS = [found for game in GAMES for found in game]


@rule("S-13", "S-85", "S-148")
def test_dice_are_rolled_when_the_player_has_chosen_and_then_placed() -> None:
    for found in ROUNDS:
        order = [key for key in found.order if key in ("chooses", "robot_rolls", "robot_places_die", "phases")]
        assert order.index("robot_rolls") == 1
        assert order[0] == "chooses"
        assert order[-1] == "phases"
        assert len(found.dice) == 2


@rule("S-90", "S-15", "S-16", "S-18")
def test_phases_that_anybody_chose_are_played_in_order_the_player_first() -> None:
    for found in ROUNDS:
        expected: list[tuple[str, int]] = [("search", 1)] if "search" in found.chosen else []
        both = {*found.chosen, *found.spaces}
        for phase in PHASES:
            here = {key for key in both if key.startswith(phase)}
            if here:
                expected.append((phase, 1))
            if phase in ("develop", "settle") and f"{phase}_2" in here:
                expected.append((phase, 2))
        assert [(phase, n) for phase, n, _ in found.phases if phase] == expected
        for phase, _, events in found.phases:
            seats = [event.seat for event in events if event.seat >= 0]
            if phase and phase != "search":
                assert ROBOT in seats, "it does something, or passes"
            assert seats == sorted(seats), "first the player, then the robot"


@rule("S-90", "S-91")
def test_a_die_is_an_action_and_a_marker_alone_a_reaction() -> None:
    for found in ROUNDS:
        for phase, which, events in found.phases:
            if phase in ("", "search"):
                continue
            keys = {event.key for event in events if event.seat == ROBOT}
            key = f"{phase}_{which}" if phase in ("develop", "settle") else phase
            if any(where.startswith(key) for where in found.spaces):
                assert keys & OWN
                assert not keys & ALONG
            else:
                assert any(where.startswith(key) for where in found.chosen)
                assert not keys & OWN
                assert keys & ALONG or "robot_passes" in keys


@rule("S-130", "S-14")
def test_the_player_marks_spaces_of_the_robots_mat() -> None:
    for found in ROUNDS:
        assert len(found.chosen) == 2
        assert len(set(found.chosen)) == 2
        assert set(found.chosen) <= set(SPACE_KEYS)
    assert [key for key in SPACE_KEYS if PHASE_OF[SPACE_KEYS.index(key)] > 0] == SPACE_KEYS[: space.SPACES]


@rule("S-85", "S-157")
def test_faces() -> None:
    one, two = BOXES.of(0, "second").robot.faces
    assert len(one) == len(two) == 6
    assert sorted([one.count(symbol.ROBOT), two.count(symbol.ROBOT)]) == [0, 2], "one of them has it twice"
    assert symbol.MATCH in one
    assert symbol.MATCH in two
    rolled = Counter(face for found in ROUNDS for face in found.dice)
    assert set(rolled) == {SYMBOL_KEYS[face] for face in [*one, *two]}


@rule("S-85", "S-157", "S-158", "S-159")
@tile("robot_mat")
@pytest.mark.parametrize(
    ("correction", "rolls"),
    [
        ('[robot_die_a]\nfaces = ["produce", "produce", "produce", "produce", "produce", "produce"]\n', "produce"),
        ('[robot_die_a]\nfaces = ["match", "match", "match", "match", "match", "consume_2x_vp"]\n', "match"),
    ],
)
def test_an_owner_can_correct_the_dice(correction: str, rolls: str) -> None:
    game = RACE.corrected(correction)
    recorder = Witness()
    chance = Chance(key_of_seed("corrected"))
    s = race(game.new({}, 1, key_of_seed("corrected"), recorder))
    while s.decisions():
        choices = s.decisions()[0].choices
        s.apply(0, choices[chance.below(len(choices))], recorder)
    faces = [event.params["dice"][0] for event in recorder.events if event.key == "robot_rolls"]
    assert Counter(faces).most_common(1)[0][0] == rolls
    assert game.audit(s) == []


@rule("S-84", "S-8")
def test_every_start_world_of_the_robot_can_play() -> None:
    box = BOXES.of(3, "second")
    for start in box.starts:
        mine = "old_earth" if box.keys[start] != "old_earth" else "new_sparta"
        rounds = played(f"start {start}", {"sets": "3", "robot_start": box.keys[start], "start": mine})
        assert len(rounds) > 2


@rule("S-85", "S-92", "S-93")
def test_what_chance_brings_is_told_as_news() -> None:
    """Undo stops there. What the robot draws shows nobody anything."""
    revealing = {
        "robot_rolls", "robot_discards", "robot_shuns", "robot_cannot_pay", "robot_places", "robot_lays_aside",
        "robot_places_from_pile", "robot_start_world",
    }  # fmt: skip
    for game in GAMES:
        for found in game:
            for _, _, events in found.phases:
                for event in events:
                    if event.seat == ROBOT:
                        assert event.reveals == (event.key in revealing)
