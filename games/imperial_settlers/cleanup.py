"""R18 Cleanup phase, with what is put on Locations (R18.2, R25.3)."""

from __future__ import annotations

from collections.abc import Iterator

from games.base import Move, awaited
from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import known, own
from games.imperial_settlers.moves import Drop, End, Store, StoreCard
from games.imperial_settlers.state import Location, Player, SettlersState, Task
from games.imperial_settlers.table import Table, counted
from games.imperial_settlers.vocabulary import StoreUnder


def begin_cleanup(table: Table) -> None:
    """R18.1, R18.2: everybody who can keep or put something is asked at the same time."""
    state = table.state
    state.phase = "cleanup"
    state.turn += 1
    state.pending += [Task(seat, "cleanup") for seat in range(state.seats)]


def keepable(catalogue: Catalogue, player: Player) -> set[str]:
    """R18.1: the goods of which any number may be kept, by the board and by Features."""
    kinds: set[str] = {*catalogue.boards[player.faction].storage.kinds}
    for location in player.empire:
        feature = catalogue.feature(location.card)
        if feature is not None and feature.rule == "store":
            kinds.update(feature.kinds)
    return kinds


def shelf(catalogue: Catalogue, location: Location) -> tuple[tuple[str, ...], int | None]:
    """What may be put on a Location in this Cleanup, and how much of it is left (None: no limit)."""
    feature, storage = catalogue.feature(location.card), catalogue.type(location.card).storage
    kinds: tuple[str, ...] = ()
    limit: int | None = 0
    if storage is not None:
        kinds, limit = (*storage.kinds,), storage.max
    elif feature is not None and feature.trigger == "cleanup":
        for effect in feature.do:
            if isinstance(effect, StoreUnder):
                kinds, limit = (*effect.kinds,), effect.max
    return kinds, None if limit is None else limit - location.put


def cleanup_moves(catalogue: Catalogue, state: SettlersState, task: Task) -> list[Move]:
    """D17, D18: put goods and cards on Locations, give up what could be kept; End is added to these. Nothing where all is kept."""
    player = state.players[task.seat]
    puts, keep = [*_puts(catalogue, player)], keepable(catalogue, player)
    # Ruling: whoever keeps everything and can put nothing anywhere is not asked whether he would rather not.
    all_kept = all(good in keep for good, count in player.supply.items() if count)
    return puts if all_kept and not puts else [*puts, *_drops(catalogue, player)]


def settled(catalogue: Catalogue, state: SettlersState, seat: int) -> Move | None:
    """R18.1, R18.2: the next step of a seat's Cleanup in which it has nothing to weigh, as everybody can see: what it may keep
    stays, and what would be lost is put on the one Location that has room for it; None where it has a choice.
    """
    task, player = awaited(state.pending, seat), state.players[seat]
    if task is None or task.kind != "cleanup":
        return None
    keep, puts = keepable(catalogue, player), dict[str, Move]()
    for location in player.empire:
        kinds, room = shelf(catalogue, location)
        if room is not None and room <= 0:
            continue
        if "hand_card" in kinds and player.hand:
            return None
        held = {kind: player.supply[kind] for kind in kinds if player.supply.get(kind)}
        if _comes_back(catalogue, location):
            held = {kind: count for kind, count in held.items() if kind not in keep}
        # A good that stays anyway may be worth more there, as two goods are where there is room for one: that is weighed.
        crowded = room is not None and len(held) > 1 and sum(held.values()) > room
        if crowded or not held.keys().isdisjoint(keep | puts.keys()):
            return None
        for good, count in held.items():
            puts[good] = Store(location.card, good, count if room is None else min(count, room))
    return next(iter(puts.values()), End())


def _comes_back(catalogue: Catalogue, location: Location) -> bool:
    """R18.2: whether what lies on a Location only waits there for the next round, which what is kept does as well."""
    storage = catalogue.type(location.card).storage
    return storage is not None and not storage.permanent


def _puts(catalogue: Catalogue, player: Player) -> Iterator[Move]:
    for location in player.empire:
        kinds, room = shelf(catalogue, location)
        for kind in kinds:
            if kind == "hand_card":
                if room is None or room > 0:
                    for card in player.hand:
                        if known(card):
                            yield StoreCard(location.card, card)
            else:
                held = player.supply[kind]
                for count in range(1, (held if room is None else min(held, room)) + 1):
                    yield Store(location.card, kind, count)


def _drops(catalogue: Catalogue, player: Player) -> Iterator[Move]:
    for good in keepable(catalogue, player):
        for count in range(1, player.supply[good] + 1):
            yield Drop(good, count)


def play_cleanup(table: Table, task: Task, move: Move) -> None:
    """One step of a seat's Cleanup. The move must be legal."""
    player = table.player(task.seat)
    match move:
        case Store():
            location = _own(player, move.location)
            player.supply[move.good] -= move.count
            location.stored[move.good] = location.stored.get(move.good, 0) + move.count
            location.put += move.count
            table.tell("stored", task.seat, location=move.location, good=move.good, count=move.count)
        case StoreCard():
            location = _own(player, move.location)
            player.hand.remove(move.card)
            location.under.append(move.card)
            location.put += 1
            table.tell("card-stored", task.seat, location=move.location)
        case Drop():
            player.supply[move.good] -= move.count
            table.tell("dropped", task.seat, good=move.good, count=move.count)
        case End():
            table.done(task)
        case _:
            raise IllegalMove("cleanup-first", "R18.1")


def _own(player: Player, card: str) -> Location:
    location = own(player, card)
    if location is None:
        raise ValueError(f"{card} is not in this Empire")
    return location


def finish_cleanup(table: Table) -> None:
    """R18.3, R18.4: everything else goes, markers of the round too; Samurai, Egyptian tokens and stored things stay."""
    state, catalogue = table.state, table.catalogue
    for seat, player in enumerate(state.players):
        keep = keepable(catalogue, player)
        kept = [good for good, count in player.supply.items() if good in keep for _ in range(count)]
        gone = {good: count for good, count in player.supply.items() if good not in keep and count}
        for good in player.supply:
            if good not in keep:
                player.supply[good] = 0
        if kept:
            table.tell("kept-goods", seat, goods=kept, count=len(kept))
        if gone:
            table.tell("perished", seat, paid=counted(gone))
        player.skip = False
        for location in player.empire:
            _tidy(location)
    for location in state.virtual.locations if state.virtual is not None else []:
        _tidy(location)


def _tidy(location: Location) -> None:
    location.goods, location.uses, location.visitors, location.put = {}, 0, 0, 0
    location.blocked = location.defense = False
