"""One empire so large that a phone needs no zoom: the account above, then every Location in its row, Deals and Foundations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.palette import INK, INK_2, PAPER, PAPER_2, darker, lighter
from render.kit.scale import Scale
from render.settlers.account import HEIGHT, draw_account
from render.settlers.arrange import LOW, least_height
from render.settlers.cells import draw_cell
from render.settlers.chips import chips_of, chips_tall, draw_chips
from render.settlers.facts import PlacedView, SeatView
from render.settlers.ground import row
from render.settlers.looks import KINDS
from render.settlers.view import ROWS, View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

SCALE = Scale(2.4)  # of a Location on the whole table: its smallest letters are then 36 px
TALLEST = 2000  # of a sheet on which Locations have their words
ACROSS = {"production": 3, "feature": 2, "action": 2}  # Locations beside one another; arrows need more room than goods
HEADING, PAD = 64, 8
_TEXT, _LINE, _MOST = (40, 38, FLOOR), 44, 6  # of the words beside a Location


@dataclass(frozen=True)
class Measure:
    """How Locations are shown: how tall each is, and whether its words stand beside it."""

    tall: int
    worded: bool


def draw_empire(view: View, *, audit: bool = False) -> Canvas:
    """The empire of the seat in focus; what is to be chosen from is numbered."""
    seat = view.seats[view.focus]
    chips = chips_of(view, seat)
    around = TOP + HEIGHT + GAP + chips_tall(chips) + EDGE_ROOM
    measure = measure_of(lambda measure: around + sum(_row_tall(seat, kind, measure) for kind in ROWS))
    height = around + sum(_row_tall(seat, kind, measure) for kind in ROWS)
    sheet = close_sheet(height, view.when, view.mover_text, audit=audit)
    draw_account(sheet, view, seat, (EDGE_ROOM, TOP, CLOSE - EDGE_ROOM, TOP + HEIGHT))
    top = TOP + HEIGHT + GAP
    for kind in ROWS:
        bottom = top + _row_tall(seat, kind, measure)
        _draw_row(sheet, view, seat, kind, (0, top, CLOSE, bottom), measure)
        top = bottom
    draw_chips(sheet, view, chips, top)
    return sheet


def measure_of(height: Callable[[Measure], int]) -> Measure:
    """With words as far as the sheet, which is so tall with each measure, has room for them."""
    tall = SCALE(least_height(int(_wide("production") / SCALE.by), LOW))
    worded = Measure(tall, worded=True)
    return worded if height(worded) <= TALLEST else Measure(tall, worded=False)


def _wide(kind: str) -> int:
    """How wide a Location of a row is."""
    return (CLOSE - 2 * EDGE_ROOM - PAD * (ACROSS[kind] - 1)) // ACROSS[kind]


def _row_tall(seat: SeatView, kind: str, measure: Measure) -> int:
    return HEADING + held_tall(_held(seat, kind), kind, measure)


def held_tall(held: Sequence[PlacedView], kind: str, measure: Measure) -> int:
    """How tall Locations of a row are together."""
    if measure.worded:
        return sum(_tall_of(placed, measure) + PAD for placed in held)
    return -(-len(held) // ACROSS[kind]) * (measure.tall + PAD)


def _held(seat: SeatView, kind: str) -> tuple[PlacedView, ...]:
    """The Locations of a row, Faction ones first."""
    return (*seat.row(kind, common=False), *seat.row(kind, common=True))


def _tall_of(placed: PlacedView, measure: Measure) -> int:
    """How tall a Location is whose words stand beside it."""
    room, text = CLOSE - 2 * EDGE_ROOM - _wide(placed.card.kind) - 32, placed.card.text
    lines = next(
        (
            count
            for count in range(1, _MOST)
            if Canvas.holds((0, 0, room, count * _LINE), text, face="text", sizes=_TEXT, most=count)
        ),
        _MOST,
    )
    return max(measure.tall, lines * _LINE + 20)


def _draw_row(sheet: Canvas, view: View, seat: SeatView, kind: str, box: Box, measure: Measure) -> None:
    """The name of a row and its Locations, three in a line, or one with its words."""
    held, look = _held(seat, kind), KINDS[kind]
    sheet.image.paste(row(kind, CLOSE, box[3] - box[1] - 4), (0, box[1]))
    y = box[1] + HEADING / 2
    pale = lighter(look.fill, 0.75)
    sheet.icon((EDGE_ROOM + 26, y), look.icon, 46, pale)
    head = (EDGE_ROOM + 56, box[1], CLOSE - 100, box[1] + HEADING)
    title = f"{view.say(f'settlers-picture-row-{kind}')} · {len(held)}"
    at, halo = (EDGE_ROOM + 62, y), darker(look.fill, 0.7)
    sheet.text(at, title, face="title", size=42, fill=pale, within=head, halo=halo)
    draw_held(sheet, view, held, kind, box[1] + HEADING, measure)


def draw_held(sheet: Canvas, view: View, held: Sequence[PlacedView], kind: str, top: int, measure: Measure) -> None:
    """Locations of a row, as many in a line as have room, or one with its words; numbered where they are to be chosen from."""
    wide = _wide(kind)
    for place, placed in enumerate(held):
        column = 0 if measure.worded else place % ACROSS[kind]
        x = EDGE_ROOM + column * (wide + PAD)
        tall = _tall_of(placed, measure) if measure.worded else measure.tall
        name = placed.card.id
        fresh, number = name in view.changed, view.numbers.get(name, 0)
        draw_cell(sheet, (x, top, x + wide, top + tall), placed, fresh=fresh, number=number, scale=SCALE)
        if number:
            sheet.marked.append((x, top, x + wide, top + tall))  # what it does is read as well
        if measure.worded:
            _draw_words(sheet, placed, (x + wide + PAD, top, CLOSE - EDGE_ROOM, top + tall))
        if measure.worded or column == ACROSS[kind] - 1:
            top += tall + PAD


def _draw_words(sheet: Canvas, placed: PlacedView, box: Box) -> None:
    """What a Location says, in grey once it is used up."""
    sheet.panel(box, PAPER, to=PAPER_2, radius=12, edge=darker(PAPER_2, 0.4), thickness=2, shadow=SOFT)
    words = (box[0] + 12, box[1] + 4, box[2] - 8, box[3] - 4)
    ink = INK_2 if placed.used_up or placed.blocked else INK
    sheet.lines(words, placed.card.text, face="text", sizes=_TEXT, fill=ink, most=_MOST, leading=1.08)
