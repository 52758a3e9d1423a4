"""Effects, costs and amounts as rows of small signs: a number and an icon. A brown plate behind an icon means production."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from games.mosaic.vocabulary import OF_PILLAR, Effect
from render.kit.cache import kept
from render.kit.canvas import Align, Box, Canvas
from render.kit.palette import INK
from render.kit.pieces import laurel, plated
from render.kit.text import text_width
from render.mosaic.looks import MINUS, PIECES, badge, pillar, resource, trade_good
from render.mosaic.view import View

_FLAME = "#B4481F"


@dataclass(frozen=True)
class Chip:
    """One sign: what kind of thing, which one, and the number before it ("" for none)."""

    kind: str  # resource, production, pillar, good, icon, points, unrest, piece
    what: str
    number: str = ""


def chips_of(view: View, name: str) -> list[Chip]:
    """What the effects of a card bring, as far as signs can say it."""
    found: list[Chip] = []
    for effect in view.catalogue.effects.get(name, ()):
        found += _chips(effect)
    return found


def points_of(view: View, name: str) -> list[Chip]:
    """R10.7: the points that a card brings for goods."""
    effects = view.catalogue.effects.get(name, ())
    return [Chip("points", "", str(effect.vp)) for effect in effects if effect.if_goods and effect.vp]


def costs(amounts: Mapping[str, int]) -> tuple[Chip, ...]:
    """A price as signs."""
    return tuple(Chip("resource", what, str(count)) for what, count in amounts.items())


def _chips(effect: Effect) -> list[Chip]:
    found = [Chip("resource", what, f"+{count}") for what, count in effect.gain.items()]
    found += [Chip("production", what, f"+{count}") for what, count in effect.production.items()]
    if effect.units is not None:
        found.append(Chip("piece", "infantry", f"+{effect.units.choice or effect.units.infantry}"))
    if effect.unrest:
        found.append(Chip("unrest", "", f"{MINUS}{abs(effect.unrest)}"))
    if effect.clear_offer:
        found.append(Chip("icon", "cycle"))
    if effect.vp and not effect.if_goods:
        found.append(Chip("points", "", str(effect.vp)))
        if effect.per.startswith(OF_PILLAR):
            found.append(Chip("pillar", effect.per.removeprefix(OF_PILLAR), "/"))
    return found


def width_of(chip: Chip, size: int) -> int:
    """How wide a sign is, its number included."""
    number = round(text_width("ui-bold", number_size(size), chip.number)) + 2 if chip.number else 0
    return number + size


def number_size(size: int) -> int:
    """The size of the number beside an icon."""
    return max(20, round(size * 0.88))


def draw_chips(sheet: Canvas, box: Box, chips: list[Chip], *, size: int, align: Align = "middle") -> None:
    """The signs in one row in the middle of a box's height; smaller where they would not fit."""
    gap = size // 4
    while size > 16 and sum(width_of(chip, size) + gap for chip in chips) - gap > box[2] - box[0]:
        size -= 1
        gap = max(2, size // 5)
    total = sum(width_of(chip, size) + gap for chip in chips) - gap
    x = float(box[0]) if align == "left" else (box[0] + box[2] - total) / 2
    y = (box[1] + box[3]) / 2
    for chip in chips:
        px = number_size(size)
        if chip.number:
            width = text_width("ui-bold", px, chip.number)
            within = (int(x) - 1, box[1], round(x + width) + 3, box[3])
            sheet.text((x, y), chip.number, face="ui-bold", size=px, fill=INK, within=within)
            x += round(width) + 2
        draw_sign(sheet, chip, (x + size / 2, y), size)
        x += size + gap


def draw_sign(sheet: Canvas, chip: Chip, centre: tuple[float, float], size: int) -> None:
    """The icon of a sign."""
    if chip.kind == "resource":
        sheet.stamp(resource(chip.what, size), centre)
    elif chip.kind == "production":
        sheet.stamp(production(chip.what, size), centre)
    elif chip.kind == "pillar":
        sheet.stamp(pillar(chip.what, size), centre)
    elif chip.kind == "good":
        sheet.stamp(trade_good(chip.what, size), centre)
    elif chip.kind == "piece":
        sheet.stamp(badge(PIECES[chip.what], size), centre)
    elif chip.kind == "unrest":
        sheet.icon(centre, "unrest", size, _FLAME)
    elif chip.kind == "points":
        sheet.stamp(laurel(size + 2), centre)
    else:
        sheet.icon(centre, chip.what, size, INK)


@kept
def production(what: str, size: int) -> Image.Image:
    """A kind of production: its resource on a brown plate."""
    return plated(resource(what, round(size * 0.84)), size)
