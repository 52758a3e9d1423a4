"""Starting the bot: whatever a host can do wrong gives one clear sentence, no traceback, and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest
from discord.http import Route

import bot
from cogs.settings import Settings
from db.store import Store
from games import GAMES
from games.core.rng import Rng, seed_hash
from games.records.record import RecordedMove
from tests.games.recording import written
from tests.machine import PATIENCE_S

ROOT = Path(__file__).resolve().parent.parent

# Newer versions of Python warn of a fork beside threads. Here the only other one waits for connections and holds nothing that the
# child would need.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")


Ended = subprocess.CompletedProcess[str]


def run(*arguments: str, discord: str = "", **environment: str) -> Ended:
    """Run the bot as a host does, with just these variables set; a fork of this process, as loading it takes a second.

    ``discord`` is the address of what stands in for Discord.
    """
    with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            Route.BASE = discord or Route.BASE
            _be_the_bot([*arguments], _variables(environment))
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said = [(file.seek(0), file.read())[1] for file in (out, err)]
        return subprocess.CompletedProcess([*arguments], code, *said)


def _be_the_bot(arguments: list[str], environment: dict[str, str]) -> NoReturn:
    code = 1
    try:
        sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
        os.environ.clear()
        os.environ.update(environment)
        code = bot.main(arguments)
    except SystemExit as end:
        code = int(end.code or 0)
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def run_program(program: str, *arguments: str, **environment: str) -> Ended:
    """The same with a program, from the loading of it on."""
    return subprocess.run(
        [sys.executable, program, *arguments],
        cwd=ROOT,
        env=_variables(environment),
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def _variables(environment: dict[str, str]) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "LANG": "en_GB.UTF-8", "PYTHONPATH": str(ROOT), **environment}


def refuses(result: Ended, *words: str) -> None:
    assert result.returncode == 1, result
    assert "Traceback" not in result.stderr
    said = result.stderr.strip().splitlines()
    for word in words:
        assert word in said[-1], said


class Unauthorised(BaseHTTPRequestHandler):
    """Discord's answer to a token it does not know."""

    def do_GET(self) -> None:
        body = json.dumps({"message": "401: Unauthorized", "code": 0}).encode()
        self.send_response(401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Be quiet."""


@pytest.fixture
def no_discord() -> Iterator[str]:
    """The address of a Discord that knows no token."""
    server = HTTPServer(("127.0.0.1", 0), Unauthorised)
    threading.Thread(target=server.serve_forever, args=[0.01], daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def starting(folder: Path, address: str) -> str:
    """A program that starts the bot at what stands in for Discord."""
    program = folder / "start.py"
    program.write_text(
        f"import sys, discord.http, bot\ndiscord.http.Route.BASE = {address!r}\nsys.exit(bot.main(sys.argv[1:]))\n"
    )
    return str(program)


def test_a_wrong_token_is_named_and_the_way_on_told(no_discord, tmp_path):
    program = starting(tmp_path, no_discord)
    result = run_program(program, "--database", str(tmp_path / "x.sqlite"), DISCORD_TOKEN="wrong")
    refuses(result, "DISCORD_TOKEN", "developer portal")


@pytest.mark.parametrize("shards", ["1", "auto"])
def test_a_file_that_is_no_database_is_refused_and_left_alone(no_discord, tmp_path, shards):
    path = tmp_path / "holiday.jpg"
    path.write_bytes(b"\xff\xd8 not a database" * 100)
    before = path.read_bytes()
    result = run("--database", str(path), discord=no_discord, DISCORD_TOKEN="t", TABLEBOT_SHARDS=shards)
    refuses(result, str(path), "not a database")
    assert path.read_bytes() == before


async def make_database(path: Path) -> None:
    store = await Store.open(path)
    await store.close()


def test_a_database_of_a_newer_bot_is_refused_and_left_alone(no_discord, tmp_path):
    path = tmp_path / "new.sqlite"
    asyncio.run(make_database(path))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 9999")
    before = path.read_bytes()
    refuses(run("--database", str(path), discord=no_discord, DISCORD_TOKEN="t"), "newer version", "9999")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", ("components.json", "not valid JSON")),
        ('{"tiles": [{"id": "forrest", "count": 3}]}', ("components.json", "forrest", "no entry")),
        ('{"tiles": [{"id": "forest", "count": "many"}]}', ("components.json", "forest", "count")),
        (
            '{"tiles": [{"id": "iron_mine", "requires": ["wood", "marble"]}]}',
            ("components.json", "iron_mine", "marble"),
        ),
        ('{"kites": []}', ("components.json", "kites", "no such section")),
    ],
    ids=["no JSON", "unknown entry", "wrong type", "unknown resource", "unknown section"],
)
def test_a_wrong_correction_of_component_data_names_file_entry_and_field(tmp_path, text, words):
    folder = tmp_path / "founders_of_the_empire"
    folder.mkdir()
    (folder / "components.json").write_text(text)
    refuses(run("--data", str(tmp_path), DISCORD_TOKEN="t"), str(folder), *words)


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"TABLEBOT_PICTURES": "bmp"}, ("TABLEBOT_PICTURES", "bmp", "jpeg")),
        ({"TABLEBOT_LOG": "loud"}, ("TABLEBOT_LOG", "loud", "WARNING")),
        ({"TABLEBOT_LOBBY_HOURS": "soon"}, ("TABLEBOT_LOBBY_HOURS", "soon")),
        ({"TABLEBOT_LOBBY_HOURS": "0"}, ("TABLEBOT_LOBBY_HOURS", "0")),
        ({"TABLEBOT_DATA": "/no/such/folder"}, ("TABLEBOT_DATA", "/no/such/folder")),
        ({"TABLEBOT_SHARDS": "two"}, ("TABLEBOT_SHARDS", "two")),
        ({"TABLEBOT_STRONG": "no"}, ("TABLEBOT_STRONG", "no", "0", "1")),
    ],
)
def test_a_wrong_variable_is_named_with_what_is_possible(variables, words):
    refuses(run(DISCORD_TOKEN="t", **variables), *words)


def test_complaints_come_in_the_language_of_the_machine():
    result = run(DISCORD_TOKEN="t", TABLEBOT_LOG="loud", LANG="pl_PL.UTF-8")
    refuses(result, "TABLEBOT_LOG", "możliwe są")


def test_backup_of_nothing_is_refused(tmp_path):
    refuses(run("backup", str(tmp_path / "copy"), "--database", str(tmp_path / "none")), "could not be copied")


def test_backup_without_a_file_says_how(tmp_path):
    refuses(run("backup", "--database", str(tmp_path / "none")), "backup FILE")


# ------------------------------------------------------------------ verify
def record(**changes: object) -> bytes:
    """A finished random match of two as an exported file, with some fields changed."""
    game = GAMES["founders_of_the_empire"]
    state = game.setup(2, game.options(), "open seed")
    chance, moves = Rng("choices"), []
    while waiting := game.to_move(state):
        move = chance.choice([m for m in game.legal_moves(state, waiting[0]) if m.kind != "stop"])
        moves.append(RecordedMove(waiting[0], msgspec.json.decode(game.encode_move(move))))
        game.play(state, waiting[0], move)
    return msgspec.json.encode(msgspec.structs.replace(written(game, state, "open seed", moves), **changes))


def test_an_honest_record_is_verified(tmp_path):
    path = tmp_path / "match.json"
    path.write_bytes(record())
    result = run_program("bot.py", "verify", str(path))
    assert result.returncode == 0, result.stderr
    assert seed_hash("open seed") in result.stdout


def test_a_record_over_other_component_data_says_which_entries_differ(tmp_path):
    game = GAMES["founders_of_the_empire"]
    data = msgspec.json.decode(game.data_text)
    tile = data["components"]["tiles"][0]
    tile["name"]["en"] = "Something else"
    path = tmp_path / "match.json"
    path.write_bytes(record(data=data, data_hash=game.with_data(msgspec.json.encode(data)).data_hash))
    result = run("verify", str(path))
    assert result.returncode == 0, result.stderr
    assert f"components/tiles/{tile['id']}" in result.stdout


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"rules_version": 99}, ("version 99",)),
        ({"seed": "another seed"}, ("seed",)),
        ({"seed": "another seed", "seed_hash": seed_hash("another seed")}, ("not legal",)),
        ({"final_hash": "0" * 64}, ("another final position",)),
        ({"outcome": None, "moves": [RecordedMove(0, {"kind": "reveal", "stack": "city"})]}, ("Move 1",)),
        ({"slug": "chess"}, ("chess",)),
        ({"format": 99}, ("99",)),
        ({"data_hash": "0" * 64}, ("component data",)),
        ({"moves": [RecordedMove(0, {"kind": "fly"})]}, ("Move 1", "no move of this game")),
    ],
)
def test_a_record_that_was_tampered_with_is_found_out(tmp_path, changes, words):
    path = tmp_path / "match.json"
    path.write_bytes(record(**changes))
    refuses(run("verify", str(path)), *words)


def test_a_file_that_is_no_record_is_refused(tmp_path):
    path = tmp_path / "match.json"
    path.write_text("[]")
    refuses(run("verify", str(path)), "not an exported match")
    refuses(run("verify", str(tmp_path / "missing.json")), "missing.json")
    refuses(run("verify"), "verify FILE")


# ------------------------------------------------------------------ desk
def test_the_desk_of_a_game_that_is_not_there_is_refused(tmp_path):
    refuses(run("desk", "chess", "--data", str(tmp_path)), "chess", "founders")


def test_the_report_of_the_desk_is_printed_and_says_which_entry_cannot_be_used(tmp_path):
    assert "Nothing has been looked up yet" in run("desk", "--report", "--data", str(tmp_path)).stdout
    own = tmp_path / "founders_of_the_empire" / "components.json"
    own.parent.mkdir()
    own.write_text('{"tiles": [{"id": "forest", "vp": 3}]}')
    assert '+   "vp": 3,' in run("desk", "founders", "--report", "--data", str(tmp_path)).stdout
    own.write_text('{"tiles": [{"id": "forest", "vp": "many"}]}')
    refuses(run("desk", "--data", str(tmp_path)), str(own), "forest", "vp")


def test_corrections_are_read_from_overrides_where_no_other_folder_is_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert Settings.read({}).data is None
    (tmp_path / "overrides").mkdir()
    assert Settings.read({}).data == Path("overrides")
    assert Settings.read({"TABLEBOT_DATA": str(tmp_path)}).data == tmp_path


# ------------------------------------------------------------------ told to stop
@contextlib.contextmanager
def started(program: str, *arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program that runs on."""
    with subprocess.Popen(
        [sys.executable, program, *arguments],
        cwd=ROOT,
        env=_variables(environment),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def ends_cleanly(process: subprocess.Popen[str]) -> str:
    """Tell the program to stop; gives what it has logged."""
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=PATIENCE_S) == 0
    assert process.stderr is not None
    logged = process.stderr.read()
    assert "Traceback" not in logged
    return logged


def test_the_page_that_opens_without_a_token_warns_of_nothing_and_ends_cleanly_when_a_container_is_stopped():
    with started("bot.py", "--port", "0") as process:
        assert process.stdout is not None
        assert any("Sandbox ready" in line for line in process.stdout)
        logged = ends_cleanly(process)
    assert "INFO discord.client" in logged
    assert "WARNING" not in logged


def test_a_bot_that_is_stopped_while_it_waits_for_discord_ends_cleanly(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        program = starting(tmp_path, address)
        with started(program, "--database", str(tmp_path / "x.sqlite"), DISCORD_TOKEN="t") as process:
            silent.settimeout(PATIENCE_S)
            connection, _ = silent.accept()
            with connection:
                ends_cleanly(process)


def test_an_edition_that_cannot_be_used_is_told_and_nothing_else_stops(tmp_path):
    own = tmp_path / "editions" / "łódź" / "founders_of_the_empire" / "components.json"
    own.parent.mkdir(parents=True)
    own.write_text('{"tiles": [{"id": "forest", "vp": "many"}]}')
    result = run("desk", "--report", "--data", str(tmp_path))
    assert result.returncode == 0 and "Nothing has been looked up yet" in result.stdout
    assert [word in result.stderr for word in ("left out", str(own), "forest", "vp")] == [True] * 4
    own.write_text('{"tiles": [{"id": "forest", "vp": 3}]}')
    assert '+   "vp": 3,' in run("desk", "--edition", "łódź", "--report", "--data", str(tmp_path)).stdout


def test_a_name_of_an_edition_that_leads_to_another_folder_is_refused(tmp_path):
    refuses(run("desk", "--edition", "../x", "--report", "--data", str(tmp_path)), "../x", "letters")
