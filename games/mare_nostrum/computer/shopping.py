"""The computer seat in phase 3: what it buys, and with which resources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from operator import itemgetter

from games.base import Move
from games.mare_nostrum.board import sea_chains
from games.mare_nostrum.building import Market, Purchase, begun_by, control_targets, copyable
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.outlook import WINS, Outlook
from games.mare_nostrum.computer.trading import usable
from games.mare_nostrum.hands import by_kind
from games.mare_nostrum.moves import (
    Build,
    BuildFortress,
    BuildPyramids,
    BuildTrireme,
    Copy,
    Done,
    PlaceControl,
    RaiseLegion,
    Recruit,
)
from games.mare_nostrum.payment import FREE, OTHER
from games.mare_nostrum.state import COIN, NOBODY, MareState


def best_purchase(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D13: what brings most, counting what can still be bought with the rest; Done if nothing is worth having."""
    return max(rated_purchases(catalogue, state, seat), key=itemgetter(0), default=(0.0, Done()))[1]


def rated_purchases(catalogue: Catalogue, state: MareState, seat: int) -> list[tuple[float, Move]]:
    """D13: every purchase worth having with what it brings, counting what can still be bought with the rest; free legions alone."""
    shop = _Shop(catalogue, state, seat)
    if musters := shop.market.musters():
        return [(0.0, musters[0])]
    return [(worth + shop.left_after(move), move) for move, worth in shop.offers() if worth > 0]


def best_copy(catalogue: Catalogue, state: MareState, seat: int) -> Copy:
    """D14: the hero whose power is worth most."""
    outlook = Outlook(catalogue, state, seat)
    return Copy(
        max(copyable(catalogue, state, seat), key=lambda card: (outlook.power(catalogue.cards[card].power), card))
    )


def _usable(kinds: Counter[str]) -> float:
    return usable(kinds.get(COIN, 0), [count for kind, count in kinds.items() if kind != COIN])


class _Shop:
    """Everything on offer with its worth."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self.catalogue, self.state, self.seat = catalogue, state, seat
        self.market = Market(catalogue, state, seat)
        self.outlook = Outlook(catalogue, state, seat)
        self.kinds = by_kind(catalogue, state.players[seat].hand)
        self._left: dict[tuple[int, str], float] = {}

    def offers(self) -> Iterable[tuple[Purchase, float]]:
        """Each purchase that is possible, with what it is worth."""
        outlook, market = self.outlook, self.market
        purchases = (
            *market.pyramids(),
            *market.cards(),
            *market.buildings(),
            *market.controls(),
            *market.legions(),
            *market.fortresses(),
            *market.triremes(),
        )
        for move in purchases:
            if move.pay == OTHER:
                continue
            match move:
                case BuildPyramids():
                    yield move, 2 * WINS
                case Recruit():
                    yield move, outlook.card(move.card)
                case Build():
                    held = set(self.state.provinces[move.province].buildings)
                    yield move, outlook.building(move.province, move.spot, held)
                case PlaceControl():
                    yield move, outlook.province(move.province)
                case RaiseLegion():
                    yield move, outlook.legion(move.province)
                case BuildFortress():
                    yield move, outlook.fortress(move.province)
                case BuildTrireme():
                    yield move, self._trireme(move.sea)

    def _trireme(self, sea: str) -> float:
        """R7.6: a trireme is worth what it opens."""
        worth = 0.8 + self.outlook.steps(military=1)
        if self.state.seas[sea][self.seat]:
            return worth
        own = set(self.state.start_control[self.seat])
        coasts = {name for name in self.catalogue.coasts[sea] if name in self.state.provinces}
        chains = sea_chains(self.catalogue, self.state, self.seat)
        # Until nothing is added, for one chain may be reached only by another: so their order does not matter.
        while more := [chain for chain in chains if chain & coasts and not chain <= coasts]:
            coasts.update(*more)
        if not own & coasts:
            return worth
        reached = set(control_targets(self.catalogue, self.state, self.seat)) | own
        opened = [
            self.outlook.province(name)
            for name in sorted(coasts - reached)
            if self.state.provinces[name].controller == NOBODY and not self.outlook.enemies(name)
        ]
        return worth + 0.6 * max(opened, default=0.0)

    def left_after(self, move: Purchase) -> float:
        """What the resources that are left are still good for."""
        if move.pay == FREE:
            return _usable(self.kinds)
        price, pay = begun_by(self.catalogue, self.state, self.seat, move).price, move.pay
        key = price, pay
        if key not in self._left:
            paid = by_kind(self.catalogue, Counter(self.market.purse.proposal(price, pay)))
            self._left[key] = _usable(self.kinds - paid) + 0.05 * (self.kinds - paid).total()
        return self._left[key]
