"""The robot and prestige (S-121, S-122, S-131), and its points at the end (S-125, S-126)."""

from __future__ import annotations

from orrery.games.race.rules.robot.score import robot_score
from orrery.games.race.rules.robot.state import new_round
from tests.rules import rule, tile, vector

from .robots import Scene


def settled(t: Scene) -> None:
    t.choose("explore_1 produce", "settle_1")
    t.settle()


@rule("S-121", "S-93")
def test_a_card_with_the_symbol_brings_prestige() -> None:
    t = Scene(stack=["psi_crystal_world"], deck=["public_works"] * 5)
    settled(t)
    assert (t.s.robot.prestige, t.s.robot.gained_now) == (1, True)
    assert t.rules()["robot_prestige"] == "S-121"
    t = Scene(stack=["gem_world"], deck=["public_works"] * 5)
    settled(t)
    assert (t.s.robot.prestige, t.s.robot.gained_now) == (0, False)


@rule("S-71", "S-121")
def test_without_set_3_there_is_no_prestige() -> None:
    t = Scene("new_sparta", sets=2, stack=["rebel_stronghold"], deck=["public_works"] * 7)
    settled(t)
    assert (t.tableau(), t.s.robot.prestige) == (["rebel_stronghold"], 0)


@rule("S-122")
@vector("TV-38")
def test_the_sole_leader_who_gained_gets_a_point_a_card_and_credit() -> None:
    t = Scene(credit=4, prestige=2, gained_last=True, deck=["gem_world"] * 2)
    chips = t.s.chips
    assert t.lead() == ["robot_leads", "robot_draws", "robot_credit_full"]
    assert (t.s.robot.vp, t.stack(), t.tracks()[0], t.s.chips) == (1, 1, 4, chips - 1)
    t = Scene(credit=2, prestige=1, gained_last=True, deck=["gem_world"] * 2)
    t.lead()
    assert (t.s.robot.vp, t.stack(), t.tracks()[0]) == (1, 1, 3)


@rule("S-72", "S-122")
def test_a_leader_who_did_not_gain_or_shares_gets_a_point() -> None:
    t = Scene(credit=2, prestige=2)
    assert t.lead() == ["robot_leads"]
    assert (t.s.robot.vp, t.stack(), t.tracks()[0]) == (1, 0, 2)
    t = Scene(credit=2, prestige=2, gained_last=True)
    t.s.empire.prestige = 2
    assert t.lead() == ["robot_shares_lead"]
    assert (t.s.robot.vp, t.stack(), t.tracks()[0]) == (1, 0, 2)


@rule("S-122")
def test_what_counts_is_the_round_before() -> None:
    t = Scene(stack=["psi_crystal_world"], deck=["public_works"] * 9)
    settled(t)
    new_round(t.s.robot)
    assert (t.s.robot.gained_last, t.s.robot.gained_now) == (True, False)
    new_round(t.s.robot)
    assert (t.s.robot.gained_last, t.s.robot.gained_now) == (False, False)


def points(t: Scene) -> dict[str, int]:
    found: dict[str, int] = {}
    for part in robot_score(t.s).parts:
        name = part.component or part.key
        found[name] = found.get(name, 0) + part.points
    return found


@rule("S-125")
def test_what_counts_for_the_robot_is_named() -> None:
    t = Scene(tokens=1, vp=3, tableau=["new_economy", "gem_world"])
    assert {part.component: part.key for part in robot_score(t.s).parts}["new_economy"] == "six_cost"
    assert {part.key for part in robot_score(t.s).parts} == {"chips", "card", "six_cost", "tokens"}


@rule("S-125", "S-81")
@vector("TV-40")
def test_tokens_and_dear_developments_count_by_difficulty() -> None:
    t = Scene("doomed_world", difficulty="hard", tokens=2, tableau=["pan_galactic_research"])
    t.s.robot.tableau.pop(0)
    assert robot_score(t.s).total == 27
    for difficulty, worth in (("easy", 6), ("medium", 6), ("hard", 9)):
        t = Scene(difficulty=difficulty, tokens=1, vp=3, prestige=2, tableau=["new_economy", "gem_world"])
        assert points(t) == {
            "chips": 3, "earths_lost_colony": 1, "new_economy": worth, "gem_world": 1, "tokens": worth, "prestige": 2,
        }  # fmt: skip


@rule("S-125", "S-133")
def test_only_developments_of_exactly_six_count_so() -> None:
    t = Scene(tableau=["imperium_planet_buster", "alien_robotic_factory", "imperium_lords"])
    found = points(t)
    assert (found["imperium_planet_buster"], found["alien_robotic_factory"], found["imperium_lords"]) == (9, 5, 6)


@rule("S-147")
@tile("federation_capital")
def test_federation_capital_counts_the_robots_prestige() -> None:
    t = Scene(tableau=["federation_capital"], prestige=4)
    assert points(t)["federation_capital"] == 4
    assert robot_score(t.s).total == 1 + 4 + 4


@rule("S-83", "S-127", "S-125")
def test_its_start_world_counts_with_its_points() -> None:
    assert points(Scene("doomed_world"))["doomed_world"] == -1
    assert points(Scene("old_earth"))["old_earth"] == 2


@rule("S-126")
def test_a_tie_is_broken_by_credit_and_economy() -> None:
    assert robot_score(Scene(credit=2, economy=3).s).tie == 5


@rule("S-135", "S-64")
def test_the_robots_cards_are_its_tableau_and_its_tokens() -> None:
    t = Scene(tokens=2, tableau=["hidden_fortress", "gem_world"])
    assert t.s.robot.cards() == 5
