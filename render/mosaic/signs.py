"""The legend: every sign of the pictures with its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.palette import INK, INK_2, RUBRIC
from render.kit.pieces import laurel, piece, player_token
from render.mosaic.chips import Chip, draw_sign
from render.mosaic.looks import GOODS, PIECES
from render.mosaic.stacks import groups_of
from render.mosaic.tokens import cache_chip
from render.mosaic.view import View
from render.shared.closeup import Group, Sign, icon_sign, piece_sign

_SIZE = 52
_RESOURCES = ("population", "food", "ideas", "stone", "money")
_MADE = ("food", "ideas", "stone", "tax", "tariff")
_ICONS = (("book", INK), ("card", INK), ("card_draw", INK_2), ("crate", INK), ("lock", INK), ("cycle", INK))


def signs_of(view: View) -> Iterator[Group]:
    """Pillars, resources and productions, trade goods, pieces, tiles, marks."""
    say = view.say
    yield (
        say("mosaic-sign-pillars"),
        [_sign(view.term("picture-pillar", name), Chip("pillar", name)) for name in view.catalogue.pillars],
    )
    yield (
        say("mosaic-sign-resources"),
        [
            *(_sign(view.term("picture-sign", name), Chip("resource", name)) for name in _RESOURCES),
            *(_sign(view.term("sign-made", name), Chip("production", name)) for name in _MADE),
        ],
    )
    goods = sorted(view.catalogue.goods, key=lambda name: [*GOODS, name].index(name))
    yield say("mosaic-sign-goods"), [_sign(view.name_of(name), Chip("good", name)) for name in goods]
    yield (
        say("mosaic-sign-pieces"),
        [
            *(_sign(view.term("picture-sign", name), Chip("piece", name)) for name in PIECES if name != "project"),
            Sign(say("mosaic-sign-cache"), lambda sheet, at: sheet.stamp(cache_chip("money", _SIZE + 8), at)),
        ],
    )
    yield (
        say("mosaic-sign-tiles"),
        [
            piece_sign(view.term("sign-one-of", group), lambda size, tile=tiles[0]: tile.look(tile.icon, size))
            for group, tiles in groups_of(view).items()
            if tiles
        ],
    )
    yield (
        say("mosaic-sign-marks"),
        [
            *(icon_sign(view.term("sign-icon", name), name, ink) for name, ink in _ICONS),
            _sign(view.term("picture-sign", "unrest"), Chip("unrest", "")),
            piece_sign(say("mosaic-sign-points"), laurel),
            piece_sign(
                say("mosaic-sign-scoring"), lambda size: piece("eagle", size, RUBRIC, "#E2B650", "#FFE9AE", "disc", 0.8)
            ),
            piece_sign(say("mosaic-sign-loyal"), lambda size: player_token("red", "lock", size)),
            _sign(say("mosaic-sign-wild"), Chip("good", "wild_good")),
            icon_sign(say("mosaic-sign-computer"), "gears"),
        ],
    )


def _sign(words: str, chip: Chip) -> Sign:
    return Sign(words, lambda sheet, at: draw_sign(sheet, chip, at, _SIZE))
