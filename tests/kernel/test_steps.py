"""A game's steps stand in a table by their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.state import STEP_MASK, Step, table_of


def numbered(*numbers: int) -> list[Step[Any, Any]]:
    steps: list[Step[Any, Any]] = [Step() for _ in numbers]
    for step, number in zip(steps, numbers, strict=True):
        step.number = number
    return steps


def test_steps_stand_by_their_numbers_in_whatever_order_they_are_given() -> None:
    second, first, third = numbered(1, 0, 2)
    assert table_of([second, first, third]) == [first, second, third]


@pytest.mark.parametrize("numbers", [(1, 2), (0, 0, 1), (0, 2), (-1,), tuple(range(STEP_MASK + 2))])
def test_a_missing_or_repeated_number_is_an_error(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="steps are numbered"):
        table_of(numbered(*numbers))
