"""R19 End and scoring, R23.11 in the solo game."""

from __future__ import annotations

import msgspec

from games.base import Outcome
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.data import RESOURCES
from games.imperial_settlers.empire import faction_locations, stored_count
from games.imperial_settlers.state import Player, SettlersState


def points(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """R19.2: the VP by source, as if the game ended now."""
    common = faction = stored = 0
    for location in player.empire:
        card = catalogue.type(location.card)
        if card.deck == "common":
            common += card.vp
        else:
            faction += card.vp
        if card.feature is not None and card.feature.endgame is not None:
            end = card.feature.endgame
            found = end.amount * stored_count(location)
            stored += found if end.max is None else min(found, end.max)
    return {"track": player.vp, "common": common, "faction": faction, "stored": stored}


def unused(player: Player) -> int:
    """R19.3: unused Workers and Resources; Gold and tokens do not count."""
    return player.supply["worker"] + sum(player.supply[good] for good in RESOURCES)


def alone(catalogue: Catalogue, state: SettlersState, ended: Outcome) -> Outcome:
    """R23.11: first with more Faction Locations than the virtual player has cards, else second."""
    ahead = margin(catalogue, state)
    won = not state.left and ahead > 0
    return msgspec.structs.replace(ended, ranks=[1 if won else 2], tie_break=[ahead])


def margin(catalogue: Catalogue, state: SettlersState) -> int:
    """R23.11: own Faction Locations beyond the virtual player's Collection; above 0 wins."""
    collection = len(state.virtual.collection) if state.virtual is not None else 0
    return faction_locations(catalogue, state.players[0]) - collection


def lead(catalogue: Catalogue, state: SettlersState) -> int:
    """R23.6: the same before the attacks of the round: whatever lies before the virtual player goes to its Collection."""
    return margin(catalogue, state) - (len(state.virtual.locations) if state.virtual is not None else 0)


def title(catalogue: Catalogue, score: int) -> str:
    """R23.11: the title that a score earns, the lowest one for all that is below the others."""
    lowest, *others = catalogue.box.solo.titles
    return [lowest, *(entry for entry in others if score >= entry.least)][-1].title
