"""Cells: names that are read and written alike, sides, neighbours, squares, columns (R2.1, R2.2, Appendix C)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.founders_of_the_empire.cells import format_cell, neighbours, parse_cell, sides
from tests.games.founders_of_the_empire.case_builder import cell

PLACES = st.tuples(st.integers(-900, 900), st.integers(-900, 900))


@settings(deadline=None, derandomize=True, max_examples=150)
@given(PLACES)
def test_the_name_of_a_cell_is_read_back_as_the_same_cell(place: tuple[int, int]):
    """R2.1"""
    assert parse_cell(format_cell(*place)) == place


@settings(deadline=None, derandomize=True, max_examples=150)
@given(PLACES)
def test_names_of_cells_are_those_of_an_independent_reckoning(place: tuple[int, int]):
    """R2.1"""
    assert format_cell(*place) == cell(*place)


@settings(deadline=None, derandomize=True, max_examples=150)
@given(PLACES, PLACES)
def test_different_cells_have_different_names(one: tuple[int, int], other: tuple[int, int]):
    """R2.1"""
    assert (format_cell(*one) == format_cell(*other)) == (one == other)


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ((0, 0), "M10"),
        ((1, 0), "N10"),
        ((-1, 0), "L10"),
        ((0, 1), "M11"),
        ((0, -1), "M9"),
        ((0, -10), "M0"),
        ((0, -11), "M-1"),
        ((13, 0), "Z10"),
        ((14, 0), "AA10"),
        ((39, 0), "AZ10"),
        ((40, 0), "BA10"),
        ((-12, 0), "A10"),
        ((-13, 0), "-A10"),
        ((-14, -13), "-B-3"),
        ((-39, 0), "-AA10"),
    ],
)
def test_columns_are_letters_around_m_and_rows_numbers_around_ten(place: tuple[int, int], name: str):
    """R2.1"""
    assert format_cell(*place) == name
    assert parse_cell(name) == place


@pytest.mark.parametrize(
    "name", ["", "M", "10", "m10", "M010", "M+1", "M1.5", "M-0", "--A1", "A-B1", "M10 ", " M10", "Ł10", "M١٠", "M10\n"]
)
def test_what_is_no_name_of_a_cell_is_refused(name: str):
    """R2.1"""
    with pytest.raises(ValueError, match="cell"):
        parse_cell(name)


def test_four_cells_share_a_side():
    """R2.2"""
    assert set(sides("M10")) == {"L10", "N10", "M11", "M9"}


def test_eight_cells_are_neighbours():
    """R2.2"""
    assert set(neighbours("M10")) == {"L9", "L10", "L11", "M9", "M11", "N9", "N10", "N11"}


@settings(deadline=None, derandomize=True, max_examples=50)
@given(PLACES)
def test_being_neighbours_is_mutual(place: tuple[int, int]):
    """R2.2"""
    name = cell(*place)
    assert all(name in neighbours(near) for near in neighbours(name))
    assert all(name in sides(near) for near in sides(name))
