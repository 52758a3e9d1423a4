"""Reporting a fault: what the table may read, what only whoever runs the bot may fetch, and that it is a test case."""

from __future__ import annotations

import json

import pytest

import bot as program
from games import GAMES
from games.records.record import RecordError, read_record, verify
from locales import words
from tests.campaigns.reported import faults
from tests.discord.chat import NOBODY
from tests.discord.founders import begun
from tests.discord.world import Clock, Screen, manager

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    """A running match; Anna opened it and is its host."""
    driver = await begun(simcord_env, "Anna", "Ben")
    for _ in range(3):
        await driver.type_one()
    return driver


def fetched(tmp_path, monkeypatch, number=1):
    """The file of a report, as whoever runs the bot gets it while the bot is running."""
    monkeypatch.chdir(tmp_path)
    assert program.main(["report", str(number), "--database", str(tmp_path / "test.sqlite")]) == 0
    return (tmp_path / f"report-{number}.json").read_bytes()


async def test_a_report_shows_what_a_spectator_may_know_and_nothing_of_the_seed(driver):
    _, ben = driver.table.people
    answer = await ben.slash("/bug", text="The **Inn** @everyone is dear.")
    assert answer.private and not answer.message.attachments
    match = await driver.match()
    assert answer.text.startswith(W("bug-noted", number=1))
    assert "Founders of the Empire 1, rules version 1, beginning, after move" in answer.text
    assert r"\*\*Inn\*\*" in answer.text and "@everyone" not in answer.text
    last = (await ben.slash("/log")).text.splitlines()[-1].partition(" ")[2]
    assert answer.text.endswith(f"- {last}")
    assert match.row.seed not in str(answer.components)


async def test_it_is_posted_once_and_only_if_the_person_wants(driver):
    _, ben = driver.table.people
    answer = await ben.slash("/bug", text="The Inn is dear.")
    driver.thread.does_not_see("The Inn is dear.")
    screen = Screen(answer)
    for _ in range(2):
        await screen.press(ben, W("bug-post"))
    ply = (await driver.match()).row.ply
    text = W("notice-bug", by=ben.mention, number=1, ply=ply, text="The Inn is dear.")
    assert driver.thread.sees(text, ping=NOBODY).text == text
    assert len([post for post in driver.thread.posts() if "The Inn is dear." in post.text]) == 1


async def test_while_the_match_runs_not_even_its_host_gets_the_file(driver):
    anna, _ = driver.table.people
    answer = await anna.slash("/bug", text="It is odd.")
    assert not answer.message.attachments
    assert W("bug-host", over="no", number=1) in answer.text
    cara = manager(driver.table, "Cara")
    cara.place = driver.thread
    assert not (await cara.slash("/bug", text="It is odd.")).message.attachments


async def test_whoever_runs_the_bot_fetches_the_whole_and_it_plays_again(driver, tmp_path, monkeypatch, capsys):
    _, ben = driver.table.people
    await ben.slash("/bug", text="It is odd.")
    match = await driver.match()
    file = fetched(tmp_path, monkeypatch)
    told = json.loads(file)
    assert (told["text"], told["match"], told["revision"]) == ("It is odd.", 1, match.row.revision)
    assert told["seed"] == match.row.seed and len(told["moves"]) == match.row.ply
    assert told["versions"].keys() == {"python", "discord.py", "sqlite"}
    assert faults(file) == []
    assert match.game.encode(verify(GAMES, read_record(file))) == match.game.encode(match.state)
    assert "report-1.json" in capsys.readouterr().out


async def test_a_report_keeps_the_match_as_it_stood_although_moves_are_taken_back(driver, tmp_path, monkeypatch):
    anna, _ = driver.table.people
    ply = (await driver.match()).row.ply
    await anna.slash("/bug", text="It is odd.")
    await anna.slash("/host undo", moves=2, reason="slip")
    assert len(json.loads(fetched(tmp_path, monkeypatch))["moves"]) == ply


async def test_the_last_errors_of_the_server_go_with_it(driver, monkeypatch, problems, tmp_path):
    problems.expected.append("unforeseen error")
    _, ben = driver.table.people

    async def broken(*_):
        raise RuntimeError("boom")

    with monkeypatch.context() as patched:
        patched.setattr(driver.bot.services.tables, "load", broken)
        said = (await ben.slash("/board")).text
    await ben.slash("/bug", text="It is odd.")
    (error,) = json.loads(fetched(tmp_path, monkeypatch))["errors"]
    assert said == W("error-unforeseen", report=error["report"])
    assert (error["name"], error["error"], error["server"]) == ("board", "RuntimeError", driver.table.guild.id)


async def test_once_the_end_is_final_the_host_gets_the_file_and_others_do_not(driver, monkeypatch):
    clock = Clock(monkeypatch)
    anna, ben = driver.table.people
    await anna.press(W("concede-confirm"), post=await anna.slash("/concede"))
    answer = await anna.slash("/bug", text="It is odd.")
    assert not answer.message.attachments and W("bug-host", over="no", number=1) in answer.text
    await clock.leap(driver.table, hours=25)
    answer = await anna.slash("/bug", text="It is odd.")
    (file,) = answer.message.attachments
    assert file.filename == "report-2.json" and faults(await file.read()) == []
    assert not (await ben.slash("/bug", text="It is odd.")).message.attachments


async def test_one_person_reports_at_most_ten_faults_in_a_match(driver):
    anna, ben = driver.table.people
    for _ in range(10):
        await ben.slash("/bug", text="It is odd.")
    assert (await ben.slash("/bug", text="It is odd.")).text == W("error-bug-many", most=10)
    assert W("bug-noted", number=11) in (await anna.slash("/bug", text="It is odd.")).text


async def test_it_speaks_polish(driver):
    _, ben = driver.table.people
    ben.locale = "pl"
    answer = await ben.slash("/bug", text="Zajazd jest za drogi.")
    assert "To zgłoszenie **1**" in answer.text and answer.buttons == ["Opublikuj w wątku"]


# ------------------------------------------------------------------ the files
def test_a_number_that_is_none_is_one_sentence(capsys, monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert program.main(["report", "x"]) == 1
    assert capsys.readouterr().err.strip() == W("error-report-number")


async def test_a_report_that_is_not_there_is_one_sentence(driver, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert program.main(["report", "7", "--database", str(tmp_path / "test.sqlite")]) == 1
    assert capsys.readouterr().err.strip() == W("error-no-report", number="7")


async def test_a_report_is_found_out_where_a_move_or_the_position_does_not_hold(driver, tmp_path, monkeypatch):
    anna, _ = driver.table.people
    await anna.slash("/bug", text="It is odd.")
    told = json.loads(fetched(tmp_path, monkeypatch))
    twice = [*told["moves"], told["moves"][0]]
    (found,) = faults(json.dumps({**told, "moves": twice}).encode())
    assert found.startswith(f"move {len(twice)} of seat ")
    with pytest.raises(RecordError, match="record-state"):
        faults(json.dumps({**told, "final_hash": "0"}).encode())
