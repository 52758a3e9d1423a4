"""A seat's panel: name, points and tokens, and the territory with everything that lies on it."""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.founders.faces import Marks, face, token
from render.founders.layout import BAR, GAP, PAD, Grid, Panel
from render.founders.looks import good
from render.founders.view import Cell, SeatView, View, cell_name, column_name, row_name
from render.kit.cache import kept
from render.kit.canvas import DEEP, Canvas
from render.kit.ground import land
from render.kit.marks import draw_raised_number
from render.kit.palette import FRESH, FRESH_EDGE, GOLD, PLAYERS, Colour, darker, lighter, mix, rgb
from render.kit.pieces import laurel, piece, player_token
from render.kit.shapes import grown, hatch_mask, shrunk
from render.kit.text import text_width
from render.kit.wash import wash

SOURCE_ICONS = {"victory": "temple", "craftsmen": "wine", "tokens": "", "replaced": "cycle"}
LINK, LINK_EDGE = "#23D3BF", "#06443F"
_DARK, _SOCKET = "#2A2410", "#8C8250"
FIRST: Cell = (0, 0)
MINUS = "−"
TOKEN_STEP = 66
PART_SIZES = (24, 22, 20, 18, 16)


def draw_territory(sheet: Canvas, view: View, seat: SeatView, panel: Panel, numbers: dict[Cell, int]) -> None:
    """The panel of one seat; ``numbers`` are the cells to number."""
    _draw_panel(sheet, seat, panel)
    _draw_bar(sheet, seat, panel)
    draw_grid(sheet, view, seat, panel.grid, numbers)
    if panel.supply is not None:
        left, top, right, bottom = panel.supply
        draw_tokens(sheet, seat, (left, right), (top + bottom) / 2 - 2)
    if seat.left:
        _draw_away(sheet, view, panel)


def _draw_panel(sheet: Canvas, seat: SeatView, panel: Panel) -> None:
    look = PLAYERS[seat.colour]
    x0, y0, x1, y1 = panel.box
    if seat.active:
        sheet.panel(panel.box, GOLD, radius=14, edge="#6B4A12", thickness=1, shadow=DEEP)
    else:
        sheet.panel(panel.box, look.rim, radius=14, shadow=DEEP)
    edge = _edge(seat)
    inner = (x0 + edge, y0 + edge, x1 - edge, y1 - edge)
    sheet.panel(inner, land(inner[2] - inner[0], inner[3] - inner[1]), radius=14 - edge)


def _edge(seat: SeatView) -> int:
    return 6 if seat.active else 3


def _draw_bar(sheet: Canvas, seat: SeatView, panel: Panel) -> None:
    look = PLAYERS[seat.colour]
    inset = _edge(seat)
    x0, y0, x1, _ = panel.bar
    box = (x0 + inset, y0 + inset, x1 - inset, y0 + BAR - 4)
    width, height = box[2] - box[0], box[3] - box[1]
    fill = mix(look.fill, "#8A8378", 0.6) if seat.left else look.fill
    sheet.image.paste(_bar(width, height, fill, seat.colour), box[:2], _bar_mask(width, height, 14 - inset))
    sheet.fill((box[0], box[3], box[2], box[3] + 3), look.rim)
    middle = (box[1] + box[3]) / 2
    size = 54
    sheet.stamp(player_token(seat.colour, "eagle", size), (box[0] + 12 + size / 2, middle))
    score_left = _draw_score(sheet, seat, box)
    left = box[0] + size + 26
    if panel.supply is None:
        tokens_width = min(TOKEN_STEP * len(seat.tokens), (score_left - left) * 2 // 3)
        draw_tokens(sheet, seat, (score_left - tokens_width - 14, score_left - 14), middle)
        score_left -= tokens_width + 14
    name_bottom = box[1] + 40 if any(points for _, points in seat.parts) else box[3]
    _draw_name(sheet, seat, (left, box[1], score_left - 8, name_bottom))
    _draw_parts(sheet, seat, (left, box[1] + 39, score_left - 8, box[3]))


@kept
def _bar(width: int, height: int, fill: Colour, colour: str) -> Image.Image:
    bar = Image.new("RGB", (width, height))
    sheet = Canvas(bar)
    sheet.fill(sheet.box, lighter(fill, 0.1), to=darker(fill, 0.12))
    hatch = hatch_mask(PLAYERS[colour].hatch, width, height, step=14, stroke=2).point(
        [v * 22 // 255 for v in range(256)]
    )
    wash(bar, rgb(PLAYERS[colour].rim), hatch)
    return bar


@kept
def _bar_mask(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * 4, height * 4), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 4 - 1, height * 4 + radius * 4), radius=radius * 4, fill=255)
    return mask.reduce(4)


