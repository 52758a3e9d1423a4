"""What must be known before a fee of turn B is paid (async notes): how much it is, of what, and whether it is of any use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from games.base import Move, Remark
from games.rise_of_empires import scoring
from games.rise_of_empires.affording import NO, YES, after_paying, mixes_of, own_copy, paid_by, possible_after
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.display import (
    ALL,
    CHOOSE,
    NO_FEE,
    own_discs,
    pay_moves,
    relieving,
    remove_moves,
)
from games.rise_of_empires.effects import modifying
from games.rise_of_empires.flips import ally_moves, flip, flip_moves
from games.rise_of_empires.food import food_balance, food_lacking
from games.rise_of_empires.moves import Flip, Pay, Remove, Upkeep
from games.rise_of_empires.scoring import upkeep_lacking, upkeep_of
from games.rise_of_empires.state import RiseState
from games.rise_of_empires.taking import city_cost, gold_lacking
from games.rise_of_empires.trading import trade_moves


def removal(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.5.2, R6.5.4: of the discs that may still be meant the fees, the mix that pays if it is settled, and whether the
    action of the row can be carried out afterwards, at once or only after flips (R6.0.6).
    """
    fitting = [
        move
        for move in remove_moves(catalogue, state, seat)
        if all(chosen.get(name, value) == value for name, value in msgspec.structs.asdict(move).items())
    ]
    if "row" not in chosen or not fitting:
        return None
    discs = {(row, which): (place, fee) for row, which, place, fee in own_discs(catalogue, state, seat)}
    fees = {disc: fee for disc, (_, fee) in discs.items()}
    asked = sorted({fees[move.row, move.which] for move in fitting})
    settled = mixes_of(catalogue, state, seat, fitting[0], asked[0])[0] if len(fitting) == 1 else {}
    paid_for = [
        after_paying(state, seat, mix)
        for move in fitting
        if move.pay != ALL
        for mix in mixes_of(catalogue, state, seat, move, fees[move.row, move.which])
    ]
    paid = fitting[0].pay not in (CHOOSE, NO_FEE) and bool(settled)
    row = str(chosen["row"])
    # Which of the own discs it is says little where those of others lie between.
    place = discs[row, chosen["which"]][0] + 1 if "which" in chosen else 0
    last = max(discs[move.row, move.which][0] for move in fitting)
    possible = possible_after(catalogue, paid_for, seat, row)
    dear = _short_of_gold(catalogue, state, seat, row, settled.get("gold", 0)) if paid and possible != NO else {}
    by = relieving(catalogue, state.players[seat], last)
    return Remark(
        "removal-vain" if possible == NO else "removal",
        {
            "place": place,
            "discs": len(state.rows[row]),
            "fee": asked[0],
            "most": asked[-1] if len(asked) > 1 else 0,
            "paid": int(paid),
            "price": _price(settled) if paid else [],
            "possible": possible,
            **dear,
            **({"relieved": {"tiles": by}} if by else {}),
        },
    )


