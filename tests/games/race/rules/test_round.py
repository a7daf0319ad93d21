"""The round: choosing two actions, the phases they bring, its end (S-13 to S-20, S-62 to S-64), and the set-up."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.vocabulary import act
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

ACTIONS = ["explore_5", "explore_1_1", "develop", "settle", "trade", "double_vp", "produce"]


def choosing(scene: Scene) -> Scene:
    return scene.plan(act.ROUND)


def markers(scene: Scene) -> list[str]:
    return [SPACE_KEYS[marker] for marker in scene.s.markers]


@rule("S-14", "S-13")
@refusal("chosen_already", "no_search")
def test_two_actions_are_chosen_in_parts() -> None:
    scene = choosing(Scene(0))
    assert (scene.kind(), scene.parts()) == ("choose", 2)
    assert scene.offered() == [f"action:{action}" for action in ACTIONS]
    assert scene.why_not("action:search") == [("no_search", "S-74", {})]
    scene.choose("action:trade")
    assert scene.parts() == 1
    assert scene.why_not("action:trade") == [("chosen_already", "S-14", {"action": "trade"})]
    assert "action:develop" in scene.offered()
    before = len(scene.told("robot_rolls"))
    scene.choose("action:explore_5")
    assert markers(scene) == ["explore_1", "consume_trade"]
    assert scene.told("chooses") == [{"n": 2, "spaces": ["explore_1", "consume_trade"]}]
    assert len(scene.told("robot_rolls")) == before + 1, "the dice are rolled when both are chosen"


@rule("S-14")
@pytest.mark.parametrize(
    ("first", "second", "spaces"),
    [
        ("develop", "develop", ["develop_1", "develop_2"]),
        ("settle", "settle", ["settle_1", "settle_2"]),
        ("explore_1_1", "explore_5", ["explore_1", "explore_2"]),
        ("double_vp", "trade", ["consume_trade", "consume_2x_vp"]),
        ("settle", "develop", ["develop_1", "settle_1"]),
    ],
)
def test_explore_develop_settle_and_consume_can_be_chosen_twice(first: str, second: str, spaces: list[str]) -> None:
    scene = choosing(Scene(0)).choose(f"action:{first}", f"action:{second}")
    assert scene.told("chooses") == [{"n": 2, "spaces": spaces}]


@rule("S-14")
def test_produce_can_be_chosen_once() -> None:
    scene = choosing(Scene(0)).choose("action:produce")
    assert "action:produce" not in scene.offered()


@rule("S-15", "S-16", "S-18", "S-90")
@pytest.mark.parametrize(
    ("chosen", "dice", "phases"),
    [
        (["explore_1", "produce"], [], ["explore", "produce"]),
        (["explore_1", "explore_2"], ["explore_1", "explore_2"], ["explore"]),
        (["consume_trade", "consume_2x_vp"], ["produce"], ["consume", "produce"]),
        (["develop_1", "develop_2"], ["settle_1"], ["develop", "develop", "settle"]),
        (["develop_1", "produce"], ["develop_2"], ["develop", "develop", "produce"]),
        (["explore_1", "produce"], ["settle_1", "settle_2"], ["explore", "settle", "settle", "produce"]),
        (["settle_1", "develop_1"], ["consume_2x_vp", "explore_1"], ["explore", "develop", "settle", "consume"]),
        (["search", "explore_1"], [], ["search", "explore"]),
    ],
)
def test_what_somebody_chose_is_played_in_order(chosen: list[str], dice: list[str], phases: list[str]) -> None:
    scene = Scene()
    scene.s.markers = sorted(SPACE_KEYS.index(key) for key in chosen)
    scene.s.dice_spaces = [SPACE_KEYS.index(key) for key in dice] + [-1] * (2 - len(dice))
    scene.plan(act.PHASES)
    assert scene.told("phases") == [{"n": len(phases), "phases": phases}]


@rule("S-18", "S-90")
def test_the_player_acts_first_in_each_phase() -> None:
    scene = Scene().tableau("gem_world").play("explore_1", "produce", dice=("produce",))
    scene.choose(scene.offered()[0])
    keys = [event.key for event in scene.recorder.events if event.key in ("phase", "keeps", "good", "draws")]
    assert keys == ["phase", "keeps", "phase", "good", "draws"]
    every = [event.key for event in scene.recorder.events]
    assert every.index("keeps") < every.index("robot_explores_along") < every.index("good")
    assert every.index("good") < every.index("robot_produces")


@rule("S-20", "S-148")
@tile("psi_crystal_world")
def test_with_psi_crystal_world_the_second_action_is_chosen_after_the_roll() -> None:
    scene = choosing(Scene().tableau("psi_crystal_world"))
    assert (scene.kind(), scene.parts()) == ("choose", 1)
    scene.choose("action:develop")
    assert len(scene.told("robot_rolls")) == 1
    assert scene.told("robot_places_die") == [], "the dice lie when both actions are known"
    assert (scene.kind(), scene.parts()) == ("choose", 1)
    assert scene.s.about(0) == {"n": 1, "spaces": ["develop_1"]}
    assert "action:develop" in scene.offered()
    scene.choose("action:develop")
    assert scene.told("chooses")[:2] == [
        {"n": 1, "spaces": ["develop_1"]},
        {"n": 2, "spaces": ["develop_1", "develop_2"]},
    ]
    assert len(scene.told("robot_places_die")) == 2


@rule("S-19")
def test_psi_crystal_world_counts_from_the_next_round_on() -> None:
    scene = choosing(Scene().hand("psi_crystal_world").cards(6))
    scene.choose("action:settle", "action:produce")
    scene.choose("place:psi_crystal_world")
    while scene.kind() in ("pay", "discard", "produce"):
        scene.choose(scene.offered()[0])
    assert (scene.s.round, scene.kind(), scene.parts()) == (3, "choose", 1)


@rule("S-62", "S-124")
@pytest.mark.parametrize(("cards", "discards"), [(10, 0), (12, 2)])
def test_at_the_end_of_a_round_ten_cards_are_left(cards: int, discards: int) -> None:
    scene = Scene().cards(cards).plan(act.END_ROUND)
    if discards:
        assert (scene.kind(), scene.parts()) == ("discard", discards)
        assert scene.s.about(0) == {"n": discards, "why": "hand_limit"}
        scene.choose("discard:rebel_council", "discard:alien_guardian")
    assert (scene.kind(), len(scene.in_hand())) == ("choose", 10)
    assert scene.told("round_ends") == [{"n": 1, "hand": cards, "limit": 10}]


@rule("S-62")
@tile("pan_galactic_research", "black_hole_miners")
@pytest.mark.parametrize("key", ["pan_galactic_research", "black_hole_miners"])
def test_two_cards_raise_the_limit_to_twelve(key: str) -> None:
    assert Scene().tableau(key).cards(12).plan(act.END_ROUND).kind() == "choose"


@rule("S-70")
@tile("retrofit_and_salvage_inc")
def test_retrofit_and_salvage_takes_nothing_from_the_robot() -> None:
    scene = Scene().tableau("retrofit_and_salvage_inc").hand("gem_world").plan(act.END_ROUND)
    assert scene.in_hand() == ["gem_world"]


TWELVE = [
    "gem_world", "comet_zone", "spice_world", "new_vinland", "artist_colony", "plague_world", "distant_world",
    "mining_world", "new_earth", "asteroid_belt", "radioactive_world", "destroyed_world",
]  # fmt: skip


@rule("S-63", "S-64")
@tile("hidden_fortress")
@pytest.mark.parametrize(
    ("tableau", "over"),
    [
        (TWELVE[:11], False),
        (TWELVE, True),
        ([*TWELVE[:11], "hidden_fortress"], False),
        ([*TWELVE, "hidden_fortress"], False),
        ([*TWELVE, "hidden_fortress", "new_sparta"], True),
    ],
)
def test_twelve_cards_end_the_game_fourteen_with_hidden_fortress(tableau: list[str], over: bool) -> None:
    scene = Scene().tableau(*tableau).stash("drop_ships", "space_marines").goods("gem_world").plan(act.END_ROUND)
    assert (scene.s.open == []) == over
    assert [told["why"] for told in scene.told("over")] == ([["tableau"]] if over else [])


@rule("S-63", "S-64")
@pytest.mark.parametrize(("cards", "tokens", "over"), [(11, 0, False), (12, 0, True), (10, 2, True)])
def test_cards_and_tokens_of_the_robot_end_the_game(cards: int, tokens: int, over: bool) -> None:
    scene = Scene()
    r = scene.s.robot
    r.tableau = r.tableau + scene.s.deck[: cards - 1]
    del scene.s.deck[: cards - 1]
    scene.s.difficulty = 1
    r.tokens, r.supply = tokens, 2 - tokens
    scene.plan(act.END_ROUND)
    assert [told["why"] for told in scene.told("over")] == ([["robot_tableau"]] if over else [])


@rule("S-63", "S-7")
@pytest.mark.parametrize(
    ("sets", "vp", "over"), [(0, 23, False), (0, 24, True), (0, 27, True), (3, 28, False), (3, 29, True)]
)
def test_an_empty_supply_ends_the_game(sets: int, vp: int, over: bool) -> None:
    scene = Scene(sets)
    scene.s.award(vp)
    scene.plan(act.END_ROUND)
    assert [told["why"] for told in scene.told("over")] == ([["chips"]] if over else [])


@rule("S-63")
@pytest.mark.parametrize(("mine", "its", "why"), [(15, 0, ["prestige"]), (0, 15, ["robot_prestige"]), (14, 14, [])])
def test_fifteen_prestige_end_the_game(mine: int, its: int, why: list[str]) -> None:
    scene = Scene().prestige(mine)
    scene.s.robot.prestige = its
    scene.plan(act.END_ROUND)
    assert [told["why"] for told in scene.told("over")] == ([why] if why else [])


@rule("S-1", "S-63", "S-65")
def test_the_end_tells_who_has_won() -> None:
    scene = Scene().tableau(*TWELVE).plan(act.END_ROUND)
    assert scene.told("over") == [{"n": 1, "why": ["tableau"], "scores": [15, 2], "winners": [0]}]
    assert scene.score().total == 15
    assert scene.s.agenda == []


@rule("S-63", "S-62")
def test_the_hand_is_cut_also_in_the_last_round() -> None:
    scene = Scene().tableau(*TWELVE).cards(11).plan(act.END_ROUND)
    assert (scene.kind(), scene.parts()) == ("discard", 1)
    assert scene.choose("discard:rebel_council").told("over")[0]["n"] == 1


@rule("S-9")
@tile("ancient_race")
@pytest.mark.parametrize(("start", "kept"), [("new_sparta", 4), ("ancient_race", 3)])
def test_six_cards_are_dealt_and_four_kept_or_three(start: str, kept: int) -> None:
    scene = Scene().tableau(start).plan(act.START)
    assert (scene.kind(), scene.parts(), len(scene.in_hand())) == ("discard", 6 - kept, 6)
    assert scene.s.about(0) == {"n": 6 - kept, "why": "set_up"}
    while scene.kind() == "discard":
        scene.choose(scene.offered()[0])
    assert (scene.kind(), len(scene.in_hand()), scene.s.round) == ("choose", kept, 2)


@rule("S-10")
@tile("alpha_centauri", "ancient_race", "galactic_scavengers")
@pytest.mark.parametrize(
    ("start", "goods"),
    [("alpha_centauri", 1), ("ancient_race", 1), ("galactic_scavengers", 1), ("earths_lost_colony", 0)],
)
def test_a_windfall_start_world_begins_with_a_good(start: str, goods: int) -> None:
    scene = Scene().tableau(start).plan(act.START)
    assert len(scene.with_goods()) == goods
    assert [event.rule for event in scene.events("good")] == ["S-10"] * goods


@rule("S-11")
@tile("galactic_scavengers")
def test_a_card_goes_under_galactic_scavengers_before_the_first_round() -> None:
    scene = Scene().tableau("galactic_scavengers").next(*TWELVE[:7]).plan(act.START)
    while scene.kind() == "discard":
        scene.choose(scene.offered()[0])
    assert (scene.kind(), len(scene.offered())) == ("bury", 4)
    assert scene.s.about(0) == {"card": "galactic_scavengers"}
    card = scene.offered()[0].removeprefix("stash:")
    scene.choose(f"stash:{card}")
    assert (scene.keys(scene.p.stash), len(scene.in_hand()), scene.kind()) == ([card], 3, "choose")


@rule("S-6")
def test_an_empty_pile_is_refilled_at_once_with_what_was_discarded() -> None:
    scene = Scene().tableau("trading_outpost", "gem_world").goods("gem_world").pile("comet_zone", "new_sparta")
    for key in ("plague_world", "spice_world"):
        scene.s.robot.hand.remove(scene.number(key))
        scene.s.throw(scene.number(key))
    scene.play(dice=("explore_1",))
    assert scene.told("reshuffled") == [{"n": 2}], "at once, when the second card was drawn"
    assert (scene.s.discard, len(scene.s.deck)) == ([], 2)
