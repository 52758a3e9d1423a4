"""What must hold in every state, whatever was played (R1, R2, R14 and the flow of R4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.mare_nostrum.board import markers_left, on_map, present
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.redaction import all_resources, resources_seen
from games.mare_nostrum.state import CONTROL, NOBODY, TITLES, UNKNOWN, MareState, Province


def problems(catalogue: Catalogue, state: MareState) -> list[str]:
    """Every broken invariant in plain words; [] for a sound state, redacted or not."""
    found = [*_resources(catalogue, state), *_cards(catalogue, state), *_flow(catalogue, state)]
    for name, province in state.provinces.items():
        found += [f"{name}: {problem}" for problem in _province(catalogue, state, name, province)]
    if state.titles:  # the empires have been chosen
        for seat in range(state.seats):
            found += [f"seat {seat}: {problem}" for problem in _seat(catalogue, state, seat)]
    return found


# ---------------------------------------------------------------------- R1, R14.1 tokens are conserved
def _resources(catalogue: Catalogue, state: MareState) -> Iterator[str]:
    seen = resources_seen(state)
    seen.update(state.pile)
    hidden = seen.pop(UNKNOWN, 0)
    missing = all_resources(catalogue) - seen
    if missing.total() != hidden:
        yield f"{missing.total()} resources are missing, {hidden} are hidden: {dict(missing)}"
    if surplus := seen - all_resources(catalogue):
        yield f"too many of {dict(surplus)}"
    for hand in (state.reserve, *state.offers, *(player.hand for player in state.players)):
        if any(count < 0 for count in hand.values()) or list(hand) != sorted(hand):
            yield "resources are negative or not in order"
    if any(not count for player in state.players for count in player.hand.values()):
        yield "a hand remembers what it has lost"


def _cards(catalogue: Catalogue, state: MareState) -> Iterator[str]:
    owned = [card for player in state.players for card in player.cards]
    cards = Counter([*state.display, *state.deck, *(card for card in owned if card in catalogue.recruitable)])
    hidden = cards.pop(UNKNOWN, 0)
    missing = Counter(catalogue.recruitable) - cards
    if missing.total() != hidden or cards - Counter(catalogue.recruitable):
        yield f"cards are missing or there twice: {dict(missing)}"
    if state.display != sorted(state.display):
        yield "the display is not sorted"


# ---------------------------------------------------------------------- R2 the map
def _province(catalogue: Catalogue, state: MareState, name: str, province: Province) -> Iterator[str]:
    spaces = catalogue.spaces[name]
    if province.buildings != sorted(set(province.buildings)) or not set(province.buildings) <= set(spaces):
        yield "buildings do not fit its spaces"
    if not all(spot in spaces or spot == CONTROL for spot in province.places):
        yield "a legion stands on a place that is not there"
    for seat, count in Counter(province.places.values()).items():
        if count > province.legions[seat]:
            yield f"seat {seat} has more places than legions"
    if min(*province.legions, *province.fortresses) < 0:
        yield "units are negative"
    if max(province.fortresses) > catalogue.most_fortresses:
        yield "there are too many fortresses"
    fighting = state.battle is not None and state.battle.place == name
    if province.contested and not fighting and (len(present(province)) < 2 or province.places):
        yield "it is contested without two players, or places are kept there"
    marked = province.places.get(CONTROL, NOBODY)
    if marked != NOBODY and (catalogue.capital_of[name] or marked == province.controller):
        yield "its control marker cannot be occupied"
    if province.controller == NOBODY and state.edition == "pl" and province.buildings:
        yield "buildings stand in a province that nobody controls"
    empire = catalogue.capital_of[name]
    if state.titles and empire:
        owner = province.controller
        if owner == NOBODY or state.players[owner].empire != empire:
            yield "its printed control was lost"


def _seat(catalogue: Catalogue, state: MareState, seat: int) -> Iterator[str]:
    player = state.players[seat]
    for unit, stock in catalogue.stock.items():
        if on_map(state, seat, unit) > stock:
            yield f"more than {stock} of {unit} on the map"
    if markers_left(catalogue, state, seat) < 0:
        yield "too many control markers on the map"
    if len(player.cards) > catalogue.most_cards:
        yield "too many heroes and wonders"
    if any(count > player.hand.get(name, 0) for name, count in player.offer.items()):
        yield "more is offered than there is"
    if sum(player.offer.values()) > max(0, player.number):
        yield "more is offered than was asked for"


# ---------------------------------------------------------------------- R4 the flow
def _flow(catalogue: Catalogue, state: MareState) -> Iterator[str]:
    if bool(state.finished) != (not state.pending):
        yield "a match must be finished or wait for a decision"
    if bool(state.finished) != (state.phase == "over") or bool(state.finished) != (state.step == "over"):
        yield "the phases are over before the match is, or the other way round"
    if state.pending and state.step != state.pending[0].kind:
        yield f"step {state.step} does not fit what is pending"
    if (state.titles or state.round) and list(state.titles) != list(TITLES):
        yield "a title is missing"
    if len(state.spent) != len(set(state.spent)) or not set(state.spent) <= set(catalogue.exchange_markers):
        yield "exchange markers are wrong"
    kinds = {choice.kind for choice in state.pending}
    if (state.begun is not None) != ("pay" in kinds):
        yield "a purchase was begun and nothing is asked about it, or the other way round"
    if (state.battle is not None) != ("losses" in kinds):
        yield "a battle is open and nobody chooses losses, or the other way round"
    if state.achievements and state.phase not in ("build", "over"):
        yield "achievements outlast their phase"
    if (state.moved or state.stationed) and state.phase != "battle":
        yield "movement is remembered outside a turn"
    if len(set(state.acted)) != len(state.acted):
        yield "somebody had two turns"
