"""The table in lines: where the game stands, what each side has, how far each card is."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from orrery.games import load
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.game import ERA, galaxy
from orrery.games.era.rules.vocabulary import act, alignment, phase, source, star
from orrery.games.era.rules.vocabulary.letter import A, C
from orrery.games.era.terminal import EraPainter
from orrery.games.package import GamePackage
from orrery.kernel.acts import entry
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.terminal.question import choice_lines, listed
from orrery.terminal.screen import fill
from orrery.texts import LANGUAGES
from orrery.web.plain import board as plain_board
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene, at

from .tables import WIDTH, painter, plain, rows


def facts(s: Scene, key: str = "", lang: str = "en") -> str:
    """All that the player has, or the line with this lead."""
    lines = plain(painter(lang).player(galaxy(s.view(0)), 0))
    return "\n".join(line for line in lines if key in line)


def test_it_is_drawn_by_its_painter_and_sent_as_plain_lines() -> None:
    package: GamePackage = load("era")
    assert package.painter is EraPainter
    assert package.board is plain_board, "the browser has no map of it yet"
    sent = plain_board(Scene().view(0), 0, painter("de").speech)
    assert sent.lines


def test_where_the_game_stands() -> None:
    s = Scene()
    s.round, s.phase, s.story = 4, phase.GROWTH, BOX.story_keys.index("rivalry")
    assert painter().title(s.view(0)) == "Round 4 of 8 · Rivalry, era 2 (STS) · growth"
    assert painter("de").title(s.view(0)).startswith("Runde 4 von 8 · Rivalität, Ära 2 (DAS) · ")
    s.round = 0
    assert painter().title(s.view(0)) == "Set-up"


def test_the_last_round_is_announced() -> None:
    s = Scene()
    s.round = 7
    assert painter().ending(s.view(0), 0) == ""
    s.round = 8
    assert painter().ending(s.view(0), 0) == "This is the last round."
    s.phase = phase.OVER
    assert "8 Runden" in painter("de").ending(s.view(0), 0)


def test_the_story_and_the_turn_order_stand_on_top() -> None:
    s = Scene()
    s.round, s.story, s.alignment = 3, BOX.story_keys.index("wars"), alignment.STS
    s.order = [SLAVERS, HUMAN, FARMERS]
    s.wars[SLAVERS] = True
    story, order = plain(painter().board(s.view(0), 0))[:2]
    assert "2 DP if you are at war" in story
    assert "the round would pay 3 DP now" in story, "1 for the alignment, 2 for the war"
    assert order.strip() == "Order: Slavers > You > Genetic Farmers"


def test_the_score_so_far_and_with_the_end_now() -> None:
    s = Scene()
    s.own(HUMAN, "he5", 5)
    s.points[source.STORY] = 9
    said = facts(s, "You")
    assert "9 DP" in said
    assert "20 DP if the game ended now, rank lunar" in said, "population pays 11"
    s.goal = 1
    assert "sublunar" in facts(s, "You"), "a goal makes the rank one lower"


def test_people_ships_tactics_and_counters() -> None:
    s = Scene()
    s.kin("felines", alignment.STO)
    s.ships(HUMAN, "zc4", 2)
    s.fleet(HUMAN, A, "zc4", 3)
    s.fleet(HUMAN, C, "he1", 1)
    s.me.tactics[A] = 1
    s.growth.ovals[2], s.growth.squares = 2, 1 << 3
    said = facts(s)
    assert "Felines (STO)" in said
    assert "Ships: zc4 2+A3 · he1 C1" in said
    assert "Tactics: A x2" in said
    assert "Counters: Gain Star · Gain Star · Robotics" in said
    assert "Plättchen: Stern einnehmen · Stern einnehmen · Robotik" in facts(s, lang="de")


def test_each_card_says_how_far_its_condition_is() -> None:
    s = Scene(zc4="star", zd3="star")
    s.hand.cards = [BOX.card_keys.index("spatial")]
    s.own(HUMAN, "he5", 0)
    s.own(HUMAN, "zc4", 1)
    assert "Cards: Spatial: A 11 DP, not yet: stars 2/10; B " in facts(s, "Cards")
    s.hand.cards = [BOX.card_keys.index("special_scientific")]
    s.levels(HUMAN, 6, 6, 1, 1, 1)
    assert ", holds: highest level 6/6, second level 6/" in facts(s, "Cards")
    s.hand.cards = [BOX.card_keys.index("diplomatic")]
    assert "peace 2/2" in facts(s, "Cards")
    assert "Friede 2/2" in facts(s, "Karten", "de")


def test_cards_say_where_there_is_no_place_left() -> None:
    s = Scene()
    spatial, central = BOX.card_keys.index("spatial"), BOX.card_keys.index("central")
    s.hand.cards, s.hand.played, s.hand.sections = [spatial], [central], [0]
    assert "Spatial: B " in facts(s, "Cards")
    assert "Central played for A" in facts(s, "Cards")
    s.hand.sections.append(1)
    s.hand.played.append(spatial)
    assert "Spatial: no place left for it" in facts(s, "Cards")


def test_the_automas_show_all_that_lies_open() -> None:
    s = Scene(zc4="star")
    s.ships(FARMERS, "zc2", 1)
    s.own(SLAVERS, "zc4", 2)
    s.fleet(SLAVERS, A, "zc4", 7)
    s.wars[SLAVERS] = True
    s.slavers.track -= 3
    s.robots.power = 3
    farmers = "\n".join(plain(painter().open_of(s.view(0), FARMERS, 0)))
    slavers = "\n".join(plain(painter().open_of(s.view(0), SLAVERS, 0)))
    assert "at peace with you · one ship" in farmers
    assert "Ships: zc2 1" in farmers
    assert "at war with you · 7 ships · 2 discs on stars, 3 on the power track" in slavers
    assert "Ships: zc4 ?7" in slavers, "its letter is hidden"
    assert "Stars: zc4 2" in slavers


def test_what_everybody_has_begins_with_the_technologies() -> None:
    s = Scene()
    s.levels(HUMAN, 1, 5, 1, 1, 1)
    shown = plain(painter().open_of(s.view(0), HUMAN, 0))
    assert shown[0].split() == ["Technologies", "Y", "F", "S"]
    assert shown[2].split() == ["Spirituality", "5", "#####.", "1", "1"]


def test_a_relic_is_named_once_it_was_seen() -> None:
    s = Scene(zc4="star")
    s.neutral("zc4", star.PRIMITIVE)
    s.relics[at("zc4")] = BOX.relic_keys.index("death_ray")
    s.relics_laid = s.relics[:]
    assert "Relics" not in facts(s)
    s.relic_seen[at("zc4")] = True
    assert "Relics seen: zc4 Planetary Death Ray" in facts(s)


# What is shown again after each answer.


def test_the_map_is_shown_again_when_the_automas_have_moved() -> None:
    s = Scene()
    show = painter()
    s.ships(HUMAN, "he5", 2)
    s.start(entry(act.MOVE))
    show.board(s.view(0), 0)
    assert plain(show.focus(s.view(0), 0))[0].strip().startswith("Ships: he5 2")
    s.active = HUMAN
    assert len(plain(show.focus(s.view(0), 0))) == 1, "nothing has changed on the map"
    s.ships(FARMERS, "he4", 1)
    assert len(plain(show.focus(s.view(0), 0))) == 1, "and while one moves it is not shown every time"
    s.phase = phase.MOVE
    shown = "\n".join(plain(show.focus(s.view(0), 0)))
    assert "he4f1" in shown


def test_while_moving_the_ranges_are_shown() -> None:
    s = Scene()
    s.ships(HUMAN, "he5", 3)
    s.fleet(HUMAN, A, "he5", 2)
    s.start(entry(act.MOVE))
    show = painter()
    show.board(s.view(0), 0)
    s.choose("done", "lift:he5", "only:1", "to:he4", "lift:he4", "to:he5")
    [line] = plain(show.focus(s.view(0), 0))
    assert line.strip() == "Ships (range left): he5 3 (3 3 1) · he5 A2 (3)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("people", ["certain", "all"])
def test_whole_games_fit_into_80_columns_and_read_well(lang: str, people: str) -> None:
    """No line of the map is wider, no fact wider than its row, no placeholder is left."""
    options = ERA.complete({"difficulty": "insane", "peoples": people, "goal": "random"})
    show = painter(lang)
    recorder = Recorder()
    state = ERA.new(options, 1, key_of_seed(f"wide {people}"), recorder)
    chance, since = Chance(key_of_seed("wide")), 0
    while state.decisions():
        decision, view = state.decisions()[0], state.view(0)
        lines = [*show.board(view, 0), *show.focus(view, 0), *show.open_of(view, 0, 0), *show.open_of(view, 2, 0)]
        lines += show.news(recorder.events, since, 0, view)
        lines += choice_lines(listed(decision, view, show.speech), view, show, learning=True)
        since = len(recorder.events)
        for line in lines:
            assert cell_len(line.lead) <= WIDTH // 2, line.lead
            if isinstance(line.body, list):
                wide = [
                    row for row in fill(line.body, WIDTH - cell_len(line.lead)) if len(row) > WIDTH - len(line.lead)
                ]
                assert all(" " in str(row) for row in wide), wide
        text = "\n".join(rows(lines))
        assert not re.search(r"[{}]|\w_\w|\bera\.\w|\bNone\b", text), text
        assert show.title(view)
        state.apply(0, decision.choices[chance.below(len(decision.choices))], recorder)
    assert show.ending(state.view(0), 0)
