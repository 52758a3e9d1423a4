"""Files: every format can be read again, and a picture that is too large gets smaller."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat, JpegImagePlugin

from render import formats
from render.formats import TooLarge, encode
from render.paint import PAINTERS, picture, scene_key
from tests.render.founders_scenes import GAME, late, match, scene


@pytest.fixture(scope="module")
def board() -> Image.Image:
    return PAINTERS[GAME.slug].paint(scene(late(4)))


@pytest.mark.parametrize(
    ("fmt", "ending", "name"), [("jpeg", "jpg", "JPEG"), ("webp", "webp", "WEBP"), ("png", "png", "PNG")]
)
def test_each_format_can_be_read_again(board: Image.Image, fmt, ending: str, name: str):
    data, made = encode(board, fmt)
    read = Image.open(BytesIO(data))
    assert (made, read.format, read.size) == (ending, name, board.size)


@pytest.mark.parametrize(("fmt", "most"), [("jpeg", 4.5), ("webp", 6.5), ("png", 9.0)])
def test_losses_stay_below_what_can_be_seen(board: Image.Image, fmt, most: float):
    """Mean difference of brightness, of 255."""
    read = Image.open(BytesIO(encode(board, fmt)[0])).convert("L")
    assert ImageStat.Stat(ImageChops.difference(board.convert("L"), read)).rms[0] <= most


def test_jpeg_keeps_its_full_colour_resolution(board: Image.Image):
    assert JpegImagePlugin.get_sampling(Image.open(BytesIO(encode(board, "jpeg")[0]))) == 0


def test_a_picture_that_would_be_heavy_takes_a_quarter_less(monkeypatch: pytest.MonkeyPatch, board: Image.Image):
    monkeypatch.setattr(formats, "HEAVY", 8 << 20)
    fine = len(encode(board, "jpeg")[0])
    monkeypatch.setattr(formats, "HEAVY", round(fine / 1.2))
    assert 0.62 * fine < len(encode(board, "jpeg")[0]) < 0.78 * fine
    monkeypatch.setattr(formats, "HEAVY", round(fine * 1.2))
    assert len(encode(board, "jpeg")[0]) == fine


def test_a_file_is_smaller_than_a_png_of_the_same_pixels(board: Image.Image):
    file = BytesIO()
    board.save(file, "PNG", compress_level=6)
    assert len(encode(board, "jpeg")[0]) < 0.75 * len(file.getvalue())


def test_no_board_of_four_matches_is_heavier_than_a_mebibyte():
    scenes = [
        scene(states[int(len(states) * share)])
        for states in (match(2, "weight"), match(4, "weight"))
        for share in (0.1, 0.5, 0.95)
    ]
    assert max(len(picture(made).data) for made in scenes) < 1 << 20


@pytest.mark.parametrize("limit", [300_000, 100_000, 30_000])
def test_a_tiny_limit_is_kept_by_smaller_forms(board: Image.Image, limit: int):
    data, ending = encode(board, "jpeg", limit=limit)
    assert (len(data) <= limit, ending) == (True, "webp")


def test_smaller_forms_keep_the_shape(board: Image.Image):
    read = Image.open(BytesIO(encode(board, "png", limit=60_000)[0]))
    assert read.width < board.width
    assert read.width / read.height == pytest.approx(board.width / board.height, rel=0.01)


def test_a_limit_that_no_form_keeps_is_an_error(board: Image.Image):
    with pytest.raises(TooLarge, match="1600"):
        encode(board, "jpeg", limit=100)


def test_a_picture_is_ready_to_send():
    made = picture(scene(late(2)))
    assert (made.filename, made.size[0], Image.open(BytesIO(made.data)).size) == (f"{GAME.slug}.jpg", 1600, made.size)
    assert made.alt.startswith("Założyciele Imperium.")


def test_a_scene_drawn_lately_is_not_drawn_again():
    state = late(2)
    assert picture(scene(state)) is picture(scene(state))


@pytest.mark.parametrize(
    "change",
    [
        {"lang": "en"}, {"news": "?"}, {"changed": ("0:M10",)}, {"candidates": ("0:M10",)}, {"view": "area"}, {"focus": 1},
        {"viewer": 0}, {"state": late(3)},
    ],
    ids=lambda change: next(iter(change)),
)  # fmt: skip
def test_another_scene_has_another_key(change):
    assert scene_key(scene(late(2), **change), "jpeg") != scene_key(scene(late(2)), "jpeg")


def test_another_format_has_another_key():
    assert scene_key(scene(late(2)), "png") != scene_key(scene(late(2)), "jpeg")
