"""Every numbered rule, refusal and component of Comet is named by a test that proves it, and has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from examples.comet.rules.game import COMET
from orrery.games import GamePackage
from orrery.texts import LANGUAGES
from orrery.texts.catalog import catalog
from tests.digest import items
from tests.repo.test_words import finder, generic, names, plain
from tests.test_proofs import named_by_tests
from tools.environment import ROOT

from .conftest import FOLDER

HERE = Path(__file__).parent
SOURCES = {path: path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py"))}
RULES = set(items((FOLDER / "rules.md").read_text(encoding="utf-8"), "C"))

# Words of this game that are everybody's as well.
ORDINARY = {"pass", "sweep"}


def said(pattern: str) -> set[str]:
    return {found for text in SOURCES.values() for found in re.findall(pattern, text)}


def test_every_rule_refusal_and_component_is_proved() -> None:
    assert len(RULES) == 16
    assert named_by_tests(HERE, "rule") == RULES
    assert named_by_tests(HERE, "tile") == {row["key"] for row in COMET.components()}
    keys = said(r'Refusal\(\s*"(\w+)"') | {"surveyed", "veiled"}  # what `gone` says
    assert named_by_tests(HERE, "refusal") == keys


def test_the_source_names_no_other_rule() -> None:
    assert said(r"\bC-\d+") <= RULES
    assert {f"C-{n}" for n in range(1, 17)} == RULES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(guest: GamePackage, lang: str) -> None:
    texts = catalog(lang, "comet")
    other = catalog(next(one for one in LANGUAGES if one != lang), "comet")
    mine = {key for key in texts.messages if key.startswith("comet.")}
    assert mine == {key for key in other.messages if key.startswith("comet.")}
    needed = {f"rule.{number.lower().replace('-', '_')}" for number in RULES}
    needed |= {f"event.{key}" for key in said(r'\.say\(\s*"(\w+)"') | {"won", "lost"}}
    needed |= {f"refusal.{key}" for key in named_by_tests(HERE, "refusal")}
    needed |= {f"choice.{choice.code.partition(':')[0]}" for choice in COMET.alphabet.choices}
    needed |= {f"does.{choice.code.partition(':')[0]}" for choice in COMET.alphabet.choices}
    needed |= {f"plan.{key}" for key in said(r'Plan\(\s*[^"]*"(\w+)"')}
    needed |= {f"part.{key}" for key in said(r'Part\("(\w+)"')} | {f"source.{key}" for key in said(r'Part\("(\w+)"')}
    needed |= {f"value.{option.key}.{value}" for option in COMET.options for value in option.values}
    needed |= {f"rank.{rank}" for rank in ("apprentice", "observer", "astronomer", "discoverer")}
    assert sorted(key for key in needed if f"comet.{key}" not in mine) == []


def test_no_generic_layer_knows_it() -> None:
    words = {row[name] for row in COMET.components() for name in ("key", "name_en", "name_de")}
    words |= {word for choice in COMET.alphabet.choices for word in re.findall(r"[a-z_]+", choice.code)}
    words = {plain(word).strip() for word in words} - ORDINARY
    any_word, any_name = finder(words), names("comet")
    lines = [(path, line) for path, lines in generic().items() for line in lines]
    assert len(lines) > 10_000
    assert [(path, line) for path, line in lines if any_word.search(plain(line)) or any_name.search(line)] == []


def test_it_has_no_client_terminal_or_web_code_and_little_of_any() -> None:
    assert {path.suffix for path in FOLDER.rglob("*") if path.is_file() and "__pycache__" not in path.parts} == {
        ".py",
        ".toml",
        ".po",
        ".md",
    }
    assert not any((FOLDER / part).exists() for part in ("terminal", "web", "client"))
    assert not (ROOT / "client/src/games/comet").exists()
