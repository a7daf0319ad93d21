"""HTTP: what there is, tables and their seats, headers, the page."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from orrery.tables import fair
from orrery.texts.catalog import catalog
from orrery.web.commitments import Commitments
from orrery.web.language import language
from orrery.web.limits import Bucket, PerAddress
from orrery.web.names import clean_name

from .helpers import ENTROPY, Served, serving, settings_for, until


def test_games_and_content(served: Served) -> None:
    [roll] = [game for game in served.http.get("/api/games?lang=de").json() if game["key"] == "roll"]
    assert (roll["key"], roll["least"], roll["most"]) == ("roll", 2, 5)
    assert [bot["key"] for bot in roll["bots"]] == ["random", "novice", "captain"]
    assert all(bot["about"] for bot in roll["bots"])
    content = served.http.get("/api/games/roll/content", headers={"accept-language": "de-AT,en;q=0.5"})
    tiles = content.json()["components"]
    assert (
        tiles["gem_world"]["name"]
        != served.http.get("/api/games/roll/content").json()["components"]["gem_world"]["name"]
    )
    assert tiles["gem_world"]["text"]
    assert content.json()["words"]["phases"]["explore"]
    doubtful = {key: tile["doubt"] for key, tile in tiles.items() if tile["doubt"] is not None}
    assert {"fifth_column", "information_hub"} <= set(doubtful), "their German names are our own"
    assert "wir nicht gesehen" in doubtful["leader"]
    assert "gem_world" not in doubtful
    assert "Fifth Column" in doubtful["fifth_column"]
    assert doubtful["fifth_column"] not in tiles["fifth_column"]["text"], "said once"
    again = served.http.get("/api/games/roll/content?lang=de", headers={"if-none-match": content.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_rules_in_short(served: Served) -> None:
    for lang, gray in (("en", "Gray worlds never hold goods."), ("de", "Auf grauen Welten liegen niemals Güter.")):
        answer = served.http.get(f"/api/games/roll/rules?lang={lang}")
        assert (len(answer.json()), answer.json()["R-54"]) == (111 + 40 + 76 + 28, gray)
        again = served.http.get(answer.request.url, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert served.http.get("/api/games/roll/rules", headers={"accept-language": "de-AT"}).json()["R-54"] == gray
    described = served.http.get("/schema/openapi.json").json()["paths"]["/api/games/{game}/rules"]["get"]
    schema = described["responses"]["200"]["content"]["application/json"]["schema"]
    assert (schema["type"], schema["additionalProperties"]["type"]) == ("object", "string")


def test_words_are_the_clients_own(served: Served) -> None:
    for lang in ("en", "de"):
        found = served.http.get(f"/api/words?lang={lang}").json()
        assert set(found) == {key for key in catalog(lang).messages if key.startswith("client.")}
        assert all(isinstance(text, str) or set(text) == {"one", "other"} for text in found.values())


def test_the_dice_are_promised_before_anybody_adds_entropy(served: Served) -> None:
    commit = served.http.post("/api/commits").json()["commit"]
    assert commit != served.http.post("/api/commits").json()["commit"]
    table = served.create("me", "captain", commit=commit)
    assert table["commit"] == commit
    assert served.http.get(f"/api/tables/{table['table']}").json()["commit"] == commit
    record = served.hub.tables[table["table"]].record
    assert fair.commit_of(record.secret) == commit
    assert record.seed == fair.seed_of(record.secret, [ENTROPY])
    body = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}], "entropy": ENTROPY}
    for known in (commit, "00" * 32):
        answer = served.http.post("/api/tables", json={**body, "commit": known})
        assert (answer.status_code, answer.json()["error"]) == (409, "unknown_commit")


def test_promises_that_nobody_takes_up_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.web.commitments.MOST", 2)
    commitments = Commitments()
    first, second, third = (commitments.issue() for _ in range(3))
    assert [commitments.knows(commit) for commit in (first, second, third)] == [False, True, True]
    assert fair.commit_of(commitments.redeem(second)) == second
    assert not commitments.knows(second)


def test_tables_are_public_but_for_their_secrets(served: Served) -> None:
    table = served.create("me", "friend", "captain", "captain")
    answer = served.http.get(f"/api/tables/{table['table']}?lang=en")
    info = answer.json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "bot", "bot"]
    assert [seat["name"] for seat in info["seats"]] == ["Me0", "Friend1", "Captain 1", "Captain 2"]
    assert info["status"] == "gathering"
    assert info["fair"] is None
    for seat in table["seats"][:2]:
        assert seat["token"] not in answer.text
        assert len(seat["token"]) == 22
    assert len(table["table"]) == 12
    wrong = served.http.post(f"/api/tables/{table['table']}/join", json={"token": "x" * 22, "name": "Eve"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "bad_token")
    body = {"token": table["seats"][1]["token"], "name": "  <b>Ben\x00\u202e\n  the\tGreat " + "!" * 60}
    assert served.http.post(f"/api/tables/{table['table']}/join", json=body).json()["status"] == "running"
    name = served.http.get(f"/api/tables/{table['table']}").json()["seats"][1]["name"]
    assert name == "<b>Ben the Great !!!!!!!!!!!!!!!!"[:32]
    again = served.http.post(f"/api/tables/{table['table']}/join", json={**body, "name": "Benjamin"})
    assert (again.status_code, again.json()["error"]) == (403, "link_used")


def test_health_metrics_headers(served: Served) -> None:
    assert served.http.get("/health").json()["ok"] is True
    figures = served.http.get("/metrics")
    assert "orrery_live_tables" in figures.text
    assert "orrery_choice_seconds_bucket" in figures.text
    for path in ("/health", "/", "/nothing"):
        headers = served.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_page(folder: Path) -> None:
    with serving(settings_for(folder)) as server:
        assert "not built" in server.http.get("/", headers={"accept-language": "en"}).text
        static = server.settings.static
        (static / "assets").mkdir(parents=True)
        (folder / "secret.txt").write_text("secret")
        (static / "index.html").write_text("<title>Orrery</title>")
        (static / "assets" / "index-AbC123xy.js").write_text("1")
        (static / "assets" / "index-AbC123xy.js.gz").write_bytes(b"packed")
        (static / "icon.svg").write_text("<svg/>")
        for path in ("/", "/t/abcdefghijkl", "/styleguide"):
            page = server.http.get(path)
            assert page.text == "<title>Orrery</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = server.http.get("/assets/index-AbC123xy.js", headers={"accept-encoding": "identity"})
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        with httpx.Client(base_url=f"http://{server.host}") as raw:
            sent = raw.build_request("GET", "/assets/index-AbC123xy.js", headers={"accept-encoding": "gzip"})
            packed = raw.send(sent, stream=True)
            assert packed.headers["content-encoding"] == "gzip"
            assert b"".join(packed.iter_raw()) == b"packed"
        assert server.http.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert server.http.get("/%2e%2e/secret.txt").status_code == 404
        assert server.http.get("/assets").status_code == 404


def test_limits_on_the_line(folder: Path) -> None:
    with serving(settings_for(folder, tables_per_address=3, most_tables=4, rate=10.0, burst=5)) as server:
        table = server.create("me", "random")
        body = {"game": "roll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        answers = [server.http.post("/api/tables", json=body).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        with server.sit(table, 0) as me:
            for _ in range(12):
                me.send({"type": "ping"})
            for _ in range(12):
                me.wait(lambda m: m["type"] == "pong")
            bucket = next(iter(server.hub.tables[table["table"]].connections))
            assert bucket.seat == 0


def test_tables_expire(folder: Path) -> None:
    now = [1_000_000.0]
    passing = {"clock": lambda: now[0], "steady": lambda: now[0]}
    with serving(settings_for(folder, **passing, sweep=0.05, idle=10.0, expire_days=1.0)) as server:
        table = server.create("me", "friend")
        now[0] += 20
        until(lambda: table["table"] not in server.hub.tables)
        assert server.http.get(f"/api/tables/{table['table']}").status_code == 200
        with server.sit(table, None) as eve:
            now[0] += 2 * 86_400
            assert eve.wait(lambda m: m["type"] == "closed")["error"] == "no_table"
        until(lambda: server.http.get(f"/api/tables/{table['table']}").status_code == 404)


def test_limits() -> None:
    bucket = Bucket(rate=2.0, burst=2, now=0.0)
    assert [bucket.wait(0.0), bucket.wait(0.0), bucket.wait(0.0)] == [0.0, 0.0, 0.5]
    assert bucket.wait(10.0) == 0.0
    now = [0.0]
    limits = PerAddress(1.0, 1, lambda: now[0])
    assert [limits.take("a"), limits.take("a"), limits.take("b")] == [True, False, True]
    now[0] = 1.0
    assert limits.take("a")


def test_names() -> None:
    assert clean_name("  Ann\u200ba \n B\x1b[31m ", 32) == "Anna B[31m"
    assert clean_name("x" * 40, 32) == "x" * 32
    assert clean_name("\x00\u202e", 32) == ""
    assert clean_name("Ann\u3164\u2800a\ufe0f", 32) == "Anna"
    for seen in ("Ö", "李", "אבג", "-", "7", "🦊", "e\u0301", "한"):
        assert clean_name(seen, 32) == seen


UNSEEN = (
    "\u3164", "\u2800" * 3, "\u115f", "\u1160", "\uffa0", "\u200b\u200d", "\ufeff", "\u00ad", "\u034f", "\u17b4",
    "\ufe0f", "\U000e0041", "\U0001d159", "\u180e", "   ", "\t\n", "\u3000", " \u3164 \u2800 ", "\u0301", "\ue000",
)  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_nobody_could_see_are_refused(served: Served, name: str) -> None:
    body = {"game": "roll", "seats": [{"kind": "me", "name": name}, {"kind": "friend"}]}
    answer = served.http.post("/api/tables?lang=en", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "unseen_name")
    assert "Nobody could see this name" in answer.json()["message"]
    table = served.create("me", "friend")
    body = {"token": table["seats"][1]["token"], "name": name}
    answer = served.http.post(f"/api/tables/{table['table']}/join", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "unseen_name")
    assert not served.hub.tables[table["table"]].record.seats[1].joined
    assert served.join(table, 1, "")["seat"] == 1


def test_languages() -> None:
    assert language("de", "en") == "de"
    assert language("xx", "fr, de-CH;q=0.8, en") == "de"
    assert language(None, None) == "en"
