"""The command, with a game of one seat and a rival."""

from __future__ import annotations

import pytest

from .helpers import Command

pytestmark = pytest.mark.usefixtures("lone")


def test_the_seats_of_a_game_are_told_in_words(orrery: Command) -> None:
    _, out, _ = orrery("games")
    assert "roll: Roll for the Galaxy, 2 to 5 seats\n" in out
    assert "lone: Lone, 1 seat\n" in out
    orrery.speak("de_DE.UTF-8")
    assert "lone: Allein, 1 Platz\n" in orrery("games")[1]


def test_simulations_and_laws_take_one_seat_by_themselves(orrery: Command) -> None:
    found = orrery.json("simulate lone --games 5 --jobs 1 --json")
    assert (found["seats"], found["failures"], list(found["rivals"])) == (1, 0, ["robot"])
    assert sum(found["ranks"]["random"].values()) == 5
    code, out, err = orrery("laws lone --games 4 --jobs 1")
    assert (code, err) == (0, "")
    assert out.startswith("4 games of Lone obeyed all laws")


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [("C.UTF-8", "This game has one seat, not 2."), ("de_DE.UTF-8", "Dieses Spiel hat einen Platz, nicht 2.")],
)
@pytest.mark.parametrize("command", ["simulate lone --games 1 --seats 2", "play lone --seats me,random"])
def test_a_second_seat_is_refused_in_one_sentence(orrery: Command, command: str, locale: str, sentence: str) -> None:
    orrery.speak(locale)
    assert orrery(command) == (2, "", f"orrery: {sentence}\n")
