"""What pictures may ask of the rules of Founders of the Empire, so that no rule is written twice: these functions and no others."""

from __future__ import annotations

from games.founders_of_the_empire.cells import format_cell, parse_cell
from games.founders_of_the_empire.territory import column_tops, groups

__all__ = [
    "column_tops",
    "format_cell",
    "groups",
    "parse_cell",
]
