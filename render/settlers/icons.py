"""The signs that stand beside words: what is counted, and kinds of moves."""

from __future__ import annotations

from render.kit.pieces import piece
from render.settlers.looks import good
from render.shared.icons import Draw, choice, deeds, each, yielding

_OWN = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "samurai")


ICONS: dict[str, Draw] = {
    **each(good, _OWN),
    **{f"production_{name}": yielding(draw) for name, draw in each(good, (*_OWN, "card")).items()},
    "production_choice": yielding(choice),
    "hand": lambda size: good("hand_card", size),
    "draws": lambda size: piece("card_draw", size, "#D9CDAE", "#4A3B22", "#3A2C14", "square", 0.8),
    "deals": lambda size: good("deal", size),
    "foundations": lambda size: good("foundation", size),
    "tokens": lambda size: good("token", size),
    "stored": lambda size: piece("crate", size, "#7A5A36", "#33230F", "#FFF4E3", "square", 0.8),
    "margin": lambda size: piece("podium", size, "#6B4889", "#2A1A38", "#FFF4FF", "octagon", 0.72),
    **deeds(
        {
            "draft": "card_take",
            "draw": "card_draw",
            "discard": "return",
            "build": "construction",
            "activate": "hand",
            "deal": "deal",
            "use_deals": "cycle",
            "raze": "fire_attack",
            "raze_hand": "raze",
            "instant": "sun",
            "send": "worker",
            "exchange": "trade",
            "defend": "shield_roman",
            "samurai": "samurai",
            "store": "crate",
            "drop": "cross",
            "pass": "flag",
            "cancel": "cross",
            "end": "check",
        }
    ),
}
