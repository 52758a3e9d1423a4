"""The picture of the map follows what a box has otherwise: what lies by itself, what is missing, borders without a common line."""

from __future__ import annotations

from typing import Any

import pytest

import render
from render.unplayed import first_board
from tests.games.overriding import data_of
from tests.games.test_other_maps import named, over

CRETA = named(like="creta", at=[560, 860], borders=["gallia"], seas=["mare_africum"])
CASPIAN = {**named(like="mare_sardum", at=[1500, 330], borders=["pontus_euximus"]), "id": "other"}
CARIBBEAN = named(like="mediterranean_sea", at=[170, 640], area="new_world", adjacent={"south_america": "coast"})
# By game a map with places besides ours, places that are missing, and borders that have no line of their own.
MAPS: list[tuple[str, dict[str, list[dict[str, Any]]], set[str], list[set[str]]]] = [
    (
        "mare_nostrum",
        {
            "provinces": [CRETA, {"id": "dalmatia", "missing": True}],
            "seas": [CASPIAN, {"id": "mare_cyprium", "missing": True}],
        },
        {"dalmatia", "mare_cyprium"},
        [{"new", "gallia"}, {"other", "pontus_euximus"}],
    ),
    (
        "rise_of_empires",
        {"regions": [CARIBBEAN, {"id": "persia", "missing": True}]},
        {"persia"},
        [{"new", "south_america"}],
    ),
]


@pytest.mark.parametrize(("slug", "sections", "gone", "borders"), MAPS)
def test_what_a_box_has_besides_is_drawn_at_its_place_and_what_it_lacks_is_not(
    slug: str, sections: dict[str, list[dict[str, Any]]], gone: set[str], borders: list[set[str]]
):
    game = over(slug, **sections)
    painter, scene = render.PAINTERS[slug], first_board(game, game.seats[-1])
    plan = painter.plan(scene)
    assert plan is not None
    drawn = {spot.place for spot in plan.spots if spot.outlines}
    assert ("new" in drawn, gone & drawn) == (True, set())
    lines = [{spot.place, spot.beside} for spot in plan.spots if spot.line]
    assert [border for border in borders if border not in lines] == []
    assert "New" in [text.text for text in painter.draw(scene).texts]
    sheets = [name.partition(":")[2] for names in painter.regions(game, scene.state).values() for name in names]
    assert (sheets.count("new"), "new" in painter.parts(game, scene.state)) == (1, True)


@pytest.mark.parametrize(
    ("slug", "section", "point"),
    [
        ("mare_nostrum", "provinces", (800.0, 600.0)),
        ("mare_nostrum", "seas", (150.0, 700.0)),
        ("rise_of_empires", "regions", (300.0, 500.0)),
    ],
)
def test_what_is_put_on_a_map_lies_where_it_was_put(slug: str, section: str, point: tuple[float, float]):
    game = over(slug)
    painter = render.PAINTERS[slug]
    put = painter.put(first_board(game, game.seats[-1]), f"map/{section}", point)
    game = over(slug, **{section: [named(like=put.like, **put.fields)]})
    plan = painter.plan(first_board(game, game.seats[-1]))
    assert plan is not None
    (outline,) = next(spot.outlines for spot in plan.spots if spot.place == "new")
    assert all(
        abs((min(line) + max(line)) / 2 - at) < 12 for line, at in zip(zip(*outline, strict=True), point, strict=True)
    )


def test_a_hex_is_put_where_one_fits_nearest():
    game = over("mosaic")
    scene = first_board(game, 6)
    plan = render.PAINTERS["mosaic"].plan(scene)
    assert plan is not None
    (outline,) = next(spot.outlines for spot in plan.spots if spot.place == "GA01")
    x, y = (sum(line) / 6 for line in zip(*outline, strict=True))
    put = render.PAINTERS["mosaic"].put(scene, "map/hexes", (x + 9, y - 9))
    known = next(entry for entry in data_of("mosaic")["map"]["hexes"] if entry["id"] == "GA01")
    assert put.fields == {"q": known["q"], "r": known["r"], "region": "gaul", "apart": []}
