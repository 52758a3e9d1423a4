"""Matches that come in from files: they go on as they were, once, and what is wrong with a file is said."""

from __future__ import annotations

import itertools
import json

import pytest

from bot import create_bot, main
from cogs.features.hosting.importing import MOST_BYTES
from cogs.settings import Settings
from games import GAMES
from locales import words
from tests.discord.chat import NOBODY, Table
from tests.discord.founders import Driver, begun
from tests.discord.world import manager
from tests.source import ROOT

W = words("en")
ENDED = ROOT / "tests/games/founders_of_the_empire/matches/v1/2-conceded.json"
GAME = GAMES["founders_of_the_empire"]


@pytest.fixture
def make_bot(tmp_path):
    """Every start is on a database of its own."""
    numbers = itertools.count()
    return lambda: create_bot(Settings(database=tmp_path / f"{next(numbers)}.sqlite"))


def ended():
    """A recorded match of two, as if played with the component data of today, whatever their texts were then."""
    data = {"data_hash": GAME.data_hash, "data": json.loads(GAME.data_text)}
    return {**json.loads(ENDED.read_bytes()), **data}


def running(**changes):
    """A match of two after eight moves."""
    record = ended()
    return {**record, "moves": record["moves"][:8], "outcome": None, "final_hash": "", **changes}


def file(record):
    return "match.json", record if isinstance(record, bytes) else json.dumps(record).encode()


async def test_a_running_match_goes_on_from_its_file_in_another_database(
    simcord_env, restart, tmp_path, monkeypatch, capsys
):
    driver = await begun(simcord_env, "Anna", "Ben")
    anna, ben = driver.table.people
    boss = manager(driver.table, "Zofia")
    await driver.through_the_draft()
    before, old = await driver.match(), driver.thread
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert main(["export", "1", "--database", str(tmp_path / "0.sqlite")]) == 0
    assert "show it to none of its players" in capsys.readouterr().out
    for wrong, words_said in (("9", W("error-export-none", number="9")), ("x", W("error-export-number"))):
        assert main(["export", wrong, "--database", str(tmp_path / "0.sqlite")]) == 1
        assert capsys.readouterr().err.strip() == words_said
    saved = (tmp_path / "match-1.json").read_bytes()
    await restart(simcord_env)

    answer = await boss.slash("/host import", file=("match-1.json", saved), reason="we have moved")
    new = driver.thread
    assert new.id != old.id and f"<#{new.id}>" in answer.text
    after = await driver.match()
    assert after.game.encode(after.state) == before.game.encode(before.state)
    assert (after.row.ply, after.row.seed_hash, after.row.turn) == (
        before.row.ply,
        before.row.seed_hash,
        before.row.turn,
    )
    assert [seat.user for seat in after.seats] == [seat.user for seat in before.seats]
    new.sees("Order of play", ping=[anna, ben])
    new.sees(W("deed-import", by=boss.mention, ply=before.row.ply, reason="we have moved", over="no"), ping=NOBODY)
    for person in (anna, ben):
        person.place = new
    mover = await driver.mover()
    assert mover.mention in driver.boards[-1].text
    await driver.type_one()
    assert (await driver.match()).row.ply == before.row.ply + 1

    again = await boss.slash("/host import", file=("match-1.json", saved), reason="once more")
    assert again.text == W("error-import-twice", match=1, place=new.id)


async def test_a_match_that_is_over_shows_its_result(simcord_env):
    table = await Table.open(simcord_env)
    boss = manager(table, "Zofia")
    record = {**ended(), "names": ["Ben", "*Zoë*"]}
    answer = await boss.slash("/host import", file=file(record), reason="for the record")
    assert W("import-done", match=1, place=f"<#{table.thread().id}>", seats="").strip() in answer.text
    match = await Driver(table).match()
    assert (match.row.status, match.row.ended_reason) == ("finished", "concession")
    assert GAME.state_hash(match.state) == record["final_hash"] and match.names == record["names"]
    result = table.thread().sees(record["seed"], ping=NOBODY)
    assert W("result-export") in result.buttons
    log = await boss.slash("/log", place=table.thread())
    assert W("deed-import", by=boss.mention, ply=len(record["moves"]), reason="for the record", over="yes") in log.text


async def test_seats_are_for_those_who_are_named_or_here_and_the_rest_for_computers(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    boss = manager(table, "Zofia")
    nobody = await boss.slash("/host import", file=file(running()), reason="x")
    assert nobody.text == W("error-import-nobody")
    answer = await boss.slash("/host import", file=file(running(users=[77, 0])), seat2=anna, reason="x")
    assert W("import-seat", seat=1, player="Computer 1", kind="stand-in") in answer.text
    assert W("import-seat", seat=2, player="Anna", kind="person") in answer.text
    match = await Driver(table).match()
    assert [(seat.kind, seat.user > 0) for seat in match.seats] == [("sensible", False), ("person", True)]
    assert match.row.status == "running"
    waiting = match.game.to_move(match.state)
    assert [match.seats[seat].user for seat in waiting] == [anna.id]
    assert anna.mention in table.thread().posts()[-1].text


async def test_what_is_wrong_with_a_file_is_said_and_nothing_is_changed(simcord_env):
    table = await Table.open(simcord_env, "Anna")
    (anna,) = table.people
    boss = manager(table, "Zofia")
    robot = table.guild.add_member(simcord_env.create_user("Robot", bot=True))
    illegal = running()
    illegal["moves"][4] = {"seat": 0, "move": {"kind": "concede"}}
    version = GAME.rules_version
    tried = {
        "no JSON": (b"# Notes", {}, W("error-record-unreadable", detail="").split(":")[0]),
        "format": (running(format=9), {}, W("error-record-format", found=9, known=1)),
        "game": (running(slug="chess"), {}, W("error-record-game", slug="chess")),
        "too big": (b" " * (MOST_BYTES + 1024), {}, W("error-import-big", size=1025, most=1024)),
        "rules": (running(rules_version=version + 1), {}, W("error-import-rules", found=version + 1, known=version)),
        "data": (running(data_hash="0" * 64), {}, W("error-import-data")),
        "illegal move": (illegal, {"seat1": anna}, W("error-record-illegal", ply=6, detail="").split(":")[0]),
        "no such seat": (running(), {"seat3": anna}, W("error-no-such-seat", most=2)),
        "twice": (running(), {"seat1": anna, "seat2": anna}, W("error-import-person-twice")),
        "robot": (running(), {"seat1": robot}, W("error-no-bots")),
    }
    said = {}
    for name, (record, seats, expected) in tried.items():
        answer = await boss.slash("/host import", file=file(record), reason="x", **seats)
        said[name] = answer.text if answer.text == expected else answer.text[: len(expected)]
    assert said == {name: expected for name, (_, _, expected) in tried.items()}
    refused = await anna.slash("/host import", file=file(running()), seat1=anna, reason="x")
    assert refused.text == W("error-host-only")
    assert await simcord_env.bot.store.matches.running() == []
