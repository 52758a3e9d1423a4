"""R6.5: the tiles of turn B for which there is too little gold, once the fee is paid, however that is done, or as it is paid unless
somebody says otherwise; and what is left of the action.
"""

from __future__ import annotations

from typing import Any

from games.base import Remark
from games.rise_of_empires.affording import action_left, mixes_of
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.display import CHOOSE, most_gold_left, own_discs, ways_to_pay, wealth
from games.rise_of_empires.moves import Remove
from games.rise_of_empires.natural import natural
from games.rise_of_empires.state import ROWS, SIDES, RiseState
from games.rise_of_empires.taking import gold_lacking


def lacking_after_fee(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> tuple[int, dict[str, int]]:
    """R6.5.2: the gold that a seat has at most once it has taken back a disc of the row, and the tiles that this does not pay, with
    what is lacking; none where it can take none back.
    """
    gold = most_gold_left(catalogue, state, seat, row)
    return (0, {}) if gold is None else (gold, gold_lacking(catalogue, state, seat, row, gold))


def lacking_as_paid(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> dict[str, int]:
    """R6.5.2: the tiles that a seat can pay only if it pays the fee of its cheapest disc of the row with less gold than is
    proposed, and how much gold is lacking for each.
    """
    means = wealth(catalogue, state.players[seat])
    fees = [fee for of, _, _, fee in own_discs(catalogue, state, seat) if of == row]
    if not fees or fees[0] > sum(means.values()):
        return {}
    chosen = {"kind": "remove", "row": row, "which": 1}
    ways = ways_to_pay(means, fees[0])
    way = natural(catalogue, state, seat, chosen, "pay", ways) if len(ways) > 1 else ways[0]
    if way is None or way == CHOOSE:
        return {}
    (mix,) = mixes_of(catalogue, state, seat, Remove(row, 1, way), fees[0])
    lacking = gold_lacking(catalogue, state, seat, row, state.players[seat].gold - mix.get("gold", 0))
    never = lacking_after_fee(catalogue, state, seat, row)[1]
    return {tile: count for tile, count in lacking.items() if tile not in never}


def beforehand(catalogue: Catalogue, state: RiseState, seat: int) -> list[Remark]:
    """R6.5.2: before a disc is taken back in turn B, the tiles that need another payment of the fee than the one proposed."""
    if state.step != "move" or state.side == SIDES[0] or seat != state.active:
        return []
    tiles = [tile for row in ROWS for tile in lacking_as_paid(catalogue, state, seat, row)]
    return [Remark("gold-for-fee", {"tiles": tiles})] if tiles else []


def about_action(catalogue: Catalogue, state: RiseState, seat: int) -> dict[str, Any]:
    """R6.0.6, R6.5.4: whether the action of the row can be carried out, at once or only after flips; R6.1 to R6.3: the tiles for
    which gold is lacking, as a phrase.
    """
    row = state.removed
    lacking = gold_lacking(catalogue, state, seat, row, state.players[seat].gold)
    dear = [{"tile": tile, "count": count} for tile, count in lacking.items()]
    facts = {"row": row, "possible": action_left(catalogue, state, seat)}
    return {**facts, "unpaid": {"beyond": dear}} if dear else facts
