"""Where provinces, seas, their borders and building spaces lie on the board."""

from __future__ import annotations

from collections.abc import Iterator

from render.mare.chart import chart_of
from render.mare.ground import SMALL
from render.mare.layout import sheet_of, top_of
from render.mare.view import View
from render.mare.worldmap import SITE, Window, place_of, site_spots
from render.scene import Line, Plan, Spot

# By what is on the sides of a border the field of its first area that says so.
_FIELDS = {"land": "land", "shore": "seas", "sea": "seas"}


def plan_of(view: View) -> Plan:
    """The map with every area by its outline, the borders by their lines, and the building spaces of the provinces."""
    box = sheet_of(view.state.seats, top_of(view.news)).map
    return Plan(box, tuple(_spots(view, Window(box))))


def _spots(view: View, window: Window) -> Iterator[Spot]:
    chart = chart_of(view.catalogue, SMALL)
    for name, outline in (*chart.seas.items(), *chart.provinces.items()):
        yield Spot(name, outlines=(tuple(map(window.spot, outline)),))
    for border in chart.borders:
        if len(border.areas) == 2:
            # A shore is said by its province.
            first, other = sorted(border.areas, key=lambda area: area not in view.catalogue.provinces)
            yield Spot(first, _FIELDS[border.kind], other, line=tuple(map(window.spot, border.line)))
    for name in view.catalogue.provinces:
        for spot, centre in site_spots(view, name, place_of(name), window).items():
            yield Spot(name, "spaces", spot, outlines=(_square(centre),))


def _square(centre: tuple[float, float]) -> Line:
    (x, y), half = centre, SITE / 2
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))
