"""Recorded matches: ``python -m tests.games.imperial_settlers.record`` plays those of the present version of the rules."""

from __future__ import annotations

from tests.games.imperial_settlers.case_builder import GAME
from tests.games.recording import Plan, record, write

SHORT = {"com_castle": 3, "com_ruins": 6, "com_village": 3, "com_quarry": 3, "com_armorer": 3}
STANDARD = {
    **{card.id: card.count for card in GAME.catalogue.types.values() if card.deck == "romans" and card.set == "base"},
    "rom_forum": 3,
}
del STANDARD["rom_sculptors_apprentice"]

ALL = ["egyptians", "japanese", "barbarians", "romans"]

PLANS = {
    "1-sensible": Plan(1, ("sensible",), "recorded 1"),
    "1-random-introductory": Plan(1, ("random",), "recorded 2", {"format": "introductory"}),
    "2-sensible": Plan(2, ("sensible",), "recorded 3"),
    "2-random-introductory": Plan(2, ("random",), "recorded 4", {"format": "introductory"}),
    "2-random-open": Plan(2, ("random",), "recorded 5", {"format": "open", "decks": {"common": SHORT}}),
    "2-conceded": Plan(2, ("sensible", "random"), "recorded 6", leaves={70: 1}),
    "3-peaceful": Plan(3, ("sensible", "random", "default"), "recorded 7", {"peaceful": True}),
    "3-random-alternate-leaver": Plan(3, ("random",), "recorded 8", {"lookout": "alternate"}, leaves={40: 1}),
    "3-standard": Plan(3, ("random",), "recorded 9", {"format": "standard", "decks": {"romans": STANDARD}}),
    "4-sensible-advanced": Plan(
        4, ("sensible",), "recorded 10", {"lookout": "advanced", "factions": ["japanese", "romans", "", ""]}
    ),
    "4-random-introductory": Plan(4, ("random",), "recorded 11", {"format": "introductory", "lookout": "alternate"}),
    # Found by trying seeds: rare decisions.
    "1-use-deals": Plan(1, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians"]}),
    "1-lose": Plan(1, ("random",), "more 9", {"format": "introductory", "factions": ["japanese"]}),
    "2-discard": Plan(2, ("random",), "more 0", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "2-place": Plan(2, ("random",), "more 15", {"format": "introductory", "factions": ["egyptians", "japanese"]}),
    "4-store-card": Plan(4, ("random",), "more 4", {"format": "introductory", "factions": ALL}),
    "4-copy": Plan(4, ("random",), "more 5", {"format": "introductory", "factions": ALL}),
    "4-first": Plan(4, ("random",), "more 11", {"format": "introductory", "factions": ALL}),
}


def main() -> None:
    """Write every match, and once the component data that all were played with."""
    ways = {"any_seat": True, "with_free": True}
    write(GAME, lambda: {name: record(GAME, plan, **ways) for name, plan in PLANS.items()}, data_apart=True)


if __name__ == "__main__":
    main()
