"""The set-up: pool, start tiles, dice, the first two tiles (R-8 to R-15, R-82)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import (
    COLOUR_KEYS,
    DEVELOPMENT,
    GAIN_CREDITS,
    GAIN_DIE,
    GAIN_GOOD,
    NUMBER_SHIFT,
    REMOVE_DIE,
    WORLD,
)
from orrery.games.roll.rules.state import Empire
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.refusal import IllegalChoice
from tests.rules import refusal, rule, vector

# Dice of the start tiles: cup, citizenry, goods.
DICE: dict[str, tuple[list[str], list[str], list[str]]] = {
    "space_piracy": ([], ["military"], []),
    "alien_archaeology": ([], ["alien"], []),
    "consumer_markets": (["novelty"], [], []),
    "improved_reconnaissance": (["rare_elements"], [], []),
    "genetics_lab": ([], ["genes"], []),
    "galactic_religion": ([], [], ["novelty"]),
    "biological_adaptation": (["genes"], [], []),
    "mining_industry": ([], ["rare_elements"], []),
    "destroyed_colony": (["consumption"], ["military"], []),
    "earths_lost_colony": ([], [], ["novelty"]),
    "new_sparta": ([], ["military", "military"], []),
    "alpha_centauri": ([], [], ["rare_elements"]),
    "damaged_alien_factory": ([], ["alien"], []),
    "ancient_race": ([], [], ["genes"]),
    "separatist_colony": (["military"], [], []),
    "old_earth": ([], ["consumption"], []),
    "epsilon_eridani": ([], ["novelty", "military"], []),
    "doomed_world": ([], [], []),
}


def fresh(seats: int, seed: str, **options: str) -> Flow:
    s = ROLL.new(options, seats, key_of_seed(seed))
    assert isinstance(s, Flow)
    return s


def starts(s: Flow, p: Empire) -> tuple[str, str]:
    """The left half of the faction, and the home world."""
    return s.box.sides[s.box.factions[p.faction][0]].key, s.box.sides[s.box.home_worlds[p.home_world]].key


def with_start(key: str, **options: str) -> tuple[Flow, Empire]:
    """A game in which somebody got this start tile."""
    for seed in range(200):
        s = fresh(5, str(seed), **options)
        for p in s.players:
            if key in starts(s, p):
                return s, p
    raise AssertionError(f"nobody ever gets {key}")


def colours(dice: list[int]) -> list[str]:
    return sorted(COLOUR_KEYS[die & 15] for die in dice)


@rule("R-8")
@vector("TV-1")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48), (5, 60)])
def test_the_pool_holds_12_vp_per_player_and_the_bag_all_other_tiles(seats: int, pool: int) -> None:
    s = fresh(seats, "1")
    assert (s.pool, s.extra) == (pool, 0)
    drawn = [tile for p in s.players for tile in p.drawn]
    assert len(drawn) == 2 * seats
    assert sorted(s.bag + drawn) == list(range(55))
    assert s.bag == sorted(s.bag)
    assert ROLL.audit(s) == []
    assert [p.chips for p in s.players] == [0] * seats
    assert s.round == 0


@rule("R-9", "R-11", "R-13")
@pytest.mark.parametrize("seed", [str(n) for n in range(12)])
def test_everybody_gets_another_faction_and_home_world_and_exactly_their_dice(seed: str) -> None:
    s = fresh(5, seed)
    assert len({p.faction for p in s.players}) == 5
    assert len({p.home_world for p in s.players}) == 5
    for p in s.players:
        faction, home_world = starts(s, p)
        halves = s.box.factions[p.faction]
        worlds = [side for side in halves if s.box.sides[side].kind == WORLD] + [s.box.home_worlds[p.home_world]]
        assert p.worlds == worlds
        assert p.developments == [side for side in halves if s.box.sides[side].kind == DEVELOPMENT]
        assert p.tiles() == 3
        cup, citizenry, goods = (DICE[faction][i] + DICE[home_world][i] for i in range(3))
        assert colours(p.cup) == sorted(["home", "home", "home", *cup])
        assert colours(p.citizenry) == sorted(["home", "home", *citizenry])
        assert colours(p.goods) == sorted(goods)
        assert all(s.box.sides[side].key != "" and side in p.worlds for side in p.goods_on)
        assert p.credits == (8 if home_world == "doomed_world" else 1)
        assert p.workers == p.builders[WORLD] == p.builders[DEVELOPMENT] == []
    assert s.supply[0] == 0, "five players take all 25 Home dice"


@rule("R-11")
@pytest.mark.parametrize("key", DICE)
def test_every_start_tile_is_dealt_to_somebody(key: str) -> None:
    s, p = with_start(key)
    faction, home_world = starts(s, p)
    if "galactic_religion" in (faction, home_world):
        assert s.box.sides[p.goods_on[0]].key == "pilgrimage_world", "the good lies on the world that gave it"
    made = 5 + sum(len(DICE[faction][i]) + len(DICE[home_world][i]) for i in range(3))
    assert p.made == made
    assert sorted(die >> NUMBER_SHIFT for die in p.dice()) == [256 * p.seat + n for n in range(made)]


@rule("R-13")
@vector("TV-2")
def test_doomed_world_gives_eight_credits_and_no_die() -> None:
    s, p = with_start("doomed_world")
    faction, _ = starts(s, p)
    assert p.credits == 8
    assert colours(p.cup) == sorted(["home"] * 3 + DICE[faction][0])
    assert colours(p.citizenry) == sorted(["home"] * 2 + DICE[faction][1])


@rule("R-14")
@vector("TV-3")
def test_destroyed_colony_gives_the_dice_of_both_its_worlds() -> None:
    s, p = with_start("destroyed_colony")
    _, home_world = starts(s, p)
    assert p.developments == []
    assert [s.box.sides[side].key for side in p.worlds] == ["destroyed_colony", "awakened_alien_outpost", home_world]
    assert colours(p.cup) == sorted(["consumption"] + ["home"] * 3 + DICE[home_world][0])
    assert colours(p.citizenry) == sorted(["military"] + ["home"] * 2 + DICE[home_world][1])


def test_the_set_up_is_told_to_all() -> None:
    ears = Recorder()
    s = ROLL.new({}, 2, key_of_seed("2"), ears)
    assert isinstance(s, Flow)
    assert s.listener is None
    told = [repr(event) for event in ears.events if event.key == "empire"]
    keys = s.box.sides
    for p in s.players:
        faction = "+".join(keys[side].key for side in s.box.factions[p.faction])
        home = keys[s.box.home_worlds[p.home_world]].key
        assert told[p.seat] == f"empire seat={p.seat} faction={faction} home_world={home} [R-9]"
    empires = [event for event in ears.events if event.key == "empire"]
    assert [(event.seen, event.reveals) for event in empires] == [(-1, True), (-1, True)]
    dice = [event for event in ears.events if event.key in ("gain_die", "gain_good")]
    assert {(event.rule, event.seen, event.reveals) for event in dice} == {("R-52", -1, False)}
    assert len(dice) == sum(p.made - 5 for p in s.players)
    assert len(dice) + len(told) == len(ears.events)


def test_the_eight_credits_of_doomed_world_are_told() -> None:
    for seed in range(50):
        ears = Recorder()
        ROLL.new({}, 5, key_of_seed(str(seed)), ears)
        found = [event for event in ears.events if event.key == "starting_credits"]
        if found:
            assert found[0].params == {"tile": "doomed_world", "credits": 8}
            assert (found[0].rule, found[0].seen, found[0].reveals) == ("R-13", -1, False)
            return
    raise AssertionError("nobody ever gets Doomed World")


@rule("R-10")
@refusal("one_tile_per_stack")
def test_there_are_exactly_two_arrangements_of_the_first_two_tiles() -> None:
    s = fresh(2, "5")
    key = [side.key for side in s.box.sides]
    first, second = s.players[0].drawn
    assert [(d.seat, d.kind, d.secret) for d in s.decisions()] == [(0, "start", True), (1, "start", True)]
    offered = [choice.code for choice in s.decisions()[0].choices]
    assert offered == [f"start:{key[2 * first + 1]}", f"start:{key[2 * second + 1]}"]
    assert [(r.key, r.rule, r.params) for r in s.refusals(0)] == [("one_tile_per_stack", "R-10", {})]
    with pytest.raises(IllegalChoice) as caught:
        s.apply(0, ROLL.choice(f"start:{key[2 * s.players[1].drawn[0] + 1]}"))
    assert caught.value.rule == "R-10"
    other = s.decisions()[1].choices[0]
    for code, development, world in ((offered[0], first, second), (offered[1], second, first)):
        t = s.clone()
        ears = Recorder()
        t.apply(0, ROLL.choice(code), ears)
        assert [repr(event) for event in ears.events] == ["ready seat=0 [R-10]"]
        assert t.players[0].stacks == [[], []], "laid out when all have chosen"
        assert t.decision(0) is None
        assert t.busy() == [1]
        t.apply(1, other, ears)
        assert t.players[0].stacks == [[2 * world], [2 * development + 1]]
        assert (t.players[0].drawn, t.players[0].start) == ([], -1)
        own = [event for event in ears.events if event.seat == 0 and event.key in ("lay_out", "top")]
        assert [repr(event) for event in own] == [
            f"lay_out seat=0 development={key[2 * development + 1]} world={key[2 * world]} [R-10]",
            f"top seat=0 side=development tile={key[2 * development + 1]} [R-84]",
            f"top seat=0 side=world tile={key[2 * world]} [R-84]",
        ]
        assert [(event.seen, event.reveals) for event in own] == [(1, False), (~1, True), (~1, True)]
        assert t.round == 1


@rule("R-12", "R-11")
@pytest.mark.parametrize("setup", ["free", "beginner"])
def test_the_world_that_waits_gives_nothing_in_the_set_up(setup: str) -> None:
    waiting = set()
    for seed in range(40):
        s = fresh(2, str(seed), setup=setup)
        ears = Recorder()
        for d in [d for d in s.decisions() if d.kind == "start"]:
            s.apply(d.seat, d.choices[seed % 2], ears)
        assert s.round == 1, "the tiles are laid out and the first round has begun"
        given = 0
        for p in s.players:
            faction, home_world = starts(s, p)
            cup, citizenry, goods = (DICE[faction][i] + DICE[home_world][i] for i in range(3))
            assert colours(p.cup + p.workers) == sorted(["home"] * 3 + cup)
            assert colours(p.citizenry) == sorted(["home"] * 2 + citizenry)
            assert colours(p.goods) == sorted(goods)
            assert p.credits == (8 if home_world == "doomed_world" else 1)
            assert p.builders == [[], []]
            given += p.made
            (side,) = p.stacks[WORLD]
            waiting |= {effect.kind for effect in s.box.sides[side].effects}
        assert sum(s.supply) == sum(s.box.dice) - given
        assert [e.key for e in ears.events if e.key in ("gain_die", "gain_good", "gain_credits", "remove")] == []
    assert waiting == {GAIN_DIE, GAIN_GOOD, GAIN_CREDITS, REMOVE_DIE}, "worlds with every kind of effect have waited"


@rule("R-10")
def test_beginners_get_the_cheaper_arrangement_by_itself() -> None:
    both = set()
    for seed in range(20):
        free = fresh(2, str(seed))
        easy = fresh(2, str(seed), setup="beginner")
        assert easy.round == 1, "nothing is asked in the set-up"
        cost = free.box.cost
        for p, q in zip(free.players, easy.players, strict=True):
            first, second = p.drawn
            one = cost[2 * first + 1] + cost[2 * second]
            other = cost[2 * second + 1] + cost[2 * first]
            chosen = first if one <= other else second
            both.add((one > other) - (one < other))
            assert q.stacks[DEVELOPMENT] == [2 * chosen + 1]
            assert q.stacks[WORLD] == [2 * (first + second - chosen)]
    assert both == {-1, 0, 1}, "cheaper, dearer and equal arrangements have all been tried"
    assert (fresh(2, "1").setup, fresh(2, "1", setup="beginner").setup) == (0, 1)


@rule("R-15")
def test_starting_goods_cannot_be_recalled_before_the_first_manage_empire_step() -> None:
    s, p = with_start("earths_lost_colony", setup="beginner")
    assert s.box.sides[p.goods_on[-1]].key == "earths_lost_colony"
    with pytest.raises(IllegalChoice):
        s.apply(p.seat, ROLL.choice("recall:novelty@earths_lost_colony"))
    while not any(d.kind == "recall" for d in s.decisions()):
        assert "earths_lost_colony" in [s.box.sides[side].key for side in p.goods_on]
        assert s.round == 1
        for d in s.decisions()[:]:
            keen = [c for c in d.choices if "novelty@earths" not in c.code]
            s.apply(d.seat, (keen or d.choices)[0])
    recall = ROLL.choice("recall:novelty@earths_lost_colony")
    assert s.decision(p.seat) is not None
    assert recall in s.decision(p.seat).choices  # type: ignore[union-attr]


@rule("R-82")
def test_player_order_is_clockwise_from_the_lowest_faction_number() -> None:
    firsts = set()
    for seed in range(20):
        s = fresh(4, str(seed))
        numbers = [s.box.numbers[p.faction] for p in s.players]
        first = numbers.index(min(numbers))
        firsts.add(first)
        assert s.order == [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]
    assert firsts == {0, 1, 2, 3}
