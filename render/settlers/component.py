"""A component alone: a card whole, a board by its emblem, goods and tokens as they lie beside a faction."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import PAPER
from render.kit.pieces import player_token
from render.settlers.faces import draw_card
from render.settlers.looks import FACTIONS, GOODS, KINDS, emblem, good
from render.settlers.view import View
from render.shared.closeup import CLOSE
from render.shared.component import PIECE, Look, draw_look, look_of_icon, look_of_sprites

_CARD, _TALL = 1060, 700  # width and height of a card
_ATTACK = 300  # side of an Attack card
_ICONS = {"token_multiplier": "coins", "token_first_player": "crown", "marker_round": "era", "board_score": "map"}


def draw_component(view: View, *, audit: bool = False) -> Canvas:
    """The card, board, good or token that the scene names."""
    return draw_look(view, _look_of(view, view.scene.place), audit=audit)


def _look_of(view: View, name: str) -> Look:
    catalogue = view.game.catalogue
    if name in catalogue.attacks:
        return _look_of_attack(catalogue.attacks[name].target)
    kind, _, rest = name.partition("_")
    if kind == "board" and rest in FACTIONS:
        return look_of_sprites([emblem(rest, PIECE)])
    if name == "marker_faction":
        return look_of_sprites([player_token("red", FACTIONS["romans"].icon, PIECE)])
    sign = {"token_egypt": "token"}.get(name, rest if kind == "token" else name)
    if sign in GOODS:
        return look_of_sprites([good(sign, PIECE)])
    if name in _ICONS:
        return look_of_icon(_ICONS[name])
    card = view.card(name)
    left = (CLOSE - _CARD) // 2
    return Look(_TALL, lambda sheet, box: draw_card(sheet, (left, box[1], left + _CARD, box[3]), card), worded=True)


def _look_of_attack(target: str) -> Look:
    """R23.7: an Attack card as it lies in the line: the Good that it looks for."""
    sprite = good(target, PIECE)

    def draw(sheet: Canvas, box: tuple[int, int, int, int]) -> None:
        x, y, half = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2, _ATTACK // 2
        sheet.panel((x - half, y - half, x + half, y + half), PAPER, radius=24, edge=KINDS["attack"].fill, thickness=12)
        sheet.stamp(sprite, (x, y))

    return Look(_ATTACK, draw)
