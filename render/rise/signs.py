"""The legend: every sign of the pictures with its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.canvas import SOFT, Canvas
from render.kit.pieces import laurel
from render.kit.shapes import Point
from render.rise.actions import dead_token
from render.rise.chips import Chip, draw_sign
from render.rise.looks import ERA_DARK, ERA_FILL, ERA_INK, ROW_FILLS, ROW_ICONS, city, empire, good
from render.rise.regions import PAPER
from render.rise.view import View
from render.shared.closeup import FLOOR, Draw, Group, Sign, icon_sign, piece_sign

_SIZE = 52
_GOODS = ("gold", "disc", "cube", "stock", "food")
_RULES = (
    ("flip", Chip(icon="cycle")),
    ("war", Chip(icon="war")),
    ("peace", Chip(icon="dove")),
    ("region", Chip(icon="flag")),
    ("overseas", Chip(icon="ship")),
    ("early", Chip(icon="key")),
    ("fee", Chip(icon="return")),
)


def signs_of(view: View) -> Iterator[Group]:
    """Goods, actions, tiles, what tiles do, the map."""
    say = view.say
    yield (
        say("rise-sign-goods"),
        [
            *(
                piece_sign(say(f"rise-picture-sign-{name}"), lambda size, name=name: good(name, size))
                for name in _GOODS
            ),
            piece_sign(say("rise-picture-sign-vp"), laurel),
        ],
    )
    yield (
        say("rise-sign-actions"),
        [
            *(icon_sign(view.title_of(row), icon, ROW_FILLS[row]) for row, icon in ROW_ICONS.items()),
            piece_sign(say("rise-picture-sign-dead"), lambda size: dead_token("black", size)),
        ],
    )
    yield (
        say("rise-sign-tiles"),
        [
            *(
                piece_sign(view.name_of(name), lambda size, name=name: good(name, size))
                for name in view.catalogue.territory
            ),
            piece_sign(say("rise-sign-land"), lambda size: empire(False, size)),
            piece_sign(say("rise-picture-sign-water"), lambda size: empire(True, size)),
            piece_sign(say("rise-sign-city"), lambda size: city(False, size)),
            piece_sign(say("rise-sign-wonder"), lambda size: city(True, size)),
        ],
    )
    yield (
        say("rise-sign-effects"),
        [_sign(say(f"rise-picture-sign-{name}"), chip) for name, chip in _RULES],
    )
    yield (
        say("rise-sign-map"),
        [
            *(Sign(say("rise-picture-era", era=era), _era(era)) for era in sorted(ERA_FILL)),
            Sign(say("rise-sign-values"), _values),
            icon_sign(say("rise-sign-closed"), "lock"),
            icon_sign(say("rise-sign-computer"), "gears"),
        ],
    )


def _sign(words: str, chip: Chip) -> Sign:
    return Sign(words, lambda sheet, at: draw_sign(sheet, chip, at, _SIZE))


def _era(era: int) -> Draw:
    """The colour of an era's regions and tiles."""

    def draw(sheet: Canvas, at: Point) -> None:
        x, y = round(at[0]), round(at[1])
        box = (x - 26, y - 22, x + 26, y + 22)
        sheet.panel(box, ERA_FILL[era], radius=9, edge=ERA_DARK[era], thickness=4, shadow=SOFT)

    return draw


def _values(sheet: Canvas, at: Point) -> None:
    """The plate of a region: points of the first and of the second."""
    x, y = round(at[0]), round(at[1])
    box = (x - 31, y - 21, x + 31, y + 21)
    sheet.panel(box, PAPER, radius=8, edge=ERA_INK[1], thickness=3, shadow=SOFT)
    sheet.label(box, "2/1", face="ui-bold", sizes=(FLOOR,), fill=ERA_INK[1], align="middle")
