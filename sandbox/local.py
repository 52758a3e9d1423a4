"""Serving a page to this computer and to nobody else."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from locales import DEFAULT, words

HOST = "127.0.0.1"
HOSTS = ("127.0.0.1", "localhost")
# A page of another site cannot send a header of its own without asking first, and nobody answers that question here.
HEADER = "X-Sandbox"

SECURITY = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def listen(port: int) -> socket.socket:
    """A port of this computer; 0 takes any free one. Exits with a message and status 1 where it is taken."""
    try:
        return socket.create_server((HOST, port))
    except OSError:
        raise SystemExit(words(DEFAULT)("sandbox-port-busy", port=str(port))) from None


@web.middleware
async def only_this_computer(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse names that lead here from elsewhere (DNS rebinding) and posts from other sites' pages."""
    if request.url.host not in HOSTS:
        raise web.HTTPForbidden(text="host")
    if request.method != "GET" and HEADER not in request.headers:
        raise web.HTTPForbidden(text="header")
    return await handler(request)


async def secure(_: web.Request, response: web.StreamResponse) -> None:
    """Let the page load nothing from elsewhere."""
    response.headers.update(SECURITY)
    response.headers.setdefault("Cache-Control", "no-store")


def in_json(body: Any, status: int = 200) -> web.Response:
    """An answer in JSON."""
    return web.Response(body=msgspec.json.encode(body), content_type="application/json", status=status)
