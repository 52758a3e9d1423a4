"""What went wrong inside the bot, kept for the page: logged errors and exceptions that nobody logged."""

from __future__ import annotations

import logging
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

KEPT = 30


@dataclass(frozen=True, slots=True)
class Fault:
    """One error: a line to read first, and the traceback or nothing."""

    text: str
    detail: str
    cause: BaseException | None


class FaultLog(logging.Handler):
    """Collects every log record of level ERROR or above, and the errors handed to ``add``; the newest ``KEPT`` stay.

    discord.py only logs what a ``DynamicItem`` or a view raises, and simcord only captures what a task raises; the same
    exception that comes both ways is kept once. What is ``foreseen`` the bot has answered in words: that is no error.
    """

    def __init__(self, foreseen: Callable[[BaseException], bool] = lambda error: False) -> None:
        super().__init__(logging.ERROR)
        self._foreseen = foreseen
        self.faults: deque[Fault] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            self.faults.append(Fault(record.getMessage(), "", None))
        else:
            self._keep(f"{record.getMessage()}: {_line(error)}", error)

    def add(self, error: BaseException) -> None:
        """Keep an exception, unless it is already known through the log."""
        self._keep(_line(error), error)

    def clear(self) -> None:
        """Forget everything so far."""
        self.faults.clear()

    def _keep(self, text: str, error: BaseException) -> None:
        root = _root(error)
        if self._foreseen(root):
            return
        if any(fault.cause is root for fault in self.faults):
            return
        self.faults.append(Fault(text, "".join(traceback.format_exception(error)), root))


def _root(error: BaseException) -> BaseException:
    """The exception as it was first raised, out of discord.py's wrappers (``CommandInvokeError.original``)."""
    while isinstance(inner := getattr(error, "original", None), BaseException):
        error = inner
    return error


def _line(error: BaseException) -> str:
    return "".join(traceback.format_exception_only(_root(error))).strip()
