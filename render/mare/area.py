"""A close-up: of the part of the map in which something is to be chosen, or of one seat with its part of the map."""

from __future__ import annotations

from dataclasses import replace

from games.mare_nostrum.shown import controlled
from render.kit.canvas import Canvas
from render.kit.palette import GOLD
from render.kit.shapes import Point
from render.mare.account import account_height, draw_account
from render.mare.board import draw_board
from render.mare.ground import SMALL
from render.mare.layout import REGIONS, regions_of
from render.mare.view import SeatView, View
from render.mare.windows import (
    CLOSER,
    LARGE,
    TIMES,
    WIDER,
    close_window,
    draw_close,
    low_window,
    nearest_window,
    sites_of,
    spots_of,
    window_of,
)
from render.mare.worldmap import Window, draw_map
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet, stacked

HEIGHTS = (620, 760, 900)  # of the map under the account of a seat


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The places to choose from, in parts of the map where they lie too far apart for one; or the seat in focus."""
    if view.scene.candidates or _at_battle(view):
        return _draw_choice(view, audit=audit)
    return _draw_seat(view, audit=audit)


def _at_battle(view: View) -> bool:
    battle = view.state.battle
    return battle is not None and view.focus in (battle.attacker, battle.defender)


# ---------------------------------------------------------------------- the map alone
def _draw_choice(view: View, *, audit: bool) -> Canvas:
    areas = _areas(view)
    window = close_window(_around(view, areas))
    return (
        _draw_sheets(view, areas, audit=audit) if window is None else draw_close(view, window, view.when, audit=audit)
    )


def _around(view: View, areas: list[str]) -> list[Point]:
    return [*spots_of(view.catalogue, areas), *sites_of(view.catalogue, areas)]


def _draw_sheets(view: View, areas: list[str], *, audit: bool) -> Canvas:
    """The map around areas that lie too far apart for one part of it, in as few parts below one another as letters for a phone have
    room on: sheets of the map beside one another are one.
    """
    groups: list[tuple[list[str], list[str]]] = []
    for name, places in regions_of(view.catalogue, view.state).items():
        shown = [area for area in areas if f"area:{area}" in places] if name in REGIONS else []
        if groups and shown and low_window(_around(view, [*groups[-1][1], *shown])) is not None:
            groups[-1][0].append(name)
            groups[-1][1].extend(shown)
        elif shown:
            groups.append(([name], shown))
    if not groups:
        return draw_board(view, audit=audit)
    titles = [view.say(f"mare-closeup-{sheets[0]}") if len(sheets) == 1 else view.when for sheets, _ in groups]
    spots = [_around(view, shown) for _, shown in groups]
    windows = [low_window(found) or nearest_window(found) for found in spots]
    return stacked(
        [draw_close(view, window, title, audit=audit) for window, title in zip(windows, titles, strict=True)]
    )


def _areas(view: View) -> list[str]:
    """The areas among the places to choose from; that of the battle where losses are chosen."""
    found = [
        place.partition(":")[2].partition("/")[0]
        for place in view.scene.candidates
        if place.partition(":")[0] in ("area", "space")
    ]
    if not found and view.state.battle is not None:
        found = [view.state.battle.place]
    return found


# ---------------------------------------------------------------------- a seat
def _draw_seat(view: View, *, audit: bool) -> Canvas:
    """The account, and below it the map with all that the seat controls."""
    seat = view.seats[view.focus]
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    account = account_height(view, seat, right - left)
    top = TOP + account + 2 * GAP
    window = _window(view, seat, (left + 3, top, right - 3))
    shown = window.box
    sheet = close_sheet(shown[3] + EDGE_ROOM, view.when, view.mover_text, audit=audit)
    around = sheet.image.copy()  # pieces may reach beyond the window
    draw_map(sheet, view, window)
    within = sheet.image.crop(shown)
    sheet.image.paste(around)
    sheet.image.paste(within, shown[:2])
    draw_account(sheet, view, seat, (left, TOP, right, TOP + account))
    sheet.ring((shown[0] - 3, shown[1] - 3, shown[2] + 3, shown[3] + 3), GOLD, 3, radius=4)
    return sheet


def _window(view: View, seat: SeatView, place: tuple[int, int, int]) -> Window:
    """The map around the seat's provinces, from ``place`` (left end, top, right end) down: large before low."""
    left, top, right = place
    names = controlled(view.state, seat.seat) or list(view.catalogue.provinces)
    spots = spots_of(view.catalogue, names)
    boxes = [(times, min(tall, round(SMALL[1] * times))) for times in (LARGE, TIMES, WIDER, 1.0) for tall in HEIGHTS]
    for times, tall in boxes:
        window = window_of(spots, (left, top, right, top + tall), times, room=CLOSER)
        if window is not None:
            return replace(window, letters=FLOOR)
    window = window_of(spots, (left, top, right, top + HEIGHTS[-1]), WIDER, must=False)
    assert window is not None
    return replace(window, letters=FLOOR)
