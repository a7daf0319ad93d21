"""What happened: each turn of an automa as a short story under what it rolled."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import act
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.texts import LANGUAGES
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene

from .tables import painter, plain

HEADING = re.compile(r"^(Genetic Farmers|Slavers|Genetische Bauern|Sklavenhändler): ")


def event(key: str, seat: int, rule: str = "E-214", **params: Any) -> Event:
    return Event(key, seat, rule, params)


def told(events: list[Event], since: int = 0, lang: str = "en") -> list[str]:
    return plain(painter(lang).news(events, since, 0, Scene().view(0)))


TURN = event("turn", SLAVERS)
ROLLED = event("movement_die", SLAVERS, dice=[5], die=5, target="neutral_star_in_range")
UNITS = event("units", SLAVERS, n=1, target="neutral_star_in_range", die=5)
AIM = {"in_fleet": False, "fleet": "", "target": "neutral_star_in_range", "range": 3}
GOES = event("unit_goes", SLAVERS, "E-226", **AIM, **{"from": "zc2", "n": 2, "wanted": "ze5", "to": "ze5"})
MOVES = event("moves", SLAVERS, n=2, fleet="", **{"from": "zc2", "to": "ze5"})
CALM = event("no_battles", SLAVERS, n=0, hexes=[])
MINE = event("turn", HUMAN)
STORY = [TURN, ROLLED, UNITS, GOES, MOVES, CALM]


def test_a_turn_of_an_automa_is_a_story_under_its_roll() -> None:
    assert told(STORY) == [
        "Slavers: 5 of the movement table, to a random neutral star within range (Rule E-214)",
        "  · 2 ships: zc2 to ze5. (E-226)",
    ]
    german = told(STORY, lang="de")[0]
    assert german.startswith("Sklavenhändler: 5 der Bewegungstabelle, ")
    assert german.endswith(" (Regel E-214)")


def test_two_dice_are_both_told() -> None:
    rolled = event("movement_die", SLAVERS, dice=[6, 5], die=5, target="neutral_star_in_range")
    [heading] = told([TURN, rolled])
    assert heading.startswith("Slavers: 6 and 5 rolled, 5 of the movement table, to a random neutral star within range")


def test_a_unit_that_comes_only_nearer_says_where_it_wants_to_go() -> None:
    aim = {**AIM, "in_fleet": True, "fleet": ""}
    near = event("unit_approaches", SLAVERS, "E-226", **aim, **{"from": "zc2", "n": 4, "wanted": "ze5", "to": "zd4"})
    assert told([*STORY[:3], near])[-1] == "  · A hidden fleet (4 ships): zc2 to zd4, on the way to ze5. (E-226)"
    known = event("unit_approaches", SLAVERS, "E-226", **{**near.params, "fleet": "d"})
    assert told([*STORY[:3], known])[-1] == "  · Fleet D (4 ships): zc2 to zd4, on the way to ze5. (E-226)"


def test_a_story_that_was_begun_before_goes_on_without_its_heading() -> None:
    """The player was asked something in the middle of it."""
    assert told(STORY, since=2) == ["  · 2 ships: zc2 to ze5. (E-226)"]
    assert told(STORY, since=1)[0].startswith("Slavers: 5 of the movement table")
    assert told(STORY, since=len(STORY)) == []


def test_what_comes_after_the_story_is_none_of_it() -> None:
    after = event("star_seen", HUMAN, hex="ze5", star="primitive")
    assert told([*STORY, MINE, after])[-1] == "· You see ze5: primitive."
    assert told([*STORY, MINE, after], since=len(STORY)) == ["· You see ze5: primitive."]


def test_a_movement_that_no_unit_was_sent_on_is_told() -> None:
    other = event("moves", SLAVERS, n=1, fleet="", **{"from": "zc2", "to": "zc3"})
    assert told([*STORY[:4], other])[-1] == "  · The Slavers: a ship from zc2 to zc3. (E-214)"


def test_growth_says_its_sentences_in_the_heading() -> None:
    sentences = [{"kind": "research", "field": "propulsion"}, {"kind": "turn_down"}]
    result = event("growth_result", FARMERS, die=3, sentences=sentences)
    level = event("level", FARMERS, "E-245", field="propulsion", level=2, why="research")
    assert told([result, event("sentence", FARMERS, **sentences[0]), level]) == [
        "Genetic Farmers: 3 of the growth table, research Propulsion; go down in the turn order (Rule E-214)",
        "  · The Farmers reach Propulsion 2, by research. (E-245)",
    ]


def test_a_real_turn_of_the_farmers_is_told_so() -> None:
    s = Scene(zc4="star")
    s.ships(FARMERS, "zc2", 1)
    s.round = 2
    s.start(entry(act.MOVE_TURN, FARMERS))
    lines = told(s.heard.events)
    assert HEADING.match(lines[0])
    assert len(lines) >= 2
    assert all(re.match(r"  · .*\(E-\d+\)$", line) for line in lines[1:])


def test_what_an_automa_does_outside_its_turn_has_its_rule_as_well() -> None:
    """Not what the player does, who is asked and can ask."""
    assert told([MINE, event("growth_without_ships", FARMERS, "E-235", die=6)])[-1].endswith(" (E-235)")
    assert "E-73" not in told([event("star_seen", HUMAN, "E-73", hex="ze5", star="primitive")])[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_turn_of_an_automa_in_whole_games_has_its_heading(lang: str) -> None:
    show = painter(lang)
    recorder = Recorder()
    s = ERA.new({"difficulty": "insane"}, 1, key_of_seed("news"), recorder)
    chance, since, headings, going_on = Chance(key_of_seed("news")), 0, 0, True
    while going_on:
        for line in plain(show.news(recorder.events, since, 0, s.view(0))):
            assert not re.search(r"[{}]|\w_\w|\bera\.\w|\bNone\b", line), line
            headings += HEADING.match(line) is not None
            assert not line.startswith("  · ") or re.search(r" \(E-\d+\)$", line), line
        since = len(recorder.events)
        going_on = bool(s.decisions())
        if going_on:
            choices = s.decisions()[0].choices
            s.apply(0, choices[chance.below(len(choices))], recorder)
    assert headings == 30, "seven turns of movement and eight of growth, each automa"
