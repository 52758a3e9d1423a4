"""Scenes of tables, and their drawing off the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import NamedTuple, ParamSpec, TypeVar

from PIL.Image import Image

import render
from cogs.choosing.picker import Step
from cogs.match.tables import Position
from cogs.presentation.labels import Labels
from cogs.presentation.regions import Region
from cogs.presentation.scenes import scene_of
from games import GAMES
from render import film
from render.formats import Format
from render.kit.heap import give_back
from render.scene import Picture, Scene
from render.shared.expected import Expected
from render.shared.ratings import Climb
from render.shared.stand_in import stand_in
from render.unplayed import first_board

log = logging.getLogger("tablebot.pictures")

WORKERS = 2  # Pillow lets go of the interpreter lock in its heavy parts; there are two cores

FILMS = 8  # kept; people like to watch the same stretch
TRIMMED = 8  # so many pictures are drawn before the memory that they needed for a moment is given back

P = ParamSpec("P")
T = TypeVar("T")


class Aid(NamedTuple):
    """A picture that helps with a choice; the first of the values have these ``numbers`` in it."""

    picture: Picture
    numbers: Sequence[int]


class Film(NamedTuple):
    """A moving picture; so many of its frames could not be drawn and are left out."""

    picture: Picture
    missing: int


class Pictures:
    """Draws in a few threads of its own."""

    def __init__(self, form: Format) -> None:
        self._form: Format = form
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="picture")
        self._projector = asyncio.Lock()
        self._closed = False
        self._films: OrderedDict[str, Film] = OrderedDict()
        self._drawn = 0
        self._begun: set[str] = set()  # games of which a board was drawn since the start, or will be
        self._ahead: dict[str, Future[None]] = {}

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, lambda: work(*args, **more))

    async def drawn(self, scene: Scene) -> Picture:
        """The picture of a scene, encoded. Raises whatever a fault in drawing raises."""
        picture = await self.run(self._drawn_once, scene)
        self._drawn += 1
        if self._drawn % TRIMMED == 0 and not self._closed:
            self._pool.submit(give_back)  # nobody waits for it
        return picture

    def _drawn_once(self, scene: Scene) -> Picture:
        """The picture, with what is being drawn ahead for it: two threads that make the same at once take twice as long."""
        if (ahead := self._ahead.get(scene.game.slug)) is not None:
            ahead.result()  # which was begun before, as threads take their work in turn
        return render.picture(scene, self._form)

    async def draw(self, scene: Scene) -> Picture:
        """The same, or a sheet that says so where it cannot be drawn: matches go on without pictures."""
        return await self._or_stand_in(self.drawn(scene), render.name_of(scene), scene.lang)

    async def ratings(self, climb: Climb) -> Picture:
        """The picture of the course of ratings, encoded, or a sheet that says so where it cannot be drawn."""
        work = self.run(render.rating_picture, climb, self._form)
        return await self._or_stand_in(work, f"{climb.slug}-ratings", climb.lang)

    async def expected(self, expected: Expected) -> Picture:
        """The picture of the course of what could be expected, encoded, or a sheet that says so where it cannot be drawn."""
        work = self.run(render.expected_picture, expected, self._form)
        return await self._or_stand_in(work, f"{expected.slug}-analysis", expected.lang)

    async def _or_stand_in(self, work: Awaitable[Picture], name: str, lang: str) -> Picture:
        try:
            return await work
        except Exception:
            log.exception("the picture %s cannot be drawn", name)
            return await self.run(stand_in, name, lang, self._form)

    async def film(self, key: str, scenes: Iterator[Scene]) -> Film:
        """The scenes, at least one, one after another as a moving picture; ``key`` names it, so that it is not made again soon.

        They are made and painted one by one, so that boards get their turn in between, and one film at a time, because the
        frames of one take some 50 MB. Raises what a fault in drawing raises only if none of them can be drawn.
        """
        async with self._projector:
            if key not in self._films:
                self._films[key] = await self._shoot(scenes)
            self._films.move_to_end(key)
            while len(self._films) > FILMS:
                self._films.popitem(last=False)
            return self._films[key]

    async def _shoot(self, scenes: Iterator[Scene]) -> Film:
        shown: list[Scene] = []
        frames: list[Image] = []
        failed: list[Exception] = []
        while (scene := await self.run(next, scenes, None)) is not None:
            try:
                frames.append(await self.run(film.frame, scene))
                shown.append(scene)
            except Exception as error:
                log.exception("%s: a picture of a film cannot be drawn", scene.game.slug)
                failed.append(error)
        if not frames:
            raise failed[0]
        data, size = await self.run(film.animate, frames)
        slug = shown[-1].game.slug
        picture = Picture(data, f"{slug}-replay.webp", render.PAINTERS[slug].alt(shown[-1]), size)
        return Film(picture, len(failed))

    def numbers(self, position: Position, labels: Labels, step: Step | None) -> bool:
        """Whether the picture that helps with a choice numbers what there is to choose from."""
        if step is None:
            return False
        painter = render.PAINTERS[position.table.row.slug]
        closeup = painter.closeup(position.seat, step.field, step.chosen, labels.ordered(step.values))
        return closeup is not None and closeup.numbered

    async def choice(
        self, position: Position, labels: Labels, step: Step, region: Region | None = None, *, near: bool = False
    ) -> Aid | None:
        """The picture that helps with a choice, None where none does; numbers go by the order in which values are offered. Of a
        ``region`` it shows that alone, ``near`` only the rows about what is offered.

        Nor does one that cannot be drawn: a fault in it must not keep anybody from his move.
        """
        try:
            return await self._choice(position, labels, step, region, near)
        except Exception:
            log.exception("match %s: no picture for the choice of %s", position.table.row.id, step.field)
            return None

    async def _choice(
        self, position: Position, labels: Labels, step: Step, region: Region | None, near: bool
    ) -> Aid | None:
        painter = render.PAINTERS[position.table.row.slug]
        values = labels.ordered(step.values) if region is None else [step.values[place] for place in region.places]
        closeup = painter.closeup(position.seat, step.field, step.chosen, values)
        if closeup is None:
            return None
        scene = scene_of(
            position.table,
            viewer=position.seat,
            lang=labels.words.lang,
            view=closeup.view if region is None else "part",
            focus=closeup.focus if region is None else None,
            place=region.name if region is not None else "",
            candidates=closeup.places,
            chosen=closeup.chosen,
            numbered=closeup.numbered,
            near=near,
        )
        numbers: Sequence[int] = range(1, 1 + len(closeup.places)) if closeup.numbered else ()
        if closeup.counted:
            table = position.table
            everywhere = [*chain(*painter.regions(table.game, table.state).values())]
            numbers = [everywhere.index(place) + 1 for place in closeup.places]
        return Aid(await self.drawn(scene), numbers)

    async def warm_up(self, tables: Sequence[tuple[str, int]]) -> None:
        """Draw a board for each of these games and numbers of seats for nobody, then the regions of the maps and what only some
        first boards show, so that the first that somebody waits for finds everything at hand.

        One after the other, which leaves a thread for those who wait.
        """
        self._begun.update(slug for slug, _ in tables)
        boards = [first_board(GAMES[slug], seats) for slug, seats in tables]
        regions = [
            replace(board, view="part", place=region)
            for board in boards
            for region in render.PAINTERS[board.game.slug].regions(board.game, board.state)
        ]
        paintings = [partial(render.PAINTERS[scene.game.slug].paint, scene) for scene in (*boards, *regions)]
        others = [make for slug in dict.fromkeys(slug for slug, _ in tables) for make in render.PAINTERS[slug].ahead]
        for work in (*paintings, *others):
            if not self._closed:
                await self.run(work)

    def expect(self, slug: str, seats: int, lang: str) -> None:
        """A match of the game may begin soon: where none of it was drawn since the start, draw a board for nobody meanwhile, so
        that whoever begins finds at hand what takes ten times as long to make as a later picture. Never raises; waits for nothing.
        """
        if slug not in self._begun and not self._closed:
            self._begun.add(slug)
            self._ahead[slug] = self._pool.submit(_draw_ahead, slug, seats, lang)

    def close(self) -> None:
        """End the threads; what is being drawn is finished first."""
        self._closed = True
        self._pool.shutdown()


def _draw_ahead(slug: str, seats: int, lang: str) -> None:
    try:
        painter, scene = render.PAINTERS[slug], replace(first_board(GAMES[slug], seats), lang=lang)
        painter.paint(scene)
        painter.alt(scene)
        for make in painter.ahead:
            make()
    except Exception:
        log.exception("%s: a board could not be drawn ahead", slug)
