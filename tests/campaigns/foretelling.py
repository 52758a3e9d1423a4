"""How well the prospects of a position foretell the end of its match, and with which weights they would do so best.

    python -m tests.campaigns.foretelling --game mosaic --seats 2 --matches 100
    python -m tests.campaigns.foretelling --game mosaic --seats 2,3,4 --matches 200 --fit

Matches of sensible seats. Until some moment, another one in each match, every fourth move is one of the promising moves at random, lest
only positions be seen to which sensible play leads; from then on positions are looked at. What counts is by how much a seat has more
than the mean of the table. ``--fit`` finds the weights of what a seat holds, none below 0: where points are told by least squares,
where chances to win are told those with which the winners of these matches are most likely to have won.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, sqrt
from statistics import mean
from typing import Any, NamedTuple

from games import GAMES, SLUGS
from games.base import Game
from games.core.rng import Rng
from games.founders_of_the_empire.computer import prospects as founders
from games.mare_nostrum.computer import prospects as mare
from games.mosaic.computer import prospects as mosaic
from games.rise_of_empires.computer import prospects as rise

PARTS = 6  # of a match, in the table
STRAYING = 25  # per cent of the moves at random
PROMISING = 6  # moves among which chance chooses
LOOKS = 12  # decisions from look to look
RIDGE = 100.0  # how strongly a weight without use is drawn to 0, in positions
ROUNDS = 300  # of the descent; it has settled long before
STEPS, DRAWN = 12, 1.0  # the same of chances to win; how strongly a weight is drawn to 0 by its square

Holdings = Mapping[str, float]


class Fitted(NamedTuple):
    """A game whose prospects are weights: what each seat holds (nothing where they do not apply yet), and which weights apply: of
    points, or, where what is told is a chance to win, of that.
    """

    holdings: Callable[[Game[Any], Any], Sequence[Holdings]]
    stage: Callable[[Game[Any], Any], int]
    weights: Mapping[str, Sequence[float]]
    chances: bool = False


FITTED: dict[str, Fitted] = {
    "founders_of_the_empire": Fitted(
        lambda game, state: founders.holdings(game.catalogue, state),
        lambda game, state: founders.stage(state),
        founders.EXPECTATION.weights,
    ),
    "mare_nostrum": Fitted(
        lambda game, state: mare.holdings(game.catalogue, state) if state.titles else (),
        lambda game, state: 0,
        {name: (weight,) for name, weight in mare.WEIGHTS.items()},
        chances=True,
    ),
    "mosaic": Fitted(
        lambda game, state: mosaic.holdings(game.catalogues[state.edition], state),
        lambda game, state: mosaic.scorings_to_come(game.catalogues[state.edition], state),
        mosaic.EXPECTATION.weights,
    ),
    "rise_of_empires": Fitted(
        lambda game, state: rise.holdings(game.catalogue, state),
        lambda game, state: rise.turns_to_come(state),
        rise.EXPECTATION.weights,
    ),
}


class Seen(NamedTuple):
    """A position of a match that is over: its place in the match from 0 to 1, what each seat could expect and has got, and, where the
    prospects are weights, which ones and what each seat held.
    """

    part: float
    expected: list[float]
    got: list[float]
    stage: int
    held: Sequence[Holdings]


def positions(game: Game[Any], seats: int, matches: int, seed: str) -> Iterator[Seen]:
    """What was seen in so many matches."""
    for number in range(matches):
        yield from _of_match(game, seats, f"{seed} {number}")


def _of_match(game: Game[Any], seats: int, word: str) -> list[Seen]:
    state, chance, fitted = game.setup(seats, game.options(), word), Rng(word), FITTED.get(game.slug)
    strays, ply, looks = chance.below(200), 0, []
    while waiting := game.to_move(state):
        if ply >= strays and ply % LOOKS == 0:
            held = fitted.holdings(game, state) if fitted else ()
            looks.append((ply, game.prospects(state), fitted.stage(game, state) if fitted else 0, held))
        seat = waiting[0]
        move = _stray(game, state, seat, chance) if ply < strays and chance.below(100) < STRAYING else None
        game.play(state, seat, move or game.sensible_move(state, seat, chance))
        ply += 1
    got = game.prospects(state)
    return [Seen(at / ply, expected, got, stage, held) for at, expected, stage, held in looks]


def _stray(game: Game[Any], state: Any, seat: int, chance: Rng) -> Any:
    best = sorted(game.rated_moves(state, seat), key=lambda pair: -pair[0])[:PROMISING]
    return chance.choice(best)[1] if best else None


def ahead_of_table(numbers: Sequence[float]) -> list[float]:
    """By how much each seat has more than the mean; alone, how much it has."""
    usual = mean(numbers) if len(numbers) > 1 else 0.0
    return [number - usual for number in numbers]


class Foretold(NamedTuple):
    """How what was expected goes with what was got: correlation, points got for a point expected, the error of a typical seat."""

    correlation: float
    slope: float
    error: float


def foretold(seen: Sequence[Seen]) -> Foretold:
    """Of all seats in these positions."""
    pairs = [pair for one in seen for pair in zip(ahead_of_table(one.expected), ahead_of_table(one.got), strict=True)]
    first, second = mean(pair[0] for pair in pairs), mean(pair[1] for pair in pairs)
    own, other = (sum((pair[place] - (first, second)[place]) ** 2 for pair in pairs) for place in (0, 1))
    both = sum((expected - first) * (got - second) for expected, got in pairs)
    error = sqrt(mean((expected - got) ** 2 for expected, got in pairs))
    return Foretold(both / sqrt(own * other) if own and other else 0.0, both / own if own else 0.0, error)


def fit(seen: Sequence[Seen], ridge: float = RIDGE) -> dict[str, float]:
    """The weights, none below 0, with which what is held foretells best what was got."""
    names = [*seen[0].held[0]]
    rows: list[list[float]] = []
    for one in seen:
        columns = [ahead_of_table([held[name] for held in one.held]) for name in names]
        rows += [[*row] for row in zip(*columns, strict=True)]
    got = [number for one in seen for number in ahead_of_table(one.got)]
    spread = [sqrt(mean(row[place] ** 2 for row in rows)) or 1.0 for place in range(len(names))]
    rows = [[number / spread[place] for place, number in enumerate(row)] for row in rows]
    squares = [[sum(row[one] * row[two] for row in rows) for two in range(len(names))] for one in range(len(names))]
    toward = [sum(row[place] * number for row, number in zip(rows, got, strict=True)) for place in range(len(names))]
    weights = [0.0] * len(names)
    for _ in range(ROUNDS):  # coordinate descent: each weight in turn as well as the others allow
        for place in range(len(names)):
            rest = toward[place] - sum(map(float.__mul__, squares[place], weights))
            own = squares[place][place] + ridge
            weights[place] = max(0.0, (rest + squares[place][place] * weights[place]) / own)
    return {name: weights[place] / spread[place] for place, name in enumerate(names)}


def fit_chances(seen: Sequence[Seen], drawn: float = DRAWN) -> dict[str, float]:
    """The weights, none below 0, with which those who won are most likely to have won (a multinomial logit, weight by weight by
    Newton's step).
    """
    weights = dict.fromkeys(seen[0].held[0], 0.0)
    for _ in range(STEPS):
        for name in weights:
            slope, bend = -drawn * weights[name], drawn
            for one in seen:
                strengths = [sum(weights[other] * number for other, number in held.items()) for held in one.held]
                best = max(strengths)
                grown = [exp(strength - best) for strength in strengths]
                likely, has = [part / sum(grown) for part in grown], [held[name] for held in one.held]
                usual = sum(map(float.__mul__, likely, map(float, has)))
                slope += sum((got - chance) * number for got, chance, number in zip(one.got, likely, has, strict=True))
                bend += sum(chance * (number - usual) ** 2 for chance, number in zip(likely, has, strict=True))
            weights[name] = max(0.0, weights[name] + slope / bend)
    return weights


def to_come(seen: Sequence[Seen], weights: Holdings) -> dict[int, float]:
    """By the number of seats what a seat gets in the mean besides what the weights tell."""
    rests: dict[int, list[float]] = {}
    for one in seen:
        told = [sum(weights[name] * number for name, number in held.items()) for held in one.held]
        rests.setdefault(len(told), []).append(mean(one.got) - mean(told))
    return {seats: mean(numbers) for seats, numbers in rests.items()}


def show_weights(fitted: Fitted, seen: Sequence[Seen]) -> None:
    """By stage the weights with which these positions are foretold best, beside those of now."""
    for stage in sorted({one.stage for one in seen}):
        those = [one for one in seen if one.stage == stage and one.held]
        print(f"stage {stage}, {len(those)} positions, correlation {foretold(those).correlation:.2f}")
        weights = fit_chances(those) if fitted.chances else fit(those)
        for name, weight in weights.items():
            print(f"  {name:>14}: {weight:.2f}, now {fitted.weights[name][stage]}")
        for seats, rest in sorted(to_come(those, weights).items()) if not fitted.chances else ():
            print(f"  besides, at a table of {seats}: {rest:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=SLUGS, required=True)
    parser.add_argument("--seats", default="2", help="numbers of seats, as 2,3,4")
    parser.add_argument("--matches", type=int, default=100, help="at each number of seats")
    parser.add_argument("--seed", default="foretelling")
    parser.add_argument("--fit", action="store_true", help=f"weights for {', '.join(FITTED)}")
    given = parser.parse_args()
    game = GAMES[given.game]
    seen = [
        one
        for seats in map(int, given.seats.split(","))
        for one in positions(game, seats, given.matches, f"{given.seed} {seats}")
    ]
    for part in range(PARTS):
        those = [one for one in seen if int(one.part * PARTS) == part]
        if those:
            found = foretold(those)
            print(
                f"part {part + 1} of {PARTS}: {len(those)} positions, correlation {found.correlation:.2f}, "
                f"{found.slope:.2f} points for a point, error {found.error:.1f}"
            )
    if given.fit and given.game in FITTED:
        show_weights(FITTED[given.game], seen)


if __name__ == "__main__":
    main()
