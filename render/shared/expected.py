"""The course of what could be expected: a line per seat over the rounds of a match, with its turning points numbered."""

from __future__ import annotations

from dataclasses import dataclass

from locales import PREFIXES, words
from render.kit.canvas import Canvas
from render.kit.header import Header
from render.kit.plot import Curve, draw_plot
from render.kit.text import readable
from render.scene import Periods, Seat
from render.shared.course import ends_of
from render.shared.telling import in_lines

TOLD = 10  # positions that the description tells


@dataclass(frozen=True)
class Expected:
    """What is drawn: a game, a language, the seats, and after how many moves each could expect how much; at least one position.

    ``percent``: shares of all continuations that are won, from 0 to 100; else points. ``turns`` are positions, ascending, that
    are numbered. ``first``: the seats that have won. ``periods``: what players count, each with the number of moves after which
    it began; without them moves are counted.
    """

    slug: str
    lang: str
    seats: tuple[Seat, ...]
    course: tuple[tuple[int, tuple[float, ...]], ...]
    percent: bool
    turns: tuple[int, ...] = ()
    first: tuple[int, ...] = ()
    periods: Periods = ()


def draw_expected(expected: Expected, *, audit: bool = False) -> Canvas:
    """The picture."""
    say = words(expected.lang).of(PREFIXES[expected.slug])
    names = [
        readable(seat.name, "ui-semi", say("scores-seat", number=number + 1))
        for number, seat in enumerate(expected.seats)
    ]
    curves = [
        Curve(name, seat.colour, tuple((ply, values[number]) for ply, values in expected.course))
        for number, (name, seat) in enumerate(zip(names, expected.seats, strict=True))
    ]
    won = ", ".join(names[seat] for seat in expected.first)
    header = Header(
        say(f"{PREFIXES[expected.slug]}-name"),
        say("expected-wins" if expected.percent else "expected-points"),
        say("scores-won", players=won, count=len(expected.first)) if won else "",
        expected.seats[expected.first[0]].colour if expected.first else "",
        "",
    )
    least = min(value for _, values in expected.course for value in values)
    most = max(value for _, values in expected.course for value in values)
    # Where nobody is near nought, the differences need the room.
    base = 0 if expected.percent or least < most / 3 else int(least)
    periods = _shown(expected)
    axis = say("course-turn" if periods else "expected-move")
    return draw_plot(header, curves, axis, base, turns=expected.turns, periods=periods, audit=audit)


def _shown(expected: Expected) -> Periods:
    """The periods of which the lines show something."""
    first, last = expected.course[0][0], expected.course[-1][0]
    ends = [start for start, _ in expected.periods[1:]] + [last]
    pairs = zip(expected.periods, ends, strict=False)
    return tuple(period for period, end in pairs if end > first and period[0] < last)


def tell_expected(expected: Expected) -> str:
    """The same as lines of text, the best seat at the end first."""
    say, periods = words(expected.lang).of(PREFIXES[expected.slug]), _shown(expected)
    ends = ends_of(expected.course, periods)
    count = len(ends)
    shown = sorted({(count - 1) * part // max(1, TOLD - 1) for part in range(TOLD)})
    steps = ", ".join(ends[place][0] for place in shown)
    told = say(
        "expected-told-wins" if expected.percent else "expected-told-points",
        game=say(f"{PREFIXES[expected.slug]}-name"),
    )
    lines = [told, say("course-turns", turns=steps) if periods else say("expected-after", plies=steps)]
    for seat in sorted(range(len(expected.seats)), key=lambda seat: -expected.course[-1][1][seat]):
        values = ", ".join(str(round(ends[place][1][seat])) for place in shown)
        lines.append(f"{expected.seats[seat].name}: {values}")
    if expected.turns:
        lines.append(say("expected-turns", plies=", ".join(map(str, expected.turns))))
    return in_lines(lines)
