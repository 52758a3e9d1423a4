"""What is said between the bot and the process that thinks: frames of JSON, each behind its length."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.foresight import Effort
from games.thinking.search import Candidate, Thought
from games.thinking.trial import Deal

LENGTH = 4  # bytes before each frame, the highest first


class Think(msgspec.Struct, frozen=True, tag=True):
    """A decision of a seat to think about; ``effort`` None: the game's own."""

    seat: int
    effort: Effort | None = None


class Try(msgspec.Struct, frozen=True, tag=True):
    """Moves of the viewer as JSON ("": none is made) to be played on in some deals; see ``games.thinking.trial``."""

    viewer: int | None
    moves: list[str]
    first: int
    deals: int
    plies: int | None = None


class Request(msgspec.Struct, frozen=True):
    """What to do: the rules, what may be known of a position, and the seed that makes the answer the same everywhere.

    ``data`` is the text of the component data, None where the process has had it already.
    """

    slug: str
    version: int
    data_hash: str
    data: bytes | None
    view: bytes
    seed: str
    task: Think | Try


class Tried(msgspec.Struct, frozen=True):
    """A candidate, its move as JSON."""

    move: msgspec.Raw
    worth: list[float]
    points: list[float]


class Thoughts(msgspec.Struct, frozen=True, tag=True):
    """The thought: which of the candidates is played."""

    chosen: int
    candidates: list[Tried]


class Results(msgspec.Struct, frozen=True, tag=True):
    """What came of each move, deal by deal."""

    moves: list[list[Deal]]


class Failed(msgspec.Struct, frozen=True, tag=True):
    """What went wrong."""

    error: str


Answer = Thoughts | Results | Failed


def answer_of(game: Any, thought: Thought) -> Thoughts:
    """The thought as it is sent."""
    tried = [Tried(msgspec.Raw(game.encode_move(one.move)), one.worth, one.points) for one in thought.candidates]
    chosen = next(place for place, one in enumerate(thought.candidates) if one.move == thought.move)
    return Thoughts(chosen, tried)


def thought_of(game: Any, answer: Thoughts) -> Thought:
    """The thought as it was sent. Raises msgspec.ValidationError for moves of another game."""
    found = [Candidate(game.decode_move(bytes(one.move)), one.worth, one.points) for one in answer.candidates]
    return Thought(found[answer.chosen].move, found)


def framed(content: msgspec.Struct) -> bytes:
    """A frame: the length and the content."""
    text = msgspec.json.encode(content)
    return len(text).to_bytes(LENGTH, "big") + text
