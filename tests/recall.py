"""What Discord remembers of earlier requests and the simulated one does not.

Of two messages with one mark (nonce) it keeps the first and gives it again; a message gets one thread and no second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError

HAS_THREAD = 160004


class Recall:
    """The memory of one Discord."""

    def __init__(self) -> None:
        self.marks: dict[str, Any] = {}  # of messages → the message, as it was given

    def answer(self, backend: Backend, method: str, path: str, body: Any, make: Callable[[], Any]) -> Any:
        """What a request gives, where ``make`` does what it asks. Raises BackendError."""
        parts = path.strip("/").split("/")
        if method == "POST" and parts[-1] == "threads" and parts[-3:-2] == ["messages"]:
            if int(parts[-2]) in backend.channels:
                raise BackendError(400, HAS_THREAD, "A thread has already been created for this message")
            return make()
        mark = mark_of(method, path, body)
        if mark is None:
            return make()
        if mark not in self.marks:
            self.marks[mark] = make()
        return self.marks[mark]


def mark_of(method: str, path: str, body: Any) -> str | None:
    """The mark of the message that a request posts."""
    return (body or {}).get("nonce") if method == "POST" and path.endswith("/messages") else None
