"""The computer seat at sea: where its triremes serve its legions and markers best, and when they attack."""

from __future__ import annotations

import msgspec

from games.base import Move
from games.mare_nostrum.battle import attack_moves
from games.mare_nostrum.board import connected, markers_left, others_present, reachable
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.campaign import Campaign
from games.mare_nostrum.computer.outlook import Outlook
from games.mare_nostrum.movement import sail_moves
from games.mare_nostrum.moves import Done, Sail
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
    campaign = Campaign(catalogue, state, Outlook(catalogue, state, seat))
    best, found = _opened(catalogue, state, campaign) + BETTER, None
    for move in sail_moves(catalogue, state, seat):
        if move.count > 1 and state.seas[move.source][seat] > move.count:
            continue  # one is enough to carry, and all are enough to fight
        worth = _opened(catalogue, _after(state, seat, move), campaign)
        if worth > best:
            best, found = worth, move
    return found or Done()


def _after(state: MareState, seat: int, move: Sail) -> MareState:
    """The seas after a move, everything else as it is."""
    seas = {**state.seas}
    for sea, change in ((move.source, -move.count), (move.target, move.count)):
        seas[sea] = [count + change * (other == seat) for other, count in enumerate(seas[sea])]
    return msgspec.structs.replace(state, seas=seas)


def _opened(catalogue: Catalogue, state: MareState, campaign: Campaign) -> float:
    """What the seas are good for as they are: battles at sea, the best campaign, the next marker, conversions."""
    outlook, seat = campaign.outlook, campaign.seat
    worth = campaign.best(state)[0]
    worth += max(
        (_battle(catalogue, state, outlook, move.sea, move.opponent) for move in attack_moves(state, seat)), default=0.0
    )
    own = [name for name, province in state.provinces.items() if province.controller == seat]
    if markers_left(catalogue, state, seat):
        free = [
            outlook.province(name)
            for name in sorted(reachable(catalogue, state, seat, own))
            if state.provinces[name].controller == NOBODY and not others_present(state.provinces[name], seat)
        ]
        worth += NEXT_MARKER * max(free, default=0.0)
    for name, province in state.provinces.items():
        if province.places.get(CONTROL) == seat and connected(catalogue, state, seat, name):
            worth += CONVERSION * outlook.held_in(province, tuple(province.buildings), name)
    return worth


# ---------------------------------------------------------------------- D20
def best_attack(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D20: the battle at sea that gains most, Done if none gains anything."""
    outlook = Outlook(catalogue, state, seat)
    best, found = 0.0, None
    for move in attack_moves(state, seat):
        worth = _battle(catalogue, state, outlook, move.sea, move.opponent)
        if worth > best:
            best, found = worth, move
    return found or Done()


def _battle(catalogue: Catalogue, state: MareState, outlook: Outlook, sea: str, other: int) -> float:
    """R8.7 to R8.12: what is lost on both sides, and what that does to the tracks."""
    triremes = state.seas[sea]
    own, theirs = at_sea(catalogue, triremes[outlook.seat]), at_sea(catalogue, triremes[other])
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
