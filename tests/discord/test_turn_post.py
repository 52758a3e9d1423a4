"""One public post per turn: edited while it is young, then a new one that calls whoever is next."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.imperial_settlers.moves import Pass
from locales import words
from tests.discord.chat import NOBODY, Table
from tests.discord.founders import begun
from tests.discord.whole import Whole
from tests.discord.world import sent

W = words("en")
CONTROLS = [W(f"turn-{name}") for name in ("play", "area", "scores", "log", "undo")]


@pytest.fixture
async def driver(simcord_env):
    """A match of Anna and Ben; the first board stands."""
    return await begun(simcord_env, "Anna", "Ben")


async def test_the_draft_calls_each_in_turn_and_nobody_else(driver):
    called = []
    while (found := await driver.awaited())[0].state.step == "draft":
        called.append(found[2].name)
        newest = driver.boards[-1]
        assert newest.pinged == {found[2].name}
        assert newest.text.startswith(f"### Set-up · {found[2].mention}")
        await driver.type_one()
    assert len(called) == 4
    # Whoever decides several times in a row is called once, also from the draft into his turn.
    called.append((await driver.mover()).name)
    changes = 1 + sum(first != second for first, second in pairwise(called))
    assert len(driver.boards) == changes


async def test_moves_of_one_turn_edit_its_post_and_replace_the_picture(driver):
    await driver.through_the_draft()
    post = driver.boards[-1]
    before = (await post.pictures())[0].data
    pings = dict(driver.table.wire.pings)
    await driver.type_one()  # a reveal: the turn goes on
    assert (await driver.match()).state.step in ("token", "add")
    again = driver.boards[-1]
    assert again.id == post.id
    assert len(again.message.attachments) == 1
    assert (await again.pictures())[0].data != before
    assert "turns up" in again.text
    assert dict(driver.table.wire.pings) == pings


async def test_edits_name_nobody_in_allowed_mentions(driver):
    for _ in range(8):
        await driver.type_one()
    edits = [
        request for request in sent(driver.table, "PATCH") if f"/channels/{driver.thread.id}/messages/" in request.path
    ]
    assert len(edits) > 4
    assert {str(request.json["allowed_mentions"]) for request in edits} == {"{'parse': []}"}


async def test_a_post_older_than_an_hour_is_followed_by_a_new_one_that_calls_nobody_again(driver):
    await driver.through_the_draft()
    post = driver.boards[-1]
    await driver.table.wait(hours=1.1)
    await driver.type_one()
    newest = driver.boards[-1]
    assert newest.id != post.id
    assert newest.pinged == set()
    assert newest.buttons == CONTROLS
    assert driver.boards[-2].buttons == []


async def test_a_new_turn_is_a_new_post_that_calls_exactly_who_is_next(driver):
    await driver.through_the_draft()
    first = await driver.mover()
    turn = await driver.through_a_turn()
    second = await driver.mover()
    assert second is not first
    newest = driver.thread.sees(f"### Turn {turn + 1} · {second.mention}", ping=second)
    assert newest.buttons == CONTROLS


@pytest.mark.real_pictures
async def test_the_old_post_loses_its_buttons_and_keeps_its_picture_and_its_story(driver):
    await driver.through_the_draft()
    turn = await driver.through_a_turn()
    newest, old = driver.boards[-1], driver.boards[-2]
    assert newest.buttons and not old.buttons
    assert old.text.startswith(f"### Turn {turn}\n")
    assert "turns up" in old.text and "adds" in old.text
    (picture,) = await old.pictures()
    assert picture.image.width > 1000
    gallery = next(item for item in old.components if item["type"] == 12)
    assert gallery["items"][0]["media"]["url"].partition("?")[0].endswith(old.message.attachments[0].filename)
    assert "<@" not in old.text


@pytest.mark.real_pictures
async def test_the_picture_is_of_a_sane_size_and_has_words_for_those_who_do_not_see_it(driver):
    for _ in range(6):
        await driver.type_one()
    for post in driver.boards:
        (picture,) = await post.pictures()
        assert picture.image.width == 1600
        assert 4 / 3 <= picture.image.width / picture.image.height <= 1.6
        assert 20_000 < len(picture.data) < 2_000_000
    (picture,) = await driver.boards[-1].pictures()
    assert 100 < len(picture.alt) <= 1024
    assert "Anna" in picture.alt and "Ben" in picture.alt


@pytest.mark.real_pictures
async def test_an_old_board_keeps_its_words_for_those_who_do_not_see_it(driver):
    await driver.through_the_draft()
    (before,) = await driver.boards[-1].pictures()
    live = driver.boards[-1].id
    assert len(before.alt) > 100
    await driver.table.wait(hours=1.1)
    await driver.type_one()
    old = next(post for post in driver.boards if post.id == live)
    assert old.buttons == []
    shown = next(item for item in old.components if item["type"] == 12)["items"]
    assert [item["description"] for item in shown] == [before.alt]


async def test_a_deleted_post_is_followed_by_a_new_one_that_calls_nobody_again(driver):
    await driver.through_the_draft()
    post = driver.boards[-1]
    driver.table.env.backend.delete_message(driver.thread.id, post.id)
    await driver.type_one()
    newest = driver.boards[-1]
    assert newest.id > post.id and newest.buttons == CONTROLS and newest.pinged == set()


async def test_the_other_seat_is_called_when_the_turn_comes_back_by_undo(driver):
    await driver.through_the_draft()
    first = await driver.mover()
    turn = await driver.through_a_turn()
    answer = await first.slash("/undo")
    assert answer.text.startswith("Taken back"), answer.text
    driver.thread.sees(f"### Turn {turn} · {first.mention}", ping=first)
    assert [post.buttons for post in driver.boards[:-1]] == [[]] * (len(driver.boards) - 1)


async def test_the_last_one_who_acts_goes_on_in_his_post_and_is_not_called_by_his_own_moves(simcord_env):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben"), "imperial_settlers")
    await whole.begin()
    await whole.skip(lambda state: state.phase == "action")
    await whole.type_one(Pass())
    match = await whole.match()
    (seat,) = match.game.to_move(match.state)
    last, turn = whole.people[match.seats[seat].user], match.state.turn
    first = whole.boards[-1]
    assert first.pinged == {last.name}
    for _ in range(2):
        await whole.type_one()
    assert (await whole.match()).state.turn == turn + 2
    assert [post.id for post in whole.boards][-1] == first.id
    answer = await last.slash("/log")
    assert answer is not None
    log = [line.split(". ", 1) for line in answer.text.splitlines() if ". " in line]
    # In small print below his line his name is left out.
    acted = [
        line.removesuffix(".").removeprefix(last.name).strip()
        for number, line in log
        if number in (str(turn), str(turn + 1))
    ]
    assert len(acted) > 1 and all(line in whole.boards[-1].text for line in acted)

    await last.slash("/undo")
    assert (await whole.match()).state.turn == turn + 1
    assert [post.id for post in whole.boards][-1] == first.id
    lines = whole.boards[-1].text.splitlines()
    assert acted[0] in whole.boards[-1].text
    back = W("turn-taken-back", player=last.name, count=1, told="yes", what=acted[-1])
    assert [line for line in lines if acted[-1] in line] == [f"-# {back}."]
    assert lines.index(f"-# {back}.") > next(at for at, line in enumerate(lines) if acted[0] in line)

    await whole.table.wait(hours=1.1)
    await whole.type_one()
    newest, old = whole.boards[-1], whole.boards[-2]
    assert newest.pinged == set() and newest.buttons
    assert old.id == first.id and not old.buttons and acted[0] in old.text


async def test_spectators_and_others_are_never_pinged_by_a_match(driver):
    outsider = driver.table.join("Zofia")
    for _ in range(10):
        await driver.type_one()
    assert all(outsider.name not in post.pinged for post in driver.thread.posts())
    driver.table.channel.sees("match 1", ping=NOBODY)


async def test_the_post_that_calls_somebody_tells_what_came_since_the_last_one_with_what_was_done_to_him_in_bold(
    simcord_env,
):
    whole = Whole(await Table.open(simcord_env, "Anna", "Ben", "Celina"), "mare_nostrum")
    await whole.begin()
    await whole.skip(lambda state: state.pending[0].kind == "take")
    told = [(whole.boards[-1].text.splitlines()[-3:], whole.boards[-1].pinged)]
    for _ in range(4):
        await whole.type_one()
        told.append((whole.boards[-1].text.splitlines()[1:], whole.boards[-1].pinged))
    one, two, three = (seat.name for seat in (await whole.match()).seats)  # drawn by lot
    revealed = [
        f"-# – {one} offers: Coin, Gladiator, 2 × Sheep.",
        f"-# – {two} offers: Coin, 2 × Metal, Wine.",
        f"-# – {three} offers: 2 × Coin, Grain, Oil.",
    ]
    assert told == [
        (revealed, {one}),
        ([f"- {one} takes from **{two}**: Metal."], {two}),
        ([f"- {two} takes from **{one}**: Gladiator."], {one}),
        ([f"- {one} takes from **{three}**: Grain."], {three}),
        ([f"- {three} takes from **{one}**: Coin."], {one}),
    ]
