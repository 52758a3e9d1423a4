"""The pictures of the page of Founders of the Empire."""

from __future__ import annotations

from tests.render.page import Page

PAGES = (
    Page("board", 2, 0.7),
    Page("four_players", 4, 1.0),
    Page("close_up", 3, 0.8, choice=True),
    Page("plansza", 3, 0.6, "pl"),
)
