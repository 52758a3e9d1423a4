"""The pictures of the page of Imperial Settlers."""

from __future__ import annotations

from tests.render.page import Page

PAGES = (
    Page("board", 3, 0.9),
    Page("area", 3, 0.85, view="area", focus=0),
    Page("hand", 3, 0.21, view="hand", focus=0, hand=True),
    Page("plansza", 2, 0.75, "pl"),
)