def _draw_score(sheet: Canvas, seat: SeatView, box: tuple[int, int, int, int]) -> int:
    look = PLAYERS[seat.colour]
    text = _number(seat.score)
    width = round(text_width("ui-bold", 46, text)) + 4
    right = box[2] - 14
    sheet.label((right - width, box[1], right, box[3]), text, face="ui-bold", sizes=(46,), fill=look.ink, align="right")
    centre = (right - width - 34, (box[1] + box[3]) / 2)
    sheet.stamp(laurel(52), centre)
    if seat.rank:
        number = (round(centre[0] - 26), round(centre[1] - 26), round(centre[0] + 26), round(centre[1] + 26))
        sheet.label(number, str(seat.rank), face="ui-bold", sizes=(26,), fill="#FFFFFF", align="middle", halo="#4A140C")
    return right - width - 64


def _draw_name(sheet: Canvas, seat: SeatView, box: tuple[int, int, int, int]) -> None:
    look = PLAYERS[seat.colour]
    marks = [icon for icon, shown in (("gears", seat.computer), ("flag", seat.stop)) if shown]
    right = box[2] - 34 * len(marks)
    sizes = (32, 30, 28, 26, 24, 22, 20)
    reach = sheet.label((box[0], box[1], right, box[3]), seat.name, face="ui-bold", sizes=sizes, fill=look.ink)
    for place, icon in enumerate(marks):
        sheet.icon((box[0] + reach + 24 + 34 * place, (box[1] + box[3]) / 2), icon, 28, look.ink)


def _draw_away(sheet: Canvas, view: View, panel: Panel) -> None:
    """A plate in the lower right corner of a seat that has left."""
    right, bottom = panel.box[2] - 12, panel.box[3] - 11
    box = (right - 118, bottom - 32, right, bottom)
    sheet.panel(box, "#4A4238", radius=9, edge="#FFF6E0", thickness=2)
    text = view.say("founders-picture-left-game")
    sheet.label(box, text, face="ui-bold", sizes=(22, 20, 18), fill="#FFF6E0", align="middle")


def _draw_parts(sheet: Canvas, seat: SeatView, box: tuple[int, int, int, int]) -> None:
    """Where the points come from: an icon and a number for each source that gave any."""
    look = PLAYERS[seat.colour]
    y = (box[1] + box[3]) / 2
    parts = [(source, _number(points)) for source, points in seat.parts if points]
    for size in PART_SIZES:
        gap = size // 2 if size > PART_SIZES[-1] else 3
        widths = [22 + round(text_width("ui-bold", size, text)) + gap for _, text in parts]
        if sum(widths) - gap <= box[2] - box[0]:
            break
    x = box[0]
    for (source, text), width in zip(parts, widths, strict=True):
        if SOURCE_ICONS[source]:
            sheet.icon((x + 10, y), SOURCE_ICONS[source], 20, look.ink)
        else:
            sheet.stamp(piece("", 18, look.fill, look.ink, look.ink, "octagon"), (x + 10, y))
        label = (x + 20, box[1], x + width, box[3])
        sheet.text((x + 21, y), text, face="ui-bold", size=size, fill=look.ink, within=label)
        x += width


def _number(points: int) -> str:
    return str(points).replace("-", MINUS)


def draw_tokens(sheet: Canvas, seat: SeatView, span: tuple[int, int], y: float) -> None:
    """The tokens held, from left to right between two edges: several of a kind with a number, craftsmen with their resource."""
    step = min(TOKEN_STEP, (span[1] - span[0]) / max(1, len(seat.tokens)))
    size = 44
    for place, (kind, resource, count) in enumerate(seat.tokens):
        x = span[0] + step * place + TOKEN_STEP / 2 - 3
        sheet.stamp(token(kind, size), (x, y - 1))
        corner = (x + 17, y + 11)
        if resource:
            sheet.stamp(good(resource, 27), corner)
        if count > 1:
            sheet.stamp(piece("", 28, "#2E241C", "#FFF6E0", "#FFF6E0"), corner)
            box = (round(corner[0]) - 13, round(corner[1]) - 13, round(corner[0]) + 14, round(corner[1]) + 13)
            sheet.label(box, str(count), face="ui-bold", sizes=(22,), fill="#FFF6E0", align="middle")


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
            fresh=f"{seat.seat}:{placed.name}" in changed or placed.cell in numbers,
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
        _draw_candidate(sheet, grid, cell, number, empty=cell not in taken)


def draw_squares(sheet: Canvas, grid: Grid, numbers: dict[Cell, int]) -> None:
    """The squares to choose from, by their lower left cells: a number where the four tiles meet, as a cart lies there; of one that
    is chosen (0) the line around it.
    """
    disc = grid.disc or max(30, round(grid.edge * 0.34))
    for (column, row), number in numbers.items():
        x, y = grid.centre((column, row))
        at = (x + grid.edge / 2, y - grid.edge / 2)
        if number:
            sheet.stamp(piece("", disc + 16, LINK, LINK_EDGE, LINK_EDGE), at)
            draw_raised_number(sheet, at, number, disc)
            edge = round(grid.edge)  # all four tiles are what one chooses
            sheet.marked.append((round(at[0]) - edge, round(at[1]) - edge, round(at[0]) + edge, round(at[1]) + edge))
        else:
            _draw_link(sheet, grid, frozenset((column + right, row + up) for right in (0, 1) for up in (0, 1)))
            sheet.stamp(token("cart", round(grid.edge * 0.46)), at)


