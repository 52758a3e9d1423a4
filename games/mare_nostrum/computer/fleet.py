"""The computer seat at sea: where its triremes serve its legions and markers best, and when they attack."""

from __future__ import annotations

from functools import cache

import msgspec

from games.base import Move
from games.mare_nostrum.battle import attack_moves
from games.mare_nostrum.board import connected, controlled, markers_left, others_present, reachable
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.campaign import Campaign
from games.mare_nostrum.computer.outlook import Outlook
from games.mare_nostrum.movement import sail_moves
from games.mare_nostrum.moves import Attack, Done, Sail
from games.mare_nostrum.odds import Odds, at_sea, odds
from games.mare_nostrum.state import CONTROL, NOBODY, MareState

BETTER = 0.5  # by how much the seas must be better after a trireme has sailed
NEXT_MARKER = 0.5  # share of the best free province that a sea opens for the next round
CONVERSION = 0.7  # share of an occupied marker that can only be replaced by way of these seas
TRIREME = 1.2  # what a lost trireme costs
CARRIER = 1.5  # what it costs besides that the last one on a sea is lost
SUNK, CUT_OFF = 3.0, 0.6  # what somebody else loses with a trireme; what it is worth that his last one on a sea is gone


# ---------------------------------------------------------------------- D19
def best_sail(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D19: the trireme whose new sea opens most, Done if all serve well where they are."""
    harbour = _Harbour(catalogue, state, seat)
    best, found = harbour.opened(state) + BETTER, None
    for move in sail_moves(catalogue, state, seat):
        if move.count > 1 and state.seas[move.source][seat] > move.count:
            continue  # one is enough to carry, and all are enough to fight
        worth = harbour.opened(_after(state, seat, move))
        if worth > best:
            best, found = worth, move
    return found or Done()


def _after(state: MareState, seat: int, move: Sail) -> MareState:
    """The seas after a move, everything else as it is."""
    seas = {**state.seas}
    for sea, change in ((move.source, -move.count), (move.target, move.count)):
        seas[sea] = [count + change * (other == seat) for other, count in enumerate(seas[sea])]
    return msgspec.structs.replace(state, seas=seas)


class _Harbour:
    """What the seas are good for to a seat: as they are, or with triremes elsewhere, when only they have to be looked at anew."""

    def __init__(self, catalogue: Catalogue, state: MareState, seat: int) -> None:
        self._catalogue, self._seat = catalogue, seat
        outlook = Outlook(catalogue, state, seat)
        self._campaign = Campaign(catalogue, state, outlook)
        self._battles = _Battles(catalogue, outlook)
        self._own = controlled(state, seat)
        # What a next marker could go to, and the markers that the seat's legions occupy, with what each is worth.
        self._free: dict[str, float] = {}
        if markers_left(catalogue, state, seat):
            self._free = {
                name: outlook.province(name)
                for name, province in state.provinces.items()
                if province.controller == NOBODY and not others_present(province, seat)
            }
        self._occupied = {
            name: outlook.held_in(province, tuple(province.buildings), name)
            for name, province in state.provinces.items()
            if province.places.get(CONTROL) == seat
        }

    def opened(self, state: MareState) -> float:
        """What the seas of a state are good for: battles at sea, the best campaign, the next marker, conversions."""
        catalogue, seat = self._catalogue, self._seat
        worth = self._campaign.best(state)[0]
        worth += max((self._battles.worth(state, move) for move in attack_moves(state, seat)), default=0.0)
        if self._free:
            near = reachable(catalogue, state, seat, self._own)
            worth += NEXT_MARKER * max((self._free[name] for name in near & self._free.keys()), default=0.0)
        for name, conversion in self._occupied.items():
            if connected(catalogue, state, seat, name):
                worth += CONVERSION * conversion
        return worth


# ---------------------------------------------------------------------- D20
def best_attack(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D20: the battle at sea that gains most, Done if none gains anything."""
    battles = _Battles(catalogue, Outlook(catalogue, state, seat))
    best, found = 0.0, None
    for move in attack_moves(state, seat):
        worth = battles.worth(state, move)
        if worth > best:
            best, found = worth, move
    return found or Done()


class _Battles:
    """What battles at sea are worth to a seat; fleets that are as large elsewhere are not looked at again."""

    def __init__(self, catalogue: Catalogue, outlook: Outlook) -> None:
        self._catalogue, self._outlook = catalogue, outlook
        self._between = cache(self._worth)

    def worth(self, state: MareState, move: Attack) -> float:
        """What an attack is worth where triremes are as in this state."""
        triremes = state.seas[move.sea]
        return self._between(triremes[self._outlook.seat], move.opponent, triremes[move.opponent])

    def _worth(self, own_triremes: int, other: int, their_triremes: int) -> float:
        """R8.7 to R8.12: what is lost on both sides, and what that does to the tracks."""
        catalogue, outlook = self._catalogue, self._outlook
        own, theirs = at_sea(catalogue, own_triremes), at_sea(catalogue, their_triremes)
        worth = 0.0
        for chance, sunk in _losses(odds(catalogue, own, theirs, "sea_die"), theirs.units):
            cut = CUT_OFF if sunk == theirs.units else 0.0
            worth += chance * (SUNK * outlook.harm(other) * sunk + cut + outlook.swing(other, military=-sunk))
        for chance, lost in _losses(odds(catalogue, theirs, own, "sea_die"), own.units):
            carrier = CARRIER if lost == own.units else 0.0
            worth -= chance * (TRIREME * lost + carrier - outlook.steps(military=-lost))
        return worth


def _losses(chances: Odds, units: int) -> list[tuple[float, int]]:
    """What the other side loses: everything, or about half of it where it is hit, each with its chance."""
    return [(chances.clear / 100, units), ((chances.hit - chances.clear) / 100, units // 2)]
