"""The signs that stand beside words: what is counted, and kinds of moves."""

from __future__ import annotations

from render.founders.faces import TOKENS, token
from render.founders.looks import GOODS, good
from render.founders.territory import LINK, LINK_EDGE, SOURCE_ICONS
from render.kit.palette import darker
from render.kit.pieces import laurel, piece
from render.shared.icons import Draw, deeds, each, either, of_kind, yielding

_VICTORY, _RESTING = "#7A6747", "#8C5A2B"

# R2.3: what a nature tile makes, one of two.
EITHER = (
    ("wood", "stone"),
    ("stone", "plants"),
    ("stone", "water"),
    ("plants", "water"),
    ("wood", "water"),
    ("wood", "plants"),
)


def _either(one: str, other: str) -> Draw:
    return either(lambda size: good(one, size), lambda size: good(other, size))


ICONS: dict[str, Draw] = {
    "points": laurel,
    "victory": lambda size: piece(SOURCE_ICONS["victory"], size, _VICTORY, darker(_VICTORY, 0.5), "#FFF6E0", "shield"),
    "linked": lambda size: piece("bridge", size, LINK, LINK_EDGE, LINK_EDGE, "diamond", 0.6),
    "resting": lambda size: piece("lock", size, _RESTING, darker(_RESTING, 0.5), "#FFF6E0", "square", 0.66),
    **each(token, TOKENS),
    # What is counted of a resource are the tiles that give it.
    **{name: yielding(draw) for name, draw in each(good, GOODS).items()},
    **{f"{one}-{other}": _either(one, other) for one, other in EITHER},
    **{of_kind(kind): draw for kind, draw in each(token, TOKENS).items()},
    **deeds({"draft": "hand", "reveal": "eye", "add": "plus", "replace": "cycle", "pass": "return", "stop": "flag"}),
}
