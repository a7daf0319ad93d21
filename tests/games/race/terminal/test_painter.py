"""How the table of Race looks in lines."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from orrery.games import load
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.hidden import cards_left
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import space
from orrery.games.race.terminal import RacePainter
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.terminal.screen import Line, fill
from orrery.texts import LANGUAGES, Speech

NAMES = ["Anna", "The robot"]
WIDTH = 80


def painter(lang: str = "en") -> RacePainter:
    return RacePainter(Speech(lang, RACE), NAMES)


def begun(**options: str) -> Race:
    given = {"start": "alpha_centauri", "robot_start": "old_earth", **options}
    return race(RACE.new(given, 1, key_of_seed("painter")))


def plain(lines: list[Line]) -> str:
    bodies = [line.body if isinstance(line.body, list) else [line.body] for line in lines]
    return "\n".join(
        line.lead + " · ".join(text.plain for text in body) for line, body in zip(lines, bodies, strict=True)
    )


def test_it_is_the_painter_of_the_game() -> None:
    assert load("race").painter is RacePainter


def test_the_robots_mat_has_five_rows() -> None:
    s = begun()
    shown = plain(painter().board(s.view(0), 0))
    for row in (
        " I   Explore [  ][  ] draws 1 (both dice: 3), credit +1 · along: draws 1",
        " II  Develop [  ][  ] draws 1, places a development (cost 6 or more: 1 credit)",
        " III Settle  [  ][  ] draws 3, places a non-military world · along: draws 2, places",
        " V   Produce [  ]     economy +1 · along: nothing",
    ):
        assert row in shown, shown
    assert "credit 1/4 · economy 0/5 · hand stack 4 cards · tokens: 0 played, 1 left · robot = Trade" in shown
    assert "Tableau: Old Earth 2" in shown


def test_markers_and_dice_lie_on_their_spaces() -> None:
    s = begun()
    s.markers, s.dice_spaces = [space.DEVELOP_1, space.TRADE], [space.DEVELOP_1, space.SETTLE_2]
    shown = plain(painter().open_of(s.view(0), 1, 0))
    assert "II  Develop [*#][  ]" in shown
    assert "III Settle  [  ][ #]" in shown
    assert "IV  Consume [* ][  ]" in shown


def test_worlds_show_their_kind_and_their_good() -> None:
    s = begun()
    s.empire.enter(s.box.number_of["gem_world"])
    assert "Worlds: Alpha Centauri [R] · Gem World (N)" in plain(painter().board(s.view(0), 0))
    assert "Welten: Alpha Centauri [S] · Kristallwelt (L)" in plain(painter("de").board(s.view(0), 0))


def test_hand_cards_show_their_price_or_the_strength() -> None:
    s = begun()
    s.empire.hand = sorted(s.box.number_of[key] for key in ("gem_world", "rebel_miners", "mining_robots", "rebel_base"))
    shown = plain(painter().board(s.view(0), 0))
    assert "Hand: Mining Robots 2* · Gem World 2* · Rebel Miners 1:2 · Rebel Base 0:6" in shown


def test_the_card_finder_lists_what_was_not_seen() -> None:
    s = begun()
    view = race(s.view(0))
    shown = plain(painter().open_of(view, 0, 0))
    seen = len(s.empire.hand) + len(s.empire.tableau) + len(s.robot.tableau) + len(s.discard)
    assert sum(cards_left(view)) == 114 - seen
    assert shown.startswith(f"You have not seen {114 - seen} cards yet: ")
    worlds, developments = shown.splitlines()[1:3]
    assert "Alpha Centauri" not in worlds
    assert "Gem World" in worlds
    assert "Public Works ×2" in developments
    assert "Space Mercenaries" not in developments, "not a card of the base game"


def test_where_the_game_stands() -> None:
    s = begun()
    assert painter("de").title(s.view(0)) == "Vorbereitung"
    s.round, s.markers, s.dice_spaces = 3, [space.EXPLORE_5, space.SETTLE_1], [space.SETTLE_2, space.PRODUCE]
    s.phase, s.which = 3, 1
    assert painter().title(s.view(0)) == "Round 3 · Explore > Settle > [second Settle] > Produce"
    s.phase, s.which = -1, 0
    assert painter().title(s.view(0)) == "Round 3 · end of the round"
    s.dice_spaces = [-1, -1]
    assert painter().title(s.view(0)) == "Round 3 · choose actions"


def test_the_last_round_is_announced_and_its_end_explained() -> None:
    s = begun()
    s.round = 1
    assert painter().ending(s.view(0), 0) == ""
    s.chips = -1
    assert painter().ending(s.view(0), 0) == "Last round: the VP supply is used up."
    s.robot.tokens = 11
    s.agenda, s.open, s.empire.todo = [], [], []
    assert painter("de").ending(s.view(0), 0) == (
        "Grund für das Ende: der SP-Vorrat ist aufgebraucht und die Auslage des Roboters ist voll."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_fit_into_80_columns_and_read_well(lang: str) -> None:
    """No lead is so wide that nothing fits beside it, no fact wider than its row, no placeholder is left."""
    options = {"sets": "3", "robot_start": "uplift_mercenary_force", "difficulty": "hard"}
    show = RacePainter(Speech(lang, RACE, RACE.complete(options)), NAMES)
    recorder = Recorder()
    state = RACE.new(options, 1, key_of_seed("wide"), recorder)
    chance, since = Chance(key_of_seed("wide")), 0
    while state.decisions():
        decision, view = state.decisions()[0], state.view(0)
        lines = [*show.board(view, 0), *show.focus(view, 0), *show.open_of(view, 0, 0), *show.open_of(view, 1, 0)]
        lines += show.news(recorder.events, since, 0, view)
        since = len(recorder.events)
        for line in lines:
            assert cell_len(line.lead) <= WIDTH // 2, line.lead
            if isinstance(line.body, list):
                rows = fill(line.body, WIDTH - cell_len(line.lead))
                assert sum(row.cell_len > WIDTH - cell_len(line.lead) for row in rows) <= 2, rows
        assert not re.search(r"[{}]|\w_\w|\brace\.\w|\bNone\b", plain(lines))
        assert show.title(view)
        state.apply(0, decision.choices[chance.below(len(decision.choices))], recorder)
    assert show.ending(state.view(0), 0)


def test_the_legend_explains_the_signs() -> None:
    shown = plain(painter("de").legend())
    assert shown.startswith("Güter: L Luxusartikel · S Seltene Elemente · G Gene · A Alien-Technologie")
    assert "* dein Anzeigeplättchen, # sein Würfel" in shown
