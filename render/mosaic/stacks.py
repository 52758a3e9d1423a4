"""Wonders, Golden Ages, Achievements and Governments: those left in full colour, those taken pale with their owner's token."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number
from render.kit.palette import FRESH, FRESH_EDGE
from render.kit.pieces import piece, player_token
from render.mosaic.lattice import Wish
from render.mosaic.looks import GILT, GOVERNMENTS, METRICS, PILLARS, STAND_IN, WONDERS, gilded, pale
from render.mosaic.offers import CAPTION_INK, FAINT_INK
from render.mosaic.view import View

STEP, LEAST = 33, 5  # width of a tile's place, and the number of places that a group is at least wide
HEAD, TILE, PAD = 29, 56, 6  # heights of a group's name and of its tiles, air around them
CORNERS = {"wonders": (0, 1), "golden_ages": (0, 1), "achievements": (1, 0), "governments": (1, 1)}
TOKEN = 22
FIELD, FIELD_2, EDGE = "#3A2D22", "#2A2019", "#A8853F"


@dataclass(frozen=True)
class Tile:
    """A tile of a group: its icon, how it looks while it is there, and the number that it asks for ("" for none)."""

    id: str
    icon: str
    look: Callable[[str, int], Image.Image]
    needs: str = ""


def groups_of(view: View) -> dict[str, list[Tile]]:
    """The tiles of the match by group, in the order of the data."""
    out = view.state.achievements_out
    return {name: [tile for tile in tiles if tile.id not in out] for name, tiles in all_groups(view).items()}


def all_groups(view: View) -> dict[str, list[Tile]]:
    """The same with the Achievements that are not in the match."""
    catalogue = view.catalogue
    ages: list[Tile] = []
    for name, age in catalogue.golden_ages.items():
        look = PILLARS.get(age.requirement.pillar, STAND_IN)
        ages.append(Tile(name, look.icon, _golden_look(look.fill, look.ink), str(age.requirement.count)))
    return {
        "wonders": [Tile(name, WONDERS.get(name, STAND_IN.icon), gilded) for name in catalogue.wonders],
        "golden_ages": ages,
        "achievements": [
            Tile(name, METRICS[entry.requirement.metric], _achievement_look, str(threshold_of(view, name)))
            for name, entry in catalogue.achievements.items()
        ],
        "governments": [
            Tile(name, GOVERNMENTS.get(name, STAND_IN.icon), _government_look, str(sum(entry.cost.values())))
            for name, entry in catalogue.governments.items()
        ],
    }


def threshold_of(view: View, achievement: str) -> int:
    """What an Achievement asks for with this number of seats."""
    measure = view.catalogue.achievements[achievement].requirement
    if measure.at_least_by_players:
        return view.catalogue.by_players(measure.at_least_by_players, view.state.seats)
    return measure.at_least


def tile_sprite(view: View, tile: str, size: int) -> Image.Image:
    """The tile in full colour."""
    found = next(entry for tiles in groups_of(view).values() for entry in tiles if entry.id == tile)
    return found.look(found.icon, size)


def _golden_look(fill: str, ink: str) -> Callable[[str, int], Image.Image]:
    return lambda icon, size: piece(icon, size, fill, GILT, ink, "disc", 0.7)


def _achievement_look(icon: str, size: int) -> Image.Image:
    return piece(icon, size, "#7A2D22", GILT, "#FFEFC9", "pentagon", 0.56)


def _government_look(icon: str, size: int) -> Image.Image:
    return piece(icon, size, "#4A4542", "#D9C49C", "#FFF6E0", "square", 0.74)


def room_for_groups(view: View) -> tuple[Wish, ...]:
    """The room that the groups ask for on the map, in the order of ``groups_of``."""
    return tuple(
        Wish((STEP * max(LEAST, len(tiles)) + 2 * PAD, HEAD + TILE + PAD), CORNERS[name])
        for name, tiles in groups_of(view).items()
    )


def draw_stacks(sheet: Canvas, view: View, boxes: Sequence[Box]) -> None:
    """The groups in their boxes, each under its name and the number of tiles left."""
    for (name, tiles), box in zip(groups_of(view).items(), boxes, strict=True):
        _draw_group(sheet, view, name, tiles, box)


def _draw_group(sheet: Canvas, view: View, name: str, tiles: list[Tile], box: Box) -> None:
    sheet.panel(box, FIELD, to=FIELD_2, radius=10, edge=EDGE, thickness=2, shadow=SOFT)
    left = sum(view.owner_of(tile.id) is None for tile in tiles)
    caption = (box[0] + 10, box[1] + 1, box[2] - 46, box[1] + HEAD)
    reach = sheet.label(caption, view.term("picture", name), face="caps", sizes=(22, 21, 20), fill=CAPTION_INK)
    number = (round(caption[0] + reach) + 9, caption[1], round(caption[0] + reach) + 40, caption[3])
    sheet.label(number, str(left), face="ui-bold", sizes=(21,), fill=FAINT_INK)
    inner = (box[0] + PAD, box[1] + HEAD, box[2] - PAD, box[3] - PAD)
    step = (inner[2] - inner[0]) / max(1, len(tiles))
    for place, tile in enumerate(tiles):
        middle = inner[0] + step * (place + 0.5)
        slot = (round(middle - step / 2), inner[1], round(middle + step / 2), inner[3])
        _draw_tile(sheet, view, tile, slot, STEP + 1)


def _draw_tile(sheet: Canvas, view: View, tile: Tile, slot: Box, size: int) -> None:
    x = (slot[0] + slot[2]) / 2
    owner = view.owner_of(tile.id)
    lower = (slot[0], slot[3] - 25, slot[2], slot[3] - 3)
    two = bool(tile.needs) or owner is not None
    y = slot[1] + 5 + size / 2 if two else (slot[1] + slot[3]) / 2
    if owner is None:
        sheet.stamp(tile.look(tile.icon, size - 2), (x, y))
        if tile.needs:
            sheet.label(lower, tile.needs, face="ui-bold", sizes=(20,), fill=CAPTION_INK, align="middle")
    else:
        sheet.stamp(pale(tile.icon, size - 4), (x, y))
        sheet.stamp(player_token(view.seats[owner].colour, "", TOKEN), (x, (lower[1] + lower[3]) / 2))
    numbers = view.numbers.get(tile.id, ())
    if numbers or view.changed("tile", tile.id):
        around = (slot[0], slot[1] + 1, slot[2], slot[3] - 1)
        sheet.ring(around, FRESH_EDGE, 4, radius=8)
        sheet.ring((around[0] + 1, around[1] + 1, around[2] - 1, around[3] - 1), FRESH, 2, radius=7)
    for number in numbers[:1]:
        draw_number(sheet, (x, slot[3] - 14), number, 28)
