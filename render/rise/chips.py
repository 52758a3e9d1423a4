"""What a tile does, in rows of small signs: numbers and icons read from its effects."""

from __future__ import annotations

from dataclasses import dataclass

from games.rise_of_empires.data import Tile
from games.rise_of_empires.vocabulary import (
    OF_CITIES,
    OF_TERRITORY,
    Alliance,
    Effect,
    Modify,
    PlaceCubes,
    RemoveEnemyCubes,
    ScoreRegion,
)
from render.kit.canvas import Align, Box, Canvas
from render.kit.palette import INK, Colour
from render.kit.pieces import laurel
from render.kit.text import text_width
from render.rise.looks import MINUS, good
from render.rise.looks import city as city_sign

FLIP = "cycle"
SMALLEST = 15  # of signs and their numbers


@dataclass(frozen=True)
class Chip:
    """A number and a sign, either of which may be lacking: ``good`` names a resource or territory, ``icon`` a drawing."""

    number: str = ""
    good: str = ""
    icon: str = ""
    points: bool = False


def chips_of(tile: Tile) -> list[Chip]:
    """Everything that a tile does and costs while it is owned; what it costs to take is left out."""
    return [chip for effect in tile.effects for chip in chips_of_effect(effect)]


def chips_of_effect(effect: Effect) -> list[Chip]:
    """What one effect does."""
    found = [Chip(icon=FLIP)] if effect.when == "flip" else []
    found += [Chip(f"{MINUS}{count}", good=what) for what, count in effect.pay.items()]
    for what, count in effect.gain.items():
        found.append(Chip(str(count), points=True) if what == "vp" else Chip(f"+{count}", good=what))
    for place, option in enumerate(effect.choose_one):
        found += [Chip("" if not place else "/", good=what) for what in option]
    found += _done(effect)
    if effect.modify is not None:
        found += _rule(effect.modify)
    if effect.per == OF_CITIES:
        found.append(Chip("/", icon="city"))
    elif effect.per:
        found.append(Chip("/", good=effect.per.removeprefix(OF_TERRITORY)))
    return found


def _done(effect: Effect) -> list[Chip]:
    match effect.do:
        case RemoveEnemyCubes():
            return [Chip(f"{MINUS}{effect.do.count}", icon="war")]
        case PlaceCubes():
            return [Chip(f"+{effect.do.count}", good="cube"), Chip(icon="flag")]
        case ScoreRegion():
            return [Chip("1" if effect.do.value == "first" else "2", icon="vp"), Chip(icon="flag")]
        case Alliance():
            return [Chip(icon="dove")]
        case None:
            return []


def _rule(rule: Modify) -> list[Chip]:
    value = f"+{rule.value}" if rule.value > 0 else str(rule.value).replace("-", MINUS)
    match rule.rule:
        case "city_gold_cost":
            return [Chip(value, good="gold"), Chip("/", icon="city")]
        case "empire_regions":
            return [Chip(value, icon="flag"), Chip("/", icon="eagle")]
        case "trade_gold_bonus":
            return [Chip(value, good="gold"), Chip("/", icon="trade")]
        case "overseas_open_from_era":
            return [Chip(icon="ship"), Chip(icon="key")]
        case "removal_fee_per_disc":
            return [Chip(value, icon="return")]


def width_of(chip: Chip, size: int) -> int:
    """How wide a chip is."""
    number = round(text_width("ui-bold", number_size(size), chip.number)) + 2 if chip.number and not chip.points else 0
    return number + size


def number_size(size: int) -> int:
    """The size of the number beside a sign."""
    return max(SMALLEST, round(size * 0.84))


def least_width(chips: list[Chip]) -> int:
    """How wide a row of chips is at least."""
    return sum(width_of(chip, SMALLEST) + _gap(SMALLEST) for chip in chips) - _gap(SMALLEST)


def _gap(size: int) -> int:
    return max(1, size // 6)


def draw_chips(
    sheet: Canvas, box: Box, chips: list[Chip], *, size: int, align: Align = "left", ink: Colour = INK
) -> float:
    """The chips in one row in the middle of a box's height, smaller where they would not fit; gives where they end."""
    gap = size // 5
    while size > SMALLEST and sum(width_of(chip, size) + gap for chip in chips) - gap > box[2] - box[0]:
        size -= 1
        gap = _gap(size)
    total = sum(width_of(chip, size) + gap for chip in chips) - gap
    x = {"left": float(box[0]), "middle": (box[0] + box[2] - total) / 2, "right": float(box[2] - total)}[align]
    y = (box[1] + box[3]) / 2
    for chip in chips:
        px = number_size(size)
        if chip.number and not chip.points:
            width = text_width("ui-bold", px, chip.number)
            within = (int(x) - 1, box[1], round(x + width) + 3, box[3])
            sheet.text((x, y), chip.number, face="ui-bold", size=px, fill=ink, within=within)
            x += round(width) + 2
        draw_sign(sheet, chip, (x + size / 2, y), size, ink)
        x += size + gap
    return x


def draw_sign(sheet: Canvas, chip: Chip, centre: tuple[float, float], size: int, ink: Colour = INK) -> None:
    """The sign of a chip."""
    if chip.points:
        draw_points(sheet, chip.number, centre, size)
    elif chip.good:
        sheet.stamp(good(chip.good, size), centre)
    elif chip.icon == "city":
        sheet.stamp(city_sign(False, size), centre)
    else:
        sheet.icon(centre, chip.icon, size, ink)


def draw_points(sheet: Canvas, number: str, centre: tuple[float, float], size: int) -> None:
    """Victory points: the number in a laurel."""
    sheet.stamp(laurel(size + 4), centre)
    half = size // 2 + 4
    x, y = round(centre[0]), round(centre[1])
    px = max(16, round(size * 0.72))
    sheet.label(
        (x - half, y - half, x + half, y + half), number, face="ui-bold", sizes=(px, 15), fill="#FFFFFF",
        align="middle", halo="#4A140C",
    )  # fmt: skip
