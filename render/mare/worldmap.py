"""The map with everything on it: names and owners, building spaces, stacks, what changed and what may be chosen."""

from __future__ import annotations

from dataclasses import dataclass

from games.mare_nostrum.data import Area
from games.mare_nostrum.state import CONTROL, FORTRESS, IDLE, NOBODY, Province
from render.kit.canvas import Box, Canvas
from render.kit.fonts import Face
from render.kit.pieces import player_token
from render.kit.shapes import Point
from render.kit.text import text_width
from render.mare.ground import SMALL
from render.mare.looks import UNITS
from render.mare.places import Place, place_of
from render.mare.sprites import Stack, draw_halo, draw_number, draw_stacks, space
from render.mare.tint import tinted_map
from render.mare.view import View

NAME_INK, NAME_HALO = "#2B1C10", "#FBF3DE"
SEA_INK, SEA_HALO = "#173E49", "#DCEBE6"
CLOSED_INK = "#F3E6C8"
SITE, STEP = 30, 35  # side of a building space, from one to the next
UNIT, FLEET, MARKER = 36, 40, 26  # diameters
APART = 40  # between the middles of two stacks
MANY, UNIT_OF_MANY, FLEET_OF_MANY = 3, 30, 32  # above so many stacks their tokens are smaller
WIDEST = 118  # that stacks may take; more of them stand closer
NAME, SEA_NAME = 21, 22
ON_MARKER = 0.7  # of a marker that a legion on it stands to the left


@dataclass(frozen=True)
class Window:
    """A part of the map on a sheet: ``times`` the small map, of which ``corner`` (in its own pixels) is at the box's corner."""

    box: Box
    times: float = 1.0
    corner: tuple[int, int] = (0, 0)
    letters: int = 0  # the smallest that may be set

    def spot(self, point: Point) -> Point:
        """A place of the small map on the sheet."""
        return (
            point[0] * self.times - self.corner[0] + self.box[0],
            point[1] * self.times - self.corner[1] + self.box[1],
        )

    def px(self, length: float) -> int:
        """A length of the small map on the sheet. Pieces grow less than the land, so that close-ups have more room, but for
        those that must be seen on a phone.
        """
        return round(length * self.times ** (1.0 if self.letters else 0.8))

    def disc(self, length: float) -> int:
        """The diameter of the disc of a number, from its usual one on the small map."""
        return max(self.px(length), round(self.letters / 0.62))

    def holds(self, point: Point) -> bool:
        """Whether a place lies in the window."""
        return self.box[0] <= point[0] <= self.box[2] and self.box[1] <= point[1] <= self.box[3]

    def shows(self, point: Point) -> bool:
        """Whether a place lies in the window, with room around it."""
        edge = 12 if self.times == 1 else self.px(UNIT) // 2
        return self.box[0] + 20 <= point[0] <= self.box[2] - 20 and self.box[1] + edge <= point[1] <= self.box[3] - edge


def draw_map(sheet: Canvas, view: View, window: Window) -> None:
    """The part of the map that the window shows."""
    size = round(SMALL[0] * window.times), round(SMALL[1] * window.times)
    box, (left, top) = window.box, window.corner
    part = tinted_map(view, size, (left, top, left + box[2] - box[0], top + box[3] - box[1]))
    sheet.image.paste(part, box[:2])
    provinces = [(area, place_of(view.catalogue, area.id)) for area in view.catalogue.provinces.values()]
    seas = [(area, place_of(view.catalogue, area.id)) for area in view.catalogue.seas.values()]
    for area, place in seas:
        _draw_sea_name(sheet, view, window, area, place)
    for area, place in provinces:
        _draw_name(sheet, view, window, area.id, place)
        if view.open(area.id):
            _draw_sites(sheet, view, window, area.id, place)
    for area, place in (*provinces, *seas):
        if view.open(area.id):
            _draw_units(sheet, view, window, area.id, place)
    for area, place in (*provinces, *seas):
        _draw_choice(sheet, view, window, area.id, place)


# ---------------------------------------------------------------------- names
def _draw_sea_name(sheet: Canvas, view: View, window: Window, area: Area, place: Place) -> None:
    words = view.name_of(area.id)
    lines = words.split(" ", 1) if place.lines > 1 else [words]
    size = _sea_size(window)
    for number, line in enumerate(lines):
        x, y = window.spot(place.name)
        y += (number - (len(lines) - 1) / 2) * size * 1.05
        ink, glow = (SEA_INK, SEA_HALO) if view.open(area.id) else (CLOSED_INK, None)
        _word(sheet, window, (x, y), line, "italic", size, ink, glow)


def _sea_size(window: Window) -> int:
    return max(18, window.letters, round(SEA_NAME * window.times**0.6))


