"""What the simulated Discord lacks about the emojis of an application: their pictures, and what Discord refuses."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import client

MOST = 2000
LARGEST = 256 * 1024  # bytes
NAME = re.compile(r"\w{2,32}", re.ASCII)
UPLOAD = re.compile(r"/applications/\d+/emojis")


@contextmanager
def keeping_emojis() -> Iterator[dict[int, bytes]]:
    """While it lasts Discord is as strict as in earnest about emojis; gives the pictures of those that are uploaded, by id."""
    pictures: dict[int, bytes] = {}
    dispatch = client.router.dispatch

    def strict(backend: Backend, method: str, path: str, **request: Any) -> Any:
        body: Any = request.get("json")
        if method != "POST" or not UPLOAD.fullmatch(path):
            _know_all(backend, body)
            return dispatch(backend, method, path, **request)
        image = base64.b64decode(body["image"].partition(",")[2])
        _take(backend, body["name"], image)
        made = dispatch(backend, method, path, **request)
        pictures[int(made["id"])] = image
        return made

    client.router.dispatch = strict  # the transports call it through the module
    try:
        yield pictures
    finally:
        client.router.dispatch = dispatch


def _take(backend: Backend, name: str, image: bytes) -> None:
    """Raises BackendError for an emoji that Discord would not take."""
    there = backend.application_emojis.values()
    if len(there) >= MOST:
        raise BackendError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    if any(emoji.name == name for emoji in there):
        raise _invalid("name", "An emoji of this name exists already")
    if not NAME.fullmatch(name):
        raise _invalid("name", "Must be 2 to 32 letters, digits and underscores")
    if len(image) > LARGEST:
        raise _invalid("image", "File cannot be larger than 256 KiB")


def _know_all(backend: Backend, body: Any) -> None:
    """Raises BackendError for a control with an emoji that is not there."""
    left = [body]
    while left:
        item = left.pop()
        if isinstance(item, dict):
            left += item.values()
            shown = item.get("emoji")
            if isinstance(shown, dict) and shown.get("id") and int(shown["id"]) not in backend.application_emojis:
                raise _invalid("emoji", "Invalid emoji")
        elif isinstance(item, list):
            left += item


def _invalid(field: str, message: str) -> BackendError:
    errors = {field: {"_errors": [{"code": "INVALID", "message": message}]}}
    return BackendError(400, 50035, "Invalid Form Body", errors=errors)
