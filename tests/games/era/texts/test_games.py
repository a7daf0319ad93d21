"""What games of Galactic Era tell, ask and refuse reads well, in whole games with every option."""

from __future__ import annotations

import re

import pytest

from orrery.games import load
from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.game import ERA, galaxy
from orrery.games.era.rules.vocabulary import star, verb
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.event import Recorder
from orrery.texts import LANGUAGES, Speech
from tests.digest import digest
from tests.texts.sayings import check

RULE = re.compile(r"(Rule|Regel)\xa0E-\d+")
STORIES = ["journeys", "migrations", "rivalry", "wars"]
DIFFICULTIES = ["easy", "standard", "hard", "insane"]
GOALS = next(option for option in ERA.options if option.key == "goal").values[2:]


def play(lang: str, number: int, bot: str, **chosen: str) -> None:
    """Every event, question, answer, refusal and line of a whole game; every event names a rule that can be opened."""
    options = ERA.complete(chosen)
    speech = Speech(lang, ERA, options)
    names = ["Quinn", *speech.rivals]
    recorder = Recorder()
    state = ERA.new(options, 1, key_of_seed(f"{bot}/{number}"), recorder)
    chance = Chance(key_of_seed(f"read/{number}"))
    player = load("era").make_bot(bot, chance)
    while state.decisions():
        decision, view = state.decisions()[0], state.view(0)
        check(speech.decision(decision, view))
        labels = [speech.choice(decision, choice) for choice in speech.ordered(decision, view)]
        assert len(set(labels)) == len(labels), labels
        for choice in decision.choices:
            if gain := speech.gain(view, decision, choice):
                check(gain)
        told = decision.choices[chance.below(len(decision.choices))]
        lines = speech.explain_choice(decision, told)
        assert RULE.fullmatch(lines[1])
        for refusal in state.refusals(0):
            check(speech.refusal(refusal))
        tried = ALPHABET.choices[chance.below(len(ALPHABET.choices))]
        if tried not in decision.choices:
            for refusal in view.why_not(0, tried):
                check(speech.refusal(refusal))
        state.apply(0, player.choose(lambda: state.view(0), decision), recorder)
    rules = digest("era").rules
    for event in recorder.events:
        for me in (0, None):
            check(speech.event(event, names, me))
        assert event.rule in rules
    for line in speech.lines(state.view(0), 0):
        check(line.strip())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(8))
def test_whole_random_games_read_back(lang: str, number: int) -> None:
    chosen = {"story": STORIES[number % 4], "difficulty": DIFFICULTIES[number % 4], "goal": GOALS[number]}
    play(lang, number, "random", **chosen)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", ["novice", "captain"])
def test_games_of_better_players_read_back(lang: str, bot: str) -> None:
    """They get farther than random ones: to research+, cards, trades and rays."""
    for number in range(2):
        play(lang, number, bot, difficulty=DIFFICULTIES[number])


def test_every_answer_of_the_alphabet_has_a_label_and_an_explanation() -> None:
    """Also those that games hardly come to; what ends a question says what it ends."""
    for lang in LANGUAGES:
        speech = Speech(lang, ERA)
        for choice in ALPHABET.choices:
            decision = Decision(0, "moves", [choice])
            check(speech.choice(decision, choice))
            for line in speech.explain_choice(decision, choice):
                check(line)


def test_what_the_player_has_not_seen_is_told_as_unknown() -> None:
    english = Speech("en", ERA)
    state = ERA.new(ERA.complete({"people": "yowies"}), 1, key_of_seed("unknown"))
    state.apply(0, ERA.choice("side:sto"))
    view = state.view(0)
    s = galaxy(view)
    assert all(s.counters[at] == star.UNKNOWN for at in s.layout.star_hexes if at != s.home)
    decision = Decision(0, "view", [choice for choice in ALPHABET.choices if choice.verb == verb.VIEW_OF])
    for at in s.layout.star_hexes:
        if at != s.home:
            assert english.gain(view, decision, decision.choices[at]) == f"{s.layout.names[at]}, unknown"
    lines = [line for line in english.lines(view, 0) if "unknown" in line]
    assert len(lines) == len(s.layout.star_hexes) - 1
