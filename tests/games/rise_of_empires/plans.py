"""The matches that are recorded of the game; see ``recording.py``."""

from __future__ import annotations

from functools import partial

from tests.games.recording import Plan, Plans

mixed = partial(Plan, mixed=True)

MATCHES = {
    "2-sensible": mixed(2, ("sensible",), "recorded 1"),
    "2-random": mixed(2, ("random",), "recorded 2"),
    "2-conceded": mixed(2, ("sensible", "random"), "recorded 3", leaves={70: 1}),
    "3-sensible-random-default": mixed(3, ("sensible", "random", "default"), "recorded 4"),
    "3-random": mixed(3, ("random",), "recorded 5"),
    "4-sensible": mixed(4, ("sensible",), "recorded 6"),
    "4-random-leaver": mixed(4, ("random",), "recorded 7", leaves={90: 2}),
    "5-sensible": mixed(5, ("sensible",), "recorded 8"),
    "5-random": mixed(5, ("random",), "recorded 9"),
}

PLANS = Plans(MATCHES, ends={"R11.2", "concession"})
