"""The bot's own trouble: a slow database, an error nobody foresaw; and names that were chosen to do harm."""

from __future__ import annotations

import logging
import re

import pytest
from discord import app_commands
from simcord.http import router

from cogs.features.panel.panel import Panels
from cogs.match import names
from db.file.database import Database
from games import offered
from locales import PREFIXES, words
from render.founders.painter import FoundersPainter
from tests.discord.chat import NOBODY, Table
from tests.discord.founders import Driver, begun, start
from tests.discord.world import Screen

W = words("en")


@pytest.fixture
async def driver(simcord_env):
    driver = await begun(simcord_env, "Anna", "Ben")
    await driver.through_the_draft()
    return driver


# ------------------------------------------------------------------ answering in time
@pytest.fixture
def order(monkeypatch):
    """What happened first: answers to interactions and hops to the database, as they came."""
    seen = []
    dispatch, read, write = router.dispatch, Database.read, Database.write

    def noted_dispatch(backend, method, path, **request):
        seen.append("answer" if path.endswith("/callback") else path)
        return dispatch(backend, method, path, **request)

    async def noted_read(database, job):
        seen.append("database")
        return await read(database, job)

    async def noted_write(database, job):
        seen.append("database")
        return await write(database, job)

    monkeypatch.setattr(router, "dispatch", noted_dispatch)
    monkeypatch.setattr(Database, "read", noted_read)
    monkeypatch.setattr(Database, "write", noted_write)
    return seen


COMMANDS = {
    "founders reveal": {"stack": "village"},
    **{f"{PREFIXES[slug]} new": {} for slug in offered()},
    "settlers deck": {},
    "turns": {},
    "board": {},
    "view": {"area": "scores"},
    "replay": {},
    "note": {"text": "x"},
    "away": {},
    "takeover": {"seat": 1, "computer": True},
    "hand": {},
    "scores": {},
    "log": {},
    "undo": {},
    "analysis": {},
    "concede": {},
    "vote": {},
    "help": {},
    "games": {},
    "rules": {"topic": "war"},
    "learn": {"game": "founders_of_the_empire"},
    "card": {"name": "forest"},
    "credits": {},
    "export": {},
    "stats": {},
    "hall": {},
    "bug": {"text": "It is odd."},
    "me": {"hour": 7},
    "host check": {},
    "host notes": {},
    "host status": {},
    "host settings": {},
    "host undo": {"reason": "x"},
    "host option": {"reason": "x"},
    "host pass": {"seat": 1, "reason": "x"},
    "host end": {"reason": "x"},
    "host thread": {"match": 1},
    "host import": {"file": ("match.json", b"{}"), "reason": "x"},
}


async def test_every_command_is_acknowledged_before_anything_is_looked_up(driver, order):
    person = await driver.mover()
    late = []
    for command, options in COMMANDS.items():
        order.clear()
        await person.slash(f"/{command}", **options)
        if order[0] != "answer":
            late.append(command)
    assert late == []


async def test_no_command_is_missing_in_the_list_above(driver):
    known = set()
    for command in driver.bot.tree.get_commands():
        parts = command.walk_commands() if isinstance(command, app_commands.Group) else [command]
        # Commands of moves are all made by one function, of which one example stands above.
        known |= {
            part.qualified_name
            for part in parts
            if isinstance(part, app_commands.Command) and (part.extras.get("kind") in (None, "reveal"))
        }
    assert known - {"host replace"} == set(COMMANDS)


async def test_every_button_is_acknowledged_before_anything_is_looked_up(driver, order):
    person = await driver.mover()
    late = []
    for button in driver.boards[-1].buttons:
        order.clear()
        await person.press(button, post=driver.boards[-1])
        if order[0] != "answer":
            late.append(button)
    await driver.with_full_rows()
    panel = await person.press("Play")
    for _ in range(2):
        order.clear()
        button = panel.confirm or panel.buttons[0]
        panel = await person.press(button, post=panel)
        if order[0] != "answer":
            late.append(button)
    assert late == []


# ------------------------------------------------------------------ what nobody foresaw
def reported(text):
    """The number in the apology."""
    found = re.fullmatch(re.escape(W("error-unforeseen", report="NUMBER")).replace("NUMBER", "([0-9a-f]{8})"), text)
    assert found, text
    return found[1]


@pytest.mark.parametrize("way", ["command", "button", "menu step"])
async def test_an_unforeseen_error_is_one_sentence_with_a_number_under_which_it_is_logged(
    driver, monkeypatch, caplog, problems, way
):
    problems.expected.append("unforeseen error")
    person = await driver.mover()
    panel = await person.press("Play")
    before = (await driver.match()).row.revision

    async def broken(match):
        raise RuntimeError("boom")

    monkeypatch.setattr(driver.bot.services.tables, "load", broken)
    with caplog.at_level(logging.ERROR):
        if way == "command":
            answer = await person.slash("/founders reveal", stack="village")
        elif way == "button":
            answer = await person.press("Play", post=driver.boards[-1])
        else:
            answer = await person.press(panel.buttons[0], post=panel)
    number = reported(answer.text)
    assert answer.private
    (record,) = [record for record in caplog.records if number in record.getMessage()]
    assert "RuntimeError: boom" in caplog.text and record.exc_info is not None
    monkeypatch.undo()
    assert (await driver.match()).row.revision == before


