"""The matches that are recorded of the game; see ``recording.py``."""

from __future__ import annotations

from functools import partial

from tests.games.recording import Plan, Plans, ordering

ahead = partial(ordering, awaited=False)

MATCHES = {
    "3-sensible": Plan(3, ("sensible",), "recorded 1"),
    "3-sensible-expert-english": Plan(3, ("sensible",), "recorded 2", {"display": "expert", "edition": "en"}),
    "3-conceded": Plan(3, ("sensible", "random"), "recorded 3", leaves={40: 1, 90: 2}),
    "3-sensible-orders": Plan(3, ("sensible",), "recorded 41", aside=ahead),
    "3-random-orders": Plan(3, ("random",), "recorded 23", aside=ahead),
    "4-sensible": Plan(4, ("sensible",), "recorded 5"),
    "4-sensible-random-default": Plan(
        4, ("sensible", "random", "default", "random"), "recorded 22", {"display": "expert"}
    ),
    "4-random-expert": Plan(4, ("random",), "recorded 38", {"display": "expert"}),
    "4-random-leaver-english": Plan(4, ("random",), "recorded 29", {"edition": "en"}, leaves={50: 2}),
    "5-sensible": Plan(5, ("sensible",), "recorded 21"),
    "5-sensible-random": Plan(5, ("sensible", "random"), "recorded 30", aside=ahead),
    "5-random-english": Plan(5, ("random",), "recorded 24", {"display": "expert", "edition": "en"}),
}

PLANS = Plans(MATCHES, ends={"R11.1", "R11.2", "R11.3", "concession"})
