"""The signs as small pictures: one for whatever is counted, each told from all others as small as Discord shows them."""

from __future__ import annotations

import io
import re
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from games import GAMES
from locales import PREFIXES, words
from render import PAINTERS
from render.emojis import Emoji, emojis
from tests.signs import drawn_signs

SMALL = 22  # pixels
GROUNDS = ("#313338", "#FFFFFF")  # of Discord, dark and light
ALIKE = 12  # the mean difference of a colour below which two signs would be taken for one another
LARGEST = 256 * 1024  # bytes that Discord takes
MOST = 2000  # of one application


def small(emoji: Emoji, ground: str) -> Image.Image:
    """As it is seen in a line of text."""
    sign = Image.open(io.BytesIO(emoji.data)).resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    whole = Image.new("RGB", sign.size, ground)
    whole.paste(sign, (0, 0), sign)
    return whole


def difference(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


@pytest.mark.parametrize("slug", PAINTERS)
def test_whatever_somebody_has_a_number_of_has_a_sign(slug: str) -> None:
    family = f"{PREFIXES[slug]}-holding-"
    assert [name for name in words("en").family(family) if name not in drawn_signs(slug)] == []


@pytest.mark.parametrize("slug", PAINTERS)
def test_signs_of_moves_are_those_of_kinds_that_the_game_has(slug: str) -> None:
    kinds = {f"kind-{kind}" for kind in GAMES[slug].kind_order}
    assert {name for name in drawn_signs(slug) if name.startswith("kind-")} <= kinds


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("slug", PAINTERS)
def test_every_sign_is_told_from_all_others_of_its_game(slug: str, ground: str) -> None:
    seen = {emoji.name: small(emoji, ground) for emoji in drawn_signs(slug).values()}
    alike = [(one, other) for one, other in combinations(seen, 2) if difference(seen[one], seen[other]) < ALIKE]
    assert alike == []


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("slug", PAINTERS)
def test_every_sign_stands_out_from_its_ground(slug: str, ground: str) -> None:
    empty = Image.new("RGB", (SMALL, SMALL), ground)
    faint = [name for name, emoji in drawn_signs(slug).items() if difference(small(emoji, ground), empty) < 2 * ALIKE]
    assert faint == []


def test_discord_would_take_them_all() -> None:
    every = {emoji.name: emoji.data for signs in map(drawn_signs, PAINTERS) for emoji in signs.values()}
    assert 200 < len(every) < MOST
    assert [name for name in every if not re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)] == []
    assert {Image.open(io.BytesIO(data)).size for data in every.values()} == {(128, 128)}
    assert max(map(len, every.values())) < LARGEST


def test_a_name_stands_for_one_drawing_which_is_the_same_each_time() -> None:
    every = [emoji for signs in map(drawn_signs, PAINTERS) for emoji in signs.values()]
    assert len({(emoji.name, emoji.data) for emoji in every}) == len({emoji.name for emoji in every})
    assert [emojis(slug) for slug in PAINTERS] == [*map(drawn_signs, PAINTERS)]
