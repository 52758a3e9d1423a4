"""A component alone: cards and tiles as in the lists of them, regions as on the map, signs and pieces as everywhere."""

from __future__ import annotations

from PIL import Image

from games.mosaic.data import Cache
from render.kit.canvas import Box, Canvas
from render.kit.palette import INK, PLAYERS, RUBRIC
from render.kit.pieces import piece, player_token
from render.mosaic.cards import draw_card
from render.mosaic.chips import production
from render.mosaic.closeups import draw_part
from render.mosaic.lists import ROW, draw_row, row_of
from render.mosaic.looks import GOODS, PIECES, badge, pillar, resource, trade_good
from render.mosaic.tokens import cache_chip
from render.mosaic.view import View
from render.shared.component import PIECE, Look, draw_look, look_of_icon, look_of_sprites

_ICONS = {"main_board": "map", "player_board": "scroll", "start_marker": "flag", "wonder_piece": "wonder"}
_CARD = 280  # height of a Technology
_SIZE = 128  # of the number on a Cache


def draw_component(view: View, *, audit: bool = False) -> Canvas:
    """The card, tile, region, sign or piece that the scene names."""
    name = view.scene.place
    if view.catalogue.hexes_of.get(name):
        return draw_part(view, audit=audit)
    return draw_look(view, _look_of(view, name), audit=audit)


def _look_of(view: View, name: str) -> Look:
    catalogue, entry = view.catalogue, view.components[name]
    if name in catalogue.technologies:
        return Look(_CARD, lambda sheet, box: draw_card(sheet, view, name, box), worded=True)
    if (row := row_of(view, name)) is not None:
        return Look(ROW, lambda sheet, box: draw_row(sheet, view, row, box))
    if isinstance(entry, Cache):
        return _look_of_cache(entry)
    sprite = _sprite_of(view, name)
    return look_of_sprites([sprite]) if sprite is not None else look_of_icon(_ICONS.get(name, "card"))


def _look_of_cache(cache: Cache) -> Look:
    """The plate of a Cache with its number beside the icon, as it lies on a hex."""
    what, count = next(iter(cache.gain.items()))
    sprite = cache_chip(what, PIECE * 2)

    def draw(sheet: Canvas, box: Box) -> None:
        x, y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
        sheet.stamp(sprite, (x, y))
        spot = (x, box[1], x + PIECE, box[3])
        sheet.label(spot, str(count), face="ui-bold", sizes=(_SIZE,), fill=INK, align="middle")

    return Look(sprite.height, draw)


def _sprite_of(view: View, name: str) -> Image.Image | None:
    """What stands for it on the sheets, None where nothing does."""
    kind = name.removesuffix("_piece")
    made = name.removesuffix("_track").removesuffix("_production")
    if name in view.catalogue.pillars:
        return pillar(name, PIECE)
    if name in GOODS:
        return trade_good(name, PIECE)
    if kind in PIECES and kind != name:
        return badge(PIECES[kind], PIECE)
    if name.startswith("empire_scoring"):
        return piece("eagle", PIECE, RUBRIC, "#E2B650", "#FFE9AE", "disc", 0.8)
    if name in PLAYERS:
        return player_token(name, "", PIECE)
    if name == "population_token":
        return resource("population", PIECE)
    if made != name:
        return production(made, PIECE)
    return resource(name, PIECE) if name in ("food", "ideas", "stone", "money") else None
