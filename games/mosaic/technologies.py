"""R5.5: Technologies – which can be taken and turned up, and how they lie."""

from __future__ import annotations

from games.core.events import Event
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import effect_tasks
from games.mosaic.holdings import own_symbols
from games.mosaic.moves import Lay, Research
from games.mosaic.offers import actual, offered, take
from games.mosaic.payment import affordable, ways_to_pay
from games.mosaic.state import SEEN, Begun, MosaicState, Task


def requirement_met(state: MosaicState, seat: int, needed: list[str]) -> bool:
    """R4.4: every symbol at least as often as it is shown."""
    own = state.players[seat].symbols
    return not [pillar for pillar in needed if own[pillar] < needed.count(pillar)]


def playable(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> bool:
    """R4.4, R4.13: whether a Technology can be turned up: its requirement is met and its loss can be borne."""
    entry = catalogue.technologies[card]
    enough = state.players[seat].population >= catalogue.losses[card]
    return enough and requirement_met(state, seat, entry.requirement)


def technology_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Research]:
    """R5.5: each offered card, face down or (if playable) face up; sorted."""
    player, cost = state.players[seat], technology_cost(catalogue)
    if not affordable(catalogue, player, cost):
        return []
    ways = ways_to_pay(catalogue, player, cost)
    return [
        Research(card, face_up, way)
        for card in offered(state, "technologies")
        for face_up in (False, True)
        if not face_up or playable(catalogue, state, seat, actual(state, "technologies", card))
        for way in ways
    ]


def technology_cost(catalogue: Catalogue) -> dict[str, int]:
    """R5.5."""
    return catalogue.numbers.costs["technology"]


def asked_again(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> bool:
    """R5.5: whether an offered card that is taken face down could be turned up, and another one comes up for it: then it is asked
    after that how it lies.
    """
    if not catalogue.refilled_first or card == SEEN or not state.decks["technologies"]:
        return False
    return playable(catalogue, state, seat, card)


def research(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun) -> list[Event]:
    """R5.5: take the card, refill, and perhaps turn it up."""
    player, queued = state.players[seat], len(state.queue)
    card = actual(state, "technologies", begun.card)
    asked = not begun.face_up and asked_again(catalogue, state, seat, begun.card)
    take(state, seat, "technologies", begun.card)
    if begun.face_up:
        refills = len(state.queue) - queued
        state.queue[refills:refills] = turn_up(catalogue, state, seat, card)
        return [Event("technology-up", seat, {"card": card})]
    if begun.card == SEEN:
        player.drawn = sorted([*player.drawn, card])
        return [
            Event("technology-secret", seat, reveals="hidden"),
            Event("kept", seat, {"card": card}, audience=(seat,)),
        ]
    player.bought = sorted([*player.bought, card])
    if asked:
        refills = len(state.queue) - queued
        state.queue.insert(refills, Task("lay", seat, card))
        return [Event("technology-taken", seat, {"card": card})]
    return [Event("technology-down", seat, {"card": card})]


def lay(catalogue: Catalogue, state: MosaicState, seat: int, card: str, move: Lay) -> list[Event]:
    """R5.5: the card that was just taken is turned up after the refill, or stays as it lies."""
    if not move.face_up:
        return [Event("technology-kept", seat, {"card": card})]
    state.players[seat].bought.remove(card)
    state.queue[:0] = turn_up(catalogue, state, seat, card)
    return [Event("technology-up", seat, {"card": card})]


def turn_up(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> list[Task]:
    """R4.3, R6.1: the card lies face up; gives its effects as tasks."""
    state.players[seat].technologies.append(card)
    own_symbols(catalogue, state, seat, card)
    return effect_tasks(catalogue, seat, card)
