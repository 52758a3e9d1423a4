"""What a person is told beside the rules: the part of the contract that says in numbers and remarks what moves are good for.

Nothing here decides what is legal or what happens. Each hook has a default that tells nothing; ``games/README.md`` lists them.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from games.core.events import Event
from games.core.terms import Move, Remark, State

S = TypeVar("S", bound=State)


class Reckoning(Generic[S]):
    """The hooks by which a game tells what a player reckons with."""

    # Of few kinds of things of ``purse`` it is told as well of which a seat has none.
    noughts: ClassVar[bool] = True

    @property
    def purse(self) -> tuple[str, ...]:
        """What a player has at hand and minds at every move, by the names of ``holdings``, in the order in which he is told it."""
        return ()

    def holdings(self, state: S, seat: int) -> dict[str, int]:
        """What a player reckons with in numbers, by the name of the sentence ``<prefix>-holding-<name>``: goods, production,
        points, symbols, pieces left. Of a redacted state only what is known: what is not is absent, never 0.
        """
        return {}

    def printed(self, component: str) -> Mapping[str, Mapping[str, int]]:
        """What a component says in numbers beside its text: by the fact (``cost``, ``needs``, ``deal``: the sentences
        ``card-fact-<fact>``) what it names, by the names of ``holdings`` or the sentence ``<prefix>-printed-<name>``, and how many.
        """
        return {}

    def paid(self, event: Event) -> dict[str, int]:
        """What an event says its seat has paid or given up, by the names of ``holdings``: told apart from what the same action
        brings of it.
        """
        return {}

    def priced(self, event: Event) -> Mapping[str, int]:
        """What of ``paid`` the sentence about an event calls paid."""
        return self.paid(event)

    def perishes(self, state: S, seat: int) -> dict[str, int]:
        """What a seat loses for certain if it ends its part of the phase now, by the names of ``holdings``.

        ``state`` is redacted for the seat.
        """
        return {}

    def set_aside(self, state: S, seat: int) -> Mapping[str, int]:
        """What of ``purse`` a seat still owns and can do nothing else with, such as what lies in its offer; ``state`` is redacted
        for the seat.
        """
        return {}

    def beforehand(self, state: S, seat: int) -> Sequence[Remark]:
        """What a seat in ``to_move`` ought to know before it chooses anything, beside what it can pay with: what has just come to
        lie on the table, what of its own it cannot use now and why. ``state`` is redacted for the seat.
        """
        return ()

    def looming(self, state: S, seat: int) -> Sequence[Remark]:
        """What a seat in ``to_move`` will lose by itself at the next end of a turn, scoring or match if nothing else changes; it is
        told before anything is chosen. ``state`` is redacted for the seat.
        """
        return ()

    def ending(self, state: S) -> Sequence[Remark]:
        """What ends the match soon, or who wins it, unless somebody does something about it; everybody is told, in each post and
        before anything is chosen. ``state`` is redacted for a seat, or for nobody.
        """
        return ()

    def coming_up(self, state: S, kind: str = "") -> str | None:
        """What may come up by a move now, or by one of a ``kind``, as everybody knows: the end of the sentence
        ``<prefix>-consequence-chance-…`` for it, "" for the one without an end; None where a card or token that is turned up then
        is of no more use to anybody.
        """
        return ""

    def remark(self, state: S, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
        """What a seat in ``to_move`` ought to know before it makes a move of which the fields in ``chosen`` are settled, its
        ``"kind"`` among them; None for nothing. ``state`` is redacted for the seat.

        Of very many places one of a region is chosen, which is asked about before by ``"region"``, whatever the fields of the move.
        """
        return None

    def tried(self, state: S, seat: int) -> list[Move]:
        """What a seat in ``to_move`` may look for and the rules refuse now, such as a card that lies there but is too dear: at most
        25 moves of a kind, the likeliest first (``nearest``). ``state`` is redacted for the seat.
        """
        return []

    def alike(self, state: S, seat: int, move: Move) -> Hashable:
        """What tells a legal move from others that answer the same question, as far as it costs and brings something else: of those
        alike one is worked out. ``state`` is redacted for the seat.
        """
        return move

    def further(self, state: S, seat: int, move: Move) -> tuple[int, bool]:
        """How many times more a seat is to do what it did by this move, which has just been made, each time for the same cost; and
        whether it brings the same each time.
        """
        return 0, False

    def natural(self, state: S, seat: int, chosen: Mapping[str, Any], field: str, values: Sequence[Any]) -> Any:
        """The value, one of the several, that a field of a move has where nobody says otherwise (the cheapest payment, the card
        that lies face up); None for what only the player can know: a place, a target, a card.

        ``chosen`` are the fields before, ``"kind"`` among them; ``state`` is redacted for the seat.
        """
        return None
