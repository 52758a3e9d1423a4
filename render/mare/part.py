"""A close-up of a part of the map: an area in the middle, what lies around it as far as there is room."""

from __future__ import annotations

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.state import MareState
from render.kit.canvas import Canvas
from render.mare.board import draw_board
from render.mare.cards import CARDS, cards_to_choose, draw_cards
from render.mare.empires import draw_empires, empires_to_choose
from render.mare.layout import REGIONS, regions_of
from render.mare.view import View
from render.mare.windows import close_window, draw_close, nearest_window, spots_of


def parts_of(catalogue: Catalogue, state: MareState) -> dict[str, tuple[str, ...]]:
    """R2.2, R2.3: every area in play with those that it touches."""
    touching = {name: [*catalogue.land[name], *province.seas] for name, province in catalogue.provinces.items()}
    touching |= {name: [*catalogue.coasts[name], *catalogue.open_sea[name]] for name in catalogue.seas}
    open_ = {*state.provinces, *state.seas}
    return {name: tuple(other for other in touching[name] if other in open_) for name in touching if name in open_}


def part_of(view: View) -> str:
    """The scene's place; where it has none, the cards if one of them is to be chosen, else ""."""
    return view.scene.place or (CARDS if cards_to_choose(view) else "")


def draw_part(view: View, *, audit: bool = False) -> Canvas:
    """A sheet of the map, the map around the scene's place, which is outlined, the cards on offer, or the empires to choose from.

    Without any of them the board. Raises KeyError for an area not in play.
    """
    if empires_to_choose(view):
        return draw_empires(view, audit=audit)
    name = part_of(view)
    if not name:
        return draw_board(view, audit=audit)
    if name == CARDS:
        return draw_cards(view, audit=audit)
    if name in REGIONS:
        areas = [area.partition(":")[2] for area in regions_of(view.catalogue, view.state).get(name, ())]
        title = view.say(f"mare-closeup-{name}")
    else:
        areas, title = [name, *parts_of(view.catalogue, view.state)[name]], view.name_of(name)
    window = close_window(spots_of(view.catalogue, areas)) or nearest_window(spots_of(view.catalogue, areas[:1]))
    return draw_close(view, window, title, audit=audit)
