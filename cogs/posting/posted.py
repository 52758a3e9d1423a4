"""What the board post of a match was made for."""

from __future__ import annotations

from typing import NamedTuple


class Posted(NamedTuple):
    """What the board post of a match was made for; kept as ``post_key`` of its row."""

    turn: int
    users: frozenset[int]
    picture: str
    when: str  # the turn in the game's own words
    first: int  # the first turn it tells of
    alt: str = ""  # the picture in words, which an edit would take from it

    @classmethod
    def read(cls, key: str) -> Posted:
        """From the text of the row; no turn has the number −1."""
        key, _, alt = key.partition("\n")
        span, _, rest = key.partition("/")
        first, _, turn = span.rpartition("-")
        users, _, rest = rest.partition("/")
        picture, _, when = rest.partition("/")
        shown = frozenset(int(user) for user in users.split(",") if user)
        return cls(int(turn or -1), shown, picture, when, int(first or int(turn or 0) - 1), alt)

    def __str__(self) -> str:
        users = ",".join(map(str, sorted(self.users)))
        line = f"{self.first}-{self.turn}/{users}/{self.picture}/{self.when}"
        return f"{line}\n{self.alt}" if self.alt else line
