"""The legend: every sign of the pictures with its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.founders_of_the_empire.data import TileKind
from render.founders.faces import KIND_COLOURS, TOKENS, kind_mask, token
from render.founders.looks import good
from render.founders.territory import SOURCE_ICONS
from render.founders.view import View
from render.kit.palette import RUBRIC, rgb
from render.kit.pieces import laurel
from render.shared.closeup import Group, icon_sign, piece_sign


def signs_of(view: View) -> Iterator[Group]:
    """Resources, tokens, kinds of tiles, marks."""
    say = view.say
    names = [*view.game.catalogue.resources]
    yield (
        say("founders-sign-resources"),
        [piece_sign(view.name_of(name), lambda size, name=name: good(name, size)) for name in names],
    )
    yield (
        say("founders-sign-tiles"),
        [
            piece_sign(say(f"founders-sign-tile-{kind}"), lambda size, kind=kind: _tile(kind, size))
            for kind in KIND_COLOURS
        ],
    )
    yield (
        say("founders-sign-tokens"),
        [piece_sign(say(f"founders-sign-token-{kind}"), lambda size, kind=kind: token(kind, size)) for kind in TOKENS],
    )
    yield (
        say("founders-sign-marks"),
        [
            piece_sign(say("founders-sign-points"), laurel),
            *(icon_sign(say(f"founders-sign-from-{name}"), icon) for name, icon in SOURCE_ICONS.items() if icon),
            icon_sign(say("founders-sign-top"), "triangle", RUBRIC),
            icon_sign(say("founders-sign-stop"), "flag"),
            icon_sign(say("founders-sign-computer"), "gears"),
        ],
    )


def _tile(kind: TileKind, size: int) -> Image.Image:
    """The shape and colour of a kind of tiles."""
    sprite = Image.new("RGBA", (size, size), 0)
    sprite.paste((*rgb(KIND_COLOURS[kind]), 255), (0, 0), kind_mask(kind, size))
    return sprite
