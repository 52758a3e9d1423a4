"""P25: the screens on which a person chooses, at the positions with the most moves: the first one, and those a press further."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

from cogs.choosing.chain import Chain
from cogs.discord_io.controls import Choose, Press
from cogs.features.panel.screens import Screens
from cogs.features.panel.ways import Way, led_on_way, way_of
from cogs.presentation.labels import labels_for
from games import GAMES, offered
from locales import PREFIXES
from tests.benchmark.measure import Result, Side, worst_case
from tests.cogs.features.panel.pressing import Unseen, seated
from tests.games.choosing import positions

POSITIONS = 5  # of a game, those with the most legal moves
LIMIT_MS = 700.0


def choosing() -> Result:
    """P25, in milliseconds of the processor, without the picture of the choices (P5 has those)."""
    sides = {PREFIXES[slug]: Side.of(asyncio.run(_times(slug))) for slug in offered()}
    ratios = {name: side.p95 / LIMIT_MS for name, side in sides.items()}
    worst = worst_case(ratios)
    limit = Side(LIMIT_MS, LIMIT_MS)
    return Result(
        "P25",
        "slowest screens of choices, p95 ÷ 0.7 s",
        ratios[worst],
        1,
        0.5,
        "ms",
        sides[worst],
        limit,
        worst,
        ratios,
    )


async def _times(slug: str) -> list[float]:
    game = GAMES[slug]
    met = [(game.encode(state), seat, len(game.legal_moves(state, seat))) for state, seat in positions(game, 2, 10**6)]
    found: list[float] = []
    for text, seat, _ in sorted(met, key=lambda one: -one[2])[:POSITIONS]:
        position = seated(game, game.decode(text), seat)
        labels, screens = labels_for(position.table, "en"), Screens(Unseen())

        async def timed(at: Way, labels: Any = labels, screens: Screens = screens) -> list[Press | Choose]:
            began = time.process_time()
            view, _ = await screens.make(at.chain, labels, at.path, page=at.page, as_is=at.as_is)
            found.append((time.process_time() - began) * 1000)
            return [control for control in view.walk_children() if isinstance(control, Press | Choose)]

        for control in await timed(Way(Chain(position), ())):
            pressed = control.pressed
            if isinstance(control, Choose):
                pressed = replace(pressed, values=(control.item.options[-1].value,))
            if pressed.kind == "pick":
                await timed(led_on_way(way_of(position, pressed)))
    return found


METRICS = {"P25": choosing}
