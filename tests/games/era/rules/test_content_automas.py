"""The automas' tables, row by row: start bonus, movement, growth; their dice and the power track."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.box.automas import Move, Sentence, Start
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary import alignment
from orrery.games.era.rules.vocabulary.faction import RIVAL_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.sentence import RANDOM_FIELD, SENTENCE_KEYS, SPAWN_KEYS, STARS_OF_KEYS
from orrery.games.era.rules.vocabulary.target import TARGET_KEYS
from tests.rules import rule


def start_in_words(row: Start) -> str:
    words = [f"{FIELD_KEYS[field]} {row.levels[field]}" for field in range(5) if row.levels[field] != 1]
    if row.random_fields:
        words.append(f"{row.random_fields} fields {row.random_level}")
    if row.discs:
        words.append(f"{row.discs} discs")
    return ", ".join(words)


def move_in_words(row: Move) -> str:
    words = ["war"] if row.declares_war else []
    words.append(TARGET_KEYS[row.target] + (" elsewhere" if row.excludes_here else ""))
    return ", ".join([*words, TARGET_KEYS[row.otherwise]])


def sentence_in_words(row: Sentence) -> str:
    words = [SENTENCE_KEYS[row.kind]]
    if row.field == RANDOM_FIELD:
        words.append("random")
    elif row.field >= 0:
        words.append(FIELD_KEYS[row.field])
    if row.stars_of >= 0:
        words.append(f"{row.stars} {STARS_OF_KEYS[row.stars_of]}")
    if row.declares_war:
        words.append("with war")
    if row.otherwise >= 0:
        words.append(f"otherwise {row.otherwise_stars} {STARS_OF_KEYS[row.otherwise]}")
    if row.penalty:
        words.append("**")
    if row.spawns >= 0:
        words.append(f"at {SPAWN_KEYS[row.spawns]} {row.wormholes}")
    return " ".join(words)


@rule("E-37")
@pytest.mark.parametrize(
    ("die", "farmers", "slavers"),
    [
        (1, "military 2", "military 3"),
        (2, "spirituality 2", "military 2, spirituality 2"),
        (3, "propulsion 2", "military 2, propulsion 2"),
        (4, "robotics 2", "military 2, robotics 2"),
        (5, "genetics 2", "military 2, genetics 2"),
        (6, "2 fields 2", "2 discs"),
    ],
)
def test_start_bonuses(die: int, farmers: str, slavers: str) -> None:
    assert start_in_words(BOX.farmer_start[die]) == farmers
    assert start_in_words(BOX.slaver_start[die]) == slavers


@rule("E-225")
@pytest.mark.parametrize(
    ("die", "words"),
    [
        (1, "nearest_human_star, stay"),
        (2, "nearest_star elsewhere, stay"),
        (3, "sector_centre, stay"),
        (4, "star_in_range, nearest_star"),
        (5, "direction, stay"),
        (6, "escape, stay"),
    ],
)
def test_how_the_farmers_move(die: int, words: str) -> None:
    assert move_in_words(BOX.farmer_moves[die]) == words


@rule("E-226")
@pytest.mark.parametrize(
    ("die", "words"),
    [
        (1, "war, nearest_human_star, stay"),
        (2, "war, most_hostile_in_range, nearest_hostile"),
        (3, "sector_centre, stay"),
        (4, "foreign_star_in_range, nearest_foreign_star"),
        (5, "neutral_star_in_range, direction"),
        (6, "neutral_star_in_range, stay"),
    ],
)
def test_how_the_slavers_move(die: int, words: str) -> None:
    assert move_in_words(BOX.slaver_moves[die]) == words


@rule("E-236")
@pytest.mark.parametrize(
    ("die", "sentences"),
    [
        (1, ["research military"]),
        (2, ["research spirituality"]),
        (3, ["research propulsion"]),
        (4, ["research robotics"]),
        (5, ["research genetics"]),
        (6, ["turn_up", "spawn at random 1"]),
    ],
)
def test_how_the_farmers_grow(die: int, sentences: list[str]) -> None:
    assert [sentence_in_words(row) for row in BOX.farmer_growth[die]] == sentences


@rule("E-236", "E-240", "E-241")
@pytest.mark.parametrize(
    ("die", "sentences"),
    [
        (1, ["research military", "spawn at all 3"]),
        (2, ["turn_down", "gain 1 human with war otherwise 2 neutral **", "spawn at random 2"]),
        (3, ["research propulsion", "spawn at random 1"]),
        (4, ["research robotics", "spawn at centre 1"]),
        (5, ["turn_down", "gain 1 any **", "grow at centre 1"]),
        (6, ["gain 1 neutral otherwise 1 human **", "research random"]),
    ],
)
def test_how_the_slavers_grow(die: int, sentences: list[str]) -> None:
    assert [sentence_in_words(row) for row in BOX.slaver_growth[die]] == sentences


def test_tables_go_by_the_die() -> None:
    for automa in BOX.automas:
        assert len(automa.start) == len(automa.moves) == len(automa.growth) == 7
        assert start_in_words(automa.start[0]) == ""
        assert move_in_words(automa.moves[0]) == "stay, stay"
        assert automa.growth[0] == []
    assert [automa.key for automa in BOX.automas] == RIVAL_KEYS
    assert BOX.farmer_growth is BOX.automas[0].growth
    assert BOX.slaver_moves is BOX.automas[1].moves


@rule("E-190")
def test_alignments() -> None:
    assert [automa.alignment for automa in BOX.automas] == [alignment.STO, alignment.STS]


@rule("E-207", "E-208", "E-209", "E-228", "E-229")
def test_up_to_which_number_a_die_succeeds() -> None:
    """Six: always. Peace, trade with an STO and with an STS player, retreat before combat."""
    found = [(automa.peace_most, *automa.trade_most, automa.retreat_most) for automa in BOX.automas]
    assert found == [(4, 6, 4, 6), (2, 2, 4, 3)]


@rule("E-247", "E-249")
def test_ships_at_a_wormhole() -> None:
    assert [automa.spawned for automa in BOX.automas] == [1, 0]


@rule("E-202")
def test_the_power_track() -> None:
    track = BOX.power
    assert (track.no_peace_from, track.learns_from, track.two_dice_from, track.costs_from) == (2, 3, 4, 5)
    assert track.cost == 5
