"""The map with everything on it."""

from __future__ import annotations

from PIL import Image

from render.kit.cache import kept
from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, darker
from render.kit.shapes import round_mask
from render.rise.ground import Tint, ground_of, outline
from render.rise.looks import ERA_DARK, ERA_FILL, ERA_INK
from render.rise.regions import NAME_HALO, draw_region, draw_region_number, draw_tokens
from render.rise.view import View
from render.rise.world import Place

RADIUS = 12
WATERS = ("atlantic", "indian", "pacific")
WATER_INK, WATER_HALO = "#1B434E", "#C4DBDB"
DIM = "#55493A"
KEY = (96, 34)  # size of a field of the key to the eras


def land(view: View) -> Image.Image:
    """The map in the colours of the eras and of whoever controls the regions, without words; a new picture each time."""
    tints = tuple(
        Tint(region.id, region.entry.era, region.open, region.entry.kind == "sea")
        for region in view.regions
        if region.id in view.world.regions
    )
    owners = tuple((name, colour) for name, colour in view.controllers() if name in view.world.regions)
    return ground_of(view.world, tints, owners)


def draw_map(sheet: Canvas, view: View, box: Box) -> None:
    """The map in its box, regions that changed or may be chosen outlined."""
    ground = land(view)
    sheet.panel(box, darker(GOLD, 0.35), radius=RADIUS + 2, shadow=DEEP)
    inner = (box[0] + 2, box[1] + 2, box[2] - 2, box[3] - 2)
    size = (inner[2] - inner[0], inner[3] - inner[1])
    sheet.image.paste(ground.crop((2, 2, 2 + size[0], 2 + size[1])), inner[:2], _corners(*size))
    for region in view.regions:
        chosen = view.changed("region", region.id) or view.number_of("region", region.id)
        if chosen and region.id in view.world.regions:
            sprite, at = outline(view.world, region.id)
            sheet.image.paste(sprite, (box[0] + at[0], box[1] + at[1]), sprite)
    _draw_names(sheet, view, box)
    places = places_of(view)
    # Tokens after all names, for where regions are small a name may reach over the next one's tokens.
    for draw in (draw_region, draw_tokens, draw_region_number):
        for region in view.regions:
            draw(sheet, view, region, places[region.id], box[:2])
    _draw_key(sheet, view, box)


def places_of(view: View) -> dict[str, Place]:
    """Where each region's name stands; those that a box has besides, without a place, stand along the map's lower edge."""
    lost = [region.id for region in view.regions if region.id not in view.world.places]
    height = view.world.size[1]
    found = {name: Place(180 * number, height - 76, 5) for number, name in enumerate(lost, 2)}
    return {**view.world.places, **found}


def _draw_names(sheet: Canvas, view: View, box: Box) -> None:
    """Waters and lands that are no regions."""
    for name, place in view.world.places.items():
        known = name in view.catalogue.components
        if name in view.catalogue.regions or not (known or name in WATERS):
            continue
        text = view.name_of(name) if known else view.say(f"rise-picture-water-{name}")
        water = name in WATERS or (known and not hasattr(view.catalogue.components[name], "era"))
        x, y = box[0] + place.x, box[1] + place.y
        words = text.split(" ") if water else [text]
        for row, word in enumerate(words):
            mid = y + round((row - (len(words) - 1) / 2) * 23)
            spot = (x - 90, mid - 13, x + 90, mid + 13)
            if water:
                sheet.label(
                    spot, word, face="italic", sizes=(21, 19), fill=WATER_INK, align="middle", track=1, halo=WATER_HALO
                )
            else:
                sheet.label(spot, word, face="caps", sizes=(18, 17), fill=DIM, align="middle", halo=NAME_HALO)


def _draw_key(sheet: Canvas, view: View, box: Box) -> None:
    """Which colour is which era."""
    left, top = box[0] + 12, box[3] - KEY[1] - 12
    for era in sorted(ERA_FILL):
        field = (left, top, left + KEY[0], top + KEY[1])
        sheet.panel(field, ERA_FILL[era], radius=8, edge=ERA_DARK[era], thickness=2, shadow=DEEP)
        text = view.say("rise-picture-era", era=era)
        sheet.label(field, text, face="ui-bold", sizes=(21, 19), fill=ERA_INK[era], align="middle")
        left += KEY[0] + 8


@kept
def _corners(width: int, height: int) -> Image.Image:
    return round_mask(width, height, RADIUS)
