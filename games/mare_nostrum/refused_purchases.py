"""R7: why something cannot be built: the place, the stock, the price."""

from __future__ import annotations

from games.base import Move
from games.core.errors import IllegalMove
from games.mare_nostrum.board import blocked, in_stock, markers_left, others_present
from games.mare_nostrum.building import control_targets, next_card_price
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.moves import (
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    Muster,
    PlaceControl,
    RaiseLegion,
    Recruit,
)
from games.mare_nostrum.payment import Purse
from games.mare_nostrum.state import FORTRESS, NOBODY, MareState

PURCHASES = (PlaceControl, RaiseLegion, BuildTrireme, BuildFortress, Build, Recruit, BuildPyramids, Muster)


def check_purchase(catalogue: Catalogue, state: MareState, seat: int, move: Move) -> None:
    """Raises IllegalMove with the reason why this cannot be built: first the place, then the price."""
    prices = catalogue.numbers.prices
    match move:
        case PlaceControl():
            _check_control(catalogue, state, seat, move.province)
            _check_price(catalogue, state, seat, prices["control"], move.pay)
        case RaiseLegion():
            _check_stock(catalogue, state, seat, "legion")
            _check_own(catalogue, state, seat, move.province, "R7.6")
            _check_price(catalogue, state, seat, prices["legion"], move.pay)
        case BuildFortress():
            _check_stock(catalogue, state, seat, FORTRESS)
            _check_own(catalogue, state, seat, move.province, "R7.6")
            if state.provinces[move.province].fortresses[seat]:
                raise IllegalMove("fortress-there", "R7.6", province=move.province)
            _check_price(catalogue, state, seat, prices[FORTRESS], move.pay)
        case BuildTrireme():
            _check_stock(catalogue, state, seat, "trireme")
            _check_coast(catalogue, state, seat, move.sea)
            _check_price(catalogue, state, seat, prices["trireme"], move.pay)
        case Build():
            _check_own(catalogue, state, seat, move.province, "R7.7")
            _check_space(catalogue, state, seat, move)
            price = prices[catalogue.building(move.province, move.spot)]
            _check_price(catalogue, state, seat, price, move.pay)
        case Recruit():
            price = next_card_price(catalogue, state, seat)
            if price is None:
                raise IllegalMove("cards-full", "R7.8", count=catalogue.most_cards)
            if move.card not in state.display:
                raise IllegalMove("not-on-display", "R7.8", card=move.card)
            _check_price(catalogue, state, seat, price, move.pay)
        case BuildPyramids():
            if state.players[seat].pyramids:
                raise IllegalMove("has-pyramids", "R7.8.1")
            _check_price(catalogue, state, seat, prices["pyramids"], move.pay)
        case _:
            raise IllegalMove("no-muster", "R12.13")


def _check_control(catalogue: Catalogue, state: MareState, seat: int, name: str) -> None:
    province = state.provinces.get(name)
    if province is None:
        raise IllegalMove("area-closed", "R2.13", province=name)
    if province.controller != NOBODY:
        raise IllegalMove("controlled-already", "R7.4", province=name, owner=province.controller)
    if others_present(province, seat):
        raise IllegalMove("others-there", "R7.4", province=name)
    if not markers_left(catalogue, state, seat):
        raise IllegalMove("no-marker-left", "R14.1")
    if name not in control_targets(catalogue, state, seat):
        raise IllegalMove("not-connected", "R7.4", province=name)


def _check_stock(catalogue: Catalogue, state: MareState, seat: int, unit: str) -> None:
    if not in_stock(catalogue, state, seat, unit):
        raise IllegalMove("none-in-stock", "R14.1", unit=unit)


def _check_own(catalogue: Catalogue, state: MareState, seat: int, name: str, rule: str) -> None:
    province = state.provinces.get(name)
    if province is None:
        raise IllegalMove("area-closed", "R2.13", province=name)
    if province.controller != seat:
        raise IllegalMove("not-yours", rule, province=name)
    if blocked(catalogue, state, seat, name):
        raise IllegalMove("blocked", "R2.10", province=name)


def _check_coast(catalogue: Catalogue, state: MareState, seat: int, name: str) -> None:
    if name not in state.seas:
        raise IllegalMove("area-closed", "R2.13", province=name)
    own = [
        other
        for other in catalogue.coasts[name]
        if other in state.provinces and state.provinces[other].controller == seat
    ]
    if not any(not blocked(catalogue, state, seat, other) for other in own):
        raise IllegalMove("no-coast", "R7.6", area=name)


def _check_space(catalogue: Catalogue, state: MareState, seat: int, move: Build) -> None:
    province = state.provinces[move.province]
    if move.spot not in catalogue.spaces[move.province]:
        raise IllegalMove("no-such-space", "R7.7", province=move.province)
    if move.spot in province.buildings:
        raise IllegalMove("built-already", "R7.7", province=move.province)
    if province.places.get(move.spot, seat) != seat:
        raise IllegalMove("covered", "R7.7", province=move.province, owner=province.places[move.spot])


def _check_price(catalogue: Catalogue, state: MareState, seat: int, price: int, way: str) -> None:
    ways = Purse(catalogue, state.players[seat]).ways(price)
    if not ways:
        raise IllegalMove("cannot-pay", "R7.2", count=price)
    if way not in ways:
        raise IllegalMove("no-such-set", "R7.2", count=price)
