"""R6.0, R6.5, R6.8: the action display: placing discs in turn A, taking them back for a fee in turn B."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import UNSET

from games.core.events import Event
from games.rise_of_empires.catalogue import Catalogue
from games.rise_of_empires.effects import modified, owned
from games.rise_of_empires.goods import has, pay
from games.rise_of_empires.moves import Idle, Pay, Remove
from games.rise_of_empires.state import ROWS, Player, RiseState, dead_discs
from games.rise_of_empires.telling import phrases

NO_FEE, CHOOSE, ALL = "", "choose", "all"
FOOD_KEPT = 8  # D2b: so much food is kept as long as something else pays
# The ready ways of paying: what is taken first, and what is kept of it.
WAYS: dict[str, tuple[tuple[str, int], ...]] = {
    "food": (("food", FOOD_KEPT), ("gold", 0), ("cube", 0), ("food", 0), ("vp", 0)),
    "gold": (("gold", 0), ("food", FOOD_KEPT), ("cube", 0), ("food", 0), ("vp", 0)),
}
_BY_NAME: tuple[str, ...] = tuple(sorted(ROWS))


# ---------------------------------------------------------------------- turn A
def is_free(catalogue: Catalogue, state: RiseState, row: str) -> bool:
    """R6.0.3: whether the row has a free circle."""
    return len(state.rows[row]) < catalogue.row_limit(row, state.seats)


def free_rows(catalogue: Catalogue, state: RiseState) -> list[str]:
    """R6.0.2: the rows with a free circle, sorted."""
    return [row for row in _BY_NAME if is_free(catalogue, state, row)]


def place_disc(state: RiseState, seat: int, row: str) -> None:
    """R6.0.2: rows fill from right to left."""
    state.rows[row].insert(0, seat)


def idle_moves(catalogue: Catalogue, state: RiseState) -> list[Idle]:
    """R6.0.4: where a disc without effect may go."""
    return [Idle(row) for row in free_rows(catalogue, state)]


def idle(state: RiseState, seat: int, row: str) -> list[Event]:
    """R6.0.4, R6.8.1: a disc that does nothing now."""
    dead = {} if state.dead is UNSET else state.dead
    state.dead = {**dead, row: [*dead_discs(state, row), len(state.rows[row])]}
    place_disc(state, seat, row)
    return [Event("idle", seat, {"row": row})]


# ---------------------------------------------------------------------- turn B
def fee_at(catalogue: Catalogue, player: Player, place: int) -> int:
    """R6.5.2: the fee of a disc with so many discs to its left."""
    per_disc = min([catalogue.numbers.fee.per_disc, *modified(catalogue, player, "removal_fee_per_disc")])
    return place * per_disc


def relieving(catalogue: Catalogue, player: Player, place: int) -> list[str]:
    """R6.5.2: the tiles of a player by which the fee of a disc with so many discs to its left is less than usual."""
    fees, usual = catalogue.rules.get("removal_fee_per_disc", {}), catalogue.numbers.fee.per_disc
    return [tile for tile in owned(player) if fees.get(tile, usual) < usual] if place else []


def own_discs(catalogue: Catalogue, state: RiseState, seat: int) -> Iterator[tuple[str, int, int, int]]:
    """For each own disc on the display its row, which of the own ones it is, its place in the row and its fee."""
    player = state.players[seat]
    for row in _BY_NAME:
        which = 0
        for place, owner in enumerate(state.rows[row]):
            if owner == seat:
                which += 1
                yield row, which, place, fee_at(catalogue, player, place)


def wealth(catalogue: Catalogue, player: Player) -> dict[str, int]:
    """R6.5.2: what can pay a fee."""
    return {kind: has(player, kind) for kind in catalogue.numbers.fee.payable_with}


def ready_mix(means: Mapping[str, int], fee: int, way: str) -> dict[str, int]:
    """D2b: what a ready way of paying takes of each kind; pays as much as there is."""
    mix = dict.fromkeys(means, 0)
    for kind, kept in WAYS[way]:
        if kind in mix:
            part = max(0, min(fee, means[kind] - mix[kind] - kept))
            mix[kind] += part
            fee -= part
    return mix


def sparing(means: Mapping[str, int], fee: int, kind: str) -> dict[str, int]:
    """R6.5.2: the mix that takes of one kind only what nothing else can pay."""
    mix = dict[str, int]()
    for other in (*(name for name in means if name != kind), kind):
        mix[other] = min(means[other], fee - sum(mix.values()))
    return mix


def most_gold_left(catalogue: Catalogue, state: RiseState, seat: int, row: str) -> int | None:
    """R6.5.2: how much gold the seat has at most once it has paid for a disc of the row; None where it can take none back."""
    means = wealth(catalogue, state.players[seat])
    fees = [fee for of, _, _, fee in own_discs(catalogue, state, seat) if of == row and fee <= sum(means.values())]
    gold = state.players[seat].gold
    return gold - sparing(means, min(fees), "gold").get("gold", 0) if fees else None


def mixes(means: Mapping[str, int], fee: int) -> Iterator[dict[str, int]]:
    """R6.5.2: every way to split a fee."""
    kinds = list(means)
    if not kinds:
        if not fee:
            yield {}
        return
    kind, rest = kinds[0], {other: means[other] for other in kinds[1:]}
    most = sum(rest.values())
    for part in range(max(0, fee - most), min(fee, means[kind]) + 1):
        for more in mixes(rest, fee - part):
            yield {kind: part, **more}


def number_of_mixes(means: Mapping[str, int], fee: int) -> int:
    """R6.5.2: in how many ways the fee can be split."""
    ways = [1] + [0] * fee  # of every smaller fee with the kinds so far
    for most in means.values():
        if most:
            ways = [sum(ways[max(0, part - most) : part + 1]) for part in range(fee + 1)]
    return ways[fee]


def ways_to_pay(means: Mapping[str, int], fee: int) -> list[str]:
    """D2b: the ways offered for a fee that can be paid: ready ones that differ, and the own mix if there are others."""
    if not fee:
        return [NO_FEE]
    ready = {tuple(ready_mix(means, fee, way).items()): way for way in WAYS}
    return sorted([*ready.values(), *([CHOOSE] if number_of_mixes(means, fee) > len(ready) else [])])


def remove_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Remove]:
    """R6.5.2, R6.5.5: every own disc whose fee can be paid; if there is none, the cheapest for all that the seat has."""
    means = wealth(catalogue, state.players[seat])
    most = sum(means.values())
    discs = list(own_discs(catalogue, state, seat))
    payable = [disc for disc in discs if disc[3] <= most]
    if not payable:
        least = min(fee for *_, fee in discs)
        return [Remove(row, which, ALL) for row, which, _, fee in discs if fee == least]
    return [Remove(row, which, way) for row, which, _, fee in payable for way in ways_to_pay(means, fee)]


def remove(catalogue: Catalogue, state: RiseState, seat: int, move: Remove) -> list[Event]:
    """R6.5.1 to R6.5.5: take the disc back and pay; with an own mix the payment is still to come."""
    row, place, fee = next(
        (row, place, fee)
        for row, which, place, fee in own_discs(catalogue, state, seat)
        if (row, which) == (move.row, move.which)
    )
    del state.rows[row][place]
    state.removed, state.fee = row, fee
    means = wealth(catalogue, state.players[seat])
    facts: dict[str, Any] = {"row": row, "fee": fee}
    match move.pay:
        case "" | "choose":
            pass
        case "all":
            state.removed = ""
            facts |= _paid(state, seat, means)
            facts["short"] = {"count": fee - sum(means.values())}
        case way:
            facts |= _paid(state, seat, ready_mix(means, fee, way))
    return [Event("removed", seat, facts)]


def pay_moves(catalogue: Catalogue, state: RiseState, seat: int) -> list[Pay]:
    """R6.5.2: every mix for the fee that is due, sorted."""
    found = [
        Pay(mix.get("gold", 0), mix.get("cube", 0), mix.get("food", 0), mix.get("vp", 0))
        for mix in mixes(wealth(catalogue, state.players[seat]), state.fee)
    ]
    return sorted(found, key=lambda move: (move.gold, move.cubes, move.food, move.vp))


def pay_fee(state: RiseState, seat: int, mix: Mapping[str, int]) -> list[Event]:
    """R6.5.2: the own mix for a fee."""
    _paid(state, seat, mix)
    paid = {"gold": mix.get("gold", 0), "cubes": mix.get("cube", 0), "food": mix.get("food", 0), "vp": mix.get("vp", 0)}
    return [Event("fee-paid", seat, paid)]


def _paid(state: RiseState, seat: int, mix: Mapping[str, int]) -> dict[str, Any]:
    """R6.5.2: gold to the bank, cubes to the general stock, the markers of food and VP back; gives the phrase about it."""
    for kind, amount in mix.items():
        pay(state.players[seat], kind, amount)
    state.fee = 0
    return phrases(paid=mix)
