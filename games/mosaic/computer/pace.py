"""How long the match will still last, as everybody can work it out. The weights are guesses; they mean nothing to the rules."""

from __future__ import annotations

from games.mosaic.catalogue import Catalogue
from games.mosaic.ending import turns_left
from games.mosaic.state import DECKS, MosaicState

# How many cards of a deck a seat takes in a turn.
PACE = {"technologies": 0.35, "tax_tariff_cards": 0.12, "build_cards": 0.22, "population_cards": 0.1}
MOST_ROUNDS = 40.0
HORIZON = 10  # with so many rounds to come nothing is out of reach


def rounds_left(catalogue: Catalogue, state: MosaicState) -> float:
    """How many rounds are still to come."""
    if state.last_round:
        return max(0.2, state.last_round - state.round + (state.seats - state.active) / state.seats)
    waits: list[float] = []
    for deck in DECKS:
        if deck in state.spans:
            first, last = state.spans[deck]
            waits.append((first + last) / 2 / (PACE[deck] * state.seats))
    missing = catalogue.numbers.empire.limit - state.scorings - 1
    waits.sort()
    return min(MOST_ROUNDS, waits[min(missing, len(waits) - 1)] + 1.5) if waits else 3.0


def scorings_left(catalogue: Catalogue, state: MosaicState) -> float:
    """How many Empire Scorings are still to come: all of them, until the turns to come are numbered."""
    most = float(catalogue.numbers.empire.limit - state.scorings)
    if not state.last_round:
        return most
    turns, likely = turns_left(state) + 1, float(state.due)
    for deck in DECKS:
        if deck in state.spans:
            first, last = state.spans[deck]
            likely += min(1.0, max(0.0, (PACE[deck] * turns - first + 1) / (last - first + 1)))
    return min(most, likely)
