"""What was chosen in an earlier position is found again in the present one, whatever places its values have there."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from cogs.choosing.carried import carried, ends_alike
from cogs.choosing.chain import Chain
from cogs.choosing.consequences import Outlook
from cogs.choosing.picker import Picker
from cogs.match.tables import Position
from games import GAMES, offered
from games.base import Game, Move
from games.core.rng import Rng
from tests.cogs.tables import table


def seen(slug: str, count: int) -> tuple[Game[Any], list[Position]]:
    """Positions of the seat that moves first in a computer's match."""
    game = GAMES[slug]
    state, chance = game.setup(game.seats[0], game.options(), f"carried {slug}"), Rng(f"carried {slug}")
    first, found = game.to_move(state)[0], list[Position]()
    while not state.finished and len(found) < count:
        seat = game.to_move(state)[0]
        if seat == first:
            now = game.copy(state)
            found.append(Position(table(game, now), seat, game.legal_moves(game.redact(now, seat), seat)))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, chance))
    return game, found


def shortened(position: Position) -> Position:
    """The same position with every other move, so that values stand at other places."""
    return Position(position.table, position.seat, position.moves[::2])


@pytest.mark.parametrize("slug", offered())
def test_the_choices_of_every_path_are_made_again_where_they_are_possible(slug):
    _, positions = seen(slug, 12)
    found = 0
    for then in positions:
        picker, now = Picker(then.moves), shortened(then)
        for move in then.moves[:40]:
            path = picker.path_of(move)
            there = carried(Chain(then), path, now)
            if move in now.moves:
                assert there is not None
                step = Picker(now.moves).step(there[1])
                assert step is not None and step.move == move
                found += 1
            elif there is not None:
                step = Picker(now.moves).step(there[1])
                assert step is not None and step.move is None
    assert found > 20


@pytest.mark.parametrize("slug", offered())
def test_what_a_move_brings_is_alike_where_its_numbers_are_and_only_there(slug):
    game, positions = seen(slug, 30)
    other, same = 0, 0

    def told(position: Position, move: Move) -> Any:
        known = game.redact(position.table.state, position.seat)
        return Outlook(game, known, position.seat).of(move)

    for then, now in pairwise(positions):
        assert ends_alike(then, then, [then.moves[0]])
        for move in [move for move in then.moves if move in now.moves][:3]:
            alike = ends_alike(then, now, [move])
            if told(then, move) != told(now, move):
                assert not alike
                other += 1
            elif move.kind not in game.remarked_kinds:
                assert alike
                same += 1
    assert other + same > 0


def test_of_what_is_not_possible_any_more_the_rules_say_why():
    game, (then, *_) = seen("rise_of_empires", 1)
    assert ends_alike(then, Position(table(game, then.table.state), then.seat, then.moves[1:]), [then.moves[0]])
