"""Every key that is used exists, and every key that exists is used. usage.py says what counts as used."""

from __future__ import annotations

import re
from itertools import product

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.content import BOX
from orrery.games.roll.rules.flow import STEPS
from orrery.games.roll.rules.pieces import COLOUR_KEYS, EFFECT_KEYS, FACE_KEYS, KIND_KEYS, PLACE_KEYS
from orrery.games.roll.rules.powers.kinds import KINDS
from orrery.texts.catalog import catalog

from .usage import client_usage, engine_errors, is_used, string_arguments, usage

KEYS = sorted(catalog("en").messages)
ROLL = "games/roll"


def under(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}


def heads(prefix: str) -> set[str]:
    """The first word after the prefix: what comes behind it are variants."""
    return {rest.partition(".")[0] for rest in under(prefix)}


def test_every_text_is_used() -> None:
    assert [key for key in KEYS if not is_used(key)] == []


def test_what_no_code_names_counts_as_unused() -> None:
    for key in ("nonsense", "error.nonsense", "roll.nonsense", "terminal.roll.nonsense"):
        assert not is_used(key)


def test_every_used_text_exists() -> None:
    found = usage()
    missing = [
        said
        for said in found.said
        if not any(re.fullmatch(re.escape(prefix) + said, key) for prefix, key in product(found.prefixes, KEYS))
    ]
    assert missing == []


def test_every_text_that_the_client_names_exists() -> None:
    named = client_usage()
    assert [name for name in named if not any(re.fullmatch(name, key) for key in KEYS)] == []


# What the engine says, asks and refuses: no more and no less.


def test_events() -> None:
    told = string_arguments("say", 0, ROLL) | {"place_on_top", "place_on_top_unseen"}
    variants = {"roll_nothing", "reveal_nothing", "consume_paid"}
    general = {"round", "phase", "phase_die", "phases", "in_order", "over"}
    expected = {f"{key}.all" for key in general}
    expected |= {f"{key}.{who}" for key in (told | variants) - general for who in ("you", "other")}
    assert under("roll.event.") == expected


def test_questions_and_answers() -> None:
    words = {choice.code.partition(":")[0] for choice in ALPHABET.choices}
    assert heads("roll.ask.") == {step.kind for step in STEPS}
    assert heads("roll.choice.") == words
    assert heads("roll.does.") == words


def test_refusals_and_scores() -> None:
    assert under("roll.refusal.") == string_arguments("Refusal", 0, ROLL)
    assert under("roll.part.") == string_arguments("Part", 0, ROLL)


def test_powers_effects_and_bonuses() -> None:
    assert heads("roll.power.") == set(KINDS)
    assert heads("roll.effect.") == set(EFFECT_KEYS)
    assert heads("roll.bonus.") == {side.bonus.kind for side in BOX.sides if side.bonus is not None}


def test_words() -> None:
    assert under("roll.phase.") == {*FACE_KEYS, "none"}
    assert under("roll.letter.") == set(COLOUR_KEYS)
    assert under("roll.colour.") == {*COLOUR_KEYS, "gray"}
    assert heads("roll.die.") == {*COLOUR_KEYS, "virtual", "matches"}
    assert heads("roll.place.") == {*PLACE_KEYS, "tile"}
    assert heads("roll.stack.") == set(KIND_KEYS)


def test_errors_of_the_engine() -> None:
    assert engine_errors() >= {"bad_seats", "nothing_asked"}
    assert engine_errors() <= under("error.")
