"""R7.4 to R7.8: what can be built where, and what building does."""

from __future__ import annotations

from games.core.events import Event
from games.mare_nostrum.board import (
    add_building,
    blocked,
    capital_province,
    controlled,
    in_stock,
    markers_left,
    others_present,
    reachable,
)
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
from games.mare_nostrum.payment import FOR, FREE, OTHER, Purse, ways_for_all
from games.mare_nostrum.powers import cheap, unused, use
from games.mare_nostrum.state import FORTRESS, NOBODY, Begun, MareState

Purchase = PlaceControl | RaiseLegion | BuildTrireme | BuildFortress | Build | Recruit | BuildPyramids


# ---------------------------------------------------------------------- R7.4 control
def control_targets(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R7.4: the provinces in which the seat may place a control marker; sorted."""
    if not markers_left(catalogue, state, seat):
        return []
    near = reachable(catalogue, state, seat, state.start_control[seat])
    return [
        name
        for name in sorted(near)
        if state.provinces[name].controller == NOBODY and not others_present(state.provinces[name], seat)
    ]


# ---------------------------------------------------------------------- R7.6 units
def open_to(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R7.6, R7.7, R2.10: the provinces in which the seat may build; sorted."""
    return [name for name in controlled(state, seat) if not blocked(catalogue, state, seat, name)]


def legion_sites(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R7.6: where the seat may build a legion; sorted."""
    return open_to(catalogue, state, seat) if in_stock(catalogue, state, seat, "legion") else []


def fortress_sites(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R7.6: where the seat may build a fortress; sorted."""
    if not in_stock(catalogue, state, seat, FORTRESS):
        return []
    most = catalogue.most_fortresses
    return [name for name in open_to(catalogue, state, seat) if state.provinces[name].fortresses[seat] < most]


def trireme_sites(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R7.6: the seas on which the seat may build a trireme; sorted."""
    if not in_stock(catalogue, state, seat, "trireme"):
        return []
    near = {sea for name in open_to(catalogue, state, seat) for sea in catalogue.provinces[name].seas}
    return sorted(near.intersection(state.seas))


def unit_sites(catalogue: Catalogue, state: MareState, seat: int, unit: str) -> list[str]:
    """R7.6: where the seat may build such a unit; sorted."""
    sites = {"legion": legion_sites, FORTRESS: fortress_sites, "trireme": trireme_sites}
    return sites[unit](catalogue, state, seat)


# ---------------------------------------------------------------------- R7.7 buildings
def building_sites(catalogue: Catalogue, state: MareState, seat: int) -> list[tuple[str, str]]:
    """R7.7: every empty space on which the seat may build, as province and spot; sorted."""
    return [
        (name, spot)
        for name in open_to(catalogue, state, seat)
        for spot in sorted(catalogue.spaces[name])
        if spot not in state.provinces[name].buildings and state.provinces[name].places.get(spot, seat) == seat
    ]


# ---------------------------------------------------------------------- R7.8 cards
def next_card_price(catalogue: Catalogue, state: MareState, seat: int) -> int | None:
    """R7.3, R7.8: the price of the seat's next hero or wonder; None if it owns as many as anybody may."""
    owned = len(state.players[seat].cards)
    return catalogue.card_price(owned) if owned < catalogue.most_cards else None


def muster_size(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """R12.13: how many free legions the seat would get."""
    own = sum(others_present(state.provinces[name], seat) for name in controlled(state, seat))
    return min(own, in_stock(catalogue, state, seat, "legion"))


# ---------------------------------------------------------------------- R7.3 prices
def least_price(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """R7.3, R12.25: with fewer resources the seat can pay for nothing, whichever they are."""
    if any(cheap(catalogue, state, seat, unit)[1] for unit in catalogue.units):
        return 1
    numbers = catalogue.numbers
    return min([*numbers.prices.values(), *numbers.cards])


# ---------------------------------------------------------------------- D13 the moves
class Market:
    """Everything that a seat can buy now; what it can pay with is looked at once."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.purse = Purse(catalogue, state.players[seat])
        self.prices = catalogue.numbers.prices

    def controls(self) -> list[PlaceControl]:
        """R7.4; sorted like all of these."""
        ways = self.purse.ways(self.prices["control"])
        if unused(self.catalogue, self.state, self.seat, "free_control"):
            ways = sorted([*ways, FREE])
        if not ways:
            return []
        return [
            PlaceControl(name, way) for name in control_targets(self.catalogue, self.state, self.seat) for way in ways
        ]

    def unit_ways(self, unit: str) -> list[str]:
        """R7.3, R12.25: how one such unit can be paid."""
        ways = self.purse.ways(self.prices[unit])
        _, options = cheap(self.catalogue, self.state, self.seat, unit)
        return sorted([*ways, *(FOR + name for name in self._singles(options))]) if options else ways

    def _singles(self, kinds: list[str]) -> list[str]:
        """R12.25, R7.2.3: the resources of the hand that are of one of these kinds; in version 1 of the rules the kinds."""
        held = [name for name in self.purse.hand if self.catalogue.kind_of[name] in kinds]
        return held if self.catalogue.any_token_pays else sorted({self.catalogue.kind_of[name] for name in held})

    def legions(self) -> list[RaiseLegion]:
        """R7.6."""
        ways = self.unit_ways("legion")
        sites = unit_sites(self.catalogue, self.state, self.seat, "legion") if ways else []
        return [RaiseLegion(name, way) for name in sites for way in ways]

    def fortresses(self) -> list[BuildFortress]:
        """R7.6."""
        ways = self.unit_ways(FORTRESS)
        sites = unit_sites(self.catalogue, self.state, self.seat, FORTRESS) if ways else []
        return [BuildFortress(name, way) for name in sites for way in ways]

    def triremes(self) -> list[BuildTrireme]:
        """R7.6."""
        ways = self.unit_ways("trireme")
        sites = unit_sites(self.catalogue, self.state, self.seat, "trireme") if ways else []
        return [BuildTrireme(sea, way) for sea in sites for way in ways]

    def buildings(self) -> list[Build]:
        """R7.7."""
        sites = building_sites(self.catalogue, self.state, self.seat)
        return [
            Build(name, spot, way)
            for name, spot in sites
            for way in self.purse.ways(self.prices[self.catalogue.building(name, spot)])
        ]

    def cards(self) -> list[Recruit]:
        """R7.8."""
        price = next_card_price(self.catalogue, self.state, self.seat)
        ways = self.purse.ways(price) if price is not None else []
        return [Recruit(card, way) for card in self.state.display for way in ways]

    def pyramids(self) -> list[BuildPyramids]:
        """R7.8.1."""
        if self.state.players[self.seat].pyramids or not self.catalogue.cards[self.catalogue.pyramids].count:
            return []
        return [BuildPyramids(way) for way in self.purse.ways(self.prices["pyramids"])]

    def musters(self) -> list[Muster]:
        """R12.13."""
        if not unused(self.catalogue, self.state, self.seat, "free_legions"):
            return []
        return [Muster()] if muster_size(self.catalogue, self.state, self.seat) else []

    def winning(self) -> list[Recruit | BuildPyramids]:
        """R11.1, R12.14: the fifth card and the Pyramids, as far as they can be paid, in a proposed way each."""
        last = len(self.state.players[self.seat].cards) == self.catalogue.most_cards - 1
        fifth = self.cards() if last else []
        return [move for move in (*fifth, *self.pyramids()) if move.pay != OTHER]

    def winning_series(self) -> list[Recruit]:
        """R11.1, R12.14: all cards up to the fifth where it takes several, in proposed ways to pay; [] if that cannot be done."""
        owned = len(self.state.players[self.seat].cards)
        lacking = range(owned, self.catalogue.most_cards)
        if not lacking or len(lacking) > len(self.state.display):
            return []
        prices = [self.catalogue.card_price(number) for number in lacking]
        ways = ways_for_all(self.catalogue, self.state.players[self.seat], prices)
        return [Recruit(card, way) for card, way in zip(self.state.display, ways, strict=False)]


def begun_by(catalogue: Catalogue, state: MareState, seat: int, move: Purchase) -> Begun:
    """The purchase that a move begins."""
    prices = catalogue.numbers.prices
    match move:
        case PlaceControl():
            return Begun("control", move.province, price=prices["control"])
        case RaiseLegion():
            return Begun("legion", move.province, price=prices["legion"])
        case BuildTrireme():
            return Begun("trireme", move.sea, price=prices["trireme"])
        case BuildFortress():
            return Begun("fortress", move.province, price=prices[FORTRESS])
        case Build():
            return Begun(
                "building", move.province, move.spot, price=prices[catalogue.building(move.province, move.spot)]
            )
        case BuildPyramids():
            return Begun("pyramids", price=prices["pyramids"])
        case Recruit():
            price = next_card_price(catalogue, state, seat)
            assert price is not None
            return Begun("card", card=move.card, price=price)


def put_up(catalogue: Catalogue, state: MareState, seat: int, begun: Begun) -> list[Event]:
    """R7.4 to R7.7: what was paid for stands on the map; cards and the Pyramids are taken elsewhere."""
    where = begun.place
    match begun.item:
        case "control":
            state.provinces[where].controller = seat
            return [Event("control-placed", seat, {"province": where})]
        case "legion":
            state.provinces[where].legions[seat] += 1
        case "fortress":
            state.provinces[where].fortresses[seat] += 1
        case "trireme":
            state.seas[where][seat] += 1
        case _:
            add_building(state.provinces[where], begun.spot)
            kind = catalogue.building(where, begun.spot)
            if kind == "caravan":
                return [Event("caravan-built", seat, {"province": where, "resource": begun.spot})]
            return [Event("built", seat, {"province": where, "building": kind})]
    return [Event("unit-built", seat, {"unit": begun.item, "area": where})]


def muster(catalogue: Catalogue, state: MareState, seat: int) -> list[Event]:
    """R12.13: the free legions stand in the capital province."""
    count, home = muster_size(catalogue, state, seat), capital_province(catalogue, state, seat)
    card = unused(catalogue, state, seat, "free_legions")
    use(state, seat, card)
    state.provinces[home].legions[seat] += count
    return [Event("mustered", seat, {"count": count, "province": home, "card": card})]


def copyable(catalogue: Catalogue, state: MareState, seat: int) -> list[str]:
    """R12.8: the heroes of other players whose power can be taken over; peace (R12.21) has one player alone; sorted."""
    return sorted(
        card
        for other, player in enumerate(state.players)
        if other != seat
        for card in player.cards
        if (entry := catalogue.cards[card]).category == "hero"
        and not entry.empire
        and not (entry.power.builds_first or entry.power.peace)
    )
