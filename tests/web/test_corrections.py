"""Corrected content on a server: shown at its table alone, played by bots, exported and brought back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.kernel.corrections import MOST_LETTERS
from orrery.store import SqlStore
from orrery.tables.port import TableRecord
from orrery.tables.verify import verify

from .helpers import Served, in_store, serving, settings_for

CORRECTION = '[fifth_column]\nname_de = "Die fünfte Kolonne"\n'
CONTENT = "/api/games/roll/content?lang=de"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(settings_for(tmp_path)) as found:
        yield found


def name_at(served: Served, table: str) -> str:
    answer = served.http.get(f"/api/tables/{table}/content?lang=de")
    assert answer.status_code == 200
    found: str = answer.json()["components"]["fifth_column"]["name"]
    return found


def test_the_content_of_a_table_is_its_own(served: Served) -> None:
    mine = served.create("me", "random", correction=CORRECTION)["table"]
    plain = served.create("me", "random")["table"]
    assert name_at(served, mine) == "Die fünfte Kolonne"
    assert name_at(served, plain) == "Fünfte Kolonne"
    game = served.http.get(CONTENT).json()
    assert game["components"]["fifth_column"]["name"] == "Fünfte Kolonne"
    content = served.http.get(f"/api/tables/{mine}/content?lang=de")
    assert content.json()["components"]["fifth_column"]["doubt"] is None, "what was corrected is not in doubt"
    assert content.json()["components"]["information_hub"]["doubt"] is not None
    table = served.http.get(f"/api/tables/{plain}/content?lang=de").json()
    assert table["components"].keys() < game["components"].keys(), "the game's are those of all tables"
    again = served.http.get(content.request.url, headers={"if-none-match": content.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert served.http.get("/api/tables/nowhere/content").status_code == 404


def test_everybody_can_see_what_was_corrected(served: Served) -> None:
    mine = served.create("me", "random", correction=CORRECTION, options={"setup": "beginner"})["table"]
    info = served.http.get(f"/api/tables/{mine}?lang=de").json()
    assert info["corrected"] == ["Fünfte Kolonne"], "as it is called in print, not as somebody likes to call it"
    assert len(info["options"]["content"]) == 16
    [chosen] = info["chosen"]
    assert (chosen["option"], chosen["value"].split()[0]) == ("Spielvorbereitung", "Eure")
    plain = served.http.get(f"/api/tables/{served.create('me', 'random')['table']}").json()
    assert (plain["corrected"], plain["options"]) == ([], {"setup": "free"})
    assert plain["chosen"][0]["option"] == "Set-up"


def test_what_is_doubtful_is_a_file_to_edit(served: Served) -> None:
    [roll] = [game for game in served.http.get("/api/games").json() if game["key"] == "roll"]
    assert roll["doubts"] > 300
    found = served.http.get("/api/games/roll/uncertain?lang=de")
    text = found.json()["correction"]
    assert 'name_de = "Fünfte Kolonne"' in text
    assert "# Unsicher: Der Name ist unsere eigene Übersetzung von „Fifth Column“. (hergeleitet)" in text
    assert "\n[leader]\n" in text
    assert "\n[base_world_novelty]\n" in text
    assert len(text) < MOST_LETTERS * 3 / 4, "there is room to edit it"
    assert "our own translation" in served.http.get("/api/games/roll/uncertain?lang=en").json()["correction"]
    unchanged = served.create("me", "random", correction=text)["table"]
    assert served.http.get(f"/api/tables/{unchanged}").json()["options"] == {"setup": "free"}
    edited = served.create("me", "random", correction=text.replace("Fünfte Kolonne", "Kolonne Fünf"))["table"]
    assert name_at(served, edited) == "Kolonne Fünf"
    assert served.http.get("/api/games/chess/uncertain").status_code == 404


def test_what_is_corrected_of_an_expansion_is_named_at_its_tables_alone(served: Served) -> None:
    correction = (
        '[base_world_novelty]\ncost = 3\nname_de = "Meine Welt"\n[leader]\nfaces = ["wild"' + ', "ship"' * 5 + "]\n"
    )
    for chosen, named in (("rivalry+deal", ["Basis-Welt (Luxusartikel)", "Anführerwürfel"]), ("base", [])):
        table = served.create("me", "random", options={"with": chosen}, correction=correction)["table"]
        info = served.http.get(f"/api/tables/{table}?lang=de").json()
        assert sorted(info["corrected"]) == sorted(named)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "roll", "seats": seats, "correction": '[leader]\nfaces = ["luck"]'}
    answer = served.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "content_value")


def test_a_table_with_corrections_is_played_by_bots_stored_exported_imported_and_played_again(folder: Path) -> None:
    with serving(settings_for(folder)) as server:
        table = server.create("me", "random", seed="7", options={"setup": "beginner"}, correction=CORRECTION)
        with server.sit(table, 0, lang="de") as me:
            me.play(random.Random(1), 30)
        data = server.http.get(
            f"/api/tables/{table['table']}/export", headers={"x-seat-token": table["seats"][0]["token"]}
        ).content

    async def stored(store: SqlStore) -> TableRecord:
        found = await store.load(table["table"])
        assert found is not None
        assert any(row.seat == 1 for row in found[1]), "the bot has chosen"
        return found[0]

    with serving(settings_for(folder)) as server:
        kept = in_store(server, stored)
        assert (kept.correction, len(kept.options["content"])) == (CORRECTION, 16)
        assert name_at(server, table["table"]) == "Die fünfte Kolonne"
        checks = {check.key: check.fine for check in verify(data, "JSON")}
        assert checks["corrected"]
        assert checks["replayed"]
        back = server.http.post("/api/import", content=data, headers={"content-type": "application/json"})
        assert back.status_code == 201, back.text
        copy = {"table": back.json()["table"], "seats": back.json()["seats"]}
        assert name_at(server, copy["table"]) == "Die fünfte Kolonne"
        with server.sit(copy, 0) as me:
            me.play(random.Random(2))
            assert me.state["status"] == "over"
        asked = {"token": copy["seats"][0]["token"]}
        again = server.http.post(f"/api/tables/{copy['table']}/rematch", json=asked)
        assert again.status_code == 201, again.text
        assert name_at(server, again.json()["table"]) == "Die fünfte Kolonne"
        moment = server.http.get(f"/api/tables/{copy['table']}/replay/5")
        assert moment.status_code == 200


def test_friends_gather_at_it(served: Served) -> None:
    table = served.create("me", "friend", correction=CORRECTION)
    assert name_at(served, table["table"]) == "Die fünfte Kolonne"
    assert served.join(table, 1)["status"] == "running"
    assert name_at(served, table["table"]) == "Die fünfte Kolonne"


def test_a_gathering_table_whose_correction_fits_no_more_is_only_looked_at(server: Served) -> None:
    table = server.create("me", "friend", correction=CORRECTION)

    async def spoil(store: SqlStore) -> None:
        found = await store.load(table["table"])
        assert found is not None
        found[0].correction = "[atlantis]\ncost = 1\n"
        await store.save(found[0])

    in_store(server, spoil)
    server.hub.tables.clear()
    info = server.http.get(f"/api/tables/{table['table']}").json()
    assert info["read_only"]
    body = {"token": table["seats"][1]["token"], "name": "Ben"}
    assert server.http.post(f"/api/tables/{table['table']}/join", json=body).status_code == 409


@pytest.mark.parametrize(
    ("correction", "key"),
    [
        pytest.param("x" * (MOST_LETTERS + 1), "bad_request", id="long"),
        pytest.param("a." * 30_000 + "a = 1", "content_deep", id="dots"),
        pytest.param("a = " + "[" * 60_000, "content_deep", id="brackets"),
        ("this is no TOML", "content_not_toml"),
        ("[atlantis]\nname_de = 'x'", "content_component"),
        ("[fifth_column]\ncost = 0", "content_field"),
        ("[fifth_column]\nname_de = 7", "content_type"),
        ("[fifth_column]\nname_de = ''", "content_text"),
        ('[fifth_column]\nname_de = "\\u202e"', "content_text"),
        ("[gem_world]\nname_de = 'x'", "content_sure"),
        ("import os", "content_not_toml"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_hostile_correction_is_refused_with_one_sentence(
    served: Served, correction: str, key: str, lang: str
) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "roll", "seats": seats, "correction": correction}
    answer = served.http.post(f"/api/tables?lang={lang}", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, key)
    assert len(answer.json()["message"]) < 400


def test_the_content_of_tables_is_read_at_a_measured_pace(tmp_path: Path) -> None:
    """Components are put into words for each correction, which makes more work than other requests."""
    now = 1_000_000.0
    with serving(settings_for(tmp_path, requests_per_address=1, steady=lambda: now)) as server:
        table = server.create("me", "random", correction=CORRECTION)["table"]
        answers = [server.http.get(f"/api/tables/{table}/content").status_code for _ in range(3)]
        assert answers == [200, 429, 429]


def test_the_hash_cannot_be_claimed_without_the_correction(served: Served) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "roll", "seats": seats, "options": {"content": "00" * 8}}
    answer = served.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "other_content")


def test_markup_in_a_name_is_only_a_name(served: Served) -> None:
    table = served.create("me", "random", correction="[fifth_column]\nname_de = '<b>{x} [red]%s'")["table"]
    assert name_at(served, table) == "<b>{x} [red]%s"
    content = served.http.get(f"/api/tables/{table}/content?lang=de").json()
    assert "<b>{x} [red]%s" in content["components"]["fifth_column"]["text"][0]
