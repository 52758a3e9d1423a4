"""What pictures may ask of the rules of Imperial Settlers, so that no rule is written twice: these functions and no others."""

from __future__ import annotations

from games.imperial_settlers.building import buildable, givable
from games.imperial_settlers.cleanup import keepable
from games.imperial_settlers.empire import foundations, known, used_up
from games.imperial_settlers.payment import goods_of, missing
from games.imperial_settlers.scoring import points
from games.imperial_settlers.workers import open_production

__all__ = [
    "buildable",
    "foundations",
    "givable",
    "goods_of",
    "keepable",
    "known",
    "missing",
    "open_production",
    "points",
    "used_up",
]
