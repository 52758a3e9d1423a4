"""What can be put to the table: who has a say in it, when it is decided, when it has become pointless. Pure.

The text of a question stands in the ids of its controls: ``end``, ``undo-<ply>``, ``lapse-<seat>`` (shall the bot play for a
seat whose time is up), ``take-<seat>-<user>-<holder>`` (shall a seat be given away by its holder; user 0 is the computer).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, cast

from cogs.match.tables import Table

Kind = Literal["end", "undo", "lapse", "take"]

PATIENCE_S = 3 * 24 * 3600  # after the last answer; then nobody is waited for any more
REPLY_S = 24 * 3600  # so long after it whoever plays in a seat can keep it; who has not moved for so long is not asked


@dataclass(frozen=True)
class Question:
    """A question as it was put at a revision of a match."""

    text: str
    revision: int

    @property
    def kind(self) -> Kind:
        """What sort of question it is."""
        return cast("Kind", self.text.partition("-")[0])

    @property
    def numbers(self) -> list[int]:
        """The numbers in it; the users of computers are negative."""
        return [-int(part[1:]) if part[0] == "c" else int(part) for part in self.text.split("-")[1:]]

    @property
    def filed(self) -> str:
        """How its votes are filed: some questions are the same whatever has been moved since."""
        return self.text if self.kind in ("end", "take") else f"{self.text}:{self.revision}"

    def key(self, match: int) -> str:
        """How the entries of its posts in the outbox are called, as its votes are filed; behind it stands when it was put again."""
        return f"vote:{match}:{self.filed}"

    @classmethod
    def of_filed(cls, filed: str, revision: int) -> Question:
        """The question whose votes are filed so, put at this revision."""
        return cls(filed.partition(":")[0], revision)

    def is_stale(self, table: Table) -> bool:
        """Whether the match has moved on so that it makes no sense any more."""
        if self.kind == "take":
            seat, _, holder = self.numbers
            return table.seats[seat].user != holder
        return self.kind != "end" and table.row.revision != self.revision

    def voters(self, table: Table) -> list[int]:
        """Everybody seated who has a say; nobody is asked about himself, unless there is nobody else."""
        people = [seat.user for seat in table.seats if seat.kind == "person" and seat.seat not in table.state.left]
        return [user for user in people if user != self.subject(table)] or people

    def subject(self, table: Table) -> int | None:
        """Whom it is about."""
        return table.seats[self.numbers[0]].user if self.kind in ("lapse", "take") else None

    @property
    def holder(self) -> int | None:
        """The person whose seat somebody else is to have."""
        return self.numbers[2] if self.kind == "take" and self.numbers[2] >= 0 else None

    def may_answer(self, table: Table, user: int) -> bool:
        """Whether a player's answer counts: a seat may also be given away by its holder alone."""
        return user in self.voters(table) or (self.kind == "take" and user == self.subject(table))

    def is_carried(
        self, table: Table, votes: Mapping[int, bool], absent: Collection[int] = (), held: bool = False
    ) -> bool:
        """Whether it is agreed: nobody refuses, nobody is waited for, and more than half of those who have a say agree.

        Whoever a seat is to be taken from decides it alone once he answers: he is there; as long as it is ``held`` he is waited
        for. Who is ``absent`` and has not answered is not. Computers have no say: they agree to everything.
        """
        if self.kind == "take" and (own := votes.get(self.subject(table) or 0)) is not None:
            return own
        if held:
            return False
        voters = self.voters(table)
        waited_for = [user for user in voters if user in votes or user not in absent]
        agreed = [user for user in voters if votes.get(user)]
        return len(agreed) == len(waited_for) and 2 * len(agreed) > len(voters)


def takeover_question(seat: int, user: int, holder: int) -> str:
    """The question whether a seat shall go from its holder to somebody else (0: the computer)."""
    return f"take-{seat}-{user}-{holder if holder >= 0 else f'c{-holder}'}"
