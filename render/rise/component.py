"""A component alone: tiles as in the lists of them, regions as on the map, pieces as they lie on the board."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.pieces import player_token
from render.rise.actions import coin
from render.rise.closeups import draw_part
from render.rise.layout import SHEETS
from render.rise.lists import ROW, draw_row, row_of
from render.rise.looks import good
from render.rise.tiles import draw_price
from render.rise.view import View
from render.shared.component import PIECE, Look, draw_look, look_of_icon, look_of_sprites

_GOODS = {"resource_disc": "disc", "cube": "cube"}
_TOKENS = {"action_disc": "", "alliance_piece": "dove"}
_COINS = {"gold_1": 1, "gold_5": 5}
_ICONS = {
    "game_board": "map",
    "tile_card": "card",
    "aid_card": "scroll",
    "old_world": "columns",
    "new_world": "compass",
    "far_east": "pagoda",
    "black_sea": "waves",
}


def draw_component(view: View, *, audit: bool = False) -> Canvas:
    """The tile, region or piece that the scene names."""
    name = view.scene.place
    if name in view.catalogue.regions or name in SHEETS:
        return draw_part(view, audit=audit)
    return draw_look(view, _look_of(view, name), audit=audit)


def _look_of(view: View, name: str) -> Look:
    if name in view.catalogue.tiles or name in view.catalogue.empires:
        return Look(ROW, lambda sheet, box: draw_row(sheet, view, row_of(view, name), box))
    if name in _GOODS:
        return look_of_sprites([good(_GOODS[name], PIECE)])
    if name in _TOKENS:
        return look_of_sprites([player_token(colour, _TOKENS[name], PIECE * 2 // 3) for colour in [*PLAYERS][:5]])
    if name in _COINS:
        worth = _COINS[name]
        return Look(
            coin(PIECE).height,
            lambda sheet, box: draw_price(sheet, worth, ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), PIECE),
        )
    other = "compass" if name in view.catalogue.areas else "waves" if name in view.catalogue.waters else "book"
    return look_of_icon(_ICONS.get(name, other))
