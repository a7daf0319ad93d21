"""What holds for every bot of every game."""

from __future__ import annotations

import pytest

from orrery.games import keys, load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.laws import check_game

from .play import looker, play, seated, watch

ALL = [(key, name) for key in keys() for name in load(key).bots]
SEATS = {key: range(load(key).rules.min_seats, load(key).rules.max_seats + 1) for key in keys()}


def chance(seed: str = "bot") -> Chance:
    return Chance(key_of_seed(seed))


@pytest.mark.parametrize("key", keys())
def test_an_unknown_bot_is_a_key_error(key: str) -> None:
    with pytest.raises(KeyError):
        load(key).make_bot("admiral", chance())


def test_an_unknown_game_has_no_names() -> None:
    with pytest.raises(KeyError):
        load("go")


@pytest.mark.parametrize(("key", "name", "seats"), [(key, name, n) for key, name in ALL for n in SEATS[key]])
def test_whole_games_break_no_law_and_only_offered_choices_are_made(key: str, name: str, seats: int) -> None:
    players = seated(key, [name] * seats, "lawful")
    report = check_game(load(key).rules, {}, seats, f"lawful/{seats}", [bot.choose for bot in players])
    assert report.decisions > 0


@pytest.mark.parametrize(("key", "seats"), [(key, n) for key in keys() for n in SEATS[key]])
def test_different_bots_at_one_table_break_no_law(key: str, seats: int) -> None:
    package = load(key)
    names = [package.bots[i % len(package.bots)] for i in range(seats)]
    players = seated(key, names, "mixed")
    assert check_game(package.rules, {}, seats, f"mixed/{seats}", [bot.choose for bot in players]).decisions > 0


@pytest.mark.parametrize(("key", "name"), ALL)
def test_the_same_seeds_give_the_same_game(key: str, name: str) -> None:
    names = [name] * SEATS[key][-1]
    assert play(key, names, "again").digest() == play(key, names, "again").digest()
    assert play(key, names, "again").digest() != play(key, names, "another").digest()


@pytest.mark.parametrize(("key", "name"), ALL)
def test_what_a_seat_may_not_know_does_not_change_its_answer(key: str, name: str) -> None:
    rules = load(key).rules
    imagination = chance("imagination")
    asked = 0
    for state, decision, _ in watch(key, [name, *[load(key).bots[0]] * (SEATS[key][-1] - 1)], "blind"):
        if decision.seat != 0 or imagination.below(3) > 0:
            continue
        other = rules.imagine(state.view(0), 0, imagination)
        one = load(key).make_bot(name, chance()).choose(looker(state, 0), decision)
        two = load(key).make_bot(name, chance()).choose(looker(other, 0), decision)
        assert one is two
        asked += 1
    assert asked > 10


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_bot_that_was_not_there_before_can_go_on_at_any_decision(key: str, name: str) -> None:
    fresh = 0
    for state, decision, _ in watch(key, [name] * SEATS[key][0], "relief"):
        choice = load(key).make_bot(name, chance(str(fresh))).choose(looker(state, decision.seat), decision)
        assert choice in decision.choices
        fresh += 1
    assert fresh > 50


@pytest.mark.parametrize(("key", "name"), ALL)
def test_looking_changes_nothing(key: str, name: str) -> None:
    for number, (state, decision, _) in enumerate(watch(key, [name] * SEATS[key][0], "look")):
        if number % 10 == 0:
            before = state.digest()
            load(key).make_bot(name, chance()).choose(looker(state, decision.seat), decision)
            assert state.digest() == before
