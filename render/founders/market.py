"""The market: three stacks with their rows of face-up tiles, the victory display, and the legend with the token piles."""

from __future__ import annotations

from games.founders_of_the_empire.data import TileKind
from games.founders_of_the_empire.state import STACKS
from render.founders.faces import KIND_COLOURS, Marks, face, token
from render.founders.layout import CAPTION, PAD, SLOT, STACK, TALL_CAPTION
from render.founders.looks import good
from render.founders.view import TileView, View
from render.kit.canvas import DEEP, SOFT, Box, Canvas
from render.kit.ground import paper
from render.kit.palette import EDGE, INK, INK_2, PAPER_3, RUBRIC, darker, lighter
from render.kit.pieces import laurel, piece, player_token
from render.kit.text import text_width

NAME = ("text-semi", (18, 17, 16, 15))
STACK_ICONS = {"nature": "tree", "village": "house", "city": "fortress"}
_HEADING = (24, 22, 20)
_CREAM = "#FFF6E0"


def draw_market(sheet: Canvas, view: View, box: Box, size: int) -> None:
    """The stacks and rows with tiles of ``size`` px, oldest on the left; during the draft what may be taken, and in what order."""
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1]), radius=14, edge=EDGE, thickness=2, shadow=DEEP)
    top = box[1] + PAD
    for stack in STACKS:
        caption = TALL_CAPTION if stack == "city" else CAPTION
        strip = (box[0] + PAD, top, box[2] - PAD, top + size + caption + 4)
        _draw_stack(sheet, view, stack, strip, size)
        slots = (strip[0] + STACK, strip[1], strip[2], strip[3])
        if not view.drafting:
            _draw_row(sheet, view, stack, slots, size)
        top = strip[3] + 2
        if stack != "city" and not view.drafting:
            sheet.fill((box[0] + 14, top - 2, box[2] - 14, top - 1), PAPER_3)
    if view.drafting:
        _draw_draft(sheet, view, (box[0] + PAD + STACK + 4, box[1] + PAD, box[2] - PAD, box[3] - PAD), size)


