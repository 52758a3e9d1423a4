"""What a host relies on: files that start the bot, a log that gives nothing away, numbers, nightly copies that can be restored."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import urllib.error
import urllib.request
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot import create_bot, main
from cogs.background.backups import forget_oldest
from cogs.client import TableBot
from cogs.discord_io.permissions import NEEDED, invitation
from cogs.monitoring import logs
from cogs.settings import Settings, SettingsError
from db.file.restore import REVISIONS
from db.store import DatabaseError, Store
from tests.db.table import Table
from tests.line import World, connect, say
from tests.source import ROOT, modules

CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
SERVICE = (ROOT / "tablebot.service").read_text(encoding="utf-8")


# ------------------------------------------------------------------ files
def test_container_holds_every_package_and_no_secret():
    packages = {module.package for module in modules()} - {"", "tests"}
    assert set(re.findall(r"^COPY (\w+) \./\1$", CONTAINER, re.MULTILINE)) == packages
    assert "DISCORD_TOKEN" not in CONTAINER and "USER tablebot" in CONTAINER


def test_service_and_container_set_only_settings_that_exist():
    known = (ROOT / "cogs" / "settings.py").read_text(encoding="utf-8")
    names = set(re.findall(r"\b(TABLEBOT_\w+)=", CONTAINER + SERVICE))
    assert names and all(f'"{name}"' in known for name in names)
    assert "ExecStart=/opt/tablebot/.venv/bin/python bot.py\n" in SERVICE


def test_invitation_asks_for_exactly_what_is_checked(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert main(["invite", "1234"]) == 0
    asked = parse_qs(urlsplit(capsys.readouterr().out.strip()).query)
    assert int(asked["permissions"][0]) == discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    assert (asked["client_id"], asked["scope"]) == (["1234"], ["bot applications.commands"])
    assert invitation(1234).startswith("https://discord.com/")
    assert main(["invite", "me"]) == 1
    assert "developer portal" in capsys.readouterr().err


def test_settings_for_hosts_are_read_or_refused(tmp_path):
    given = {"TABLEBOT_METRICS_PORT": "9100", "TABLEBOT_BACKUPS": str(tmp_path), "TABLEBOT_LOG_FORMAT": "json"}
    settings = Settings.read(given)
    assert (settings.metrics_port, settings.backups, settings.backups_kept) == (9100, tmp_path, 7)
    assert settings.log_format == "json"
    assert (Settings.read({}).metrics_port, Settings.read({}).backups) == (None, None)
    with pytest.raises(SettingsError):
        Settings.read({"TABLEBOT_METRICS_PORT": "off"})
    shards = [Settings.read({"TABLEBOT_SHARDS": value}).shards for value in ("", "1", "3", "auto")]
    assert shards == [1, 1, 3, None]
    assert [Settings.read({"TABLEBOT_STRONG": value}).strong for value in ("", "1", "0")] == [True, True, False]


def test_a_bot_on_too_many_servers_for_one_connection_says_what_to_set(tmp_path, monkeypatch, capsys):
    async def refused(bot: TableBot, token: str, *, reconnect: bool = True) -> None:
        raise discord.ConnectionClosed(SimpleNamespace(close_code=4011), shard_id=None)

    monkeypatch.setenv("DISCORD_TOKEN", "t")
    monkeypatch.setattr(TableBot, "start", refused)
    assert main(["--database", str(tmp_path / "x.sqlite")]) == 1
    assert "TABLEBOT_SHARDS=auto" in capsys.readouterr().err


# ------------------------------------------------------------------ the running bot
@pytest.fixture
def written():
    """What the bot's log says, as JSON lines."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.addFilter(logs.Ids("s3cret"))
    handler.setFormatter(logs.JsonLines())
    logger = logging.getLogger("tablebot")
    before = logger.level
    logger.setLevel(logging.DEBUG)
    logger.addHandler(handler)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


async def test_log_names_interactions_by_ids_and_never_says_what_was_written(tmp_path, written):
    world = World("Anna")
    bot = create_bot(Settings(database=tmp_path / "x.sqlite"))
    await connect(bot, world.answer)
    (anna,) = world.people
    await say(bot, world, world.slash(anna, "founders new", seats=2))
    await say(bot, world, world.slash(anna, "card", name="whisper of the forest"))
    await say(bot, world, world.slash(anna, "undo"))
    logging.getLogger("tablebot").warning("the token is %s", "s3cret")
    await bot.close()
    text = written.getvalue()
    assert "whisper" not in text and "s3cret" not in text and "Anna" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    found = [line for line in lines if line["logger"] == "tablebot.interactions"]
    assert [(line["name"], line["user"], line["message"].partition(" in ")[0]) for line in found] == [
        ("founders new", anna, "done"),
        ("card", anna, "done"),
        ("undo", anna, "refused no-match-of-yours"),
    ]
    assert all({"interaction", "server", "channel", "at", "level"} <= line.keys() for line in found)


