"""Which tests share a process: those of one file, all pictures of one game, and all that read the project's source."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling

from locales import PREFIXES

READERS = ("test_codebase", "test_documents", "test_hosting", "test_locales")
BATTERY = ("test_contract", "test_forced_moves", "test_secrets")  # they walk through the same matches
TOGETHER = {
    # They look at the same positions.
    "presentation-test_icons": "choosing-test_consequences",
    "panel-test_rows_apart": "panel-test_first_screen",
    # They walk through matches of the battery.
    "games-test_review": "battery",
    "games-test_thinking": "battery",
    # They use one browser.
    "sandbox-test_founders": "sandbox-test_page",
    "sandbox-test_newcomer": "sandbox-test_page",
    "sandbox-test_opening": "sandbox-test_page",
    "desk-test_page": "sandbox-test_page",
}
LONG = ("battery", "source", "tests-test_new_game", "tests-test_start")


class ByGroup(LoadScopeScheduling):
    """Hands out tests group by group."""

    def _split_scope(self, nodeid: str) -> str:
        return group_of(nodeid)


def is_long(nodeid: str) -> bool:
    """Whether the test's group takes so long that one process would wait for the other, were it the last."""
    group = group_of(nodeid)
    return group in LONG or group.startswith(("sandbox", "render"))


def group_of(nodeid: str) -> str:
    """The group of a test."""
    path = PurePosixPath(nodeid.partition("::")[0])
    folder, stem = path.parent.name, path.stem
    if stem in READERS:
        return "source"
    if stem in BATTERY:
        return "battery"
    if folder != "render":
        return TOGETHER.get(f"{folder}-{stem}", f"{folder}-{stem}")
    # Files of one game have its prefix in their name; tests of all games have it among their parameters.
    words = re.split(r"[_\W]+", f"{stem} {nodeid.partition('[')[2]}")
    return next((f"render-{prefix}" for prefix in PREFIXES.values() if prefix in words), f"render-{stem}")
