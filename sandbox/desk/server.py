"""The desk's web server: one page, the games as JSON, their pictures, one route for every step. For this computer only."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from aiohttp import web

from games.core.boxes import box_at
from games.core.errors import DataError
from locales import LANGUAGES, language_of, words
from sandbox.desk import view
from sandbox.desk.book import Book
from sandbox.desk.looks import component_picture, map_picture, map_plan
from sandbox.desk.steps import Refused, decode_step, take
from sandbox.desk.wrongs import sentence
from sandbox.local import Handler, in_json, only_this_computer, secure
from sandbox.texts import page_words

PAGE = Path(__file__).resolve().parent / "page"
SHARED = Path(__file__).resolve().parents[1] / "page"


def make_app(books: dict[str, Book], first: str) -> web.Application:
    """The web application over the games at the desk; ``first`` is the one that is open at the start, "" for none."""
    routes = _Routes(books, first)
    app = web.Application(middlewares=[only_this_computer, _explain_errors])
    app.router.add_get("/", routes.page)
    app.router.add_get("/api/words/{language}", routes.words)
    app.router.add_get("/api/start", routes.start)
    app.router.add_get("/api/game/{game}", routes.game)
    app.router.add_get("/api/map/{game}", routes.plan)
    app.router.add_get("/api/entry/{game}/{place:.+}", routes.entry)
    app.router.add_post("/api/step", routes.step)
    app.router.add_get("/picture/{game}/{component}", routes.picture)
    app.router.add_get("/map/{game}", routes.map)
    app.router.add_static("/desk/", PAGE)
    app.router.add_static("/page/", SHARED)
    app.on_response_prepare.append(secure)
    return app


class _Routes:
    def __init__(self, books: dict[str, Book], first: str) -> None:
        self.books, self.first = books, first
        self.drawing = asyncio.Semaphore(
            2
        )  # Pillow lets go of the interpreter lock in its heavy parts; there are two cores

    async def page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "desk.html")

    async def words(self, request: web.Request) -> web.StreamResponse:
        return in_json(page_words("desk", request.match_info["language"]))

    async def start(self, request: web.Request) -> web.StreamResponse:
        """The languages, the one that the browser asks for, the folder, the edition that it is of, and the games."""
        asked, folder = _asked(request), next(iter(self.books.values())).folder
        return in_json(
            {
                "languages": {lang: words(lang)(f"sandbox-language-{lang}") for lang in LANGUAGES},
                "language": asked,
                "game": self.first,
                "folder": str(folder),
                "box": box_at(folder),
                "games": view.all_games(self.books, asked),
            }
        )

    async def game(self, request: web.Request) -> web.StreamResponse:
        return in_json(view.whole_game(self._book(request), _asked(request)))

    async def plan(self, request: web.Request) -> web.StreamResponse:
        """What lies on the map; it takes as long to find out as to draw it. Only that waits: a step may be made meanwhile, and the
        book is read in one piece after it.
        """
        book, lang = self._book(request), _asked(request)
        plan = await asyncio.to_thread(map_plan, book.game, lang)
        return in_json(view.whole_map(book, plan, lang))

    async def entry(self, request: web.Request) -> web.StreamResponse:
        return in_json(view.one_entry(self._book(request), request.match_info["place"], _asked(request)))

    async def step(self, request: web.Request) -> web.StreamResponse:
        """Make a step; answers with the list of entries, and with the one that it was about."""
        step = decode_step(await request.read())
        book = self.books[step.game]
        place, failed = take(book, step)
        lang = _asked(request)
        entry = view.one_entry(book, place, lang, failed) if place else None
        return in_json({"card": view.game_card(book, lang), "entries": view.listed(book, lang), "entry": entry})

    async def picture(self, request: web.Request) -> web.StreamResponse:
        game, small = self._book(request).game, "small" in request.query
        component = request.match_info["component"]
        if component not in game.components:
            raise web.HTTPNotFound
        return await self._drawn(lambda: component_picture(game, component, _asked(request), small=small))

    async def map(self, request: web.Request) -> web.StreamResponse:
        game = self._book(request).game
        return await self._drawn(lambda: map_picture(game, _asked(request)))

    async def _drawn(self, draw: Callable[[], bytes]) -> web.StreamResponse:
        # The address holds the version of what is drawn, so the browser need not ask again.
        async with self.drawing:
            body = await asyncio.to_thread(draw)
        return web.Response(body=body, content_type="image/jpeg", headers={"Cache-Control": "max-age=86400"})

    def _book(self, request: web.Request) -> Book:
        return self.books[request.match_info["game"]]


def _asked(request: web.Request) -> str:
    return language_of(request.query.get("lang") or request.headers.get("Accept-Language"))


@web.middleware
async def _explain_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except DataError as error:
        say = words(_asked(request))
        facts = {"file": error.file, "entry": error.entry or "–", "problem": sentence(error.problem, say)}
        return in_json({"failed": say("desk-outside", **facts)}, 400)
    except Refused as refused:
        problem = view.refusal(refused.book, _asked(request), refused.error)
        return in_json({"failed": words(_asked(request))("desk-refused", problem=problem)}, 400)
    except LookupError as error:
        return in_json({"failed": str(error)}, 404)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        return in_json({"failed": str(error)}, 400)
