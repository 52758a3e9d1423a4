"""Parts of the board so large that a phone needs no zoom: the map in sheets and around each region, the tiles."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.rise_of_empires.state import ROWS
from render.kit.canvas import Canvas
from render.kit.scale import Scale
from render.rise.actions import draw_rows
from render.rise.board import draw_board
from render.rise.ground import outline
from render.rise.layout import ACTIONS, regions_of
from render.rise.lists import LISTS, list_of
from render.rise.regions import Measure, draw_region, draw_region_number, draw_tokens
from render.rise.view import View
from render.rise.world import Place
from render.rise.worldmap import land, places_of
from render.shared.closeup import BAR, CLOSE, EDGE_ROOM, FLOOR, TOP, close_sheet, draw_bar, stacked

TALLEST, LEAST = 1060, 700  # heights of the map
ROW = 50  # height of a row of the action display, in its usual scale: all fit the screen of a phone above what is asked
NUMBERED = 58  # and of one whose discs have numbers above them
ZOOM, LEAST_ZOOM = 3.0, 2.1
LEAST_WIDE = 1.2  # of a map of several sheets, on which nothing stands but names, numbers and tokens
WIDE = Measure((FLOOR,), 230, 230, 0, FLOOR, FLOOR, FLOOR, (50, 50, 50), 56)
LARGE = Measure((40, 38, FLOOR), 420, 300, 52, 40, 38, 40, (64, 60, 54), 58)
_AIR = 52  # around the places of a sheet, in pixels of the map; to the sides names need more
_SIDES = 102


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """The part that the scene names; without a name the one in which everything lies that is to be chosen from, else the whole
    board.
    """
    place = view.scene.place or list_of(view)
    if place in LISTS:
        return LISTS[place](view, audit=audit)
    if not place and view.rows_to_choose:
        return _draw_display(view, audit=audit)
    sheets = regions_of(view.catalogue)
    if place in sheets:
        names, title = [name.partition(":")[2] for name in sheets[place]], view.say(f"rise-closeup-{place}")
    elif place in view.catalogue.regions:
        names, title = (
            [place, *(name for name in view.catalogue.near[place] if name in view.catalogue.regions)],
            view.name_of(place),
        )
    else:
        names, title = view.candidate_regions, view.when
    places = places_of(view)
    spots = [places[name] for name in names]
    if not spots:
        return draw_board(view, audit=audit)
    if not place and _times(spots) < LEAST_ZOOM:
        return _draw_sheets(view, names, audit=audit)
    return _draw_map(view, names if _times(spots) >= LEAST_ZOOM else names[:1], title, audit=audit)


def _draw_display(view: View, *, audit: bool) -> Canvas:
    """The rows of the action display that are chosen from over the whole sheet."""
    rows = [row for row in ROWS if row in view.rows_to_choose]
    px = Scale((CLOSE - 2 * EDGE_ROOM) / ACTIONS)
    discs = any(place.startswith("disc:") for place in view.scene.candidates)
    bottom = TOP + px(len(rows) * (NUMBERED if discs else ROW))
    sheet = close_sheet(bottom + EDGE_ROOM, view.when, view.mover_text, audit=audit)
    draw_rows(sheet, view, (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, bottom), rows, px)
    return sheet


def _draw_sheets(view: View, names: Sequence[str], *, audit: bool) -> Canvas:
    """The map around regions that are too far apart for one large part, in as few pieces below one another as letters for a phone
    have room on: sheets of the map beside one another are one.
    """
    groups: list[tuple[list[str], list[str]]] = []
    places = places_of(view)
    for sheet, found in regions_of(view.catalogue).items():
        shown = [name for name in (place.partition(":")[2] for place in found) if name in names]
        if not shown:
            continue
        if groups and _times([places[name] for name in (*groups[-1][1], *shown)]) >= LEAST_WIDE:
            groups[-1][0].append(sheet)
            groups[-1][1].extend(shown)
        else:
            groups.append(([sheet], shown))
    titles = [view.say(f"rise-closeup-{sheets[0]}") if len(sheets) == 1 else view.when for sheets, _ in groups]
    return stacked(
        [_draw_map(view, shown, title, audit=audit) for title, (_, shown) in zip(titles, groups, strict=True)]
    )


def _around(spots: list[Place]) -> tuple[int, int, int, int]:
    """What the map must show of these places: left, top, right, bottom in its pixels."""
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    return min(xs) - _SIDES, min(ys) - _AIR, max(xs) + _SIDES, max(ys) + _AIR


def _times(spots: list[Place]) -> float:
    """How much larger than on the board the map around these places can be."""
    left, top, right, bottom = _around(spots)
    return min(ZOOM, CLOSE / (right - left), TALLEST / (bottom - top))


def _draw_map(view: View, names: Sequence[str], title: str, *, audit: bool) -> Canvas:
    """The map around these regions, as large as it shows them all, at most :data:`ZOOM` times; without values and bonus where they
    lie far apart.
    """
    size, all_places = view.world.size, places_of(view)
    spots = [all_places[name] for name in names]
    left, top, right, bottom = _around(spots)
    times = max(LEAST_WIDE, _times(spots))
    measure = LARGE if times >= LEAST_ZOOM else WIDE
    tall = min(TALLEST, max(LEAST, round((bottom - top) * times)))
    wide, high = CLOSE / times, tall / times
    x = min(max(0.0, (left + right - wide) / 2), max(0.0, size[0] - wide))
    y = min(max(0.0, (top + bottom - high) / 2), max(0.0, size[1] - high))
    note = "" if title == view.when else view.when
    sheet = close_sheet(BAR + tall, title, note, audit=audit)
    part = land(view).resize(
        (CLOSE, tall), Image.Resampling.BICUBIC, (x, y, min(size[0], x + wide), min(size[1], y + high))
    )
    sheet.image.paste(part, (0, BAR))
    origin = (-round(x * times), BAR - round(y * times))
    for region in view.regions:
        marked = (
            view.changed("region", region.id) or view.possible("region", region.id) or region.id == view.scene.place
        )
        if marked and region.id in view.world.regions:
            sprite, at = outline(view.world, region.id)
            sprite = sprite.resize(
                (round(sprite.width * times), round(sprite.height * times)), Image.Resampling.BICUBIC
            )
            sheet.image.paste(sprite, (origin[0] + round(at[0] * times), origin[1] + round(at[1] * times)), sprite)
    places = {name: _moved(place, times) for name, place in all_places.items()}
    box = (206 - origin[0], BAR + 70 - origin[1], CLOSE - 206 - origin[0], BAR + tall - 110 - origin[1])
    for draw in (draw_region, draw_tokens, draw_region_number):
        for region in view.regions:
            spot = places[region.id]
            if region.id in names and (view.possible("region", region.id) or region.id == view.scene.place):
                spot = Place(min(max(box[0], spot.x), box[2]), min(max(box[1], spot.y), box[3]), spot.columns)
            if box[0] <= spot.x <= box[2] and box[1] <= spot.y <= box[3]:
                draw(sheet, view, region, spot, origin, measure)
    draw_bar(sheet, title, note)
    return sheet


def _moved(place: Place, times: float) -> Place:
    return Place(round(place.x * times), round(place.y * times), place.columns)
