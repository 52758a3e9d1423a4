"""What may be chosen in the empires of several seats, so large that a phone needs no zoom: of each seat that alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.palette import GOLD, PLAYERS
from render.settlers.area import Measure, draw_empire, draw_held, held_tall, measure_of
from render.settlers.chips import Chip, chips_of, chips_tall, draw_chips
from render.settlers.facts import CardView, PlacedView, SeatView
from render.settlers.looks import FACTIONS
from render.settlers.view import ROWS, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet
from render.shared.seat_panel import draw_bar

_BAR, _HEADING = 88, 60
_SOFT = "#F1DFB6"


@dataclass(frozen=True)
class _Group:
    """What lies with a seat, or elsewhere under a ``title``."""

    seat: SeatView | None
    title: str
    placed: Sequence[PlacedView]
    chips: Sequence[Chip] = ()

    def row(self, kind: str) -> list[PlacedView]:
        """The Locations of a row, Faction ones first."""
        return sorted((one for one in self.placed if one.card.kind == kind), key=lambda one: one.card.common)

    def tall(self, measure: Measure) -> int:
        """How tall all of it is."""
        head = (_BAR if self.seat is not None else _HEADING) + GAP
        return head + sum(held_tall(self.row(kind), kind, measure) for kind in ROWS) + chips_tall(self.chips) + GAP


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The empire of the seat in focus, or, where something is to be chosen that lies elsewhere, all that is to be chosen."""
    groups = _groups(view)
    if all(group.seat is not None and group.seat.seat == view.focus for group in groups):
        return draw_empire(view, audit=audit)
    measure = measure_of(lambda measure: TOP + sum(group.tall(measure) for group in groups) + EDGE_ROOM)
    height = TOP + sum(group.tall(measure) for group in groups) + EDGE_ROOM
    sheet = close_sheet(height, view.when, view.mover_text, audit=audit)
    top = TOP
    for group in groups:
        _draw_group(sheet, view, group, top, measure)
        top += group.tall(measure)
    return sheet


def _groups(view: View) -> list[_Group]:
    """By seats what is to be chosen from, then that of the virtual player and cards that lie in no empire."""
    found = [
        _Group(
            seat,
            "",
            [placed for placed in seat.empire if placed.card.id in view.numbers],
            [chip for chip in chips_of(view, seat) if chip.number or chip.place in view.numbers],
        )
        for seat in view.seats
    ]
    virtual = [placed for placed in view.virtual_locations if placed.card.id in view.numbers]
    found.append(_Group(None, view.say("settlers-picture-virtual"), virtual))
    found.append(_Group(None, view.say("settlers-picture-in-hand"), _lying(view.own_cards, view)))
    return [group for group in found if group.placed or group.chips]


def _lying(cards: Sequence[CardView], view: View) -> list[PlacedView]:
    return [PlacedView(card) for card in cards if card.id in view.numbers]


def _draw_group(sheet: Canvas, view: View, group: _Group, top: int, measure: Measure) -> None:
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    if group.seat is not None:
        _draw_seat(sheet, group.seat, (left, top, right, top + _BAR))
        top += _BAR + GAP
    else:
        head = (left + 12, top, right, top + _HEADING)
        sheet.label(head, group.title, face="caps", sizes=(42, 38), fill=_SOFT)
        top += _HEADING + GAP
    for kind in ROWS:
        draw_held(sheet, view, group.row(kind), kind, top, measure)
        top += held_tall(group.row(kind), kind, measure)
    draw_chips(sheet, view, group.chips, top - GAP)


def _draw_seat(sheet: Canvas, seat: SeatView, box: Box) -> None:
    """Whose it is."""
    sheet.panel(box, GOLD if seat.active else PLAYERS[seat.colour].rim, radius=14, shadow=DEEP)
    inner = (box[0] + 4, box[1] + 4, box[2] - 4, box[3] - 4)
    sheet.marked.append(box)  # whose it is is read as well
    icon = FACTIONS[seat.faction].icon
    draw_bar(sheet, seat, seat.score, inner, 10, token=60, icon=icon, digits=56, close=True)
