"""Scenes of tables, and their drawing off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor

import render
from cogs.labels import Labels
from cogs.picker import Step
from cogs.tables import Position, Table
from games.core.events import Event
from locales import words
from render.formats import Format
from render.palette import PLAYERS
from render.scene import Picture, Scene, Seat, View

WORKERS = 2  # Pillow lets go of the interpreter lock in its heavy parts; there are two cores

COLOURS = tuple(PLAYERS)


class Pictures:
    """Draws in a few threads of its own."""

    def __init__(self, form: Format) -> None:
        self._form: Format = form
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="picture")

    async def draw(self, scene: Scene) -> Picture:
        """The picture of a scene, encoded."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, render.picture, scene, self._form)

    async def choice(self, position: Position, lang: str, step: Step) -> Picture | None:
        """A close-up with the places to choose from; None where no places are chosen."""
        if step.field != "cell" and "cell" not in step.chosen:
            return None
        owner = step.chosen.get("opponent", position.seat)
        cells = step.values if step.field == "cell" else [step.chosen["cell"]]
        scene = scene_of(
            position.table,
            viewer=position.seat,
            lang=lang,
            view="area",
            focus=owner,
            candidates=tuple(f"{owner}:{cell}" for cell in cells),
        )
        return await self.draw(scene)

    def close(self) -> None:
        """End the threads; what is being drawn is finished first."""
        self._pool.shutdown()


def seats_of(table: Table) -> tuple[Seat, ...]:
    """The seats as pictures show them."""
    return tuple(
        Seat(name=seat.name, colour=COLOURS[seat.seat], computer=seat.kind != "person") for seat in table.seats
    )


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
) -> Scene:
    """What a viewer may see of a table. ``news`` becomes the line in the header, ``changes`` what is outlined."""
    labels = Labels(table.game, words(lang), table.names)
    lines = [line for event in news if event.visible_to(viewer) and (line := labels.event(event))]
    return Scene(
        game=table.game,
        state=table.game.redact(table.state, viewer),
        viewer=viewer,
        lang=lang,
        seats=seats_of(table),
        view=view,
        focus=focus,
        news=" · ".join(lines),
        changed=tuple(dict.fromkeys(mark for event in changes if (mark := place_of(event)))),
        candidates=candidates,
        match=table.row.id,
    )


def place_of(event: Event) -> str:
    """Where an event happened, as pictures name places: ``seat:cell``; "" if nowhere on a board."""
    cell = event.data.get("cell")
    owner = event.data.get("opponent", event.seat)
    return f"{owner}:{cell}" if cell and owner is not None else ""
