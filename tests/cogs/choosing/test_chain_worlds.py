"""Which moves can be chosen one after the other before anything is played, and that none of them tells what comes up."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.choosing.chain import Chain, follow
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games import GAMES
from games.base import Game, Move
from games.core.rng import Rng
from games.mosaic.moves import Claim, Clear, End, Peek, Research, TurnUp, Work
from tests.cogs.tables import table
from tests.games.mosaic.case_builder import GAME
from tests.games.mosaic.positions import PLENTY, position
from tests.games.test_contract import walk

FREE = TurnUp("tech_music")
OFFER = ["tech_iron", "tech_cement", "tech_chemistry", "tech_dynasty", "tech_diplomats"]
ACTION = Research("tech_iron", False, "own")  # after it another card comes up in the offer


def turn(**given: Any) -> Any:
    """The turn of A, who may turn up a card that only he knows and will then have the symbols for a Golden Age."""
    own = {"face_down": ["tech_music"], "pillars": {"culture": 5}, "resources": PLENTY, **given}
    state = position(2, A=own, technology_offer=OFFER)
    player = state.players[0]
    player.drafted, player.bought = player.bought, []
    return state


def chained(state: Any, *moves: Move, game: Game[Any] = GAME, seat: int = 0) -> Chain | None:
    """The chain after these moves of a seat."""
    chain: Chain | None = Chain(Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat)))
    for move in moves:
        assert chain is not None
        chain = chain.then(Picker(chain.position.moves).path_of(move))
    return chain


def test_a_free_step_the_action_and_a_claim_are_one_chain():
    """The card turned up is news to the others alone, and what comes up in the offer is not asked for."""
    state = turn()
    chain = chained(state, FREE, ACTION)
    assert chain is not None
    claims = [move for move in chain.position.moves if isinstance(move, Claim)]
    assert claims
    after = chained(state, FREE, ACTION, claims[0])
    assert after is not None
    assert End() in after.position.moves
    again = follow(Chain(Position(table(GAME, state), 0, GAME.legal_moves(state, 0))).position, after.prefix)
    assert again.moves == after.moves
    assert again.position.moves == after.position.moves


def test_whatever_lies_on_the_decks_a_chain_is_the_same():
    """Nobody peeks by choosing, looking and going back."""
    state = turn()
    deals = [GAME.determinize(state, 0, Rng(f"deal {number}")) for number in range(4)]
    deals[0].decks["technologies"].remove("empire_scoring_technology")
    deals[0].decks["technologies"].insert(0, "empire_scoring_technology")
    assert len({deal.decks["technologies"][0] for deal in deals}) == len(deals)
    chains = [chained(deal, FREE, ACTION) for deal in deals]
    assert None not in chains
    assert len({chain.prefix for chain in chains if chain}) == 1
    seen = [[GAME.encode(world) for world in chain.worlds] for chain in chains if chain]
    assert seen == seen[:1] * len(deals)


def test_a_card_that_has_come_up_is_not_on_offer():
    """A second Action in the turn: no Technology can be chosen but those that lay there before."""
    state = turn()
    state.actions = 2
    chain = chained(state, ACTION)
    assert chain is not None
    left = {move.card for move in chain.position.moves if isinstance(move, Research)}
    assert left == {*OFFER} - {ACTION.card}


@pytest.mark.parametrize("move", [Clear("technologies"), Peek("technologies")])
def test_a_move_made_to_see_something_ends_the_chain(move: Move):
    assert chained(turn(government="gov_republic"), move) is None


def test_the_last_move_of_a_turn_ends_the_chain():
    state = turn()
    assert chained(state, Work("food"), End()) is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_positions_made_up_come_from_what_the_seat_knows(game: Game[Any]):
    """Dealing anew what is hidden gives the same from the true position as from what the seat sees of it."""
    seats = game.seats[-1]
    for number, (state, seat, _) in enumerate(walk(game, seats, 5, free=0)):
        if number % 40 == 0:
            known = game.redact(state, seat)
            one, other = (game.determinize(found, seat, Rng("deal")) for found in (game.copy(state), known))
            assert game.encode(one) == game.encode(other)
