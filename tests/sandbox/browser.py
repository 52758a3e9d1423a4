"""People at the sandbox page in a real browser: open it as somebody, type commands, press, choose, read, take pictures.

async with open_browser() as browser:
    anna = await Visitor.open(browser, address, "Anna")
    await anna.slash("table open", rival="Ben")
    await anna.go("table-1")
    await anna.press("Step 1")
    assert "step 1" in (await anna.last()).text
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, Locator, Page, async_playwright

from tests.machine import PATIENCE_S, need_driver, needed

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")
DESKTOP, PHONE = (1280, 800), (390, 844)
PATIENCE_MS = 1000 * PATIENCE_S


@asynccontextmanager
async def open_browser() -> AsyncIterator[Browser]:
    """A headless Chromium, the one installed on the machine. Skips the test where there is none."""
    what = "the tests of the sandbox page"
    path = needed(*NAMES, package="chromium", what=what)
    need_driver(what)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()


def heard(page: Page, errors: list[str]) -> None:
    """Write down every error of the page and on its console, with what it is about: the text alone names no file that did not come."""
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on(
        "console", lambda line: errors.append(f"{line.text} ({line.location['url']})") if line.type == "error" else None
    )


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as it stands on the page."""

    author: str
    text: str
    private: bool
    thinking: bool
    calls: bool
    pictures: tuple[str, ...]  # alternative texts
    buttons: tuple[str, ...]


