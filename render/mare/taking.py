"""What only the viewer sees, and offers of others while it is chosen what to take: upright, so that a phone can read it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from render.kit.canvas import Canvas
from render.kit.marks import mark_box
from render.mare.account import BAR, draw_title_bar
from render.mare.hand import ABOVE, WIDE, Part, draw_bare, draw_hand, named
from render.mare.sprites import draw_number
from render.mare.view import SeatView, View
from render.shared.closeup import EDGE_ROOM, GAP, TOP, close_sheet

_DISC = 60


def draw_private(view: View, *, audit: bool = False) -> Canvas:
    """The offers to take from where one is chosen or what of it, else the hand of the viewer."""
    givers = _givers(view)
    return _draw_offers(view, givers, audit=audit) if givers else draw_hand(view, audit=audit)


def _givers(view: View) -> list[SeatView]:
    """Whose offers are shown, in the order of their numbers; nobody's where neither a seat nor something offered is chosen."""
    kinds = [place.partition(":") for place in view.scene.candidates]
    found = [int(rest.partition("/")[0]) for kind, _, rest in kinds if kind in ("seat", "offer")]
    return [view.seats[seat] for seat in dict.fromkeys(found)]


def _draw_offers(view: View, givers: Sequence[SeatView], *, audit: bool) -> Canvas:
    """R6.8: the offers of these seats, each under the bar of its seat."""
    parts = [_offer(view, seat) for seat in givers]
    tall = sum(BAR + ABOVE + part.height + GAP for part in parts)
    sheet = close_sheet(TOP + tall + EDGE_ROOM, view.when, view.mover_text, audit=audit)
    left, right, top = EDGE_ROOM, EDGE_ROOM + WIDE, TOP
    for seat, part in zip(givers, parts, strict=True):
        foot = top + BAR + ABOVE + part.height
        draw_bare(sheet, part, (left, top + BAR, right, foot))
        draw_title_bar(sheet, view, seat, (left, top, right, top + BAR))
        for number in view.numbers.get(f"seat:{seat.seat}", ())[:1]:
            mark_box(sheet, (left, top, right, foot), 12)
            draw_number(sheet, (left + 46, top + BAR / 2), number, _DISC)  # on the emblem
        top = foot + GAP
    return sheet


def _offer(view: View, seat: SeatView) -> Part:
    place = f"offer:{seat.seat}/{{}}"
    offer = dict(view.by_number(view.state.offers[seat.seat].items(), partial(_place, place)))
    return named(view, f"{view.say('mare-picture-offer')} · {seat.name}", offer, place, "deal")


def _place(place: str, item: tuple[str, int]) -> str:
    return place.format(item[0])
