"""A component alone: heroes and wonders as in the list of them, areas as on the map, goods, buildings and units."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.pieces import player_token
from render.mare.cards import card_tall, draw_card
from render.mare.looks import BUILDINGS, EMPIRES, GOODS, UNITS, badge, good
from render.mare.part import draw_part
from render.mare.sprites import space
from render.mare.view import View
from render.shared.closeup import CLOSE, EDGE_ROOM
from render.shared.component import PIECE, Look, draw_look, look_of_icon, look_of_sprites

_BEIGE, _BLUE, _DARK = "#E9D9B4", "#2F6494", "#2E241C"
_ICONS = {
    "main_board": "map",
    "leadership_board": "vp",
    "heroes_wonders_board": "hero",
    "empire_mat": "card",
    "empire_screen": "fortress",
    "summary_sheet": "scroll",
}
_LEGENDARY = "legendary_"


def draw_component(view: View, *, audit: bool = False) -> Canvas:
    """The card, area, good, building or unit that the scene names."""
    name = view.scene.place
    if view.open(name):
        return draw_part(view, audit=audit)
    return draw_look(view, _look_of(view, name), audit=audit)


def _look_of(view: View, name: str) -> Look:
    if view.card(name) is not None or name == view.catalogue.pyramids:
        tall = card_tall(view, name, CLOSE - 4 * EDGE_ROOM)
        return Look(tall, lambda sheet, box: draw_card(sheet, view, name, box), worded=True)
    if name == "caravan":
        return look_of_sprites([space(name, "wine", "nobody", PIECE)])
    if name in BUILDINGS:
        return look_of_sprites([space(name, "", "nobody", PIECE)])
    kind = name.removeprefix(_LEGENDARY)
    if kind in GOODS:
        return look_of_sprites([good(kind, PIECE, legendary=kind != name)])
    if name in UNITS or name == "control_marker":
        icon = UNITS.get(name, "flag")
        colours = [empire.color for empire in view.catalogue.empires.values()]
        return look_of_sprites([player_token(colour, icon, PIECE * 2 // 3) for colour in colours])
    if name in EMPIRES:
        colour = view.catalogue.empires[name].color
        return look_of_sprites([player_token(colour, EMPIRES[name], PIECE)])
    if name in ("land_die", "sea_die"):
        return look_of_sprites([badge("dice", PIECE, *((_BEIGE, _DARK) if name == "land_die" else (_BLUE,)))])
    return look_of_icon(_ICONS.get(name, "trade"))
