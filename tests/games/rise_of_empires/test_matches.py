"""The recorded matches of the present version: what they show together, and that no change of one passes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from games import GAMES
from games.records.record import RecordError, replay, start, verify
from tests.games.recorded import folder_of, read
from tests.games.rise_of_empires.case_builder import GAME
from tests.games.rise_of_empires.record import PLANS

FILES = sorted(folder_of(GAME).glob("*.json"))
EACH = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


def test_every_number_of_seats_and_every_kind_of_move_is_recorded():
    records = [read(path) for path in FILES]
    assert {path.stem for path in FILES} == set(PLANS)
    assert {found.seats for found in records} == set(GAME.seats)
    assert {found.outcome.reason for found in records} == {"R11.2", "concession"}
    kinds = {row.move["kind"] for found in records for row in found.moves}
    assert kinds == {kind.__struct_config__.tag for kind in GAME.move_types} | {"concede"}


@EACH
def test_undoing_is_replaying_without_the_last_moves(path: Path):
    found = read(path)
    moves = [(row.seat, GAME.decode_move(msgspec.json.encode(row.move))) for row in found.moves]
    state = start(GAME, found.seats, found.options, found.seed)
    hashes = [GAME.state_hash(state)]
    for move in moves:
        replay(GAME, state, [move])
        hashes.append(GAME.state_hash(state))
    for kept in range(0, len(moves), 80):
        again = start(GAME, found.seats, found.options, found.seed)
        replay(GAME, again, moves[:kept])
        assert GAME.state_hash(again) == hashes[kept]


def test_a_move_left_out_is_found_out():
    found = read(FILES[0])
    short = msgspec.structs.replace(found, moves=[*found.moves[:10], *found.moves[11:]])
    with pytest.raises(RecordError):
        verify(GAMES, short)
