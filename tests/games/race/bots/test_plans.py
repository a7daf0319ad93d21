"""The captain's plans: they lead where they say, and are what the captain would do."""

from __future__ import annotations

from functools import partial

import pytest

from orrery.bots import Plan
from orrery.games import load
from orrery.games.race.rules.game import race
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.state import State
from orrery.tables.advice import answers, think
from tests.games.race.rules.scene import Scene

from .captains import advice, captain, codes

TOLD = {"pay": "pays", "keep": "keeps", "discard": "discards"}
GAMES = [{"sets": "0"}, {"sets": "1", "difficulty": "hard"}, {"sets": "2", "edition": "first"}, {"sets": "3"}]


def test_the_captain_advises() -> None:
    assert load("race").adviser == "captain"


def test_the_payment_of_a_card_is_planned() -> None:
    scene = Scene(0)
    hand = ["drop_ships", "public_works", "rebel_homeworld", "rebel_base", "alien_robotic_factory", "gem_world"]
    scene.tableau("epsilon_eridani").hand(*hand).play("develop_1")
    scene.choose("place:drop_ships")
    plan = advice(scene)
    assert plan.why == "pay"
    assert (plan.params["card"], plan.params["n"]) == ("drop_ships", 3)
    assert sorted(codes(plan)) == sorted(f"pay:{key}" for key in plan.params["cards"])
    scene.choose(*codes(plan)[:-1])
    assert scene.kind() == "pay"
    scene.choose(codes(plan)[-1])
    assert scene.number("drop_ships") in scene.p.tableau
    assert sorted(scene.keys(scene.p.hand)) == sorted(set(hand) - {*plan.params["cards"], "drop_ships"})


def test_placing_a_card_is_planned_with_its_payment() -> None:
    scene = Scene(0)
    scene.tableau("earths_lost_colony").hand("public_works", "gem_world", "rebel_homeworld").play("develop_1")
    plan = advice(scene)
    assert (plan.why, plan.params["card"]) == ("place", "public_works")
    assert codes(plan) == ["place:public_works"]


def test_consuming_is_planned_as_a_whole() -> None:
    scene = Scene(0)
    scene.tableau(
        "gem_world", "comet_zone", "plague_world", "public_works", "prosperous_world", "galactic_trendsetters"
    )
    scene.goods("gem_world", "comet_zone", "plague_world", "prosperous_world")
    scene.play("consume_2x_vp")
    plan = advice(scene)
    assert (plan.why, plan.params) == ("consume", {"gain": {"vp": 10, "cards": 1, "prestige": 0}})
    for code in codes(plan):
        if code in scene.offered():  # what is left without a choice the engine takes
            scene.choose(code)
    assert scene.p.vp == 10
    assert len(scene.p.hand) == 1
    assert scene.kind() == ""


def test_exploring_is_planned_as_a_whole() -> None:
    scene = Scene(0)
    scene.tableau("new_sparta").next("public_works", "gem_world", "rebel_homeworld").play("explore_2")
    plan = advice(scene)
    assert plan.why == "keep"
    assert plan.params["n"] == 2
    assert sorted(codes(plan)) == sorted(f"keep:{key}" for key in plan.params["cards"])
    scene.choose(*codes(plan))
    assert sorted(scene.keys(scene.p.hand)) == sorted(plan.params["cards"])


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_plans_begin_with_what_the_captain_does_and_lead_where_they_say(number: int) -> None:
    """In whole games: what a plan says is true of the state that it leads to, as far as nothing is revealed."""
    game = load("race").rules
    state: State = game.new(GAMES[number], 1, key_of_seed(f"plans {number}"))
    met = set()
    while state.decisions():
        decision = state.decisions()[0]
        view = state.view(0)
        plan = think("race", view, 0)
        chosen = captain().choose(partial(state.view, 0), decision)
        assert plan.answers[0] is chosen
        given = answers(game, view, 0, codes(plan))
        assert given[0].choice is chosen
        met.add(plan.why)
        if len(given) == len(plan.answers) and not race(state).empire.picked:
            follow(race(state.clone()), plan)
        state.apply(0, chosen)
    assert met >= {"actions", "pay", "keep"}


def follow(s: Race, plan: Plan) -> None:
    """Give the answers of a plan and look whether it was right."""
    heard = Recorder()
    before = s.empire.vp
    markers = s.markers
    for choice in plan.answers:
        s.apply(0, choice, heard)
    told = {event.key: event.params for event in reversed(heard.events) if event.seat == 0}  # the first of each
    if plan.why == "actions":
        chosen = told["chooses"]["spaces"] if "chooses" in told else [SPACE_KEYS[marker] for marker in s.markers]
        assert chosen == sorted(
            [SPACE_KEYS[marker] for marker in markers] + plan.params["spaces"], key=SPACE_KEYS.index
        )
    elif plan.why in TOLD:
        event = told[TOLD[plan.why]]
        assert sorted(event["cards"]) == sorted(plan.params["cards"])
    elif plan.why == "consume":
        gained = [event.params["n"] for event in heard.events if event.key == "gains_vp"]
        assert sum(gained) == plan.params["gain"]["vp"] <= max(s.empire.vp - before, sum(gained))
    if plan.why in ("pay", "place") and "places" in told:
        assert told["places"]["card"] == plan.params["card"]


def test_equal_views_have_equal_plans() -> None:
    game = load("race").rules
    state = game.new({"sets": "3"}, 1, key_of_seed("equal"))
    for _ in range(40):
        decision = state.decisions()[0]
        one = think("race", state.view(0), 0)
        other = game.imagine(state.view(0), 0, Chance(key_of_seed("other")))
        two = think("race", other.view(0), 0)
        assert (codes(one), one.why, one.params) == (codes(two), two.why, two.params)
        assert one.answers[0] in decision.choices
        state.apply(0, one.answers[0])
