"""What holds for every bot of every game."""

from __future__ import annotations

import pytest

from orrery.games import keys, load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.laws import check_game

from .play import looker, play, seated, watch

ALL = [(key, name) for key in keys() for name in load(key).bots]


def chance(seed: str = "bot") -> Chance:
    return Chance(key_of_seed(seed))


def test_roll_has_three_bots_the_weakest_first() -> None:
    assert load("roll").bots == ["random", "novice", "captain"]


@pytest.mark.parametrize(("key", "name"), [("roll", "admiral"), ("go", "random")])
def test_an_unknown_game_or_bot_is_a_key_error(key: str, name: str) -> None:
    with pytest.raises(KeyError):
        load(key).make_bot(name, chance())


def test_an_unknown_game_has_no_names() -> None:
    with pytest.raises(KeyError):
        load("go")


@pytest.mark.parametrize(("key", "name"), ALL)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_break_no_law_and_only_offered_choices_are_made(key: str, name: str, seats: int) -> None:
    players = seated(key, [name] * seats, "lawful")
    report = check_game(load(key).rules, {}, seats, f"lawful/{seats}", [bot.choose for bot in players])
    assert report.decisions > 0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_different_bots_at_one_table_break_no_law(seats: int) -> None:
    names = [load("roll").bots[i % 3] for i in range(seats)]
    players = seated("roll", names, "mixed")
    assert check_game(load("roll").rules, {}, seats, f"mixed/{seats}", [bot.choose for bot in players]).decisions > 0


@pytest.mark.parametrize(("key", "name"), ALL)
def test_the_same_seeds_give_the_same_game(key: str, name: str) -> None:
    assert play(key, [name] * 3, "again").digest() == play(key, [name] * 3, "again").digest()
    assert play(key, [name] * 3, "again").digest() != play(key, [name] * 3, "another").digest()


@pytest.mark.parametrize(("key", "name"), ALL)
def test_what_a_seat_may_not_know_does_not_change_its_answer(key: str, name: str) -> None:
    rules = load(key).rules
    imagination = chance("imagination")
    asked = 0
    for state, decision, _ in watch(key, [name, "random", "random"], "blind"):
        if decision.seat != 0 or imagination.below(4) > 0:
            continue
        other = rules.imagine(state.view(0), 0, imagination)
        one = load(key).make_bot(name, chance()).choose(looker(state, 0), decision)
        two = load(key).make_bot(name, chance()).choose(looker(other, 0), decision)
        assert one is two
        asked += 1
    assert asked > 20


@pytest.mark.parametrize(("key", "name"), ALL)
def test_a_bot_that_was_not_there_before_can_go_on_at_any_decision(key: str, name: str) -> None:
    fresh = 0
    for state, decision, _ in watch(key, [name] * 2, "relief"):
        choice = load(key).make_bot(name, chance(str(fresh))).choose(looker(state, decision.seat), decision)
        assert choice in decision.choices
        fresh += 1
    assert fresh > 50


@pytest.mark.parametrize(("key", "name"), ALL)
def test_looking_changes_nothing(key: str, name: str) -> None:
    for number, (state, decision, _) in enumerate(watch(key, [name] * 2, "look")):
        if number % 10 == 0:
            before = state.digest()
            load(key).make_bot(name, chance()).choose(looker(state, decision.seat), decision)
            assert state.digest() == before
