"""What games of Race tell, ask and refuse reads well, with every start world of the robot, also what is rare."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.games.race.rules.alphabet import ALPHABET, C_DONE, C_PASS
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.options import ROBOT_START
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import act
from orrery.games.race.texts.questions import RULES as RULE_OF
from orrery.games.race.texts.questions import Questions
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.event import Event, Recorder
from orrery.kernel.refusal import Refusal
from orrery.texts import LANGUAGES, Speech
from tests.digest import digest
from tests.texts.sayings import check
from tests.texts.usage import string_arguments

RULES = "games/race/rules"
NAMES = ["Quinn", "Xaver"]
STARTS = next(option for option in RACE.options if option.key == ROBOT_START).values[1:]


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, RACE)


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_read_back(lang: str, start: str) -> None:
    """Every event, question, answer, refusal and line of a score; every event names a rule that can be opened."""
    options = RACE.complete({"sets": "3", "difficulty": "hard", ROBOT_START: start})
    speech = Speech(lang, RACE, options)
    for seed in range(2):
        recorder = Recorder()
        state = RACE.new(options, 1, key_of_seed(f"{start}/{seed}"), recorder)
        chance = Chance(key_of_seed(f"read/{seed}"))
        while state.decisions():
            decision, view = state.decisions()[0], state.view(0)
            check(speech.decision(decision, view))
            labels = [speech.choice(decision, choice) for choice in speech.ordered(decision, view)]
            assert len(set(labels)) == len(labels), labels
            for choice in decision.choices:
                if gain := speech.gain(view, decision, choice):
                    check(gain)
            for line in speech.lines(view, 0):
                assert not re.search(r"[{}]|\w_\w|\brace\.\w", line), line
            for refusal in state.refusals(0):
                check(speech.refusal(refusal))
            state.apply(0, decision.choices[chance.below(len(decision.choices))], recorder)
        for event in recorder.events:
            for me in (0, None):
                check(speech.event(event, NAMES, me))
            assert speech.rule(event.rule) is not None
        for score in state.scores():
            for part in score.parts:
                check(speech.part(part))


def test_all_refusals_are_given(speech: Speech) -> None:
    """Also those that random games do not come to."""
    params = {
        "card": "gem_world", "cost": 3, "n": 2, "missing": 1, "strength": 1, "defence": 4, "action": "trade",
        "space": "consume_trade",
    }  # fmt: skip
    for key in string_arguments("Refusal", 0, RULES):
        check(speech.refusal(Refusal(key, "S-1", dict(params))))


# What random games hardly ever come to.
RARE = [
    Event("pile_empty", 0, "S-6", {"n": 1}),
    Event("pile_empty", 0, "S-6", {"n": 3}),
    Event("no_card_for_good", 0, "S-6", {"card": "gem_world"}),
    Event("robot_draws_nothing", 1, "S-6", {}),
    Event("robot_die_lost", 1, "S-145", {"die": 2, "symbol": "match"}),
    Event("robot_shuns", 1, "S-108", {"card": "imperium_lords", "sought": "development", "hand": 2, "n": 1}),
    Event("robot_finds_none_in_pile", 1, "S-150", {"n": 3}),
    Event("robot_has_no_alien_world", 1, "S-118", {}),
    Event("search_fails", 0, "S-75", {"category": "takeover_card"}),
    Event("search_reveals", 0, "S-75", {"n": 2, "cards": ["gem_world", "old_earth"]}),
    Event("search_reveals", 0, "S-75", {"n": 0, "cards": [], "card": "gem_world"}),
    Event("keeps", 0, "S-23", {"n": 1, "cards": ["gem_world"], "discarded": []}),
    Event("names_kind", 0, "S-69", {"card": "alien_oort_cloud_refinery", "kind": "genes"}),
    Event("gamble_won", 0, "S-56", {"card": "gem_world", "cost": 2, "n": 2}),
    Event("gamble_lost", 0, "S-56", {"card": "gem_world", "cost": 2, "n": 5}),
    Event("names_number", 0, "S-56", {"n": 5}),
    Event("spends_prestige", 0, "S-49", {"n": 1, "prestige": 0}),
    Event("gains_vp", 0, "S-77", {"n": 1, "vp": 3, "chips": 20}),
    Event("replaces", 0, "S-45", {"card": "terraforming_engineers", "old": "old_earth", "new": "earths_lost_colony"}),
    Event("over", -1, "S-63", {"n": 9, "why": ["chips", "tableau"], "scores": [30, 30], "winners": [0, 1]}),
]


def test_rare_events_are_told(speech: Speech) -> None:
    for event in RARE:
        for me in (0, 1, None):
            check(speech.event(event, NAMES, me))
        assert event.rule in digest("race").rules


def test_every_answer_of_the_alphabet_has_a_label(speech: Speech) -> None:
    """Also those that random games do not come to; what ends a question says what it ends."""
    ends = {C_DONE: "settle", C_PASS: "develop"}
    for choice in ALPHABET.choices:
        decision = Decision(0, ends.get(choice, "choose"), [choice])
        check(speech.choice(decision, choice))
        check(speech.explain_choice(decision, choice)[0])
    assert isinstance(speech.voice, Questions)
    assert set(RULE_OF) >= set(ends.values())


def say(lang: str, key: str, seat: int, me: int | None, **params: Any) -> str:
    return Speech(lang, RACE).event(Event(key, seat, "S-1", params), NAMES, me)


def test_events_read_well() -> None:
    drawn = {"n": 2, "cards": ["gem_world", "old_earth"], "why": "trade"}
    assert say("en", "draws", 0, 0, **drawn) == "Trade: you draw Gem World and Old Earth."
    assert say("en", "draws", 0, None, **drawn) == "Trade: Quinn draws Gem World and Old Earth."
    assert say("de", "draws", 0, 0, **drawn, card="export_duties") == (
        "„Exportzölle“: Du ziehst „Kristallwelt“ und „Alte Erde“."
    )
    twice = {"n": 3, "cards": ["gem_world", "old_earth", "gem_world"], "for": "space_port"}
    assert say("en", "pays", 0, 0, **twice) == "You pay for Space Port with 3 cards: 2 × Gem World and Old Earth."
    die = {"die": 1, "symbol": "match", "space": "settle_2"}
    assert say("en", "robot_places_die", 1, 0, **die) == (
        "Xaver does as you do: match goes on the right space of Settle."
    )
    gained = {"n": 1, "credit": 4, "lost": 1}
    assert say("de", "robot_credit", 1, 0, **gained) == "Xaver erhöht sein Guthaben um 1 auf 4; mehr geht nicht."
    phases = {"n": 3, "phases": ["develop", "develop", "produce"]}
    assert say("en", "phases", -1, 0, **phases) == "3 phases are played: Develop, second Develop, Produce."


def test_nobody_is_the_robot() -> None:
    """Whoever listens in its place hears of it as everybody does at a table."""
    assert say("de", "robot_produces", 1, 1) == "Der Roboter produziert."


def test_the_end_names_its_reason_and_the_winner() -> None:
    end = {"n": 9, "scores": [30, 25], "winners": [0]}
    assert say("en", "over", -1, 0, **end, why=["tableau"]) == (
        "The game is over after 9 rounds: your tableau is full. Quinn 30, Xaver 25. You win."
    )
    assert say("de", "over", -1, None, **end, why=["chips", "robot_tableau"]) == (
        "Das Spiel ist nach 9 Runden zu Ende: der SP-Vorrat ist aufgebraucht und die Auslage des Roboters ist voll. "
        "Quinn 30, Xaver 25. Quinn gewinnt."
    )


def test_one_action_is_asked_for_by_what_is_known() -> None:
    """The second of two; with Psi-Crystal World one before the roll and one after it (S-148)."""
    english = Speech("en", RACE)
    s = race(RACE.new({"sets": "3"}, 1, key_of_seed("psi")))
    s.empire.todo, s.empire.picked, s.empire.owed, s.agenda, s.open = [], [], 0, [act.ROUND], []
    s.run()
    s.apply(0, ALPHABET.by_code["action:settle"])
    assert asked(english, s) == "You chose Settle. Choose your second action; then the robot rolls."
    s.empire.todo, s.empire.owed, s.agenda, s.open = [], 0, [act.ROUND], []
    s.empire.enter(s.box.number_of["psi_crystal_world"])
    s.run()
    assert asked(english, s) == "Choose your first action; the second one you choose after the robot's roll."
    s.apply(0, ALPHABET.by_code["action:produce"])
    assert re.fullmatch(
        r"You chose Produce, and the robot rolled [A-Za-z]+ and [A-Za-z]+\. Choose your second action\.",
        asked(english, s),
    )


def asked(speech: Speech, s: Race) -> str:
    view = s.view(0)
    decision = view.decision(0)
    assert decision is not None
    return speech.decision(decision, view)
