"""What the computer makes of a match that is over, in words and as what is drawn of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from cogs.match.names import written
from cogs.match.tables import Table
from cogs.presentation.cutting import cut
from cogs.presentation.labels import Labels
from cogs.presentation.people import holders_of
from cogs.presentation.scenes import seats_of
from db.rows import MoveRow, SeatRow
from games.base import Game, Move
from games.thinking.review import NAMED, Cost, Decision, Findings, Turn, costs, turning_points
from locales import Words
from render.scene import Periods
from render.shared.expected import Expected

LONGEST_OPTION = 100  # characters of an entry in a menu
SMALL = 10.0  # below this a decimal says something
MOST_LEFT_OUT = 0.25  # of the pieces of work: without more of them it cannot be said that there is nothing to find
LEAST_POINTS, LEAST_SHARE = 1.0, 0.01  # a cost or a change of lead by less is not told


@dataclass(frozen=True)
class Told:
    """What is told of a match: the moves that cost each person most, the turning points, and what each seat could expect after so
    many moves, in the unit of the analysis; how many pieces of work there are, and how many of them could not be done.
    """

    costs: Mapping[int, Sequence[Cost]]
    turns: Sequence[Turn]
    course: Mapping[int, tuple[float, ...]]
    deals: int
    pieces: int = 0
    left_out: int = 0

    @property
    def too_little(self) -> bool:
        """Whether so much could not be done that what was not found may be there all the same."""
        return self.left_out > self.pieces * MOST_LEFT_OUT

    def cost(self, ply: int) -> Cost | None:
        """The costly move after so many."""
        return next((cost for dear in self.costs.values() for cost in dear if cost.decision.ply == ply), None)


def told_of(table: Table, moves: Sequence[MoveRow], findings: Findings) -> Told:
    """What findings say about a match with these moves."""
    decisions = [
        Decision(ply, moves[ply].seat, user) for ply in sorted(findings.looks) if (user := moves[ply].user) is not None
    ]
    least = LEAST_POINTS if table.game.scored else LEAST_SHARE
    course = {
        ply: tuple(fmean(values) for values in zip(*deals, strict=True))
        for ply, deals in sorted(findings.course.items())
        if deals
    }
    deals = max((len(deals) for deals in findings.course.values()), default=0)
    turns = turning_points(findings.course, least)
    return Told(costs(decisions, findings, least), turns, course, deals, len(findings.parts), findings.left_out)


def expected_of(table: Table, told: Told, lang: str, periods: Periods) -> Expected | None:
    """What is drawn, over ``periods`` by moves; None where no line could be found: a point is none."""
    if len(told.course) < 2:
        return None
    outcome, times = table.game.outcome(table.state), _times(table.game)
    return Expected(
        slug=table.row.slug,
        lang=lang,
        seats=seats_of(table, lang),
        course=tuple((ply, tuple(value * times for value in values)) for ply, values in told.course.items()),
        percent=not table.game.scored,
        turns=tuple(turn.ply for turn in told.turns),
        first=tuple(seat for seat, rank in enumerate(outcome.ranks) if rank == 1) if outcome is not None else (),
        periods=periods,
    )


class AnalysisWords:
    """An analysis in one language; ``moves`` are all of the match, ``holders`` all who ever held a seat, by seat and in time."""

    def __init__(
        self, table: Table, labels: Labels, moves: Sequence[MoveRow], holders: Sequence[SeatRow], told: Told
    ) -> None:
        self._table, self._labels, self._w, self._moves = table, labels, labels.words, moves
        self._holders, self._told = holders_of(holders, labels.words), told
        self._unit = unit_of(table)

    def lines(self, room: int) -> list[str]:
        """What stands below the plot in so many characters: of everybody the dearest moves, as many as have room."""
        w, told, since = self._w, self._told, self._table.oldest_ply
        found = [w("analysis-too-little", left=told.left_out, count=told.pieces)] if told.too_little else []
        found += [w("analysis-unit", unit=self._unit, count=told.deals)] if len(told.course) > 1 else []
        if told.turns:
            found.append(w("analysis-turns", unit=self._unit))
        elif not told.too_little:
            found.append(w("analysis-no-turns"))
        found += [self._turn(number, turn) for number, turn in enumerate(told.turns, 1)]
        ends = [w("analysis-since", ply=since + 1)] if since else []
        ends += [w("analysis-left-out", count=told.left_out)] if told.left_out and not told.too_little else []
        ends += [w("analysis-basis")]
        lists = [[*found, *self._dearest(most), *ends] for most in range(NAMED, 0, -1)]
        return next((lines for lines in lists if len("\n".join(lines)) <= room), lists[-1])

    def _dearest(self, most: int) -> list[str]:
        """What cost each person most, ``most`` moves of everybody, and how many more there are."""
        costs = self._told.costs
        lines = [line for person, dear in costs.items() for line in self._costs(person, dear[:most])]
        more = sum(max(0, len(dear) - most) for dear in costs.values())
        return [*lines, *([self._w("list-more", count=more)] if more else [])]

    def options(self) -> list[tuple[str, str, int]]:
        """The costly moves as a menu offers them: whose and which, what would have been better, and after how many moves."""
        return [
            (
                cut(self._option(cost), LONGEST_OPTION),
                cut(self._labels.move(self._decoded(cost.better)), LONGEST_OPTION),
                cost.decision.ply,
            )
            for dear in self._told.costs.values()
            for cost in dear
        ]

    def move_lines(self, cost: Cost) -> list[str]:
        """A costly move: whose it was, what would have been better, and what that rests on."""
        w, player, at = self._w, self._person(cost.decision.person), self._at(cost.decision.ply + 1)
        return [
            w("analysis-move", player=player, at=at, plies=len(self._moves)),
            w("analysis-made", move=self._made(cost)),
            w("analysis-better", move=self._labels.move_shown(self._decoded(cost.better))),
            w(
                "analysis-why",
                count=cost.deals,
                player=player,
                unit=self._unit,
                cost=self._number(cost.lead.mean),
                error=self._number(cost.lead.error),
            ),
        ]

    def _turn(self, number: int, turn: Turn) -> str:
        return self._w(
            "analysis-turn",
            number=number,
            at=self._at(turn.ply),
            player=self._labels.names[turn.seat],
            before=self._signed(turn.before),
            after=self._signed(turn.after),
        )

    def _costs(self, person: int, dear: Sequence[Cost]) -> list[str]:
        w, player = self._w, self._person(person)
        if not dear:
            return [] if self._told.too_little else [w("analysis-no-cost", player=player)]
        return [w("analysis-person", player=player, unit=self._unit), *map(self._cost, dear)]

    def _cost(self, cost: Cost) -> str:
        return self._w(
            "analysis-cost",
            at=self._at(cost.decision.ply + 1),
            cost=self._signed(-cost.lead.mean),
            made=self._made(cost),
            better=self._labels.move(self._decoded(cost.better)),
        )

    def _option(self, cost: Cost) -> str:
        player, at = self._holders[cost.decision.person], self._at(cost.decision.ply + 1)
        return self._w("analysis-option", player=player, at=at, cost=self._signed(-cost.lead.mean))

    # ------------------------------------------------------------------ pieces
    def _at(self, ply: int) -> str:
        return self._w("analysis-at", ply=ply)

    def _made(self, cost: Cost) -> str:
        return self._labels.move(self._decoded(self._moves[cost.decision.ply].move))

    def _decoded(self, move: str) -> Move:
        return self._table.game.decode_move(move)

    def _person(self, user: int) -> str:
        """Somebody who sits or sat at the table, as it is written in a message."""
        return written(self._holders[user])

    def _signed(self, value: float) -> str:
        text = self._number(abs(value))
        return text if text == "0" else f"+{text}" if value > 0 else f"−{text}"

    def _number(self, value: float) -> str:
        return measured(self._table.game, self._w, value)


def unit_of(table: Table) -> str:
    """In which unit a match is looked back at: ``points`` of lead over the best opponent, or ``alone`` of the result, or
    ``wins`` of a hundred continuations.
    """
    return "wins" if not table.game.scored else "points" if len(table.seats) > 1 else "alone"


def measured(game: Game[Any], w: Words, value: float) -> str:
    """A number of points, or of wins of a hundred; a small one with its first decimal, if that is no nought."""
    shown = value * _times(game)
    text = f"{shown:.1f}".removesuffix(".0") if shown < SMALL else str(round(shown))
    return text.replace(".", w("decimal-mark"))


def _times(game: Game[Any]) -> float:
    """Shares of the victory are told of a hundred."""
    return 1.0 if game.scored else 100.0