def _draw_name(sheet: Canvas, view: View, window: Window, name: str, place: Place) -> None:
    """The name with the control marker before it, on which a legion may stand."""
    words = view.name_of(name)
    size = _name_size(place, window)
    owner = view.controller(name)
    half = text_width("caps", size, words) / 2 + 4
    x, y = window.spot(place.name)
    marker = window.px(MARKER)
    # Both fit at the rim: the marker before the name, and the name, which makes room for it.
    aside = (marker + 4) / 2
    least, most = window.box[0] + half + marker / 2, window.box[2] - half - aside
    centre = (min(max(x, least), most) if window.box[0] <= x <= window.box[2] else x), y
    if not view.open(name):
        _word(sheet, window, centre, words, "caps", size, CLOSED_INK, None)
        return
    shift = aside if owner != NOBODY else 0
    _word(sheet, window, (centre[0] + shift, centre[1]), words, "caps", size, NAME_INK, NAME_HALO)
    if owner == NOBODY or not window.shows(centre):
        return
    at = _marker_at(window, words, size, centre)
    sheet.stamp(player_token(view.colour(owner), "flag", marker), at)
    province = view.province(name)
    seizer = province.places.get(CONTROL, NOBODY) if province else NOBODY
    if seizer != NOBODY:
        legion = player_token(view.colour(seizer), UNITS["legion"], marker)
        sheet.stamp(legion, (at[0] - marker * ON_MARKER, at[1] - 2))


def _name_size(place: Place, window: Window) -> int:
    return max(window.letters, round((NAME - 3 * place.small) * window.times**0.7))


def _marker_at(window: Window, words: str, size: int, centre: Point) -> Point:
    marker = window.px(MARKER)
    return centre[0] + (marker + 4) / 2 - text_width("caps", size, words) / 2 - marker / 2 - 4, centre[1]


def _word(
    sheet: Canvas, window: Window, centre: Point, words: str, face: Face, size: int, ink: str, glow: str | None
) -> None:
    half = text_width(face, size, words) / 2 + 4
    x = min(max(centre[0], window.box[0] + half), window.box[2] - half)
    if not (
        window.box[0] <= centre[0] <= window.box[2]
        and window.box[1] + size * 0.75 <= centre[1] <= window.box[3] - size * 0.75
    ):
        return
    within = (round(x - half), round(centre[1] - size), round(x + half), round(centre[1] + size))
    sheet.text((x, centre[1]), words, face=face, size=size, fill=ink, within=within, align="middle", halo=glow)


# ---------------------------------------------------------------------- building spaces
def site_spots(view: View, name: str, place: Place, window: Window) -> dict[str, Point]:
    """The middle of each building space of a province on the sheet."""
    step = window.px(STEP)
    x, y = window.spot(place.sites)
    spots = list(view.catalogue.spaces[name])
    below = _below(view, name, window)
    found: dict[str, Point] = {}
    for number, spot in enumerate(spots):
        row, column = divmod(number, place.columns)
        across = min(place.columns, len(spots) - row * place.columns)
        found[spot] = (x + (column - (across - 1) / 2) * max(step, below + 2), y + row * (step + below))
    return found


def _below(view: View, name: str, window: Window) -> int:
    """Room for numbers under the building spaces of a province, where they have any: on them they would hide the goods."""
    numbered = any(f"space:{name}/{spot}" in view.numbers for spot in view.catalogue.spaces[name])
    return window.disc(23) if numbered else 0


