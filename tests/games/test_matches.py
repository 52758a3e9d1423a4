"""The recorded matches of every game by the present version: what they show together, and that no change of one passes."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games import GAMES
from games.records.record import MatchRecord, RecordError, replay, start, verify
from tests.games.kept import of_each_game
from tests.games.recorded import each_match, moves_of, present, read
from tests.games.recording import plans_of
from tests.variants import choices

UNDONE = 3  # so many times as much of a match is taken back, evenly spread


@cache
def records(slug: str) -> dict[str, MatchRecord]:
    """The recorded matches of a game by name."""
    return {path.stem: read(path) for path in present(GAMES[slug])}


def lacking(slug: str, what: str, wanted: set[Any], found: set[Any]) -> list[str]:
    """In words, what no recorded match shows, and what one shows that nobody planned."""
    gone, more = sorted(wanted - found, key=str), sorted(found - wanted, key=str)
    return [f"{slug}: no match with the {what} {value}" for value in gone] + [
        f"{slug}: a match with the {what} {value}, which is not planned" for value in more
    ]


@each_match(*GAMES.values())
def test_a_file_of_a_match_is_one_object_with_the_fields_of_a_record(path: Path):
    assert json.loads(path.read_bytes()).keys() <= set(MatchRecord.__struct_fields__)


@of_each_game
def test_every_planned_match_and_no_other_is_recorded(slug: str):
    assert lacking(slug, "name", set(plans_of(slug).matches), set(records(slug))) == []


@of_each_game
def test_every_number_of_seats_is_recorded(slug: str):
    seats = {record.seats for record in records(slug).values()}
    assert lacking(slug, "number of seats", set(GAMES[slug].seats), seats) == []


@of_each_game
def test_every_value_of_every_option_is_recorded(slug: str):
    for option, values in choices(GAMES[slug].options).items():
        found = {record.options[option] for record in records(slug).values()}
        assert lacking(slug, option, set(values), found) == []


@of_each_game
def test_every_end_is_recorded(slug: str):
    ends = {record.outcome.reason for record in records(slug).values() if record.outcome is not None}
    assert lacking(slug, "end", plans_of(slug).ends, ends) == []


@of_each_game
def test_every_kind_of_move_is_recorded(slug: str):
    kinds = {str(kind.__struct_config__.tag) for kind in GAMES[slug].move_types} | {"concede"}
    made = {row.move["kind"] for record in records(slug).values() for row in record.moves}
    assert lacking(slug, "move", kinds - plans_of(slug).unseen, made) == []


@each_match(*GAMES.values())
def test_undoing_is_replaying_without_the_last_moves(path: Path):
    record = read(path)
    game = GAMES[record.slug]
    moves = moves_of(game, record)
    state = start(game, record.seats, record.options, record.seed)
    hashes: dict[int, str] = {}
    for ply, move in enumerate(moves):
        if ply % max(1, len(moves) // UNDONE) == 0:
            hashes[ply] = game.state_hash(state)
        replay(game, state, [move])
    for kept, found in hashes.items():
        again = start(game, record.seats, record.options, record.seed)
        replay(game, again, moves[:kept])
        assert game.state_hash(again) == found


# ------------------------------------------------------------------ a record that was tampered with does not pass
def first(slug: str) -> MatchRecord:
    """A recorded match of a game."""
    return next(iter(records(slug).values()))


def code_of(record: MatchRecord) -> str:
    """What is said of a record that does not hold."""
    with pytest.raises(RecordError) as error:
        verify(GAMES, record)
    return error.value.code


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("seed", "another seed", "record-seed"),
        ("data_hash", "0" * 64, "record-data"),
        ("final_hash", "0" * 64, "record-state"),
        ("slug", "another_game", "record-game"),
        ("seats", 7, "record-unreadable"),
        ("options", {"variant": 1}, "record-unreadable"),
    ],
)
@of_each_game
def test_a_changed_record_is_found_out(slug: str, field: str, value: Any, code: str):
    assert code_of(msgspec.structs.replace(first(slug), **{field: value})) == code


@of_each_game
def test_a_changed_outcome_is_found_out(slug: str):
    record = first(slug)
    assert record.outcome is not None
    outcome = msgspec.structs.replace(record.outcome, scores=[99, *record.outcome.scores[1:]])
    assert code_of(msgspec.structs.replace(record, outcome=outcome)) == "record-outcome"


@of_each_game
def test_a_move_left_out_is_found_out(slug: str):
    record = first(slug)
    out = min(10, len(record.moves) // 2)
    short = msgspec.structs.replace(record, moves=[*record.moves[:out], *record.moves[out + 1 :]])
    assert code_of(short) in ("record-illegal", "record-state")
