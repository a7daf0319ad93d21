"""Phase II: Develop (S-26 to S-30)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

CHEAPER = {"investment_credits": 1, "galactic_federation": 2, "pan_galactic_research": 1, "retrofit_and_salvage_inc": 1}


@rule("S-27", "S-17", "S-2")
def test_a_development_is_paid_with_other_cards_of_the_hand() -> None:
    scene = Scene().hand("space_marines", "gem_world", "comet_zone", "new_sparta").play(dice=("develop_1",))
    assert (scene.kind(), scene.offered()) == ("develop", ["place:space_marines", "pass"])
    scene.choose("place:space_marines")
    assert (scene.kind(), scene.parts()) == ("pay", 2), "no bonus where only the robot chose"
    assert scene.s.about(0) == {"card": "space_marines", "n": 2}
    assert sorted(scene.offered()) == ["pay:comet_zone", "pay:gem_world", "pay:new_sparta"]
    scene.choose("pay:gem_world", "pay:new_sparta")
    assert scene.placed() == ["space_marines"]
    assert scene.in_hand() == ["comet_zone"]
    assert scene.discarded()[:2] == ["new_sparta", "gem_world"]
    assert scene.news() == [
        "phase phase=develop n=1 [S-15]",
        "pays seat=0 n=2 cards=new_sparta+gem_world for=space_marines [S-27]",
        "places seat=0 card=space_marines way=pay [S-27]",
    ]


@rule("S-27", "S-17")
def test_who_chose_the_phase_pays_one_less() -> None:
    scene = Scene().hand("space_marines", "gem_world", "comet_zone").play("develop_1").choose("place:space_marines")
    assert scene.parts() == 1
    scene.choose("pay:gem_world")
    assert scene.in_hand() == ["comet_zone"]


@rule("S-17", "S-16")
def test_the_bonus_belongs_to_the_space_of_the_marker() -> None:
    scene = Scene().hand("space_marines", "drop_ships").cards(6).play("develop_1", dice=("develop_2",))
    scene.choose("place:space_marines", "pay:rebel_base")
    assert scene.told("phase")[-1] == {"phase": "develop", "n": 2}
    scene.choose("place:drop_ships")
    assert scene.parts() == 4, "no bonus in the second phase"


@rule("S-14", "S-17")
def test_with_both_markers_the_bonus_is_there_twice() -> None:
    scene = Scene().hand("space_marines", "drop_ships").cards(6).play("develop_1", "develop_2")
    scene.choose("place:space_marines", "pay:rebel_base", "place:drop_ships")
    assert scene.parts() == 3


@rule("S-27")
@tile("investment_credits", "galactic_federation", "pan_galactic_research", "retrofit_and_salvage_inc")
@pytest.mark.parametrize("key", CHEAPER)
def test_powers_make_developments_cheaper(key: str) -> None:
    scene = Scene().tableau(key).hand("drop_ships").cards(5).play(dice=("develop_1",)).choose("place:drop_ships")
    assert scene.parts() == 4 - CHEAPER[key]


@rule("S-27")
def test_reductions_add_up_and_never_go_below_nothing() -> None:
    scene = Scene().tableau(*CHEAPER).hand("drop_ships").cards(2).play("develop_1")
    assert scene.choose("place:drop_ships").kind() == "", "4 - 1 - 5: for nothing"
    assert scene.placed()[-1] == "drop_ships"
    assert len(scene.in_hand()) == 2


@rule("S-27", "S-28")
@refusal("too_dear", "have_already", "not_a_development", "not_in_hand")
def test_what_cannot_be_developed_and_why() -> None:
    scene = Scene().tableau("space_marines")
    scene.hand("space_marines", "drop_ships", "gem_world", "export_duties").play(dice=("develop_1",))
    assert scene.offered() == ["place:export_duties", "pass"]
    assert sorted(scene.refused()) == [
        ("have_already", "S-28", {"card": "space_marines"}),
        ("too_dear", "S-27", {"card": "drop_ships", "cost": 4, "n": 3, "missing": 1}),
    ]
    assert scene.why_not("place:gem_world") == [("not_a_development", "S-27", {"card": "gem_world"})]
    assert scene.why_not("place:mining_robots") == [("not_in_hand", "S-27", {"card": "mining_robots"})]
    scene.choose("place:export_duties")
    assert scene.why_not("pay:mining_robots") == [("not_in_hand", "S-27", {"card": "mining_robots"})]


@rule("S-27")
@refusal("too_dear")
def test_what_a_card_is_missing_after_all_help() -> None:
    scene = Scene().tableau("randd_crash_program").hand("galactic_federation", "drop_ships", "gem_world")
    scene.play(dice=("develop_1",))
    assert scene.offered() == ["place:drop_ships", "pass"], "4 less 3 can be paid with one card, and 6 less 3 cannot"
    assert scene.refused() == [("too_dear", "S-27", {"card": "galactic_federation", "cost": 6, "n": 2, "missing": 1})]
    scene = Scene().hand("export_duties", "gem_world").play(dice=("develop_1",))
    assert (scene.offered(), scene.refused()) == (["place:export_duties", "pass"], []), "the last card suffices"


@rule("S-27")
def test_who_cannot_develop_is_told_why() -> None:
    scene = Scene().hand("drop_ships", "gem_world").play("develop_1")
    assert scene.offered() == []
    assert scene.news()[1:] == ["cannot_develop seat=0 n=1 cards=drop_ships [S-27]"]
    scene = Scene().hand("gem_world").play("develop_1")
    assert scene.news()[1:] == ["no_development seat=0 [S-27]"]


@rule("S-30")
def test_the_bonus_is_worth_nothing_to_who_does_not_develop() -> None:
    scene = Scene().hand("space_marines", "gem_world", "comet_zone").play("develop_1").choose("pass")
    assert scene.placed() == []
    assert len(scene.in_hand()) == 3
    assert scene.news()[1:] == ["passes seat=0 phase=develop [S-27]"]


@rule("S-26")
@tile("interstellar_bank", "galactic_developers", "galactic_bankers")
@pytest.mark.parametrize("key", ["interstellar_bank", "galactic_developers", "galactic_bankers"])
def test_a_card_is_drawn_at_the_start_also_without_developing(key: str) -> None:
    scene = Scene().tableau(key).next("gem_world").play(dice=("develop_1",))
    assert scene.in_hand() == ["gem_world"]
    assert scene.told("draws") == [{"n": 1, "cards": ["gem_world"], "why": "develop_start", "card": key}]


@rule("S-26")
@tile("galactic_power_brokers", "information_hub")
@pytest.mark.parametrize(("key", "drawn"), [("galactic_power_brokers", 2), ("information_hub", 1)])
def test_cards_are_drawn_and_one_is_discarded_at_the_start(key: str, drawn: int) -> None:
    scene = Scene().tableau(key).hand("new_sparta").next("gem_world", "comet_zone").play(dice=("develop_1",))
    assert scene.s.about(0) == {"n": 1, "why": "develop_start"}
    assert len(scene.offered()) == 1 + drawn, "any card of the hand"
    scene.choose("discard:new_sparta")
    assert scene.in_hand() == ["gem_world", "comet_zone"][:drawn]


@rule("S-26")
def test_what_is_drawn_at_the_start_is_drawn_in_both_phases() -> None:
    scene = Scene().tableau("interstellar_bank", "galactic_power_brokers", "information_hub").cards(3)
    scene.next("gem_world", "comet_zone", "spice_world", "new_sparta").play("develop_1", "develop_2")
    assert scene.parts() == 2, "one each, together"
    scene.choose("discard:gem_world", "discard:comet_zone")
    assert len(scene.in_hand()) == 3 + 4 - 2 + 4
    assert (scene.kind(), scene.parts()) == ("discard", 2), "and again"


@rule("S-29", "S-19")
@tile("public_works")
def test_a_card_is_drawn_after_placing_another_development() -> None:
    scene = Scene().hand("public_works", "export_duties").next("gem_world").play("develop_1")
    scene.choose("place:public_works")
    assert scene.in_hand() == ["export_duties"], "it does not count for itself"
    scene = Scene().tableau("public_works").hand("export_duties").next("gem_world").play("develop_1")
    scene.choose("place:export_duties")
    assert scene.in_hand() == ["gem_world"]
    assert scene.told("draws") == [{"n": 1, "cards": ["gem_world"], "why": "developed", "card": "public_works"}]


@rule("S-19", "S-16")
def test_a_card_counts_from_the_next_phase_on_also_the_second_of_a_round() -> None:
    scene = Scene().hand("public_works", "export_duties").next("gem_world").play("develop_1", "develop_2")
    scene.choose("place:public_works", "place:export_duties")
    assert scene.in_hand() == ["gem_world"]


@rule("S-29")
@tile("rebel_freedom_fighters", "rebel_council", "federation_capital", "pan_galactic_affluence")
@pytest.mark.parametrize(
    ("key", "development", "prestige"),
    [
        ("rebel_freedom_fighters", "rebel_pact", 1),
        ("rebel_freedom_fighters", "export_duties", 0),
        ("rebel_council", "rebel_pact", 1),
        ("rebel_council", "export_duties", 0),
        ("federation_capital", "galactic_federation", 1),
        ("federation_capital", "export_duties", 0),
        ("federation_capital", "imperium_planet_buster", 1),  # its own symbol; it costs 9
        ("pan_galactic_affluence", "export_duties", 1),
    ],
)
def test_prestige_after_placing_a_development(key: str, development: str, prestige: int) -> None:
    scene = Scene().tableau(key).hand(development).cards(9).play("develop_1").choose(f"place:{development}")
    while scene.kind() == "pay":
        scene.choose(scene.offered()[0])
    assert scene.p.prestige == prestige


@rule("S-19", "S-71")
@tile("imperium_planet_buster", "uplift_code", "galactic_markets")
@pytest.mark.parametrize("key", ["imperium_planet_buster", "uplift_code", "galactic_markets", "pan_galactic_mediator"])
def test_the_symbol_of_a_development_brings_a_prestige_at_once(key: str) -> None:
    scene = Scene().hand(key).cards(9).play("develop_1").choose(f"place:{key}")
    while scene.kind() == "pay":
        scene.choose(scene.offered()[0])
    assert scene.p.prestige == 1
    assert [event.rule for event in scene.events("prestige")] == ["S-71"]


@rule("S-71")
def test_without_the_third_set_there_is_no_prestige() -> None:
    scene = Scene(2).hand("uplift_code").cards(6).play("develop_1").choose("place:uplift_code")
    while scene.kind() == "pay":
        scene.choose(scene.offered()[0])
    assert scene.placed() == ["uplift_code"]
    assert scene.p.prestige == 0


@rule("S-77")
def test_a_raised_develop_costs_two_less_three_with_the_bonus() -> None:
    scene = Scene().hand("drop_ships").cards(4).play("develop_1", raised="develop_1").choose("place:drop_ships")
    assert scene.parts() == 1
    scene = Scene().hand("drop_ships").cards(4).play("develop_1", "develop_2", raised="develop_2").choose("pass")
    assert scene.choose("place:drop_ships").parts() == 1, "the second phase was raised"
    scene = Scene().hand("drop_ships").cards(4).play("develop_1", "develop_2", raised="develop_2")
    assert scene.choose("place:drop_ships").parts() == 3