def _draw_sites(sheet: Canvas, view: View, window: Window, name: str, place: Place) -> None:
    province = view.province(name)
    assert province is not None
    side = window.px(SITE)
    for spot, centre in site_spots(view, name, place, window).items():
        if not window.shows(centre):
            continue
        entry = view.catalogue.spaces[name][spot]
        guest = province.places.get(spot, NOBODY)
        owner = _owner(view, province, spot)
        sheet.stamp(space(entry.building, entry.good, owner, side), centre)
        if view.changed(f"space:{name}/{spot}") or view.possible(f"space:{name}/{spot}"):
            draw_halo(sheet, centre, side, side, side // 4)
        if guest != NOBODY:
            sheet.stamp(
                player_token(view.colour(guest), UNITS["legion"], round(side * 0.72)),
                (centre[0] + side * 0.34, centre[1] - side * 0.38),
            )


def _owner(view: View, province: Province, spot: str) -> str:
    """The colour of a building's holder; "" for an empty space."""
    if spot not in province.buildings:
        return ""
    seat = province.places.get(spot, province.controller)
    return view.colour(seat) or "nobody"


# ---------------------------------------------------------------------- stacks
def stacks_of(view: View, name: str, place: Place, window: Window) -> tuple[list[Stack], int]:
    """The stacks in an area from left to right, and their diameter; many of them are smaller and stand closer."""
    units = view.units(name)
    many = len(units) > MANY
    at_sea = name in view.catalogue.seas
    diameter = window.px((FLEET_OF_MANY if many else FLEET) if at_sea else (UNIT_OF_MANY if many else UNIT))
    step = min(window.px(APART), (window.px(WIDEST) - diameter) / max(1, len(units) - 1))
    x, y = window.spot(place.units)
    if not at_sea:
        y += _below(view, name, window) * -(-len(view.catalogue.spaces[name]) // place.columns)
    middle = (len(units) - 1) / 2
    return [
        Stack(view.colour(seat), UNITS[kind], count, (x + (number - middle) * step, y))
        for number, (seat, kind, count) in enumerate(units)
    ], diameter


def _draw_units(sheet: Canvas, view: View, window: Window, name: str, place: Place) -> None:
    stacks, diameter = stacks_of(view, name, place, window)
    shown = [stack for stack in stacks if window.shows(stack.centre)]
    draw_stacks(sheet, shown, diameter, max(19, round(window.letters / 0.74)))
    province = view.province(name)
    if province is not None and province.contested and stacks and window.shows(stacks[0].centre):
        x, y = stacks[0].centre
        sheet.icon((x - diameter * 0.86, y), "battle_clash", round(diameter * 0.7), "#7A1D12")


# ---------------------------------------------------------------------- what changed, what may be chosen
def _draw_choice(sheet: Canvas, view: View, window: Window, name: str, place: Place) -> None:
    centre = window.spot(place.name)
    if not window.holds(centre):
        return
    words = view.name_of(name)
    size = _name_size(place, window)
    if name in view.catalogue.seas:
        lines, size = (words.split(" ", 1) if place.lines > 1 else [words]), _sea_size(window)
        wide = round(max(text_width("italic", size, line) for line in lines)) + 24
    else:
        lines = [words]
        wide = round(text_width("caps", size, words)) + window.px(MARKER) + 18
    tall = size * len(lines) + 14
    if window.box[0] <= centre[0] <= window.box[2]:
        centre = min(max(centre[0], window.box[0] + wide / 2), window.box[2] - wide / 2), centre[1]
    whole, province = centre, view.province(name)
    if province is not None and CONTROL in province.places:
        legion = round(window.px(MARKER) * ON_MARKER)
        whole, wide = (centre[0] - legion / 2, centre[1]), wide + legion
    box = whole[0] - wide / 2, whole[1] - tall / 2
    inside = window.shows(centre) and box[0] > window.box[0] and box[0] + wide < window.box[2]
    fought = view.state.battle is not None and view.state.battle.place == name
    if inside and (fought or view.scene.place == name or view.changed(f"area:{name}")):
        draw_halo(sheet, whole, wide, tall, 10)
    disc = window.disc(34)
    for number in view.numbers.get(f"area:{name}", ())[:1]:
        possible = view.possible(f"area:{name}")
        if inside and possible:
            draw_halo(sheet, whole, wide, tall, 10)
        at = _beside(window, (*box, box[0] + wide, box[1] + tall), disc)
        draw_number(sheet, at, number, disc, possible=possible)
    if name in view.catalogue.seas:
        return
    side = window.px(SITE)
    for spot, at in site_spots(view, name, place, window).items():
        for number in view.numbers.get(f"space:{name}/{spot}", ())[:1]:
            below = window.disc(23)
            under = (at[0], at[1] + (side + below) / 2 + 1)
            draw_number(sheet, under, number, below, possible=view.possible(f"space:{name}/{spot}"))
    for spot in (CONTROL, IDLE, FORTRESS):
        for number in view.numbers.get(f"space:{name}/{spot}", ())[:1]:
            at = _marker_at(window, words, size, centre) if spot == CONTROL else window.spot(place.units)
            draw_number(sheet, (at[0], at[1] + window.px(16)), number, window.disc(27))


def _beside(window: Window, name: tuple[float, float, float, float], disc: int) -> Point:
    """The middle of a disc before a name and the marker there, which it must not hide; where there is no room before, above the
    name, whose end another name may touch; behind it where there is none above either.
    """
    left, top, right, bottom = name
    before, behind, middle = left - disc * 0.45, right + disc * 0.45, (top + bottom) / 2
    least, most = window.box[0] + disc / 2 + 2, window.box[2] - disc / 2 - 2
    if before >= least:
        return before, middle
    above = top - disc / 2 + 6
    if window.letters and above >= window.box[1] + disc / 2 + 2:
        return max(least, left + disc / 2), above
    return (behind if behind <= most else least), middle
