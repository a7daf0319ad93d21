"""Setting up a game: what is laid, dealt and drawn, and what the player starts with."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from orrery.games.era.rules.board import CENTRE, HOME, MIDDLES
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import goal, star
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.faction import FARMERS, HUMAN, NOBODY, SLAVERS
from orrery.kernel.refusal import BadOptions, IllegalChoice
from tests.rules import refusal, rule, tile

from .starts import Start, sided

SEEDS = [f"set-up {n}" for n in range(60)]
NEUTRAL = "avians"  # star people without powers


@rule("E-21")
def test_a_story_and_a_goal_are_drawn_or_there_is_no_goal() -> None:
    assert Start().s.goal == goal.NONE
    stories = {Start(seed=seed, goal="random").s.story for seed in SEEDS}
    goals = {Start(seed=seed, goal="random").s.goal for seed in SEEDS}
    assert stories == {0, 1, 2, 3}
    assert goals == set(range(8)), "all eight, and never none"
    chosen = Start(story="wars", goal="legacy")
    assert (BOX.story_keys[chosen.s.story], BOX.goal_keys[chosen.s.goal]) == ("wars", "legacy")
    assert chosen.told("goal")[0].params == {"goal": "legacy", "drawn": False}


@rule("E-8", "E-22", "E-34", "E-188")
def test_one_of_twelve_domination_cards_is_dealt() -> None:
    hands: Counter[int] = Counter()
    for seed in SEEDS:
        s = Start(seed=seed).s
        assert len(s.hand.cards) == 1
        assert sorted(s.hand.cards + s.hand.deck) == list(range(12))
        hands[s.hand.cards[0]] += 1
    assert len(hands) > 8
    assert "exploratory" not in BOX.card_keys


@rule("E-23", "E-32")
def test_the_home_star_counts_six_without_a_disc() -> None:
    s = sided(NEUTRAL, "sto").s
    assert s.home == MIDDLES[HOME]
    assert s.owner[s.home] == HUMAN
    assert (s.population(s.home), s.discs[s.home], s.me.track) == (6, 0, 39)
    s.discs[s.home] = 2
    assert s.population(s.home) == 8


@tile("star_uninhabited", "star_primitive", "star_advanced")
@rule("E-6", "E-24")
@pytest.mark.parametrize(("home", "kinds"), [("lyra", [2, 2, 2]), ("rigel", [3, 2, 2])])
def test_each_star_of_the_home_sector_but_the_home_star_has_a_counter(home: str, kinds: list[int]) -> None:
    """Seven stars: two counters of each type. Eight: an uninhabited one more."""
    orders = set()
    for seed in SEEDS[:10]:
        s = Start(seed=seed, home=home).s
        stars = [at for at in s.layout.stars_by_sector[HOME] if at != s.home]
        found = [s.counters[at] for at in stars]
        assert [found.count(kind) for kind in range(star.TYPES)] == kinds
        assert s.counters[s.home] == star.NONE
        assert not any(s.faces_seen[at] for at in stars), "face down"
        orders.add(tuple(found))
    assert len(orders) > 5, "shuffled"


@rule("E-7", "E-25")
@pytest.mark.parametrize(("centre", "stars"), [("lyra", 7), ("rigel", 8)])
def test_each_star_of_the_central_sector_has_a_counter_and_a_relic(centre: str, stars: int) -> None:
    kinds: Counter[int] = Counter()
    relics: Counter[int] = Counter()
    for seed in SEEDS[:30]:
        s = Start(seed=seed, centre=centre).s
        here = s.layout.stars_by_sector[CENTRE]
        assert MIDDLES[CENTRE] in here, "the central star as well"
        found = Counter(s.counters[at] for at in here)
        assert sum(found.values()) == stars
        assert max(found.values()) <= 3
        kinds += found
        lying = [s.relics[at] for at in here]
        assert len(set(lying)) == stars, "different ones"
        relics.update(lying)
        assert not any(s.faces_seen[at] or s.relic_seen[at] for at in here)
        assert all(s.relics[at] == -1 for at in s.layout.stars_by_sector[HOME])
    assert set(kinds) == {0, 1, 2}
    assert set(relics) == set(range(10)), "any of the ten may be left over"


@tile("set_up_player")
@rule("E-26")
def test_the_player_starts_with_three_ships_and_level_one() -> None:
    s = sided("orion", "sto").s
    assert s.me.loose[s.home] == s.me.ships() == 3
    assert s.me.levels == [1] * 5
    assert s.total() == 0


@rule("E-10", "E-27")
@refusal("not_dealt")
def test_two_star_people_are_dealt_one_is_kept_and_then_a_side() -> None:
    dealt: set[int] = set()
    for seed in SEEDS:
        start = Start(seed=seed, peoples="all")
        assert len(set(start.s.dealt)) == 2
        assert start.offered == [f"keep:{BOX.people_keys[people]}" for people in start.s.dealt]
        dealt.update(start.s.dealt)
    assert dealt == set(range(17)), "all of them"
    start = Start()
    keys = [BOX.people_keys[people] for people in start.s.dealt]
    other = next(
        choice for choice in ERA.alphabet.choices if choice.code.startswith("keep:") and choice.code[5:] not in keys
    )
    assert [(r.key, r.rule) for r in start.s.why_not(0, other)] == [("not_dealt", "E-27")]
    with pytest.raises(IllegalChoice) as caught:
        start.s.apply(0, other)
    assert caught.value.rule == "E-27"
    start.choose(f"keep:{keys[1]}")
    assert start.s.dealt == []
    assert start.offered == ["side:sto", "side:sts"]
    start.choose("side:sts")
    assert (BOX.people_keys[start.s.people], start.s.alignment) == (keys[1], STS)


@rule("E-27")
def test_star_people_can_be_named_drawn_or_only_those_that_are_certain_be_dealt() -> None:
    named = Start(people="greys")
    assert named.offered == ["side:sto", "side:sts"]
    drawn = {Start(seed=seed, people="random").s.people for seed in SEEDS}
    assert len(drawn) > 12
    certain = {people for seed in SEEDS for people in Start(seed=seed).s.dealt}
    assert {BOX.people_keys[people] for people in certain} == {
        "alliance", "anchara", "avians", "caninoids", "dracos", "greys", "icc", "mantids", "orion", "plejars", "yowies",
    }  # fmt: skip


@rule("E-30")
def test_the_turn_order_is_dealt_at_random() -> None:
    found = {tuple(Start(seed=seed).s.order) for seed in SEEDS}
    assert found == set(permutations([HUMAN, FARMERS, SLAVERS]))


@rule("E-31", "E-41", "E-206")
def test_all_are_at_peace_but_the_automas_with_each_other() -> None:
    s = sided(NEUTRAL, "sts").s
    assert not s.at_war(HUMAN, FARMERS)
    assert not s.at_war(HUMAN, SLAVERS)
    assert s.at_war(FARMERS, SLAVERS)
    assert s.at_war(SLAVERS, FARMERS)


@rule("E-5", "E-17", "E-33")
def test_two_different_sectors_lie_at_random_or_as_chosen() -> None:
    layouts = [Start(seed=seed).s.layout for seed in SEEDS]
    assert all(t.home_tile != t.centre_tile for t in layouts)
    assert {t.home_tile for t in layouts} == {t.centre_tile for t in layouts} == set(range(9))
    assert {t.home_turn for t in layouts} == {t.centre_turn for t in layouts} == set(range(6))
    assert {t.home_face % 2 for t in layouts} == {t.centre_face % 2 for t in layouts} == {0, 1}
    chosen = Start(home="lyra", centre="sirius").s.layout
    assert (BOX.tile_keys[chosen.home_tile], BOX.tile_keys[chosen.centre_tile]) == ("lyra", "sirius")
    for seed in SEEDS[:20]:
        assert BOX.tile_keys[Start(seed=seed, centre="sirius").s.layout.home_tile] != "sirius"
    with pytest.raises(BadOptions) as caught:
        ERA.check({"home": "lyra", "centre": "lyra"}, 1)
    assert caught.value.key == "option_needs"


@tile("wormhole_centre", "wormhole_home_a", "wormhole_home_b")
@rule("E-15", "E-16")
def test_the_player_is_told_how_the_board_lies() -> None:
    told = Start(home="lyra", centre="sirius").told("sectors")[0].params
    assert (told["home"], told["centre"]) == ("lyra", "sirius")
    assert told["wormholes"] == ["zc7", "ha3", "hg7"]


@rule("E-35", "E-36", "E-261")
def test_nothing_of_the_automas_is_on_the_board() -> None:
    s = sided(NEUTRAL, "sto").s
    for automa in (FARMERS, SLAVERS):
        f = s.factions[automa]
        assert f.ships() == 0
        assert s.stars_of(automa) == []
        assert f.fleet_size == [0] * 5
    assert [at for at in s.star_hexes() if s.owner[at] != NOBODY] == [s.home]


@tile("difficulty_easy", "difficulty_standard", "difficulty_hard", "difficulty_insane")
@rule("E-39", "E-40", "E-262")
@pytest.mark.parametrize(
    ("level", "discs", "ships"), [("easy", 0, 0), ("standard", 0, 1), ("hard", 1, 2), ("insane", 2, 3)]
)
def test_the_difficulty_moves_discs_and_brings_ships(level: str, discs: int, ships: int) -> None:
    powers = set()
    for seed in SEEDS:
        start = Start(seed=seed, difficulty=level)
        assert start.s.box.difficulties[start.s.difficulty].ship_bonus == ships
        assert start.s.robots.power + start.s.slavers.track == 39
        six = next(event for event in start.told("start_die") if event.seat == SLAVERS).params["die"] == 6
        assert start.s.robots.power == discs + (2 if six else 0)
        powers.add(start.s.robots.power)
    assert powers == {discs, discs + 2}


@rule("E-42", "E-255")
def test_the_first_round_follows() -> None:
    start = sided(NEUTRAL, "sto")
    assert start.s.round == 1
    assert start.told("round")[0].params == {"n": 1, "era": 1, "alignment": "sto"}
