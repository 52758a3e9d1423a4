"""The desk in a real browser: an entry of every kind is corrected to something else and back, by mouse and by keyboard."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, Route, expect

from games.core.corrections import own_entry
from sandbox.desk import running
from sandbox.desk.journal import FILE
from sandbox.desk.pages import read_pages
from tests.machine import PATIENCE_S
from tests.sandbox.browser import PATIENCE_MS, heard
from tests.sketch import sketch_pictures

pytestmark = pytest.mark.asyncio(loop_scope="session")

TABLET = (820, 1180)

Edit = Callable[[Locator], Awaitable[Any]]

# Per kind of control an entry, a field of it, what is done in its block, and what the owner's file then says of the entry.
KINDS: list[tuple[str, str, str, Edit, dict[str, Any]]] = [
    (
        "founders_of_the_empire", "components/tiles/forest", "vp",
        lambda block: block.locator("input").fill("3"),
        {"vp": 3},
    ),
    (
        "founders_of_the_empire", "components/tiles/forest", "name",
        lambda block: block.get_by_label("Name: English").fill("Wood"),
        {"name": {"en": "Wood"}},
    ),
    (
        "founders_of_the_empire", "components/tiles/forest", "produces",
        lambda block: block.get_by_label("Take away: Produces 1").click(),
        {"produces": ["stone"]},
    ),
    (
        "founders_of_the_empire", "components/tiles/forest", "token",
        lambda block: block.locator("select").select_option(label="War token"),
        {"token": "war"},
    ),
    (
        "mosaic", "components/technologies/tech_alphabet", "starting",
        lambda block: block.locator("input").click(),
        {"starting": False},
    ),
    (
        "mosaic", "components/technologies/tech_alphabet", "effects",
        lambda block: block.locator(".record > select.add").select_option("vp"),
        {"effects": [{"when": "played", "production": {"ideas": 3}, "vp": 1}]},
    ),
    (
        "mosaic", "components/population_cards/pop_6_1", "cost",
        lambda block: block.get_by_label("Take away: Food").click(),
        {"cost!": {}},
    ),
    (
        "imperial_settlers", "components/cards/com_statue", "printings",
        lambda block: block.get_by_label("Number on the card: there is one").click(),
        {"printings": [{"no": None, "cost": {"wood": 1, "stone": 2}, "raze": ["vp", "stone"], "deal": None}]},
    ),
    (
        "imperial_settlers", "components/cards/com_statue", "bonus",
        lambda block: block.locator(".operation").first.select_option(label="Gain the Good of an own Deal"),
        {"bonus": [{"op": "run_deal"}, {"op": "gain", "goods": {"card": 1}}]},
    ),
    (
        "imperial_settlers", "components/cards/com_statue", "colors",
        lambda block: block.locator("select").select_option(label="blue"),
        {"colors": ["blue"]},
    ),
    (
        "mare_nostrum", "components/exchange_markers/exchange_marker_5_0", "values",
        lambda block: block.locator("input").last.fill("6"),
        {"values": [5, 6]},
    ),
]  # fmt: skip


async def until(found: Callable[[], Any], wanted: Any) -> None:
    """Wait until the server has written something."""
    for _ in range(int(PATIENCE_S * 50)):
        if found() == wanted:
            break
        await asyncio.sleep(0.02)
    assert found() == wanted


def written(folder: Path) -> list[str]:
    """The files that are there; the journal of steps apart."""
    return sorted(path.name for path in folder.rglob("*.json") if path.name != FILE)


async def late(route: Route) -> None:
    """A server that takes its time: whoever goes on before its answer loses nothing of what he does."""
    answer = await route.fetch()
    await asyncio.sleep(0.05)
    await route.fulfill(response=answer)


async def opened(page: Page, address: str, slug: str, place: str) -> None:
    """The entry, alone in the tab."""
    await page.goto("about:blank")
    await page.goto(f"{address}#{slug}/{place}")
    await expect(page.locator("#entry .field").first).to_be_visible()


async def corrected_and_back(page: Page, folder: Path, kind: tuple[str, str, str, Edit, dict[str, Any]]) -> None:
    """One field of the entry that is open."""
    slug, place, field, edit, says = kind
    block = page.locator(f'[data-field="{field}"]')
    await edit(block)
    await until(lambda: own_entry(read_pages(slug, folder).own, place), says)
    await block.get_by_role("button", name="Back to").click()
    await until(lambda: written(folder), [])


async def test_an_entry_of_every_kind_is_corrected_and_back_confirmed_and_taken_back(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sketch_pictures(monkeypatch)
    errors: list[str] = []
    context = await browser.new_context(viewport={"width": TABLET[0], "height": TABLET[1]}, locale="en-GB")
    context.set_default_timeout(PATIENCE_MS)
    page = await context.new_page()
    await page.route("**/api/step", late)
    heard(page, errors)
    async with running(tmp_path) as address:
        for kind in KINDS:
            if f"{kind[0]}/{kind[1]}" not in page.url:
                await opened(page, address, *kind[:2])
            await corrected_and_back(page, tmp_path, kind)
        await keyboard(page, tmp_path)
        await the_map(page, address, tmp_path)
        await more_and_fewer(page, address, tmp_path)
        # Asked before the end: what is on its way when the tab is closed comes to nothing, which is no error.
        assert errors == [], errors
        await context.close()


async def keyboard(page: Page, folder: Path) -> None:
    """Confirm what is open and go on, then take all of it back, by keys alone."""
    slug, place = "mare_nostrum", "components/exchange_markers/exchange_marker_5_0"
    await page.keyboard.press("Alt+Enter")
    await until(lambda: "" in read_pages(slug, folder).confirmed.fields.get(place, ()), True)
    await expect(page.locator("#entry h1")).to_have_text("Exchange marker 2/1")
    await page.keyboard.press("Alt+z")
    await until(lambda: written(folder), [])
    await expect(page.locator("#entry h1")).to_have_text("Exchange marker 5/0")


async def the_map(page: Page, address: str, folder: Path) -> None:
    """What lies on the map is pressed, what it says is changed; what the game cannot use is told at its field."""
    await opened(page, address, "mare_nostrum", "map/provinces/latium")
    await page.get_by_role("tab", name="Map").click()
    await page.get_by_label("Latium – Market", exact=True).press("Enter")
    block = page.locator('[data-field="spaces"]')
    await block.locator("select").first.select_option(label="Market")
    await expect(block.locator(".error")).to_contain_text("a caravan has a good and no other building has one")
    await expect(page.locator("#list [aria-current=true]")).to_contain_text("not in force yet")
    await page.get_by_role("button", name="Undo").click()
    await until(lambda: written(folder), [])
    await page.get_by_label("A press on the map").select_option(label="says which two places touch")
    for place in ("Gallia", "Latium"):
        await page.get_by_label(place, exact=True).press("Enter")
    says = {"borders": ["dalmatia", "germania"]}
    await until(lambda: own_entry(read_pages("mare_nostrum", folder).own, "map/provinces/gallia"), says)
    await page.get_by_role("button", name="Undo").click()
    await until(lambda: written(folder), [])
    await page.get_by_label("A press on the map").select_option(label="puts one there: Seas")
    await page.locator("#chart svg").click(position={"x": 60, "y": 60})
    await expect(page.locator("#entry h1")).to_have_text("Mare Tyrrhenum (2)")
    await page.get_by_role("button", name="Undo").click()
    await until(lambda: written(folder), [])
    await expect(page.locator("#entry")).to_be_hidden()


async def more_and_fewer(page: Page, address: str, folder: Path) -> None:
    """A card that the box has besides gets its own name; one that it has not comes back; of some there are no others."""
    slug, place = "mosaic", "components/wonders/wonder_colossus"
    await opened(page, address, slug, place)
    await page.get_by_role("button", name="My box has another one").click()
    await expect(page.locator("#entry h1")).to_have_text("Colossus of Rhodes (2)")
    await page.locator('[data-field="name"]').get_by_label("Name: English").fill("Big statue")
    new = {"like": "wonder_colossus", "name": {"en": "Big statue", "pl": "Kolos Rodyjski (2)"}}
    await until(lambda: own_entry(read_pages(slug, folder).own, f"{place}_2"), new)
    await expect(page.locator("#list [aria-current=true]")).to_contain_text("only in your box")
    await page.get_by_role("button", name="Take it out again").click()
    await until(lambda: written(folder), [])
    await opened(page, address, slug, place)
    await page.get_by_role("button", name="Not in my box").click()
    await until(lambda: own_entry(read_pages(slug, folder).own, place), {"missing": True})
    await page.get_by_role("button", name="It is in my box after all").click()
    await until(lambda: written(folder), [])
    await opened(page, address, "mare_nostrum", "components/units/legion")
    await expect(page.get_by_role("button", name="My box has another one")).to_be_hidden()
