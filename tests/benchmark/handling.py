"""P6, P7, P8, P10: between a press and its answer, on a real database, with a Discord that costs next to nothing."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest import mock

import discord
import pytest
from discord import app_commands

from db.match_table import put_state
from locales import PREFIXES
from render import picture
from render.scene import Picture
from tests.benchmark.measure import ROUNDS, WARM_UPS, Result, Side, alternate_async, quantile, worst_case
from tests.benchmark.states import Course, Step, command, courses, different, random_course, scene_after
from tests.line import Json, Request, feed
from tests.seated import Seated
from tests.seeding import seed_matches

MATCHES, PRESSES, DRAWN = 20, 100, 10  # P6
MOVES, NO_OPS = 2, 30  # P7, per round; a game alone is over after some thirty
SECONDS_TO_ANSWER = 3.0
SECONDS_WHILE_TYPING = 0.05


def measured(metric: Callable[[Path], Coroutine[Any, Any, Result]]) -> Callable[[], Result]:
    """The metric with a folder and an event loop of its own."""

    def measure() -> Result:
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(metric(Path(folder)))

    return measure


class Cheap:
    """Answers every kind of request as the simulated Discord did the first time; tells by a clock when somebody gets an answer."""

    def __init__(self, seated: Seated, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self.world = seated.world
        self.bot = seated.bot
        self._answers: dict[tuple[str, str], Any] = {}
        self._wanted: dict[Callable[[Request], bool], asyncio.Future[float]] = {}

    async def answer(self, request: Request) -> Any:
        """The answer to a request."""
        for fits, future in list(self._wanted.items()):
            if fits(request):
                future.set_result(self._clock())
                del self._wanted[fits]
        parts = request.path.strip("/").split("/")
        kind = (request.method, f"{parts[0]} {len(parts)} {parts[-1] if parts[-1].isalpha() else ''}")
        if kind not in self._answers:
            self._answers[kind] = self.world.dispatch(request)
        return self._answers[kind]

    def wait_for(self, fits: Callable[[Request], bool]) -> asyncio.Future[float]:
        """When the next request comes that fits."""
        future = self._wanted[fits] = asyncio.get_running_loop().create_future()
        return future

    def first_answer(self, payload: Json) -> asyncio.Future[float]:
        """When the interaction is answered for the first time."""
        return self.wait_for(
            lambda request: request.path == f"/interactions/{payload['id']}/{payload['token']}/callback"
        )

    def whole_answer(self, payload: Json) -> asyncio.Future[float]:
        """When the person sees what came of the interaction."""
        place = f"/{payload['token']}"
        return self.wait_for(lambda request: request.path.startswith("/webhooks/") and place in request.path)

    @asynccontextmanager
    async def talking(self) -> AsyncIterator[None]:
        """While it lasts the bot talks to this Discord instead of the simulated one."""
        http: Any = self.bot.http
        before = http.answer
        http.answer = http.webhooks.answer = self.answer
        try:
            yield
        finally:
            http.answer = http.webhooks.answer = before


# ------------------------------------------------------------------ P6
async def acknowledging(folder: Path) -> Result:
    """P6: a hundred presses at the same instant in twenty matches, while ten boards are drawn."""
    seated = Seated(folder, max(match.seats for match in courses()), seed=1)
    await seated.connect()
    cheap = Cheap(seated)
    boards: list[tuple[int, int, int, Json]] = []
    for _, match in zip(range(MATCHES), cycle(courses()), strict=False):
        row = await seated.row(await seated.gather(command(match.game.slug), match.seats))
        board, play = seated.control(row.thread or 0, "panel")
        boards += [(person, row.thread or 0, board, play) for person in seated.world.people[: match.seats]]
    scenes = iter([scene_after(match, step) for match in courses() for step in match.steps])
    all_p99: list[float] = []
    async with cheap.talking():
        for _ in range(WARM_UPS + ROUNDS):
            drawing = [asyncio.create_task(seated.bot.pictures.draw(next(scenes))) for _ in range(DRAWN)]
            await asyncio.sleep(0)
            crowd = [boards[number % len(boards)] for number in range(PRESSES)]
            presses = [
                seated.world.press(person, place, board, item["custom_id"]) for person, place, board, item in crowd
            ]
            answers = [cheap.first_answer(payload) for _, payload in presses]
            done = [cheap.whole_answer(payload) for _, payload in presses]
            began = time.perf_counter()
            for press in presses:
                feed(seated.bot, *press)
            all_p99.append(quantile([at - began for at in await asyncio.gather(*answers)], 0.99) * 1000)
            await asyncio.gather(*done, *drawing)
    await seated.bot.close()
    side = Side.of(all_p99[WARM_UPS:])
    limit = SECONDS_TO_ANSWER * 1000
    return Result(
        "P6",
        f"first answers to {PRESSES} presses at once, p99 ÷ 3 s",
        side.median / limit,
        0.1,
        0.03,
        "ms",
        side,
        Side(limit, limit),
    )


# ------------------------------------------------------------------ P7
async def moving(folder: Path) -> Result:
    """P7: processor time from a press on Confirm to the answer, pictures and public posts left out, against a command that
    does nothing.
    """
    ours: dict[str, list[float]] = {}
    theirs: dict[str, list[float]] = {}
    for match in courses():
        case = str(match)
        with pytest.MonkeyPatch.context() as patched:
            seed_matches(patched)  # the same moves in each run
            seated = await Seated.open(_made(folder / case), command(match.game.slug), seats=match.seats, seed=1)
        cheap = Cheap(seated)
        drawn = Picture(b"", "board.jpg", "")
        finished = asyncio.Event()
        seated.bot.tree.add_command(doing_nothing(finished))

        async def no_picture(*_: object, drawn: Picture = drawn, **__: object) -> Picture:
            return drawn

        async def no_posts(*_: object, **__: object) -> None:
            """Left out."""

        async def move(seated: Seated = seated, cheap: Cheap = cheap) -> float:
            took = 0.0
            for _ in range(MOVES):
                ready = await seated.ready_to_confirm()
                assert ready is not None, "the match is over before the measuring is"
                person, panel, button = ready
                thread = (await seated.row()).thread or 0
                event, payload = seated.world.press(person, thread, panel, button)
                seated.world.forget()
                async with cheap.talking():
                    answer = cheap.whole_answer(payload)
                    began = time.process_time()
                    feed(seated.bot, event, payload)
                    await answer
                    took += time.process_time() - began
                    await asyncio.sleep(0)
            return took / MOVES * 1000

        async def nothing(seated: Seated = seated, finished: asyncio.Event = finished) -> float:
            return await no_ops(seated, finished)

        with (
            mock.patch.object(seated.bot.pictures, "drawn", no_picture),
            mock.patch.object(seated.bot.services.outbox, "deliver", no_posts),
        ):
            ours[case], theirs[case] = await alternate_async(move, nothing)
        await seated.bot.close()
    ratios = {case: statistics.median(ours[case]) / statistics.median(theirs[case]) for case in ours}
    worst = worst_case(ratios)
    return Result(
        "P7",
        "processor time of a move ÷ no-op command of discord.py",
        ratios[worst],
        40,
        15,
        "ms",
        Side.of(ours[worst]),
        Side.of(theirs[worst]),
        worst,
        ratios,
        {"left out": "drawing and delivering"},
    )


async def no_ops(seated: Seated, finished: asyncio.Event) -> float:
    """Milliseconds of the processor for a command that does nothing, which sets ``finished`` at its end."""
    typed = [seated.world.slash(seated.world.people[0], "nothing") for _ in range(NO_OPS)]
    began = time.process_time()
    for interaction in typed:
        finished.clear()
        feed(seated.bot, *interaction)
        await finished.wait()
    return (time.process_time() - began) / NO_OPS * 1000


def doing_nothing(finished: asyncio.Event) -> app_commands.Command[Any, ..., None]:
    """A command that does nothing but say that it is done."""

    @app_commands.command(name="nothing", description="nothing")
    async def nothing(interaction: discord.Interaction) -> None:
        finished.set()

    return nothing


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


# ------------------------------------------------------------------ P8
async def delivering(folder: Path) -> Result:
    """P8: from a press on Confirm to the request that carries the new board, against drawing a board that differs from the
    one before by a move, and a bare commit. Of each game the match with most seats.
    """
    sides: dict[str, tuple[Side, Side]] = {}
    for match in {match.game.slug: match for match in courses()}.values():
        sides[str(match)] = await press_to_board(_made(folder / match.game.slug), match)
    ratios = {case: mine.median / other.median for case, (mine, other) in sides.items()}
    worst = worst_case(ratios)
    return Result(
        "P8",
        "press to board on its way ÷ (picture + commit)",
        ratios[worst],
        2.5,
        1.3,
        "ms",
        *sides[worst],
        worst,
        ratios,
        {"absolute p95 bound ms": 250},
    )


async def press_to_board(
    folder: Path, match: Course, clock: Callable[[], float] = time.perf_counter
) -> tuple[Side, Side]:
    """Both sides for one match, in milliseconds."""
    seated = await Seated.open(folder, command(match.game.slug), seats=match.seats, seed=5)
    cheap = Cheap(seated, clock)
    boards = different(match, random_course(match.game, match.seats, 1).steps)
    raw = sqlite3.connect(folder / "raw.sqlite", isolation_level=None)
    raw.execute("PRAGMA journal_mode = WAL")
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("CREATE TABLE moves (id INTEGER PRIMARY KEY, move TEXT, state BLOB)")

    async def press() -> float:
        ready = await seated.ready_to_confirm()
        assert ready is not None
        person, panel, button = ready
        thread = (await seated.row()).thread or 0
        event, payload = seated.world.press(person, thread, panel, button)
        async with cheap.talking():
            posted = cheap.wait_for(lambda request: request.path.startswith("/channels/") and bool(request.files))
            began = clock()
            feed(seated.bot, event, payload)
            took = (await posted - began) * 1000
            await seated.bot.services.outbox.deliver(1)
        return took

    async def draw_and_commit() -> float:
        step, scene = next(boards)
        text = match.game.encode(step.state)
        began = clock()
        raw.execute("BEGIN IMMEDIATE")
        raw.execute("INSERT INTO moves (move, state) VALUES (?, ?)", ("{}", text))
        raw.execute("COMMIT")
        picture(scene)
        return (clock() - began) * 1000

    ours, theirs = await alternate_async(press, draw_and_commit, rounds=2 * ROUNDS)
    raw.close()
    await seated.bot.close()
    return Side.of(ours), Side.of(theirs)


# ------------------------------------------------------------------ P10
async def completing(folder: Path) -> Result:
    """P10: autocomplete in the widest position, a name typed letter by letter, again and again."""
    match, step, kind, field, word = widest()
    seated = await Seated.open(folder, command(match.game.slug), seats=match.seats, seed=1)
    text = match.game.encode(step.state)
    await seated.bot.store.db.write(lambda connection: put_state(connection, 1, text))
    table = await seated.bot.services.tables.load(1)
    person = table.seats[match.game.to_move(step.state)[0]].user
    thread = table.row.thread or 0
    cheap = Cheap(seated)
    typed = f"{PREFIXES[match.game.slug]} {kind}"
    took: list[float] = []
    async with cheap.talking():
        for _ in range(WARM_UPS + 4 * ROUNDS):
            for length in range(len(word) + 1):
                event, payload = seated.world.typing(person, typed, thread, field, word[:length])
                answer = cheap.first_answer(payload)
                began = time.perf_counter()
                feed(seated.bot, event, payload)
                took.append((await answer - began) * 1000)
    await seated.bot.close()
    p99 = quantile(took[WARM_UPS * (len(word) + 1) :], 0.99)
    limit = SECONDS_WHILE_TYPING * 1000
    return Result(
        "P10",
        "autocomplete, p99 ÷ 50 ms",
        p99 / limit,
        1.0,
        0.2,
        "ms",
        Side(statistics.median(took), p99),
        Side(limit, limit),
        f"{match}: /{typed} {field}:{word}",
        notes={"the first one ms": took[0]},
    )


def widest() -> tuple[Course, Step, str, str, str]:
    """The position with the most legal moves, and of its kind of move with most of them the first field and a value."""
    match, step, moves = max(
        (
            (match, step, match.game.legal_moves(step.state, waiting[0]))
            for match in courses()
            for step in match.steps
            if (waiting := match.game.to_move(step.state))
        ),
        key=lambda found: len(found[2]),
    )
    kinds = [move.kind for move in moves]
    kind = max(set(kinds), key=kinds.count)
    move = next(move for move in moves if move.kind == kind)
    field = move.__struct_fields__[0]
    value = str(getattr(move, field))
    found = match.game.components.get(value)
    return match, step, kind, field, (found.name["en"] if found else value).casefold()


METRICS = {
    "P6": measured(acknowledging),
    "P7": measured(moving),
    "P8": measured(delivering),
    "P10": measured(completing),
}
