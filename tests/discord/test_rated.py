"""Rated matches, from the option of the command to the ranking of the server."""

from __future__ import annotations

import pytest

from locales import words
from tests.discord.chat import Table
from tests.discord.founders import Driver
from tests.discord.past import past

W, PL = words("en"), words("pl")


@pytest.fixture
async def table(simcord_env) -> Table:
    return await Table.open(simcord_env, "Anna", "Ben", "Celina")


async def opened(table: Table, **options) -> None:
    """A lobby of Anna's for two."""
    answer = await table.people[0].slash("/founders new", seats=2, **options)
    assert answer.text.startswith("Match 1 is open: ")


async def stored(table: Table, match: int = 1) -> bool:
    return (await table.env.bot.store.matches.load(match)).rated


async def test_lobby_and_opening_say_that_a_match_is_rated_and_it_stays_so(table):
    anna, ben, _ = table.people
    await opened(table, rated=True)
    assert W("lobby-rated") in table.channel.sees("1 of 2").text
    panel = await anna.press(W("lobby-settings"))
    await ben.press("Join")
    await ben.press("Start")
    table.thread().sees(W("opening-rated"), ping=[anna, ben])
    over = await anna.press(W("lobby-unrate"), post=panel)
    assert over.text.splitlines() == [W("error-lobby-over"), f"<#{table.thread().id}>"]
    assert await stored(table)


async def test_nobody_who_joined_an_unrated_match_finds_himself_in_a_rated_one(table):
    anna, ben, _ = table.people
    await opened(table)
    assert W("lobby-rated") not in table.channel.sees("1 of 2").text and not await stored(table)
    panel = await anna.press(W("lobby-settings"))
    await ben.press("Join")
    assert (await anna.press(W("lobby-rate"), post=panel)).text == W("error-rated-joined")
    await ben.press("Leave")
    panel = await anna.press(W("lobby-rate"), post=panel)
    assert W("lobby-rated") in table.channel.sees("1 of 2").text and await stored(table)
    await ben.press("Join")
    await anna.press(W("lobby-unrate"), post=panel)
    assert W("lobby-rated") not in table.channel.sees("2 of 2").text and not await stored(table)


async def test_neither_computers_nor_solitude_go_with_a_rated_match(table):
    anna = table.people[0]
    answer = await anna.slash("/founders new", seats=2, computers=1, rated=True)
    assert answer.text == W("error-rated-computers")
    assert (await anna.slash("/settlers new", seats=1, rated=True)).text == W("error-rated-alone")
    assert table.channel.posts() == []
    await anna.slash("/settlers new", rated=True)
    rated = table.channel.sees(W("lobby-rated"))
    assert all(item.get("type") != 3 for item in rated.components)
    panel = await anna.press(W("lobby-settings"))
    panel = await anna.press(W("lobby-unrate"), post=panel)
    await anna.choose(W("lobby-computers"), "sensible", place=table.channel)
    assert (await anna.press(W("lobby-rate"), post=panel)).text == W("error-rated-computers")
    await anna.choose(W("lobby-computers"), "remove", place=table.channel)
    await anna.press(W("lobby-rate"), post=panel)
    assert (await anna.press("Start", place=table.channel)).text == W("error-rated-alone")


@pytest.mark.real_pictures
async def test_closing_post_statistics_and_hall_tell_the_ratings_and_a_rematch_is_rated_again(table):
    anna, ben, celina = table.people
    await opened(table, rated=True)
    await ben.press("Join")
    await ben.press("Start")
    await anna.slash("/concede", place=table.thread())
    await anna.press(W("concede-confirm"))
    closing = table.thread().sees(W("rating-changes", changes="Ben: 1103? (+103) · Anna: 945? (−55)"))
    explained = W("rating-explained", start=1000, least=5)
    stats = (await celina.slash("/stats", player=anna)).text.splitlines()
    assert stats[3] == "Rating **945?** after 1 rated match" and stats[-1] == explained
    hall = (await celina.slash("/hall")).text.splitlines()
    assert hall[2:4] == ["**Rating**", "Not ranked yet: **Ben** 1103? and 1 more"] and hall[-1] == explained
    celina.locale = "pl"
    hall = (await celina.slash("/hall", game="founders_of_the_empire")).text.splitlines()
    assert hall[3] == "Jeszcze bez miejsca w rankingu: **Ben** 1103?, **Anna** 945?"
    (picture,) = await (await celina.press(PL("hall-course"))).pictures()
    assert picture.alt.splitlines()[1:] == ["Ben: 1000, 1103", "Anna: 1000, 945"]
    await ben.press(W("result-rematch"), post=closing)
    assert await stored(table, 2) and W("lobby-rated") in table.channel.sees("2 of 2").text


async def test_a_seat_given_up_costs_the_last_place_and_nothing_where_nobody_is_left_to_win(table):
    anna, ben, celina = table.people
    dora = table.join("Dora")
    await table.env.settle()
    ended = await past(table, "mosaic", [anna, ben, celina], seed="3", taken_over=(1, dora), rated=True)
    places = {user: ended.outcome.ranks[seat] for seat, user in ((0, anna.id), (2, celina.id))} | {ben.id: 4}
    ladder = await ratings(table)
    assert {user: ladder.changes[ended.match][user].after.matches for user in places} == dict.fromkeys(places, 1)
    assert list(ladder.changes[ended.match]) == sorted(places, key=lambda user: places[user])
    lines = (await ben.slash("/stats")).text.splitlines()
    assert lines[1].startswith("0 matches finished") and lines[2] == "### Mosaic" and len(lines) == 5
    assert "ating" not in (await dora.slash("/stats")).text
    await past(table, "mosaic", [anna, ben], taken_over=(0, dora), rated=True)
    await past(table, "mosaic", [anna, ben])
    assert (await ratings(table)).ratings == ladder.ratings


async def ratings(table: Table):
    bot = table.env.bot
    results = await bot.services.results.of_server(table.guild.id, "mosaic")
    return await bot.services.ratings.after(table.guild.id, "mosaic", results)


async def test_a_match_of_two_that_a_newcomer_ends_says_that_ratings_stay(table):
    anna, ben, celina = table.people
    await opened(table, rated=True)
    await ben.press("Join")
    await ben.press("Start")
    match = await Driver(table).match()
    holder = {anna.id: anna, ben.id: ben}[match.seats[0].user]
    other = ben if holder is anna else anna
    await celina.slash("/takeover", seat=1, place=table.thread())
    table.thread().sees(W("vote-take-rated"))
    await holder.press(W("vote-agree"))
    await other.slash("/concede", place=table.thread())
    await other.press(W("concede-confirm"))
    closing = table.thread().sees(W("rating-unchanged"))
    await other.press(W("result-rematch"), post=closing)
    assert await stored(table, 2)
