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


def held(cache: Cache[str, str], *keys: str) -> list[str]:
    """Those of the keys whose values are kept."""
    return [key for key in keys if key in cache]


def test_a_value_is_made_once():
    cache: Cache[str, str] = Cache(100, len)
    made: list[str] = []

    def make() -> str:
        made.append("x")
        return "value"

    assert [cache.get("key", make), cache.get("key", make)] == ["value", "value"]
    assert made == ["x"]


def test_what_takes_least_time_for_its_size_goes_first():
    cache: Cache[str, str] = Cache(12, len)
    for key, value, seconds in (
        ("dear", "abc", 3.0),
        ("large", "abcdef", 4.0),
        ("cheap", "abc", 2.5),
        ("new", "abc", 1.0),
    ):
        cache.keep(key, value, seconds)
    assert held(cache, "dear", "large", "cheap", "new") == ["dear", "cheap", "new"]


def test_of_what_takes_as_long_that_stays_which_was_asked_for():
    cache: Cache[str, str] = Cache(6, len)
    cache.keep("a", "abc", 1.0)
    cache.keep("b", "abc", 1.0)
    cache.get("a", lambda: "not made")
    cache.keep("c", "abc", 1.0)
    assert held(cache, "a", "b", "c") == ["a", "c"]


def test_what_nobody_asks_for_goes_in_time_however_long_it_took():
    cache: Cache[str, str] = Cache(6, len)
    cache.keep("dear", "abc", 3.5)
    there: list[bool] = []
    for number in range(6):
        cache.keep(f"cheap {number}", "abc", 1.0)
        there.append("dear" in cache)
    assert there == [True] * 4 + [False] * 2


def test_the_time_of_what_is_made_within_is_not_that_of_the_whole(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("render.kit.cache.thread_time", lambda: now[0])
    cache: Cache[str, str] = Cache(6, len)

    def pass_by(seconds: float) -> str:
        now[0] += seconds
        return "abc"

    cache.get("whole", lambda: cache.get("part", lambda: pass_by(9.0)) and pass_by(1.0))
    cache.get("other", lambda: pass_by(2.0))
    assert held(cache, "whole", "part", "other") == ["part", "other"]


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
