"""The example bot joins by link and plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .helpers import PATIENCE, Served

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays_a_whole_game(served: Served) -> None:
    table = served.create("me", "friend")
    address = f"/api/tables/{table['table']}"
    host = {"token": table["seats"][0]["token"], "seat": 0, "bot": "captain"}
    link = f"http://{served.host}/t/{table['table']}#{table['seats'][1]['token']}"
    bot = subprocess.Popen([sys.executable, str(BOT), link, "Example"], stdout=subprocess.PIPE, text=True)
    with served.sit(table, 0) as me:
        me.see(lambda state: state["status"] == "running")
        assert served.http.post(f"{address}/handover", json=host).status_code == 200
        said, _ = bot.communicate(timeout=4 * PATIENCE)
    assert bot.returncode == 0
    info = served.http.get(address).json()
    assert info["status"] == "over"
    assert info["seats"][1]["name"] == "Example"
    assert "Example" in said
    assert said.count("wins") >= 1


def test_it_is_short() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 80