def _draw_stack(sheet: Canvas, view: View, stack: TileKind, strip: Box, size: int) -> None:
    colour = KIND_COLOURS[stack]
    left = view.left_in_stack[stack]
    width = STACK - 14
    x0, y0 = strip[0] + 2, strip[1] + 4
    full = view.row_is_full(stack)
    name = (strip[0] - 4, strip[1] + size + 2, strip[0] + STACK - 4, strip[1] + size + CAPTION + 4)
    if not left:
        sheet.panel((x0, y0, x0 + width, y0 + size - 2), PAPER_3, radius=9, edge=EDGE, thickness=2)
        sheet.icon((x0 + width / 2, y0 + size * 0.34), STACK_ICONS[stack], round(size * 0.4), EDGE)
    else:
        for lift in range(min(3, 1 + left // 8), -1, -1):
            edge = (x0 + lift * 2, y0 + 6 - lift * 2, x0 + width - 6 + lift * 2, y0 + size - 4 - lift * 2)
            sheet.panel(
                edge,
                lighter(colour, 0.12),
                to=darker(colour, 0.3),
                radius=9,
                edge=darker(colour, 0.6),
                thickness=2,
                shadow=SOFT if lift == 0 else None,
            )
        sheet.ring((x0 + 6, y0 + 12, x0 + width - 12, y0 + size - 10), lighter(colour, 0.4), 1, radius=6)
        sheet.icon((x0 + width / 2 - 3, y0 + size * 0.33), STACK_ICONS[stack], round(size * 0.4), lighter(colour, 0.75))
    count = (x0, y0 + round(size * 0.5), x0 + width - 6, y0 + size - 6)
    sheet.label(count, str(left), face="ui-bold", sizes=(36,), fill=_CREAM if left else INK_2, align="middle")
    if full:
        badge = (x0 + width - 12, y0 + 12)
        sheet.stamp(piece("", 32, "#C2281A", "#FFF1D8", _CREAM), badge)
        sheet.text(
            (badge[0] + 0.5, badge[1] + 2), "!", face="ui-bold", size=24, fill=_CREAM, within=strip, align="middle"
        )
        sheet.label(
            name,
            view.say("founders-picture-row-full"),
            face="text-semi",
            sizes=(19, 18, 17, 16),
            fill=RUBRIC,
            align="middle",
        )
    else:
        sheet.label(
            name,
            view.say(f"founders-picture-stack-{stack}"),
            face="caps",
            sizes=(20, 18, 16),
            fill=darker(colour, 0.3),
            align="middle",
        )


def _draw_row(sheet: Canvas, view: View, stack: TileKind, slots: Box, size: int) -> None:
    tiles = view.rows[stack]
    count = max(len(tiles), view.row_limit)
    step = min(SLOT, (slots[2] - slots[0]) / count)
    side = min(size, int(step) - 8)
    for place in range(count):
        centre = (slots[0] + step * (place + 0.5), slots[1] + 4 + size / 2)
        if place < len(tiles):
            newest = stack == view.state.newest and place == len(tiles) - 1
            _draw_offer(sheet, view, stack, place, centre, (side, step, slots[3]), newest=newest)
        else:
            sheet.ring(_square(centre, side), PAPER_3, 2, radius=10)


def _draw_offer(
    sheet: Canvas,
    view: View,
    stack: TileKind,
    place: int,
    centre: tuple[float, float],
    room: tuple[int, float, int],
    *,
    newest: bool = False,
) -> None:
    """A face-up tile; ``room`` is its side, the width of its slot and the lower edge of its caption."""
    side, step, bottom = room
    name = f"row:{stack}:{place}"
    caption = (
        round(centre[0] - step / 2) + 1,
        round(centre[1] + side / 2) + 5,
        round(centre[0] + step / 2) - 1,
        bottom,
    )
    fresh = newest or name in view.scene.changed
    _draw_tile(sheet, view.rows[stack][place], centre, side, caption, fresh=fresh)


def _square(centre: tuple[float, float], side: int) -> Box:
    x, y = round(centre[0] - side / 2), round(centre[1] - side / 2)
    return x, y, x + side, y + side


def _draw_tile(
    sheet: Canvas, tile: TileView, centre: tuple[float, float], side: int, caption: Box, *, fresh: bool
) -> None:
    shown = face(tile, side, Marks(fresh=fresh, gift=True))
    sheet.stamp_texts(shown.sprite, centre, shown.texts)
    sheet.lines(
        caption,
        tile.name,
        face="text-semi",
        sizes=NAME[1],
        fill=INK,
        most=2 if caption[3] - caption[1] > 30 else 1,
        align="middle",
        leading=1.0,
        top=True,
    )


def _draw_draft(sheet: Canvas, view: View, box: Box, size: int) -> None:
    """R3.4, R3.5: the tiles to choose from in one or two lines on a green ground, and the order of the picks below."""
    count = len(view.rows["nature"])
    lines = 2 if count > view.row_limit else 1
    each = size + CAPTION + 6
    ground = (box[0], box[1], box[2], box[1] + lines * each + 8)
    sheet.panel(ground, "#DDE5BE", radius=12, edge="#8FAE62", thickness=2)
    per = -(-count // lines)
    step = min(SLOT, (ground[2] - ground[0] - 8) / max(1, per))
    for place in range(count):
        line, column = divmod(place, per)
        top = ground[1] + 6 + line * each
        centre = (ground[0] + 4 + step * (column + 0.5), top + size / 2 + 2)
        _draw_offer(sheet, view, "nature", place, centre, (min(size, int(step) - 8), step, top + each - 2))
    _draw_order(sheet, view, (box[0], ground[3], box[2], box[3]))


def _draw_order(sheet: Canvas, view: View, box: Box) -> None:
    middle = (box[1] + box[3]) // 2
    rule = (box[0] + 10, middle - 70, box[2] - 10, middle - 14)
    sheet.lines(
        rule, view.say("founders-picture-draft-rule"), face="text", sizes=(24, 22, 20), fill=INK, most=2, align="middle"
    )
    order = view.draft_order
    step = min(72, (box[2] - box[0]) // len(order))
    x = (box[0] + box[2]) / 2 - step * (len(order) - 1) / 2
    for place, seat in enumerate(order):
        centre = (x + place * step, middle + 22)
        colour = view.seats[seat].colour
        if place == view.drafted:
            sheet.stamp(player_token(colour, "eagle", 56), centre)
            sheet.icon((centre[0], centre[1] + 42), "triangle", 20, RUBRIC)
        else:
            done = place < view.drafted
            sheet.stamp(player_token(colour, "check" if done else "", 34 if done else 40), centre)


def draw_display(sheet: Canvas, view: View, box: Box) -> None:
    """The victory tiles, four in a row; places taken stay as empty frames."""
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1]), radius=14, edge="#B9785E", thickness=2, shadow=DEEP)
    head = (box[0] + 14, box[1] + 6, box[2] - 14, box[1] + 44)
    places = view.display
    left = sum(tile is not None for tile in places)
    sheet.stamp(laurel(34), (head[0] + 17, (head[1] + head[3]) / 2))
    reach = sheet.label(
        (head[0] + 44, head[1], head[0] + 290, head[3]),
        view.say("founders-picture-display"),
        face="caps",
        sizes=(27, 24, 22),
        fill=RUBRIC,
    )
    counter = view.say("founders-picture-display-left", left=left, all=len(places))
    sheet.label(
        (head[0] + 60 + round(reach), head[1], head[2], head[3]),
        counter,
        face="ui-bold",
        sizes=(28, 26, 24, 22),
        fill=INK,
        align="right",
    )
    rows = -(-len(places) // 4)
    step_x, step_y = (box[2] - box[0] - 12) / 4, (box[3] - head[3] - 6) / rows
    side = min(116, round(step_y) - TALL_CAPTION - 4)
    changed = set(view.scene.changed)
    for place, tile in enumerate(places):
        x = box[0] + 6 + step_x * (place % 4 + 0.5)
        y = head[3] + step_y * (place // 4) + 2 + side / 2
        if tile is None:
            sheet.panel(_square((x, y), side), PAPER_3, radius=6, edge="#C79C80", thickness=2)
            sheet.icon((x, y), "vp", round(side * 0.5), "#C7A98A")
            continue
        caption = (
            round(x - step_x / 2) + 1,
            round(y + side / 2) + 3,
            round(x + step_x / 2) - 1,
            round(y + side / 2) + 3 + TALL_CAPTION - 2,
        )
        _draw_tile(
            sheet,
            tile,
            (x, y),
            side,
            caption,
            fresh=f"display:{place}" in changed,
        )


def draw_legend(sheet: Canvas, view: View, box: Box) -> None:
    """The fourteen resources by name, and how many tokens are left in each pile."""
    sheet.panel(box, paper(box[2] - box[0], box[3] - box[1]), radius=14, edge=EDGE, thickness=2, shadow=DEEP)
    names = [*view.game.catalogue.resources]
    half = -(-len(names) // 2)
    piles_top = box[3] - 112
    step = (piles_top - box[1] - 12) / half
    size = min(34, int(step) - 4)
    middle = box[0] + 8 + (box[2] - box[0] - 16) * 45 // 100  # the right column has the longer names
    columns = [(name, box[0] + 8, middle) for name in names[:half]] + [
        (name, middle, box[2] - 6) for name in names[half:]
    ]
    wide = {name: right - left - size - 8 for name, left, right in columns}
    sizes = [
        px
        for px in (18, 17, 16, 15)
        if all(text_width("text-semi", px, view.name_of(name)) <= wide[name] for name in names)
    ]
    for place, (name, x, right) in enumerate(columns):
        y = box[1] + 8 + step * (place % half + 0.5)
        sheet.stamp(good(name, size), (x + size / 2 + 2, y))
        label = (x + size + 6, round(y - step / 2), right, round(y + step / 2))
        sheet.label(label, view.name_of(name), face="text-semi", sizes=(*sizes[:1], 15), fill=INK)
    sheet.fill((box[0] + 14, piles_top, box[2] - 14, piles_top + 1), PAPER_3)
    sheet.label(
        (box[0] + 10, piles_top + 2, box[2] - 10, piles_top + 28),
        view.say("founders-picture-piles"),
        face="caps",
        sizes=(19, 17),
        fill=INK_2,
        align="middle",
    )
    step = (box[2] - box[0] - 12) / len(view.piles)
    for place, (kind, count) in enumerate(view.piles):
        x = box[0] + 6 + step * (place + 0.5)
        sheet.stamp(token(kind, 40), (x, piles_top + 51))
        sheet.label(
            (round(x - step / 2), piles_top + 74, round(x + step / 2), box[3] - 4),
            str(count),
            face="ui-bold",
            sizes=(28,),
            fill=INK if count else INK_2,
            align="middle",
        )
