"""The walk of a newcomer at the page: from the games to the first own move, and to the first step of a lesson, in few presses."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Locator

from bot import create_bot
from cogs.settings import Settings
from locales import LANGUAGES, Words, words
from sandbox import running
from tests.sandbox.browser import DESKTOP, PHONE, Visitor, open_browser

GAMES = ("founders", "rise")
MOST_PRESSES, TO_THE_LESSON = 5, 2


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
        """The first thing that the newest panel offers: a button, or the first entry of a menu."""
        page = self.visitor.page
        offered = page.locator("#log .message.private").last.locator("[data-custom-id^='pick:'], .select").first
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
    for control in (f"newmatch:0:0:{game}", f"lobby:{match}:0:start", f"lobby:{match}:0:fill"):
        await newcomer.press(control)
    while newcomer.presses < MOST_PRESSES and not await newcomer.find("do:").count():
        await newcomer.choose()
    await newcomer.press("do:")
    return newcomer.presses


async def test_few_presses_lead_to_a_first_move_and_to_a_lesson_at_a_desk_and_on_a_phone_in_both_languages(
    tmp_path: Path,
):
    settings = Settings(database=tmp_path / "sandbox.sqlite")
    async with running(lambda: create_bot(settings), port=0) as (address, world), open_browser() as browser:
        anna = await Visitor.open(browser, address, "Anna")
        for number, lang in enumerate(LANGUAGES):
            for place, (size, game) in enumerate(zip((DESKTOP, PHONE), GAMES, strict=True), 1):
                await anna.page.set_viewport_size({"width": size[0], "height": size[1]})
                if size == DESKTOP:
                    await anna.speak(lang)
                match = number * len(GAMES) + place
                assert await learn(anna, game, words(lang)) <= TO_THE_LESSON
                assert await play(anna, game, match, words(lang)) <= MOST_PRESSES
                moves = await world.env.bot.store.moves.of(match)
                assert world.person("Anna").id in [move.user for move in moves]
        await anna.close()
