"""What a game says that somebody may look for although the rules refuse it (``Game.tried``), as the tests of all games look at it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from games import GAMES
from games.base import Game, Move
from games.core.errors import IllegalMove
from games.records.record import opening
from tests.games.recorded import present, read, rules_of

OFTEN, EVERY = 3, 16  # so many positions of each decision and kind of move, then one of so many

# Refusals of moves that nobody could mean: they are about how a move is written down, or about whose turn it is.
NO_REASON = frozenset(
    {
        *("finished", "not-your-turn", "not-a-choice", "left", "already-left"),
        *("bad-choice", "gold-wrong", "give-exactly", "not-yours-to-give"),  # Imperial Settlers
        *("side-needed", "side-too-early", "own-tile", "resource-not-printed"),  # Founders of the Empire
        *("gold-or-vp", "wrong-sum", "not-so-much", "no-such-flip"),  # Rise of Empires
        *("wrong-piece", "wrong-split", "no-other-split", "not-an-opponent"),  # Mosaic
        *("no-such-set", "no-such-space", "wrong-losses", "not-in-set"),  # Mare Nostrum
    }
)


class Attempt(NamedTuple):
    """In which decision what kind of move was refused, by what code."""

    decision: str
    kind: str
    code: str


def is_reason(code: str) -> bool:
    """Whether a refusal says something of the position."""
    return bool(code) and code not in NO_REASON and not code.startswith("unknown-")


@cache
def positions(slug: str) -> list[tuple[Game[Any], Any, int]]:
    """Positions of the matches in which computers played, with the rules and the seat that moves, some of each decision and kind
    of move; by chance, the same each time.
    """
    chance = random.Random(f"tried {slug}")
    found: list[tuple[Game[Any], Any, int]] = []
    met = Counter[tuple[str, str]]()
    for path in present(GAMES[slug]):
        if "sensible" not in path.stem:
            continue
        record = read(path)
        game = rules_of(record)
        state, rows = opening(game, record)
        for row in rows:
            move = game.decode_move(msgspec.json.encode(row.move))
            now = (game.asked(state, row.seat), move.kind)
            met[now] += 1
            if now[0] and (met[now] <= OFTEN or chance.randrange(EVERY) == 0):
                found.append((game, game.copy(state), row.seat))
            game.play(state, row.seat, move)
    return found


def looked_for(game: Game[Any], state: Any, seat: int) -> list[Move]:
    """What the seat may look for, by what it knows."""
    return game.tried(game.redact(state, seat), seat)


def reasons(game: Game[Any], state: Any, seat: int | None = None) -> dict[Move, tuple[str, str]]:
    """What a seat, or the first that is awaited, may look for, each with the code and the rule by which it is refused; none for a
    legal one, which is not played, while a refusal changes nothing.
    """
    asked = game.to_move(state)[0] if seat is None else seat
    found, legal = dict[Move, tuple[str, str]](), {*game.legal_moves(state, asked)}
    for move in looked_for(game, state, asked):
        found[move] = ("", "")
        if move not in legal:
            with pytest.raises(IllegalMove) as refusal:
                game.play(state, asked, move)
            found[move] = (refusal.value.code, refusal.value.rule)
    return found


@cache
def attempts(slug: str) -> frozenset[Attempt]:
    """What becomes of everything that is looked for in such positions; ``code`` "" for what is legal."""
    return frozenset(
        Attempt(game.asked(state, seat), move.kind, code)
        for game, state, seat in positions(slug)
        for move, (code, _) in reasons(game, state, seat).items()
    )


def by_kind(moves: list[Move]) -> dict[str, list[Move]]:
    """The moves of each kind."""
    found: dict[str, list[Move]] = {}
    for move in moves:
        found.setdefault(move.kind, []).append(move)
    return found


def lacking(slug: str, kinds: dict[str, set[str]]) -> Iterator[tuple[str, str]]:
    """Decisions in which a kind that belongs to them is neither possible nor looked for."""
    for game, state, seat in positions(slug):
        asked = game.asked(state, seat)
        known = {move.kind for move in (*game.legal_moves(state, seat), *looked_for(game, state, seat))}
        yield from ((asked, kind) for kind in sorted(kinds.get(asked, set()) - known))
