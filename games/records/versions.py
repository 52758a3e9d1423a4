"""Versions of the rules: by which a stored match is played on, and how one that is too old is taken over by newer rules."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from games.base import Game, State

S = TypeVar("S", bound=State)


class VersionError(ValueError):
    """A match has a version of the rules that cannot be played here; ``code`` is ``newer`` or ``older``."""

    def __init__(self, code: str, found: int, known: int) -> None:
        self.code = code
        self.facts = {"found": found, "known": known}
        super().__init__(f"{code} {self.facts!r}")


def by_version(game: Game[S], version: int) -> Game[S]:
    """The game by the version of its rules that a match is played by. Raises VersionError if that cannot be played."""
    if version > game.rules_version:
        raise VersionError("newer", version, game.rules_version)
    if version < game.oldest_version:
        raise VersionError("older", version, game.oldest_version)
    return game.under(version)


def convert(game: Game[S], state: bytes, version: int, to: int) -> S:
    """The state of a match of an older version as it goes on by the version ``to``.

    Raises VersionError if there is no way or ``to`` cannot be played, msgspec.ValidationError if the result is no state.
    """
    target = by_version(game, to)
    content: dict[str, Any] = msgspec.json.decode(state)
    for step in range(version, to):
        if step not in game.conversions:
            raise VersionError("older", version, game.oldest_version)
        content = game.conversions[step].change(content)
    return target.decode(msgspec.json.encode(content))


def changed_rules(game: Game[Any], version: int, to: int) -> list[str]:
    """The numbers of the rules that differ between two versions, as far as matches are converted between them."""
    return [rule for step in range(version, to) for rule in game.conversions[step].rules]
