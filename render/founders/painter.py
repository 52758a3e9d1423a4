"""Founders of the Empire: what the rest of the bot asks of its pictures.

Places in ``changed`` and ``candidates`` are named ``"<seat>:<cell>"`` (``"0:M11"``), ``"square:<seat>:<cell>"`` (the four cells of
which this is the lower left one), ``"row:<stack>:<index>"`` (stack nature, village or city, index from 0 at the oldest tile) and
``"display:<index>"`` (reading order, from 0). Candidates are numbered from
1 in the order given. The view ``area`` shows the territory of ``focus``, or of the active seat; the parts are ``market`` and
``victory``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from games.core.events import Event
from games.founders_of_the_empire import FoundersOfTheEmpire
from games.founders_of_the_empire.shown import format_cell, parse_cell
from games.founders_of_the_empire.state import FoundersState
from render.founders.area import draw_area
from render.founders.art import NATURE, painting
from render.founders.board import draw_board
from render.founders.closeups import PARTS, draw_part
from render.founders.component import draw_component
from render.founders.icons import ICONS
from render.founders.signs import signs_of
from render.founders.telling import board_text, sentences
from render.founders.view import View as Facts
from render.scene import Closeup, Painter, View
from render.shared.closeup import LEGEND
from render.shared.drawings import Draw, Drawings


class FoundersPainter(Drawings[Facts]):
    """Draws and tells scenes of Founders of the Empire."""

    icons = ICONS
    # Each takes longer than all else on a first board, which shows those of the tiles that happen to lie in the draft.
    ahead = tuple(partial(painting, subject) for subject in NATURE)

    def __init__(self) -> None:
        drawings: dict[View, Draw[Facts]] = {"board": draw_board, "area": draw_area, "part": draw_part}
        super().__init__(Facts.of, drawings, sentences, board_text, lambda view: [*signs_of(view)], draw_component)

    def parts(self, game: FoundersOfTheEmpire, state: FoundersState) -> dict[str, tuple[str, ...]]:
        """The market, the victory tiles and the legend."""
        return {**dict.fromkeys(PARTS, ()), LEGEND: ()}

    def reading(self, game: FoundersOfTheEmpire, state: FoundersState) -> list[str]:
        """The cells of all territories and around them, row by row from the top."""
        at = [parse_cell(cell) for own in state.territories for cell in own.tiles]
        (left, right), (bottom, top) = (
            ((min(line), max(line)) for line in zip(*at, strict=True)) if at else ((0, 0),) * 2
        )
        return [format_cell(x, y) for y in range(top + 1, bottom - 2, -1) for x in range(left - 1, right + 2)]

    def marks(self, event: Event) -> tuple[str, ...]:
        """The cells at which something happened, in the territory of whom it happened to; a cart has a square of them."""
        cell, owner = event.data.get("cell"), event.data.get("opponent", event.seat)
        if not cell or owner is None:
            return ()
        return tuple(f"{owner}:{one}" for one in (event.data["cells"] if event.kind == "cart" else (cell,)))

    def closeup(self, seat: int, field: str, chosen: Mapping[str, Any], values: Sequence[Any]) -> Closeup | None:
        """The territory with the cells to choose from, or with the one that was chosen."""
        if field != "cell" and "cell" not in chosen:
            return None
        owner = chosen.get("opponent", seat)
        cells = values if field == "cell" else [chosen["cell"]]
        kind = "square:" if chosen.get("kind") == "cart" else ""
        places, asked = tuple(f"{kind}{owner}:{cell}" for cell in cells), field == "cell"
        return Closeup("area", owner, places, numbered=asked, chosen=not asked)


PAINTER: Painter = FoundersPainter()
