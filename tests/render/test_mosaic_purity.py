"""Equal scenes of Mosaic give equal pixels: twice, in threads, in another process; and nothing hidden reaches the sheet."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from games.core.rng import Rng
from render.mosaic import MosaicPainter
from render.scene import Scene
from tests.render.mosaic_scenes import GAME, VIEWS, at, in_phase, many, scene
from tests.render.pixels import digests, digests_elsewhere

PAINTER = MosaicPainter()


def each_view() -> list[Scene]:
    return [scene(at(2, 0.5), viewer=0, view=view, focus=0) for view in VIEWS]


def test_another_process_with_another_hash_seed_gives_the_same_pixels():
    assert digests_elsewhere("tests.render.test_mosaic_purity", "each_view") == str(digests(each_view()))


def test_four_threads_give_the_same_pixels_as_one():
    scenes = list(many(8))
    with ThreadPoolExecutor(4) as pool:
        drawn = list(pool.map(lambda made: digests([made])[0], scenes))
    assert drawn == digests(scenes)


def test_drawing_changes_neither_state_nor_scene():
    for made in many(8):
        before = GAME.encode(made.state)
        PAINTER.paint(made)
        assert GAME.encode(made.state) == before


def test_what_is_hidden_changes_no_pixel_and_no_word():
    """Everything hidden is dealt anew each time, then redacted for the public as the bot does it."""
    for state in (in_phase(3, "draft"), at(3, 0.5)):
        made = scene(state)
        for view in ("board", "area", "hand"):
            shown = replace(made, view=view, focus=1)
            expected = PAINTER.paint(shown).tobytes(), PAINTER.alt(shown), PAINTER.text(shown)
            for deal in range(2):
                dealt = GAME.determinize(state, None, Rng(f"deal {deal}"))
                other = replace(shown, state=GAME.redact(dealt, None))
                assert (PAINTER.paint(other).tobytes(), PAINTER.alt(other), PAINTER.text(other)) == expected


def test_viewers_see_the_same_public_board():
    state = at(2, 0.8)
    pictures = {PAINTER.paint(scene(state, viewer=viewer)).tobytes() for viewer in (None, 0, 1)}
    assert len(pictures) == 1
