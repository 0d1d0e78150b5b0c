"""Names of one's own: handles, passkeys, codes, leaving; and that guests need none of it."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect
from starlette.requests import Request

from groma.table import migrations
from groma.table.database import Database, database_url
from groma.table.limits import Limits
from groma.table.people.browsers import browser_label
from groma.table.people.codes import new_code, read_code
from groma.table.people.handles import checked_handle, handle_key
from groma.table.people.site import Site, site_of
from groma.table.refusal import Refusal
from groma.table.settings import Settings
from tests.patience import until
from tests.table.authenticator import Authenticator
from tests.table.guest import Guest, Json, play_out
from tests.table.server import Server
from tests.table.test_editions import OLD, query
from tests.table.test_operations import groma

LATER = 8 * 86400
AFTERWARDS = ("record", "timeline", "statistics")
MIGRATIONS = Path(migrations.__file__).parent
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Person(Guest):
    """Somebody whose browser knows passkeys: it speaks to localhost."""

    def __init__(self, server: Server, name: str = "Ada") -> None:
        super().__init__(server.url.replace("127.0.0.1", "localhost"), name)
        self.http.headers["User-Agent"] = FIREFOX

    def put(self, path: str, body: Json) -> Json:
        """Make a call that must succeed."""
        answer = self.call("PUT", path, body)
        assert answer.is_success, answer.text
        told: Json = answer.json()
        return told

    def refusal(self, method: str, path: str, body: Any = None) -> str:
        """Make a call that must be refused; return why."""
        answer = self.call(method, path, body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["error"])

    def add_passkey(self, label: str | None = None) -> Authenticator:
        """Make a passkey."""
        key = Authenticator(self.url)
        options = self.post("/api/me/passkeys/options")["options"]
        self.post("/api/me/passkeys/verify", {"credential": key.make(options), "label": label})
        return key

    def name_oneself(self, handle: str) -> Authenticator:
        """Take a handle and make the first passkey."""
        assert self.put("/api/me/handle", {"handle": handle}) == {"name": handle, "named": True}
        self.name = handle
        return self.add_passkey()

    def show(self, key: Authenticator, bring: bool = False) -> Any:
        """Sign in with a passkey, whatever the answer."""
        options = self.post("/api/session/options")["options"]
        return self.call("POST", "/api/session/verify", {"credential": key.show(options), "bring": bring})


def test_names_that_look_alike_are_one_handle() -> None:
    for other in ("ADA", "Аdа", "Ａｄａ", "A d.a", "a-d\u0430"):
        assert handle_key(other) == handle_key("Ada"), other
    assert handle_key("Livia") == handle_key("LIVlA") == handle_key("L1via")
    assert len({handle_key(name) for name in ("Ada", "Ida", "Éda", "阿达", "Ada 2")}) == 5
    for wrong in ("A", "x" * 21, "<b>", "77", "\u200b\u200bA", "🦊🦊"):
        with pytest.raises(Refusal):
            checked_handle(wrong)
    assert checked_handle("  Ada  d’Arc ") == "Ada d’Arc"


def test_a_code_is_read_as_it_was_written_down() -> None:
    code = new_code()
    assert len(code) == 19
    assert read_code(code.lower().replace("-", " ").replace("0", "o").replace("1", "l")) == code
    assert browser_label(FIREFOX) == "Firefox · Linux"
    assert browser_label("curl") == "?"


def test_five_people_an_hour_name_themselves_from_one_address() -> None:
    limits = Limits(Settings())
    for _ in range(5):
        limits.check_new_account("192.0.2.1")
    limits.check_new_account("192.0.2.2")
    with pytest.raises(Refusal):
        limits.check_new_account("192.0.2.1")


def test_a_guest_becomes_a_person_and_nothing_changes_hands(server: Server) -> None:
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    table = ada.open("me open", "toy")
    ben.post(f"/api/tables/{table}/seats")
    secret = ada.post("/api/me/link")["secret"]
    ada.name_oneself(handle := f"Ada {table[:4]}x".replace("_", "").replace("-", ""))
    first, second = ben.get(f"/api/tables/{table}")["seats"]
    assert (first["name"], first["named"], second["named"]) == (handle, True, False)
    account = ada.get("/api/me/account")
    assert (account["handle"], account["codes"]) == (handle, 0)
    assert [key["label"] for key in account["passkeys"]] == ["Firefox · Linux"]
    assert [browser["here"] for browser in account["browsers"]] == [True]
    assert Guest(server.url, "").refused("/api/me/device", {"secret": secret})["error"] == "link"
    assert ada.refused("/api/me/link")["error"] == ada.refused("/api/me", {"name": "Zoe"})["error"] == "named"
    assert ben.refused("/api/me", {"name": handle.upper()})["error"] == "handle-taken"
    assert ben.refusal("PUT", "/api/me/handle", {"handle": handle.lower()}) == "handle-taken"
    assert Guest(server.url, "").post("/api/me/arrival", {"name": handle}) == {"name": f"{handle} 2", "named": False}
    assert ada.put("/api/me/handle", {"handle": handle.upper()})["name"] == handle.upper()
    assert ada.refusal("PUT", "/api/me/handle", {"handle": "Somebody else"}) == "handle-soon"


def test_a_second_device_adds_a_key_the_first_is_removed_and_a_code_lets_in_once(server: Server) -> None:
    ada = Person(server)
    first = ada.name_oneself(f"Two {first_word(server)}")
    codes = ada.post("/api/me/codes")["codes"]
    assert len(set(codes)) == 8
    phone = Person(server, "")
    assert phone.show(first).json()["named"]
    second = phone.add_passkey("My phone")
    assert phone.call("DELETE", f"/api/me/passkeys/{phone.get('/api/me/account')['passkeys'][0]['id']}").is_success
    stranger = Person(server, "")
    assert stranger.show(first).status_code == 403
    assert stranger.show(second).is_success
    tablet = Person(server, "")
    assert tablet.post("/api/session/code", {"code": codes[0].lower()})["named"]
    assert Person(server, "").refused("/api/session/code", {"code": codes[0]})["error"] == "code"
    account = tablet.get("/api/me/account")
    assert (account["codes"], [key["label"] for key in account["passkeys"]]) == (7, ["My phone"])
    assert len(account["browsers"]) == 4
    tablet.delete("/api/session/others")
    assert [one.call("GET", "/api/me").status_code for one in (ada, phone, stranger, tablet)] == [401, 401, 401, 200]
    tablet.delete("/api/session")
    assert tablet.call("GET", "/api/me").status_code == 401


def first_word(server: Server) -> str:
    """Return a word that no other test has on this server."""
    return Guest(server.url).open("me open", "toy").replace("_", "a").replace("-", "b")[:8]


def test_what_was_answered_once_or_for_another_page_is_refused(server: Server) -> None:
    ada = Person(server)
    key = ada.name_oneself(f"Once {first_word(server)}")
    options = ada.post("/api/session/options")["options"]
    assert (options["rpId"], options.get("allowCredentials") or []) == ("localhost", [])
    shown = {"credential": key.show(options)}
    assert ada.post("/api/session/verify", shown)["named"]
    assert ada.refused("/api/session/verify", shown)["error"] == "passkey"
    key.origin = "https://elsewhere.example"
    assert ada.show(key).json()["error"] == "passkey"
    wanted = ada.post("/api/me/passkeys/options")["options"]
    assert wanted["authenticatorSelection"]["residentKey"] == "required"
    assert wanted["excludeCredentials"][0]["id"] == ada.get("/api/me/account")["passkeys"][0]["id"]
    made = Authenticator(ada.url).make(wanted)
    assert Person(server).refused("/api/me/passkeys/verify", {"credential": made})["error"] == "passkey"


def test_where_browsers_have_no_passkeys_codes_alone_do(server: Server) -> None:
    ada = Guest(server.url, "Ada")
    assert ada.call("PUT", "/api/me/handle", {"handle": f"Plain {first_word(server)}"}).is_success
    assert ada.refused("/api/me/passkeys/options")["error"] == "no-passkeys"
    assert ada.call("DELETE", "/api/session").json()["error"] == "keyless"
    codes = ada.post("/api/me/codes")["codes"]
    ada.delete("/api/session")
    phone = Guest(server.url, "")
    phone.post("/api/session/code", {"code": codes[3]})
    assert phone.get("/api/me/account")["codes"] == 7
    assert len(phone.post("/api/me/codes")["codes"]) == 8
    assert Guest(server.url, "").refused("/api/session/code", {"code": codes[4]})["error"] == "code"


def test_a_stolen_cookie_does_not_reach_keys_export_or_the_door(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada = Person(server)
    key = ada.name_oneself("Livia")
    query(server.database, "UPDATE keys SET proved = proved - 601")
    name = ada.get("/api/me/account")["passkeys"][0]["id"]
    doors = [("DELETE", f"/api/me/passkeys/{name}"), ("GET", "/api/me/export"), ("DELETE", "/api/me"),
             ("POST", "/api/me/codes"), ("POST", "/api/me/passkeys/options")]  # fmt: skip
    assert {ada.refusal(method, path) for method, path in doors} == {"prove"}
    assert ada.show(key).is_success
    assert ada.call("GET", "/api/me/export").is_success
    key.counter = 5
    assert ada.show(key).is_success
    key.counter = 4
    assert ada.show(key).is_success
    assert [line for line in server.lines() if line["event"] == "the counter of a passkey did not grow"]


def test_the_tables_of_a_guest_come_along_and_a_shared_one_stays(server: Server) -> None:
    ada = Person(server)
    key = ada.name_oneself(f"Bring {first_word(server)}")
    shared = ada.open("me open", "toy")
    guest = Person(server, "Gast")
    guest.post(f"/api/tables/{shared}/seats")
    own = guest.open("me me", "toy", start=True)
    guest.play_any(own, Random(1))
    guest.post(f"/api/tables/{own}/chat", {"text": "Salve"})
    assert guest.show(key, bring=True).is_success
    told = guest.look(own)["table"]
    assert (told["am_host"], [seat["mine"] for seat in told["seats"]]) == (True, [True, True])
    guest.play_any(own, Random(1))
    assert guest.get(f"/api/tables/{own}/chat")["lines"][0]["mine"]
    assert [seat["mine"] for seat in guest.get(f"/api/tables/{shared}")["seats"]] == [True, False]


def rows_with(database: str, guest: str) -> dict[str, int]:
    """Return how many rows of each table hold an id anywhere, whatever the columns are called."""
    with closing(sqlite3.connect(database)) as opened:
        opened.row_factory = sqlite3.Row
        names = [name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {name: opened.execute(f"SELECT * FROM {name}").fetchall() for name in names}
    counted = {name: sum(guest in tuple(row) for row in rows) for name, rows in found.items()}
    return {name: count for name, count in counted.items() if count}


def game_as_told(guest: Guest, table: str) -> tuple[bytes, ...]:
    """Return all that is told of a finished game and names nobody."""
    news = guest.look(table)
    played = json.dumps([news["position"], news["log"]]).encode()
    return (*(guest.call("GET", f"/api/tables/{table}/{path}").content for path in AFTERWARDS), played)


def test_who_leaves_takes_everything_along_but_the_games(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada, ben = Person(server, "Ada"), Person(server, "Ben")
    key = ada.name_oneself("Octavia")
    ada.post("/api/me/codes")
    finished, running, room = (ada.open("me open", "toy") for _ in range(3))
    for table in (finished, running):
        ben.post(f"/api/tables/{table}/seats")
        ada.post(f"/api/tables/{table}/start")
    play_out([ada, ben], finished, Random(1))
    for one in (ada, ben):
        one.post(f"/api/tables/{finished}/chat", {"text": f"I am {one.name}"})
    ben.post(f"/api/tables/{finished}/chat/1/mute")
    [(guest,)] = query(server.database, "SELECT guest FROM accounts")
    packed = zipfile.ZipFile(io.BytesIO(ada.call("GET", "/api/me/export").content))
    told = json.loads(packed.read("me.json"))
    of_others = {"mutes"}
    stored = rows_with(server.database, guest)
    assert {"accounts", "passkeys", "recovery_codes", "keys", "seats", "entries", "tables", "chat"} <= set(stored)
    assert {name: len(told[name]) for name in stored if name not in of_others} == {
        name: count for name, count in stored.items() if name not in of_others
    }
    assert told["mutes"] == []
    assert {table["id"]: "seed" in table for table in told["tables"]} == {finished: True, running: False, room: False}
    assert set(packed.namelist()) == {"me.json", f"records/{finished}.json", f"records/{running}.json"}

    before = game_as_told(ben, finished)
    ada.delete("/api/me")
    assert ada.call("GET", "/api/me").status_code == 401
    seat = ben.get(f"/api/tables/{finished}")["seats"][0]
    assert (seat["name"], seat["named"], seat["former"]) == (None, False, "A")
    assert ben.get(f"/api/tables/{running}")["seats"][0]["level"] == "medium"
    assert ben.get(f"/api/tables/{room}")["seats"][0]["kind"] == "open"
    assert [line["name"] for line in ben.get(f"/api/tables/{finished}/chat")["lines"]] == ["Ben"]
    assert ben.refused("/api/me", {"name": "Octavia"})["error"] == "handle-taken"
    assert ada.show(key).is_success
    assert ben.get(f"/api/tables/{finished}")["seats"][0]["name"] == "Octavia"

    ada.delete("/api/me")
    server.stop()
    query(server.database, "UPDATE accounts SET hidden_at = hidden_at - ?", LATER)
    server = sqlite_server()
    ben.move_to(server.url.replace("127.0.0.1", "localhost"))
    until(lambda: not query(server.database, "SELECT * FROM accounts"), "nobody is erased")
    assert rows_with(server.database, guest) == {}
    assert ben.refused("/api/me", {"name": "Octavia"})["error"] == "handle-taken"
    assert game_as_told(ben, finished) == before
    rematch = ben.post(f"/api/tables/{finished}/rematch")
    assert [(seat["kind"], seat["name"]) for seat in rematch["seats"]] == [("bot", None), ("human", "Ben")]


def test_the_operator_lets_somebody_in_again_and_the_person_is_told(sqlite_server: Callable[..., Server]) -> None:
    server = sqlite_server()
    ada = Person(server)
    ada.name_oneself("Julia")
    made = groma("operator", "reentry", "julia", "--database", server.database, "--json")
    link = json.loads(made.stdout)["link"]
    secret = link.partition("#reentry=")[2]
    phone = Person(server, "")
    assert phone.post("/api/session/reentry", {"secret": secret}) == {"name": "Julia", "named": True}
    assert Person(server, "").refused("/api/session/reentry", {"secret": secret})["error"] == "code"
    assert [one["used"] is not None for one in ada.get("/api/me/account")["reentries"]] == [True]
    late = json.loads(groma("operator", "reentry", "Julia", "--database", server.database, "--json").stdout)["link"]
    query(server.database, "UPDATE reentries SET created = created - 3601")
    late = {"secret": late.partition("#reentry=")[2]}
    assert Person(server, "").refused("/api/session/reentry", late)["error"] == "code"
    unknown = groma("operator", "reentry", "Nobody", "--database", server.database)
    assert (unknown.returncode, "nobody has this handle" in unknown.stderr) == (2, True)


def test_the_address_of_the_site_decides_about_passkeys() -> None:
    def at(site: str, host: str, scheme: str = "http") -> Site | None:
        scope = {"type": "http", "scheme": scheme, "path": "/", "server": ("x", 80), "query_string": b""}
        return site_of(Settings(site=site), Request({**scope, "headers": [(b"host", host.encode())]}))

    assert at("", "localhost:8000") == Site("localhost", "http://localhost:8000")
    assert at("", "groma.example", "https") == Site("groma.example", "https://groma.example")
    assert at("https://groma.example", "10.0.0.7:8000") == Site("groma.example", "https://groma.example")
    for plain in ("192.168.1.7:8000", "127.0.0.1:8000", "pi.local", "[::1]:8000", "[", ""):
        assert at("", plain) is None, plain
    assert at("http://pi.local", "localhost") is None


def test_the_step_of_people_goes_down_and_up_again(tmp_path: Path, postgresql: Callable[[str], str]) -> None:
    old = tmp_path / "old.sqlite"
    old.write_bytes(gzip.decompress(OLD.read_bytes()))
    for address in (str(old), postgresql("down_and_up")):
        before, people, after, again = asyncio.run(down_and_up(address))
        assert people - before >= {"accounts", "passkeys", "challenges", "recovery_codes", "guests.merged_into"}
        assert (after, again) == (before, people)
    assert query(old, "SELECT count(*) FROM guests, tables") == [(8,)]


async def down_and_up(address: str) -> list[set[str]]:
    """Return the tables and columns before the step, after it, taken back, and once more."""
    database = Database(database_url(address))
    found = []
    try:
        for move, revision in (
            (command.upgrade, "0007"),
            (command.upgrade, "0008"),
            (command.downgrade, "0007"),
            (command.upgrade, "0008"),
        ):
            async with database.writing.begin() as connection:
                await connection.run_sync(migrated, move, revision)
                found.append(await connection.run_sync(columns))
    finally:
        await database.close()
    return found


def migrated(connection: Connection, move: Callable[[Config, str], None], revision: str) -> None:
    """Go to a revision of the schema, up or down."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    move(config, revision)


def columns(connection: Connection) -> set[str]:
    """Return what is stored: each table, each column."""
    found = inspect(connection)
    names = found.get_table_names()
    return {*names, *(f"{name}.{column['name']}" for name in names for column in found.get_columns(name))}