class Visitor:
    """One person at the page, in a tab of their own."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.errors: list[str] = []
        heard(page, self.errors)

    @classmethod
    async def open(
        cls,
        browser: Browser,
        address: str,
        name: str,
        *,
        size: tuple[int, int] = DESKTOP,
        scheme: Literal["dark", "light"] = "dark",
    ) -> Visitor:
        """The page at ``address`` as the person of this name. The time zone is UTC."""
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            timezone_id="UTC",
            locale="en-GB",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        visitor = cls(await context.new_page(), name)
        await visitor.enter(address)
        return visitor

    async def enter(self, address: str) -> None:
        """Open the page at another address in the tab there is: it keeps nothing outside of its document."""
        self.errors.clear()
        await self.page.goto(f"{address}?user={self.name}")
        # The page itself tells when it is there; what is "expected" is looked at again after a tenth of a second at the earliest.
        await self.page.locator("#people [aria-current]", has_text=self.name).wait_for(state="attached")

    async def leave(self) -> None:
        """Open nothing. Fails if the page met an error of its own meanwhile."""
        await self.page.goto("about:blank")
        assert self.errors == [], self.errors

    async def close(self) -> None:
        """Leave for good. Fails if the page met an error of its own meanwhile."""
        # Asked before the end: what is on its way when the tab is closed comes to nothing, which is no error.
        await self.page.evaluate("0")
        assert self.errors == [], self.errors
        await self.page.context.close()

    # ------------------------------------------------------------ going and reading

    async def go(self, place: str) -> None:
        """Open the channel, thread or direct messages of this name (``general``, ``table-1``, the bot's name)."""
        page = self.page
        drawer = page.locator("#side-open")
        if await drawer.is_visible():
            await drawer.click()
        await page.locator("#places").get_by_text(place, exact=True).last.click()
        await page.locator("#where", has_text=re.compile(rf"^\s*{re.escape(place)}\s*$")).wait_for()

    async def messages(self) -> list[Seen]:
        """Every message on the page, oldest first."""
        return [await _seen(one) for one in await self.page.locator("#log .message").all()]

    async def last(self) -> Seen:
        """The newest message."""
        return await _seen(self.page.locator("#log .message").last)

    async def sees(self, text: str) -> Seen:
        """The newest message with this text, awaited for as long as it takes to be drawn."""
        found = self.page.locator("#log .message", has_text=text).last
        await found.wait_for()
        return await _seen(found)

    async def unread(self, place: str) -> int:
        """How many messages the place's badge counts; 0 without one."""
        count = self.page.locator(".place", has_text=place).locator(".count")
        return int(await count.inner_text()) if await count.count() else 0

    async def screenshot(self, path: Path) -> None:
        """The page as a PNG file, after every picture in it has arrived."""
        await self.page.evaluate("Promise.all([...document.images].map((image) => image.decode().catch(() => null)))")
        await self.page.screenshot(path=path)

    # ------------------------------------------------------------ writing

    async def say(self, text: str) -> None:
        """Write a message."""
        await self.page.locator("#box").focus()
        await self.page.keyboard.type(text)
        await self.page.keyboard.press("Enter")
        await self._settled()

    async def slash(self, command: str, **options: str) -> None:
        """Use a slash command by keyboard alone: its name as shown, then each option by its name in the command.

        An option with suggestions takes the first one that its text brings up. Waits until the bot has answered; whatever
        the composer refuses stays on the page (``hint``).
        """
        await self.open_command(command)
        for name, value in options.items():
            await self.fill(name, value)
        if await self.page.locator(".option").count() == 0:
            await self.page.locator("#composer .send").focus()
        await self.page.keyboard.press("Enter")
        await self._settled()

    async def open_command(self, command: str) -> None:
        """Choose a command from the list, so that its options can be filled in."""
        await self.page.locator("#box").focus()
        await self.page.keyboard.type(f"/{command}")
        await self.page.locator("#suggestions [aria-selected=true]", has_text=f"/{command}").wait_for()
        await self.page.keyboard.press("Enter")
        await self.page.locator(".path", has_text=f"/{command}").wait_for()

    async def fill(self, option: str, value: str) -> None:
        """Fill in one option of the open command."""
        field = self.page.locator(f'[data-option="{option}"]')
        await field.focus()
        await self.page.keyboard.type(value)
        if await self._has_suggestions(field):
            await self.page.locator("#suggestions [aria-selected=true]").filter(has_text=value).wait_for()
            await self.page.keyboard.press("Enter")

    async def suggestions(self) -> list[str]:
        """The labels of the open list over the composer."""
        return await self.page.locator("#suggestions .label").all_inner_texts()

    async def hint(self) -> str:
        """The line under the composer: help, or why something was refused."""
        return await self.page.locator("#hint").inner_text()

    # ------------------------------------------------------------ components

    async def press(self, label: str) -> None:
        """Press the newest enabled button of a message, or of an open form, that carries exactly this label."""
        scope = "dialog[open]" if await self.page.locator("dialog[open]").count() else "#log"
        # Before and after the label there may be an emoji.
        text = re.compile(rf"^\W*{re.escape(label)}\W*$")
        await self.page.locator(f"{scope} button:enabled", has_text=text).last.click()
        await self._settled()

    async def choose(self, menu: str, *labels: str) -> None:
        """Choose in the newest select menu that shows this text, by keyboard."""
        scope = "dialog[open]" if await self.page.locator("dialog[open]").count() else "#log"
        await self.page.locator(f"{scope} .select", has_text=menu).last.focus()
        await self.page.keyboard.press("ArrowDown")
        popup = self.page.locator(".popup:popover-open")
        await popup.wait_for()
        several = await popup.locator("[aria-multiselectable=true]").count() > 0
        for label in labels:
            await self.page.keyboard.press("Home")
            while label not in await popup.locator("li.on .label").inner_text():
                await self.page.keyboard.press("ArrowDown")
            await self.page.keyboard.press("Space" if several else "Enter")
        if several:
            await self.page.keyboard.press("Enter")
        await popup.wait_for(state="hidden")
        await self._settled()

    async def write(self, label: str, text: str) -> None:
        """Fill in a text of the open form."""
        await self.page.locator("#modal").get_by_label(label).fill(text)

    # ------------------------------------------------------------ time and restart

    async def tool(self, label: str) -> None:
        """Use one of the simulation's controls: ``+1 hour``, ``+1 day``, ``Next message``, ``Restart bot``."""
        drawer = self.page.locator("#side-open")
        if await drawer.is_visible():
            await drawer.click()
        await self.page.locator("#tools button", has_text=label).click()
        await self._settled()

    async def speak(self, language: str) -> None:
        """Switch the person's language (``en``, ``pl``) and wait for the page to speak it."""
        await self.page.locator(f'#languages input[value="{language}"]').check()
        await self.page.locator(f'html[lang="{language}"]').wait_for(state="attached")
        await self._settled()

    async def _settled(self) -> None:
        await self.page.locator("body:not(.busy)").wait_for()

    async def _has_suggestions(self, field: Locator) -> bool:
        listed = self.page.locator("#suggestions [role=option]").first
        if await field.get_attribute("data-lists") is None:
            return False
        await listed.wait_for()
        return True


async def _seen(message: Locator) -> Seen:
    classes = (await message.get_attribute("class") or "").split()
    return Seen(
        author=await message.get_attribute("data-author") or "",
        text=await message.locator(".body, p").first.inner_text(),
        private="private" in classes,
        thinking=await message.locator(".thinking").count() > 0,
        calls="calls" in classes,
        pictures=tuple([await one.get_attribute("alt") or "" for one in await message.locator(".body img").all()]),
        buttons=tuple(await message.locator(".button").all_inner_texts()),
    )
