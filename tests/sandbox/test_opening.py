"""The page as it stands when somebody opens it for the first time, over the whole bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import aiohttp
import pytest
import pytest_asyncio
from discord.ext import commands
from playwright.async_api import Browser, expect

from cogs.discord_io.errors import is_foreseen
from locales import words
from sandbox import running
from sandbox.opening import begin
from tests.sandbox.browser import PHONE, Visitor
from tests.sandbox.conftest import Client

pytestmark = pytest.mark.asyncio(loop_scope="session")

W = words("en")


@pytest_asyncio.fixture(loop_scope="session")
async def opened(make_whole_bot: Callable[[], commands.Bot], caplog: pytest.LogCaptureFixture) -> AsyncIterator[Client]:
    async with (
        running(make_whole_bot, foreseen=is_foreseen) as (address, world),
        aiohttp.ClientSession() as http,
    ):
        await begin(world, ("founders", "rise", "mare"))
        yield Client(http, address, world)


async def test_two_people_find_the_games_and_two_matches_in_which_one_of_them_is_to_move(
    opened: Client, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("Anna", "Ben"):
        (answer,) = await opened.messages(name, "general")
        assert answer["private"] and W("games-title") in str(answer["components"])
        assert not any(message["private"] for message in await opened.messages(name, "games"))
        threads = [place for place in (await opened.state(name))["places"] if place["kind"] == "thread"]
        assert len(threads) == 2 and all(place["unread"] for place in threads)
    assert [await opened.messages("Celina", "general"), (await opened.state("Celina"))["faults"]] == [[], []]
    assert [record.getMessage() for record in caplog.records if record.levelname == "WARNING"] == []


async def test_what_the_bot_has_refused_in_words_is_no_error_of_the_bot(opened: Client) -> None:
    await opened.slash("Ben", "host settings")
    await opened.slash("Ben", "me", zone="rocket")
    refused = [str(message["components"]) for message in (await opened.messages("Ben", "general"))[-2:]]
    assert W("error-host-only") in refused[0] and W("error-no-zone", typed="rocket") in refused[1]
    assert (await opened.state("Ben"))["faults"] == []


async def test_a_press_opens_the_page_in_a_window_of_the_size_of_a_phone(opened: Client, browser: Browser) -> None:
    anna = await Visitor.open(browser, opened.address, "Anna")
    async with anna.page.expect_popup() as found:
        await anna.page.locator("#phone").click()
    phone = await found.value
    await expect(phone.locator("#log")).to_contain_text(W("games-new"))
    assert tuple(await phone.evaluate("[innerWidth, innerHeight]")) == PHONE
    await expect(phone.locator("#side-open")).to_be_visible()
    await anna.close()
