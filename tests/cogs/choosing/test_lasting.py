"""What cannot be taken back is said before it is made, and of nothing else."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.lasting import lasting
from cogs.choosing.picker import Picker
from cogs.match.automatic import Due
from cogs.match.following import Run
from cogs.match.history import StoredEvents
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.lasting import lasts
from games import GAMES, offered
from games.base import Game, Move
from tests.campaigns.consequences import positions
from tests.cogs.tables import table

POSITIONS = 60  # of each game


def chain_of(game: Game[Any], state: Any, seat: int) -> Chain:
    return Chain(Position(table(game, state), seat, game.choices(game.redact(state, seat), seat)))


def shows(game: Game[Any], state: Any, seat: int, move: Move) -> bool:
    """Whether the move, or what the bot makes by itself after it, shows something."""
    at = table(game, game.copy(state))
    run = Run(at)
    run.make(Due(seat, move, at.seats[seat].user), automatic=False)
    following = run.end()
    assert following is not None
    stored = [msgspec.json.decode(one.events, type=StoredEvents) for one in following.moves]
    return any(event.reveals for one in stored for event in one.events)


@pytest.mark.parametrize("slug", offered())
def test_what_is_said_to_last_lasts_and_what_is_said_not_to_can_be_taken_back(slug: str) -> None:
    game, said = GAMES[slug], set[bool]()
    for state, seat, moves in islice(positions(slug, 15), POSITIONS):
        chain = chain_of(game, state, seat)
        for move in [move for move in moves if move in chain.position.moves]:  # not every one of cards that are alike
            found = lasting(chain, Picker(chain.position.moves).path_of(move))
            if found.certain:
                assert shows(game, state, seat, move), move
            elif not found.possible:
                # Whether somebody else can do anything may turn on his hand, which must not be betrayed.
                assert not any(event.reveals for event in game.make(game.copy(state), seat, move)), move
            said.add(found.certain)
    assert said == {True, False}


def said_of_a_pass(*, last: bool) -> list[str]:
    """What is said of a Pass with which, or with which not, a round of Imperial Settlers is over."""
    game = GAMES["imperial_settlers"]
    for state, seat, moves in positions("imperial_settlers", 3):
        waits = any(not player.passed for player in state.players if player is not state.players[seat])
        passes = [move for move in moves if move.kind == "pass"]
        if state.seats > 1 and len(moves) > 2 and passes and waits is not last:
            chain = chain_of(game, state, seat)
            found = lasting(chain, Picker(chain.position.moves).path_of(passes[0]))
            return lasts(labels_for(chain.position.table, "en"), found)
    raise AssertionError


def test_the_pass_that_ends_a_round_says_that_the_next_cards_are_drawn_at_once() -> None:
    assert said_of_a_pass(last=True) == ["cannot be taken back: Ben draws 1 card from the Faction deck."]


def test_a_pass_after_which_others_go_on_says_nothing() -> None:
    assert said_of_a_pass(last=False) == []
