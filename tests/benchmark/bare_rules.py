"""The floors of P11 and P21: what moves and positions cost that come out of the rules, without the rules."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import Any
from unittest import mock

import msgspec

from games import GAMES
from games.base import Game
from games.imperial_settlers.computer import sensible
from games.imperial_settlers.computer.outlook import Outlook
from locales import PREFIXES
from tests.benchmark.measure import ROUNDS, Bound, seconds_of
from tests.benchmark.rules import play_chess, thinking_over, thought_about
from tests.benchmark.states import courses

MATCHES = 3  # of each game and number of seats
CHANGED = dict[str, Any]


# ------------------------------------------------------------------ P11
def moving() -> list[Bound]:
    """For each game with fewest and with most seats: microseconds of the processor for a random move. The rules could cost
    nothing at all, and still the legal moves would have to be made, and the parts of the state that a move changes.
    """
    chess = statistics.median(1e6 / play_chess(number) for number in range(ROUNDS))
    found: list[Bound] = []
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[-1]}):
            found += _moves(game, seats, chess)
    return found


def _moves(game: Game[Any], seats: int, chess: float) -> list[Bound]:
    moves, objects, changes, listed, whole = 0, 0.0, 0.0, 0.0, 0.0
    for number in range(MATCHES):
        chance = random.Random(number)
        state = game.setup(seats, game.options(), f"speed {number}")
        while waiting := game.to_move(state):
            before, began = game.copy(state), time.process_time()
            legal = game.legal_moves(state, waiting[0])
            listed += time.process_time() - began
            move = chance.choice(legal)
            events = game.play(state, waiting[0], move)
            whole += time.process_time() - began
            fields = [(type(one), msgspec.structs.astuple(one)) for one in legal]
            changed = [*_differing(before, state), *((event, CHANGED()) for event in events)]
            objects += seconds_of(lambda fields=fields: [kind(*values) for kind, values in fields], time.process_time)
            changes += seconds_of(lambda changed=changed: _made_anew(changed), time.process_time)
            moves += 1
    case = f"{PREFIXES[game.slug]}, {seats} seats"
    each = [chess, *(1e6 * took / moves for took in (objects, objects + changes, listed + changes, whole))]
    words = (
        "a random move of python-chess",
        "the legal moves made as objects",
        "the changed parts of the state and the events made anew",
        "the legal moves listed by the rules; none is checked, as python-chess checks none",
        "the whole: the move checked and made by the rules",
    )
    return [
        Bound("P11", case, what, "µs", took, took - (each[number - 1] if number > 1 else 0), chess / took, number == 2)
        for number, (what, took) in enumerate(zip(words, each, strict=True))
    ]


def _differing(before: Any, after: Any) -> list[tuple[Any, CHANGED]]:
    """The parts of a position that are not as they were, each with the fields that differ."""
    if isinstance(after, msgspec.Struct):
        if type(before) is not type(after):
            return [(after, {})]
        fields = {
            name: (getattr(before, name), getattr(after, name))
            for name in after.__struct_fields__
            if getattr(before, name) != getattr(after, name)
        }
        inner = [part for old, new in fields.values() for part in _differing(old, new)]
        return [(after, {name: new for name, (_, new) in fields.items()}), *inner] if fields else inner
    if isinstance(after, list):
        old = [*before, *[None] * len(after)] if isinstance(before, list) else [None] * len(after)
        return [part for one, other in zip(old, after, strict=False) if one != other for part in _differing(one, other)]
    if isinstance(after, dict):
        known = before if isinstance(before, dict) else {}
        return [part for key, new in after.items() if known.get(key) != new for part in _differing(known.get(key), new)]
    return []


def _made_anew(changed: list[tuple[Any, CHANGED]]) -> None:
    for part, fields in changed:
        msgspec.structs.replace(part, **{name: _copied(value) for name, value in fields.items()})


def _copied(value: Any) -> Any:
    return [*value] if isinstance(value, list) else {**value} if isinstance(value, dict) else value


# ------------------------------------------------------------------ P21
def thinking() -> list[Bound]:
    """For Settlers, which is farthest from the goal: milliseconds of the processor for a sensible move. Whoever looks at what each
    move leads to makes all those positions, whatever he then thinks of them.
    """
    found: list[Bound] = []
    for match in (match for match in courses() if match.game.slug == "imperial_settlers"):
        seen = thought_about(match)
        think, list_moves = thinking_over(match.game, seen)
        listed = _each(list_moves, len(seen))
        with mock.patch.object(sensible, "_after", lambda outlook, copy_of, *_: float(copy_of() is None)):
            copied = _each(think, len(seen))
        with mock.patch.object(Outlook, "value", lambda *_: 0.0):
            made = _each(think, len(seen))
        whole = _each(think, len(seen))
        steps = {
            "the legal moves listed": (listed, 0.0),
            "a copy of the position for each of those looked at": (copied, 0.0),
            "the moves made in them with what follows at once": (made, copied),
            "the whole: what is reached is valued": (whole, made),
        }
        found += [
            Bound("P21", str(match), what, "ms", took, took - before, took / listed, took == made)
            for what, (took, before) in steps.items()
        ]
    return found


def _each(job: Callable[[], None], number: int) -> float:
    return statistics.median(seconds_of(job, time.process_time) for _ in range(5)) / number * 1000
