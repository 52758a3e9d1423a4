"""Where provinces, seas, their borders and building spaces lie on the board."""

from __future__ import annotations

from collections.abc import Iterator

from render.mare.chart import chart_of
from render.mare.ground import SMALL
from render.mare.layout import sheet_of, top_of
from render.mare.places import place_of
from render.mare.view import View
from render.mare.worldmap import SITE, Window, site_spots
from render.scene import Line, Plan, Spot
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


def _square(centre: tuple[float, float]) -> Line:
    (x, y), half = centre, SITE / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
