"""The rules of Comet, one after the other, as examples/comet/rules.md numbers them."""

from __future__ import annotations

import pytest

from examples.comet.rules.acts import DRAW, DUST, ROLL, TURN
from examples.comet.rules.game import COMET
from examples.comet.rules.state import OPEN, SURVEYED, VEILED
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.refusal import BadOptions, IllegalChoice
from tests.rules import refusal, rule, tile

from .scene import FILTERS, LONG, OLD, SIGNS, Loaded, act, choose, keys, offered, scene


@rule("C-1")
@tile("lantern", "otter", "anvil", "heron", "sail", "loom", "amber", "ivory", "teal", "violet")
def test_the_box() -> None:
    box = COMET.box
    figures = {key: (box.filters[box.filter[i]], box.cost[i], box.worth[i]) for i, key in enumerate(box.signs)}
    assert figures == {
        "lantern": ("amber", 3, 2),
        "otter": ("teal", 3, 2),
        "anvil": ("violet", 4, 4),
        "heron": ("ivory", 4, 4),
        "sail": ("teal", 5, 6),
        "loom": ("amber", 6, 9),
    }
    assert (box.plates, len(box.filters)) == (8, 4)


@rule("C-2", "C-3")
def test_the_game_begins_with_three_plates_and_the_first_night() -> None:
    told = Recorder()
    s = COMET.new({}, 1, key_of_seed("1"), told)
    assert keys(told.events)[:3] == ["shuffle", "draw", "draw_hidden"]
    assert [event.params["n"] for event in told.events if event.key == "draw_hidden"] == [3, 1]
    assert keys(told.events).count("roll") == 3
    assert (s.round, len(s.keeper.hand), len(s.deck)) == (1, 4, 28)


@rule("C-3")
def test_an_old_comet_rolls_four_dice() -> None:
    told = Recorder()
    COMET.new(OLD, 1, key_of_seed("1"), told)
    assert keys(told.events).count("roll") == 4


@rule("C-3")
def test_the_comet_comes_through_the_sign_that_its_die_names() -> None:
    s = scene()
    s.chance = Loaded(5)
    assert keys(act(s, ROLL)) == ["roll", "dust"]
    assert s.dust == [0, 0, 0, 0, 1, 0]


@rule("C-4")
def test_the_third_speck_of_dust_veils_a_sign() -> None:
    s = scene()
    told = [act(s, DUST, 2)[0] for _ in range(3)]
    assert keys(told) == ["dust", "dust", "veil"]
    assert [event.params.get("n") for event in told] == [1, 2, None]
    assert (s.signs[2], s.dust[2]) == (VEILED, 0)
    assert s.scores()[1].total == 4


@rule("C-5")
def test_a_surveyed_sign_takes_no_dust() -> None:
    s = scene()
    s.signs[2] = SURVEYED
    assert keys(act(s, DUST, 2)) == ["crossed"]
    assert (s.dust[2], s.signs[2], s.fed) == (0, SURVEYED, 0)


@rule("C-6")
def test_a_veiled_sign_feeds_the_comet() -> None:
    s = scene()
    s.signs[0] = VEILED
    before = s.scores()[1].total
    assert keys(act(s, DUST, 0) + act(s, DUST, 0)) == ["fed", "fed"]
    assert s.scores()[1].total == before + 4


@rule("C-7")
@pytest.mark.parametrize(("face", "dusted"), [(2, [1, 2]), (6, [5, 0])])
def test_with_a_long_tail_the_last_die_counts_for_the_next_sign_as_well(face: int, dusted: list[int]) -> None:
    s = scene()
    s.long_tail = True
    s.chance = Loaded(face)
    assert keys(act(s, ROLL, 0)) == ["roll", "dust"], "not the last"
    s = scene()
    s.long_tail = True
    s.chance = Loaded(face)
    told = act(s, ROLL, 1)
    assert [event.params["sign"] for event in told] == [SIGNS[dusted[0]], SIGNS[dusted[0]], SIGNS[dusted[1]]]
    assert [i for i in range(6) if s.dust[i]] == sorted(dusted)


@rule("C-7")
def test_only_an_old_comet_has_a_long_tail() -> None:
    with pytest.raises(BadOptions) as refused:
        COMET.check({"comet": "young", "tail": "long"}, 1)
    assert refused.value.key == "option_needs"
    assert COMET.check(LONG, 1) == LONG
    assert COMET.check({"tail": "short"}, 1) == {"comet": "young"}, "quiet at its default"


