"""The bounded cache."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.cache import Cache, bytes_of, kept


@dataclass(frozen=True)
class Pair:
    """A picture with something beside it."""

    picture: Image.Image
    beside: tuple[Image.Image, int]


def test_a_value_is_made_once():
    cache: Cache[str, str] = Cache(100, len)
    made: list[str] = []

    def make() -> str:
        made.append("x")
        return "value"

    assert [cache.get("key", make), cache.get("key", make)] == ["value", "value"]
    assert made == ["x"]


def test_the_least_recently_used_value_goes_first():
    cache: Cache[str, str] = Cache(6, len)
    for key in ("a", "b", "a", "c"):
        cache.get(key, lambda: "abc")
    assert [cache.get(key, lambda: "new") for key in ("a", "c", "b")] == ["abc", "abc", "new"]


def test_the_limit_holds():
    cache: Cache[int, str] = Cache(50, len)
    for key in range(40):
        cache.get(key, lambda: "seven..")
    assert (len(cache), cache.used) == (7, 49)


def test_what_is_dearer_than_the_limit_is_made_but_not_kept():
    cache: Cache[str, str] = Cache(3, len)
    assert cache.get("key", lambda: "too long") == "too long"
    assert (len(cache), cache.used) == (0, 0)


def test_the_cost_of_a_thing_is_that_of_all_pictures_in_it():
    mask, colours = Image.new("L", (100, 10)), Image.new("RGB", (100, 10))
    alone = bytes_of(mask), bytes_of(colours)
    assert alone[0] < 2000 and 4000 < alone[1] < 5000
    assert sum(alone) < bytes_of(Pair(mask, (colours, 7))) < sum(alone) + 200


def test_a_kept_function_is_asked_once_for_each_set_of_arguments():
    asked: list[tuple[int, int]] = []

    @kept
    def made(width: int, height: int = 1) -> int:
        asked.append((width, height))
        return width * height

    assert [made(2), made(2), made(2, height=3), made(2, height=3)] == [2, 2, 6, 6]
    assert asked == [(2, 1), (2, 3)]
