"""Random matches that can be written down: what the fuzzer and the undo campaign play."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from games.base import Concede, Game, Move
from games.core.events import Event
from games.core.rng import seed_hash
from games.records.record import FORMAT, MatchRecord, RecordedMove
from tests.variants import rotated

FREE_SHARE = 0.02  # of the moves; too many flags would end matches early
CONCEDE_SHARE = 0.0005


class RandomMatch:
    """A match of one game, played at random from a number; ``moves`` are those made, ``state`` what they led to."""

    def __init__(self, game: Game[Any], seats: int, number: int) -> None:
        self.game = game
        self.seats = seats
        self.chance = random.Random(f"{game.slug} {seats} {number}")
        self.options = rotated(game, seats, number)
        self.seed = f"{seats} {number}"
        self.state = game.setup(seats, self.options, self.seed)
        self.moves: list[tuple[int, Move]] = []

    @property
    def over(self) -> bool:
        """Whether nobody must decide any more."""
        return not self.game.to_move(self.state)

    def choose(self) -> tuple[int, Move]:
        """The next seat and its move: of a waiting seat, now and then a free one of anybody, or somebody leaves for good."""
        game, state, chance = self.game, self.state, self.chance
        seat = chance.choice(game.to_move(state))
        draw = chance.random()
        if draw < CONCEDE_SHARE and len(state.left) + 1 < self.seats:
            leaver = chance.choice([seat for seat in range(self.seats) if seat not in state.left])
            return leaver, Concede()
        if draw < CONCEDE_SHARE + FREE_SHARE:
            anybody = chance.randrange(self.seats)
            if free := [move for move in game.legal_moves(state, anybody) if move.kind in game.free_kinds]:
                return anybody, chance.choice(free)
        if seat in state.left:
            return seat, game.default_move(state, seat)
        moves = game.legal_moves(state, seat)
        if not any(move.kind not in game.free_kinds for move in moves):
            raise AssertionError(f"a dead end for seat {seat}: {moves}")
        return seat, chance.choice([move for move in moves if move.kind not in game.free_kinds])

    def play(self) -> list[Event]:
        """One move more; it stands in ``moves`` even if it fails."""
        seat, move = self.choose()
        self.moves.append((seat, move))
        return self.game.play(self.state, seat, move)

    def record(self) -> MatchRecord:
        """The match so far as a file that ``python bot.py verify`` reads."""
        game = self.game
        return MatchRecord(
            format=FORMAT,
            slug=game.slug,
            rules_version=game.version,
            data_hash=game.data_hash,
            data=msgspec.json.decode(game.data_text),
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            seed_hash=seed_hash(self.seed),
            moves=[RecordedMove(seat, msgspec.json.decode(game.encode_move(move))) for seat, move in self.moves],
            outcome=game.outcome(self.state),
            final_hash=game.state_hash(self.state) if self.over else "",
            schema=self.state.schema,
        )
