"""A step of a lesson as a table, so that everything that shows a match can show it; it lies in no database."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from cogs.choosing.picker import Picker
from cogs.match.names import clean
from cogs.match.refusals import Refusal
from cogs.match.tables import Position, Table
from db.rows import MatchRow, SeatRow
from games import GAMES
from games.base import Game, Move
from games.core.data import read_data
from games.core.events import Event
from games.records.lesson import at_step, lesson_of, wanted
from locales import PREFIXES, Words
from render.scene import View

NOWHERE = 0  # the number of a match that there is not
MOST_CHOICES = 3  # that a lesson offers at once: below a picture a phone shows as many buttons


@dataclass(frozen=True)
class Practice:
    """A step of a game's lesson: the position, what has happened since the last step, and the way to the move asked for.

    ``right`` is None where there is only to read. ``name`` names the explanation, ``count`` is the number of all steps.
    """

    position: Position
    told: list[Event]
    picker: Picker
    right: tuple[int, ...] | None
    name: str
    view: View
    number: int
    count: int

    def opening(self) -> tuple[int, ...]:
        """Where choosing starts: at the kind of move, or after it where only one is not free to make at any time.

        Never at a whole move, for there would be nothing left to press.
        """
        game = self.position.table.game
        kinds = [kind for kind in self.picker.kinds if kind not in game.free_kinds]
        path = self.picker.path_to(kinds[0]) if len(kinds) == 1 else None
        step = self.picker.step(path) if path is not None else None
        return step.path if step is not None and step.move is None else ()

    def agreed(self, path: tuple[int, ...]) -> tuple[int, ...]:
        """As much of a path as leads to the move asked for."""
        right = self.right or ()
        same = next((place for place, (a, b) in enumerate(zip(path, right, strict=False)) if a != b), len(right))
        return path[:same]


def practice(slug: str, number: int, learner: str, w: Words) -> Practice:
    """A step of the lesson of a game; ``learner`` is the name of who learns. Raises Refusal where there is no such step."""
    lesson = lesson_of(slug)
    if lesson is None or number >= len(lesson.steps):
        raise Refusal("lesson-changed")
    game, step, seat = taught(slug), lesson.steps[number], lesson.learner
    state, told = at_step(game, lesson, number)
    move = wanted(game, step)
    picker = _few(Picker(game.legal_moves(game.redact(state, seat), seat)), move, game.free_kinds)
    return Practice(
        position=Position(nowhere(game, state, seat, number, learner, w), seat, picker.moves),
        told=told,
        picker=picker,
        right=None if move is None else picker.path_of(move),
        name=f"{PREFIXES[slug]}-lesson-{step.name}",
        view=cast("View", step.view),
        number=number,
        count=len(lesson.steps),
    )


def _few(picker: Picker, wanted: Move | None, free: frozenset[str]) -> Picker:
    """As many of the choices as a phone shows below the picture: at each step on the way to the move asked for, that and those
    beside it. What is ticked in one menu stays as it is; kinds that are ``free`` at any time are not shown in a lesson.
    """
    if wanted is None:
        return picker
    kept, path = [wanted], picker.path_of(wanted)
    for length, place in enumerate(path):
        step = picker.step(path[:length])
        assert step is not None
        among = [at for at, value in enumerate(step.values) if at == place or step.field != "kind" or value not in free]
        start = min(max(0, among.index(place) - MOST_CHOICES // 2), max(0, len(among) - MOST_CHOICES))
        beside = among[start : start + MOST_CHOICES] if step.several is None else among
        kept += [picker.first((*path[:length], at)) for at in beside if at != place]
    return Picker([move for move in picker.moves if move in kept])


def nowhere(game: Game[Any], state: Any, seat: int, number: int, learner: str, w: Words) -> Table:
    """A state as a table: the seat is that of who learns, all others are made up. ``number`` is that of the page."""
    names = w("learn-names").split()[: state.seats]
    names[seat] = clean(learner)
    seats = [SeatRow(NOWHERE, place, place, name, 0, "person", None) for place, name in enumerate(names)]
    return Table(_row(game.slug, number, w.lang), seats, game, state)


@cache
def taught(slug: str) -> Game[Any]:
    """The game over the data it was delivered with: with an owner's corrections the script might not be legal."""
    game = GAMES[slug]
    delivered = game.with_data(read_data(slug))
    return game if game.data_hash == delivered.data_hash else delivered


def _row(slug: str, number: int, lang: str) -> MatchRow:
    numbers = dict.fromkeys(("server", "channel", "host", "seats_min", "seats_max", "ply", "turn", "post_at"), 0)
    nothing = dict.fromkeys(("thread", "ended_at", "post_message", "lobby_message"))
    texts = dict.fromkeys(("options", "seed", "seed_hash", "data_hash", "ended_reason", "post_key"), "")
    times: dict[str, Any] = {"created_at": 0, "moved_at": 0, "rules_version": 0}
    facts: dict[str, Any] = {**numbers, **nothing, **texts, **times}
    # The revision is what a control carries beside the path: here the number of the step.
    return MatchRow(id=NOWHERE, slug=slug, status="running", lang=lang, revision=number, **facts)
