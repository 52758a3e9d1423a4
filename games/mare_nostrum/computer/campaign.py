"""The computer seat in phase 4: where its legions go, and what it does with conquered provinces."""

from __future__ import annotations

from games.base import Move
from games.mare_nostrum.battle import land_roll
from games.mare_nostrum.battle_phase import peace_moves
from games.mare_nostrum.board import connected, marked, markers_left
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.computer.outlook import Outlook
from games.mare_nostrum.conquest import open_conquests, seize_moves, station_moves
from games.mare_nostrum.movement import march_moves
from games.mare_nostrum.moves import DeclarePeace, Decline, Done, March, Occupy, Swap
from games.mare_nostrum.powers import powers
from games.mare_nostrum.state import IDLE, MareState

DIE = 3.5
LEGION = 1.5  # what a lost legion costs
TRUST = 0.8  # occupied buildings may be lost again
BETTER = 0.5  # by how much another use of a province must be better
LOCKED = 0.9  # what a control marker is worth beside holding all buildings now: it comes a round later, but stays


# ---------------------------------------------------------------------- D22
def best_march(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D22: the march that gains most, Done if none gains anything."""
    outlook = Outlook(catalogue, state, seat)
    best, found = 0.0, None
    for move in march_moves(catalogue, state, seat):
        worth = _march_worth(catalogue, state, outlook, move)
        if worth > best:
            best, found = worth, move
    return found or Done()


def _march_worth(catalogue: Catalogue, state: MareState, outlook: Outlook, move: March) -> float:
    seat = outlook.seat
    source, target = state.provinces[move.source], state.provinces[move.target]
    arriving = target.legions[seat]
    gain = _standing(catalogue, state, outlook, move.target, arriving + move.count) - _standing(
        catalogue, state, outlook, move.target, arriving
    )
    if move.spot != IDLE:
        gain -= outlook.building(move.source, move.spot, set()) if move.spot in source.buildings else LEGION
    if source.controller == seat:
        # Whoever leaves a rich province to its enemies will miss it.
        guards = outlook.guards(move.source) - move.count
        if outlook.threat(move.source) > guards:
            gain -= 0.12 * min(30.0, outlook.mine(move.source))
    else:
        gain += _standing(catalogue, state, outlook, move.source, source.legions[seat] - move.count) - _standing(
            catalogue, state, outlook, move.source, source.legions[seat]
        )
    return gain - 0.02 * move.count


def _standing(catalogue: Catalogue, state: MareState, outlook: Outlook, name: str, legions: int) -> float:
    """What so many own legions in a province are worth after the battle there."""
    province, seat = state.provinces[name], outlook.seat
    enemies = outlook.enemies(name)
    if not legions:
        return 0.0
    if not enemies:
        return TRUST * outlook.spoils(name, legions)
    weakest = min(enemies, key=lambda other: province.legions[other] + 2 * province.fortresses[other])
    foe = province.legions[weakest] + province.fortresses[weakest]
    roll = land_roll(catalogue, state, weakest, name, active=False)
    suffered = (DIE * len(roll.dice) + sum(value for _, value in roll.modifiers)) / catalogue.numbers.hit
    own = land_roll(catalogue, state, seat, name, active=True)
    dice = legions + len(own.dice) - province.legions[seat]
    total = DIE * dice + sum(value for _, value in own.modifiers)
    total += _per_die(catalogue, state, seat) * (legions - province.legions[seat])
    scored = max(0.0, total / catalogue.numbers.hit - roll.cancelled)
    chance = min(1.0, max(0.0, (scored - foe + 1.0) / 2)) if len(enemies) == 1 else 0.0
    left = max(0.0, legions - suffered)
    lost = min(float(legions), suffered)
    prize = outlook.mine(name) if province.controller == seat else TRUST * outlook.spoils(name, max(1, round(left)))
    return chance * prize * (left > 0) + 0.8 * min(scored, foe) - LEGION * lost


def _per_die(catalogue: Catalogue, state: MareState, seat: int) -> int:
    """R8.9: what Caesar adds for each legion that is still to come."""
    added = (power.per_die for _, power in powers(catalogue, state.players[seat]))
    return sum(bonus.value for bonus in added if bonus is not None and bonus.turn == "own")


# ---------------------------------------------------------------------- D24
def best_conquest(catalogue: Catalogue, state: MareState, seat: int) -> Move:
    """D24, D25: the best use of a conquered province; idle legions act as caravans; Done if all is as it should be."""
    outlook = Outlook(catalogue, state, seat)
    for name in open_conquests(state, seat):
        move = _best_use(catalogue, state, outlook, name)
        if move is not None:
            return move
    return next(iter(station_moves(catalogue, state, seat)), Done())


def _best_use(catalogue: Catalogue, state: MareState, outlook: Outlook, name: str) -> Move | None:
    province, seat = state.provinces[name], outlook.seat
    if not province.buildings:
        return next(iter(seize_moves(catalogue, state, seat, name)), None)
    now = tuple(spot for spot, owner in province.places.items() if owner == seat and spot in province.buildings)
    spots = outlook.best_spots(name, province.legions[seat])
    marker = _marker_worth(catalogue, state, outlook, name)
    kept = BETTER + (marker if marked(province, seat) else outlook.held_in(province, now, name))
    options: dict[Move, float] = {}
    if spots != now:
        options[Occupy(name, spots)] = outlook.held_in(province, spots, name)
    for move in seize_moves(catalogue, state, seat, name):
        options[move] = marker
    if not options:
        return None
    best = max(options, key=lambda move: options[move])
    return best if options[best] > kept else None


def _marker_worth(catalogue: Catalogue, state: MareState, outlook: Outlook, name: str) -> float:
    """R9.4, R9.5: the control of a province a round later."""
    if not connected(catalogue, state, outlook.seat, name) or not markers_left(catalogue, state, outlook.seat):
        return 0.0
    province = state.provinces[name]
    return LOCKED * outlook.held_in(province, tuple(province.buildings), name)


def best_swap(state: MareState, seat: int, name: str) -> Move:
    """D26: a province with buildings is worth a legion."""
    return Swap(name) if state.provinces[name].buildings else Decline()


# ---------------------------------------------------------------------- D16
def best_peace(state: MareState, seat: int) -> Move:
    """D16: whoever has most legions in own provinces, if anybody has."""
    intruders = {
        move: sum(
            province.legions[move.opponent] for province in state.provinces.values() if province.controller == seat
        )
        for move in peace_moves(state, seat)
    }
    best: DeclarePeace = max(intruders, key=lambda move: (intruders[move], -move.opponent))
    return best if intruders[best] else Decline()
