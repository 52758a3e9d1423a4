"""How many presses an action may take, from Play to Confirm, with all that follows from its first move (a building with its place
and how it is paid for): the budgets that hold today, and where counts are written down.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

USUAL = 3  # Play, the thing, Confirm
# What needs one more: a place after a thing, a target after a source, a payment of one's own, a menu after a menu.
MORE: dict[str, dict[str, int]] = {
    "founders_of_the_empire": {"draft": 4, "add": 4, "coin": 5, "war": 4, "weapon": 4, "replace": 4},
    "mosaic": {"start": 4, "site": 5, "march": 5, "recruit": 4, "deploy": 4, "take": 4, "plunder": 4},
    "imperial_settlers": {"spend": 5, "deal": 4, "activate": 4, "build": 4, "raze": 4, "exchange": 4},
    "rise_of_empires": {"empire": 6, "remove": 5, "place": 4, "trade": 4},
    "mare_nostrum": {"take": 4, "trireme": 4, "march": 4, "control": 4, "build": 4, "legion": 4, "sail": 4},
}
REPORT = "PRESSES_REPORT"  # the file to which counts are added, a line a match


def over(slug: str, presses: dict[str, Counter[int]]) -> dict[str, int]:
    """The kinds of moves that took more presses than they may, and how many at most."""
    most = {kind: max(counts) for kind, counts in presses.items()}
    return {kind: count for kind, count in most.items() if count > MORE.get(slug, {}).get(kind, USUAL)}


def note(slug: str, presses: dict[str, Counter[int]]) -> None:
    """Write the counts down where a campaign asks for them."""
    if report := os.environ.get(REPORT):
        with Path(report).open("a", encoding="utf-8") as file:
            file.write(json.dumps([slug, presses]) + "\n")
