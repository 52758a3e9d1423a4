"""The pictures of the page of Mosaic."""

from __future__ import annotations

from tests.render.page import Page

PAGES = (
    Page("board", 4, 0.97),
    Page("area", 4, 0.8, view="area", focus=1),
    Page("hand", 4, 0.6, view="hand", focus=0, hand=True),
    Page("plansza", 6, 0.4, "pl"),
)
