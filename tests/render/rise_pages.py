"""The pictures of the page of Rise of Empires; two of them tell the example turn of the rulebook."""

from __future__ import annotations

from tests.games.rise_of_empires import test_example_turn as example
from tests.render.page import Page

TAUGHT = ("Ada", "Ben", "Cleo", "Dan")  # as the page tells the example turn
CLEOS_WAR = next(number for number, step in enumerate(example.STEPS, 1) if "war" in step)

PAGES = (
    Page("area", 4, 0.93, view="area", focus=0),
    Page("plansza", 5, 0.85, "pl"),
    Page("board", 4, 1.0, position=lambda: example.after(len(example.STEPS)), names=TAUGHT),
    Page("war", 4, 1.0, position=lambda: example.after(CLEOS_WAR), names=TAUGHT),
)
