"""Rise of Empires: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named by kind and id: ``"region:anatolia"``, ``"tile:mining"`` (any tile, empire tiles
among them), ``"row:trade"`` of the action display, ``"disc:trade:2:1"`` (row, seat, which of the seat's discs there from the left),
``"position:3"`` of the next turn, ``"track:trade"`` and ``"seat:2"``. Parts are the sheets of the map (``layout.SHEETS``), all
regions by their ids, and the tiles by kind: ``"progress"``, ``"cities"``, ``"territory"``, ``"empires"``; regions are the sheets.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any

from games.core.events import Event
from games.rise_of_empires import RiseOfEmpires
from games.rise_of_empires.state import RiseState
from render.rise.area import draw_area
from render.rise.board import draw_board
from render.rise.closeups import draw_part
from render.rise.component import draw_component
from render.rise.icons import ICONS
from render.rise.layout import regions_of
from render.rise.lists import LISTS
from render.rise.plan import plan_of, region_at, water_at
from render.rise.signs import signs_of
from render.rise.telling import full_text, sentences
from render.rise.view import View as Facts
from render.scene import Closeup, Painter, View
from render.shared.closeup import LEGEND
from render.shared.drawings import Draw, Drawings

# The fields of moves whose values are places on the board, and the kind of place.
PLACES = {"region": "region", "tile": "tile", "row": "row", "opponent": "seat"}
OWN = frozenset({"give_up", "upkeep", "pick", "flip", "ally", "levy", "strike"})  # kinds about tiles of one's own
_TRACK = {"traded": "track:trade"}


class RisePainter(Drawings[Facts]):
    """Draws and tells scenes of Rise of Empires."""

    icons = ICONS
    putting = MappingProxyType({"map/regions": region_at, "map/waters": water_at})

    def __init__(self) -> None:
        drawings: dict[View, Draw[Facts]] = {"board": draw_board, "area": draw_area, "part": draw_part}
        super().__init__(
            Facts.of, drawings, sentences, full_text, lambda view: [*signs_of(view)], draw_component, plan_of
        )

    def parts(self, game: RiseOfEmpires, state: RiseState) -> dict[str, tuple[str, ...]]:
        """The sheets of the map, the tiles by kind, every region with those beside it, and the legend."""
        there = [*regions_of(game.catalogue)]
        sheets = {name: tuple(other for other in there if other != name) for name in there}
        near = {
            name: tuple(other for other in others if other in game.catalogue.regions)
            for name, others in game.catalogue.near.items()
        }
        return {**sheets, **dict.fromkeys(LISTS, ()), **near, LEGEND: ()}

    def regions(self, game: RiseOfEmpires, state: RiseState) -> dict[str, tuple[str, ...]]:
        """R2.2: the sheets of the map with their regions."""
        return regions_of(game.catalogue)

    def reading(self, game: RiseOfEmpires, state: RiseState) -> list[str | tuple[str, ...]]:
        """The regions, then tiles by kind as the area of a seat shows them, those of a kind by their names."""
        box = game.catalogue
        kinds = (box.territory, box.progress, box.cities, box.empires)
        return [
            *chain(*self.regions(game, state).values()),
            *(tuple(f"tile:{tile}" for tile in kind) for kind in kinds),
        ]

    def period(self, state: RiseState) -> str:
        """Era and turn, such as "III-B"."""
        return f"{'I' * state.era}-{state.side}"

    def marks(self, event: Event) -> tuple[str, ...]:
        """Regions, rows and positions that an event changes, new tiles, and the seat that has taken a tile."""
        if event.seat is None:
            return ()
        data = event.data
        found = [f"{kind}:{data[name]}" for name, kind in (("region", "region"), ("row", "row")) if data.get(name)]
        if event.kind == "position-taken":
            found.append(f"position:{data['number']}")
        if event.kind in _TRACK:
            found.append(_TRACK[event.kind])
        if event.kind.endswith("-taken") and "tile" in data:
            found.append(f"seat:{event.seat}")
        return tuple(found)

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The board, a part of it or the own area with the places to choose from, or with the place chosen last."""
        if field == "number" or "number" in chosen:
            # The positions bear their own numbers.
            return Closeup("board", seat, (), numbered=False)
        if field == "which":
            discs = tuple(f"disc:{chosen.get('row')}:{seat}:{value}" for value in values)
            return Closeup("part", seat, discs, numbered=True)
        if field in PLACES and not (field == "opponent" and "region" in chosen):
            view = self._view(field, chosen)
            places = tuple(f"{PLACES[field]}:{value}" for value in values)
            return Closeup(view, seat, places, numbered=True, counted=field == "region")
        for name in reversed(list(chosen)):
            # Whoever is attacked in a region stands there, which tells more than his place at the table.
            if name in PLACES and not (name == "opponent" and "region" in chosen):
                place = f"{PLACES[name]}:{chosen[name]}"
                return Closeup(self._view(name, chosen), seat, (place,), numbered=False, chosen=True)
        return None

    def _view(self, field: str, chosen: Mapping[str, Any]) -> View:
        if field == "tile" and chosen.get("kind") in OWN:
            return "area"
        return "board" if field == "opponent" else "part"


PAINTER: Painter = RisePainter()
