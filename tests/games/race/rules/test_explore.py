"""Phase I: Explore (S-21 to S-25), and what a raised Explore brings (S-77)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

NINE = [
    "gem_world", "comet_zone", "spice_world", "new_vinland", "artist_colony", "plague_world", "distant_world",
    "mining_world", "new_earth",
]  # fmt: skip

MORE_DRAWN = {
    "expedition_force": 1, "malevolent_lifeforms": 1, "galactic_survey_seti": 2, "star_nomad_lair": 1,
    "galactic_renaissance": 2, "separatist_colony": 2, "doomed_world": 1, "deserted_alien_world": 1,
    "clandestine_uplift_lab": 1, "imperium_warlord": 1, "pan_galactic_research": 2, "abandoned_alien_uplift_camp": 1,
    "alien_uplift_center": 1, "interstellar_prospectors": 1, "uplift_mercenary_force": 1, "alien_research_team": 2,
    "rebel_freedom_fighters": 1, "pan_galactic_security_council": 1, "mining_mole_uplift_race": 1,
    "pan_galactic_mediator": 1, "terraforming_engineers": 1, "alien_tourist_attraction": 1, "psi_crystal_world": 1,
}  # fmt: skip
MORE_KEPT = {"research_labs": 1, "galactic_renaissance": 1, "pan_galactic_research": 1}
MIXING = [
    "alien_data_repository", "prospecting_guild", "rebel_pact", "smuggling_world", "blaster_runners",
    "trading_outpost", "gem_smugglers", "rebel_sneak_attack", "information_hub", "universal_exports",
]  # fmt: skip


@rule("S-21", "S-17")
@refusal("not_drawn")
def test_two_cards_are_drawn_and_one_is_kept_where_only_the_robot_explores() -> None:
    scene = Scene().next(*NINE).play(dice=("explore_1",))
    assert scene.kind() == "keep"
    assert scene.parts() == 1
    assert sorted(scene.offered()) == ["keep:comet_zone", "keep:gem_world"]
    assert scene.why_not("keep:old_earth") == [("not_drawn", "S-21", {"card": "old_earth"})]
    scene.choose("keep:gem_world")
    assert scene.in_hand() == ["gem_world"]
    assert scene.discarded() == ["comet_zone"]
    assert scene.news() == [
        "phase phase=explore n=1 [S-15]",
        "explores seat=0 n=2 keep=1 mixes=False cards=gem_world+comet_zone [S-21] !",
        "keeps seat=0 n=1 cards=gem_world discarded=comet_zone [S-21]",
    ]


@rule("S-22", "S-15")
@pytest.mark.parametrize(
    ("spaces", "drawn", "kept"),
    [(["explore_1"], 7, 1), (["explore_2"], 3, 2), (["explore_1", "explore_2"], 8, 2)],
)
def test_the_bonuses_add_up_to_one_phase(spaces: list[str], drawn: int, kept: int) -> None:
    scene = Scene().next(*NINE).play(*spaces)
    assert scene.told("explores") == [{"n": drawn, "keep": kept, "mixes": False, "cards": NINE[:drawn]}]
    assert scene.parts() == kept
    assert len(scene.offered()) == drawn
    keep = [f"keep:{key}" for key in sorted(NINE[:drawn])[:kept]]
    scene.choose(*keep)
    assert sorted(scene.in_hand()) == sorted(NINE[:drawn])[:kept]
    assert len(scene.discarded()) == drawn - kept
    assert len(scene.told("phase")) == 1


@rule("S-22", "S-23")
@vector("TV-20")
def test_both_explores_with_separatist_colony_draw_ten_and_keep_two() -> None:
    scene = Scene().tableau("separatist_colony").play("explore_1", "explore_2")
    assert (scene.told("explores")[0]["n"], scene.parts()) == (10, 2)


@rule("S-23")
@tile(
    "expedition_force", "malevolent_lifeforms", "galactic_survey_seti", "star_nomad_lair", "galactic_renaissance",
    "separatist_colony", "doomed_world", "deserted_alien_world", "clandestine_uplift_lab", "imperium_warlord",
    "pan_galactic_research", "abandoned_alien_uplift_camp", "alien_uplift_center", "interstellar_prospectors",
    "uplift_mercenary_force", "alien_research_team", "rebel_freedom_fighters", "pan_galactic_security_council",
    "mining_mole_uplift_race", "pan_galactic_mediator", "terraforming_engineers", "alien_tourist_attraction",
    "psi_crystal_world",
)  # fmt: skip
@pytest.mark.parametrize("key", MORE_DRAWN)
def test_powers_draw_more(key: str) -> None:
    scene = Scene().tableau(key).play(dice=("explore_1",))
    assert scene.told("explores")[0]["n"] == 2 + MORE_DRAWN[key]
    assert scene.told("explores")[0]["keep"] == 1 + MORE_KEPT.get(key, 0)


@rule("S-23")
@tile("research_labs", "galactic_renaissance", "pan_galactic_research")
@pytest.mark.parametrize("key", MORE_KEPT)
def test_powers_keep_more(key: str) -> None:
    scene = Scene().tableau(key).play("explore_1")
    assert scene.parts() == 1 + MORE_KEPT[key]
    assert scene.told("explores")[0]["n"] == 7 + MORE_DRAWN.get(key, 0)


@rule("S-23", "S-22")
def test_powers_of_several_cards_add_up() -> None:
    scene = Scene().tableau("galactic_survey_seti", "expedition_force", "research_labs").play("explore_2")
    assert scene.told("explores")[0]["n"] == 2 + 1 + 2 + 1
    assert scene.parts() == 1 + 1 + 1


@rule("S-23")
def test_all_is_kept_where_no_more_is_drawn_than_may_be_kept() -> None:
    scene = Scene().tableau("research_labs").next("gem_world", "comet_zone").play(dice=("explore_1",))
    assert scene.offered() == []
    assert sorted(scene.in_hand()) == ["comet_zone", "gem_world"]
    assert scene.told("keeps") == [{"n": 2, "cards": ["gem_world", "comet_zone"], "discarded": []}]


@rule("S-6", "S-23")
def test_less_is_drawn_where_there_are_no_more_cards() -> None:
    scene = Scene().pile("gem_world", "comet_zone", "spice_world").play("explore_1")
    assert scene.told("explores")[0]["cards"] == ["gem_world", "comet_zone", "spice_world"]
    assert scene.parts() == 1
    scene.choose("keep:gem_world")
    assert sorted(scene.in_hand()) == ["gem_world"]


@rule("S-24")
@refusal("not_in_hand")
@tile(
    "alien_data_repository", "prospecting_guild", "rebel_pact", "smuggling_world", "blaster_runners",
    "trading_outpost", "gem_smugglers", "rebel_sneak_attack", "information_hub", "universal_exports",
)  # fmt: skip
@pytest.mark.parametrize("key", MIXING)
def test_who_mixes_may_discard_of_the_hand_instead(key: str) -> None:
    scene = Scene().tableau(key).hand("new_sparta").next(*NINE).play("explore_2")
    assert scene.told("explores") == [{"n": 3, "keep": 2, "mixes": True, "cards": NINE[:3]}]
    assert scene.kind() == "discard"
    assert scene.s.about(0) == {"n": 1, "why": "explore"}
    assert sorted(scene.offered()) == [
        "discard:comet_zone", "discard:gem_world", "discard:new_sparta", "discard:spice_world",
    ]  # fmt: skip
    assert scene.why_not("discard:asteroid_belt") == [("not_in_hand", "S-21", {"card": "asteroid_belt"})]
    scene.choose("discard:new_sparta")
    assert sorted(scene.in_hand()) == ["comet_zone", "gem_world", "spice_world"]
    assert scene.discarded() == ["new_sparta"]


@rule("S-24")
def test_mixing_does_not_change_how_many_are_discarded() -> None:
    scene = Scene().tableau("trading_outpost").cards(3).play("explore_1")
    assert (scene.kind(), scene.parts()) == ("discard", 6)


@rule("S-25")
@tile("alien_departure_point", "pan_galactic_hologrid")
@pytest.mark.parametrize("key", ["alien_departure_point", "pan_galactic_hologrid"])
def test_a_card_can_be_given_for_prestige_before_drawing(key: str) -> None:
    scene = Scene().tableau(key).hand("new_sparta", "gem_world").play("explore_2")
    assert scene.kind() == "offer"
    assert scene.offered() == [f"use:{key}", "pass"]
    assert scene.told("explores") == []
    other = scene.branch().choose("pass")
    assert (other.p.prestige, other.kind()) == (0, "keep")
    scene.choose(f"use:{key}")
    assert scene.kind() == "discard"
    scene.choose("discard:new_sparta")
    assert scene.p.prestige == 1
    assert scene.p.gained_now
    assert scene.kind() == "keep", "only once"
    assert scene.discarded() == ["new_sparta"]


@rule("S-25")
def test_two_such_cards_can_be_used_each_once() -> None:
    scene = Scene().tableau("alien_departure_point", "pan_galactic_hologrid").cards(3).play("explore_1")
    scene.choose("use:pan_galactic_hologrid", "discard:rebel_council")
    assert scene.offered() == ["use:alien_departure_point", "pass"]
    scene.choose("use:alien_departure_point", "discard:alien_guardian")
    assert (scene.p.prestige, scene.kind()) == (2, "keep")


@rule("S-25")
def test_without_a_card_nothing_is_offered() -> None:
    assert Scene().tableau("alien_departure_point").play("explore_1").kind() == "keep"


@rule("S-77")
@pytest.mark.parametrize(
    ("spaces", "raised", "drawn", "discarded"),
    [
        (["explore_1"], "explore_1", 2 + 5 + 6, 2 + 5 + 6 - 2),
        (["explore_2"], "explore_2", 2 + 1 + 6, 2 + 1 + 6 - 3),
        (["explore_1", "explore_2"], "explore_1", 2 + 5 + 1 + 6, 2 + 5 + 1 + 6 - 3),
    ],
)
def test_a_raised_explore_draws_six_more_keeps_one_more_and_mixes(
    spaces: list[str], raised: str, drawn: int, discarded: int
) -> None:
    scene = Scene().hand("new_sparta").play(*spaces, raised=raised)
    assert scene.told("explores")[0]["n"] == drawn
    assert (scene.kind(), scene.parts()) == ("discard", discarded)
    assert "discard:new_sparta" in scene.offered()


@rule("S-24", "S-6")
def test_who_mixes_discards_no_more_than_was_drawn_too_much() -> None:
    scene = Scene().hand("new_sparta", "drop_ships", "new_earth").pile("gem_world", "comet_zone", "spice_world")
    scene.play("explore_1", raised="explore_1")
    assert scene.told("explores") == [
        {"n": 3, "keep": 2, "mixes": True, "cards": ["gem_world", "comet_zone", "spice_world"]}
    ]
    assert (scene.kind(), scene.parts()) == ("discard", 1), "of 13 cards only 3 were there"
