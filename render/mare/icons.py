"""The signs that stand beside words: what is counted, and kinds of moves."""

from __future__ import annotations

from PIL import Image

from render.kit.pieces import piece
from render.mare.looks import (
    CREAM,
    GILT,
    GILT_INK,
    GILT_RIM,
    GOODS,
    NIGHT,
    ROUTES,
    TRACKS,
    UNITS,
    badge,
    good,
    title_sign,
)
from render.shared.icons import Draw, choice, deeds, each, yielding

_UNIT = "#8E3B30"


def _legendary(name: str, size: int) -> Image.Image:
    return good(name, size, legendary=True)


def _of_track(name: str, size: int) -> Image.Image:
    return badge(TRACKS[name], size)


def _title(name: str, size: int) -> Image.Image:
    return title_sign(name.removeprefix("title_"), size)


def _unit(name: str, size: int) -> Image.Image:
    return piece(UNITS[name], size, _UNIT, "#3D130D", CREAM, "shield", 0.62)


def _route(icon: str) -> Draw:
    return lambda size: piece(icon, size, "#2F6C7C", GILT, CREAM, "hexagon", 0.68)


def _gilded(icon: str) -> Draw:
    return lambda size: piece(icon, size, GILT, GILT_RIM, GILT_INK, "disc", 0.7)


def _dark(icon: str) -> Draw:
    return lambda size: badge(icon, size, NIGHT)


ICONS: dict[str, Draw] = {
    **each(good, GOODS),
    **{f"legendary_{name}": draw for name, draw in each(_legendary, GOODS).items() if name != "coin"},
    "income_goods": yielding(_dark("crate")),
    "income_kinds": yielding(_dark("cubes")),
    "income_coin": yielding(lambda size: good("coin", size)),
    "income_legendary": yielding(_gilded("star")),
    "income_choice": yielding(choice),
    "unkept": _dark("crate"),
    **each(_of_track, TRACKS),
    **each(_title, [f"title_{name}" for name in TRACKS]),
    **{name: _route(icon) for name, icon in ROUTES.items()},
    "provinces": lambda size: piece("map", size, "#4F7A3A", "#22391A", CREAM, "square", 0.8),
    **each(_unit, UNITS),
    **deeds(
        {
            "offer": "trade",
            "take": "hand",
            "build": "city",
            "recruit": "hero",
            "control": "flag",
            "legion": "legion",
            "trireme": "trireme",
            "fortress": "rook",
            "muster": "spears",
            "pyramids": "pyramids",
            "pay": "coins",
            "cancel": "cross",
            "peace": "dove",
            "convert": "banner",
            "sail": "ship",
            "attack": "trident",
            "march": "road",
            "fight": "war",
            "lose": "skull",
            "occupy": "tower_flag",
            "pillage": "raze",
            "crown": "crown",
            "done": "check",
        }
    ),
}
