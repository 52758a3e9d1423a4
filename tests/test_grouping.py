"""Which tests share a process."""

from __future__ import annotations

import pytest

from tests.conftest import pytest_xdist_make_scheduler
from tests.grouping import ByGroup, group_of


@pytest.mark.parametrize(
    ("nodeid", "group"),
    [
        ("tests/render/test_mare_board.py::test_a[3]", "render-mare"),
        ("tests/render/test_text_in_boxes.py::test_b[ascii-rise-board]", "render-rise"),
        ("tests/render/test_formats.py::test_b", "render-test_formats"),
        ("tests/test_codebase.py::test_c", "source"),
        ("tests/games/test_secrets.py::test_d[mosaic-2]", "battery"),
        ("tests/games/test_thinking.py::test_d[mosaic-2]", "battery"),
        ("tests/sandbox/test_thinking.py::test_d", "sandbox-test_thinking"),
        ("tests/cogs/presentation/test_icons.py::test_d", "choosing-test_consequences"),
        ("tests/discord/test_icons.py::test_d", "discord-test_icons"),
        ("tests/sandbox/desk/test_page.py::test_d", "sandbox-test_page"),
        ("tests/discord/test_chain.py::test_e[a::b/c]", "discord-test_chain"),
    ],
)
def test_the_group_of_a_test_is_known_by_its_file(nodeid: str, group: str):
    assert group_of(nodeid) == group


def test_the_framework_asks_this_project_for_who_hands_out_tests(pytestconfig: pytest.Config):
    """The mark by which the plugin groups tests has no effect in every version of the framework."""
    asked = pytestconfig.hook.pytest_xdist_make_scheduler.get_hookimpls()
    assert pytest_xdist_make_scheduler in [implementation.function for implementation in asked]
    handing_out = ByGroup.__new__(ByGroup)
    assert handing_out._split_scope("tests/render/test_mare_looks.py::test_a") == "render-mare"
