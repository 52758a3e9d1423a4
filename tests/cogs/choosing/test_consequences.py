"""What a move costs and brings: certain, true, the same whatever is hidden, and worded for all games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.choosing.consequences import Change, Consequence, Outlook
from cogs.presentation.consequences import in_full, in_short
from cogs.presentation.labels import Labels
from games import GAMES, offered
from games.base import Game, Move
from games.core.rng import Rng
from locales import LANGUAGES, words

PLIES = 40  # of a match of each game, spread over its length
MOST_MOVES = 6  # of each position


@cache
def positions(slug: str) -> tuple[tuple[Any, int, tuple[Move, ...]], ...]:
    """States of a computer's match, who is on turn, and some of his moves, the kinds in turn."""
    game, chance = GAMES[slug], random.Random(f"consequences {slug}")
    state = game.setup(game.seats[-1], game.options(), f"consequences {slug}")
    found = []
    while not state.finished and len(found) < 30 * PLIES:
        seat = game.to_move(state)[0]
        moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
        kinds = dict.fromkeys(move.kind for move in moves)
        some = [chance.choice([move for move in moves if move.kind == kind]) for kind in kinds]
        found.append((game.copy(state), seat, tuple(some[:MOST_MOVES])))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, Rng(f"{slug} {len(found)}")))
    return tuple(found[:: max(1, len(found) // PLIES)])


def told(game: Game[Any], state: Any, seat: int, moves: tuple[Move, ...]) -> Iterator[tuple[Move, Consequence]]:
    outlook = Outlook(game, game.redact(state, seat), seat)
    for move in moves:
        yield move, outlook.of(move)


@pytest.mark.parametrize("slug", offered())
def test_every_number_told_comes_true(slug):
    game, compared = GAMES[slug], 0
    for state, seat, moves in positions(slug):
        before = [game.holdings(state, other) for other in range(state.seats)]
        for move, found in told(game, state, seat, moves):
            after = game.copy(state)
            game.play(after, seat, move)
            for other, changes in found.changes.items():
                now = game.holdings(after, other)
                true = {name: Change(before[other].get(name, 0), now.get(name, 0)) for name in changes}
                assert (move, dict(changes)) == (move, true)
                compared += len(changes)
    assert compared > 0 or not game.holdings(positions(slug)[0][0], 0)


@pytest.mark.parametrize("slug", offered())
def test_every_change_of_ones_own_that_is_certain_is_told(slug):
    """Where nothing hidden can matter, all that changes is told."""
    game = GAMES[slug]
    for state, seat, moves in positions(slug):
        before = game.holdings(state, seat)
        for move, found in told(game, state, seat, moves):
            if found.chance:
                continue
            after = game.copy(state)
            game.play(after, seat, move)
            now = game.holdings(after, seat)
            changed = {name for name in {**before, **now} if before.get(name, 0) != now.get(name, 0)}
            assert (move, changed) == (move, set(found.own))


@pytest.mark.parametrize("slug", offered())
def test_two_deals_that_look_alike_are_told_alike(slug):
    game = GAMES[slug]
    for number, (state, seat, moves) in enumerate(positions(slug)[::4]):
        other = game.determinize(state, seat, Rng(f"other {number}"))
        common = tuple(move for move in moves if move in game.legal_moves(other, seat))
        assert [*told(game, state, seat, common)] == [*told(game, other, seat, common)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", offered())
def test_everything_that_somebody_has_is_worded(slug, lang):
    game, w = GAMES[slug], words(lang)
    labels = Labels(game, w, [f"P{number}" for number in range(game.seats[-1])])
    for state, seat, moves in positions(slug):
        assert [name for name in game.holdings(state, seat) if not w.has(f"{labels.prefix}-holding-{name}")] == []
        for _, found in told(game, state, seat, moves[:2]):
            assert bool(in_short(labels, found)) == bool(found.changes)
            assert len(in_full(labels, found)) == bool(found.own) + (
                len({c.by > 0 for c in found.own.values()}) == 2
            ) + (any(True for _ in found.others) + found.chance)