def fetched(address: str) -> str:
    with urllib.request.urlopen(address) as answer:
        return answer.read().decode()


async def test_numbers_are_served_to_this_machine_without_any_id(tmp_path):
    world = World("Anna")
    bot = create_bot(Settings(database=tmp_path / "x.sqlite", metrics_port=0))
    await connect(bot, world.answer)
    (anna,) = world.people
    await say(bot, world, world.slash(anna, "founders new", seats=2))
    loop = bot.get_cog("MetricsLoop")
    await loop.look()
    address = f"http://127.0.0.1:{loop.port}/metrics"
    text = await asyncio.to_thread(fetched, address)
    assert loop._server.server_address[0] == "127.0.0.1"
    await bot.close()
    assert 'tablebot_interactions_total{name="founders new",outcome="done"} 1.0' in text
    assert "tablebot_outbox_waiting 0.0" in text and "tablebot_interaction_seconds_count 1.0" in text
    assert str(anna) not in text and str(world.guild.id) not in text
    with pytest.raises(urllib.error.URLError):
        await asyncio.to_thread(fetched, address)


async def test_without_a_port_nothing_listens(tmp_path):
    bot = create_bot(Settings(database=tmp_path / "x.sqlite"))
    await connect(bot, World().answer)
    assert bot.get_cog("MetricsLoop").port == 0
    await bot.close()


# ------------------------------------------------------------------ copies
async def test_every_night_has_one_copy_and_the_oldest_go(tmp_path, monkeypatch):
    folder = tmp_path / "backups"
    bot = create_bot(Settings(database=tmp_path / "x.sqlite", backups=folder, backups_kept=2))
    await connect(bot, World().answer)
    nightly = bot.get_cog("BackupLoop")
    clock = datetime(2026, 3, 28, 2, 50, tzinfo=UTC)
    monkeypatch.setattr(discord.utils, "utcnow", lambda: clock)
    await nightly.look()
    assert not folder.exists()
    for _ in range(4):
        clock += timedelta(hours=12)
        await nightly.look()
        (folder / "holiday.sqlite").touch()
    clock += timedelta(hours=12)
    await nightly.look()
    await bot.close()
    assert sorted(path.name for path in folder.iterdir()) == [
        "holiday.sqlite",
        "tablebot-2026-03-29.sqlite",
        "tablebot-2026-03-30.sqlite",
    ]
    assert forget_oldest(folder, 1) == 1


async def test_a_restored_copy_is_the_database_as_it_was_and_matches_go_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    path, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    store = await Store.open(path)
    table = await Table.start(store)
    await table.commit(0, "before")
    await store.db.backup(copy)
    await table.commit(1, "after")
    assert main(["restore", str(copy), "--database", str(path)]) == 1
    assert "in use by another bot" in capsys.readouterr().err
    assert await table.texts() == ["before", "after"]
    await store.close()
    assert main(["restore", str(copy), "--database", str(path)]) == 0
    store = await Store.open(path)
    table = Table(store, table.match)
    assert await table.texts() == ["before"]
    assert not await table.commit(1, "chosen before the restore")
    assert await table.commit(1 + REVISIONS, "another way")
    await store.close()
    aside = await Store.open(path.with_name("x.sqlite.before-restore"))
    assert await Table(aside, table.match).texts() == ["before", "after"]
    await aside.close()


@pytest.mark.parametrize("content", [b"", b"no database at all" * 200, None], ids=["empty", "other", "missing"])
async def test_what_is_no_copy_is_refused_and_the_database_left_alone(tmp_path, content):
    from db.file.restore import restore_file

    path, copy = tmp_path / "x.sqlite", tmp_path / "copy.sqlite"
    await (await Store.open(path)).close()
    if content is not None:
        copy.write_bytes(content)
    before = path.read_bytes()
    with pytest.raises(DatabaseError):
        restore_file(copy, path)
    assert path.read_bytes() == before
