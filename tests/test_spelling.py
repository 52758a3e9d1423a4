"""What is typed compared with what is written."""

from __future__ import annotations

import pytest

from locales.spelling import alike, bare, holds, key, short_key


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("  ZOLC ", "Żółć"),
        ("AS1", "AS01"),
        ("as 01", "AS01"),
        ("lumberjacks route 3", "Lumberjacks' Route #3"),
        ("lumberjack’s route #3", "Lumberjack's Route #3"),
        ("rins hope", "Rin’s Hope"),
        ("weights and measures", "Weights & Measures"),
        ("panstwo miasto", "Państwo-Miasto"),
        ("aether", "Æther"),
        ("ＷＯＯＤ　２", "Wood 2"),
        ("🦊", " 🦊 "),
    ],
)
def test_what_is_typed_and_what_is_written_have_one_key(typed: str, written: str):
    assert key(typed) == key(written) != ()


@pytest.mark.parametrize(
    ("one", "other"), [("Farm #1", "Farm #2"), ("Tax 3P+1G", "Tax 3P+2G"), ("🦊", "🐻"), ("山", "川")]
)
def test_what_is_written_differently_has_another_key(one: str, other: str):
    assert key(one) != key(other)


def test_a_name_is_known_without_what_stands_beside_it():
    assert {short_key(name) for name in ("Farm", "Farm #2", "Farm (Wood)", "Farm – 2 Stone", "Farm · grows")} == {
        ("farm",)
    }
    assert short_key("City-State") == ("city", "state")


def test_a_text_holds_words_and_parts_of_words_in_any_order():
    assert holds("Świątynia Libera", "liber swiat")
    assert not holds("Świątynia Libera", "libera forum")
    assert holds("whatever", "")


def test_what_is_alike_comes_nearest_first_and_what_is_too_far_not_at_all():
    names = ["Gold Mine", "Fishing Village", "Village #2 (Worker)", "Goldsmith"]
    assert alike("vilage", names, 5) == ["Fishing Village", "Village #2 (Worker)"]
    assert alike("goldsmit", names, 5) == ["Goldsmith", "Gold Mine"]
    assert alike("qqqq", names, 5) == alike("", names, 5) == alike("gold mine " * 1000, names, 5) == []


def test_letters_lose_their_marks_and_signs_stay():
    assert bare("ŻÓŁW-ø '#'") == "zolw-o '#'"