def _draw_candidate(sheet: Canvas, grid: Grid, cell: Cell, number: int, *, empty: bool) -> None:
    """A numbered cell: an empty one shines, on a tile the number keeps between what it needs and what it gives. One that is chosen
    has no number (0), and a tile its frame alone.

    On a close-up, where it is large, it stands there without the name of the cell, which would cover both.
    """
    left, top, right, bottom = grid.box(cell)
    x, y = grid.centre(cell)
    px = max(15, round(grid.edge * 0.19), min(grid.letters, round(grid.edge * 0.27)))
    name = cell_name(cell)
    half = round(text_width("ui-bold", px, name) / 2) + 7
    if empty:
        box = (left + 3, top + 3, right - 3, bottom - 3)
        radius = grid.edge // 7
        sheet.panel(box, "#F7EDB2", radius=radius, edge=FRESH_EDGE, thickness=1)
        sheet.ring((box[0] + 1, box[1] + 1, box[2] - 1, box[3] - 1), FRESH, 4, radius=radius - 1)
        disc, at, middle = (
            max(32, grid.disc, round(grid.edge * 0.46)),
            (x, y - grid.edge * 0.11),
            (x, y + grid.edge * 0.28 if number else y),
        )
    elif not number:
        return
    elif grid.disc:
        draw_raised_number(sheet, (x, y - grid.edge * 0.05), number, grid.disc)
        return
    else:
        disc = max(30, round(grid.edge * 0.32))
        at, middle = (x - half - 1, y - grid.edge * 0.02), (x + disc / 2 - 2, y - grid.edge * 0.02)
    pill = (
        round(middle[0]) - half,
        round(middle[1]) - px // 2 - 4,
        round(middle[0]) + half,
        round(middle[1]) + px // 2 + 4,
    )
    sheet.panel(pill, "#FFF6D8", radius=7, edge=FRESH_EDGE, thickness=1)
    sheet.label(pill, name, face="ui-bold", sizes=(px,), fill=_DARK, align="middle")
    if number:
        draw_raised_number(sheet, at, number, disc)


def _draw_free(sheet: Canvas, grid: Grid, taken: set[Cell], numbered: set[Cell]) -> None:
    extent = grid.extent
    free = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))} - taken or {FIRST}
    size = grid.edge - 6
    for cell in sorted(free - numbered):
        left, top, right, bottom = grid.box(cell)
        column = (cell[0] > extent.right) - (cell[0] < extent.left)
        row = (cell[1] < extent.bottom) - (cell[1] > extent.top)
        hidden = max(0, grid.ground[1] - top - 3)  # what would reach under the bar
        if hidden < size:
            socket = _faded(size, column, row).crop((0, hidden, size, size))
            wash(sheet.image, rgb(_SOCKET), socket, (left + 3, top + 3 + hidden))
        if not column and not row:
            px = max(grid.letters, min(36, round(grid.edge * 0.26)))
            box = (left + 3, top + 3, right - 3, bottom - 3)
            sheet.label(box, cell_name(cell), face="ui-semi", sizes=(px, 16, 15), fill=_DARK, align="middle")


@kept
def _faded(size: int, column: int, row: int) -> Image.Image:
    """The box of a free cell; outside the grid (column or row −1 or 1) it fades away from it."""
    socket = _socket(size)
    if not column and not row:
        return socket
    fade = Image.linear_gradient("L").resize((size, size)).point([max(0, min(255, (150 - v) * 2)) for v in range(256)])
    turn = {
        (0, 1): None,
        (0, -1): Image.Transpose.ROTATE_180,
        (1, 0): Image.Transpose.ROTATE_90,
        (-1, 0): Image.Transpose.ROTATE_270,
    }
    way = turn[(column, row)]
    return ImageChops.multiply(socket, fade if way is None else fade.transpose(way))


@kept
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
    reach = round(grid.edge * grid.ring)
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
    size = max(grid.letters, min(38, round(grid.edge * 0.27)))
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
    wash(sheet.image, rgb(LINK_EDGE), outer, (x - grid.edge // 2, y - grid.edge // 2))
    wash(sheet.image, rgb(LINK), inner, (x - grid.edge // 2, y - grid.edge // 2))


@kept
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
        masks.append(ImageChops.subtract(grown(soft, half), shrunk(soft, half)).reduce(scale))
    return masks[0], masks[1]
