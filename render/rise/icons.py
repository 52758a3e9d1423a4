"""The signs that stand beside words: what is counted, and kinds of moves."""

from __future__ import annotations

from render.kit.pieces import piece
from render.rise.looks import GOODS, ROW_FILLS, ROW_ICONS, city, good
from render.shared.icons import Draw, choice, deed, deeds, each, of_kind, yielding

_INCOME = ("gold", "cube", "disc", "food")
_VP, _VP_EDGE, _VP_INK = "#6B2318", "#E2B650", "#EFC765"
_CUBE = "#8C5A3A"


def _scored(icon: str) -> Draw:
    return lambda size: piece(icon, size, _VP, _VP_EDGE, _VP_INK, "octagon", 0.74)


ICONS: dict[str, Draw] = {
    **each(good, GOODS),
    **{f"income_{name}": yielding(draw) for name, draw in each(good, _INCOME).items()},
    "income_choice": yielding(choice),
    "scoring_regions": _scored("map"),
    "scoring_tiles": _scored("eagle"),
    "scoring_again": _scored("map"),
    "map": lambda size: piece("cubes", size, _CUBE, "#3D2414", "#FFF4E3", "hexagon", 0.74),
    "cities": lambda size: city(False, size),
    **{of_kind(row): deed(icon, ROW_FILLS[row]) for row, icon in ROW_ICONS.items()},
    **deeds(
        {
            "war": "war",
            "strike": "weapons",
            "flip": "cycle",
            "levy": "population_cube",
            "ally": "deal",
            "pay": "coins",
            "remove": "return",
            "upkeep": "house",
            "give_up": "cross",
            "end": "check",
            "pick": "hand",
        }
    ),
}
