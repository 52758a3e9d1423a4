"""In which order tests run, which of them share a process, so that what they work with is made once, how chance falls in them, and
whether one may be skipped.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Generator

import pytest

from db.file import database
from tests import chance
from tests.grouping import ByGroup, is_long

chance.take_over()

# Where nothing may be written down, each process would compile everything anew.
sys.dont_write_bytecode = False
# Nothing that is imported or collected dies in circles.
gc.set_threshold(100_000, 20, 50)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What fixtures draw goes with the name of the test …"""
    chance.STREAM.begin(f"before {item.nodeid}")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> None:
    """… and so does what the test draws itself, whether or not it was the first to need a fixture that several share."""
    chance.STREAM.begin(item.nodeid)


@pytest.fixture(autouse=True)
def disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Databases do not wait for the disk, of which only a power cut would tell; but in tests with the mark ``real_disk``."""
    if request.node.get_closest_marker("real_disk") is None:
        monkeypatch.setattr(database, "SYNCHRONOUS", "OFF")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--nothing-skipped",
        action="store_true",
        help="fail where a test was skipped, because the machine lacks what it needs",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """With ``--nothing-skipped`` a test that was skipped has failed, for the reason it was skipped."""
    report = yield
    if item.config.option.nothing_skipped and isinstance(report.longrepr, tuple):  # where, which line, why
        report.outcome = "failed"
        report.longrepr = f"skipped, though nothing may be: {report.longrepr[2]}"
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest in one piece runs first: else one process would wait for the other at the end."""
    items.sort(key=lambda item: not is_long(item.nodeid))


def pytest_collection_finish() -> None:
    """What has been imported and collected stays to the end: nobody need look through it for what is no longer used."""
    gc.collect()
    gc.freeze()
    # What tests leave behind is used again while it is still at hand for the processor: a twentieth less of its time.
    gc.set_threshold(10_000, 20, 50)


def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByGroup:
    """Tests of one group run in one process, whatever ``--dist`` says."""
    config.option.loadscopereorder = False
    return ByGroup(config, log)
