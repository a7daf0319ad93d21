"""What objectives demand is told in both languages, made from metric and figures."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.objectives.conditions import EXTRAS, METRICS
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, WITH, key_of
from orrery.games.roll.texts.voice import RollVoice, roll_voice
from orrery.texts import LANGUAGES, Speech
from tests.games.roll.rules.expansion.boxes import BOXES

SETS = AMBITION | OBJECTIVES
GAME = Roll(BOXES, [BASE, SETS])
VOICES: dict[str, RollVoice] = {lang: roll_voice(Speech(lang, GAME, {WITH: key_of(SETS)})) for lang in LANGUAGES}
ROWS = [objective.row for objective in BOXES.of(SETS).objectives]


def test_every_objective_is_explained_with_its_figures() -> None:
    for lang in LANGUAGES:
        for row in ROWS:
            told = VOICES[lang].explain(row["key"])
            assert told[0].startswith(row[f"name_{lang}"])
            for condition in row["conditions"]:
                figures = [value for value in condition.values() if type(value) is int and value > 0]
                assert all(str(value) in told[1] for value in figures), row["key"]
            assert str(row["talents"]) in told[2]
            doubts = [line for line in told if line.startswith(("Doubtful", "Unsicher"))]
            assert 1 <= len(doubts) == len(set(doubts))


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        (
            "full_warehouses",
            "Checked at the end of Produce, whenever it is played: at least 4 goods on your worlds.",
            "Wird am Ende von Produzieren geprüft, sooft die Phase gespielt wird: "
            "mindestens 4 Güter auf deinen Welten.",
        ),
        (
            "budget_surplus",
            "Checked at the end of Manage Empire, every round: no die in your Citizenry and at least $4.",
            "Wird jede Runde am Ende von „Imperium verwalten“ geprüft: kein Würfel in deiner Bevölkerung und "
            "mindestens 4\xa0$.",
        ),
        (
            "mass_mobilisation",
            "Checked at the end of Reveal, every round: at least 5 workers in one phase that is played "
            "(dice and Talent counters).",
            "Wird jede Runde am Ende des Aufdeckens geprüft: mindestens 5 Arbeiter in ein und derselben Phase, "
            "die gespielt wird (Würfel und Leistungsmarker).",
        ),
        (
            "uplift_knowledge",
            "Checked at the end of Settle, whenever it is played: at least 2 Genes worlds in your tableau.",
            "Wird am Ende von Siedeln geprüft, sooft die Phase gespielt wird: "
            "mindestens 2 Gene-Welten in deiner Auslage.",
        ),
    ],
)
def test_conditions_in_both_languages(key: str, english: str, german: str) -> None:
    assert VOICES["en"].explain(key)[1] == english
    assert VOICES["de"].explain(key)[1] == german


def test_every_metric_can_be_told_with_any_figure() -> None:
    extras = {"cost": 6, "colour": "genes", "die": "military"}
    for voice in VOICES.values():
        for metric in METRICS:
            extra = {EXTRAS[metric]: extras[EXTRAS[metric]]} if metric in EXTRAS else {}
            told = {
                voice.condition({"metric": metric, figure: n, **extra})
                for figure in ("least", "most")
                for n in range(3)
            }
            assert len(told) == 6, metric
