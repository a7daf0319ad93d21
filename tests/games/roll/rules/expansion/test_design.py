"""What docs/design.md says of the expansions' flow is so: its hooks, and who asks which set is played."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games.roll.rules import flow as base
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.flow import Flow

PAGE = (Path(__file__).parents[5] / "docs" / "design.md").read_text(encoding="utf-8")
RULES = Path(base.__file__).parent
# Not a table of their own in the page: how a state of expansions is made, written and gone on with.
SAID_BELOW = {"__init__", "blank", "step", "proceed"}
ASKS = {
    "expansion/flow.py", "expansion/dollar.py", "deal/phase.py",
    "checking/deal.py", "checking/dice.py", "checking/position.py", "checking/steps.py", "audit.py", "encoding.py",
}  # fmt: skip


def test_the_table_has_every_hook_and_no_other() -> None:
    table = PAGE[PAGE.index("| hook | called |") : PAGE.index("New kinds of powers are classes")]
    first = [line.split("|")[1] for line in table.splitlines()[2:] if line.startswith("|")]
    named = [name for cell in first for name in re.findall(r"`(\w+)", cell)]
    hooks = {name for name in vars(Expanded) if callable(getattr(Expanded, name)) and hasattr(Flow, name)}
    assert sorted(named) == sorted(hooks - SAID_BELOW - {"__doc__"})


def test_few_files_ask_which_set_is_played() -> None:
    asking: set[str] = set()
    naming: set[str] = set()
    for path in RULES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        name = path.relative_to(RULES).as_posix()
        if re.search(r"box\.sets", re.sub(r"rule_of\([\w.]*box\.sets", "", text)):
            asking.add(name)
        if "rule_of(" in text:
            naming.add(name)
    assert asking == ASKS
    assert "steps/assign.py" in naming
    for name in ASKS:
        assert name in PAGE or name.startswith("checking/") or f"`{Path(name).name}`" in PAGE, name
