"""R8.3 Free steps of the own turn: R14 the Defense token, R16.2 Samurai; and staying in the turn for them."""

from __future__ import annotations

from collections.abc import Iterator

from games.base import Move
from games.core.errors import IllegalMove
from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.choices import samurai_places
from games.imperial_settlers.empire import own
from games.imperial_settlers.gains import deploy
from games.imperial_settlers.moves import Defend, Hold, Samurai
from games.imperial_settlers.payment import pay, payable
from games.imperial_settlers.state import Location, Player, SettlersState
from games.imperial_settlers.table import Table, counted


def free_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> Iterator[Move]:
    """D12, D13: the free steps that are possible now."""
    player = state.players[seat]
    if player.supply["defense"]:
        for card in sorted(location.card for location in player.empire if _defendable(catalogue, location)):
            yield Defend(card)
    if payable(player.supply, catalogue.box.prices.samurai):
        for name in samurai_places(catalogue, player):
            yield Samurai(name)


def hold_moves(catalogue: Catalogue, state: SettlersState, seat: int) -> list[Move]:
    """R8.3: free steps may also follow the action; who wants that says so before it."""
    player = state.players[seat]
    possible = player.supply["defense"] > 0 or catalogue.boards[player.faction].samurai
    return [Hold()] if possible and not state.hold else []


def protectable(catalogue: Catalogue, player: Player) -> bool:
    """R14.1, R16.2: whether a Defense token or a Samurai could be placed on a Location of the player's, the Worker for it aside."""
    defended = player.supply["defense"] > 0 and any(_defendable(catalogue, location) for location in player.empire)
    return defended or bool(samurai_places(catalogue, player))


def _defendable(catalogue: Catalogue, location: Location) -> bool:
    """R14.1, R25.5: a Common Location without a Defense token, laid or printed."""
    kind = catalogue.type(location.card)
    return kind.deck == "common" and not location.defense and not kind.printed_defense


def defend(table: Table, seat: int, move: Defend) -> None:
    """R14.1. Raises IllegalMove."""
    player, location = table.player(seat), own(table.player(seat), move.location)
    if location is None:
        raise IllegalMove("not-your-location", "R14.1", location=move.location)
    if not player.supply["defense"]:
        raise IllegalMove("no-defense-token", "R14.1")
    if not table.catalogue.is_common(move.location):
        raise IllegalMove("defense-common-only", "R16.4", location=move.location)
    if not _defendable(table.catalogue, location):
        raise IllegalMove("defended", "R14.2", location=move.location)
    player.supply["defense"] -= 1
    location.defense = True
    table.tell("defended", seat, card=move.location)


def samurai(table: Table, seat: int, move: Samurai) -> None:
    """R16.2. Raises IllegalMove."""
    catalogue, player = table.catalogue, table.player(seat)
    location = own(player, move.location)
    if location is None:
        raise IllegalMove("not-your-location", "R16.2", location=move.location)
    if not catalogue.boards[player.faction].samurai:
        raise IllegalMove("no-samurai", "R16.2")
    if location.samurai:
        raise IllegalMove("has-samurai", "R16.2", location=move.location)
    if move.location not in samurai_places(catalogue, player):
        raise IllegalMove("samurai-faction-only", "R16.4", location=move.location)
    if not payable(player.supply, catalogue.box.prices.samurai):
        raise IllegalMove("too-few-workers", "R16.2", count=1, held=player.supply["worker"])
    paid = pay(player.supply, catalogue.box.prices.samurai, ())
    table.tell("samurai-placed", seat, locations=[move.location], count=1, paid=counted(paid))
    deploy(table, seat, location)
