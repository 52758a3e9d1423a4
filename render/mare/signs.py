"""The legend: every sign of the pictures with its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.canvas import Canvas
from render.kit.pieces import player_token
from render.kit.shapes import Point
from render.mare.looks import GOODS, ROUTES, TRACKS, UNITS, card_sign, good, title_sign
from render.mare.plates import FREE
from render.mare.sprites import Stack, draw_stacks, space
from render.mare.view import View
from render.shared.closeup import Group, Sign, icon_sign, piece_sign

_SIDE = 50


def signs_of(view: View) -> Iterator[Group]:
    """Goods, what stands on the map, tracks and ways of winning, cards, marks."""
    say = view.say
    goods = sorted(view.catalogue.kinds, key=lambda name: [*GOODS, name].index(name))
    yield (
        say("mare-sign-goods"),
        [
            *(piece_sign(view.name_of(name), lambda size, name=name: good(name, size)) for name in goods),
            piece_sign(say("mare-sign-legendary"), lambda size: good("wine", size, legendary=True)),
        ],
    )
    buildings = [name for name in view.catalogue.buildings if name != "caravan"]
    yield (
        say("mare-sign-map"),
        [
            *(_building(say(f"mare-picture-sign-{name}"), name, "nobody") for name in buildings),
            Sign(
                say("mare-sign-caravan"), lambda sheet, at: sheet.stamp(space("caravan", "wine", "nobody", _SIDE), at)
            ),
            Sign(say("mare-sign-no-caravan"), lambda sheet, at: sheet.stamp(space("caravan", "wine", "", _SIDE), at)),
            _building(say(f"mare-picture-sign-{FREE}"), buildings[0], ""),
            *(
                piece_sign(say(f"mare-picture-sign-{name}"), lambda size, icon=icon: player_token("red", icon, size))
                for name, icon in UNITS.items()
            ),
            piece_sign(say("mare-picture-sign-control"), lambda size: player_token("red", "flag", size)),
            Sign(say("mare-sign-stack"), _stack),
            Sign(say("mare-sign-occupied"), _occupied),
            icon_sign(say("mare-sign-contested"), "battle_clash", "#7A1D12"),
        ],
    )
    yield (
        say("mare-sign-tracks"),
        [
            *(icon_sign(say(f"mare-picture-track-{name}"), icon) for name, icon in TRACKS.items()),
            piece_sign(say("mare-sign-title"), lambda size: title_sign("trade", size)),
            *(icon_sign(say(f"mare-picture-route-{name}"), icon) for name, icon in ROUTES.items()),
        ],
    )
    yield (
        say("mare-sign-cards"),
        [
            piece_sign(say("mare-sign-hero"), lambda size: card_sign("hercules", "hero", size)),
            piece_sign(say("mare-sign-wonder"), lambda size: card_sign("statue_of_zeus", "wonder", size)),
            piece_sign(say("mare-sign-pyramids"), lambda size: card_sign("pyramids", "pyramids", size)),
            icon_sign(say("mare-sign-resources"), "chest"),
            icon_sign(say("mare-sign-computer"), "gears"),
        ],
    )


def _building(words: str, name: str, owner: str) -> Sign:
    return Sign(words, lambda sheet, at: sheet.stamp(space(name, "", owner, _SIDE), at))


def _stack(sheet: Canvas, at: Point) -> None:
    draw_stacks(sheet, [Stack("red", UNITS["legion"], 2, at)], _SIDE, 48)


def _occupied(sheet: Canvas, at: Point) -> None:
    """A building with another seat's legion on it."""
    sheet.stamp(space("city", "", "blue", _SIDE - 4), (at[0] - 3, at[1] + 3))
    sheet.stamp(player_token("blue", UNITS["legion"], 34), (at[0] + 15, at[1] - 15))
