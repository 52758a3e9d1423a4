"""Parts of the board beside the map, so large that a phone needs no zoom: the cards on offer and the tiles."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from games.mosaic.data import Achievement, GoldenAge, Government
from games.mosaic.shown import wonder_cost
from render.kit.canvas import SOFT, Box, Canvas
from render.kit.marks import draw_number, mark_box
from render.kit.palette import INK, INK_2, PAPER, PAPER_2, darker
from render.kit.pieces import player_token
from render.kit.text import NO_BREAK
from render.mosaic import means
from render.mosaic.brief import brief_of
from render.mosaic.cards import COUNTED, KIND_FILLS, dark_of, draw_card, title_of
from render.mosaic.chips import Chip, chips_of, costs, draw_chips, points_of, width_of
from render.mosaic.inline import draw_mixed
from render.mosaic.layout import draw_veil
from render.mosaic.looks import DECK_ICONS, LEADERS, METRICS, MINUS, PIECES, STAND_IN, TIMES, badge
from render.mosaic.means import Means
from render.mosaic.offers import CAPTION_INK, FAINT_INK
from render.mosaic.stacks import Tile, all_groups, groups_of
from render.mosaic.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM, FLOOR, GAP, TOP, close_sheet

TECHNOLOGIES, CARDS, WONDERS, TILES = "technologies", "cards", "wonders", "tiles"
GROUPS = {WONDERS: ("wonders", "governments"), TILES: ("golden_ages", "achievements")}  # of tiles, by list

HEAD, _ROW, _SIGN, _LEAST_SIGN = 66, 88, 42, 28
ROW = _ROW - 8  # height of a line without the gap below
_BRIEF = 46  # height of a line of what a tile does
_LINES = {"wonders": 2, "governments": 3, "golden_ages": 1, "achievements": 1}  # that this takes, by group of tiles
_ICONS = {"wonders": "pyramid", "golden_ages": "sun", "achievements": "trophy", "governments": "government"}
_CARD = 214  # height of a Technology
_NAMES = (40, 38, FLOOR)
_DISC = 54
_GOOD, _BAD = "#2F6B2A", "#8A3A2A"
POPULATION = "population"


@dataclass(frozen=True)
class Row:
    """A card or tile in a line: what stands before its name, what it brings, what it asks for; whose it is already."""

    id: str
    kind: str  # of place, as the scene names it
    name: str
    sprite: Image.Image
    gains: Sequence[Chip] = ()
    needs: Sequence[Chip] = ()
    owner: int | None = None
    means: Means | None = None  # of who looks: whether it can be had now
    plain: bool = False  # the verdict is a tick or a cross alone; pale where it is a cross
    brief: str = ""  # what it does, below its name in so many ``lines``
    lines: int = 0


Section = tuple[str, str, Sequence[Row]]  # icon, heading, rows


def draw_technologies(view: View, *, audit: bool = False) -> Canvas:
    """The Technologies on offer, one below another, their texts in words."""
    cards = view.by_number(view.state.offers.get("technologies", []), "card:{}".format)
    height = TOP + max(1, len(cards)) * (_CARD + GAP)
    sheet = close_sheet(height + EDGE_ROOM, view.term("picture-deck", "technologies"), view.when, audit=audit)
    for place, card in enumerate(cards):
        top = TOP + place * (_CARD + GAP)
        box = (EDGE_ROOM, top, CLOSE - EDGE_ROOM, top + _CARD)
        draw_card(sheet, view, card, box)
        if view.changed("card", card) or card in view.numbers:
            mark_box(sheet, (box[0] - 3, box[1] - 3, box[2] + 3, box[3] + 3))
        for number in view.numbers.get(card, ())[:1]:
            draw_number(sheet, (box[2] - 36, box[1] + 30), number, _DISC)
    return sheet


def draw_cards(view: View, *, audit: bool = False) -> Canvas:
    """The other cards on offer: what each brings and costs."""
    decks = ("build_cards", "population_cards", "tax_tariff_cards")
    sections = [
        (
            DECK_ICONS[deck],
            view.term("picture-deck", deck),
            [_card(view, card) for card in view.state.offers.get(deck, [])],
        )
        for deck in decks
    ]
    return _draw(view, view.say("mosaic-closeup-cards"), _chosen(view, sections), 1, audit=audit)


def _draw_tiles(view: View, part: str, audit: bool) -> Canvas:
    found = groups_of(view)
    sections = [
        (_ICONS[group], view.term("picture", group), [_told(view, group, tile) for tile in found[group]])
        for group in GROUPS[part]
    ]
    title = view.say(f"mosaic-closeup-{part}")
    return _draw(view, title, _chosen(view, sections), 1 if view.numbers else 2, audit=audit)


def draw_wonders(view: View, *, audit: bool = False) -> Canvas:
    """Wonders and Governments: what they do and ask for, or who has them."""
    return _draw_tiles(view, WONDERS, audit)


def draw_tiles(view: View, *, audit: bool = False) -> Canvas:
    """Golden Ages and Achievements: what they bring and ask for, or who has them."""
    return _draw_tiles(view, TILES, audit)


LISTS: Mapping[str, Callable[..., Canvas]] = {
    TECHNOLOGIES: draw_technologies,
    CARDS: draw_cards,
    WONDERS: draw_wonders,
    TILES: draw_tiles,
}


def list_of(view: View) -> str:
    """The list in which everything lies that is to be chosen from, "" where that is not one list of lines."""
    offers = view.state.offers
    cards = {card for deck, held in offers.items() if deck != TECHNOLOGIES for card in held}
    tiles = {part: {tile.id for group in groups for tile in groups_of(view)[group]} for part, groups in GROUPS.items()}
    chosen = {name for name in view.numbers if name in view.components}  # "no card" lies nowhere
    return next((name for name, there in ((CARDS, cards), *tiles.items()) if chosen and chosen <= there), "")


def _chosen(view: View, sections: Sequence[Section]) -> list[Section]:
    """Only the sections with something to choose from, where a choice is made, with the verdict on each thing in them."""
    if not view.numbers:
        return [*sections]
    seat = view.viewer
    every = (means.build_cards, means.population_cards, means.tax_tariff_cards, means.wonders, means.governments)
    known = {thing.id: thing for listed in every for thing in listed(view, seat)}
    known |= {thing.id: thing for thing in means.claimable(view, seat)}
    return [
        (icon, name, [replace(row, means=known.get(row.id, Means(row.id, now=False))) for row in ordered])
        for icon, name, rows in sections
        for ordered in (view.by_number(rows, lambda row: f"{row.kind}:{row.id}"),)
        if any(row.id in view.numbers for row in rows)
    ]


# ---------------------------------------------------------------------- what a line says
def _card(view: View, card: str) -> Row:
    catalogue, name = view.catalogue, view.name_of(card)
    if card in catalogue.build_cards:
        entry = catalogue.build_cards[card]
        gains = [*chips_of(view, card), *(Chip("good", good) for good in entry.goods), *points_of(view, card)]
        gains += [Chip("pillar", pillar) for pillar in entry.pillars]
        sprite = badge(PIECES.get(entry.kind, STAND_IN.icon), 56, KIND_FILLS.get(entry.kind, STAND_IN.fill))
        return Row(card, "card", title_of(view, entry), sprite, gains, costs(entry.cost))
    if card in catalogue.population_cards:
        entry = catalogue.population_cards[card]
        sprite = badge("population_group", 56, KIND_FILLS["population"])
        gains = [Chip("resource", what, f"+{count}") for what, count in entry.gain.items()]
        return Row(card, "card", name, sprite, gains, costs(entry.cost))
    entry = catalogue.tax_tariff_cards[card]
    gains = [Chip(*COUNTED[what], f"{count}{TIMES}") for what, count in entry.coeff.items() if what in COUNTED]
    sprite = badge("law" if entry.kind == "tax" else "trade", 56, KIND_FILLS[entry.kind])
    needs = [Chip("unrest", "", str(entry.unrest))] if entry.unrest else []
    return Row(card, "card", view.say(f"mosaic-picture-{entry.kind}"), sprite, gains, needs)


def row_of(view: View, name: str) -> Row | None:
    """A card or tile by itself, whoever has it; None for what is neither."""
    catalogue = view.catalogue
    if name in catalogue.build_cards or name in catalogue.population_cards or name in catalogue.tax_tariff_cards:
        return _card(view, name)
    if name in catalogue.leaders:
        pillars = catalogue.leaders[name].pillars
        sprite = badge(LEADERS.get(name, STAND_IN.icon), 56, dark_of(pillars)[0])
        return Row(name, "card", view.name_of(name), sprite, [Chip("pillar", pillar) for pillar in pillars])
    for group, tiles in all_groups(view).items():
        for tile in tiles:
            if tile.id == name:
                return replace(_tile(view, group, tile), owner=None)
    return None


def own_row(view: View, name: str, more: Sequence[Chip] = ()) -> Row:
    """A card or tile that a seat has: with the symbols and goods that count on it, without its price; then ``more``."""
    catalogue = view.catalogue
    if name in catalogue.technologies:
        pillars = catalogue.technologies[name].pillars
        fill, icon = dark_of(pillars)
        gains = [*(Chip("pillar", pillar) for pillar in pillars), *more]
        return Row(name, "card", view.name_of(name), badge(icon, 56, fill), gains)
    row = row_of(view, name)
    assert row is not None
    worded = name in catalogue.build_cards or name in catalogue.tax_tariff_cards  # as their kinds are called there
    if name in catalogue.build_cards:
        card = catalogue.build_cards[name]
        gains = [*(Chip("good", good) for good in card.goods), *(Chip("pillar", pillar) for pillar in card.pillars)]
    else:
        gains = [*row.gains] if name in catalogue.leaders else []
    return replace(row, name=row.name if worded else view.name_of(name), gains=[*gains, *more], needs=())


def _told(view: View, group: str, tile: Tile) -> Row:
    """A tile with what it brings and does, and the symbols that a Government asks for."""
    catalogue, entry = view.catalogue, view.components[tile.id]
    parts = [brief_of(view, tile.id)] if catalogue.effects.get(tile.id) else []
    if isinstance(entry, GoldenAge | Achievement):
        parts.insert(0, f"{entry.vp}{NO_BREAK}[points]")
    if isinstance(entry, Government):
        parts.insert(0, "".join(["[icon-lock]", *(f"[pillar-{pillar}]" for pillar in entry.requirement)]))
    return replace(_tile(view, group, tile), brief=" · ".join(parts), lines=_LINES[group])


def means_row(view: View, thing: Means) -> Row | None:
    """A card or tile with what a seat pays for it, or its price where it cannot have it, and a tick or a cross."""
    row = row_of(view, thing.id)
    if row is None:
        return None
    catalogue = view.catalogue
    if thing.income is not None:
        return replace(
            row, gains=(), means=thing, plain=True
        )  # all that it counts is in the income; Unrest is what it costs
    card = catalogue.build_cards.get(thing.id)
    gains = [Chip("pillar", pillar) for pillar in card.pillars] if card is not None else row.gains
    gains = () if thing.id in catalogue.population_cards else gains  # its name says it
    return replace(row, gains=gains, needs=costs(thing.paid or thing.cost), means=thing, plain=True)


def _tile(view: View, group: str, tile: Tile) -> Row:
    catalogue = view.catalogue
    needs: Sequence[Chip] = ()
    if group == "wonders":
        needs = costs(wonder_cost(catalogue, view.state, view.focus, tile.id))
    elif group == "golden_ages":
        needs = [Chip("pillar", catalogue.golden_ages[tile.id].requirement.pillar, tile.needs)]
    elif group == "achievements":
        needs = [Chip("icon", METRICS[catalogue.achievements[tile.id].requirement.metric], tile.needs)]
    else:
        needs = costs(catalogue.governments[tile.id].cost)
    return Row(tile.id, "tile", view.name_of(tile.id), tile.look(tile.icon, 56), (), needs, view.owner_of(tile.id))


# ---------------------------------------------------------------------- lines under headings
def _draw(view: View, title: str, sections: Sequence[Section], columns: int, *, audit: bool) -> Canvas:
    tall = sum(HEAD + rows_height(rows, columns) for _, _, rows in sections)
    sheet = close_sheet(TOP + tall + EDGE_ROOM, title, view.when, audit=audit)
    draw_veil(sheet, (EDGE_ROOM - 6, TOP - 4, CLOSE - EDGE_ROOM + 6, TOP + tall + 6))
    top = TOP
    for icon, name, rows in sections:
        draw_heading(sheet, top, icon, name)
        top = draw_rows(sheet, view, rows, top + HEAD, columns)
    return sheet


def draw_heading(sheet: Canvas, top: int, icon: str, name: str, note: str = "") -> None:
    """The heading of a section, and a note behind it."""
    sheet.icon((EDGE_ROOM + 30, top + HEAD / 2), icon, 48, CAPTION_INK)
    head = (EDGE_ROOM + 66, top, CLOSE - EDGE_ROOM, top + HEAD)
    reach = sheet.label(head, name, face="caps", sizes=(46, 42), fill=CAPTION_INK)
    if note:
        spot = (round(head[0] + reach) + 24, top, head[2], head[3])
        sheet.label(spot, note, face="ui-semi", sizes=(40, 38, FLOOR), fill=FAINT_INK)


def draw_rows(sheet: Canvas, view: View, rows: Sequence[Row], top: int, columns: int) -> int:
    """Rows from ``top`` on, side by side in so many columns; gives where they end below."""
    wide, step = (CLOSE - 2 * EDGE_ROOM - GAP * (columns - 1)) // columns, _row_height(rows)
    for place, row in enumerate(rows):
        line, column = divmod(place, columns)
        left, y = EDGE_ROOM + column * (wide + GAP), top + line * step
        draw_row(sheet, view, row, (left, y, left + wide, y + step - (_ROW - ROW)))
    return top + rows_height(rows, columns)


def rows_height(rows: Sequence[Row], columns: int) -> int:
    """How tall rows are, the gap below them included."""
    return -(-len(rows) // columns) * _row_height(rows)


def _row_height(rows: Sequence[Row]) -> int:
    return _ROW + _BRIEF * max((row.lines for row in rows), default=0)


def draw_row(sheet: Canvas, view: View, row: Row, box: Box) -> None:
    """A card or tile in its line; in grey with its owner where somebody has it."""
    gone = row.owner is not None
    if gone or (row.plain and row.means is not None and not row.means.now):
        sheet.panel(box, "#CDC1A8", radius=10, edge="#8E8069", thickness=2)
    else:
        sheet.panel(box, PAPER, to=PAPER_2, radius=10, edge=darker(PAPER_2, 0.4), thickness=2, shadow=SOFT)
    whole, box = box, (box[0], box[1], box[2], box[3] - _BRIEF * row.lines)
    if row.brief:
        told = (box[0] + 14, box[3] - 6, box[2] - 10, whole[3] - 4)
        draw_mixed(sheet, told, row.brief, sizes=(FLOOR,), most=row.lines, leading=1.05)
    y = (box[1] + box[3]) / 2
    left, right = box[0] + 70, box[2] - 14
    sheet.stamp(row.sprite, (box[0] + 38, y))
    for number in view.numbers.get(row.id, ())[:1]:
        draw_number(sheet, (right - _DISC / 2, y), number, _DISC)
        right -= _DISC + 10
    if row.means is not None and not gone:
        right = _draw_verdict(sheet, view, row, row.means, (left, box[1], right, box[3]))
    if row.owner is not None:
        sheet.stamp(player_token(view.seats[row.owner].colour, "", 46), (right - 26, y))
        right -= 60
    else:
        size = next(
            (size for size in range(_SIGN, _LEAST_SIGN, -2) if _named(row, size, (left, box[1], right, box[3]))),
            _LEAST_SIGN,
        )
        for chips in (row.needs, row.gains):
            wide = sum(width_of(chip, size) + size // 4 for chip in chips)
            draw_chips(sheet, (right - wide, box[1], right, box[3]), list(chips), size=size)
            right -= wide + (26 if wide else 0)
            if chips is row.needs and row.gains and row.needs:
                sheet.fill((right + 6, box[1] + 12, right + 8, box[3] - 12), darker(PAPER_2, 0.3))
    words = (left, box[1], right - 4, box[3])
    ink = INK_2 if gone else INK
    sheet.lines(words, row.name, face="text-semi", sizes=_NAMES, fill=ink, most=_most(box), leading=0.98)
    if row.id in view.numbers or view.changed(row.kind, row.id):
        mark_box(sheet, whole)


def _most(box: Box) -> int:
    """How many lines a name may take."""
    return 1 if box[3] - box[1] < ROW else 2


def _named(row: Row, size: int, box: Box) -> bool:
    """Whether the whole name has room in the line beside signs of this size."""
    room = (box[0], box[1], box[2] - _wide(row, size) - 4, box[3])
    return Canvas.holds(room, row.name, face="text-semi", sizes=(FLOOR,), most=_most(box), leading=0.98)


def _wide(row: Row, size: int) -> int:
    """How wide the signs of a line are."""
    chips = (*row.needs, *row.gains)
    return sum(width_of(chip, size) + size // 4 for chip in chips) + (52 if row.needs and row.gains else 26)


def _draw_verdict(sheet: Canvas, view: View, row: Row, thing: Means, box: Box) -> int:
    """A tick after the Money that pays for what is lacking, or a cross after what is; gives what is left of the line."""
    right, y = box[2], (box[1] + box[3]) / 2
    sheet.icon((right - 22, y), "check" if thing.now else "cross", 42, _GOOD if thing.now else _BAD)
    right -= 56
    player = view.seats[view.viewer].player
    held = {**player.resources, POPULATION: player.population}
    lacking = {what: count - held.get(what, 0) for what, count in thing.cost.items()}
    chips = [
        Chip("resource", what, f"{MINUS}{count}") for what, count in lacking.items() if count > 0 and not thing.now
    ]
    if row.plain:
        chips = []
    elif thing.more_money:
        chips = [Chip("resource", "money", f"{MINUS}{thing.more_money}")]
    if thing.income is not None:
        chips = [Chip("resource", "money", f"+{thing.income}")]
    if chips:
        wide = sum(width_of(chip, _SIGN) + _SIGN // 4 for chip in chips)
        draw_chips(sheet, (right - wide, box[1], right, box[3]), chips, size=_SIGN)
        right -= wide + 26
        sheet.fill((right + 8, box[1] + 12, right + 10, box[3] - 12), darker(PAPER_2, 0.3))
    return right
