"""Every kind of question, at every size, in both languages: it is in sight with its choices, and nothing is cut off."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.recorded import Stage, largest
from tests.browser.test_phone import phone

MEASURE = (Path(__file__).parents[3] / "browser" / "measure.js").read_text(encoding="utf-8")
SCREENS = [(1920, 1080), (1440, 900), (1366, 650), (1280, 720), (1024, 768)]
PHONES = [(390, 664), (360, 640)]
EVERYTHING = {"options": {"with": "ambition+objectives+rivalry+deal+orb"}}  # a table that knows all pieces
# On a phone the sheet may scroll if there are more choices than these.
MOST = 6


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("touched", [False, True], ids=["screens", "phones"])
def test_every_kind_of_question(visit: Visit, address: str, lang: str, touched: bool) -> None:
    sizes = PHONES if touched else SCREENS
    stage = Stage(visit, address, {"lang": lang}, EVERYTHING, **(phone(sizes[0]) if touched else {}))
    wrong = []
    for size in sizes:
        stage.resize(size)
        for one in largest("roll"):
            page = stage.show(one.updates[lang])
            found = page.evaluate(MEASURE, MOST if touched else one.choices)
            wrong += [f"{size[0]}x{size[1]} {one.name}: {fault}" for fault in found]
    assert wrong == [], f"{len(wrong)} faults:\n" + "\n".join(wrong)
