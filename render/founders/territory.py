"""A seat's panel: name, points and tokens, and the territory with everything that lies on it."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.canvas import DEEP, Canvas
from render.founders.faces import Marks, face, token
from render.founders.ground import land
from render.founders.layout import BAR, GAP, PAD, RING, Grid, Panel
from render.founders.market import draw_number
from render.founders.view import Cell, SeatView, View, cell_name, column_name, row_name
from render.palette import GOLD, INK_2, PLAYERS, Colour, darker, lighter, mix, rgb
from render.pieces import good, laurel, piece, player_token
from render.shapes import hatch_mask
from render.text import text_width

SOURCE_ICONS = {"victory": "temple", "craftsmen": "wine", "tokens": "", "replaced": "cycle"}
LINK, LINK_EDGE = "#23D3BF", "#06443F"
_DARK = "#2A2410"


def draw_territory(sheet: Canvas, view: View, seat: SeatView, panel: Panel, numbers: dict[Cell, int]) -> None:
    """The panel of one seat; ``numbers`` are the cells to number."""
    _draw_panel(sheet, seat, panel)
    _draw_bar(sheet, view, seat, panel)
    draw_grid(sheet, view, seat, panel.grid, numbers)
    if panel.supply is not None:
        left, top, right, bottom = panel.supply
        draw_tokens(sheet, seat, (left, right), (top + bottom) / 2, dark=False)


def _draw_panel(sheet: Canvas, seat: SeatView, panel: Panel) -> None:
    look = PLAYERS[seat.colour]
    box = panel.box
    thick = 6 if seat.active else 3
    edge: Colour = GOLD if seat.active else look.rim
    sheet.panel(box, land(box[2] - box[0], box[3] - box[1]), radius=14, edge=edge, thickness=thick, shadow=DEEP)
    if seat.active:
        sheet.ring(box, "#6B4A12", 1, radius=14)


def _draw_bar(sheet: Canvas, view: View, seat: SeatView, panel: Panel) -> None:
    look = PLAYERS[seat.colour]
    inset = 6 if seat.active else 3
    x0, y0, x1, _ = panel.bar
    box = (x0 + inset, y0 + inset, x1 - inset, y0 + BAR - 4)
    width, height = box[2] - box[0], box[3] - box[1]
    fill = mix(look.fill, "#8A8378", 0.6) if seat.left else look.fill
    sheet.image.paste(_bar(width, height, fill, seat.colour), box[:2], _bar_mask(width, height, 14 - inset))
    sheet.fill((box[0], box[3], box[2], box[3] + 3), look.rim)
    middle = (box[1] + box[3]) / 2
    size = 54
    sheet.stamp(player_token(seat.colour, "eagle", size), (box[0] + 12 + size / 2, middle))
    score_left = _draw_score(sheet, view, seat, box)
    left = box[0] + size + 26
    if panel.supply is None:
        tokens_width = 76 * len(seat.tokens)
        draw_tokens(sheet, seat, (score_left - tokens_width - 14, score_left - 14), middle, dark=True)
        score_left -= tokens_width + 14
    _draw_name(sheet, view, seat, (left, box[1] + 3, score_left - 8, box[1] + 38))
    _draw_parts(sheet, seat, (left, box[1] + 37, score_left - 8, box[3] - 1))


@lru_cache(64)
def _bar(width: int, height: int, fill: Colour, colour: str) -> Image.Image:
    bar = Image.new("RGB", (width, height))
    sheet = Canvas(bar)
    sheet.fill(sheet.box, lighter(fill, 0.1), to=darker(fill, 0.12))
    hatch = hatch_mask(PLAYERS[colour].hatch, width, height, step=14, stroke=2).point(
        [v * 22 // 255 for v in range(256)]
    )
    bar.paste(rgb(PLAYERS[colour].rim), (0, 0), hatch)
    return bar


@lru_cache(64)
def _bar_mask(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * 4, height * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 + radius * 4), radius=radius * 4, fill=255)
    return mask.reduce(4)


def _draw_score(sheet: Canvas, view: View, seat: SeatView, box: tuple[int, int, int, int]) -> int:
    look = PLAYERS[seat.colour]
    text = str(seat.score).replace("-", "−")
    width = round(text_width("ui-bold", 46, text)) + 4
    right = box[2] - 14
    sheet.label((right - width, box[1], right, box[3]), text, face="ui-bold", sizes=(46,), fill=look.ink, align="right")
    centre = (right - width - 34, (box[1] + box[3]) / 2)
    sheet.stamp(laurel(52), centre)
    if seat.rank:
        number = (round(centre[0] - 26), round(centre[1] - 26), round(centre[0] + 26), round(centre[1] + 26))
        sheet.label(number, str(seat.rank), face="ui-bold", sizes=(26,), fill="#FFFFFF", align="middle", halo="#4A140C")
    return right - width - 64


def _draw_name(sheet: Canvas, view: View, seat: SeatView, box: tuple[int, int, int, int]) -> None:
    look = PLAYERS[seat.colour]
    marks = [icon for icon, shown in (("gears", seat.computer), ("flag", seat.stop)) if shown]
    right = box[2] - 34 * len(marks)
    text = seat.name
    if seat.left:
        text = f"{text} – {view.say('founders-picture-left-game')}"
    reach = sheet.label((box[0], box[1], right, box[3]), text, face="ui-bold", sizes=(32, 30, 28, 26), fill=look.ink)
    for place, icon in enumerate(marks):
        sheet.icon((box[0] + reach + 24 + 34 * place, (box[1] + box[3]) / 2), icon, 28, look.ink)


def _draw_parts(sheet: Canvas, seat: SeatView, box: tuple[int, int, int, int]) -> None:
    look = PLAYERS[seat.colour]
    y = (box[1] + box[3]) / 2
    step = min(66, (box[2] - box[0]) // len(seat.parts))
    for place, (source, points) in enumerate(seat.parts):
        x = box[0] + place * step
        icon = SOURCE_ICONS[source]
        if icon:
            sheet.icon((x + 11, y), icon, 22, look.ink)
        else:
            sheet.stamp(piece("", 20, look.fill, look.ink, look.ink, "octagon"), (x + 11, y))
        text = str(points).replace("-", "−")
        label = (x + 24, box[1], x + step, box[3])
        sheet.label(label, text, face="ui-bold", sizes=(24, 22, 20), fill=look.ink)


def draw_tokens(sheet: Canvas, seat: SeatView, span: tuple[int, int], y: float, *, dark: bool) -> None:
    """The tokens held, from left to right between two edges: each kind with its number, craftsmen with their resource."""
    look = PLAYERS[seat.colour]
    step = min(76, (span[1] - span[0]) / max(1, len(seat.tokens)))
    size = 42
    ink: Colour = look.ink if dark else _DARK
    for place, (kind, resource, count) in enumerate(seat.tokens):
        x = span[0] + step * place + size / 2 + 4
        if count:
            sheet.stamp(token(kind, size), (x, y))
        else:
            ghost = mix(look.fill, "#808080", 0.35) if dark else mix("#DDD3A8", INK_2, 0.16)
            sheet.stamp(piece("", size - 8, ghost, mix(ghost, ink, 0.3), ink, "octagon"), (x, y))
            sheet.icon((x, y), {"war": "legion", "coin": "coin", "cart": "cart"}[kind], 22, mix(ghost, ink, 0.4))
        if resource:
            sheet.stamp(good(resource, 24), (x + 15, y + 12))
        if count or kind != "craftsman":
            label = (round(x + size / 2 + 3), round(y - 20), round(x - size / 2 - 4 + step), round(y + 20))
            if resource and count == 1:
                continue
            sheet.label(label, str(count), face="ui-bold", sizes=(28, 26, 24), fill=ink)


# ------------------------------------------------------------------ the grid
def draw_grid(sheet: Canvas, view: View, seat: SeatView, grid: Grid, numbers: dict[Cell, int]) -> None:
    """Coordinates, free cells, tiles, links of carts, and numbers of the cells to choose from."""
    taken = {placed.cell for placed in seat.tiles}
    _draw_free(sheet, grid, taken, set(numbers))
    _draw_coordinates(sheet, grid)
    changed = set(view.scene.changed)
    for placed in sorted(seat.tiles, key=lambda one: (-one.cell[1], one.cell[0])):
        marks = Marks(
            war=placed.war,
            coin=placed.coin,
            craftsman=placed.craftsman,
            top=placed.top and not view.over,
            fresh=f"{seat.seat}:{placed.name}" in changed,
        )
        shown = face(placed.tile, grid.edge - GAP, marks)
        sheet.stamp_texts(shown.sprite, grid.centre(placed.cell), shown.texts)
    for group in seat.groups:
        _draw_link(sheet, grid, group)
    size = round(grid.edge * 0.46)
    for cell in seat.carts:
        x, y = grid.centre(cell)
        sheet.stamp(token("cart", size), (x + grid.edge / 2, y - grid.edge / 2))
    for cell, number in numbers.items():
        draw_number(sheet, grid.centre(cell), number, max(34, round(grid.edge * 0.48)))


def _draw_free(sheet: Canvas, grid: Grid, taken: set[Cell], numbered: set[Cell]) -> None:
    extent = grid.extent
    free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - taken
    x0, y0, x1, y1 = _ring_box(grid)
    for cell in sorted(free):
        left, top, right, bottom = grid.box(cell)
        left, top, right, bottom = left + 3, top + 3, right - 3, bottom - 3
        socket = _socket(grid.edge - 6)
        shown = (max(left, x0), max(top, y0), min(right, x1), min(bottom, y1))
        if shown[2] <= shown[0] or shown[3] <= shown[1]:
            continue
        mask = socket.crop((shown[0] - left, shown[1] - top, shown[2] - left, shown[3] - top))
        sheet.image.paste(rgb("#8C8250"), shown[:2], mask)
        inside = extent.left <= cell[0] <= extent.right and extent.bottom <= cell[1] <= extent.top
        if inside and cell not in numbered:
            sheet.label(
                (left, top, right, bottom),
                cell_name(cell),
                face="ui-semi",
                sizes=(max(16, min(26, round(grid.edge * 0.26))), 16, 15),
                fill=_DARK,
                align="middle",
            )


@lru_cache(64)
def _socket(size: int) -> Image.Image:
    """A dashed box with a faint ground."""
    mask = Image.new("L", (size * 2, size * 2), 0)
    pen = ImageDraw.Draw(mask)
    radius = size // 6
    pen.rounded_rectangle((0, 0, size * 2 - 1, size * 2 - 1), radius=radius * 2, fill=26)
    line = Image.new("L", mask.size, 0)
    ImageDraw.Draw(line).rounded_rectangle((1, 1, size * 2 - 2, size * 2 - 2), radius=radius * 2, outline=150, width=4)
    dashes = Image.new("L", mask.size, 0)
    pen = ImageDraw.Draw(dashes)
    for start in range(-2 * size, 4 * size, 28):
        pen.line((start, 0, start + 2 * size, 2 * size), fill=255, width=16)
    mask.paste(150, (0, 0), ImageChops.multiply(line.point([255 if v else 0 for v in range(256)]), dashes))
    return mask.reduce(2)


def _ring_box(grid: Grid) -> tuple[int, int, int, int]:
    reach = round(grid.edge * RING)
    x1, y1 = grid.x + grid.extent.columns * grid.edge, grid.y + grid.extent.rows * grid.edge
    ground = grid.ground
    return (
        max(grid.x - reach, ground[0] + PAD),
        max(grid.y - reach, ground[1] + 2),
        min(x1 + reach, ground[2] - PAD),
        min(y1 + reach, ground[3] - 4),
    )


def _draw_coordinates(sheet: Canvas, grid: Grid) -> None:
    extent = grid.extent
    x0, _, _, y1 = _ring_box(grid)
    size = max(16, min(26, round(grid.edge * 0.27)))
    bottom = grid.y + extent.rows * grid.edge
    for x in range(extent.left, extent.right + 1):
        left = grid.x + (x - extent.left) * grid.edge
        sheet.label(
            (left, bottom, left + grid.edge, y1),
            column_name(x),
            face="ui-bold",
            sizes=(size,),
            fill=_DARK,
            align="middle",
        )
    for y in range(extent.bottom, extent.top + 1):
        top = grid.y + (extent.top - y) * grid.edge
        sheet.label(
            (x0 - 4, top, grid.x, top + grid.edge),
            row_name(y),
            face="ui-bold",
            sizes=(size, size - 1, 15),
            fill=_DARK,
            align="middle",
        )


def _draw_link(sheet: Canvas, grid: Grid, group: frozenset[Cell]) -> None:
    left, top = min(x for x, _ in group), max(y for _, y in group)
    shape = frozenset((x - left, top - y) for x, y in group)
    x, y, _, _ = grid.box((left, top))
    outer, inner = _link_masks(shape, grid.edge)
    sheet.image.paste(rgb(LINK_EDGE), (x - grid.edge // 2, y - grid.edge // 2), outer)
    sheet.image.paste(rgb(LINK), (x - grid.edge // 2, y - grid.edge // 2), inner)


@lru_cache(256)
def _link_masks(shape: frozenset[Cell], edge: int) -> tuple[Image.Image, Image.Image]:
    """The line round cells given as (column, row) from the upper left, as a dark and a bright mask."""
    columns, rows = 1 + max(x for x, _ in shape), 1 + max(y for _, y in shape)
    scale = 2
    body = Image.new("L", ((columns + 1) * edge * scale, (rows + 1) * edge * scale), 0)
    pen = ImageDraw.Draw(body)
    for x, y in shape:
        x0, y0 = (x * edge + edge // 2) * scale, (y * edge + edge // 2) * scale
        pen.rectangle((x0, y0, x0 + edge * scale - 1, y0 + edge * scale - 1), fill=255)
    soft = body.filter(ImageFilter.GaussianBlur(edge * 0.045 * scale)).point(
        [255 if v > 127 else 0 for v in range(256)]
    )
    masks: list[Image.Image] = []
    for reach in (5, 3):
        half = reach * scale // 2
        outer = soft.filter(ImageFilter.MaxFilter(2 * half + 1))
        inner = soft.filter(ImageFilter.MinFilter(2 * half + 1))
        masks.append(ImageChops.subtract(outer, inner).reduce(scale))
    return masks[0], masks[1]
