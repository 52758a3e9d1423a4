"""One player's side of the table, large: the account above, below it Leader, tiles and every open card in rows over the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.kit.canvas import Box, Canvas
from render.kit.text import wrap
from render.mosaic.account import account_height, draw_account
from render.mosaic.cards import draw_card
from render.mosaic.chips import Chip
from render.mosaic.layout import draw_veil
from render.mosaic.lists import ROW, draw_row, own_row
from render.mosaic.offers import CAPTION_INK, FAINT_INK
from render.mosaic.view import SeatView, View
from render.shared.closeup import CLOSE, EDGE_ROOM, GAP, TOP, close_sheet

HEADING, LOW = 62, 68  # heights of a heading, and of a line where there are many
TEXT = 200  # height of a Technology with its text
COLUMNS, CLOSE_BY = 2, 7  # cards beside one another; the gap between low lines
TALLEST = 2000  # of a sheet on which Leader and Technologies have their texts
_SIZE, _LINE = 38, 44


@dataclass(frozen=True)
class Section:
    """A heading, the cards under it, and whether they are shown with their texts; below them ``words``, in lines."""

    icon: str
    title: str
    note: str
    cards: Sequence[str]
    worded: bool = False
    words: tuple[str, ...] = ()
    low: bool = False

    @property
    def height(self) -> int:
        """With the gap below."""
        if self.worded:
            return HEADING + len(self.cards) * (TEXT + GAP)
        return HEADING + -(-len(self.cards) // COLUMNS) * self.step + len(self.words) * _LINE

    @property
    def step(self) -> int:
        """From one line of cards to the next."""
        return LOW + CLOSE_BY if self.low else ROW + GAP


def draw_area(view: View, *, audit: bool = False) -> Canvas:
    """The seat in focus."""
    seat = view.seats[view.focus]
    account = account_height(seat)
    above = TOP + account + GAP
    sections = _sections(view, seat, worded=True)
    if above + sum(section.height for section in sections) > TALLEST:
        sections = _sections(view, seat, worded=False)
    height = above + sum(section.height for section in sections) + EDGE_ROOM
    sheet = close_sheet(height, view.when, view.mover_text, audit=audit)
    left, right = EDGE_ROOM, CLOSE - EDGE_ROOM
    draw_account(sheet, view, seat, (left, TOP, right, TOP + account))
    if sections:
        draw_veil(sheet, (left - 6, above - 2, right + 6, height - 6))
    top = above
    for section in sections:
        _draw_section(sheet, view, seat, section, (left, top, right, top + section.height))
        top += section.height
    return sheet


def _sections(view: View, seat: SeatView, *, worded: bool) -> list[Section]:
    """Kinds of cards of which the seat has some; Leader and Technologies with their texts where there is room for them."""
    player = seat.player
    down = view.say("mosaic-picture-face-down", count=seat.hidden) if seat.hidden else ""
    unrest = view.say("mosaic-picture-unrest", count=seat.unrest) if player.tax_tariff_cards else ""
    government = [player.government] if player.government else []
    tiles = [*player.wonders, *player.golden_ages, *player.achievements, *government]
    taxes = [*dict.fromkeys(player.tax_tariff_cards)]
    leader = [player.leader] if player.leader else []
    words = wrap(view.text_of(player.leader), "text", _SIZE, CLOSE - 2 * EDGE_ROOM - 24) if leader else ()
    technologies = [*player.technologies]
    count = " · ".join(part for part in (str(len(technologies)), down) if part)
    say = view.say
    rest = [
        Section("book", say("mosaic-picture-deck-technologies"), count, technologies, worded, low=not worded),
        Section(
            "construction_crane",
            say("mosaic-picture-deck-build-cards"),
            str(len(player.build_cards)),
            player.build_cards,
            low=not worded,
        ),
        Section("coins", say("mosaic-picture-deck-tax-tariff-cards"), unrest, taxes, low=not worded),
    ]
    found = [
        Section("leader", say("mosaic-picture-own-leader"), "", leader, words=words),
        Section("trophy", say("mosaic-picture-tiles"), str(len(tiles)), tiles),
    ]
    if not worded:
        title = f"{say('mosaic-picture-own-leader')} · {say('mosaic-picture-tiles')}"
        found = [Section("leader", title, "", [*leader, *tiles], low=True)]
    return [section for section in (*found, *rest) if section.cards or (section.icon == "book" and down)]


def _draw_section(sheet: Canvas, view: View, seat: SeatView, section: Section, box: Box) -> None:
    """The heading, then the cards two in a line, a last one over the whole of it; with their texts one below another."""
    y = box[1] + HEADING / 2
    sheet.icon((box[0] + 34, y), section.icon, 46, CAPTION_INK)
    line = (box[0] + 68, box[1], box[2] - 100, box[1] + HEADING)
    reach = sheet.label(line, section.title, face="caps", sizes=(46, 42), fill=CAPTION_INK)
    rest = (round(line[0] + reach) + 20, box[1], box[2], box[1] + HEADING)
    sheet.label(rest, section.note, face="ui-bold", sizes=(42, 38), fill=FAINT_INK)
    top = box[1] + HEADING
    if section.worded:
        for place, name in enumerate(section.cards):
            y0 = top + place * (TEXT + GAP)
            draw_card(sheet, view, name, (box[0], y0, box[2], y0 + TEXT))
        return
    wide, tall = (box[2] - box[0] - GAP) // COLUMNS, LOW if section.low else ROW
    for place, name in enumerate(section.cards):
        line_, column = divmod(place, COLUMNS)
        left, y0 = box[0] + column * (wide + GAP), top + line_ * section.step
        alone = place == len(section.cards) - 1 and not column
        card = view.catalogue.tax_tariff_cards.get(name)
        unrest = card.unrest * seat.player.tax_tariff_cards.count(name) if card is not None else 0
        more = [Chip("unrest", "", str(unrest))] if unrest else []
        draw_row(sheet, view, own_row(view, name, more), (left, y0, box[2] if alone else left + wide, y0 + tall))
    top = box[3] - GAP - len(section.words) * _LINE
    for place, line_of_text in enumerate(section.words):
        at = (box[0] + 12, top + (place + 0.5) * _LINE + 4)
        sheet.text(at, line_of_text, face="text", size=_SIZE, fill=CAPTION_INK, within=box)
