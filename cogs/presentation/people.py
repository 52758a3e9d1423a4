"""People named where others read it, with until when they are away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, NamedTuple

from cogs.match.names import seen, written
from cogs.presentation.alike import look, told_apart
from db.rows import SeatKind, SeatRow
from locales import LANGUAGES, Words, words

Missing = Literal["gone", "blind"]
"""Why somebody cannot take part: he has left the server, or cannot see the channel."""


def named_away(w: Words, who: str, until: int | None, missing: Missing | None = None) -> str:
    """A person in a list of those who are awaited; if he is ``missing``, what can be done is said."""
    if missing is not None:
        return w(f"who-{missing}", who=who)
    return who if until is None else w("who-away", who=who, until=f"<t:{until - 60}:d>")


def called_of(seats: Sequence[SeatRow], w: Words) -> list[str]:
    """The seats in a post that calls everybody: a mention brings people into the thread. Alike: with numbers."""
    return [
        written(name) if seat.kind != "person" else f"<@{seat.user}>" + (f" ({seat.seat + 1})" if marked else "")
        for seat, name, marked in (
            (seat, name, name != name_of(seat, w)) for seat, name in zip(seats, names_of(seats, w), strict=True)
        )
    ]


def names_of(seats: Sequence[SeatRow], w: Words) -> list[str]:
    """The names of the seats, as plain text: no two look alike, and each shows something."""
    return told_apart([name_of(seat, w) for seat in seats], [seat.seat + 1 for seat in seats])


class Former(NamedTuple):
    """Who held a seat for the moves of some plies, under a name as it is written in messages."""

    seat: int
    plies: range
    name: str
    computer: bool


def formers_of(seats: Sequence[SeatRow], left: Sequence[SeatRow], w: Words) -> list[Former]:
    """Those who have ``left`` their seats: what they did and what befell them keeps their names. A seat that has kept its name,
    as it does where a computer has come, is called as it is now.
    """
    if not left:
        return []
    now = names_of(seats, w)
    names = holders_of(sorted([*left, *seats], key=lambda holder: holder.seat), w)
    return [
        Former(
            holder.seat,
            range(holder.since_ply + 1, (holder.until_ply or 0) + 1),
            written(now[holder.seat] if holder.name == seats[holder.seat].name else names[holder.user]),
            holder.kind != "person",
        )
        for holder in left
    ]


def holders_of(holders: Sequence[SeatRow], w: Words) -> dict[int, str]:
    """The names of all who ever held a seat, by user, as plain text; ``holders`` by seat and in time. No two look alike: who has
    given up a seat may bear the name of whoever holds it now.
    """
    times, numbers = Counter[int](), list[str]()
    for holder in holders:
        times[holder.seat] += 1
        number = {"number": holder.seat + 1, "time": times[holder.seat]}
        numbers.append(str(holder.seat + 1) if holder.until_ply is None else w("people-earlier", **number))
    names = told_apart([name_of(holder, w) for holder in holders], numbers)
    return {holder.user: name for holder, name in zip(holders, names, strict=True)}


def drawn_of(seats: Sequence[SeatRow], w: Words) -> list[str]:
    """The same for pictures: a name without a letter that these can draw is that of the seat."""
    return [
        name if look(name_of(seat, w)) else _of_seat(seat, w)
        for seat, name in zip(seats, names_of(seats, w), strict=True)
    ]


def name_of(seat: SeatRow, w: Words) -> str:
    """The name of a seat, as plain text: a person's own, that of the seat where it shows nothing; a computer's in the language of
    whoever reads.
    """
    if not seen(seat.name):
        return _of_seat(seat, w)
    if seat.kind == "person":
        return seat.name
    number = next(filter(None, (_number(seat.name, seat.kind, words(lang)) for lang in LANGUAGES)), "")
    # Who has left keeps his name, although a computer sits there.
    return computer_name(w, seat.kind, int(number)) if number else seat.name


def _of_seat(seat: SeatRow, w: Words) -> str:
    return w("scores-seat", number=seat.seat + 1)


def computer_name(w: Words, kind: SeatKind, number: int) -> str:
    """What a computer of this kind is called, numbers counting from 1."""
    return w(f"lobby-computer-{kind}", number=number)


def _number(name: str, kind: SeatKind, w: Words) -> str:
    """The number in a computer's name of this language, "" in any other name."""
    before, _, after = computer_name(w, kind, 0).partition("0")
    number = name.removeprefix(before).removesuffix(after)
    return number if number.isdecimal() and name == f"{before}{number}{after}" else ""
