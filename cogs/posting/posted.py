"""What the board post of a match was made for."""

from __future__ import annotations

from typing import NamedTuple

_MISSING = "!"  # behind a user


class Posted(NamedTuple):
    """What the board post of a match was made for; kept as ``post_key`` of its row."""

    turn: int
    users: frozenset[int]
    picture: str
    when: str  # the turn in the game's own words
    first: int  # the turn before the first one of which it is the post
    alt: str = ""  # the picture in words, which an edit would take from it
    missing: frozenset[int] = frozenset()  # those of the users of whom it says that they cannot take part
    since: int = 0  # the ply after which it tells what happened
    told: int = 0  # the last ply of which it tells
    fresh: int = 0  # the ply after which no post before it has told anything

    @classmethod
    def read(cls, key: str) -> Posted:
        """From the text of the row; no turn has the number −1."""
        key, _, alt = key.partition("\n")
        span, _, rest = key.partition("/")
        span, _, plies = span.partition("@")
        first, _, turn = span.rpartition("-")
        since, told, fresh = (*plies.split("-"), "", "")[:3]
        users, _, rest = rest.partition("/")
        picture, _, when = rest.partition("/")
        named = [user for user in users.split(",") if user]
        shown = frozenset(int(user.removesuffix(_MISSING)) for user in named)
        missing = frozenset(int(user.removesuffix(_MISSING)) for user in named if user.endswith(_MISSING))
        before = int(first or int(turn or 0) - 1)
        counts = int(since or 0), int(told or 0), int(fresh or 0)
        return cls(int(turn or -1), shown, picture, when, before, alt, missing, *counts)

    def __str__(self) -> str:
        users = ",".join(f"{user}{_MISSING if user in self.missing else ''}" for user in sorted(self.users))
        line = f"{self.first}-{self.turn}@{self.since}-{self.told}-{self.fresh}/{users}/{self.picture}/{self.when}"
        return f"{line}\n{self.alt}" if self.alt else line
