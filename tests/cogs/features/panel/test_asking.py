"""Before what a person is asked."""

from __future__ import annotations

from typing import cast

import pytest

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.features.panel.asking import is_asked_when_typed, unasked
from cogs.features.panel.ways import Way
from cogs.match.playing import Playing
from db.rows import PersonRow
from games import GAMES, offered
from games.records.record import opening
from tests.cogs.features.panel.pressing import seated
from tests.games.recorded import moves_of, present, read

NOT_NEEDED = cast("Playing", None)  # what could not be taken back is not even looked for


@pytest.mark.parametrize("slug", offered())
def test_before_the_move_that_ends_the_match_everybody_is_asked_whether_it_is_pressed_or_typed(slug: str):
    game, (*_, record) = GAMES[slug], map(read, present(GAMES[slug]))
    state, _ = opening(game, record)
    *before, (seat, last) = moves_of(game, record)
    for other, move in before:
        game.play(state, other, move)
    position, person = seated(game, state, seat), PersonRow(1, confirm=False)
    known = position.same(last)
    assert known is not None
    assert is_asked_when_typed(NOT_NEEDED, person, position, known)
    assert unasked(NOT_NEEDED, person, Way(Chain(position), Picker(position.moves).path_of(known))) == []
