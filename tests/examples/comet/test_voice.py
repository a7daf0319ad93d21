"""The plain voice and the plain board speak whole games in both languages, and tell nobody what he may not know."""

from __future__ import annotations

from functools import partial

import pytest

from orrery.games import GamePackage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.options import legal_sets
from orrery.texts import LANGUAGES, Speech
from orrery.web import plain

NAMES = ["Anna", "The comet"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_spoken(guest: GamePackage, lang: str) -> None:
    """Every event, question, choice, refusal and line of several games has a sentence."""
    speech = Speech(lang, guest.rules)
    said: set[str] = set()
    for seed in range(24):
        told = Recorder()
        options = legal_sets(guest.rules.options)[seed % 3]
        s = guest.rules.new(options, 1, key_of_seed(str(seed)), told)
        bot = guest.make_bot(guest.bots[seed % 2], Chance(key_of_seed(f"{seed}/bot")))
        while s.decisions():
            decision = s.decisions()[0]
            view = s.view(0)
            said.add(speech.decision(decision, view))
            for choice in speech.ordered(decision, view):
                said |= {speech.choice(decision, choice), speech.gain(view, decision, choice)}
                said |= set(speech.explain_choice(decision, choice))
            said |= {speech.refusal(refusal) for refusal in s.refusals(0)}
            said |= set(plain.board(view, 0, speech).lines) | set(plain.board(s.view(None), None, speech).lines)
            s.apply(0, bot.choose(partial(s.view, 0), decision), told)
        said |= {speech.part(part) for score in s.scores() for part in score.parts}
        said |= {speech.event(event, NAMES, me) for event in told.events for me in (0, None) if event.visible_to(me)}
    assert len(said) > 300
    assert [line for line in said if "{" in line] == []


def test_a_spectator_reads_no_plates(guest: GamePackage) -> None:
    speech = Speech("en", guest.rules)
    s = guest.rules.new({}, 1, key_of_seed("3"))
    mine = plain.board(s.view(0), 0, speech)
    theirs = plain.board(s.view(None), None, speech)
    assert mine.lines[1] == "Your plates: amber, amber, teal, violet"
    assert theirs.lines[1] == "Your plates: 4"
    assert (mine.title, mine.round) == ("Comet", 1)
    assert [line for line in theirs.lines if line not in mine.lines] == ["Your plates: 4"]


def test_what_a_component_is(guest: GamePackage) -> None:
    speech = Speech("en", guest.rules)
    said, rule, doubt = speech.explain("loom")
    assert said == "Loom: survey it for 6 plates; it is worth 9, and 1 more for each plate of amber."
    assert (rule, doubt) == ("Rule\u00a0C-9", speech.doubts("loom")[0])
    assert speech.doubts("anvil") == []
    corrected = Speech("en", guest.rules.corrected("[loom]\ncost = 5"))
    assert "for 5 plates" in corrected.explain("loom")[0]
    assert corrected.doubts("loom") == []
