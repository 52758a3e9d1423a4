"""R12: which powers a seat has, and which of those for once per round are left."""

from __future__ import annotations

from collections.abc import Iterator

from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.data import Power
from games.mare_nostrum.state import MareState, Player


def powers(catalogue: Catalogue, player: Player) -> Iterator[tuple[str, Power]]:
    """Every own card with its power; Castor & Pollux with the power that they have taken over (R12.8)."""
    for card in player.cards:
        power = catalogue.cards[card].power
        if power.copies:
            if player.copied:
                yield card, catalogue.cards[player.copied].power
        else:
            yield card, power


def has(catalogue: Catalogue, state: MareState, seat: int, name: str) -> bool:
    """Whether the seat has a power, by the name of its field."""
    return any(getattr(power, name) for _, power in powers(catalogue, state.players[seat]))


def total(catalogue: Catalogue, player: Player, name: str) -> int:
    """The sum of a power that is a number over all cards of the player."""
    return sum(getattr(power, name) for _, power in powers(catalogue, player))


def unused(catalogue: Catalogue, state: MareState, seat: int, name: str) -> str:
    """The card whose power of this name can still be used in this round, "" if there is none."""
    player = state.players[seat]
    return next(
        (card for card, power in powers(catalogue, player) if getattr(power, name) and not _spent(player, card, power)),
        "",
    )


def cheap(catalogue: Catalogue, state: MareState, seat: int, item: str) -> tuple[str, list[str]]:
    """R12.25: the card that makes one such unit cheap now and the kinds that pay for it; ("", []) if there is none."""
    player = state.players[seat]
    for card, power in powers(catalogue, player):
        if power.cheap is not None and power.cheap.item == item and not _spent(player, card, power):
            return card, power.cheap.options
    return "", []


def spent(catalogue: Catalogue, player: Player, card: str) -> bool:
    """R12: whether the power of an own card was used in this round as often as it can be."""
    return any(_spent(player, card, power) for own, power in powers(catalogue, player) if own == card)


def _spent(player: Player, card: str, power: Power) -> bool:
    """R12.5: control markers without payment may be several, everything else is for once per round."""
    return player.used.count(card) >= max(1, power.free_control)


def use(state: MareState, seat: int, card: str) -> None:
    """R12: the power was used in this round."""
    player = state.players[seat]
    player.used = sorted([*player.used, card])


def owner_of(catalogue: Catalogue, state: MareState, name: str) -> int | None:
    """The seat with a power of this name that one card has alone, None if nobody has it."""
    return next((seat for seat in range(state.seats) if has(catalogue, state, seat, name)), None)
