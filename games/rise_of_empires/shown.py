"""What pictures may ask of the rules of Rise of Empires, so that no rule is written twice: these functions and no others."""

from __future__ import annotations

from games.rise_of_empires.board import controller, open_to
from games.rise_of_empires.display import fee_at
from games.rise_of_empires.effects import balance
from games.rise_of_empires.food import food_balance
from games.rise_of_empires.income import income
from games.rise_of_empires.scoring import best_region, region_points, tile_points
from games.rise_of_empires.taking import city_cost, progress_cost

__all__ = [
    "balance",
    "best_region",
    "city_cost",
    "controller",
    "fee_at",
    "food_balance",
    "income",
    "open_to",
    "progress_cost",
    "region_points",
    "tile_points",
]
