"""What pictures may ask of the rules of Mare Nostrum, so that no rule is written twice: these functions and no others."""

from __future__ import annotations

from games.mare_nostrum.board import controlled, idle_legions, in_stock, markers_left, tracks
from games.mare_nostrum.building import next_card_price
from games.mare_nostrum.collect import income
from games.mare_nostrum.hands import size, tokens
from games.mare_nostrum.payment import short_of
from games.mare_nostrum.powers import spent
from games.mare_nostrum.wording import empire_wording

__all__ = [
    "controlled",
    "empire_wording",
    "idle_legions",
    "in_stock",
    "income",
    "markers_left",
    "next_card_price",
    "short_of",
    "size",
    "spent",
    "tokens",
    "tracks",
]
