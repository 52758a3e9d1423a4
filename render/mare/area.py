"""A close-up: of the part of the map in which something is to be chosen, or of one seat with its part of the map."""

from __future__ import annotations

from dataclasses import replace

from games.mare_nostrum.shown import controlled
from render.kit.canvas import Canvas
from render.kit.palette import GOLD
from render.mare.account import account_height, draw_account
from render.mare.board import draw_board
from render.mare.ground import SMALL
from render.mare.view import SeatView, View
from render.mare.windows import CLOSER, LARGE, TIMES, WIDER, close_window, draw_close, sites_of, spots_of, window_of
from render.mare.worldmap import Window, draw_map
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

HEIGHTS = (620, 760, 900)  # of the map under the account of a seat


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The places to choose from, where they lie near enough to one another (else the whole board); or the seat in focus."""
    if view.scene.candidates or _at_battle(view):
        return _draw_choice(view, audit=audit)
    return _draw_seat(view, audit=audit)


def _at_battle(view: View) -> bool:
    battle = view.state.battle
    return battle is not None and view.focus in (battle.attacker, battle.defender)


# ---------------------------------------------------------------------- the map alone
def _draw_choice(view: View, *, audit: bool) -> Canvas:
    areas = _areas(view)
    window = close_window([*spots_of(view.catalogue, areas), *sites_of(view.catalogue, areas)])
    return draw_board(view, audit=audit) if window is None else draw_close(view, window, view.when, audit=audit)


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
