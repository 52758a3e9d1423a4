"""What only the viewer sees: the pack of the draft, cards lying face down, the card seen on a deck; and what can be had now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.kit.canvas import SOFT, Box, Canvas
from render.kit.ground import table
from render.kit.header import draw_header
from render.kit.palette import INK, INK_2, PLAYERS
from render.kit.sheet import GUTTER, MARGIN, WIDTH
from render.mosaic import means
from render.mosaic.chips import Chip
from render.mosaic.choice import draw_choice, groups_to_choose
from render.mosaic.layout import draw_veil, top_of
from render.mosaic.lists import LISTS, list_of
from render.mosaic.looks import pillar, resource
from render.mosaic.means import Means
from render.mosaic.panels import FULL_AGE, draw_bar
from render.mosaic.reading import draw_cards, height_of
from render.mosaic.sections import HEADING, MINI_GAP, costs, draw_heading, draw_minis, mini_of, minis_height
from render.mosaic.view import SeatView, View
from render.shared.seat_panel import GROUND, GROUND_2

LEAST = 560
STRIP = 128
SLIM = 5


@dataclass(frozen=True)
class Section:
    """A part of the sheet: its height and what draws it."""

    height: int
    draw: Callable[[Box], None]


def draw_hand(view: View, *, audit: bool = False) -> Canvas:
    """The hand of the viewer; where a Technology is to be chosen those alone, in words; where all that is to be chosen lies in one
    list, that list with what each thing lacks.
    """
    if place := list_of(view):
        return LISTS[place](view, audit=audit)
    if groups := groups_to_choose(view):
        return draw_choice(view, groups, audit=audit)
    seat, start = view.seats[view.viewer], top_of(view.news)
    tall = sum(section.height + GUTTER for section in _sections(Canvas(table(LEAST)), view, seat))
    height = max(LEAST, start + STRIP + GUTTER + tall - GUTTER + MARGIN)
    sheet = Canvas(table(height), audit=audit)
    draw_header(sheet, view.header)
    _draw_strip(sheet, view, seat, (MARGIN, start, WIDTH - MARGIN, start + STRIP))
    top = start + STRIP + GUTTER
    draw_veil(sheet, (MARGIN - 6, top - 4, WIDTH - MARGIN + 6, height - 6))
    for section in _sections(sheet, view, seat):
        section.draw((MARGIN, top, WIDTH - MARGIN, top + section.height))
        top += section.height + GUTTER
    return sheet


def _draw_strip(sheet: Canvas, view: View, seat: SeatView, box: Box) -> None:
    """Whose hand it is, what can be paid with, and the symbols that count for requirements."""
    sheet.panel(box, PLAYERS[seat.colour].rim, radius=13, shadow=SOFT)
    inner = (box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3)
    sheet.panel(inner, GROUND, to=GROUND_2, radius=10)
    draw_bar(sheet, seat, (inner[0], inner[1], inner[2], box[1] + 50), 10)
    top, bottom = box[1] + 52, box[3] - 4
    y = (top + bottom) / 2
    x = box[0] + 18
    for what in ("population", "food", "ideas", "stone", "money"):
        count = seat.player.population if what == "population" else seat.player.resources[what]
        sheet.stamp(resource(what, 44), (x + 22, y))
        sheet.label((x + 50, top, x + 126, bottom), str(count), face="ui-bold", sizes=(38, 34, 30), fill=INK)
        x += 128
    step = (box[2] - 14 - x) / len(view.catalogue.pillars)
    for place, name in enumerate(view.catalogue.pillars):
        left = round(x + place * step)
        count = seat.player.symbols.get(name, 0)
        if count >= view.catalogue.golden_age_threshold[name]:
            sheet.panel((left, top + 6, round(left + step) - 6, bottom - 4), FULL_AGE, radius=8)
        sheet.stamp(pillar(name, 40), (left + 24, y))
        spot = (left + 48, top, round(left + step) - 4, bottom)
        sheet.label(spot, str(count), face="ui-bold", sizes=(30, 27), fill=INK if count else INK_2)


# ---------------------------------------------------------------------- the sections
def _sections(sheet: Canvas, view: View, seat: SeatView) -> list[Section]:
    found: list[Section] = []
    player, number = seat.player, seat.seat

    def big(icon: str, title: str, note: str, cards: list[Means]) -> None:
        height = HEADING + height_of(cards)
        found.append(
            Section(height, lambda box: _draw_big(sheet, view, seat, box, (icon, view.say(title), note), cards))
        )

    def slim(icon: str, title: str, things: list[Means]) -> None:
        if things:
            height = HEADING + minis_height(len(things), SLIM) - MINI_GAP
            found.append(Section(height, lambda box: _draw_slim(sheet, view, box, (icon, view.say(title)), things)))

    if player.pack:
        chosen = view.say("mosaic-picture-chosen", card=view.name_of(player.pick)) if player.pick else ""
        big("card_draw", "mosaic-picture-pack", chosen, [Means(card) for card in player.pack])
    if card := means.seen(view, number):
        big("eye", "mosaic-picture-seen", "", [Means(card)])
    down = means.face_down(view, number)
    if down:
        big("card", "mosaic-picture-own-face-down", str(len(down)), down)
    elif not player.pack and not view.numbers:
        found.append(
            Section(HEADING, lambda box: draw_heading(sheet, box, "card", view.say("mosaic-picture-nothing-hidden")))
        )
    if view.state.phase in ("rounds", "epilogue"):
        offered = means.technologies(view, number)
        note = view.say("mosaic-picture-possible", now=sum(card.now for card in offered), all=len(offered))
        if offered:
            big("book", "mosaic-picture-deck-technologies", note, offered)
        if view.numbers and view.numbers.keys() <= {card.id for card in (*offered, *down)}:
            return found  # what cannot be chosen would only make the letters smaller
        slim("trophy", "mosaic-picture-claimable", means.claimable(view, number))
        slim("construction_crane", "mosaic-picture-deck-build-cards", means.build_cards(view, number))
        people = [*means.population_cards(view, number), *means.tax_tariff_cards(view, number)]
        slim("coins", "mosaic-picture-population-and-tax", people)
        slim("pyramid", "mosaic-picture-wonders", means.wonders(view, number))
        slim("government", "mosaic-picture-governments", means.governments(view, number))
    return found


def _draw_slim(sheet: Canvas, view: View, box: Box, heading: tuple[str, str], things: list[Means]) -> None:
    now = sum(thing.now for thing in things)
    note = view.say("mosaic-picture-possible", now=now, all=len(things))
    draw_heading(sheet, (box[0], box[1], box[2], box[1] + HEADING - 4), *heading, note)
    minis = [mini_of(view, thing.id, now=thing.now, check=True, chips=_price(thing)) for thing in things]
    draw_minis(sheet, view, minis, (box[0], box[1] + HEADING, box[2], box[3]), SLIM)


def _price(thing: Means) -> tuple[Chip, ...]:
    if thing.income is not None:
        return (Chip("resource", "money", f"+{thing.income}"),)
    return (*([Chip("icon", "lock")] if thing.locked else []), *costs(thing.cost))


def _draw_big(
    sheet: Canvas, view: View, seat: SeatView, box: Box, heading: tuple[str, str, str], cards: list[Means]
) -> None:
    draw_heading(sheet, (box[0], box[1], box[2], box[1] + HEADING - 4), *heading)
    draw_cards(sheet, view, seat, (box[0], box[1] + HEADING, box[2], box[3]), cards)
