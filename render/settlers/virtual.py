"""R23: the virtual player: how the Collection stands against the own empire, its Locations, the line of Attack cards."""

from __future__ import annotations

from render.kit.canvas import DEEP, Box, Canvas
from render.kit.marks import draw_raised_number
from render.kit.palette import GOLD, PAPER, darker
from render.settlers.empire import draw_fresh
from render.settlers.faces import draw_card
from render.settlers.ground import faction_board
from render.settlers.looks import good
from render.settlers.view import View

_CREAM, _DIM = "#FFF3DC", "#E6CFA6"
_HEAD = 38
_CARD = 320
_LEFT = 360
_RED = "#7C1F1A"


def draw_virtual(sheet: Canvas, view: View, box: Box) -> None:
    """The strip of the virtual player."""
    x0, y0, x1, y1 = box
    sheet.panel(box, _RED, radius=12, edge=darker(_RED, 0.5), thickness=2, shadow=DEEP)
    ground = faction_board("", x1 - x0 - 6, y1 - y0 - 6)
    sheet.image.paste(ground, (x0 + 3, y0 + 3))
    _draw_goal(sheet, view, (x0 + 18, y0 + 8, x0 + _LEFT, y1 - 8))
    left = x0 + _LEFT + 10
    for place, placed in enumerate(view.virtual_locations):
        x = left + place * (_CARD + 12)
        name = placed.card.id
        card = (x, y0 + 9, x + _CARD, y1 - 9)
        fresh = name in view.changed
        draw_card(sheet, card, placed.card, placed=placed, fresh=fresh, number=view.numbers.get(name, 0))
    left += 2 * (_CARD + 12) + 12
    sheet.fill((left - 10, y0 + 16, left - 8, y1 - 16), GOLD)
    _draw_attacks(sheet, view, (left + 6, y0 + 8, x1 - 16, y1 - 8))


def _draw_goal(sheet: Canvas, view: View, box: Box) -> None:
    """R23.1: cards of the Collection against own Faction Locations."""
    head = (box[0], box[1], box[2], box[1] + _HEAD)
    sheet.label(head, view.say("settlers-picture-virtual"), face="title", sizes=(26, 24, 22), fill=GOLD)
    if view.state.virtual is not None and view.state.virtual.card:
        rule = (box[0], head[3] - 4, box[2], head[3] + 22)
        name = view.name_of(view.state.virtual.card)
        sheet.label(rule, name, face="italic", sizes=(19, 18, 17), fill=_DIM)
    ahead = view.against_collection > view.collection
    counts = (
        ("enemy", view.collection, view.say("settlers-picture-collection"), _CREAM),
        (
            "faction_card",
            view.against_collection,
            view.say("settlers-picture-own-faction"),
            "#BFE39A" if ahead else "#FFC9A8",
        ),
    )
    top = head[3] + 20
    step = (box[3] - top) // len(counts)
    for place, (name, count, label, ink) in enumerate(counts):
        y0 = top + place * step
        middle = y0 + step / 2
        sheet.stamp(good(name, 44), (box[0] + 26, middle))
        number = (box[0] + 58, y0, box[0] + 118, y0 + step)
        sheet.label(number, str(count), face="ui-bold", sizes=(44,), fill=ink)
        text = (box[0] + 120, y0, box[2], y0 + step)
        sheet.lines(text, label, face="ui-semi", sizes=(22, 20, 18), fill=_CREAM, most=2, leading=1.05)


def _draw_attacks(sheet: Canvas, view: View, box: Box) -> None:
    head = (box[0], box[1], box[2], box[1] + _HEAD)
    sheet.label(head, view.say("settlers-picture-attack-line"), face="ui-semi", sizes=(22, 20, 18), fill=_CREAM)
    size, across = 46, 8
    step = (box[2] - box[0]) / across
    for place, (name, target) in enumerate(view.attack_line):
        x = box[0] + step * (place % across + 0.5)
        y = head[3] + 32 + place // across * (size + 16)
        half = size // 2 + 7
        card = (round(x) - half, round(y) - half, round(x) + half, round(y) + half)
        sheet.panel(card, PAPER, radius=8, edge=_RED, thickness=3 if place else 5)
        if name in view.changed:
            draw_fresh(sheet, card)
        sheet.stamp(good(target, size - 4), (x, y))
        if number := view.numbers.get(name, 0):
            draw_raised_number(sheet, (x, y), number, 34)
    foot = (box[0], box[3] - 28, box[2], box[3])
    left = len(view.state.virtual.deck) if view.state.virtual else 0
    sheet.label(foot, view.say("settlers-picture-attack-left", count=left), face="ui-semi", sizes=(20, 18), fill=_DIM)
