"""What the captain's plans bring, in words."""

from __future__ import annotations

from functools import partial

import pytest

from orrery.bots.plan import Plan
from orrery.games import load
from orrery.games.race.rules.game import RACE
from orrery.kernel.chance import Chance, key_of_seed
from orrery.texts import LANGUAGES, Speech
from tests.texts.sayings import check

ENGLISH, GERMAN = Speech("en", RACE), Speech("de", RACE)


def test_plans_read_well() -> None:
    paid = {"card": "gem_world", "n": 2, "cards": ["old_earth", "new_sparta"]}
    assert ENGLISH.voice.plan(Plan([], "pay", paid)) == "Place Gem World and pay 2 cards: Old Earth and New Sparta."
    assert GERMAN.voice.plan(Plan([], "pay", {**paid, "n": 1, "cards": ["old_earth"]})) == (
        "„Kristallwelt“ auslegen und mit „Alte Erde“ bezahlen."
    )
    gain = {"gain": {"vp": 6, "cards": 2, "prestige": 0}}
    assert ENGLISH.voice.plan(Plan([], "consume", gain)) == "Brings 6\xa0VP and 2 cards."
    spaces = {"n": 2, "spaces": ["develop_1", "develop_2"]}
    assert GERMAN.voice.plan(Plan([], "actions", spaces)) == "Entwickeln und zweites Entwickeln wählen."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_plan_of_a_game_is_told(lang: str) -> None:
    package = load("race")
    captain = package.make_bot("captain", Chance(key_of_seed("plans")))
    options = RACE.complete({"sets": "3"})
    speech = Speech(lang, RACE, options)
    state = RACE.new(options, 1, key_of_seed("plans"))
    met: set[str] = set()
    while state.decisions():
        decision = state.decisions()[0]
        plan = captain.advise(partial(state.view, 0), decision)
        assert plan is not None
        check(speech.plan(plan, "captain"))
        met.add(plan.why)
        state.apply(0, plan.answers[0])
    assert met >= {"actions", "pay", "keep"}
