"""Roll has a text for all that its engine says, asks and refuses: no more and no less."""

from __future__ import annotations

from orrery.games.roll.rules.alphabet import ALPHABET
from orrery.games.roll.rules.catalogue import SHELF
from orrery.games.roll.rules.expansion.steps import ALL_STEPS
from orrery.games.roll.rules.objectives.conditions import METRICS
from orrery.games.roll.rules.pieces import COLOUR_KEYS, EFFECT_KEYS, FACE_KEYS, KIND_KEYS, PLACE_KEYS
from orrery.games.roll.rules.powers.kinds import KINDS
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.texts.catalog import catalog
from tests.texts.usage import string_arguments

KEYS = sorted(catalog("en", "roll").messages)
RULES = "games/roll/rules"


def under(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}


def heads(prefix: str) -> set[str]:
    """The first word after the prefix: what comes behind it are variants."""
    return {rest.partition(".")[0] for rest in under(prefix)}


def test_events() -> None:
    told = (
        string_arguments("say", 0, RULES)
        | string_arguments("tell_back", 1, RULES)
        | {"place_on_top", "place_on_top_unseen"}
    )
    variants = {"roll_nothing", "reveal_nothing", "consume_paid", "complete_free", "virtual_orb", "give_tableau_goods"}
    general = {
        "round", "phase", "phase_die", "phases", "in_order", "dice_in_order", "faces_in_order", "objectives", "over",
    }  # fmt: skip
    general |= {"deal_track", "deal_dice", "dealt_back", "close_deal", "promote", "collapse"}
    expected = {f"{key}.all" for key in general}
    expected |= {f"{key}.{who}" for key in (told | variants) - general for who in ("you", "other")}
    assert under("roll.event.") == expected


def test_questions_and_answers() -> None:
    words = {choice.code.partition(":")[0] for choice in ALPHABET.choices}
    assert heads("roll.ask.") == {step.kind for step in ALL_STEPS}
    assert heads("roll.choice.") == words
    assert heads("roll.does.") == words


def test_refusals_and_scores() -> None:
    assert under("roll.refusal.") == string_arguments("Refusal", 0, RULES)
    assert under("roll.part.") == string_arguments("Part", 0, RULES)


def test_powers_effects_and_bonuses() -> None:
    assert heads("roll.power.") == set(KINDS)
    assert heads("roll.effect.") == set(EFFECT_KEYS)
    assert heads("roll.bonus.") == {
        side.row["bonus"]["kind"] for side in SHELF.catalogue().sides if "bonus" in side.row
    }


def test_objectives() -> None:
    assert heads("roll.metric.") == set(METRICS)
    assert under("roll.objective.") == {"phase", "reveal", "manage_empire", "talents"}


def test_words() -> None:
    assert under("roll.phase.") == {*FACE_KEYS, *PHASE_KEYS, "none", "deal", "research"}
    assert under("roll.letter.") == set(COLOUR_KEYS)
    assert under("roll.colour.") == {*COLOUR_KEYS, "gray"}
    assert heads("roll.die.") == {*COLOUR_KEYS, "virtual", "matches", "dollar", "two_phases"}
    assert heads("roll.place.") == {*PLACE_KEYS, "tile", "deal"}
    assert heads("roll.stack.") == set(KIND_KEYS)
