"""Let several people act at the same instant; the simulator itself runs one action after another.

    race = await together(env, *[lambda: anna.actor.click(board, custom_id="x")] * 100)
    assert race.most_at_once > 1        # they did overlap inside the bot

All interactions reach the bot before it has handled the first, as with a double click or with two people.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from simcord import Env, HttpLogEntry, InteractionResult


@dataclass(frozen=True)
class Race:
    """What came of it: a result per act, in order, and all requests that the bot sent meanwhile."""

    results: list[InteractionResult]
    requests: list[HttpLogEntry]

    @property
    def spans(self) -> dict[str, tuple[int, int]]:
        """Per interaction token the places of its first and last request in ``requests``."""
        found: dict[str, tuple[int, int]] = {}
        for place, request in enumerate(self.requests):
            parts = request.path.strip("/").split("/")
            if parts[0] in ("interactions", "webhooks") and len(parts) > 2:
                first, _ = found.get(parts[2], (place, place))
                found[parts[2]] = (first, place)
        return found

    @property
    def most_at_once(self) -> int:
        """The greatest number of interactions that had had their first answer and still awaited their last.

        1 means that the bot handled them one after another (or answered each by a single request); more is proof that
        they overlapped.
        """
        spans = self.spans.values()
        return max((sum(start <= place <= end for start, end in spans) for place, _ in spans), default=0)


async def together(env: Env, *acts: Callable[[], Awaitable[InteractionResult]]) -> Race:
    """Start all acts before the bot runs, then wait until it has handled them all."""

    async def not_yet(**_: object) -> None:
        """Stands in for the wait after an action."""

    before = len(env.http_requests)
    results: list[InteractionResult] = []
    env._settle_internal = not_yet  # type: ignore[method-assign]
    try:
        for act in acts[:-1]:
            results.append(await act())  # noqa: PERF401 - in order, and the attribute is gone for the last
    finally:
        del env._settle_internal
    results.append(await acts[-1]())  # result handles are live, so all are complete when the last has settled
    return Race(results, env.http_requests[before:])
