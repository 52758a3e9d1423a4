"""The matches that are recorded of the game; see ``recording.py``."""

from __future__ import annotations

from functools import partial

from tests.games.imperial_settlers.case_builder import GAME
from tests.games.recording import Plan, Plans

SHORT = {"com_castle": 3, "com_ruins": 6, "com_village": 3, "com_quarry": 3, "com_armorer": 3}
STANDARD = {
    **{card.id: card.count for card in GAME.catalogue.types.values() if card.deck == "romans" and card.set == "base"},
    "rom_forum": 3,
}
del STANDARD["rom_sculptors_apprentice"]

ALL = ["egyptians", "japanese", "barbarians", "romans"]

mixed = partial(Plan, mixed=True)

MATCHES = {
    "1-sensible": mixed(1, ("sensible",), "recorded 1"),
    "1-random-introductory": mixed(1, ("random",), "recorded 2", {"format": "introductory"}),
    "2-sensible": mixed(2, ("sensible",), "recorded 3"),
    "2-random-introductory": mixed(2, ("random",), "recorded 4", {"format": "introductory"}),
    "2-random-open": mixed(2, ("random",), "recorded 12", {"format": "open", "decks": {"common": SHORT}}),
    "2-conceded": mixed(2, ("sensible", "random"), "recorded 6", leaves={70: 1}),
    "3-peaceful": mixed(3, ("sensible", "random", "default"), "recorded 7", {"peaceful": True}),
    "3-random-alternate-leaver": mixed(3, ("random",), "recorded 8", {"lookout": "alternate"}, leaves={40: 1}),
    "3-standard": mixed(3, ("random",), "recorded 9", {"format": "standard", "decks": {"romans": STANDARD}}),
    "4-sensible-advanced": mixed(
        4, ("sensible",), "recorded 10", {"lookout": "advanced", "factions": ["japanese", "romans", "", ""]}
    ),
    "4-random-introductory": mixed(4, ("random",), "recorded 11", {"format": "introductory", "lookout": "alternate"}),
    # Found by trying seeds: rare decisions.
    "1-use-deals": mixed(1, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians"]}),
    "1-lose": mixed(1, ("random",), "more 62", {"format": "introductory", "factions": ["japanese"]}),
    "2-discard": mixed(2, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "2-place": mixed(2, ("random",), "more 15", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "4-store-card": mixed(4, ("random",), "more 4", {"format": "introductory", "factions": ALL}),
    "4-copy": mixed(4, ("random",), "more 17", {"format": "introductory", "factions": ALL}),
    "4-first": mixed(4, ("random",), "more 11", {"format": "introductory", "factions": ALL}),
}

# Six kinds of goods stored on one Location (take) do not come about in a match at random.
PLANS = Plans(MATCHES, ends={"R19.1", "R23.11", "concession"}, unseen={"take"})
