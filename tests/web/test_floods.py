"""The floods of the soak flow, and who plays beside them is noticed if he waits. How long, the soak itself measures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import floods
from tools.soak import Broken


def test_somebody_plays_beside_every_flood(tmp_path: Path) -> None:
    found = floods.soak(6, tmp_path, "roll", limit=1e6, every=0.0)
    assert list(found) == ["nothing", "half requests", "pings", "imports", "long logs"]
    assert min(found.values()) > 0


def test_who_waits_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="beside half requests who plays waits"):
        floods.soak(2, tmp_path, "roll", limit=0.0, every=0.0)


def test_the_99th_percentile() -> None:
    assert floods.percentile([float(n) for n in range(200)]) == 198.0
    assert floods.percentile([1.0]) == 1.0
