"""R8.5 to R8.15: who fights whom, the roll, hits and losses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import msgspec

from games.core.events import Event
from games.mare_nostrum.board import idle_legions, present, remove_legion
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.contests import contest, given_up, settle
from games.mare_nostrum.movement import partner
from games.mare_nostrum.moves import Attack, Fight, Lose
from games.mare_nostrum.powers import powers
from games.mare_nostrum.state import FORTRESS, IDLE, Battle, Choice, MareState


class Roll(msgspec.Struct):
    """R8.8 to R8.11: one side's dice, what was added and by what, its total and its hits."""

    dice: list[int]
    modifiers: list[tuple[str, int]]
    total: int = 0
    scored: int = 0
    cancelled: int = 0


# ---------------------------------------------------------------------- who fights whom
def attack_moves(state: MareState, seat: int) -> list[Attack]:
    """D20, R8.2, R8.6: each opponent on each sea with own triremes where the seat has not fought; sorted."""
    peaceful = (seat, partner(state, seat))
    return [
        Attack(sea, other)
        for sea, triremes in state.seas.items()
        if triremes[seat] and sea not in state.fought
        for other, count in enumerate(triremes)
        if count and other not in peaceful
    ]


def fight_moves(state: MareState, seat: int) -> list[Fight]:
    """D23, R8.5, R8.6: each opponent in each province in which the seat must still fight; sorted."""
    peaceful = (seat, partner(state, seat))
    return [
        Fight(name, other)
        for name, province in state.provinces.items()
        if (province.legions[seat] or province.fortresses[seat]) and name not in state.fought
        for other in present(province)
        if other not in peaceful
    ]


# ---------------------------------------------------------------------- the roll
def sea_roll(catalogue: Catalogue, triremes: int) -> Roll:
    """R8.8: a side at sea before its dice are cast; zeros stand for the dice."""
    roll = Roll([], [])
    _add_units(catalogue, roll, "trireme", triremes)
    return roll


def land_roll(catalogue: Catalogue, state: MareState, seat: int, place: str, *, active: bool) -> Roll:
    """R8.8, R8.9: a side in a province before its dice are cast; zeros stand for the dice."""
    province, player = state.provinces[place], state.players[seat]
    legions, forts = province.legions[seat], province.fortresses[seat]
    own_dice = legions * catalogue.units["legion"].dice
    held = list(powers(catalogue, player))
    roll = Roll([0] * sum(power.extra_dice for _, power in held), [])
    dice = len(roll.dice) + own_dice + forts * catalogue.units[FORTRESS].dice
    for card, power in held:
        per_die = power.per_die
        if per_die is not None and legions and (per_die.turn == "own") == active:
            # R15.3: version 54 adds to the dice of the legions alone.
            roll.modifiers.append((card, per_die.value * (own_dice if state.edition == "en" else dice)))
        if power.home_bonus and province.controller == seat:
            roll.modifiers.append((card, power.home_bonus))
    _add_units(catalogue, roll, "legion", legions)
    _add_units(catalogue, roll, FORTRESS, forts)
    return roll


def _add_units(catalogue: Catalogue, roll: Roll, unit: str, count: int) -> None:
    """R8.8, R8.9, R8.11: what so many units of a kind do for their side."""
    entry = catalogue.units[unit]
    roll.dice += [0] * (count * entry.dice)
    if count and entry.bonus:
        roll.modifiers.append((unit, count * entry.bonus))
    roll.cancelled += count * entry.cancels


def cast(catalogue: Catalogue, state: MareState, seat: int, roll: Roll, die: str) -> None:
    """R8.9, R8.10: the dice of a side fall; total and hits follow."""
    faces = catalogue.dice[die].faces
    roll.dice = [state.rng.thrown(faces, seat) for _ in roll.dice]
    count(catalogue, roll)


def count(catalogue: Catalogue, roll: Roll) -> None:
    """R8.9, R8.10: the total of the dice and what is added, and the hits it scores."""
    roll.total = sum(roll.dice) + sum(value for _, value in roll.modifiers)
    roll.scored = roll.total // catalogue.numbers.hit


def hits(by: Roll, on: Roll) -> int:
    """R8.11: the hits that one side suffers from the other."""
    return max(0, by.scored - on.cancelled)


# ---------------------------------------------------------------------- a battle
def attack(catalogue: Catalogue, state: MareState, seat: int, move: Attack) -> list[Event]:
    """R8.2 step 3: a battle at sea; triremes are all alike, so nobody chooses losses."""
    state.fought = sorted([*state.fought, move.sea])
    triremes = state.seas[move.sea]
    rolls = {side: sea_roll(catalogue, triremes[side]) for side in (seat, move.opponent)}
    events = _fight(catalogue, state, move.sea, seat, move.opponent, rolls, "sea_die")
    for side, other in ((seat, move.opponent), (move.opponent, seat)):
        lost = min(triremes[side], hits(rolls[other], rolls[side]))
        if lost:
            triremes[side] -= lost
            facts = {"area": move.sea, "count": lost, "before": triremes[side] + lost, "after": triremes[side]}
            events.append(Event("triremes-lost", side, facts))
    return events


