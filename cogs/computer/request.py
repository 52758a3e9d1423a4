"""What is said between the bot and the process that thinks: frames of JSON, each behind its length."""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.foresight import Effort
from games.thinking.search import Candidate, Thought

LENGTH = 4  # bytes before each frame, the highest first


class Request(msgspec.Struct, frozen=True):
    """A decision to think about: the rules, the view of the seat, and the seed that makes the thought the same everywhere.

    ``data`` is the text of the component data, None where the process has had it already; ``effort`` None: the game's own.
    """

    slug: str
    version: int
    data_hash: str
    data: bytes | None
    view: bytes
    seat: int
    seed: str
    effort: Effort | None = None


class Tried(msgspec.Struct, frozen=True):
    """A candidate, its move as JSON."""

    move: msgspec.Raw
    worth: list[float]
    points: list[float]


class Answer(msgspec.Struct, frozen=True):
    """The thought: which of the candidates is played; or what went wrong."""

    chosen: int = 0
    candidates: list[Tried] = []
    error: str = ""


def answer_of(game: Any, thought: Thought) -> Answer:
    """The thought as it is sent."""
    tried = [Tried(msgspec.Raw(game.encode_move(one.move)), one.worth, one.points) for one in thought.candidates]
    chosen = next(place for place, one in enumerate(thought.candidates) if one.move == thought.move)
    return Answer(chosen, tried)


def thought_of(game: Any, answer: Answer) -> Thought:
    """The thought as it was sent. Raises msgspec.ValidationError for moves of another game."""
    found = [Candidate(game.decode_move(bytes(one.move)), one.worth, one.points) for one in answer.candidates]
    return Thought(found[answer.chosen].move, found)


def framed(content: msgspec.Struct) -> bytes:
    """A frame: the length and the content."""
    text = msgspec.json.encode(content)
    return len(text).to_bytes(LENGTH, "big") + text
