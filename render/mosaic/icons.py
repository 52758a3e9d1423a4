"""The signs that stand beside words: what is counted, trade goods, and kinds of moves."""

from __future__ import annotations

from PIL import Image

from render.kit.palette import darker
from render.kit.pieces import laurel, piece
from render.mosaic.chips import production
from render.mosaic.looks import (
    DECK_FILLS,
    DECK_ICONS,
    GOODS,
    PILLARS,
    RESOURCES,
    badge,
    gilded,
    pillar,
    resource,
    trade_good,
)
from render.shared.icons import Draw, deed, deeds, each, of_kind

_MADE = ("food", "ideas", "stone", "tax", "tariff")


def _production(name: str, size: int) -> Image.Image:
    return production(name.removeprefix("production-"), size)


def _pillar(name: str, size: int) -> Image.Image:
    return pillar(name.removeprefix("pillar-"), size)


def _squared(name: str) -> Draw:
    look = GOODS[name]
    return lambda size: piece(look.icon, size, look.fill, darker(look.fill, 0.55), look.ink, "square", 0.8)


ICONS: dict[str, Draw] = {
    **each(trade_good, GOODS),
    # Beside Food and Stone these two would look alike in a line of text.
    "grain": _squared("grain"),
    "stone_good": _squared("stone_good"),
    **each(resource, [name for name in RESOURCES if name != "vp"]),
    **each(_production, [f"production-{name}" for name in _MADE]),
    **each(_pillar, [f"pillar-{name}" for name in PILLARS]),
    "goods": lambda size: badge("crate", size),
    "cities": lambda size: badge("city", size),
    "units": lambda size: badge("weapons", size),
    "regions": lambda size: badge("map", size),
    "unrest": lambda size: piece("unrest", size, "#3A1A14", "#E0A25A", "#F0702E", "disc", 0.8),
    "final": laurel,
    "scoring": lambda size: gilded("crown", size),
    "holding-area": lambda size: gilded("coins", size),
    of_kind("technology"): deed(DECK_ICONS["technologies"], DECK_FILLS["technologies"]),
    of_kind("build"): deed(DECK_ICONS["build_cards"], DECK_FILLS["build_cards"]),
    of_kind("population"): deed(DECK_ICONS["population_cards"], DECK_FILLS["population_cards"]),
    of_kind("tax_tariff"): deed(DECK_ICONS["tax_tariff_cards"], DECK_FILLS["tax_tariff_cards"]),
    of_kind("wonder"): lambda size: gilded("wonder", size),
    **deeds(
        {
            "government": "senator",
            "leader": "leader",
            "pick": "card_take",
            "work": "craftsman",
            "recruit": "legion",
            "march": "road",
            "halt": "flag",
            "pay": "coins",
            "site": "target",
            "turn_up": "card",
            "lay": "card",
            "claim": "trophy",
            "take_over": "crown",
            "exchange": "trade",
            "clear": "cycle",
            "peek": "eye",
            "end": "check",
            "skip": "cross",
            "strike": "war",
            "take": "hand",
            "plunder": "raze",
            "guard": "shield",
        }
    ),
}