async def test_a_move_stands_although_its_answer_fails_and_is_not_called_undone(driver, monkeypatch, problems):
    problems.expected.append("the answer to a move")
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    ply = (await driver.match()).row.ply

    async def broken(*_):
        raise RuntimeError("boom")

    monkeypatch.setattr(Panels, "_tell", broken)
    answer = await person.slash("/founders reveal", stack="village")
    assert answer.text == W("panel-done")
    assert (await driver.match()).row.ply == ply + 1
    assert "turns up" in driver.boards[-1].text


async def test_a_post_that_fails_for_whatever_reason_is_posted_later(driver, monkeypatch, problems):
    problems.expected.append("outbox turn:")
    person = await driver.mover()
    await person.slash("/me", confirm=False)
    draw = driver.bot.pictures.draw

    async def broken(scene):
        raise RuntimeError("no paint")

    monkeypatch.setattr(driver.bot.pictures, "draw", broken)
    answer = await person.slash("/founders reveal", stack="village")
    assert "turns up" in answer.text
    assert "turns up" not in driver.boards[-1].text
    monkeypatch.setattr(driver.bot.pictures, "draw", draw)
    await driver.table.wait(hours=0.6)
    assert "turns up" in driver.boards[-1].text


async def test_a_match_goes_on_by_presses_although_nothing_can_be_drawn(driver, monkeypatch, problems):
    problems.expected += ["cannot be drawn", "no picture for the choice"]

    def broken(painter, scene):
        raise KeyError("no paint")

    monkeypatch.setattr(FoundersPainter, "paint", broken)
    before = (await driver.match()).row.ply
    assert await driver.press_one()
    assert (await driver.match()).row.ply == before + 1
    (picture,) = await driver.boards[-1].pictures()
    assert picture.alt == W("picture-fault")
    assert driver.boards[-1].buttons[0] == W("turn-play")


async def test_a_control_of_a_kind_that_is_gone_gets_an_apology(driver, problems):
    problems.expected.append("unforeseen error")
    person = await driver.mover()
    screen = Screen(driver.boards[-1])
    for row in screen._components:
        for item in row.get("components", []):
            if item.get("label") == "Scores":
                item["custom_id"] = "oldkind:1:0:"
    reported((await screen.press(person, "Scores")).text)


# ------------------------------------------------------------------ names
HOSTILE = (
    "@everyone @here <@1152921504606846976>",
    "**bold** _it_ `code` ||spoiler|| # head > quote",
    "\u202egnp.exe \u200b\u200d\u2066[a](http://x)",
    "x\n# line\n```end " + "long " * 20,
)


@pytest.fixture
async def hostile(simcord_env):
    return await begun(simcord_env, *HOSTILE)


async def test_hostile_names_ping_nobody_and_break_no_line(hostile):
    people = hostile.table.people
    lobby = hostile.table.channel.sees("The match has started", ping=NOBODY)
    assert [line[:2] for line in lobby.text.splitlines() if re.match(r"\d\. ", line)] == ["1.", "2.", "3.", "4."]
    for _ in range(10):
        await hostile.type_one()
    texts = []
    for person in people:
        texts += [(await person.slash(f"/{command}")).text for command in ("log", "scores", "help", "turns")]
    texts += [post.text for post in hostile.thread.posts() if post.message.components]
    broken = (
        "@everyone",
        "@here",
        "<@1152921504606846976>",
        "**bold**",
        "_it_ ",
        "`code`",
        "||spoiler||",
        "[a](",
        "\u202e",
    )
    assert [(mark, text) for text in texts for mark in broken if mark in text.replace("\u200b", "|")] == []
    assert all("\n# " not in text and "```" not in text for text in texts)
    known = {person.name for person in people}
    assert all(post.pinged <= known for post in hostile.thread.posts())


async def test_hostile_names_stay_within_a_text_board_a_button_and_a_thread_name(hostile):
    await hostile.through_the_draft()
    person = hostile.table.people[0]
    board = (await person.slash("/board", text=True)).text
    assert board.startswith("```\n") and board.endswith("\n```") and board.count("```") == 2
    assert len(hostile.thread.name) <= 100 and "\n" not in hostile.thread.name
    buttons = (await person.press("Close-up")).buttons
    assert len(buttons) == 3
    match = await hostile.match()
    assert set(buttons) == {seat.name for seat in match.seats if seat.user != person.id}
    assert all(len(name) <= 32 and "\\" not in name and name.isprintable() for name in buttons)


async def test_a_name_of_nothing_visible_is_a_question_mark(simcord_env):
    table = await Table.open(simcord_env, "\u200b\u200e", "👩\u200d👩\u200d👧", "a" + "\u0301" * 30)
    await start(table)
    match = await Driver(table).match()
    named = {seat.user: seat.name for seat in match.seats}
    assert [named[person.id] for person in table.people] == ["?", "👩👩👧", "á" + "\u0301" * 2]


def test_a_name_with_letters_from_right_to_left_is_isolated():
    assert names.written("שלום") == "\u2068שלום\u2069"
    assert names.written("Anna") == "Anna"
