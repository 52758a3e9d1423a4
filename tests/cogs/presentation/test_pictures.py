"""What is drawn ahead."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace

import pytest

import render
from cogs.presentation.pictures import Pictures
from games import GAMES
from locales import words
from render import PAINTERS
from render.founders.art import NATURE, painting
from render.kit.cache import MIB, ROOM
from render.scene import Picture
from render.shared.expected import Expected
from render.shared.ratings import Climb
from render.unplayed import first_board


@pytest.mark.parametrize("plot", [Climb("mosaic", "en", 1000, ()), Expected("mosaic", "en", (), (), False, (), ())])
async def test_in_the_place_of_a_plot_that_cannot_be_drawn_stands_a_sheet_that_says_so(plot, monkeypatch):
    def broken(*_: object) -> None:
        raise RuntimeError("no paint")

    monkeypatch.setattr(render, "rating_picture", broken)
    monkeypatch.setattr(render, "expected_picture", broken)
    pictures = Pictures("jpeg")
    picture = await (pictures.ratings(plot) if isinstance(plot, Climb) else pictures.expected(plot))
    pictures.close()
    assert picture.alt == words("en")("picture-fault")


async def test_several_pictures_of_a_message_that_cannot_be_drawn_are_files_of_different_names(monkeypatch):
    def broken(*_: object) -> None:
        raise RuntimeError("no paint")

    monkeypatch.setattr(render, "picture", broken)
    pictures, board = Pictures("jpeg"), first_board(GAMES["mosaic"], 2)
    scenes = [board, replace(board, view="hand"), *(replace(board, view="card", place=card) for card in ("a#1", "a#2"))]
    names = [(await pictures.draw(scene)).filename for scene in scenes]
    pictures.close()
    assert len({*names}) == len(scenes)


async def test_after_the_warm_up_all_that_boards_and_regions_are_made_of_is_at_hand(monkeypatch):
    # In a room that earlier tests have filled, what is made would push out as much.
    monkeypatch.setattr(ROOM, "limit", 1024 * MIB)
    pictures = Pictures("jpeg")
    await pictures.warm_up([("mosaic", 3)])
    pictures.close()
    board = first_board(GAMES["mosaic"], 3)
    painter, kept = PAINTERS["mosaic"], len(ROOM)
    for region in painter.regions(board.game, board.state):
        painter.paint(replace(board, view="part", place=region))
    painter.paint(board)
    assert len(ROOM) == kept


def test_while_people_gather_all_that_the_first_board_is_made_of_is_made(monkeypatch):
    monkeypatch.setattr(ROOM, "limit", 1024 * MIB)
    pictures = Pictures("jpeg")
    pictures.expect("imperial_settlers", 2, "pl")
    pictures.close()
    kept = len(ROOM)
    PAINTERS["imperial_settlers"].paint(replace(first_board(GAMES["imperial_settlers"], 2), lang="pl"))
    assert len(ROOM) == kept


def painted_now(subjects: Iterable[str]) -> int:
    """How many things were not at hand when these paintings were asked for."""
    kept = len(ROOM)
    for subject in subjects:
        painting(subject)
    return len(ROOM) - kept


def test_while_people_gather_what_only_some_first_boards_show_is_made(monkeypatch):
    monkeypatch.setattr(ROOM, "limit", 1024 * MIB)
    pictures = Pictures("jpeg")
    pictures.expect("founders_of_the_empire", 4, "en")
    pictures.close()
    assert painted_now(NATURE) == 0


async def test_after_the_warm_up_what_only_some_first_boards_show_is_made(monkeypatch):
    monkeypatch.setattr(ROOM, "limit", 1024 * MIB)
    pictures = Pictures("jpeg")
    await pictures.warm_up([("founders_of_the_empire", 2), ("founders_of_the_empire", 3)])
    pictures.close()
    assert painted_now(NATURE) == 0


async def test_a_board_waits_for_what_is_being_drawn_ahead_of_it(monkeypatch):
    done = list[str]()

    def slow() -> None:
        time.sleep(0.05)
        done.append("ahead")

    def picture(*_: object) -> Picture:
        done.append("board")
        return Picture(b"", "board", "", (1, 1))

    monkeypatch.setattr(type(PAINTERS["mosaic"]), "ahead", (slow,))
    monkeypatch.setattr(render, "picture", picture)
    pictures = Pictures("jpeg")
    pictures.expect("mosaic", 2, "en")
    await pictures.drawn(first_board(GAMES["mosaic"], 2))
    pictures.close()
    assert done == ["ahead", "board"]
