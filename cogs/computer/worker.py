"""The process that thinks: reads requests from its input one after the other, writes thoughts to its output.

Started by ``cogs.computer.thinker`` as ``python -m cogs.computer.worker``; it ends when its input does. It knows nothing but what
stands in a request, and steps back behind everything else on the machine.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any, BinaryIO

import msgspec

from cogs.computer.request import LENGTH, Answer, Failed, Request, Results, Think, Try, answer_of, framed
from games import GAMES
from games.base import Game
from games.records.versions import by_version
from games.thinking.search import think
from games.thinking.trial import trial

NICE = 10
ENDED = 1  # the status where nobody is left to read an answer


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer until the input ends."""
    read, known = msgspec.json.Decoder(Request), dict[tuple[str, int, str], Game[Any]]()
    while length := source.read(LENGTH):
        content = source.read(int.from_bytes(length, "big"))
        try:
            answer = _answer(read.decode(content), known)
        except Exception as error:
            # Whoever asked goes on without a thought and tells the host; the next request may fare better.
            answer = Failed(f"{type(error).__name__}: {error}")
        target.write(framed(answer))
        target.flush()


def _answer(request: Request, known: dict[tuple[str, int, str], Game[Any]]) -> Answer:
    key = request.slug, request.version, request.data_hash
    if key not in known:
        game = by_version(GAMES[request.slug], request.version)
        if request.data is not None and game.data_hash != request.data_hash:
            game = game.with_data(request.data)
        known[key] = game
    game = known[key]
    return _done(game, game.decode(request.view), request.seed, request.task)


def _done(game: Game[Any], view: Any, seed: str, task: Think | Try) -> Answer:
    if isinstance(task, Think):
        return answer_of(game, think(game, view, task.seat, seed, task.effort))
    moves = [game.decode_move(move) if move else None for move in task.moves]
    deals = range(task.first, task.first + task.deals)
    return Results(trial(game, view, task.viewer, moves, seed, deals, task.plies))


def main() -> None:
    """Serve the process that started this one."""
    # What stops a service, or Ctrl+C, reaches both: the bot would take this process for broken and play without a thought.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # The bot is gone or going: nobody reads this any more.
        with contextlib.suppress(OSError):
            sys.stdout.close()
        os._exit(ENDED)


if __name__ == "__main__":
    main()
