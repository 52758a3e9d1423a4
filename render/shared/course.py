"""The course of a match: a line of points per seat over the turns, the same for all games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from locales import PREFIXES, words
from render.kit.canvas import Canvas
from render.kit.plot import Curve, draw_plot
from render.kit.text import readable
from render.scene import Periods, Scene
from render.shared.scores import columns_of, header_of
from render.shared.telling import in_lines

V = TypeVar("V")


def draw_course(scene: Scene, *, audit: bool = False) -> Canvas:
    """The picture. ``scene.course`` has, per turn, its number and each seat's points at its end; at least one."""
    say = words(scene.lang).of(PREFIXES[scene.game.slug])
    header = replace(
        header_of(scene, columns_of(scene), say), step=say("course-step"), several=()
    )  # the plot says whose line is whose
    return draw_plot(header, curves_of(scene), say("course-turn"), 0, periods=scene.periods, audit=audit)


def curves_of(scene: Scene) -> list[Curve]:
    """A line per seat."""
    say = words(scene.lang)
    return [
        Curve(
            readable(seat.name, "ui-semi", say("scores-seat", number=number + 1)),
            seat.colour,
            tuple((turn, points[number]) for turn, points in scene.course),
        )
        for number, seat in enumerate(scene.seats)
    ]


def tell_course(scene: Scene) -> str:
    """The same as lines of text, the best seat first: its points after up to ten turns, or what players count instead."""
    say = words(scene.lang).of(PREFIXES[scene.game.slug])
    ends = ends_of(scene.course, scene.periods)
    count = len(ends)
    shown = sorted({round((count - 1) * part / min(9, max(1, count - 1))) for part in range(10) if part < count})
    # The last of them goes on: its points are those so far.
    names = [name for name, _ in ends[:-1]] + [ends[-1][0] if scene.state.finished or count == 1 else say("course-now")]
    turns = ", ".join(names[place] for place in shown)
    lines = [say("course-title", game=say(f"{PREFIXES[scene.game.slug]}-name")), say("course-turns", turns=turns)]
    for seat in sorted(range(len(scene.seats)), key=lambda seat: -scene.course[-1][1][seat]):
        points = ", ".join(str(ends[place][1][seat]) for place in shown)
        lines.append(f"{scene.seats[seat].name}: {points}")
    return in_lines(lines)


def ends_of(course: Sequence[tuple[int, V]], periods: Periods) -> list[tuple[str, V]]:
    """What each step is called, or each period that players count instead, and the values at its end; at least one."""
    if not periods:
        return [(str(step), values) for step, values in course]
    found: dict[str, V] = {}
    for step, values in course:
        name = next((name for start, name in reversed(periods) if start < step), "")
        found |= {name: values} if name else {}
    return [*found.items()] or [(periods[0][1], course[-1][1])]
