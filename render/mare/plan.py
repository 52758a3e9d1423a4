"""Where provinces, seas, their borders and building spaces lie on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from render.kit.shapes import Point
from render.mare.chart import Scale, chart_of, inside
from render.mare.ground import SMALL
from render.mare.layout import sheet_of, top_of
from render.mare.places import nearest, place_of
from render.mare.view import View
from render.mare.worldmap import SITE, Window, site_spots
from render.scene import Line, Plan, Put, Spot
from render.shared.borders import between


def plan_of(view: View) -> Plan:
    """The map with every area by its outline, the borders by their lines, and the building spaces of the provinces."""
    box = sheet_of(view.state.seats, top_of(view.news)).map
    return Plan(box, tuple(_spots(view, Window(box))))


def _spots(view: View, window: Window) -> Iterator[Spot]:
    chart = chart_of(view.catalogue, SMALL)
    outlines = {**chart.seas, **chart.provinces}
    # What lies by itself lies on others.
    for name in sorted(outlines, key=lambda name: view.catalogue.areas[name].at is not None):
        yield Spot(name, outlines=(tuple(map(window.spot, outlines[name])),))
    for border in chart.borders:
        if len(border.areas) == 2:
            yield _border(view, *border.areas, tuple(map(window.spot, border.line)))
    for border in chart.joined:
        one, other = map(window.spot, border.line)
        name, beside = border.areas
        yield _border(view, name, beside, between(one, other))
    for name in view.catalogue.provinces:
        for spot, centre in site_spots(view, name, place_of(view.catalogue, name), window).items():
            yield Spot(name, "spaces", spot, outlines=(_square(centre),))


def _border(view: View, one: str, other: str, line: Line) -> Spot:
    """A border with the area that says that it is there: of two of a kind either, a shore its province."""
    areas = {**view.catalogue.provinces, **view.catalogue.seas}
    if (one in view.catalogue.seas) != (other in view.catalogue.seas):
        land, sea = (other, one) if one in view.catalogue.seas else (one, other)
        return Spot(land, "seas", sea, line=line)
    said, beside = (one, other) if other in areas[one].borders else (other, one)
    return Spot(said, "borders", beside, line=line)


def province_at(view: View, point: Point) -> Put:
    """A new province at a point of the board: beside the area in which it lies."""
    near, around, at = _at(view, point, view.catalogue.provinces)
    beside = {"borders": [name for name in around if name in view.catalogue.provinces]}
    return Put(near, {"at": at, **beside, "seas": [name for name in around if name in view.catalogue.seas]})


def sea_at(view: View, point: Point) -> Put:
    """A new sea at a point of the board: beside the sea in which it lies."""
    near, around, at = _at(view, point, view.catalogue.seas)
    return Put(near, {"at": at, "borders": [name for name in around if name in view.catalogue.seas]})


def _at(view: View, point: Point, names: Iterable[str]) -> tuple[str, list[str], list[int]]:
    """The nearest area of a kind, the area around a point of the board, and the point on the scale of the data."""
    box = sheet_of(view.state.seats, top_of(view.news)).map
    spot = (point[0] - box[0], point[1] - box[1])
    chart = chart_of(view.catalogue, SMALL)
    around = [name for name, line in (*chart.provinces.items(), *chart.seas.items()) if inside(spot, line)]
    return nearest(view.catalogue, spot, names), around[:1], [*Scale(view.catalogue, SMALL).back(spot)]


def _square(centre: tuple[float, float]) -> Line:
    (x, y), half = centre, SITE / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