@rule("C-8")
def test_drawing() -> None:
    s = scene("amber")
    s.deck = [FILTERS.index("teal"), FILTERS.index("violet")]
    assert keys(act(s, DRAW, 1)) == ["draw", "draw_hidden"]
    assert [FILTERS[plate] for plate in s.keeper.hand] == ["amber", "violet"]
    assert [FILTERS[plate] for plate in s.deck] == ["teal"]


@rule("C-8")
def test_nobody_holds_more_than_seven_plates() -> None:
    s = scene("amber amber amber amber amber amber")
    assert keys(act(s, DRAW, 2)) == ["draw", "draw_hidden", "hand_full"]
    assert len(s.keeper.hand) == 7
    assert keys(act(s, DRAW, 1)) == ["hand_full"]
    assert len(s.keeper.hand) == 7


@rule("C-8")
def test_exposed_plates_are_shuffled_when_there_is_none_to_draw() -> None:
    s = scene("amber")
    s.deck, s.exposed = [], [0, 0, 3, 0]
    assert keys(act(s, DRAW, 1)) == ["shuffle", "draw", "draw_hidden"]
    assert (s.deck, s.exposed, s.keeper.hand) == ([2, 2], [0, 0, 0, 0], [0, 2])


@rule("C-9", "C-10")
def test_surveying_with_any_plates_and_brighter_with_its_own() -> None:
    s = scene("amber amber ivory teal violet", lantern=2)
    assert offered(s) == ["survey:lantern", "survey:otter", "survey:anvil", "survey:heron", "survey:sail", "pass"]
    assert choose(s, "survey:lantern") == []
    decision = s.decision(0)
    assert decision is not None
    assert (decision.kind, decision.parts) == ("expose", 3)
    assert [s.times(0, choice) for choice in decision.choices] == [2, 1, 1, 1]
    told = choose(s, "expose:violet", "expose:amber", "expose:amber")
    assert keys(told) == ["surveyed", "gaze", *keys(told)[2:]], "and nothing is left to sweep, so it gazes"
    assert told[0].params == {"sign": "lantern", "n": 3, "worth": 2, "bright": 2}
    assert (s.signs[0], s.dust[0], s.bright[0]) == (SURVEYED, 0, 2)
    assert s.exposed == [2, 0, 0, 1]
    assert s.scores()[0].total == 4


@rule("C-9")
def test_surveying_is_not_compulsory() -> None:
    s = scene("amber amber amber ivory", lantern=1)
    assert keys(choose(s, "pass")) == ["pass"]
    assert s.signs == [OPEN] * 6
    assert offered(s) == ["gaze", "sweep:lantern"]


@rule("C-9")
def test_all_plates_that_there_are_leave_no_choice() -> None:
    s = scene("amber ivory teal")
    told = choose(s, "survey:otter")
    assert keys(told)[0] == "surveyed"
    assert s.exposed[:3] == [1, 1, 1]


@rule("C-11")
def test_a_night_without_anything_to_survey_says_why() -> None:
    s = scene("amber teal", lantern=1)
    s.keeper.todo = []
    (said,) = act(s, TURN)
    assert (said.key, said.params) == ("nothing_to_survey", {"least": 3, "plates": 2})
    s.signs = [SURVEYED, VEILED] * 3
    assert keys(act(s, TURN)) == ["no_sign_open"]


@rule("C-11")
def test_a_sign_that_is_gone_does_not_count_as_cheap() -> None:
    s = scene("amber teal ivory")
    s.keeper.todo = []
    s.signs[0] = s.signs[1] = SURVEYED
    assert act(s, TURN)[0].params == {"least": 4, "plates": 3}


@rule("C-12")
def test_sweeping_takes_a_plate_of_its_filter_and_all_dust() -> None:
    s = scene("amber ivory ivory teal", lantern=2, anvil=1, heron=1)
    choose(s, "pass")
    assert offered(s) == ["gaze", "sweep:lantern", "sweep:heron"]
    told = choose(s, "sweep:lantern")
    assert (told[0].key, told[0].params) == ("sweep", {"sign": "lantern", "n": 2})
    assert s.exposed[0] == 1


