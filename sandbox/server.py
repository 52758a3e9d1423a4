"""The sandbox's web server: one page, its state as JSON, one route for everything people do. For this computer only."""

from __future__ import annotations

import hashlib
import secrets
from pathlib import Path

import msgspec
from aiohttp import web

from locales import LANGUAGES, language_of, words
from sandbox import view
from sandbox.actions import perform
from sandbox.local import Handler, in_json, only_this_computer, secure
from sandbox.requests import decode_request
from sandbox.texts import page_words
from sandbox.world import SandboxError, World

PAGE = Path(__file__).resolve().parent / "page"
MESSAGES, MOST_MESSAGES = 50, 1000


def make_app(world: World) -> web.Application:
    """The web application that shows a world."""
    routes = _Routes(world)
    app = web.Application(middlewares=[only_this_computer, _explain_errors])
    app.router.add_get("/", routes.page)
    app.router.add_get("/api/words/{language}", routes.words)
    app.router.add_get("/api/state", routes.state)
    app.router.add_get("/api/commands", routes.commands)
    app.router.add_post("/api/act", routes.act)
    app.router.add_get("/emoji/{emoji:[0-9]+}", routes.emoji)
    app.router.add_get("/file/{person}/{file}", routes.file)
    app.router.add_static("/page/", PAGE)
    app.on_response_prepare.append(secure)
    return app


class _Routes:
    def __init__(self, world: World) -> None:
        self.world = world
        # Simulated ids repeat from one run to the next; a page left open must notice that it talks to another world.
        self.run = secrets.token_hex(4)
        self.languages = {lang: words(lang)(f"sandbox-language-{lang}") for lang in LANGUAGES}

    async def page(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(PAGE / "page.html")

    async def words(self, request: web.Request) -> web.StreamResponse:
        return in_json(page_words("sandbox", request.match_info["language"]))

    async def state(self, request: web.Request) -> web.StreamResponse:
        """What one person sees. 304 while nothing changed; the clock travels in a header, as it always changes."""
        person = self.world.person(request.query.get("user") or next(iter(self.world.people)))
        channel = int(request.query["channel"]) if request.query.get("channel") else None
        limit = min(int(request.query.get("limit", MESSAGES)), MOST_MESSAGES)
        seen = view.state(self.world, person, channel, limit)
        body = msgspec.json.encode({"run": self.run, **seen, "languages": self.languages})
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        headers = {"ETag": tag, "X-Clock": f"{self.world.env.now().timestamp():.3f}"}
        if request.headers.get("If-None-Match") == tag:
            return web.Response(status=304, headers=headers)
        return web.Response(body=body, content_type="application/json", headers=headers)

    async def commands(self, request: web.Request) -> web.StreamResponse:
        person = self.world.person(request.query["user"])
        return in_json(view.commands(self.world, person, int(request.query["channel"])))

    async def act(self, request: web.Request) -> web.StreamResponse:
        asked = decode_request(await request.read())
        language = self.world.person(asked.person).language
        try:
            return in_json(await perform(self.world, asked))
        except SandboxError as error:
            # Not an error of the page: the answer of a Discord that says no.
            return _refusal(error, language, status=200)

    async def file(self, request: web.Request) -> web.StreamResponse:
        """A file that this person has been shown; pictures to look at, anything else to save.

        The message may have gone meanwhile, or have another picture: a page that asks a moment later still gets this one, as from
        Discord.
        """
        found = self.world.person(request.match_info["person"]).shown.get(request.match_info["file"])
        body = self.world.file(found["url"]) if found else None
        if found is None or body is None:
            raise web.HTTPNotFound
        if view.is_picture(found["content_type"]):
            return web.Response(body=body, content_type=found["content_type"])
        return web.Response(body=body, headers={"Content-Disposition": "attachment"})

    async def emoji(self, request: web.Request) -> web.StreamResponse:
        """An emoji that the bot has uploaded."""
        body = self.world.emoji(int(request.match_info["emoji"]))
        if body is None:
            raise web.HTTPNotFound
        return web.Response(body=body, content_type="image/png", headers={"Cache-Control": "max-age=3600"})


@web.middleware
async def _explain_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        return await handler(request)
    except SandboxError as error:
        return _refusal(error, language_of(request.headers.get("Accept-Language")))
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError, KeyError) as error:
        return in_json({"error": str(error)}, status=400)


def _refusal(error: SandboxError, lang: str, status: int = 400) -> web.Response:
    """The reason in the reader's language; which option is to blame, where one is."""
    text = words(lang)(f"sandbox-error-{error.code}", **error.facts)
    return in_json({"error": text, "code": error.code, "option": error.option}, status)
