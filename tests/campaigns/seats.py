"""How computer seats do, in every game and at every number of seats.

    python -m tests.campaigns.seats --game mare_nostrum --seats 3 --matches 100
    python -m tests.campaigns.seats --game mare_nostrum --seats 5 --matches 24 --sensible-only
    python -m tests.campaigns.seats --game mosaic --seats 2 --levels strong,casual --matches 20 --seed bench

One sensible seat against others that play at random or by default; or matches in which all are sensible, with their lengths,
points and ways of winning; or one level against another, each match once more with the weaker one in that seat.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from statistics import mean, median
from typing import Any, NamedTuple

from games import GAMES
from games.base import Game, Move, Outcome
from games.core.rng import Rng
from tests.campaigns.levels import by_what_is_led, compare

Chooser = Callable[[Game[Any], Any, int, Rng], Move]
Numbers = Sequence[float]


def sensible(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return game.sensible_move(state, seat, chance)


def default(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return game.default_move(state, seat)


def at_random(game: Game[Any], state: Any, seat: int, chance: Rng) -> Move:
    return chance.choice([move for move in game.legal_moves(state, seat) if move.kind not in game.free_kinds])


CHOOSERS: dict[str, Chooser] = {"sensible": sensible, "default": default, "random": at_random}


class Played(NamedTuple):
    """A match that is over: how it ended, how many rounds (turns where a game has no rounds) and decisions it took."""

    outcome: Outcome
    rounds: int
    decisions: int


def play(game: Game[Any], choosers: Sequence[Chooser], seed: str, **options: Any) -> Played:
    """One match, seat by seat as chosen. Each seat sees only what it may know."""
    state = game.setup(len(choosers), game.options(**options), seed)
    chance = Rng(f"choices {seed}")
    rounds, decisions, current = 0, 0, 0
    while waiting := game.to_move(state):
        seat = waiting[0]
        game.play(state, seat, choosers[seat](game, game.redact(state, seat), seat, chance))
        decisions += 1
        # Rounds are counted as they change: some games begin at 1 again with each of their parts.
        if (now := game.round(state)) != current:
            current = now
            rounds += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome, rounds, decisions)


class Contest(NamedTuple):
    """How often the first side won, of how many matches that one seat alone won, and the points of every seat of both sides."""

    wins: int
    decided: int
    own: list[int]
    others: list[int]


def contest(game: Game[Any], first: str, second: str, matches: int, seats: int) -> Contest:
    """Matches of one seat of the first side, another one each time, against the second side at all others.

    Alone at the table both sides play the same match, and the better end wins.
    """
    found = Contest(0, 0, [], [])
    for number in range(matches):
        seat, seed = number % seats, f"{first} against {second} {number}"
        choosers = [CHOOSERS[second]] * seats
        choosers[seat] = CHOOSERS[first]
        outcome = play(game, choosers, seed).outcome
        if seats > 1:
            decided = outcome.ranks.count(1) == 1
            won = decided and outcome.ranks[seat] == 1
            others = [score for other, score in enumerate(outcome.scores) if other != seat]
        else:
            alone = play(game, [CHOOSERS[second]], seed).outcome
            decided = _end_alone(outcome) != _end_alone(alone)
            won = _end_alone(outcome) > _end_alone(alone)
            others = alone.scores
        found = Contest(
            found.wins + won, found.decided + decided, [*found.own, outcome.scores[seat]], [*found.others, *others]
        )
    return found


def _end_alone(outcome: Outcome) -> tuple[int, int]:
    return -outcome.ranks[0], outcome.scores[0]


def all_sensible(game: Game[Any], seats: int, matches: int, seed: str) -> Iterator[Played]:
    """Matches in which every seat is sensible."""
    for number in range(matches):
        yield play(game, [sensible] * seats, f"{seed} {number}")


def ways_of_winning(game: Game[Any], played: Sequence[Played]) -> Counter[str]:
    """How often each way won: the reason of the end, and in a game without points the part by which the winners won."""
    ways: Counter[str] = Counter()
    for outcome in (match.outcome for match in played):
        winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
        parts = {} if game.scored or not winners else outcome.breakdown[winners[0]]
        ways[" ".join([outcome.reason, *(part for part, count in parts.items() if count)])] += 1
    return ways


def table(game: Game[Any], played: Sequence[Played]) -> list[str]:
    """What matches of sensible seats were like, a line for each figure."""
    outcomes = [match.outcome for match in played]
    won = sum(1 in outcome.ranks for outcome in outcomes)
    lines = [
        _spread("rounds", [match.rounds for match in played]),
        _spread("decisions", [match.decisions for match in played]),
        f"{'ways to the end':>20}: {_counted(ways_of_winning(game, played))}",
        f"{'won by seat':>20}: {_counted(Counter(seat for o in outcomes for seat, r in enumerate(o.ranks) if r == 1))}",
        f"{'won by anybody':>20}: {won} of {len(played)}, {sum(o.ranks.count(1) > 1 for o in outcomes)} by several",
    ]
    if game.scored:
        parts = [part for outcome in outcomes for part in outcome.breakdown]
        lines += [
            _spread("points of all", [sum(outcome.scores) for outcome in outcomes]),
            _spread("points of a seat", [score for outcome in outcomes for score in outcome.scores]),
            _spread("points of the first", [max(outcome.scores) for outcome in outcomes]),
            _spread("points of the last", [min(outcome.scores) for outcome in outcomes]),
            *(_spread(source, [part[source] for part in parts]) for source in parts[0]),
        ]
    return lines


def _spread(name: str, numbers: Numbers) -> str:
    return f"{name:>20}: mean {mean(numbers):.1f}, median {median(numbers):.1f}, {min(numbers)} to {max(numbers)}"


def _counted(found: Counter[Any]) -> str:
    return ", ".join(f"{what} {count}" for what, count in sorted(found.items()))


def usual_seats(game: Game[Any]) -> int:
    """The smallest number of seats at which somebody plays against somebody."""
    return max(2, game.seats.start)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=sorted(GAMES), default=next(iter(GAMES)))
    parser.add_argument("--seats", type=int, help="one of the game's; as few as play against each other unless said")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--against", choices=["random", "default"], action="append", help="both unless said")
    parser.add_argument("--sensible-only", action="store_true", help="matches in which every seat is sensible")
    parser.add_argument(
        "--levels",
        help="two of easy, casual, strong: one seat by the first, the others by the second; one: all seats by it",
    )
    parser.add_argument("--options", default="{}", help="of the matches between levels, as JSON")
    parser.add_argument("--seed", default="sensible", help="begins the seeds of these; another word, other matches")
    given = parser.parse_args()
    game = GAMES[given.game]
    seats = given.seats or usual_seats(game)
    print(f"{game.slug}, {seats} seats, {given.matches} matches", flush=True)
    if given.levels:
        first, _, second = given.levels.partition(",")
        options = json.loads(given.options)
        if second:
            compare(game.slug, seats, first, second, given.matches, given.seed, options)
        else:
            by_what_is_led(game.slug, seats, first, given.matches, given.seed, options)
        return
    if given.sensible_only:
        print("\n".join(table(game, list(all_sensible(game, seats, given.matches, given.seed)))))
        return
    for second in given.against or ["random", "default"]:
        wins, _, own, others = contest(game, "sensible", second, given.matches, seats)
        line = f"sensible against {second}: {wins} of {given.matches} won"
        print(f"{line}, points {mean(own):.1f} to {mean(others):.1f}" if game.scored else line, flush=True)


if __name__ == "__main__":
    main()
