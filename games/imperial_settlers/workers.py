"""R13 Exchange Workers, R25.2 send a Worker to an Open Production Location."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.effects import deal_effect
from games.imperial_settlers.empire import common_left, enemy_locations, find, passive
from games.imperial_settlers.gains import gain, triggered
from games.imperial_settlers.moves import Exchange, Send
from games.imperial_settlers.payment import pay
from games.imperial_settlers.state import VIRTUAL, Location, SettlersState
from games.imperial_settlers.table import Table, whose
from games.imperial_settlers.vocabulary import Effect


# ------------------------------------------------------------------ exchange
def exchange_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[Exchange]:
    """D11, R13.1: any number of pairs for one good; with ``more`` another good follows in the same action."""
    player = state.players[seat]
    board = catalogue.boards[player.faction].worker_exchange
    pairs = min([player.supply[good] // count for good, count in board.pay.items()])
    if not pairs:
        return
    room = {"common_card": common_left(state), "faction_card": len(player.deck)}
    for good in sorted(board.gain_one_of):
        for count in range(1, min(pairs, room.get(good, pairs)) + 1):
            yield Exchange(good, count, False)
            if count < pairs:
                yield Exchange(good, count, True)


def exchange(table: Table, seat: int, move: Exchange) -> bool:
    """R13.1, R13.2: whether the action goes on. Raises IllegalMove."""
    catalogue, player = table.catalogue, table.player(seat)
    board = catalogue.boards[player.faction].worker_exchange
    if move not in exchange_moves(catalogue, table.state, seat):
        if move.good not in board.gain_one_of:
            raise IllegalMove("not-for-workers", "R13.1", good=move.good)
        if any(player.supply[good] < count * move.count for good, count in board.pay.items()):
            raise IllegalMove("too-few-workers", "R13.1", count=move.count, held=player.supply["worker"])
        raise IllegalMove("exchange-wrong", "R13.1", good=move.good)
    paid = pay(player.supply, {good: count * move.count for good, count in board.pay.items()}, ())
    source = catalogue.boards[player.faction].id
    table.act("exchanged", seat, source, paid=paid, good=move.good, count=move.count)
    gain(table, seat, {move.good: move.count}, source=source)
    for other in range(table.state.seats):
        if other != seat:
            # R8.5: a player who has passed still gains, as nothing is aimed at anybody.
            for _ in range(move.count):
                table.push(triggered(table, other, "enemy_worker_exchange"))
    return move.more


# ------------------------------------------------------------------ open production
def open_production(catalogue: Catalogue, state: SettlersState, owner: int, location: Location) -> list[Effect]:
    """R25.2, R25.7: what a visiting Worker gets; [] where none may be sent."""
    if owner == VIRTUAL:
        virtual = state.virtual
        rule = catalogue.type(virtual.card).virtual if virtual is not None and virtual.card else None
        field = catalogue.raze_field(location.card)
        if rule is None or rule.rule != "locations_are_open_production" or not field:
            return []
        return [deal_effect(field[0])]
    kind = catalogue.type(location.card)
    return kind.production.do if kind.open and kind.production is not None else []


def send_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[Send]:
    """R25.2: opponents' Open Production Locations with room."""
    supply = state.players[seat].supply
    if any(supply[good] < count for good, count in catalogue.box.prices.send.items()):
        return
    room = catalogue.box.open_workers
    for card in sorted(
        location.card
        for owner, location in enemy_locations(state, seat)
        if location.visitors < room and open_production(catalogue, state, owner, location)
    ):
        yield Send(card)


def send(table: Table, seat: int, move: Send) -> None:
    """R25.2, R25.5: the sender gains what it produces, the owner a Worker unless Baba Yaga forbids it. Raises IllegalMove."""
    catalogue, state, player = table.catalogue, table.state, table.player(seat)
    place = find(state, move.target)
    if place is None or move not in send_moves(catalogue, state, seat):
        raise _why_not_send(table, seat, move)
    owner, location = place
    paid = pay(player.supply, catalogue.box.prices.send, ())
    location.visitors += 1
    table.act("sent", seat, move.target, paid=paid, card=move.target, **whose(owner))
    if owner != VIRTUAL:
        table.push(triggered(table, owner, "enemy_uses_open_production"))
        if not passive(catalogue, player, "open_production_no_owner_worker"):
            gain(table, owner, catalogue.box.prices.send, source=move.target, why="visited")
    table.push_effects(seat, open_production(catalogue, state, owner, location), source=move.target)


def _why_not_send(table: Table, seat: int, move: Send) -> IllegalMove:
    catalogue, state = table.catalogue, table.state
    place = find(state, move.target)
    if place is None:
        return IllegalMove("not-in-play", "R25.2", location=move.target)
    owner, location = place
    if owner == seat:
        return IllegalMove("own-location", "R25.2", location=move.target)
    if owner != VIRTUAL and state.players[owner].passed:
        return IllegalMove("has-passed", "R8.4", opponent=owner)
    if not open_production(catalogue, state, owner, location):
        return IllegalMove("not-open", "R25.2", location=move.target)
    if location.visitors >= catalogue.box.open_workers:
        return IllegalMove("open-full", "R25.2", location=move.target, count=location.visitors)
    return IllegalMove("too-few-workers", "R25.2", count=1, held=state.players[seat].supply["worker"])
