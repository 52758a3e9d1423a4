"""The desk's server: all games in both languages with words for everything, steps, errors at their fields, nobody from elsewhere."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from games import GAMES, shapes
from locales import LANGUAGES, words
from sandbox.desk import running
from sandbox.desk.book import Book
from sandbox.desk.looks import map_plan
from sandbox.desk.steps import Put, Undo, take
from sandbox.desk.view import whole_map

FOREST = "components/tiles/forest"


@dataclass(frozen=True, slots=True)
class Client:
    """The page's requests, without the page."""

    http: aiohttp.ClientSession
    address: str
    folder: Path

    async def get(self, path: str, lang: str = "en") -> dict[str, Any]:
        """What the page reads."""
        async with self.http.get(f"{self.address}api/{path}", params={"lang": lang}) as reply:
            assert reply.status == 200
            return await reply.json()

    async def step(self, do: str, status: int = 200, **facts: Any) -> dict[str, Any]:
        """A step in Founders of the Empire."""
        body = {"do": do, "game": "founders_of_the_empire", **facts}
        async with self.http.post(f"{self.address}api/step?lang=en", json=body, headers={"X-Sandbox": "1"}) as reply:
            assert reply.status == status
            return await reply.json()


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with running(tmp_path) as address, aiohttp.ClientSession() as http:
        yield Client(http, address, tmp_path)


def wordless(form: Any) -> Iterator[str]:
    """What of a form has no words: labels that are ids of messages, choices that are called as in the data."""
    if isinstance(form, list):
        for one in form:
            yield from wordless(one)
    elif isinstance(form, dict):
        options = form.get("options", []) if len(form.get("options", [])) > 1 else []
        yield from (words for _, words in [*options, *form.get("known", [])] if words.startswith("desk-"))
        yield from (words for value, words in options if value == words and "_" in words)
        for one in form.values():
            yield from wordless(one)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_list_field_and_value_of_every_game_has_words(client: Client, lang: str) -> None:
    games = [await client.get(f"game/{slug}", lang) for slug in GAMES]
    assert [words for game in games for words in wordless(list(game["records"].values()))] == []
    fields = [field for game in games for record in game["records"].values() for field in record]
    shown = [field["label"] for field in fields if len(field["form"].get("options", "  ")) > 1]
    assert [label for label in shown if label.startswith("desk-")] == []
    assert [entry for game in games for entry in game["entries"] if entry["section"].startswith("desk-")] == []


def lies_on(shown: dict[str, Any], spot: dict[str, Any]) -> bool:
    """Whether some of what is pressed can be seen on the map."""
    points = [point for line in (*spot["outlines"], spot["line"]) for point in line]
    return any(0 <= x <= shown["width"] and 0 <= y <= shown["height"] for x, y in points)


def test_no_words_are_there_for_lists_and_fields_that_no_game_has() -> None:
    known = [shapes(slug) for slug in GAMES]
    fields = {field.name for game in known for record in game.records.values() for field in record}
    for start, there in (
        ("desk-section-", {place.partition("/")[2] for game in known for place in game.entries}),
        ("desk-field-", fields),
        ("desk-inner-", fields),
    ):
        assert [name for name in words("en").family(start) if name not in there] == []


async def test_games_with_a_map_have_something_to_press_for_every_place_of_it(client: Client) -> None:
    pressed = {}
    for slug in GAMES:
        game = await client.get(f"game/{slug}")
        places = {entry["place"] for entry in game["entries"] if entry["place"].startswith("map/")}
        if game["map"]:
            shown = await client.get(f"map/{slug}")
            pressed[slug] = sorted(places - {spot["place"] for spot in shown["spots"] if lies_on(shown, spot)})
    # Areas of Rise of Empires are made of its regions; that two regions never touch is no place.
    assert pressed.pop("rise_of_empires") == [
        *(f"map/areas/{area}" for area in ("far_east", "new_world", "old_world")),
        "map/never_adjacent/mediterranean_sea-black_sea",
        "map/never_adjacent/north_america-south_america",
    ]
    assert pressed == {"mosaic": [], "mare_nostrum": []}


async def test_a_place_that_was_taken_out_while_the_map_was_laid_out_is_left_out(tmp_path: Path) -> None:
    book = Book("mare_nostrum", tmp_path)
    place, _ = take(book, Put(game="mare_nostrum", section="map/seas", at=(60, 60)))
    plan = map_plan(book.game, "en")
    assert place in {spot["place"] for spot in whole_map(book, plan, "en")["spots"]}
    take(book, Undo(game="mare_nostrum"))
    left = {spot["place"] for spot in whole_map(book, plan, "en")["spots"]}
    assert left == {spot["place"] for spot in whole_map(book, map_plan(book.game, "en"), "en")["spots"]}


async def test_a_step_answers_with_the_entry_as_it_is_now_and_how_far_the_game_is(client: Client) -> None:
    entry = await client.get(f"entry/founders_of_the_empire/{FOREST}")
    answer = await client.step("change", place=FOREST, value={**entry["value"], "vp": 3})
    assert (answer["entry"]["state"], "3 victory points" in answer["entry"]["text"]) == ("changed", True)
    answer = await client.step("confirm", place=FOREST, field="", right=True)
    assert (answer["card"]["checked"], answer["card"]["unsure"]) == (1, 69)
    answer = await client.step("undo")
    assert answer["card"]["checked"] == 0


async def test_what_is_wrong_stands_at_its_field(client: Client) -> None:
    entry = await client.get(f"entry/founders_of_the_empire/{FOREST}")
    for field, value in (("vp", "many"), ("requires", ["wood"]), ("kind", "forest")):
        answer = await client.step("change", place=FOREST, value={**entry["value"], field: value})
        assert (answer["entry"]["error"]["field"], answer["entry"]["state"]) == (field, "draft")


async def test_what_is_no_step_is_refused_and_changes_nothing(client: Client) -> None:
    await client.step("change", 404, place="components/tiles/nowhere", value={})
    await client.step("change", 404, place="../../etc", value={})
    await client.step("forget", 400)
    assert list(client.folder.iterdir()) == []


async def test_nobody_from_elsewhere_is_answered(client: Client) -> None:
    async with client.http.get(client.address, headers={"Host": "example.org"}) as reply:
        assert reply.status == 403
    async with client.http.post(f"{client.address}api/step", json={"do": "undo", "game": "mosaic"}) as reply:
        assert reply.status == 403


async def test_pictures_are_those_of_the_bot(client: Client) -> None:
    for path, status in (
        ("picture/founders_of_the_empire/forest?small", 200),
        ("picture/founders_of_the_empire/nowhere", 404),
        ("map/founders_of_the_empire", 404),
    ):
        async with client.http.get(f"{client.address}{path}") as reply:
            assert (reply.status, (await reply.read())[:2] == b"\xff\xd8") == (status, status == 200)
