"""The pictures of the page of Mare Nostrum."""

from __future__ import annotations

from tests.render.page import Page

PAGES = (
    Page("board", 5, 0.6),
    Page("battle", 4, 0.5, until="battle:"),
    Page("area", 5, 0.8, view="area", focus=2),
    Page("hand", 4, 0.7, view="hand", focus=0, hand=True),
    Page("plansza", 3, 0.7, "pl"),
)
