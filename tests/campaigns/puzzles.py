"""Find puzzles: positions of matches that the casual computer plays in which one move is clearly the best.

    python -m tests.campaigns.puzzles --game founders_of_the_empire --budget 600

In the later part of each match some decisions are looked at as the strong computer does, and where one move leads clearly it is tried
against the most plausible others in new deals, to the end: every one of them must fall short by more than three standard errors and
by ``--least`` or more. At most one puzzle comes from a match. An easy one costs much whoever errs; a medium one less; in a hard one
the casual computer itself errs. What is found is added to ``games/<slug>/puzzles.json``.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from itertools import count
from typing import Any

import msgspec

from games import GAMES, offered
from games.base import Effort, Game, Move
from games.core.data import PACKAGES
from games.core.rng import Rng
from games.records.puzzles import Choice, Level, Puzzle, puzzles_of
from games.records.record import RecordedMove
from games.thinking.leads import Lead, lead, lead_of
from games.thinking.review import SURE
from games.thinking.search import think
from games.thinking.trial import trial
from games.thinking.worth import ahead

SOURCE = "tests.campaigns.puzzles: matches of the casual computer, moves compared by playing each on to the end in the same deals"
WANTED = {"easy": 3, "medium": 4, "hard": 3}
LEAST = {"mare_nostrum": 0.15, "founders_of_the_empire": 1.0}
USUAL_LEAST = 3.0
FIRST, DEALS = 6, 24  # deals after which a doubtful position is left alone, and of a puzzle
MOST = 96  # deals of a puzzle where chance plays a great part
CHOICES = 4
LATE, LOOKS = (
    0.6,
    12,
)  # from where on a match is looked at, and how many of its decisions: later ones are told apart sooner
EASY = 3.0  # times the least that every wrong answer of an easy one costs


def search(game: Game[Any], number: int, least: float) -> Puzzle | None:
    """A puzzle from the match of this number, if there is one."""
    seed, seats = f"puzzle {number}", max(2, game.seats.start)
    state, rng = game.setup(seats, game.options(), seed), Rng(f"{seed} moves")
    moves: list[RecordedMove] = []
    texts: list[tuple[bytes, int]] = []
    while not state.finished:
        seat = game.to_move(state)[0]
        texts.append((game.encode(state), len(moves)))
        move = game.sensible_move(game.redact(state, seat), seat, rng)
        moves.append(RecordedMove(seat, msgspec.json.decode(game.encode_move(move))))
        game.play(state, seat, move)
    late = texts[round(len(texts) * LATE) :]
    rng.shuffle(late)
    for text, ply in late[:LOOKS]:
        found = judged(game, game.decode(text), seed, ply, least)
        if found is not None:
            level, seat, answer, others = found
            return Puzzle(level, seed, seats, moves[:ply], seat, answer, others)
    return None


def judged(
    game: Game[Any], state: Any, seed: str, ply: int, least: float
) -> tuple[Level, int, dict[str, Any], list[Choice]] | None:
    """What a position after so many moves of a match makes of a puzzle: level, seat, answer and wrong ones; None where it is none."""
    seat = game.to_move(state)[0]
    view, key = game.redact(state, seat), key_of(seed, ply)
    effort = Effort(CHOICES + 2, 48, game.thinking.plies, 0.0, game.thinking.spread)
    thought = think(game, view, seat, key, effort)
    best, *others = thought.best()
    if len(others) < 2 or not lead(best.worth, others[0].worth).exceeds(SURE / 2):
        return None
    moves = [best.move, *(other.move for other in others[: CHOICES - 1])]
    gaps: list[list[float]] = [[] for _ in moves[1:]]
    leads: list[Lead] = []
    for deals in (range(FIRST), *(range(max(FIRST, last - DEALS), last) for last in range(DEALS, MOST + 1, DEALS))):
        for kept, more in zip(gaps, gaps_of(game, view, seat, moves, key, deals), strict=True):
            kept += more
        leads = [lead_of(kept) for kept in gaps]
        if any(one.mean < least for one in leads):
            return None
        if deals.stop >= DEALS and all(one.exceeds(SURE) for one in leads):
            break
    else:
        return None
    usual = game.sensible_move(view, seat, Rng(key))
    return (
        _level(best.move, usual, leads, least),
        seat,
        _plain(game, best.move),
        [
            Choice(_plain(game, move), round(one.mean, 2), round(one.error, 2))
            for move, one in zip(moves[1:], leads, strict=True)
        ],
    )


def gaps_of(game: Game[Any], view: Any, seat: int, moves: list[Move], key: str, deals: range) -> list[list[float]]:
    """By how much each move but the first ends short of that, deal by deal; ``key`` names the position."""
    found = trial(game, view, seat, moves, f"{key}:puzzle", deals, None)
    right, *wrong = [[ahead(deal, seat, view.left) for deal in results] for results in found]
    return [[one - other for one, other in zip(right, results, strict=True)] for results in wrong]


def key_of(seed: str, ply: int) -> str:
    """The name of the position after so many moves of a match."""
    return f"{seed}:{ply}"


def _level(best: Move, usual: Move, leads: list[Lead], least: float) -> Level:
    if best != usual:
        return "hard"
    return "easy" if min(one.mean for one in leads) >= EASY * least else "medium"


def _plain(game: Game[Any], move: Move) -> dict[str, Any]:
    return msgspec.json.decode(game.encode_move(move))


def keep(slug: str, puzzles: list[Puzzle]) -> None:
    """Write the puzzles of a game, the easy ones first, each in a line."""
    order = sorted(puzzles, key=lambda puzzle: [*WANTED].index(puzzle.level))
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in order)
    text = f'{{"source": {msgspec.json.encode(SOURCE).decode()},\n"puzzles": [\n{lines}\n]}}\n'
    (PACKAGES / slug / "puzzles.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Search as long as the budget lasts, or until there are enough of each level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=offered(), required=True)
    parser.add_argument("--budget", type=float, default=600.0, help="seconds")
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--least", type=float, help="what a wrong answer must cost")
    asked = parser.parse_args()
    game, end = GAMES[asked.game], time.monotonic() + asked.budget
    least = asked.least or LEAST.get(asked.game, USUAL_LEAST)
    puzzles = list(puzzles_of(asked.game))
    known = {puzzle.seed for puzzle in puzzles}
    for number in count(asked.first):
        levels = Counter(puzzle.level for puzzle in puzzles)
        if time.monotonic() > end or all(levels[level] >= wanted for level, wanted in WANTED.items()):
            break
        found = search(game, number, least) if f"puzzle {number}" not in known else None
        if found is not None and levels[found.level] < WANTED[found.level]:
            puzzles.append(found)
            keep(asked.game, puzzles)
        print(number, dict(Counter(puzzle.level for puzzle in puzzles)), flush=True)


if __name__ == "__main__":
    main()
