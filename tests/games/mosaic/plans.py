"""The matches that are recorded of the game; see ``recording.py``."""

from __future__ import annotations

from tests.games.recording import Plan, Plans, ordering

MATCHES = {
    "2-sensible": Plan(2, ("sensible",), "recorded 1"),
    "2-random-english": Plan(2, ("random",), "recorded 34", {"edition": "en"}, aside=ordering),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 3", leaves={60: 1}),
    "3-sensible-random-default": Plan(3, ("sensible", "random", "default"), "recorded 4"),
    "3-random-orders": Plan(3, ("random",), "recorded 53", aside=ordering),
    "4-sensible-english": Plan(4, ("sensible",), "recorded 6", {"edition": "en"}),
    "4-random-leaver": Plan(4, ("random",), "recorded 32", leaves={50: 2}),
    "4-random-tiles": Plan(4, ("random",), "recorded 91", leaves={50: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 8"),
    "6-sensible-random": Plan(6, ("sensible", "random"), "recorded 9"),
}

PLANS = Plans(MATCHES, ends={"R9.1a", "R9.1b", "concession"})