def fight(catalogue: Catalogue, state: MareState, seat: int, move: Fight) -> list[Event]:
    """R8.5, R8.7 to R8.12: a battle on land; whoever has a choice is asked which units are lost."""
    place, other = move.province, move.opponent
    state.fought = sorted([*state.fought, place])
    rolls = {
        seat: land_roll(catalogue, state, seat, place, active=True),
        other: land_roll(catalogue, state, other, place, active=False),
    }
    events = _fight(catalogue, state, place, seat, other, rolls, "land_die")
    state.battle = Battle(place, seat, other)
    suffered = {seat: hits(rolls[other], rolls[seat]), other: hits(rolls[seat], rolls[other])}
    for side, number in sorted(suffered.items()):
        possible = loss_moves(state, side, place, number)
        if len(possible) > 1:
            state.pending.append(Choice(side, "losses", about=place, count=number))
        elif possible:
            state.battle.chosen[side] = [*possible[0].losses]
    return events if state.pending else [*events, *lose_together(state, seat)]


def _fight(
    catalogue: Catalogue,
    state: MareState,
    area: str,
    seat: int,
    other: int,
    rolls: dict[int, Roll],
    die: str,
) -> list[Event]:
    """R8.7: both sides roll at once; every die and every modifier is told."""
    dice = {"own": len(rolls[seat].dice), "against": len(rolls[other].dice)}
    events = [Event("battle", seat, {"area": area, "opponent": other, **dice})]
    for side in (seat, other):
        cast(catalogue, state, side, rolls[side], die)
    for side, enemy in ((seat, other), (other, seat)):
        roll = rolls[side]
        if roll.dice:
            events.append(Event("rolled", side, {"dice": roll.dice, "count": sum(roll.dice)}, reveals="chance"))
        events += [Event("strengthened", side, {"source": name, "count": value}) for name, value in roll.modifiers]
        # A single number has been said already.
        known = {"sum": "known"} if len(roll.dice) + len(roll.modifiers) == 1 else {}
        events.append(Event("total", side, {"total": roll.total, "count": roll.scored, **known}))
        if roll.cancelled and rolls[enemy].scored:
            events.append(Event("hit-cancelled", side, {"count": min(roll.cancelled, rolls[enemy].scored)}))
    return events


# ---------------------------------------------------------------------- R8.12 losses
def loss_moves(state: MareState, seat: int, place: str, number: int) -> list[Lose]:
    """D21, R8.12: every way to lose so many units; all of them if there are no more; [] without hits; sorted."""
    province = state.provinces[place]
    units = [IDLE] * idle_legions(province, seat)
    units += [spot for spot, owner in province.places.items() if owner == seat]
    units += [FORTRESS] * province.fortresses[seat]
    if not number or not units:
        return []
    if number >= len(units):
        return [Lose(tuple(sorted(units)))]
    held = Counter(units)
    return [
        Lose(losses) for losses in combinations_with_replacement(sorted(held), number) if not Counter(losses) - held
    ]


def choose_losses(state: MareState, choice: Choice, move: Lose) -> list[Event]:
    """R8.12: the owner of the hit units has chosen."""
    assert state.battle is not None
    state.pending = [other for other in state.pending if other is not choice]
    state.battle.chosen = dict(sorted({**state.battle.chosen, choice.seat: [*move.losses]}.items()))
    # Of the last one the loss itself is told.
    return [Event("losses-chosen", choice.seat, {"area": choice.about})] if state.pending else []


def lose_together(state: MareState, mover: int) -> list[Event]:
    """R8.12: both sides lose at the same time what they have chosen, or had to."""
    assert state.battle is not None
    events: list[Event] = []
    for seat, losses in state.battle.chosen.items():
        told = _lose(state, seat, state.battle.place, losses)
        # What the other side has chosen was not known to whoever chose last.
        events += told if seat == mover else [msgspec.structs.replace(event, reveals="hidden") for event in told]
    state.battle.chosen = {}
    return events


def _lose(state: MareState, seat: int, place: str, losses: Sequence[str]) -> list[Event]:
    """R8.13: lost units return to the stock."""
    province = state.provinces[place]
    for unit in losses:
        if unit == FORTRESS:
            province.fortresses[seat] -= 1
        else:
            remove_legion(province, seat, unit)
    forts = losses.count(FORTRESS)
    events: list[Event] = []
    if legions := len(losses) - forts:
        left = province.legions[seat]
        facts = {"area": place, "count": legions, "before": left + legions, "after": left}
        events.append(Event("legions-lost", seat, facts))
    if forts:
        events.append(Event("fortress-lost", seat, {"area": place}))
    return events + given_up(place, province, seat, [unit for unit in losses if unit not in (IDLE, FORTRESS)])


def conclude(state: MareState, mover: int) -> list[Event]:
    """R8.12, R8.14, R2.7, R9.6: the losses that were chosen; with two or more players left the province is contested and
    occupations end.
    """
    assert state.battle is not None
    events = lose_together(state, mover)
    place, state.battle = state.battle.place, None
    province = state.provinces[place]
    return [*events, *(contest if len(present(province)) > 1 else settle)(place, province)]
