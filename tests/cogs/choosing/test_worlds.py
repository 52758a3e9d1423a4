"""Positions made up from what a seat knows."""

from __future__ import annotations

from cogs.choosing.consequences import MANY
from cogs.choosing.worlds import worlds
from games.mosaic.offers import is_scoring
from tests.games.mosaic.positions import GAME, start


def test_an_empire_scoring_comes_as_soon_and_as_late_as_it_can_in_some_of_the_positions():
    """R8.1"""
    known = GAME.redact(start(3), 0)
    made = [GAME.decode(worlds(GAME, known, 0)[number]) for number in range(MANY)]
    places = {
        deck: [next(place for place, card in enumerate(state.decks[deck]) if is_scoring(card)) for state in made]
        for deck in known.spans
    }
    assert {deck: [min(at), max(at)] for deck, at in places.items()} == known.spans
    assert len(known.spans) == 4
