"""Before what a person is asked."""

from __future__ import annotations

from typing import cast

import pytest
from discord import ButtonStyle

from cogs.choosing.chain import Chain
from cogs.choosing.picker import Picker
from cogs.discord_io.controls import Press
from cogs.features.panel.asking import is_asked_when_typed, unasked
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way
from cogs.match.playing import Playing
from cogs.match.tables import Position
from cogs.presentation.labels import labels_for
from db.rows import PersonRow
from games import GAMES, offered
from games.base import Move
from games.records.record import opening
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.games.recorded import moves_of, present, read

NOT_NEEDED = cast("Playing", None)  # what could not be taken back is not even looked for


def _last(slug: str) -> tuple[Position, Move]:
    """The move that ends a recorded match, and the position in which it is made."""
    game, (*_, record) = GAMES[slug], map(read, present(GAMES[slug]))
    state, _ = opening(game, record)
    *before, (seat, last) = moves_of(game, record)
    for other, move in before:
        game.play(state, other, move)
    position = seated(game, state, seat)
    known = position.same(last)
    assert known is not None
    return position, known


@pytest.mark.parametrize("slug", offered())
def test_before_the_move_that_ends_the_match_everybody_is_asked_whether_it_is_pressed_or_typed(slug: str):
    (position, known), person = _last(slug), PersonRow(1, confirm=False)
    assert is_asked_when_typed(NOT_NEEDED, person, position, known)
    assert unasked(NOT_NEEDED, person, Way(Chain(position), Picker(position.moves).path_of(known))) == []


@pytest.mark.parametrize("slug", offered())
async def test_the_move_that_ends_the_match_is_confirmed_in_red_which_says_so(slug: str):
    position, known = _last(slug)
    labels, path = labels_for(position.table, "en"), Picker(position.moves).path_of(known)
    view, _ = await Screens(Unseen()).make(Chain(position), labels, path, as_is=True)
    (last,) = [button for button in view.walk_children() if isinstance(button, Press) and button.item.style.value >= 3]
    assert last.item.style is ButtonStyle.danger
    assert (last.item.label or "").endswith(" · ends the match")
