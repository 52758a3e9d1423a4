"""R11 Raze: prices, targets, and what becomes of the Location."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import enemy_locations, find, known, passive, stored_count, to_discard
from games.imperial_settlers.gains import gain, triggered
from games.imperial_settlers.leaving import leave_play
from games.imperial_settlers.moves import RazeHand, RazeLocation
from games.imperial_settlers.payment import Goods
from games.imperial_settlers.state import VIRTUAL, Location, SettlersState
from games.imperial_settlers.table import Table, by, whose


# ------------------------------------------------------------------ prices and targets
def protection(catalogue: Catalogue, location: Location) -> int:
    """R11.2, R14.1, R16.3, R25.5: what lies or is printed on a Location adds to its Raze price."""
    return location.defense + location.samurai + catalogue.type(location.card).printed_defense


def full_price(catalogue: Catalogue, state: SettlersState, owner: int, location: Location) -> int:
    """R11.2: the Raze tokens that razing this Location costs without a discount."""
    price = catalogue.box.prices.raze_location + protection(catalogue, location)
    return (
        price
        if owner == VIRTUAL
        else price + sum(passive(catalogue, state.players[owner], "raze_surcharge_for_enemies"))
    )


def raze_price(catalogue: Catalogue, state: SettlersState, seat: int, owner: int, location: Location) -> int:
    """R11.2: the Raze tokens that razing this Location costs the seat."""
    price = full_price(catalogue, state, owner, location)
    discounts = passive(catalogue, state.players[seat], "raze_enemy_discount")
    return max(1, price - sum(discounts)) if discounts else price


def razeable_locations(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[tuple[int, Location]]:
    """R11.2, R8.4: opponents' Locations with a Raze field."""
    for owner, location in enumerate_enemies(state, seat):
        if catalogue.raze_field(location.card):
            yield owner, location


def enumerate_enemies(state: SettlersState, seat: int) -> Iterator[tuple[int, Location]]:
    """Opponents' Locations that may be aimed at, sorted by card."""
    yield from sorted(enemy_locations(state, seat), key=_card)


def _card(place: tuple[int, Location]) -> str:
    return place[1].card


def razeable_hand(catalogue: Catalogue, state: SettlersState, seat: int) -> list[str]:
    """R11.1, R16.1: hand cards with a Raze field."""
    return [card for card in state.players[seat].hand if catalogue.raze_fields.get(card)]


# ------------------------------------------------------------------ the two actions
def raze_hand_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[RazeHand]:
    """D9, R11.1."""
    if state.players[seat].supply["raze"] >= catalogue.box.prices.raze_from_hand:
        for card in razeable_hand(catalogue, state, seat):
            yield RazeHand(card)


def raze_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[RazeLocation]:
    """D9, R11.2; R22.3: never in the peaceful variant."""
    player = state.players[seat]
    tokens = player.supply["raze"]
    if state.peaceful or not tokens:
        return
    if tokens < catalogue.box.prices.raze_location and not passive(catalogue, player, "raze_enemy_discount"):
        return
    for owner, location in razeable_locations(catalogue, state, seat):
        if raze_price(catalogue, state, seat, owner, location) <= tokens:
            yield RazeLocation(location.card)


def raze_from_hand(table: Table, seat: int, move: RazeHand) -> None:
    """R11.1. Raises IllegalMove."""
    player = table.player(seat)
    if move not in raze_hand_moves(table.catalogue, table.state, seat):
        if move.card not in player.hand or not known(move.card):
            raise IllegalMove("not-in-hand", "R11.1", card=move.card)
        if not table.catalogue.raze_field(move.card):
            raise IllegalMove("no-raze-field", "R11.1", card=move.card)
        raise IllegalMove("raze-tokens", "R11.1", count=table.catalogue.box.prices.raze_from_hand, held=0)
    price = table.catalogue.box.prices.raze_from_hand
    player.supply["raze"] -= price
    raze_card(table, seat, move.card, paid={"raze": price})


def raze_location(table: Table, seat: int, move: RazeLocation) -> None:
    """R11.2. Raises IllegalMove."""
    catalogue, state, player = table.catalogue, table.state, table.player(seat)
    if move not in raze_moves(catalogue, state, seat):
        raise why_not(table, seat, move)
    owner, location = find(state, move.target) or (VIRTUAL, Location(move.target, VIRTUAL))
    price = raze_price(catalogue, state, seat, owner, location)
    player.supply["raze"] -= price
    raze_in_play(table, seat, move.target, paid={"raze": price})


