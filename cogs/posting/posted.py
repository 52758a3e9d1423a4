"""What the board post of a match was made for, and what of a match it tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.match import history
from db.rows import MatchRow

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
    known: int = 0  # the ply up to which a post before it told all when it was posted
    opened: int = 0  # the ply up to which it told all when it was posted itself
    revision: int = 0  # of the match, when it was posted or edited last

    @classmethod
    def read(cls, key: str) -> Posted:
        """From the text of the row; no turn has the number −1."""
        key, _, alt = key.partition("\n")
        span, _, rest = key.partition("/")
        span, _, plies = span.partition("@")
        first, _, turn = span.rpartition("-")
        numbers = [int(number or 0) for number in plies.split("-")]
        users, _, rest = rest.partition("/")
        picture, _, when = rest.partition("/")
        named = [user for user in users.split(",") if user]
        shown = frozenset(int(user.removesuffix(_MISSING)) for user in named)
        missing = frozenset(int(user.removesuffix(_MISSING)) for user in named if user.endswith(_MISSING))
        before = int(first or int(turn or 0) - 1)
        return cls(int(turn or -1), shown, picture, when, before, alt, missing, *numbers)

    def unbroken(self, row: MatchRow) -> Posted:
        """The same as far as what it told was not taken back since: that is told anew if it was made once more."""
        if self.revision >= row.unbroken:
            return self
        back = row.ply - (row.revision - row.unbroken)  # from that revision on moves have only been added
        plies = {name: min(getattr(self, name), back) for name in ("since", "told", "fresh", "known", "opened")}
        return self._replace(**plies)

    def __str__(self) -> str:
        users = ",".join(f"{user}{_MISSING if user in self.missing else ''}" for user in sorted(self.users))
        numbers = "-".join(map(str, (self.since, self.told, self.fresh, self.known, self.opened, self.revision)))
        line = f"{self.first}-{self.turn}@{numbers}/{users}/{self.picture}/{self.when}"
        return f"{line}\n{self.alt}" if self.alt else line


def is_of(posted: Posted, turn: int) -> bool:
    """Whether a post is that of a turn: it was made for it or has gone on since."""
    return posted.first < turn <= posted.turn


def before(posted: Posted, turn: int) -> int:
    """The turn before the first one of which a new post is: that before this turn, or the one of the last post where several
    turns have played themselves since.
    """
    return min(turn - 1, posted.turn) if posted.turn >= 0 else turn - 1


def untold(posted: Posted, told: list[history.PastMove], seats: Sequence[int]) -> int:
    """The ply since which a new post tells what happened: what was done to whoever is called since the last move of his own, and
    to everybody what no post has told yet.
    """
    return min([posted.told, *(history.last_ply(told, seat) for seat in seats)])


def known_to(posted: Posted, told: list[history.PastMove], seats: Sequence[int]) -> int:
    """The ply up to which a new post repeats nothing but what was done to whoever is called: the last post told it when it was
    posted. What it was edited for since is news to him, but for moves of his own.
    """
    return min([posted.told, *(max(posted.opened, history.last_ply(told, seat)) for seat in seats)])


def opened_at(posted: Posted, row: MatchRow) -> int:
    """The ply up to which a new post counts as having told all: where moves were taken back since the last one was made or edited,
    no further than what stood above that, for whoever it called is called once more.
    """
    return row.ply if posted.revision >= row.unbroken else min(posted.known, posted.opened)


def alone_since(told: list[history.PastMove], turn: int) -> int:
    """The ply since which a post tells what happened where nobody else is at the table: the turn before this one began."""
    return max((part.row.ply for part in told if part.turn < turn - 1), default=0)


def told_since(posted: Posted, *, read: bool) -> int:
    """The ply since which a post that is edited tells what happened: once whoever it calls has ``read`` it, and moved, it no more
    repeats what posts before it have told.
    """
    return max(posted.since, posted.fresh) if read else posted.since
