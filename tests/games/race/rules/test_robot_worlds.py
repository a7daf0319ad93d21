"""What each start world of the robot changes (S-106 to S-120), exercised row by row."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .robots import Scene

CHEAP = "public_works"
DEAR = "galactic_federation"
WORLD = "gem_world"
SOLDIERS = "rebel_miners"
FILL = [CHEAP] * 12

EXPLORERS = {  # cards for one action, for both, for the reaction
    "separatist_colony": (3, 5, 3),
    "imperium_warlord": (2, 4, 2),
    "uplift_mercenary_force": (2, 4, 2),
    "alien_research_team": (3, 5, 3),
    "rebel_freedom_fighters": (2, 4, 2),
}
SOLDIERY = {  # cards drawn for the Settle action and for the reaction, and what the reaction costs
    "epsilon_eridani": (3, 2, 0),
    "new_sparta": (5, 3, 0),
    "separatist_colony": (3, 2, 0),
    "imperium_warlord": (4, 3, 0),
    "uplift_mercenary_force": (5, 5, 1),
    "rebel_freedom_fighters": (3, 3, 0),
}
OTHERS = [
    "old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony", "ancient_race",
    "damaged_alien_factory", "doomed_world", "rebel_cantina", "galactic_developers", "galactic_scavengers",
]  # fmt: skip


@rule("S-106", "S-127")
@tile(
    "robot_separatist_colony", "robot_imperium_warlord", "robot_uplift_mercenary_force", "robot_alien_research_team",
    "robot_rebel_freedom_fighters",
)  # fmt: skip
@pytest.mark.parametrize("start", EXPLORERS)
def test_some_draw_more_in_explore(start: str) -> None:
    for i, lie in enumerate(("explore_1", "explore_1 explore_2", "settle_1")):
        t = Scene(start, credit=0, deck=FILL)
        t.choose("explore_1 produce", lie)
        t.explore()
        assert (t.stack(), t.tracks()[0]) == (EXPLORERS[start][i], i < 2), "credit rises by one as ever"
        assert set(t.rules().values()) <= {"S-106", "S-92", "S-94"}
    t = Scene(tableau=[start], credit=0, deck=FILL)
    t.choose("explore_1 produce", "explore_1")
    t.explore()
    assert t.stack() == 1, "the same card placed later is an ordinary card"


@rule("S-106", "S-120")
@tile("robot_mat", "robot_earths_lost_colony", "robot_ancient_race")
@pytest.mark.parametrize("start", OTHERS)
def test_the_others_explore_as_ever(start: str) -> None:
    for i, lie in enumerate(("explore_1", "explore_1 explore_2", "settle_1")):
        t = Scene(start, credit=0, deck=FILL)
        t.choose("explore_1 produce", lie)
        t.explore()
        assert t.stack() == (1, 3, 1)[i]


@rule("S-109", "S-110")
@tile(
    "robot_epsilon_eridani", "robot_new_sparta", "robot_separatist_colony", "robot_imperium_warlord",
    "robot_uplift_mercenary_force", "robot_rebel_freedom_fighters",
)  # fmt: skip
@pytest.mark.parametrize("start", SOLDIERY)
def test_some_settle_military_worlds(start: str) -> None:
    action, reaction, price = SOLDIERY[start]
    for lie, n in (("settle_1", action), ("explore_1", reaction)):
        t = Scene(start, credit=1, stack=[WORLD, SOLDIERS, WORLD], deck=FILL)
        t.choose("settle_1 produce", lie)
        told = t.settle()
        assert told.count("robot_discards") == n + 1, "what was drawn comes first, and a peaceful world does not fit"
        assert (t.tableau(), t.stack()) == ([SOLDIERS], 1)
        assert t.tracks()[0] == (1 if lie == "settle_1" else 1 - price)
    t = Scene(start, credit=0, stack=[SOLDIERS], deck=FILL)
    t.choose("settle_1 produce", "explore_1")
    t.settle()
    assert t.tableau() == ([] if price else [SOLDIERS]), "most need no credit to react"


@rule("S-110")
@tile("robot_uplift_mercenary_force")
@vector("TV-33")
def test_uplift_mercenaries_draw_for_every_chromosome_world() -> None:
    t = Scene("uplift_mercenary_force", credit=0, tableau=["avian_uplift_race", "uplift_gene_breeders"], deck=FILL)
    t.choose("explore_1 produce", "settle_1")
    t.settle()
    assert t.events[0].params["n"] == 6, "4, its own and one more; a world of uplift alone is none"
    t.choose("settle_1 produce", "explore_1")
    assert t.settle() == ["robot_passes"]


@rule("S-110", "S-114")
@tile("robot_alpha_centauri")
def test_alpha_centauri_draws_more_and_reacts_for_nothing() -> None:
    t = Scene("alpha_centauri", credit=0, stack=[WORLD], deck=FILL)
    t.choose("explore_1 produce", "settle_1")
    t.settle()
    assert (t.events[0].params["n"], t.events[0].rule, t.tableau()) == (4, "S-98", [WORLD])
    assert t.rules()["robot_draws"] == "S-110"
    t = Scene("alpha_centauri", credit=0, stack=[WORLD], deck=FILL)
    t.choose("settle_1 produce", "explore_1")
    t.settle()
    assert (t.events[0].params["n"], t.events[0].rule, t.tableau()) == (2, "S-114", [WORLD])
    assert t.tracks()[0] == 0


@rule("S-112")
@tile("robot_rebel_cantina")
def test_rebel_cantina_settles_any_world() -> None:
    for key in (WORLD, SOLDIERS):
        t = Scene("rebel_cantina", credit=0, stack=[key], deck=FILL)
        t.choose("explore_1 produce", "settle_1")
        t.settle()
        assert (t.events[0].params["n"], t.tableau()) == (4, [key])
        t = Scene("rebel_cantina", credit=1, stack=[key], deck=FILL)
        t.choose("settle_1 produce", "explore_1")
        t.settle()
        assert (t.events[0].params["n"], t.tableau(), t.tracks()[0]) == (3, [key], 0), "its reaction pays"
    t = Scene("rebel_cantina", credit=0, stack=[WORLD], deck=FILL)
    t.choose("settle_1 produce", "explore_1")
    assert t.settle() == ["robot_passes"]


@rule("S-113", "S-146")
@tile("robot_alien_research_team")
@pytest.mark.parametrize(
    ("key", "action", "reaction"),
    [
        ("alien_robot_sentry", True, True),  # military, goods of the kind alien
        ("deserted_alien_colony", True, True),  # peaceful, goods of the kind alien
        ("alien_oort_cloud_refinery", True, True),  # goods of any kind
        ("alien_rosetta_stone_world", False, True),  # the keyword alone does not make an alien world
        ("alien_booby_trap", False, False),  # nor here, and it is military
        (WORLD, False, True),
        (SOLDIERS, False, False),
    ],
)
def test_alien_research_team_settles_alien_worlds(key: str, action: bool, reaction: bool) -> None:
    t = Scene("alien_research_team", credit=1, stack=[key], deck=FILL)
    t.choose("explore_1 produce", "settle_1")
    t.settle()
    assert (t.events[0].params["n"], t.tableau()) == (3, [key] if action else [])
    assert t.tracks()[0] == 1
    t = Scene("alien_research_team", credit=1, stack=[key], deck=FILL)
    t.choose("settle_1 produce", "explore_1")
    t.settle()
    assert (t.events[0].params["n"], t.tableau()) == (2, [key] if reaction else [])
    assert t.tracks()[0] == (0 if reaction else 1)


@rule("S-118")
@tile("robot_alien_research_team")
@vector("TV-37")
def test_alien_research_team_consumes_for_prestige() -> None:
    for tableau, prestige in ((["deserted_alien_colony"], 1), (["alien_rosetta_stone_world"], 0)):
        t = Scene("alien_research_team", credit=0, economy=2, tableau=tableau)
        t.choose("explore_1 produce", "consume_trade consume_2x_vp")
        t.consume()
        assert (t.s.robot.vp, t.tracks(), t.s.robot.prestige) == (4, (3, 2), prestige)
        assert t.s.robot.gained_now == bool(prestige)
        assert [event.key for event in t.events].count("robot_has_no_alien_world") == 1 - prestige
    t = Scene("alien_research_team", credit=0, economy=2, tableau=["deserted_alien_colony"])
    t.choose("explore_1 produce", "consume_trade")
    t.consume()
    assert (t.s.robot.vp, t.tracks(), t.s.robot.prestige) == (2, (3, 2), 0), "prestige is for 2x VP"
    t.choose("explore_1 consume_2x_vp", "produce")
    t.consume()
    assert (t.s.robot.vp, t.s.robot.prestige) == (4, 0), "and not for a reaction"


@rule("S-107", "S-143")
@tile("robot_galactic_developers")
def test_galactic_developers_pay_little() -> None:
    t = Scene("galactic_developers", credit=0, stack=[DEAR], deck=[WORLD] * 5)
    t.choose("explore_1 produce", "develop_1")
    t.develop()
    assert (t.events[0].params["n"], t.tableau(), t.tracks()[0]) == (2, [DEAR], 0), "free in the action"
    t = Scene("galactic_developers", credit=0, stack=[DEAR, CHEAP], deck=[WORLD] * 5)
    t.choose("develop_1 produce")
    assert t.develop() == [
        "robot_develops_along", "robot_draws", "robot_discards", "robot_cannot_pay", "robot_places",
    ]  # fmt: skip
    assert (t.events[0].params["n"], t.tableau(), t.tracks()[0]) == (1, [CHEAP], 0), "not passed without credit"
    t = Scene("galactic_developers", credit=1, stack=[DEAR], deck=[WORLD] * 5)
    t.choose("develop_1 produce")
    assert t.develop()[-2:] == ["robot_places", "robot_pays"]
    assert (t.tableau(), t.tracks()[0]) == ([DEAR], 0)


@rule("S-107", "S-128")
@tile("robot_galactic_developers")
@vector("TV-32")
def test_galactic_developers_play_a_token_for_two() -> None:
    t = Scene("galactic_developers", credit=2, supply=1, deck=FILL)
    t.choose("develop_1 produce")
    assert t.develop() == ["robot_token_along", "robot_pays"]
    assert (t.s.robot.tokens, t.tracks()[0], t.stack()) == (1, 0, 0)
    assert t.rules()["robot_token_along"] == "S-107"


@rule("S-108", "S-131")
@tile("robot_rebel_freedom_fighters")
@vector("TV-34")
def test_rebels_develop_for_prestige_and_shun_the_imperium() -> None:
    t = Scene("rebel_freedom_fighters", credit=0, stack=["imperium_troops", "rebel_pact"], deck=[WORLD] * 5)
    t.choose("explore_1 produce", "develop_1")
    told = t.develop()
    assert told[-3:] == ["robot_shuns", "robot_places", "robot_prestige"]
    assert (t.events[0].params["n"], t.tableau(), t.s.robot.prestige) == (2, ["rebel_pact"], 1)
    assert "imperium_troops" in t.thrown()
    t = Scene("rebel_freedom_fighters", credit=1, stack=["imperium_troops", CHEAP], deck=[WORLD] * 5)
    t.choose("develop_1 produce")
    t.develop()
    assert (t.tableau(), t.s.robot.prestige) == ([CHEAP], 0), "in reactions too; others bring no prestige"


@rule("S-111", "S-131")
@tile("robot_rebel_freedom_fighters")
@pytest.mark.parametrize(
    ("key", "prestige"),
    [
        ("rebel_miners", 1),
        ("rebel_stronghold", 2),
        ("rebel_council", 2),
        ("rebel_fuel_refinery", 2),
        ("pirate_world", 0),
    ],
)
def test_rebels_settle_for_prestige(key: str, prestige: int) -> None:
    for lie in ("settle_1", "explore_1"):
        t = Scene("rebel_freedom_fighters", credit=0, stack=["imperium_fuel_depot", key], deck=FILL)
        t.choose("settle_1 produce", lie)
        t.settle()
        assert (t.tableau(), t.s.robot.prestige) == ([key], prestige)
        assert t.rules()["robot_shuns"] == "S-111"
