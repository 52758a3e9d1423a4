"""A match as a file that anybody can replay."""

from __future__ import annotations

import msgspec

from cogs.match.tables import Table
from db.rows import MoveRow
from games.records.record import FORMAT, Converted, MatchRecord, RecordedMove


def exported(table: Table, moves: list[MoveRow]) -> bytes:
    """The record of a match as JSON, seed included: through Discord only for matches that are over."""
    return msgspec.json.encode(record_of(table, moves))


def record_of(table: Table, moves: list[MoveRow]) -> MatchRecord:
    """The record of a match, seed included."""
    row, game, taken = table.row, table.game, table.conversion
    return MatchRecord(
        format=FORMAT,
        slug=row.slug,
        rules_version=row.rules_version,
        data_hash=game.data_hash,
        data=msgspec.json.decode(game.data_text),
        seats=len(table.seats),
        options=msgspec.json.decode(row.options),
        seed=row.seed,
        seed_hash=row.seed_hash,
        moves=[RecordedMove(move.seat, msgspec.json.decode(move.move), move.automatic) for move in moves],
        names=table.names,
        users=[seat.user if seat.kind == "person" else 0 for seat in table.seats],
        outcome=game.outcome(table.state),
        final_hash=game.state_hash(table.state),
        schema=table.state.schema,
        converted=taken and Converted(taken.ply, taken.rules_version, msgspec.json.decode(taken.state)),
    )