def payment(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark:
    """R6.5.2, R6.0.6: the fee that is due, what of it has been chosen, what is still to be paid, the whole payment where it follows
    from that, and whether the action of the row can be carried out afterwards.
    """
    fields = {name: chosen[name] for name in Pay.__struct_fields__ if isinstance(chosen.get(name), int)}
    paid = sum(fields.values())
    fitting = [
        move
        for move in pay_moves(catalogue, state, seat)
        if all(getattr(move, name) == number for name, number in fields.items())
    ]
    settled = len(fitting) == 1 and paid < state.fee and bool(fields)
    # R6.0.6: nothing is said of the action before anything is chosen.
    after = (left for move in fitting for left in paid_by(catalogue, state, seat, move))
    possible = possible_after(catalogue, after, seat, state.removed) if fields else YES
    facts = {"fee": state.fee, "paid": paid, "left": 0 if settled else state.fee - paid, "possible": possible}
    gold = fields.get("gold", 0) if possible != NO else 0
    dear = _short_of_gold(catalogue, state, seat, state.removed, gold)
    pay = fitting[0]
    mix = {"gold": pay.gold, "cube": pay.cubes, "food": pay.food, "vp": pay.vp} if settled else {}
    return Remark("payment", {**facts, "settled": int(settled), "price": _price(mix), **dear})


def _short_of_gold(catalogue: Catalogue, state: RiseState, seat: int, row: str, paid: int) -> dict[str, Any]:
    """R6.1.2, R6.2.1, R6.3.1: for which tiles of the row a fee leaves too little gold though there was enough, as a phrase."""
    gold = state.players[seat].gold
    lacking = gold_lacking(catalogue, state, seat, row, gold - paid)
    dear = [{"tile": tile, "count": count} for tile, count in lacking.items() if count <= paid]
    return {"dear": {"beyond": dear}} if dear else {}


def again(moves: Sequence[Move], past: Remove) -> Move | None:
    """R6.5.1: the cheapest disc of the same row, paid for in the same way where that is offered."""
    same = [move for move in moves if isinstance(move, Remove) and move.row == past.row]
    return min(same, key=lambda move: (move.which, move.pay != past.pay, move.pay == CHOOSE), default=None)


def _price(mix: Mapping[str, int]) -> list[dict[str, int]]:
    """The parts of a payment, a phrase each, in the order in which they are chosen."""
    nothing = dict.fromkeys(("gold", "cube", "food", "vp"), 0)
    return [{**nothing, what: mix[what]} for what in nothing if mix.get(what)]


def looming(catalogue: Catalogue, state: RiseState, seat: int) -> list[Remark]:
    """R7.3, R9.1: the food and the discs for upkeep that will be lacking at the end of the turn as things stand, told as long as
    actions can change it; and what the meal lacks while tiles are given up for it.
    """
    held, balance = state.players[seat].food, food_balance(catalogue, state, seat)
    food = -held - balance
    if state.phase == "food" and food > 0:
        return [Remark("meal-lacking", {"food": held, "need": -balance, "count": food})]
    if state.phase != "actions":
        return []
    lacking = {"food-lacking": food, "upkeep-lacking": upkeep_lacking(catalogue, state, seat)}
    return [Remark(code, {"count": count}) for code, count in lacking.items() if count > 0]


def meal(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R7.1 to R7.3: what there is after the meal; or what is still lacking for it once a tile is given up, where anything is."""
    player, balance = state.players[seat], food_balance(catalogue, state, seat)
    if chosen["kind"] == "keep":
        after = min(catalogue.numbers.most_food, player.food + balance)
        return Remark("fed", {"food": player.food, "after": after})
    tile = chosen.get("tile", "")
    if player.food + balance >= 0 or tile not in (*player.territory, *player.cities):
        return None
    after = own_copy(state, seat)
    own = after.players[seat]
    own.territory, own.cities = [*own.territory], [*own.cities]
    (own.territory if tile in own.territory else own.cities).remove(tile)
    return Remark("still-lacking", {"count": max(0, -player.food - food_balance(catalogue, after, seat))})


def parting(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R9.1: the discs that would be lacking for the upkeep of cities once those of a trade, or of a tile that is flipped, are paid,
    as things stand; None where they suffice or lack as much already, or it is not settled yet how many are paid.
    """
    after = own_copy(state, seat)
    match chosen:
        case {"kind": "trade", "gain": str(gain)}:
            numbers = [move.discs for move in trade_moves(catalogue, state, seat) if move.gain == gain]
            if "discs" not in chosen and len(numbers) != 1:
                return None
            after.players[seat].disc -= chosen.get("discs", numbers[0])
        case {"kind": "flip", "tile": str(tile)}:
            flip(catalogue, after, seat, Flip(tile))
        case _:
            return None
    lacking = upkeep_lacking(catalogue, after, seat)
    return Remark("upkeep-short", {"count": lacking}) if lacking > upkeep_lacking(catalogue, state, seat) else None


def unflipped(catalogue: Catalogue, state: RiseState, seat: int) -> Remark | None:
    """R6.0.6, R6.7.1: the tiles that could still be flipped before a move ends, and whether it is the last one of the turn."""
    moves = (*flip_moves(catalogue, state, seat), *ally_moves(catalogue, state, seat))
    tiles = [*dict.fromkeys(move.tile for move in moves)]
    last = state.round == catalogue.numbers.actions
    return Remark("unflipped", {"tiles": tiles, "last": int(last)}) if tiles else None


def keeping(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.3.1, R7.3, R9.1: what is lacking as things stand for keeping a tile until the next turn: discs for the upkeep of a city,
    so that one is lost, or food, so that a tile must be given up; and why a city costs less than is printed on it.
    """
    kind, tile = chosen["kind"], chosen.get("tile", "")
    if not tile:
        return None
    less = _discounted(catalogue, state, seat, tile) if kind == "city" else {}
    part = {"less": less} if less else {}
    if kind == "city" and upkeep_of(catalogue, tile) and (lacking := upkeep_lacking(catalogue, state, seat, tile)):
        return Remark("upkeep-lacking", {"count": lacking, **part})
    lacking = food_lacking(catalogue, state, seat, tile, "cities" if kind == "city" else "territory")
    if lacking:
        return Remark("food-lacking", {"count": lacking, **part})
    return Remark("discounted", less) if less else None


def upkeep(catalogue: Catalogue, state: RiseState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R9.1: of a city that it is paid for if nobody says otherwise, and which other ones are lost then for want of discs."""
    tile = chosen.get("tile", "")
    if not tile:
        return None
    events = scoring.upkeep(catalogue, own_copy(state, seat), seat, Upkeep(tile, chosen.get("paid", True)))
    lost = [event.data["tile"] for event in events if event.kind == "given-up" and event.data["tile"] != tile]
    if "paid" in chosen:
        return Remark("upkeep-losing", {"tiles": lost}) if lost else None
    return Remark("upkeep-paying", {"losing": {"tiles": lost}} if lost else {})


def _discounted(catalogue: Catalogue, state: RiseState, seat: int, tile: str) -> dict[str, Any]:
    """R6.3.1: what a city or wonder costs instead of what is printed, and by which tiles; nothing where both are the same."""
    gold, cost = city_cost(catalogue, state, seat, tile), catalogue.cities[tile].cost
    by = modifying(catalogue, state.players[seat], "city_gold_cost")
    return {"gold": gold, "cost": cost, "tiles": by} if gold != cost else {}
