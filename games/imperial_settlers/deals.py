"""R10 Make a Deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import known, to_discard
from games.imperial_settlers.gains import gain, triggered
from games.imperial_settlers.moves import MakeDeal
from games.imperial_settlers.payment import bill, missing, pay, ways
from games.imperial_settlers.state import Deal, SettlersState
from games.imperial_settlers.table import Table, counted


def deal_moves(catalogue: Catalogue, state: SettlersState, seat: int, only: str = "") -> Iterator[MakeDeal]:
    """D8, R10.1: every own Faction card in hand (``only`` that one), every way to pay."""
    player = state.players[seat]
    payments = ways(player.supply, catalogue.box.prices.deal)
    if not payments:
        return
    allowed = catalogue.dealable[player.faction]
    for card in player.hand:
        if card in allowed and (not only or card == only):
            for gold in payments:
                yield MakeDeal(card, gold)


def make_deal(table: Table, seat: int, move: MakeDeal) -> None:
    """R10.1. Raises IllegalMove."""
    catalogue, player = table.catalogue, table.player(seat)
    if move not in deal_moves(catalogue, table.state, seat, move.card):
        raise why_not(table, seat, move)
    paid = pay(player.supply, catalogue.box.prices.deal, move.gold)
    player.hand.remove(move.card)
    add_deal(table, seat, Deal(move.card), {"paid": counted(paid)})


def add_deal(table: Table, seat: int, deal: Deal, facts: Mapping[str, Any]) -> None:
    """R10.1: a Deal is made: its Good at once, then the Features that answer. ``facts`` are further phrases of its event."""
    good = table.catalogue.deal_good(deal.card)
    table.player(seat).deals.append(deal)
    table.act("deal-made", seat, deal.card, card=deal.card, good=good, **facts)
    table.push(triggered(table, seat, "make_deal"))
    gain(table, seat, {good: 1}, source=deal.card)


def give_up_deal(table: Table, seat: int, card: str) -> None:
    """R10.3, R21 Hanseatic League: an own Deal is discarded; a Trade Route Deal is only cancelled."""
    player = table.player(seat)
    deal = next(deal for deal in player.deals if deal.card == card)
    player.deals.remove(deal)
    if not deal.route:
        to_discard(table.catalogue, table.state, card)


def why_not(table: Table, seat: int, move: MakeDeal) -> IllegalMove:
    """The reason why this Deal cannot be made."""
    catalogue, player, card = table.catalogue, table.player(seat), move.card
    if card not in player.hand or not known(card):
        return IllegalMove("not-in-hand", "R10.1", card=card)
    if card not in catalogue.dealable[player.faction]:
        return IllegalMove("no-deal-field", "R10.1", card=card)
    if not ways(player.supply, catalogue.box.prices.deal):
        lacking = missing(player.supply, catalogue.box.prices.deal)
        return IllegalMove("cannot-pay", "R10.1", card=card, price=bill(lacking))
    return IllegalMove("gold-wrong", "R3.4", gold=list(move.gold))