# ------------------------------------------------------------------ what a Raze does, however it came about
def raze_card(
    table: Table,
    seat: int,
    card: str,
    *,
    swap: Sequence[str] = (),
    vp: int = 0,
    paid: Goods | None = None,
    source: str = "",
) -> None:
    """R11.1, R11.6: a hand card is razed, its price paid; each Good in ``swap`` is taken as ``vp`` VP instead.

    ``source`` is the card that razes, "" for the action.
    """
    table.player(seat).hand.remove(card)
    to_discard(table.catalogue, table.state, card)
    table.act("razed-hand", seat, card, paid=paid, card=card, **by(source))
    _take_goods(table, seat, card, swap, vp)


def raze_in_play(
    table: Table,
    seat: int,
    card: str,
    *,
    swap: Sequence[str] = (),
    vp: int = 0,
    paid: Goods | None = None,
    source: str = "",
) -> None:
    """R11.3, R17.5, R23.4: a Location is razed, the price paid; a Common one becomes its owner's Foundation.

    ``source`` is the card that razes, "" for the action.
    """
    catalogue, state = table.catalogue, table.state
    holder, location = find(state, card) or (VIRTUAL, Location(card, VIRTUAL))
    stays = catalogue.is_common(card) and location.owner != VIRTUAL
    facts = {**by(source), **worth(catalogue, holder, location)}
    if stays:
        facts["foundation"] = {"owner": location.owner}
    if holder == seat:
        table.act("razed", seat, card, paid=paid, card=card, **facts)
    elif holder == VIRTUAL:
        table.act("razed", seat, card, paid=paid, card=card, **whose(holder), **facts)
    else:
        table.act("razed-of", seat, card, paid=paid, card=card, owner=holder, **facts)
    leave_play(table, card)
    lost(table, seat, holder)
    if not stays:
        to_discard(catalogue, state, card)
    else:
        state.players[location.owner].foundations.append(card)
    if catalogue.is_common(card) and holder != VIRTUAL:
        gain(table, holder, {**catalogue.box.foundation_gain}, source=card, why="razed")
    _take_goods(table, seat, card, swap, vp)


def worth(catalogue: Catalogue, holder: int, location: Location, *, stays: bool = False) -> dict[str, Any]:
    """R19.2: what the seat that has the Location loses with it, as a phrase: VP, and goods and cards lying on it unless they
    stay there.
    """
    if holder == VIRTUAL:
        return {}
    return {
        "lost": {
            "owner": holder,
            "vp": catalogue.type(location.card).vp,
            "stored": 0 if stays else stored_count(location),
        }
    }


def lost(table: Table, seat: int, holder: int) -> None:
    """A Location of this seat is gone by another's doing; its plans may depend on that."""
    if holder not in (VIRTUAL, seat):
        table.player(holder).losses += 1


def _take_goods(table: Table, seat: int, card: str, swap: Sequence[str], vp: int) -> None:
    """R11.5, R11.6, R20.3: all Goods of the field are one gain; then the Features that answer to a Raze."""
    left = [*table.catalogue.raze_field(card)]
    for good in swap:
        left.remove(good)
    goods: dict[str, int] = {}
    for good in left:
        goods[good] = goods.get(good, 0) + 1
    if swap:
        goods["vp"] = goods.get("vp", 0) + vp * len(swap)
    table.push(triggered(table, seat, "raze"))
    gain(table, seat, goods, source=card)


def why_not(table: Table, seat: int, move: RazeLocation) -> IllegalMove:
    """The reason why a Location cannot be razed by the action."""
    catalogue, state = table.catalogue, table.state
    if state.peaceful:
        return IllegalMove("peaceful", "R22.3")
    place = find(state, move.target)
    if place is None:
        return IllegalMove("not-in-play", "R11.2", location=move.target)
    owner, location = place
    if owner == seat:
        return IllegalMove("own-location", "R11.4", location=move.target)
    if owner != VIRTUAL and state.players[owner].passed:
        return IllegalMove("has-passed", "R8.4", opponent=owner)
    if not catalogue.raze_field(move.target):
        return IllegalMove("no-raze-field", "R11.2", card=move.target)
    price = raze_price(catalogue, state, seat, owner, location)
    return IllegalMove("raze-tokens", "R11.2", count=price, held=state.players[seat].supply["raze"])
