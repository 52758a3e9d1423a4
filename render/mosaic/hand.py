"""What only the viewer sees: the pack of the draft, cards lying face down, the card seen on a deck; and what can be had now."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from render.kit.canvas import Canvas
from render.mosaic import means
from render.mosaic.choice import STRIP, draw_choice, draw_strip, groups_to_choose
from render.mosaic.layout import draw_veil
from render.mosaic.lists import HEAD, LISTS, draw_heading, draw_rows, list_of, means_row, rows_height
from render.mosaic.means import Means
from render.mosaic.reading import COLUMNS, draw_cards, height_of
from render.mosaic.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet


@dataclass(frozen=True)
class Section:
    """A part of the sheet under a heading: icon, name and note of this, the height of what is below it, and what draws that."""

    icon: str
    name: str
    note: str
    height: int
    draw: Callable[[Canvas, int], object]


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer; where a Technology is to be chosen those alone, in words; where all that is to be chosen lies in one
    list, that list with what each thing lacks.
    """
    if place := list_of(view):
        return LISTS[place](view, audit=audit)
    if groups := groups_to_choose(view):
        return draw_choice(view, groups, audit=audit)
    seat = view.seats[view.viewer]
    sections = [*_sections(view, seat)]
    tall = TOP + STRIP + GAP + sum(HEAD + section.height for section in sections)
    sheet = close_sheet(tall + EDGE_ROOM, seat.name, view.when, audit=audit)
    draw_strip(sheet, view, seat)
    top = TOP + STRIP + GAP
    draw_veil(sheet, (EDGE_ROOM - 6, top - 4, CLOSE - EDGE_ROOM + 6, tall + 6))
    for section in sections:
        draw_heading(sheet, top, section.icon, section.name, section.note)
        section.draw(sheet, top + HEAD)
        top += HEAD + section.height
    return sheet


# ---------------------------------------------------------------------- the sections
def _sections(view: View, seat: SeatView) -> Iterator[Section]:
    player, number = seat.player, seat.seat
    if player.pack:
        chosen = view.say("mosaic-picture-chosen", card=view.name_of(player.pick)) if player.pick else ""
        yield _cards(view, seat, ("card_draw", "mosaic-picture-pack", chosen), [Means(card) for card in player.pack])
    if card := means.seen(view, number):
        yield _cards(view, seat, ("eye", "mosaic-picture-seen", ""), [Means(card)])
    down = means.face_down(view, number)
    if down:
        yield _cards(view, seat, ("card", "mosaic-picture-own-face-down", str(len(down))), down)
    elif not player.pack and not view.numbers:
        yield Section("card", view.say("mosaic-picture-nothing-hidden"), "", 0, lambda sheet, top: top)
    if view.state.phase in ("rounds", "epilogue"):
        offered = means.technologies(view, number)
        if offered:
            yield _cards(view, seat, ("book", "mosaic-picture-deck-technologies", _possible(view, offered)), offered)
        if view.numbers and view.numbers.keys() <= {card.id for card in (*offered, *down)}:
            return  # what cannot be chosen would only make the letters smaller
        people = [*means.population_cards(view, number), *means.tax_tariff_cards(view, number)]
        for icon, title, things in (
            ("trophy", "mosaic-picture-claimable", means.claimable(view, number)),
            ("construction_crane", "mosaic-picture-deck-build-cards", means.build_cards(view, number)),
            ("coins", "mosaic-picture-population-and-tax", people),
            ("pyramid", "mosaic-picture-wonders", means.wonders(view, number)),
            ("government", "mosaic-picture-governments", means.governments(view, number)),
        ):
            if things:
                yield _rows(view, (icon, title, _possible(view, things)), things)


def _possible(view: View, things: Sequence[Means]) -> str:
    return view.say("mosaic-picture-possible", now=sum(thing.now for thing in things), all=len(things))


def _cards(view: View, seat: SeatView, heading: tuple[str, str, str], cards: Sequence[Means]) -> Section:
    icon, title, note = heading
    tall = height_of(cards)
    return Section(
        *(icon, view.say(title), note, tall + GAP),
        lambda sheet, top: draw_cards(sheet, view, seat, (EDGE_ROOM, top, CLOSE - EDGE_ROOM, top + tall), cards),
    )


def _rows(view: View, heading: tuple[str, str, str], things: Sequence[Means]) -> Section:
    icon, title, note = heading
    rows = [row for thing in things if (row := means_row(view, thing)) is not None]
    return Section(
        *(icon, view.say(title), note, rows_height(rows, COLUMNS)),
        lambda sheet, top: draw_rows(sheet, view, rows, top, COLUMNS),
    )
