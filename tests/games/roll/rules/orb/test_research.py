"""Research: points, the seven upgrades, arrows, and faces that run out (V-78, V-79, V-89, V-90, D-34, D-40 to D-42)."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, vector

from .hangar import Hangar


def researching(*colours: str, seats: int = 2, **sides: str) -> Hangar:
    scene = Hangar(seats)
    scene.orb(0, **sides)
    scene.research(0, *(colours or ("home",)))
    return scene


def faces(scene: Hangar, side: int) -> set[str]:
    """What can come onto a side now."""
    other = scene.branch()
    other.choose(0, f"side:{side}")
    return {code.partition(":")[2] or code for code in other.offered(0)}


LEVEL_1 = {
    "assist_1_reassign", "assist_1_upgrade", "develop_1", "settle_1", "achievement_1", "ship_1", "produce_1",
}  # fmt: skip
LEVEL_2 = {"assist_2_arrow", "develop_2", "settle_2", "achievement_2", "ship_2", "produce_2"}
BASIC = {"basic_upgrade", "basic_reassign", "basic_explorer"}


@rule("V-78", "D-42", "D-17")
@vector("T-V15")
@refusal("points_do_not_reach", "clones_are_not_bought")
def test_a_basic_side_becomes_any_level_1_or_2() -> None:
    scene = researching()
    assert scene.s.about(0)["points"] == 2
    assert faces(scene, 1) == LEVEL_1 | LEVEL_2
    one, two = scene.branch(), scene.branch()
    one.choose(0, "side:1", "face:develop_2")
    assert one.net(0)[0] == "develop_2"
    assert one.stage != "dollar"
    two.choose(0, "side:1", "face:develop_1", "side:3", "face:ship_1")
    assert (two.net(0)[0], two.net(0)[2]) == ("develop_1", "ship_1")
    assert two.stage != "dollar"
    scene.choose(0, "side:1")
    assert scene.refused(0) == {"points_do_not_reach": "V-78", "clones_are_not_bought": "V-79"}
    assert scene.why_not(0, "face:develop_3") == "V-78"
    assert scene.why_not(0, "face:clone") == "V-79"
    assert scene.why_not(0, "turn") == "V-90"


@rule("V-78", "D-34")
@pytest.mark.parametrize("key", ["develop_1", "assist_1_upgrade"])
def test_level_1_goes_up_in_its_technology_across_or_down(key: str) -> None:
    scene = researching(s1=key)
    up = "assist_2_arrow" if key.startswith("assist") else "develop_2"
    assert faces(scene, 1) == ({up} | LEVEL_1 | BASIC) - {key}
    scene.choose(0, "side:1", f"face:{up}")
    assert scene.p(0).more.orb.points == 1


@rule("V-78")
def test_level_2_becomes_perfect_for_two_points() -> None:
    scene = researching(s1="develop_2")
    assert faces(scene, 1) == ({"develop_3"} | LEVEL_2 | LEVEL_1 | BASIC) - {"develop_2"}
    other = scene.branch()
    scene.choose(0, "side:1", "face:develop_3")
    assert scene.stage != "dollar"
    other.choose(0, "side:1", "face:ship_2")
    assert other.p(0).more.orb.points == 1
    assert faces(other, 1) == (LEVEL_2 | LEVEL_1 | BASIC) - {"ship_2"}


@rule("V-78")
def test_perfect_changes_technology_or_goes_down() -> None:
    scene = researching(s1="develop_3")
    assert faces(scene, 1) == {"settle_3", "ship_3", "produce_3", "achievement_3"} | LEVEL_2 | LEVEL_1 | BASIC
    scene.choose(0, "side:1", "face:ship_3")
    assert scene.p(0).more.orb.points == 1
    assert scene.events("orb_upgrade")[0].params == {
        "orb_side": 1, "old": "develop_3", "face": "ship_3", "points": 1,
    }  # fmt: skip


UPGRADES = [
    # key in orb.toml, the face now, the one it becomes; for how many points
    ("basic_to_1", "basic_explorer", "settle_1", 1),
    ("basic_to_2", "basic_explorer", "settle_2", 2),
    ("level_1_to_2", "produce_1", "produce_2", 1),
    ("level_2_to_3", "achievement_2", "achievement_3", 2),
    ("same_level", "ship_3", "settle_3", 1),
    ("lower_level", "ship_3", "basic_upgrade", 1),
    ("turn_arrow", "assist_2_arrow>5", "assist_2_arrow>3", 1),
]


@rule("V-78")
@pytest.mark.parametrize(("key", "old", "new", "points"), UPGRADES)
def test_each_upgrade_has_its_price(key: str, old: str, new: str, points: int) -> None:
    scene = researching(s1=old)
    rows = {upgrade.key: upgrade.points for upgrade in scene.s.box.orb.upgrades}
    assert set(rows) == {row[0] for row in UPGRADES}, "all seven are tried"
    assert rows[key] == points
    scene.choose(0, "side:1", *(("turn", "point:3") if key == "turn_arrow" else (f"face:{new}",)))
    assert scene.net(0)[0] == new
    assert scene.p(0).more.orb.points == 2 - points
    assert (scene.stage == "dollar") == (points < 2), "with no point left the phase is over"


@rule("V-89")
@refusal("arrow_to_a_neighbour")
def test_an_arrow_is_directed_for_nothing_when_it_is_attached() -> None:
    scene = researching(s1="assist_1_upgrade")
    scene.choose(0, "side:1", "face:assist_2_arrow")
    assert scene.offered(0) == ["point:3", "point:4", "point:5", "point:6"]
    assert scene.refused(0) == {"arrow_to_a_neighbour": "V-89"}
    assert scene.why_not(0, "point:2") == "V-89"
    scene.choose(0, "point:5")
    assert scene.net(0)[0] == "assist_2_arrow>5"
    assert scene.p(0).more.orb.points == 1


@rule("V-78", "V-90")
def test_turning_an_arrow_costs_a_point() -> None:
    scene = researching(s1="assist_2_arrow>5")
    assert faces(scene, 1) == ({"turn"} | LEVEL_2 | LEVEL_1 | BASIC) - {"assist_2_arrow"}
    scene.choose(0, "side:1", "turn")
    assert scene.offered(0) == ["point:3", "point:4", "point:6"]
    scene.choose(0, "point:3")
    assert scene.net(0)[0] == "assist_2_arrow>3"
    assert scene.p(0).more.orb.points == 1
    clone = researching(s1="clone>3", s3="develop_1")
    assert "turn" not in faces(clone, 1)


@rule("V-77", "V-89")
def test_arrows_may_be_pointed_at_each_other() -> None:
    scene = researching(s1="assist_2_arrow>5", s3="assist_1_upgrade")
    scene.choose(0, "side:3", "face:assist_2_arrow", "point:1", "side:1", "turn", "point:3")
    assert scene.net(0)[0] == "assist_2_arrow>3"
    assert scene.net(0)[2] == "assist_2_arrow>1"


@rule("V-78", "D-42")
def test_each_researcher_has_points_of_its_own_and_goes_to_the_citizenry() -> None:
    scene = researching("genes", "military")
    assert scene.in_citizenry(0) == ["genes"]
    assert scene.in_column(0, "dollar") == ["military"]
    scene.choose(0, "side:1", "face:develop_1", "done")  # a point lapses
    assert scene.in_citizenry(0) == ["genes", "military"]
    assert scene.s.about(0)["points"] == 2
    scene.choose(0, "done")
    assert [event.params for event in scene.events("research")] == [
        {"die": "genes#0", "points": 2}, {"die": "military#1", "points": 2},
    ]  # fmt: skip


@rule("D-42", "V-36")
def test_a_talent_that_researched_goes_to_the_supply() -> None:
    scene = Hangar(3)
    scene.tableau(0, "gem_world")
    scene.p(0).more.talents = 1
    for seat in range(3):
        scene.showing(seat, "ship", "ship", "home", "home")
    scene.rolls(3, 3, 3)
    scene.choose(0, "assign:talent>dollar", "select:dollar", "with:talent@dollar", "ready")
    for seat in (1, 2):
        scene.choose(seat, "select:ship", "ready")
    assert scene.stage == "dollar"
    assert scene.kind(0) == "orb_side"
    assert scene.p(0).more.talents == 0
    assert [event.rule for event in scene.events("talent_spent")] == ["A-28"]


# Faces that run out.


def running_out(face: str, left: int, seats: int = 5) -> Hangar:
    """All but so many faces of a kind lie on the Orbs of the last seats, never two side by side with seat 0."""
    scene = Hangar(seats)
    count = next(kind.count for kind in scene.s.box.orb.all if kind.key == face) - left
    seat = seats - 1
    while count > 0:
        for side in ("s1", "s2"):
            if count > 0:
                scene.orb(seat, **{side: face})
                count -= 1
        seat -= 1
    return scene


@rule("V-79", "V-90", "D-41")
def test_a_player_with_two_side_by_side_takes_a_clone() -> None:
    scene = Hangar(3)
    scene.orb(1, s1="develop_3", s3="develop_3", s4="basic_explorer")
    scene.orb(2, s1="develop_3", s3="develop_3", s5="develop_3")
    scene.orb(0, s1="develop_2")
    scene.s.order = [0, 2, 1]
    scene.research(0, "home")
    scene.choose(0, "side:1", "face:develop_3")
    assert scene.net(0)[0] == "develop_3"
    assert [(event.seat, event.params) for event in scene.events("orb_clone")] == [
        (2, {"face": "develop_3", "orb_side": 3, "target": 1})
    ]
    assert scene.net(2)[2] == "clone>1"
    assert scene.points(2) == 6  # it scores as before


@rule("V-90", "D-41")
@refusal("no_face_left")
def test_two_on_opposite_sides_cannot_be_cloned() -> None:
    scene = running_out("produce_3", 0)
    scene.orb(0, s1="produce_2")
    scene.research(0, "home")
    scene.choose(0, "side:1")
    assert "face:produce_3" not in scene.offered(0)
    assert scene.refused(0)["no_face_left"] == "V-79"
    missing = [refusal.params for refusal in scene.s.refusals(0) if refusal.key == "no_face_left"]
    assert {"orb_face": "produce_3"} in missing
    assert all(list(params) == ["orb_face"] for params in missing)
    assert scene.why_not(0, "face:produce_3") == "V-79"


@rule("D-34", "D-40")
def test_a_clone_follows_its_target_and_is_improved_as_it() -> None:
    scene = researching(s1="clone>3", s3="develop_1")
    assert faces(scene, 1) == ({"develop_2"} | LEVEL_1 | BASIC) - {"develop_1"}
    scene.choose(0, "side:3", "face:develop_2")
    assert scene.points(0) == 2


@rule("V-79")
def test_players_improve_in_order_when_faces_could_run_short() -> None:
    scene = running_out("produce_1", 1)
    for seat in (0, 1):
        scene.showing(seat, "wild", "dollar", "home")
    scene.phases("dollar")
    assert [event.params for event in scene.events("faces_in_order")] == [{"seats": [0, 1, 2, 3, 4]}]
    assert (scene.kind(0), scene.kind(1)) == ("orb_side", "")
    scene.choose(0, "done")
    assert scene.kind(1) == "orb_side"


def test_players_improve_at_once_when_there_is_enough() -> None:
    scene = Hangar(2)
    for seat in (0, 1):
        scene.showing(seat, "wild", "dollar", "home")
    scene.phases("dollar")
    assert (scene.kind(0), scene.kind(1)) == ("orb_side", "orb_side")
    assert scene.events("faces_in_order") == []


@rule("V-79")
def test_at_once_after_a_roll_as_well() -> None:
    scene = running_out("produce_1", 1)
    scene.orb(1, s3="assist_1_upgrade")
    scene.rolls(1, 3, 3, 3, 3)
    assert scene.stage == "instant"
    assert [event.params for event in scene.events("faces_in_order")] == [{"seats": [0, 1]}]
    assert (scene.kind(0), scene.kind(1)) == ("orb_side", "")
    scene.choose(0, "side:1", "face:produce_1")
    assert scene.kind(1) == "orb_side"
    scene.choose(1, "side:5")
    assert "face:produce_1" not in scene.offered(1)
