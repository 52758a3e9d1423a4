"""One game at the desk: every step of whoever has the box stands in the folder that the bot reads, and can be taken back."""

from __future__ import annotations

import itertools
import json
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from games.core.data import read_data
from games.core.errors import DataError
from games.core.origins import doubts, kind_of
from locales import words
from sandbox.desk.book import Book
from sandbox.desk.journal import FILE
from sandbox.desk.report import report_of
from sandbox.desk.steps import Refused, decode_step, take
from tests.machine import PATIENCE_S

SLUG = "founders_of_the_empire"
FOREST = "components/tiles/forest"
KILLS = 3


@pytest.fixture
def book(tmp_path: Path) -> Book:
    return Book(SLUG, tmp_path)


def files(folder: Path) -> dict[str, Any]:
    """What is in the folder, by its name in it; the journal of steps apart."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != FILE)
    return {path.relative_to(folder).as_posix(): json.loads(path.read_text(encoding="utf-8")) for path in found}


def change(book: Book, place: str, **values: Any) -> DataError | None:
    """Give some fields of an entry other values."""
    return book.change(place, {**book.value(place), **values})


def test_a_correction_is_written_as_what_differs_and_gone_when_it_is_taken_back_by_hand(book: Book):
    assert change(book, FOREST, vp=3, requires=[]) is None
    assert files(book.folder) == {f"{SLUG}/components.json": {"tiles": [{"id": "forest", "vp": 3}]}}
    assert (book.state(FOREST), book.state_of(FOREST, "vp"), book.source(FOREST, "vp")) == ("changed", "changed", "box")
    assert change(book, FOREST, vp=0) is None
    assert files(book.folder) == {}


def test_what_is_confirmed_is_sure_for_the_bot_and_the_data_are_the_same(book: Book):
    before = read_data(SLUG)
    assert "forest" in doubts(before)
    book.confirm(FOREST, "count", right=True)
    after = read_data(SLUG, book.folder)
    assert "forest" not in doubts(after)
    assert (book.state_of(FOREST, "count"), book.is_checked(FOREST)) == ("confirmed", True)
    book.confirm(FOREST, "count", right=False)
    assert read_data(SLUG, book.folder) == before
    assert files(book.folder) == {}


def test_an_entry_is_confirmed_as_a_whole_or_field_by_field(book: Book):
    book.confirm("components/resources/fish", "", right=True)
    assert book.state("components/resources/fish") == "confirmed"
    change(book, FOREST, vp=3)
    for field in book.value(FOREST):
        book.confirm(FOREST, field, right=True)
    whole = ["", *sorted(book.value(FOREST).keys() - {"vp"})]
    assert book.pages.confirmed.fields[FOREST] == whole
    change(book, FOREST, count=5)
    assert book.pages.confirmed.fields[FOREST] == [field for field in whole if field != "count"]
    change(book, FOREST, count=4)
    assert book.pages.confirmed.fields[FOREST] == [field for field in whole if field not in ("count", "")]


def test_an_entry_of_which_every_field_is_corrected_is_known_as_a_whole(book: Book):
    fish = "components/resources/fish"
    assert change(book, fish, name={"en": "Herring", "pl": "Śledź"}) is None
    assert (book.is_unsure(fish), book.pages.confirmed.fields) == (False, {fish: [""]})
    assert change(book, fish, name=book.base[fish]["name"]) is None
    assert files(book.folder) == {}


def test_an_edition_is_the_source_of_what_was_looked_up_in_it(book: Book):
    book.name_edition(" Polish 2019 ")
    book.confirm(FOREST, "count", right=True)
    assert book.source(FOREST, "count") == "box:Polish 2019"


def test_what_cannot_be_played_is_kept_and_told_and_the_bot_does_not_see_it(book: Book):
    error = change(book, FOREST, requires=["wood"])
    assert error is not None and (error.entry, "requires" in error.problem) == ("forest", True)
    assert (book.state(FOREST), str(book.error_of(FOREST))) == ("draft", str(error))
    assert read_data(SLUG, book.folder) == read_data(SLUG)
    again = Book(SLUG, book.folder)
    assert again.value(FOREST)["requires"] == ["wood"]
    assert change(again, FOREST, requires=[]) is None
    assert files(book.folder) == {}


def test_two_entries_that_fit_only_together_come_into_force_with_the_second(tmp_path: Path):
    book = Book("mosaic", tmp_path)
    hexes = [place for place in book.base if place.startswith("map/hexes/")]
    cache = next(place for place in hexes if book.value(place)["token"] == "cache")
    goods = next(place for place in hexes if book.value(place)["token"] == "goods")
    assert change(book, goods, token="cache") is not None  # there are not so many Caches
    assert change(book, cache, token="goods") is None
    assert [book.state(place) for place in (cache, goods)] == ["changed", "changed"]
    assert book.undo() is not None
    assert [book.state(place) for place in (cache, goods)] == ["unsure", "draft"]


def test_every_step_can_be_taken_back_to_the_empty_folder(book: Book):
    change(book, FOREST, vp=3)
    change(book, FOREST, requires=["wood"])
    book.confirm(FOREST, "", right=True)
    book.name_edition("first")
    assert [book.undo() for _ in range(5)] == ["", FOREST, FOREST, FOREST, None]
    assert list(book.folder.iterdir()) == []


def test_steps_can_be_taken_back_after_the_desk_was_closed_and_by_another_one(book: Book):
    before: list[dict[str, Any]] = []
    for step in (
        lambda: change(book, FOREST, vp=3),
        lambda: change(book, "components/tiles/winery", vp=2),
        lambda: change(book, FOREST, requires=["wood"]),  # a draft
        lambda: change(book, FOREST, vp=0, requires=[]),
        lambda: book.confirm(FOREST, "", right=True),
        lambda: book.name_edition("first"),
    ):
        before.append(files(book.folder))
        step()
    for found in reversed(before):
        again = Book(SLUG, book.folder)
        assert again.undoable and again.undo() is not None
        assert files(book.folder) == found
    assert book.undo() is None


def test_steps_are_forgotten_where_somebody_has_written_into_the_folder_since(book: Book):
    change(book, FOREST, vp=3)
    own = book.folder / SLUG / "components.json"
    own.write_text('{"tiles": [{"id": "forest", "vp": 4}]}', encoding="utf-8")
    assert not Book(SLUG, book.folder).undoable and book.undo() is None
    assert files(book.folder)[f"{SLUG}/components.json"]["tiles"][0]["vp"] == 4


def test_what_somebody_writes_into_the_folder_meanwhile_is_kept(book: Book):
    own = book.folder / SLUG / "components.json"
    own.parent.mkdir()
    own.write_text('{"tiles": [{"id": "forest", "source_note": "looked up", "pl_forms": 1}]}', encoding="utf-8")
    with pytest.raises(DataError, match="pl_forms"):
        change(book, FOREST, vp=3)
    own.write_text('{"tiles": [{"id": "forest", "source_note": "looked up"}]}', encoding="utf-8")
    assert change(book, FOREST, vp=3) is None
    assert files(book.folder)[f"{SLUG}/components.json"] == {
        "tiles": [{"id": "forest", "source_note": "looked up", "vp": 3}]
    }


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("number", range(KILLS))
def test_a_machine_that_dies_leaves_what_was_or_what_is(tmp_path: Path, number: int):
    child = os.fork()
    if child == 0:
        book = Book(SLUG, tmp_path)
        for vp in itertools.count(1):
            change(book, FOREST, vp=vp)
            book.confirm(FOREST, "count", right=vp % 2 == 0)
    deadline = time.monotonic() + PATIENCE_S
    while not (tmp_path / SLUG / "confirmed.json").is_file():
        assert time.monotonic() < deadline
        time.sleep(0.01 * (1 + number))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    assert Book(SLUG, tmp_path).state(FOREST) == "changed"


# ------------------------------------------------------------------ more and fewer than here
def test_another_one_besides_begins_like_one_of_ours_and_says_what_it_has_otherwise(book: Book):
    new, failed = book.add(FOREST)
    assert (new, failed, book.state(new)) == ("components/tiles/forest_2", None, "besides")
    assert change(book, new, vp=2, name={"en": "Jungle", "pl": "Dżungla"}) is None
    assert files(book.folder)[f"{SLUG}/components.json"]["tiles"] == [
        {"id": "forest_2", "like": "forest", "name": {"en": "Jungle", "pl": "Dżungla"}, "vp": 2}
    ]
    tile = Book(SLUG, book.folder).game.components["forest_2"]
    assert (tile.name["pl"], tile.vp, tile.count) == ("Dżungla", 2, book.value(FOREST)["count"])  # type: ignore[attr-defined]
    assert (book.is_unsure(new), book.is_checked(new), kind_of(tile.source)) == (False, True, "box")
    again, _ = book.add(new)
    assert again == "components/tiles/forest_3" and book.names(again)["en"] == "Forest (3)"
    assert book.lack(again, lacks=True) is None and again not in book.base
    assert book.lack(new, lacks=True) is None
    assert files(book.folder) == {}
    assert book.undo() == new and book.names(new)["pl"] == "Dżungla"


def test_what_is_not_in_the_box_is_not_in_the_game_and_comes_back_as_it_was(book: Book):
    change(book, FOREST, vp=3)
    assert book.lack(FOREST, lacks=True) is None
    assert (book.state(FOREST), "forest" in book.game.components, book.is_checked(FOREST)) == ("missing", False, True)
    assert files(book.folder)[f"{SLUG}/components.json"] == {"tiles": [{"id": "forest", "missing": True}]}
    assert book.lack(FOREST, lacks=False) is None
    assert ("forest" in book.game.components, files(book.folder)) == (True, {})
    assert [book.undo() for _ in range(3)] == [FOREST] * 3


@pytest.mark.parametrize("place", ["components/units/legion", "components/dice/land_die"])
def test_there_is_nothing_besides_what_the_rules_know_by_name_nor_can_it_lack(tmp_path: Path, place: str):
    book = Book("mare_nostrum", tmp_path)
    _, failed = book.add(place)
    assert failed is not None and "like" in failed.problem
    failed = book.lack(place, lacks=True)
    assert failed is not None and "missing" in failed.problem
    assert (book.varies(place), files(book.folder)) == (False, {})


# ------------------------------------------------------------------ the map
def made(book: Book, **step: Any) -> str:
    """A step as the page asks for it; gives the place that it was about."""
    place, failed = take(book, decode_step(json.dumps({"game": book.slug, **step}).encode()))
    assert failed is None
    return place


def test_a_place_is_put_on_the_map_by_a_press_and_gone_when_it_is_taken_back(tmp_path: Path):
    book = Book("mare_nostrum", tmp_path)
    place = made(book, do="put", section="map/provinces", at=[300, 330])
    says = book.says(place)
    assert (says["seas"], says["borders"], len(says["at"])) == (["mare_tyrrhenum"], [], 2)
    assert book.state(place) == "besides"
    with pytest.raises(Refused, match="at: it would cover"):
        made(book, do="put", section="map/provinces", at=[310, 340])
    assert made(book, do="join", place=place, beside="map/provinces/gallia") == place
    assert book.game.components[place.rpartition("/")[2]].borders == ["gallia"]
    book.undo()
    book.undo()
    assert (files(tmp_path), place in book.base) == ({}, False)


@pytest.mark.parametrize(
    ("slug", "one", "other", "says"),
    [
        ("mare_nostrum", "map/seas/mare_cyprium", "map/provinces/creta", ("map/provinces/creta", "seas")),
        ("rise_of_empires", "map/regions/india", "map/regions/china", ("map/regions/india", "adjacent!")),
        ("mosaic", "map/regions/italia", "map/regions/greece", ("map/links/italia-greece", "missing")),
        ("mosaic", "map/regions/gaul", "map/regions/egypt", ("map/links/gaul_egypt", "regions")),
        ("mosaic", "map/hexes/AS01", "map/hexes/AS02", ("map/hexes/AS01", "apart")),
    ],
)
def test_a_border_is_said_by_two_places_and_said_again_it_is_as_before(
    tmp_path: Path, slug: str, one: str, other: str, says: tuple[str, str]
):
    book = Book(slug, tmp_path)
    made(book, do="join", place=one, beside=other)
    assert says[1] in book.says(says[0])
    made(book, do="join", place=other, beside=one)
    assert files(tmp_path) == {}


def test_what_lies_in_a_region_that_the_box_lacks_stands_as_missing_too(tmp_path: Path):
    book = Book("mosaic", tmp_path)
    made(book, do="lack", place="map/regions/gaul", lacks=True)
    assert (book.state("map/hexes/GA01"), book.state("map/hexes/IT01")) == ("missing", "unsure")
    made(book, do="lack", place="map/regions/gaul", lacks=False)
    assert book.state("map/hexes/GA01") != "missing"


def test_what_has_no_name_gets_the_next_number_and_a_region_a_sign_of_its_own(tmp_path: Path):
    book = Book("mosaic", tmp_path)
    region = made(book, do="add", place="map/regions/greece")
    assert (region, book.says(region)["code"]) == ("map/regions/greece_2", "GB")
    assert made(book, do="add", place="map/links/italia-greece") == "map/links/italia_greece_2"
    with pytest.raises(Refused) as refused:
        made(book, do="add", place="map/hexes/AS01")
    assert refused.value.error.entry == "AS26"


# ------------------------------------------------------------------ what comes into force only together
def test_two_goods_that_are_there_only_together_come_into_force_with_the_second(tmp_path: Path):
    book = Book("mare_nostrum", tmp_path)
    parts = "components/resources"
    good, legendary = (made(book, do="add", place=f"{parts}/{name}") for name in ("ceramics", "legendary_ceramics"))
    assert (book.state(good), book.state(legendary), book.names(good)["en"]) == ("draft", "draft", "Ceramic (2)")
    assert change(book, legendary, kind="ceramics_2") is None
    assert (book.state(good), book.state(legendary), book.pages.drafts) == ("besides", "besides", {})
    assert book.game.components["legendary_ceramics_2"].kind == "ceramics_2"
    assert [book.undo() for _ in range(3)] == [legendary, legendary, good]
    assert files(tmp_path) == {}


def test_what_is_begun_and_cannot_be_played_is_kept_and_can_be_taken_out_again(tmp_path: Path):
    book = Book("mare_nostrum", tmp_path)
    marker = made(book, do="add", place="components/exchange_markers/exchange_marker_5_0")
    failed = book.error_of(marker)
    assert failed is not None and "values" in failed.problem
    again = Book("mare_nostrum", tmp_path)
    assert (again.state(marker), again.is_besides(marker)) == ("draft", True)
    assert change(again, marker, values=[6, 7]) is None
    assert again.state(marker) == "besides"
    assert again.lack(marker, lacks=True) is None
    assert (files(tmp_path), marker in again.base) == ({}, False)


def test_the_report_tells_what_was_put_on_the_map(tmp_path: Path):
    book = Book("mare_nostrum", tmp_path)
    place = made(book, do="put", section="map/seas", at=[700, 700])
    told = report_of(tmp_path, ["mare_nostrum"], words("pl"))
    assert "Morze Afrykańskie (2)" in told and place.rpartition("/")[2] in told
