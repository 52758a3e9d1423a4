"""Consecutive positions of matches, early, in the middle and late, for every number of seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from games import GAMES
from games.base import Game, Move
from games.core.events import Event
from games.records.record import MatchRecord, read_record, start
from locales import PREFIXES
from render import PAINTERS
from render.formats import DEFAULT
from render.kit.palette import PLAYERS
from render.paint import scene_key
from render.scene import Scene, Seat
from tests.campaigns.playing import RandomMatch
from tests.source import ROOT

PHASES = {"early": 0.15, "middle": 0.5, "late": 0.85}
NAMES = ("Anna", "Benedykt", "Celina", "Dariusz", "Elżbieta", "Franciszek")


@dataclass(frozen=True)
class Step:
    """A position, and the move and events that led to it."""

    state: Any
    seat: int
    move: Move
    events: list[Event]


@dataclass(frozen=True)
class Course:
    """A match, position by position."""

    game: Game[Any]
    seats: int
    steps: list[Step]

    def __str__(self) -> str:
        return f"{PREFIXES[self.game.slug]}, {self.seats} seats"

    def phase(self, name: str, length: int) -> list[Step]:
        """So many consecutive positions about a phase of the match."""
        first = int(PHASES[name] * (len(self.steps) - length))
        return self.steps[first : first + length]


def command(slug: str) -> str:
    """The command that opens a match of the game."""
    return f"{PREFIXES[slug]} new"


@cache
def courses() -> tuple[Course, ...]:
    """What :func:`longest_records` gives, position by position."""
    return tuple(course(record) for record in longest_records())


def longest_records() -> list[MatchRecord]:
    """For each game that can be played in Discord, and number of seats, the longest match that was recorded by its present rules."""
    longest: dict[tuple[str, int], MatchRecord] = {}
    for file in sorted((ROOT / "tests" / "games").glob("*/matches/v*/*.json")):
        record = read_record(file.read_bytes())
        known = longest.get((record.slug, record.seats))
        present = record.slug in PAINTERS and record.rules_version == GAMES[record.slug].rules_version
        if present and (known is None or len(known.moves) < len(record.moves)):
            longest[record.slug, record.seats] = record
    return [record for _, record in sorted(longest.items())]


def course(record: MatchRecord) -> Course:
    """A recorded match, position by position."""
    game = GAMES[record.slug]
    state = start(game, record.seats, record.options, record.seed)
    steps: list[Step] = []
    for row in record.moves:
        move = game.decode_move(msgspec.json.encode(row.move))
        events = game.play(state, row.seat, move)
        steps.append(Step(game.copy(state), row.seat, move, events))
    return Course(game, record.seats, steps)


def random_course(game: Game[Any], seats: int, number: int) -> Course:
    """A match played at random, as people without a plan would press."""
    match = RandomMatch(game, seats, number)
    steps: list[Step] = []
    while not match.over:
        events = match.play()
        steps.append(Step(game.copy(match.state), *match.moves[-1], events))
    return Course(game, seats, steps)


def scene_after(match: Course, step: Step) -> Scene:
    """The public board after a step, its last move outlined, as it is posted."""
    colours = list(PLAYERS)
    cells = [
        f"{event.data.get('opponent', event.seat)}:{event.data['cell']}"
        for event in step.events
        if "cell" in event.data
    ]
    return Scene(
        game=match.game,
        state=match.game.redact(step.state, None),
        viewer=None,
        lang="pl",
        seats=tuple(Seat(name=NAMES[seat], colour=colours[seat]) for seat in range(match.seats)),
        news=step.move.kind,
        changed=tuple(dict.fromkeys(cells)),
        match=1,
    )


def different(match: Course, steps: Iterable[Step]) -> Iterator[tuple[Step, Scene]]:
    """Of these steps, with their scenes, those that look like none before: the picture of a scene seen again is kept."""
    seen: set[str] = set()
    for step in steps:
        scene = scene_after(match, step)
        key = scene_key(scene, DEFAULT)
        if key not in seen:
            seen.add(key)
            yield step, scene
