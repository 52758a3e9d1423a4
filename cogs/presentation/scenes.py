"""Scenes: what a picture shows of a table, for whom and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import render
from cogs.match.tables import Table
from cogs.presentation.labels import Labels
from cogs.presentation.people import drawn_of
from games.base import Game
from games.core.events import Event, visible
from locales import words
from render.scene import Scene, Seat, View
from render.shared.closeup import LEGEND
from render.unplayed import component_alone, first_board


def seats_of(table: Table, lang: str) -> tuple[Seat, ...]:
    """The seats as pictures in a language show them."""
    names = drawn_of(table.seats, words(lang))
    colours = render.PAINTERS[table.row.slug].colours(table.game, table.state)
    return tuple(
        Seat(name=name, colour=colours[seat.seat], computer=seat.kind != "person")
        for seat, name in zip(table.seats, names, strict=True)
    )


def when(table: Table, lang: str) -> str:
    """The game's own turn, round or phase."""
    return render.PAINTERS[table.row.slug].when(scene_of(table, viewer=None, lang=lang))


def scene_of(
    table: Table,
    *,
    viewer: int | None,
    lang: str,
    view: View = "board",
    focus: int | None = None,
    news: Sequence[Event] = (),
    changes: Iterable[Event] = (),
    candidates: tuple[str, ...] = (),
    chosen: bool = False,
    numbered: bool = True,
    near: bool = False,
    place: str = "",
) -> Scene:
    """What a viewer may see of a table. ``news`` becomes the line in the header, ``changes`` what is outlined."""
    labels = Labels(table.game, words(lang), drawn_of(table.seats, words(lang)))
    painter = render.PAINTERS[table.row.slug]
    lines = [line for event in visible(news, viewer) if (line := labels.event(event))]
    return Scene(
        game=table.game,
        state=table.game.redact(table.state, viewer),
        viewer=viewer,
        lang=lang,
        seats=seats_of(table, lang),
        view=view,
        focus=focus,
        news=in_a_line(lines),
        changed=tuple(mark for event in visible(changes, viewer) for mark in painter.marks(event)),
        candidates=candidates,
        chosen=chosen,
        numbered=numbered,
        near=near,
        match=table.row.id,
        place=place,
    )


def component_scene(game: Game[Any], component: str, lang: str, table: Table | None = None) -> Scene:
    """A component by itself: as it stands on the board of the table where it has one, else on that of a match not begun."""
    if table is not None:
        return scene_of(table, viewer=None, lang=lang, view="card", place=component)
    return component_alone(game, component, lang)


def legend_scene(game: Game[Any], lang: str, table: Table | None = None) -> Scene:
    """All signs of the game's pictures with their meanings, as the table has them or a match not begun."""
    if table is not None:
        return scene_of(table, viewer=None, lang=lang, view="part", place=LEGEND)
    return replace(first_board(game, game.seats[-1]), lang=lang, view="part", place=LEGEND)


def in_a_line(lines: Sequence[str]) -> str:
    """Lines of a post as the header of a picture has them: one after another, without the marks of bold type, which would stand
    there as they are.
    """
    plain = [line.replace("**", "") for line in lines]
    ends = [" " if line.endswith(".") else " · " for line in plain]
    return "".join(line + end for line, end in zip(plain, ends, strict=True)).rstrip(" ·")
