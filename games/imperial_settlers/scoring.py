"""R19 End and scoring, R23.11 in the solo game."""

from __future__ import annotations

from games.base import Outcome, ranks_of
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


def outcome(catalogue: Catalogue, state: SettlersState) -> Outcome | None:
    """R19.3, R23.11: ranks and scores, None before the end. Seats that conceded rank behind all others.

    Alone you are first if you have more Faction Locations than the virtual player has cards, else second.
    """
    if not state.finished:
        return None
    breakdown = [points(catalogue, player) if player.supply else _nothing() for player in state.players]
    scores = [sum(sources.values()) for sources in breakdown]
    if state.virtual is not None or state.seats == 1:
        won = not state.left and margin(catalogue, state) > 0
        return Outcome(state.finished, [1 if won else 2], scores, breakdown, [margin(catalogue, state)])
    ties = [unused(player) if player.supply else 0 for player in state.players]
    stayed = [seat not in state.left for seat in range(state.seats)]
    hands = [len(player.hand) for player in state.players]
    ranks = ranks_of(list(zip(stayed, scores, ties, hands, strict=True)))
    return Outcome(state.finished, ranks, scores, breakdown, ties)


def _nothing() -> dict[str, int]:
    return {"track": 0, "common": 0, "faction": 0, "stored": 0}


def margin(catalogue: Catalogue, state: SettlersState) -> int:
    """R23.11: own Faction Locations beyond the virtual player's Collection; above 0 wins."""
    collection = len(state.virtual.collection) if state.virtual is not None else 0
    return faction_locations(catalogue, state.players[0]) - collection


def title(catalogue: Catalogue, score: int) -> str:
    """R23.11: the title that a score earns, the lowest one for all that is below the others."""
    lowest, *others = catalogue.box.solo.titles
    return [lowest, *(entry for entry in others if score >= entry.least)][-1].title
