"""Names that look alike are told apart by the numbers of their seats."""

from __future__ import annotations

import pytest

from cogs.match.names import LONGEST, clean, seen
from cogs.presentation.alike import look, told_apart
from cogs.presentation.people import holders_of
from db.rows import SeatRow
from locales import words


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Anna", "Ben", "Cleo"), ["Anna", "Ben", "Cleo"]),
        (("Ben", "Anna", "Ben"), ["Ben (1)", "Anna", "Ben (3)"]),
        (("Ben", "B\u0435n"), ["Ben (1)", "B\u0435n (2)"]),  # a Cyrillic letter
        (("Ben", "BEN", "ben."), ["Ben (1)", "BEN (2)", "ben. (3)"]),
        (("𝓑𝓮𝓷", "Ben"), ["𝓑𝓮𝓷 (1)", "Ben (2)"]),
        (("Bill", "BiII"), ["Bill (1)", "BiII (2)"]),
        (("Łukasz", "Lukasz"), ["Łukasz (1)", "Lukasz (2)"]),
        (("王伟", "Anna", "李娜"), ["王伟 (1)", "Anna", "李娜 (3)"]),
        (("🦊", "Anna"), ["🦊 (1)", "Anna"]),
        (("Ben (2)", "Ben", "Ben"), ["Ben (2) (1)", "Ben (2)", "Ben (3)"]),  # whoever takes the name that another gets
    ],
)  # fmt: skip
def test_names_that_look_alike_or_cannot_be_drawn_bear_their_numbers(names: tuple[str, ...], shown: list[str]):
    assert told_apart(names, [*range(1, len(names) + 1)]) == shown
    assert len({look(name) for name in shown}) == len(shown)


def test_of_all_who_ever_held_a_seat_no_two_are_called_alike():
    holders = [
        SeatRow(1, seat, user, name, 0, "person", until)
        for seat, user, name, until in (
            (0, 11, "Anna", 3), (0, 12, "Ann\u0430", 5), (0, 13, "Anna", None), (1, 14, "Ben", 2), (1, 15, "Celina", None), (2, 16, "Anna", None)
        )
    ]  # fmt: skip
    assert [*holders_of(holders, words("en")).values()] == [
        "Anna (1, earlier)", "Ann\u0430 (1, earlier 2)", "Anna (1)", "Ben", "Celina", "Anna (3)"
    ]  # fmt: skip


def test_a_long_name_is_cut_and_not_its_number():
    long = clean("Bartholomew the Great of Alexandria")
    shown = told_apart([long, long], [1, 2])
    assert [name[-5:] for name in shown] == ["… (1)", "… (2)"]
    assert all(len(name) <= LONGEST for name in shown)


@pytest.mark.parametrize(
    "name",
    ["", "\u3164\u3164", "\u115f", "\uffa0", "\u2800", "\u200b\u200e", "\u00ad", "\ufe0f", "\u0301", "\u034f", "\u180e", "\U000e0100",
     "\U0001d159", "\u17b4\u17b5"],
)  # fmt: skip
def test_a_name_of_which_nothing_can_be_seen_is_known_as_such(name: str):
    assert not seen(clean(name))
