"""Options: what can be chosen about a game before it starts, and which values go together."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Final

from .chance import Chance, key_of_seed
from .refusal import BadOptions

Options = Mapping[str, str]
Needs = Mapping[str, Mapping[str, list[str]]]

AND: Final = "+"  # between the parts of a value
FEW: Final = 64  # sets of options that are all tried in turn; of more, those that cover all pairs of values
MOST: Final = 20000  # sets that are made to be looked through; of more, only those that cover all pairs


class Option:
    """Something about a game that can be chosen before it starts.

    `quiet`: at its default it leaves no trace in options, so saves and digests are the same as before it was there.
    `needs`: by value, which values of other options it goes together with.
    `refused`: what a person would try that is no value, with the rule that forbids it.
    A value may be a set, written `a+b`; then each of its parts is chosen by itself.
    """

    __slots__ = ("default", "key", "needs", "quiet", "refused", "values")

    def __init__(
        self,
        key: str,
        values: list[str],
        default: str,
        quiet: bool = False,
        needs: Needs | None = None,
        refused: Mapping[str, str] | None = None,
    ) -> None:
        self.key: Final = key
        self.values: Final = values
        self.default: Final = default
        self.quiet: Final = quiet
        self.needs: Final[Needs] = {} if needs is None else needs
        self.refused: Final[Mapping[str, str]] = {} if refused is None else refused

    def parts(self) -> list[str]:
        """What its values are sets of, as they first come; nothing: they are no sets. The default is none of them."""
        if not any(AND in value for value in self.values):
            return []
        found: list[str] = []
        for value in self.values:
            found += [part for part in value.split(AND) if part not in found and value != self.default]
        return found


def completed(options: list[Option], given: Options) -> dict[str, str]:
    """Every option with its value, in order, quiet ones too. BadOptions: one is unknown, or has no such value."""
    complete = {option.key: option.default for option in options}
    for key, value in given.items():
        if key not in complete:
            raise BadOptions("unknown_option", option=key, options=sorted(complete))
        complete[key] = value
    for option in options:
        value = complete[option.key]
        if value in option.refused:
            rule = option.refused[value]
            raise BadOptions("refused_option", option=option.key, value=value, rule=rule, values=option.values)
        if value not in option.values:
            raise BadOptions("bad_option", option=option.key, value=value, values=option.values)
    return complete


def unmet(options: list[Option], complete: Options) -> BadOptions | None:
    """What a value needs of another option and does not have here."""
    for option in options:
        value = complete[option.key]
        for other, values in option.needs.get(value, {}).items():
            if complete[other] not in values:
                return BadOptions("option_needs", option=option.key, value=value, other=other, values=values)
    return None


def without_trace(options: list[Option], complete: Options) -> dict[str, str]:
    """The options as tables keep them: quiet ones only where they are not at their default."""
    return {
        option.key: complete[option.key]
        for option in options
        if not option.quiet or complete[option.key] != option.default
    }


def legal_sets(options: list[Option], given: Options | None = None) -> list[dict[str, str]]:
    """All complete sets of options that go together and have what is given; the values of the first option change
    fastest. Of more than MOST only some: every pair of values that goes together is in one of them.
    """
    fixed: Options = {} if given is None else given
    values = [[value for value in option.values if fixed.get(option.key, value) == value] for option in options]
    if prod(map(len, values)) > MOST:
        return pairing_sets(options, values)
    sets: list[dict[str, str]] = [{}]
    for i, option in enumerate(options):
        sets = [{**chosen, option.key: value} for value in values[i] for chosen in sets]
    return [chosen for chosen in sets if unmet(options, chosen) is None]


def pairing_sets(options: list[Option], values: list[list[str]]) -> list[dict[str, str]]:
    """Sets that go together, in which every pair of these values occurs that can be completed value by value."""
    seen: set[tuple[int, str, int, str]] = set()
    found: list[dict[str, str]] = []
    for i in range(len(options)):
        for j in range(i + 1, len(options)):
            for one in values[i]:
                for other in values[j]:
                    if (i, one, j, other) not in seen:
                        chosen = completing(options, values, {i: one, j: other}, seen)
                        if chosen is not None:
                            found.append(chosen)
    return found


def completing(
    options: list[Option], values: list[list[str]], start: dict[int, str], seen: set[tuple[int, str, int, str]]
) -> dict[str, str] | None:
    """A set with these values (by the number of the option), with as many pairs that were not seen as come together."""
    chosen = dict(start)
    for i in range(len(options)):
        best: list[tuple[int, str, int, str]] = []
        for value in [] if i in start else values[i]:
            new = [pair for pair in pairs_with(chosen, i, value) if pair not in seen]
            if goes_with(options, chosen, i, value) and (i not in chosen or len(new) > len(best)):
                chosen[i] = value
                best = new
    complete = {option.key: chosen.get(i, "") for i, option in enumerate(options)}
    if len(chosen) < len(options) or unmet(options, complete) is not None:
        return None
    for i, value in chosen.items():
        seen.update(pairs_with(chosen, i, value))
    return complete


def pairs_with(chosen: dict[int, str], i: int, value: str) -> list[tuple[int, str, int, str]]:
    return [(j, there, i, value) if j < i else (i, value, j, there) for j, there in chosen.items() if j != i]


def goes_with(options: list[Option], chosen: dict[int, str], i: int, value: str) -> bool:
    """Whether a value goes together with those chosen so far."""
    mine = options[i].needs.get(value, {})
    for j, there in chosen.items():
        if j != i:
            its = options[j].needs.get(there, {})
            if value not in its.get(options[i].key, [value]) or there not in mine.get(options[j].key, [there]):
                return False
    return True


class Draws:
    """Sets of options to try, one after the other; what was given stays.

    Few sets take turns. Of many, those take turns that cover all pairs of values, and between them any may come.
    """

    __slots__ = ("covering", "sets")

    def __init__(self, options: list[Option], given: Options) -> None:
        complete = completed(options, given)
        self.sets: Final = legal_sets(options, given) or [
            complete
        ]  # nothing goes together with what was given: `check` will say so
        self.covering: Final = covering_sets(self.sets) if len(self.sets) > FEW else []

    def at(self, turn: int) -> dict[str, str]:
        if not self.covering:
            return self.sets[turn % len(self.sets)]
        if turn % 2:
            return self.sets[Chance(key_of_seed(f"{turn}/options")).below(len(self.sets))]
        return self.covering[turn // 2 % len(self.covering)]


def drawn(options: list[Option], given: Options, turn: int) -> dict[str, str]:
    """The turn-th set of options to try. BadOptions: there is no such option or value."""
    return Draws(options, given).at(turn)


def covering_sets(sets: list[dict[str, str]]) -> list[dict[str, str]]:
    """Some of these sets, in which every pair of values occurs that occurs in any of them."""
    pairs = [pairs_of(chosen) for chosen in sets]
    missing = set().union(*pairs)
    found: list[dict[str, str]] = []
    while missing:
        best = 0
        for i in range(len(sets)):
            if len(pairs[i] & missing) > len(pairs[best] & missing):
                best = i
        found.append(sets[best])
        missing -= pairs[best]
    return found


def pairs_of(chosen: Options) -> set[tuple[str, str, str, str]]:
    keys = list(chosen)
    return {(a, chosen[a], b, chosen[b]) for i, a in enumerate(keys) for b in keys[i + 1 :]}
