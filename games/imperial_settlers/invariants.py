"""What must hold in every state, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.imperial_settlers.catalogue import Catalogue
from games.imperial_settlers.empire import known, locations
from games.imperial_settlers.redaction import all_cards, cards_seen
from games.imperial_settlers.state import VIRTUAL, Player, SettlersState
from games.imperial_settlers.turns import first_tasks


def problems(catalogue: Catalogue, state: SettlersState) -> list[str]:
    """Every broken invariant in plain words; [] for a sound state, redacted or not."""
    found = [*_flow(state)]
    if state.cards:
        found += [*_conserved(catalogue, state), *_places(catalogue, state)]
        for seat, player in enumerate(state.players):
            found += [f"seat {seat}: {problem}" for problem in _player(catalogue, player)]
    return found


def _conserved(catalogue: Catalogue, state: SettlersState) -> Iterator[str]:
    """R1.1: every card of the match is in exactly one place."""
    pieces = Counter(cards_seen(state))
    for pile in (state.deck, *(player.deck for player in state.players), state.virtual.deck if state.virtual else []):
        pieces.update(pile)
    hidden = Counter({card: count for card, count in pieces.items() if not known(card)})
    missing = Counter[str]()
    for card in all_cards(catalogue, state):
        times = pieces.pop(card, 0)
        if times > 1:
            yield f"{card} is in {times} places"
        if not times:
            missing["?" + catalogue.deck(card)] += 1
    if missing != hidden:
        yield f"hidden are {dict(hidden)}, missing are {dict(missing)}"
    yield from (f"{card!r} is no card of this match" for card in pieces if known(card))


def _places(catalogue: Catalogue, state: SettlersState) -> Iterator[str]:
    """Cards lie only where cards of their deck may lie."""
    if any(catalogue.deck(card) != "common" for card in state.discard):
        yield "a foreign card lies among the Common discards"
    for player in state.players:
        if any(catalogue.deck(card) != player.faction for card in player.discard):
            yield f"a foreign card lies among the discards of the {player.faction}"
    routes = [deal.card for player in state.players for deal in player.deals if deal.route]
    played = {location.card for _, location in locations(state)}
    yield from (f"the Trade Route to {card} has lost its Location" for card in routes if card not in played)
    for holder, location in locations(state):
        card = catalogue.type(location.card)
        if card.kind in ("instant", "virtual"):
            yield f"{location.card} is no Location"
        if location.token != (location.owner != holder):
            yield f"{location.card} has a wrong owner"
        if location.defense and card.deck != "common":
            yield f"{location.card} must not have a Defense token"
        if holder == VIRTUAL and (location.defense or location.samurai):
            yield f"{location.card} of the virtual player is protected"


def _player(catalogue: Catalogue, player: Player) -> Iterator[str]:
    if any(count < 0 for count in player.supply.values()) or player.vp < 0:
        yield "something is less than nothing"
    defense = player.supply["defense"] + sum(location.defense for location in player.empire if not location.token)
    if defense > catalogue.box.defense_tokens_held:
        yield "there is more than one Defense token"
    if player.tokens < 0:
        yield "there are too few Egyptian tokens"
    if player.hand != sorted(player.hand):
        yield "the hand is not sorted"


def _flow(state: SettlersState) -> Iterator[str]:
    if bool(state.finished) != (not state.pending):
        yield "a match must be finished or wait for a decision"
    if any(task.kind == "do" for task in first_tasks(state)):
        yield "an effect waits to be carried out"
    if bool(state.finished) != (state.phase == "over") or bool(state.finished) != (state.step == "over"):
        yield "the phases are over before the match is, or the other way round"
