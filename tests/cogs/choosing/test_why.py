"""Why something is not possible: true, by rule, nothing that is possible among it, and the same whatever is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.next_steps import next_steps
from cogs.choosing.why import refused
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from cogs.presentation.why import MOST, why_not
from games import GAMES, offered
from games.core.errors import IllegalMove
from games.core.rng import Rng
from locales import LANGUAGES
from tests.cogs.features.panel.test_passing_on import sailing
from tests.cogs.tables import table
from tests.samples import stride

EVERY = stride(50)  # plies


@cache
def states(slug: str) -> tuple[tuple[Any, int], ...]:
    """Some states of a computer's match, with the seat on turn."""
    game = GAMES[slug]
    state, chance = game.setup(game.seats[-1], game.options(), f"why {slug}"), Rng(f"why {slug}")
    found = []
    for ply in range(400):
        if state.finished:
            break
        seat = game.to_move(state)[0]
        if ply % EVERY == 0:
            found.append((game.copy(state), seat))
        game.play(state, seat, game.sensible_move(game.redact(state, seat), seat, chance))
    return tuple(found)


def positions(slug: str) -> Iterator[Position]:
    game = GAMES[slug]
    for state, seat in states(slug):
        yield Position(table(game, state), seat, game.legal_moves(game.redact(state, seat), seat))


@pytest.mark.parametrize("slug", offered())
def test_what_is_refused_is_refused_in_truth_for_that_reason(slug):
    game, told = GAMES[slug], 0
    for position in positions(slug):
        for move, error in refused(position):
            assert move not in position.moves
            with pytest.raises(IllegalMove) as raised:
                game.play(game.copy(position.table.state), position.seat, move)
            assert (raised.value.code, raised.value.rule) == (error.code, error.rule)
            told += 1
    assert told > 0


@pytest.mark.parametrize("slug", offered())
def test_two_deals_that_look_alike_have_the_same_reasons(slug):
    game = GAMES[slug]
    for position in positions(slug):
        other = game.determinize(position.table.state, position.seat, Rng("another deal"))
        there = Position(table(game, other), position.seat, position.moves)
        assert [(move, error.args) for move, error in refused(there)] == [
            (move, error.args) for move, error in refused(position)
        ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", offered())
def test_it_is_told_kind_by_kind_with_the_rule_and_fits_a_message(slug, lang):
    for position in positions(slug):
        found, labels = refused(position), labels_for(position.table, lang)
        whole = why_not(labels, found)
        assert len(whole) <= MOST and bool(whole) == bool(found)
        for kind in {move.kind for move, _ in found}:
            one = why_not(labels, found, kind)
            assert one.startswith(f"**{labels.kind(kind)}**") and len(one) <= MOST


def test_what_a_later_step_of_the_turn_allows_is_not_refused_in_this_one():
    """Mare Nostrum, R8.1, R8.2: triremes go before legions; to march is possible by one press in the step of the triremes."""
    position = sailing()
    marches = {str(move) for move, _ in refused(position) if move.kind == "march"}
    (march,) = [chain.position for chain in next_steps(Chain(position)) if chain.position.asked == "march"]
    assert marches and marches.isdisjoint(map(str, march.moves))
    assert {error.code for move, error in refused(position) if move.kind == "march"}.isdisjoint({"step-to-come"})
