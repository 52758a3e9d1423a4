"""The bounded cache."""

from __future__ import annotations

from render.cache import Cache


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
