"""Locations and cards on the table: where they lie, what they count, how they leave."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.state import UNKNOWN, VIRTUAL, Location, Player, SettlersState
from games.imperial_settlers.vocabulary import Gain


def known(card: str) -> bool:
    """Whether the card is more than a back in a redacted state."""
    return not card.startswith(UNKNOWN)


def equal_cards(catalogue: Catalogue, cards: Sequence[str]) -> list[list[str]]:
    """The cards that can be seen, those together on which the same is printed, their numbers apart: copies may differ."""
    found = defaultdict[object, list[str]](list)
    for card in filter(known, cards):
        printing = catalogue.printing(card)
        printed = (printing.cost, printing.raze, printing.deal)
        found[catalogue.type(card).id, repr(printed)].append(card)
    return [*found.values()]


def locations(state: SettlersState) -> Iterator[tuple[int, Location]]:
    """Every Location with the seat for which it works (VIRTUAL for the virtual player)."""
    for seat, player in enumerate(state.players):
        for location in player.empire:
            yield seat, location
    if state.virtual is not None:
        for location in state.virtual.locations:
            yield VIRTUAL, location


def find(state: SettlersState, card: str) -> tuple[int, Location] | None:
    """The Location that a card is, and for whom it works; None if it is not in play."""
    return next(((seat, location) for seat, location in locations(state) if location.card == card), None)


def own(player: Player, card: str) -> Location | None:
    """An own Location by its card."""
    return next((location for location in player.empire if location.card == card), None)


def foundations(player: Player) -> list[str]:
    """R15: all Foundations of a seat, those laid from the hand last."""
    return [*player.foundations, *player.laid]


def opponents(state: SettlersState, seat: int) -> list[int]:
    """R8.4: the other seats that may be targets, as they have not passed."""
    return [other for other, player in enumerate(state.players) if other != seat and not player.passed]


def enemy_locations(state: SettlersState, seat: int) -> Iterator[tuple[int, Location]]:
    """R8.4, R17.7, R23.4: Locations that another player's action may aim at."""
    for other in opponents(state, seat):
        for location in state.players[other].empire:
            yield other, location
    if state.virtual is not None:
        for location in state.virtual.locations:
            yield VIRTUAL, location


def lies_on(player: Player, card: str) -> bool:
    """R9.4: whether anything lies on an own Location that goes with it."""
    return any(lost_with(player, (card,)).values())


def lost_with(player: Player, cards: Collection[str]) -> dict[str, int]:
    """R9.4: how much lies on own Locations that goes with them: Defense tokens, Samurai, goods and cards."""
    lying = [location for location in player.empire if location.card in cards]
    return {
        "defense": sum(location.defense for location in lying),
        "samurai": sum(location.samurai for location in lying),
        "stored": sum(map(stored_count, lying)),
    }


# ------------------------------------------------------------------ counting
def colour_count(catalogue: Catalogue, player: Player, color: str) -> int:
    """R7.4: own Locations of a colour."""
    return sum(color in catalogue.type(location.card).colors for location in player.empire)


def samurai_count(player: Player) -> int:
    """Own deployed Samurai."""
    return sum(location.samurai for location in player.empire)


def faction_locations(catalogue: Catalogue, player: Player) -> int:
    """Own Faction Locations, those taken over included."""
    return sum([not catalogue.is_common(location.card) for location in player.empire])


def stored_count(location: Location) -> int:
    """Goods and cards lying on a Location for good or until the next Production."""
    return sum(location.stored.values()) + len(location.under)


def passive(catalogue: Catalogue, player: Player, rule: str) -> list[int]:
    """The amounts of own passive Features of a kind."""
    out: list[int] = []
    for location in player.empire:
        feature = catalogue.feature(location.card)
        if feature is not None and feature.rule == rule:
            out.append(feature.amount)
    return out


def used_up(catalogue: Catalogue, location: Location) -> bool:
    """R12.1: whether an Action Location has no activation left this round."""
    action = catalogue.action(location.card)
    return action is None or location.blocked or location.uses >= action.limit


def only_gains(catalogue: Catalogue, card: str) -> bool:
    """R12.2: whether each activation of an Action Location brings the same, as nothing is chosen by it."""
    action = catalogue.action(card)
    return action is not None and all(isinstance(effect, Gain) for effect in action.do)


def asks_for_decks(catalogue: Catalogue, card: str) -> bool:
    """R3.3: whether the Action of a Location draws cards of whichever deck."""
    action = catalogue.action(card)
    return action is not None and any(isinstance(effect, Gain) and "card" in effect.goods for effect in action.do)


# ------------------------------------------------------------------ leaving play
def to_discard(catalogue: Catalogue, state: SettlersState, card: str) -> None:
    """R10.3, R20.2: a card goes to the discard pile of its deck; Attack cards leave the game."""
    deck = catalogue.deck(card)
    if deck == "common":
        state.discard.append(card)
    elif deck == "attack":
        if state.virtual is not None:
            state.virtual.boxed.append(card)
    else:
        next(player for player in state.players if player.faction == deck).discard.append(card)


def leave(catalogue: Catalogue, state: SettlersState, card: str) -> Location:
    """R9.4, R16.3, R17.6: a Location leaves play; what lies on it goes, Trade Route Deals with it end. The card is free."""
    place = find(state, card)
    if place is None:
        raise ValueError(f"{card} is not in play")
    seat, location = place
    _empire(state, seat).remove(location)
    if location.token:
        state.players[seat].tokens += 1
    for under in location.under:
        if known(under):
            to_discard(catalogue, state, under)
    for player in state.players:
        player.deals = [deal for deal in player.deals if not (deal.route and deal.card == card)]
    return location


def _empire(state: SettlersState, seat: int) -> list[Location]:
    if seat == VIRTUAL:
        if state.virtual is None:
            raise ValueError("there is no virtual player")
        return state.virtual.locations
    return state.players[seat].empire


def common_left(state: SettlersState) -> int:
    """R20.2: Common cards that can still be drawn."""
    return len(state.deck) + len(state.discard)
