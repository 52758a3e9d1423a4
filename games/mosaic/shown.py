"""What pictures may ask of the rules of Mosaic, so that no rule is written twice: these functions and no others."""

from __future__ import annotations

from games.mosaic.actions import (
    build_cost,
    may_govern,
    piece_of,
    population_cost,
    tax_tariff_income,
    wonder_cost,
)
from games.mosaic.board import controller, influence, left_in_stock
from games.mosaic.building import settlement_sites, wonder_sites
from games.mosaic.free_steps import claim_moves
from games.mosaic.holdings import projects, unique_goods
from games.mosaic.offers import is_scoring, used_up
from games.mosaic.payment import affordable, paid_first
from games.mosaic.scoring import unrest
from games.mosaic.technologies import playable, technology_cost

__all__ = [
    "affordable",
    "build_cost",
    "claim_moves",
    "controller",
    "influence",
    "is_scoring",
    "left_in_stock",
    "may_govern",
    "paid_first",
    "piece_of",
    "playable",
    "population_cost",
    "projects",
    "settlement_sites",
    "tax_tariff_income",
    "technology_cost",
    "unique_goods",
    "unrest",
    "used_up",
    "wonder_cost",
    "wonder_sites",
]
