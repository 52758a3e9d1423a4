"""What a test draws is the same each time, whatever it draws by."""

from __future__ import annotations

import os
import random
import secrets
import uuid
from collections.abc import Callable

import pytest

from tests.chance import STREAM

WAYS: dict[str, Callable[[], object]] = {
    "os": lambda: os.urandom(8),
    "secrets": lambda: (secrets.token_hex(8), secrets.randbelow(1 << 60), secrets.choice(range(1 << 60))),
    "uuid": uuid.uuid4,
    "the system's generator": lambda: random.SystemRandom().getrandbits(60),
    "a generator without a seed": lambda: random.Random().getrandbits(60),
    "a generator that begins anew": lambda: _again(random.Random(1)).getrandbits(60),
    "the common generator": lambda: (random.random(), random.sample(range(1 << 60), 2)),
}


def _again(generator: random.Random) -> random.Random:
    generator.seed()
    return generator


@pytest.mark.parametrize("way", WAYS)
def test_the_same_is_drawn_by_the_same_name_and_nothing_twice(way: str):
    def drawn(name: str) -> list[object]:
        STREAM.begin(name)
        return [WAYS[way](), WAYS[way]()]

    first, again, other = drawn("a test"), drawn("a test"), drawn("another test")
    assert first == again
    assert len({*map(repr, first + other)}) == 4


def test_a_test_draws_what_goes_with_its_name(request: pytest.FixtureRequest):
    drawn = os.urandom(8)
    STREAM.begin(request.node.nodeid)
    assert os.urandom(8) == drawn
