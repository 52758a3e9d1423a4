"""The course of a match: a line of points per seat over the turns, the same for all games."""

from __future__ import annotations

from dataclasses import replace

from locales import PREFIXES, words
from render.kit.canvas import Canvas
from render.kit.plot import Curve, draw_plot
from render.kit.text import readable
from render.scene import Scene
from render.shared.scores import columns_of, header_of
from render.shared.telling import in_lines


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
    ends = _ends(scene)
    count = len(ends)
    shown = sorted({round((count - 1) * part / min(9, max(1, count - 1))) for part in range(10) if part < count})
    turns = ", ".join(ends[place][0] for place in shown)
    lines = [say("course-title", game=say(f"{PREFIXES[scene.game.slug]}-name")), say("course-turns", turns=turns)]
    for seat in sorted(range(len(scene.seats)), key=lambda seat: -scene.course[-1][1][seat]):
        points = ", ".join(str(ends[place][1][seat]) for place in shown)
        lines.append(f"{scene.seats[seat].name}: {points}")
    return in_lines(lines)


def _ends(scene: Scene) -> list[tuple[str, tuple[int, ...]]]:
    """What each turn is called, or each period that players count instead, and the points at its end."""
    if not scene.periods:
        return [(str(turn), points) for turn, points in scene.course]
    found: dict[str, tuple[int, ...]] = {}
    for turn, points in scene.course:
        name = next((name for start, name in reversed(scene.periods) if start < turn), "")
        found |= {name: points} if name else {}
    return [*found.items()] or [(scene.periods[0][1], scene.course[-1][1])]
