"""R9 Build a Location, R15 Foundations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import foundations, known, lost_with, own, to_discard
from games.imperial_settlers.gains import triggered
from games.imperial_settlers.leaving import leave_play
from games.imperial_settlers.moves import Build
from games.imperial_settlers.payment import Goods, bill, missing, pay, ways
from games.imperial_settlers.per_round import worth_of
from games.imperial_settlers.state import Location, Player, SettlersState
from games.imperial_settlers.table import Table, by, tasks_of


def cost_goods(catalogue: Catalogue, card: str) -> Mapping[str, int]:
    """R9.1: the goods in the building cost, the Location part left out."""
    return catalogue.costs[card]


def buildable(catalogue: Catalogue, player: Player, card: str) -> bool:
    """R9.9, R25.4: whether the seat may build this card at all, the cost aside."""
    return card in catalogue.buildable[player.faction]


def givable(player: Player) -> list[str]:
    """R9.3, R9.5, R15.1: what can be discarded for a Location symbol: own Locations not taken over, and Foundations."""
    locations = [location.card for location in player.empire if not location.token]
    return sorted([*locations, *foundations(player)])


def build_moves(catalogue: Catalogue, state: SettlersState, seat: int, only: str = "") -> Iterator[Build]:
    """D7, R9: every way to build a hand card (``only`` that one)."""
    player = state.players[seat]
    allowed = catalogue.buildable[player.faction]
    for card in player.hand:
        if card not in allowed or (only and card != only):
            continue
        payments = ways(player.supply, cost_goods(catalogue, card))
        if not payments:
            continue
        needed = catalogue.printing(card).cost.get("location", 0)
        for give in combinations(givable(player), needed) if needed else [()]:
            for gold in payments:
                yield Build(card, give, gold)


def build(table: Table, seat: int, move: Build) -> None:
    """R9.1 to R9.7. Raises IllegalMove."""
    catalogue, player = table.catalogue, table.player(seat)
    if move not in build_moves(catalogue, table.state, seat, move.card):
        raise why_not(table, seat, move)
    player.hand.remove(move.card)
    paid = pay(player.supply, cost_goods(catalogue, move.card), move.gold)
    set_up(table, seat, move.card, given=move.give, paid=paid)


def give_up(table: Table, seat: int, card: str) -> None:
    """R9.3, R9.4, R15.2: a Location or Foundation goes to its discard pile; this is no Raze."""
    player = table.player(seat)
    if card in foundations(player):
        (player.laid if card in player.laid else player.foundations).remove(card)
    else:
        leave_play(table, card)
    to_discard(table.catalogue, table.state, card)


def set_up(
    table: Table,
    seat: int,
    card: str,
    *,
    given: Sequence[str] = (),
    paid: Goods | None = None,
    source: str = "",
    dealt: bool = False,
) -> None:
    """R9.3, R9.7, R9.8: a paid card becomes a Location; bonus, production, then the Features that answer.

    ``given`` are given up for it, ``source`` is the card by which it is built, "" for the action; whether it was ``dealt``, a Deal
    that is no more.
    """
    catalogue = table.catalogue
    gone = {"gone": worth_of(catalogue, table.state, seat, given)} if given else {}
    if any((lying := lost_with(table.player(seat), given)).values()):
        gone["lying"] = lying
    ended = {"ended": {"good": catalogue.deal_good(card)}} if dealt else {}
    worth = {"worth": {"vp": vp}} if (vp := catalogue.type(card).vp) else {}  # R19.2
    table.act(
        "built",
        seat,
        card,
        paid=paid,
        card=card,
        **worth,
        give=list(given),
        count=len(given),
        **gone,
        **ended,
        **by(source),
    )
    for name in given:
        give_up(table, seat, name)
    table.player(seat).empire.append(Location(card, seat))
    table.push(
        [
            *tasks_of(seat, catalogue.bonus(card), card),
            *tasks_of(seat, catalogue.production(card), card),
            *triggered(table, seat, "build", card=card),
        ]
    )


def why_not(table: Table, seat: int, move: Build) -> IllegalMove:
    """The reason why a card cannot be built like this."""
    catalogue, player, card = table.catalogue, table.player(seat), move.card
    if card not in player.hand or not known(card):
        return IllegalMove("not-in-hand", "R9.9", card=card)
    if not buildable(catalogue, player, card):
        code, rule = ("foreign-card", "R9.9") if catalogue.type(card).kind != "instant" else ("instant-card", "R25.4")
        return IllegalMove(code, rule, card=card)
    goods = cost_goods(catalogue, card)
    needed = catalogue.printing(card).cost.get("location", 0)
    if not ways(player.supply, goods):
        return IllegalMove("cannot-pay", "R9.9", card=card, price=bill(missing(player.supply, goods)))
    for given in move.give:
        location = own(player, given)
        if location is not None and location.token:
            return IllegalMove("taken-over", "R9.5", location=given)
    if len(givable(player)) < needed:
        return IllegalMove("nothing-to-give", "R9.3", card=card, count=needed)
    for given in move.give:
        if given not in givable(player):
            return IllegalMove("not-yours-to-give", "R9.3", location=given)
    if len(move.give) != needed:
        return IllegalMove("give-exactly", "R9.3", card=card, count=needed)
    return IllegalMove("gold-wrong", "R3.4", gold=list(move.gold))
