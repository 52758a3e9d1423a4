"""The walk of a newcomer at the page: from the games to the first own move, and to the first step of a lesson, in few presses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from discord.ext import commands
from playwright.async_api import Browser, Locator

from locales import Words, words
from sandbox import running
from tests.samples import stride
from tests.sandbox.browser import DESKTOP, PHONE, Visitor

# Every other walk goes through both languages, both sizes and both games.
WALKS = (
    ("en", DESKTOP, "founders"),
    ("en", PHONE, "rise"),
    ("pl", PHONE, "rise"),
    ("pl", DESKTOP, "founders"),
)
MOST_PRESSES, TO_THE_LESSON = 5, 2

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Newcomer:
    """Somebody at the page whose presses are counted; opening a menu is none."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor, self.presses = visitor, 0

    def find(self, custom_id: str) -> Locator:
        """The newest control whose id begins like this."""
        return self.visitor.page.locator(f"#log [data-custom-id^='{custom_id}']").last

    async def press(self, custom_id: str) -> None:
        await self.find(custom_id).click()
        self.presses += 1
        await self.visitor.page.locator("body:not(.busy)").wait_for()

    async def choose(self) -> None:
        """The last kind of thing that the newest panel offers, of few questions: a button, or the first entry of a menu."""
        page = self.visitor.page
        offered = page.locator("#log .message.private").last.locator("[data-custom-id^='pick:'], .select").last
        await offered.wait_for()
        if "select" in (await offered.get_attribute("class") or "").split():
            await offered.focus()
            for key in ("ArrowDown", "Home", "Enter"):
                await page.keyboard.press(key)
        else:
            await offered.click()
        self.presses += 1
        await page.locator("body:not(.busy)").wait_for()


async def learn(visitor: Visitor, game: str, w: Words) -> int:
    """From the games to the first step of a lesson; gives the presses."""
    await visitor.slash(w("command-games"))
    learner = Newcomer(visitor)
    await learner.press(f"learn:0:0:{game}")
    assert w(f"{game}-lesson-welcome").split("\n")[0] in (await visitor.last()).text
    return learner.presses


async def play(visitor: Visitor, game: str, match: int, w: Words) -> int:
    """From the games to the first own move: New match, Start, Against a computer, what is chosen, Confirm; gives the presses."""
    await visitor.slash(w("command-games"))
    newcomer = Newcomer(visitor)
    for control in (f"newmatch:0:0:{game}", f"lobby:{match}:0:start", f"lobby:{match}:1:fill"):
        await newcomer.press(control)
    while newcomer.presses < MOST_PRESSES and not await newcomer.find("do:").count():
        await newcomer.choose()
    await newcomer.press("do:")
    return newcomer.presses


async def test_few_presses_lead_to_a_first_move_and_to_a_lesson_at_a_desk_and_on_a_phone_in_both_languages(
    make_whole_bot: Callable[[], commands.Bot], browser: Browser
):
    async with running(make_whole_bot, port=0) as (address, world):
        anna = await Visitor.open(browser, address, "Anna")
        for match, (lang, size, game) in enumerate(WALKS[:: stride(2)], 1):
            await anna.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
            await anna.speak(lang)
            await anna.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert await learn(anna, game, words(lang)) <= TO_THE_LESSON
            assert await play(anna, game, match, words(lang)) <= MOST_PRESSES
            moves = await world.env.bot.store.moves.of(match)
            assert world.person("Anna").id in [move.user for move in moves]
        await anna.close()
