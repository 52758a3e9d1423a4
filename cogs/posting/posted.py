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
    first: int  # the first turn it tells of
    alt: str = ""  # the picture in words, which an edit would take from it
    missing: frozenset[int] = frozenset()  # those of the users of whom it says that they cannot take part

    @classmethod
    def read(cls, key: str) -> Posted:
        """From the text of the row; no turn has the number −1."""
        key, _, alt = key.partition("\n")
        span, _, rest = key.partition("/")
        first, _, turn = span.rpartition("-")
        users, _, rest = rest.partition("/")
        picture, _, when = rest.partition("/")
        named = [user for user in users.split(",") if user]
        shown = frozenset(int(user.removesuffix(_MISSING)) for user in named)
        missing = frozenset(int(user.removesuffix(_MISSING)) for user in named if user.endswith(_MISSING))
        return cls(int(turn or -1), shown, picture, when, int(first or int(turn or 0) - 1), alt, missing)

    def __str__(self) -> str:
        users = ",".join(f"{user}{_MISSING if user in self.missing else ''}" for user in sorted(self.users))
        line = f"{self.first}-{self.turn}/{users}/{self.picture}/{self.when}"
        return f"{line}\n{self.alt}" if self.alt else line
