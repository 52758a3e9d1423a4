"""Parts of the close-ups: headings, and small cards with an icon, a name and a few signs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render.kit.canvas import Box, Canvas
from render.kit.palette import INK, INK_2, darker, lighter
from render.mosaic.cards import FLAT, KIND_FILLS, TITLE_INK, dark_of, title_of
from render.mosaic.chips import Chip, draw_chips, width_of
from render.mosaic.looks import PIECES, STAND_IN, pillar
from render.mosaic.offers import CAPTION_INK, FAINT_INK, mark_card
from render.mosaic.stacks import groups_of
from render.mosaic.view import View

HEADING = 36
MINI, MINI_GAP = 44, 8
_OFF, _OFF_EDGE = "#D9CDB4", "#8B7B62"


@dataclass(frozen=True)
class Mini:
    """A small card: what it is, its icon on a colour, its name, its pillars, signs on the right; ``now`` False pales it."""

    id: str
    icon: str
    fill: str
    name: str
    pillars: tuple[str, ...] = ()
    chips: tuple[Chip, ...] = ()
    now: bool = True
    check: bool = False
    sprite: Image.Image | None = None


def draw_heading(sheet: Canvas, box: Box, icon: str, text: str, note: str = "") -> None:
    """The heading of a section, with a number or a remark behind it."""
    y = (box[1] + box[3]) / 2
    sheet.icon((box[0] + 14, y), icon, 26, CAPTION_INK)
    left = box[0] + 34
    reach = sheet.label(
        (left, box[1], box[2] - 80, box[3]), text, face="caps", sizes=(25, 23, 21, 19), fill=CAPTION_INK
    )
    if note:
        spot = (round(left + reach) + 12, box[1], box[2], box[3])
        sheet.label(spot, note, face="ui-bold", sizes=(23, 20, 18, 16), fill=FAINT_INK)


def draw_minis(sheet: Canvas, view: View, minis: list[Mini], box: Box, columns: int, height: int = MINI) -> int:
    """Small cards in rows; gives where they end below."""
    width = (box[2] - box[0] - MINI_GAP * (columns - 1)) / columns
    for place, mini in enumerate(minis):
        left = box[0] + place % columns * (width + MINI_GAP)
        top = box[1] + place // columns * (height + MINI_GAP)
        draw_mini(sheet, view, mini, (round(left), top, round(left + width), top + height))
    return box[1] + minis_height(len(minis), columns, height)


def minis_height(count: int, columns: int, height: int = MINI) -> int:
    """How tall so many small cards are, the gap below included."""
    return -(-count // columns) * (height + MINI_GAP)


def draw_mini(sheet: Canvas, view: View, mini: Mini, box: Box) -> None:
    """One small card."""
    rim = darker(mini.fill, 0.35)
    if mini.now:
        sheet.panel(box, "#FBF4E2", to="#F1E6CC", radius=8, edge=rim, thickness=2, shadow=FLAT)
    else:
        sheet.panel(box, _OFF, radius=8, edge=_OFF_EDGE, thickness=2)
    square = (box[0] + 2, box[1] + 2, box[0] + 40, box[3] - 2)
    y = (box[1] + box[3]) / 2
    if mini.sprite is not None:
        sheet.stamp(mini.sprite, (box[0] + 22, y))
    else:
        sheet.panel(square, lighter(mini.fill, 0.04) if mini.now else _OFF_EDGE, radius=6)
        sheet.icon(((square[0] + square[2]) / 2, y), mini.icon, 28, TITLE_INK)
    right = box[2] - 6
    if mini.check:
        sheet.icon((right - 11, y), "check" if mini.now else "cross", 22, "#2F6B2A" if mini.now else "#8A3A2A")
        right -= 27
    size = 24 if len(mini.pillars) < 3 else 19
    for name in reversed(mini.pillars):
        sheet.stamp(pillar(name, size), (right - size / 2, y))
        right -= size + 2
    chips = list(mini.chips)
    if chips:
        sign = 22 if len(chips) < 3 else 19
        wide = sum(width_of(chip, sign) + sign // 4 for chip in chips)
        draw_chips(sheet, (right - wide, box[1] + 2, right, box[3] - 2), chips, size=sign)
        right -= wide + 2
    name = (box[0] + 45, box[1] + 2, right - 3, box[3] - 2)
    ink = INK if mini.now else INK_2
    sheet.lines(name, mini.name, face="text-semi", sizes=(20, 19, 18, 17, 16, 15), fill=ink, most=2, leading=1.0)
    mark_card(sheet, view, "card", mini.id, box)


# ---------------------------------------------------------------------- what stands on a small card
def mini_of(view: View, name: str, *, now: bool = True, check: bool = False, chips: tuple[Chip, ...] = ()) -> Mini:
    """The small card of any card or tile."""
    catalogue = view.catalogue
    full = view.name_of(name)
    if name in catalogue.technologies:
        symbols = catalogue.technologies[name].pillars
        fill, icon = dark_of(symbols)
        return Mini(name, icon, fill, full, tuple(symbols), chips, now, check)
    if name in catalogue.build_cards:
        card = catalogue.build_cards[name]
        fill = KIND_FILLS.get(card.kind, STAND_IN.fill)
        if card.goods and not chips:
            chips = tuple(Chip("good", good) for good in card.goods)
        return Mini(
            name,
            PIECES.get(card.kind, STAND_IN.icon),
            fill,
            title_of(view, card),
            tuple(card.pillars),
            chips,
            now,
            check,
        )
    if name in catalogue.population_cards:
        return Mini(name, "population_group", KIND_FILLS["population"], full, (), chips, now, check)
    if name in catalogue.tax_tariff_cards:
        kind = catalogue.tax_tariff_cards[name].kind
        return Mini(name, "law" if kind == "tax" else "trade", KIND_FILLS[kind], full, (), chips, now, check)
    sprite = next((t.look(t.icon, 34) for tiles in groups_of(view).values() for t in tiles if t.id == name), None)
    return Mini(name, STAND_IN.icon, "#6E4E10", full, (), chips, now, check, sprite)


def costs(amounts: Mapping[str, int]) -> tuple[Chip, ...]:
    """A price as signs."""
    return tuple(Chip("resource", what, str(count)) for what, count in amounts.items())