@rule("C-12")
def test_gazing_draws_two_plates() -> None:
    s = scene("amber ivory ivory teal", lantern=1)
    choose(s, "pass")
    assert next(event.params for event in choose(s, "gaze") if event.key == "draw_hidden") == {"n": 2}


@rule("C-13")
def test_the_game_ends_after_the_eighth_night() -> None:
    s = scene("amber ivory ivory teal", night=8)
    told = choose(s, "pass")
    assert keys(told)[-1] == "lost"
    assert (s.decisions(), s.round) == ([], 8)


@rule("C-13")
def test_the_game_ends_when_no_sign_is_open() -> None:
    s = scene("amber ivory ivory teal", night=3)
    s.signs = [OPEN, VEILED, VEILED, SURVEYED, SURVEYED, SURVEYED]
    told = choose(s, "survey:lantern", "expose:amber", "expose:ivory", "expose:teal")
    assert keys(told)[-1] == "won"
    assert (s.decisions(), s.round) == ([], 3)


@rule("C-14")
def test_what_points_are_made_of() -> None:
    s = scene(otter=2, sail=1)
    s.signs[0], s.bright[0] = SURVEYED, 3
    s.signs[2], s.fed = VEILED, 2
    mine, its = s.scores()
    assert repr(mine.parts) == "[lantern 2, lantern 3]"
    assert repr(its.parts) == "[otter 2, anvil 4, sail 1, fed 4]"
    assert (mine.seat, mine.total, its.seat, its.total) == (0, 5, 1, 11)


@rule("C-15")
@pytest.mark.parametrize(
    ("lead", "rank"),
    [(-1, "apprentice"), (0, "apprentice"), (1, "observer"), (12, "observer"), (13, "astronomer")],
)
def test_ranks_and_who_wins(lead: int, rank: str) -> None:
    s = scene()
    s.signs[0], s.bright[0] = SURVEYED, 2 + lead  # with the worth of the Lantern
    s.signs[2] = VEILED  # the Anvil: 4
    mine, its = s.scores()
    assert mine.total - its.total == lead
    assert (mine.rank, mine.wins, its.wins) == (rank, lead > 0, lead <= 0)


@rule("C-15")
def test_all_six_signs_make_a_discoverer() -> None:
    s = scene()
    s.signs = [SURVEYED] * 6
    assert s.scores()[0].rank == "discoverer"


@rule("C-16")
def test_what_nobody_knows() -> None:
    s = COMET.new({}, 1, key_of_seed("1"))
    assert set(s.view(0).deck) == {-1}
    assert s.view(0).keeper.hand == s.keeper.hand
    assert set(s.view(None).keeper.hand) == {-1}
    told = Recorder()
    COMET.new({}, 1, key_of_seed("1"), told)
    assert "draw" not in keys(told.heard_by(None))
    assert "draw" in keys(told.heard_by(0))


@refusal("too_dear", "surveyed", "veiled", "no_dust", "no_plate_to_sweep", "no_plate")
def test_why_not() -> None:
    s = scene("amber amber amber ivory", lantern=1, otter=1)
    s.signs[3], s.signs[4] = SURVEYED, VEILED
    s.reopen()

    def why(code: str) -> list[tuple[str, str]]:
        return [(said.key, said.rule) for said in s.why_not(0, COMET.choice(code))]

    assert [said.key for said in s.refusals(0)] == ["surveyed", "veiled", "too_dear"]
    assert why("survey:loom") == [("too_dear", "C-9")]
    assert why("survey:heron") == [("surveyed", "C-9")]
    assert why("survey:sail") == [("veiled", "C-4")]
    assert why("survey:lantern") == [], "that is possible"
    choose(s, "survey:lantern")
    assert why("expose:teal") == [("no_plate", "C-9")]
    choose(s, "expose:amber", "expose:amber", "expose:ivory")
    s = scene("amber amber amber ivory", lantern=1, otter=1)
    choose(s, "pass")
    assert why("sweep:otter") == [("no_plate_to_sweep", "C-12")]
    assert why("sweep:anvil") == [("no_dust", "C-12")]
    assert [said.key for said in s.refusals(0)] == ["no_plate_to_sweep"]
    with pytest.raises(IllegalChoice) as refused:
        s.apply(0, COMET.choice("sweep:otter"))
    assert refused.value.rule == "C-12"
