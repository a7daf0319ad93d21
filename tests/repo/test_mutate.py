"""The arithmetic of mutation testing: the sample is seeded, and outcomes are counted for what they are."""

from __future__ import annotations

from tools import mutate

NAMES = [f"orrery.games.one.rules.x_rule__mutmut_{number}" for number in range(1000)]


def test_a_seed_draws_the_same_sample_whatever_the_order() -> None:
    sample = mutate.draw_sample(NAMES, 50, seed=7)
    assert len(set(sample)) == 50
    assert sample == mutate.draw_sample(NAMES[::-1], 50, seed=7)
    assert sample != mutate.draw_sample(NAMES, 50, seed=8)


def test_a_sample_is_no_larger_than_what_there_is() -> None:
    assert mutate.draw_sample(NAMES[:3], 50, seed=7) == NAMES[:3]


def test_a_mutant_that_cannot_be_imported_counts_as_killed() -> None:
    assert [mutate.outcome(code) for code in (1, 2, 3, -11)] == [mutate.KILLED] * 4
    assert mutate.outcome(0) == mutate.SURVIVED
    assert mutate.outcome(33) == mutate.UNTESTED
    assert mutate.outcome(None) == mutate.NOT_RUN


def test_the_share_counts_timeouts_as_noticed_and_leaves_out_what_never_ran() -> None:
    outcomes = dict(enumerate([mutate.KILLED, mutate.TIMEOUT, mutate.SURVIVED, mutate.UNTESTED, mutate.NOT_RUN]))
    line = mutate.summary({str(name): kind for name, kind in outcomes.items()})
    assert line == "5 mutants: 1 killed, 1 timeout, 1 survived, 1 untested, 1 not run; 50.0 % noticed"


def test_mutants_belong_to_a_game() -> None:
    other = "orrery.games.one_more.rules.x_rule__mutmut_1"
    assert mutate.of_game([*NAMES, other], "one") == NAMES
    assert mutate.of_game([*NAMES, other], "one_more") == [other]
    assert mutate.of_game([*NAMES, other], None) == [*NAMES, other]
