"""The seeds of the matches that tests start: a story goes the same way each time."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

USUAL = "7" * 32


def seed_matches(monkeypatch: pytest.MonkeyPatch, seed: str = USUAL) -> None:
    """Every match that starts from now on in this process has this seed (32 hexadecimal digits)."""
    monkeypatch.setattr(
        "cogs.features.lobby.starting.secrets", SimpleNamespace(token_hex=lambda size: seed[: 2 * size])
    )


@pytest.fixture(autouse=True)
def seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All matches of a test have the usual seed; a module may override this fixture."""
    seed_matches(monkeypatch)
