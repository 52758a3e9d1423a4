"""Locations that leave play, with the Trade Routes that end by it."""

from __future__ import annotations

from games.imperial_settlers.empire import leave
from games.imperial_settlers.state import Location
from games.imperial_settlers.table import Table


def leave_play(table: Table, card: str) -> Location:
    """R9.4, R17.6: a Location leaves play, and every Trade Route Deal with it ends. The card is free."""
    routes = [
        seat
        for seat, player in enumerate(table.state.players)
        for deal in player.deals
        if deal.route and deal.card == card
    ]
    location = leave(table.catalogue, table.state, card)
    for seat in routes:
        table.tell("route-ended", seat, card=card, good=table.catalogue.deal_good(card))
    return location
