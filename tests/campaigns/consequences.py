"""Whether what a move is said to cost and bring comes true, and all that is certain is said, in very many positions of every game.

    python -m tests.campaigns.consequences --positions 10000 [--game mosaic] [--seed 1]

Positions come from matches of chance and computers at every number of seats with options in turn; in each some moves of every kind
are told and made. A consequence is that of the move itself (``Game.make``). What follows by itself (``Game.go_on``) is no part of it,
and so that nothing of a move can hide there: as long as the turn goes on and nobody else has a part in what happens, nothing certain
of one's own may come by it. Exits with 1 where something told was wrong or something certain was not told.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cogs.choosing.changes import Change
from cogs.choosing.consequences import Outlook, added
from games import GAMES, offered
from games.base import Game, Move
from games.core.rng import Rng
from tests.variants import rotated

PER_KIND = 2  # moves of each kind in a position
BY_CHANCE = 0.25  # of the moves; the others are those of a computer
SHOWN = 5  # faults of a game that are printed


def faults(game: Game[Any], state: Any, seat: int, moves: Sequence[Move]) -> Iterator[str]:
    """What was told wrongly or not told of these legal moves, in words."""
    before = [game.holdings(state, other) for other in range(state.seats)]
    outlook, besides = Outlook(game, game.redact(state, seat), seat), added(game, state)
    for move in moves:
        found, after = outlook.of(move), game.copy(state)
        paid = Counter[str]()
        for event in game.make(after, seat, move):
            paid.update(game.paid(event) if event.seat == seat else {})
        for other, changes in found.changes.items():
            now = game.holdings(after, other)
            for name, change in changes.items():
                true = Change(before[other].get(name, 0), now.get(name, 0), paid[name] if other == seat else 0).beside(
                    besides[other].get(name, 0)
                )
                if change != true:
                    yield f"{move}: seat {other}, {name} was told as {change} and is {true}"
        if found.chance:
            continue
        now, had = game.holdings(after, seat), before[seat]
        changed = {name for name in {**had, **now} if had.get(name, 0) != now.get(name, 0) or paid[name]}
        for name in changed ^ set(found.own):
            yield f"{move}: {name} was {'told' if name in found.own else 'not told'} and is certain otherwise"
        yield from _left_over(game, state, after, seat, move)


def _left_over(game: Game[Any], before: Any, made: Any, seat: int, move: Move) -> Iterator[str]:
    """What of a move's own comes only with what follows by itself, in the same turn and with nobody else's choice."""
    if game.to_move(made) or game.to_move(before) != (seat,) or made.finished:
        return
    after, held = game.copy(made), game.holdings(made, seat)
    events = game.go_on(after, seat)
    if after.finished or (game.turn(after), game.phase(after)) != (game.turn(before), game.phase(before)):
        return
    if any(event.reveals or event.seat not in (None, seat) for event in events):
        return
    now = game.holdings(after, seat)
    for name in {**held, **now}:
        if held.get(name, 0) != now.get(name, 0):
            yield f"{move}: {name} comes only with what follows by itself ({held.get(name, 0)} → {now.get(name, 0)})"


def positions(slug: str, seed: int) -> Iterator[tuple[Any, int, list[Move]]]:
    """States of ever new matches, whose turn it is, and some moves of every kind."""
    game, number = GAMES[slug], 0
    while True:
        chance, seats = random.Random(f"{slug} {seed} {number}"), game.seats[number % len(game.seats)]
        state = game.setup(seats, rotated(game, seats, number), f"{slug} {seed} {number}")
        while waiting := game.to_move(state):
            seat = chance.choice(waiting)
            moves = [move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds]
            by_kind: dict[str, list[Move]] = {}
            for move in moves:
                by_kind.setdefault(move.kind, []).append(move)
            some = [move for of in by_kind.values() for move in chance.sample(of, min(PER_KIND, len(of)))]
            yield game.copy(state), seat, some
            known = game.redact(state, seat)
            good = game.sensible_move(known, seat, Rng(f"{slug} {number} {len(moves)}"))
            game.play(state, seat, chance.choice(moves) if chance.random() < BY_CHANCE else good)
        number += 1


def main() -> int:
    """The command line; 1 where something was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=offered(), help="only this game")
    parser.add_argument("--positions", type=int, default=10_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    given, wrong = parser.parse_args(), False
    for slug in [given.game] if given.game else offered():
        game, told, started, found = GAMES[slug], 0, time.perf_counter(), list[str]()
        for count, (state, seat, moves) in enumerate(positions(slug, given.seed), 1):
            found += faults(game, state, seat, moves)
            told += len(moves)
            if count >= given.positions:
                break
        print(
            f"{slug}: {given.positions} positions, {told} moves, {len(found)} faults, {time.perf_counter() - started:.0f} s"
        )
        for line in found[:SHOWN]:
            print(f"  {line}", flush=True)
        wrong |= bool(found)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
