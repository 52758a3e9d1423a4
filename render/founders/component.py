"""A component alone: tiles as on the market, resources and tokens as on the tiles."""

from __future__ import annotations

from render.founders.faces import Marks, face, token
from render.founders.looks import good
from render.founders.view import View
from render.kit.canvas import Canvas
from render.shared.component import PIECE, Look, draw_look, look_of_sprites

_SIDE = 520


def draw_component(view: View, *, audit: bool = False) -> Canvas:
    """The tile, resource or token that the scene names."""
    return draw_look(view, _look_of(view, view.scene.place), audit=audit)


def _look_of(view: View, name: str) -> Look:
    catalogue = view.game.catalogue
    if name in catalogue.tiles:
        shown = face(view.tile(name), _SIDE, Marks(gift=True))
        return Look(
            _SIDE,
            lambda sheet, box: sheet.stamp_texts(
                shown.sprite, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), shown.texts
            ),
        )
    if name in catalogue.tokens:
        entry = catalogue.tokens[name]
        sprites = [token(entry.kind, PIECE)]
        return look_of_sprites([*sprites, good(entry.resource, PIECE)] if entry.resource else sprites)
    return look_of_sprites([good(name, PIECE)])
