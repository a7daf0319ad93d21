"""Puts measured figures into docs/benchmarks.md, between the marks of their section."""

from __future__ import annotations

from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"


def write(section: str, lines: list[str]) -> None:
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->\n"
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    text = "\n".join(["", *lines, "", ""])
    PAGE.write_text(before + begin + text + end + after, encoding="utf-8")
