"""A whole match of Founders of the Empire in the sandbox page: two people, one at a desk, one on a phone, by mouse and keyboard."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Locator, TimeoutError, expect

from sandbox import running
from sandbox.world import World
from tests.sandbox.browser import DESKTOP, PATIENCE_MS, PHONE, Visitor

expect.set_options(timeout=PATIENCE_MS)

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Pair:
    """Anna and Ben at the page; who is to move is read from the bot, everything else is done by hand."""

    def __init__(self, world: World, anna: Visitor, ben: Visitor) -> None:
        self.world = world
        self.visitors = {"Anna": anna, "Ben": ben}

    async def table(self) -> Any:
        return await self.world.env.bot.services.tables.load(1)

    async def mover(self) -> Visitor | None:
        table = await self.table()
        waiting = table.game.to_move(table.state)
        return self.visitors[table.seats[waiting[0]].name] if waiting else None

    async def step(self) -> str:
        return (await self.table()).state.step


async def open_panel(visitor: Visitor) -> Locator:
    """Press Play under the newest board; gives the private panel that appears.

    The board may be posted anew at the moment of the press, which then meets a button that is gone; people press again.
    """
    private = visitor.page.locator("#log .message.private:not(:has(.thinking))")
    before = await private.count()
    for patience in (500, 2_000, 8_000, PATIENCE_MS):
        await visitor.press("Play")
        with contextlib.suppress(TimeoutError):
            # A slow answer may come after all, beside that to the second press.
            await private.nth(before).wait_for(timeout=patience)
            return private.nth(before)
    raise AssertionError(f"{visitor.name} presses Play and no panel opens")


async def pick_first(visitor: Visitor, panel: Locator) -> None:
    """Go through the panel: the first value of every question, by mouse or keyboard, until Confirm is pressed."""
    for _ in range(8):
        confirm = panel.locator(".button.success:enabled, .button.danger:enabled")
        menu, done = panel.locator(".select"), await confirm.count()
        used = await (
            confirm if done else menu if await menu.count() else panel.locator(".button:enabled")
        ).element_handles()
        if done or not await menu.count():
            await used[0].click()
        else:
            await used[0].focus()
            for key in ("ArrowDown", "Home", "Enter"):
                await visitor.page.keyboard.press(key)
        await used[0].wait_for_element_state("hidden")  # the answer stands in its place
        if done:
            return
    raise AssertionError("the panel does not come to an end")


async def take_turn(pair: Pair, visitor: Visitor) -> None:
    """One decision of the visitor, beginning with the board's Play button."""
    before = (await pair.table()).row.ply
    await pick_first(visitor, await open_panel(visitor))
    assert (await pair.table()).row.ply > before


@pytest_asyncio.fixture(loop_scope="session")
async def world_with_bot(make_whole_bot):
    async with running(make_whole_bot, port=0) as (address, world):
        yield address, world


async def test_two_people_play_from_the_first_command_to_the_final_scores(world_with_bot, browser, tmp_path):
    address, world = world_with_bot
    anna = await Visitor.open(browser, address, "Anna", size=DESKTOP)
    ben = await Visitor.open(browser, address, "Ben", size=PHONE)
    pair = Pair(world, anna, ben)
    await anna.slash("founders new", seats="2")
    await ben.sees("1 of 2 seats taken")
    await ben.press("Join")
    await anna.sees("2 of 2 seats taken")
    await anna.press("Start")
    order = ", ".join(seat.name for seat in (await pair.table()).seats)
    for visitor in (anna, ben):
        await visitor.go(f"Founders of the Empire 1 – {order}")
        assert (await visitor.sees("Set-up")).pictures[0]

    while await pair.step() == "draft":
        await take_turn(pair, await pair.mover())
    first = await pair.mover()
    await take_turn(pair, first)
    assert await pair.step() in ("token", "reveal")
    await anna.tool("Restart bot")
    while await pair.mover() is first:
        await take_turn(pair, first)

    for visitor in (anna, ben):
        panel = await open_panel(visitor)
        # It stands behind "More …", with all that may be done at any time.
        await panel.locator(".button", has_text="More").click()
        await panel.locator(".button", has_text="Stop the game?").click()
        await expect(panel).to_contain_text("Play this?")
        await pick_first(visitor, panel)
    mover = await pair.mover()
    while await pair.mover() is mover:
        await take_turn(pair, mover)

    table = await pair.table()
    assert table.state.finished == "R11.3b"
    scores = table.game.outcome(table.state).scores
    for visitor in (anna, ben):
        result = await visitor.sees("the end can still be taken back")
        for seat in table.seats:
            assert f"@{seat.name} – {scores[seat.seat]}" in result.text
        await visitor.screenshot(tmp_path / f"{visitor.name}.png")
        await visitor.close()
