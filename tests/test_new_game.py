"""A written game is green at once: a copy of the project gets one, and is asked all that tests and tools ask of every game.

Left out are the search for dead code, pictures drawn by another process, the long campaigns, the sandbox and whatever names games
one by one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.machine import answering, needed
from tests.new_game import __main__ as program
from tests.new_game.writing import GAMES, LOCALES, README, Refused, check, write
from tests.source import ROOT

SLUG, PREFIX = "hidden_quince", "quince"
# What was compiled is copied too, as that takes longer than all else.
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "var", "out", ".*_cache", ".hypothesis")
AT_ONCE = 2

SOURCE = (f"games/{SLUG}", f"render/{PREFIX}", f"cogs/features/games/{PREFIX}.py")
SHARED_RULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests/games").glob("test_*.py"))
SHARED_PICTURES = sorted(f"tests/render/test_{name}.py" for name in ("painters", "purity", "telling", "text_in_boxes"))
# It is the kit that draws alike everywhere, and another process takes seconds.
ELSEWHERE = (
    "tests/render/test_purity.py::test_another_process_with_another_hash_seed_gives_the_same_pixels_in_every_view"
)
# Of what is asked of the project as a whole, that which a game can spoil.
WHOLE = "has_words or test_locales.py or test_commands.py or ruff or formatted or dependencies"

TYPES = "types"
PARTS = {
    TYPES: ["pyright", "--pythonpath", sys.executable, *SOURCE],
    # All in one process: to start another and to collect its tests takes longer than most of them.
    "tests": [
        *("pytest", "-n", "0", "-p", "no:cacheprovider", "-k", f"{PREFIX} or {WHOLE}", "--deselect", ELSEWHERE),
        # It would look through all of the source for tests that are left out.
        *("-p", "no:hypothesispytest"),
        *SHARED_PICTURES,
        f"tests/render/test_{PREFIX}_board.py",
        *SHARED_RULES,
        f"tests/games/{SLUG}",
        *(f"tests/test_{name}.py" for name in ("locales", "locales_in_play", "commands", "codebase", "documents")),
        *(f"tests/test_{name}.py" for name in ("registration", "data_files", "told")),
        *(f"tests/discord/test_{name}.py" for name in ("whole_matches", "learning", "polish")),
        "tests/sandbox/desk/test_server.py",
        "tests/campaigns/test_undo.py",
    ],
}


def run(root: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """A program in a checkout, as if nobody were testing."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run([sys.executable, "-m", *command], cwd=root, env=env, capture_output=True, text=True)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Future[subprocess.CompletedProcess[str]]]]:
    """What each part says of a game that was written a moment ago."""
    root = tmp_path_factory.mktemp("new_game") / "project"
    shutil.copytree(ROOT, root, ignore=NOT_COPIED)
    made = run(ROOT, ["tests.new_game", SLUG, PREFIX, "--root", str(root)])
    assert made.returncode == 0, made.stdout + made.stderr
    with ThreadPoolExecutor(AT_ONCE) as pool:
        # Without Node.js pyright would fetch one.
        asked = {name: command for name, command in PARTS.items() if name != TYPES or answering("node")}
        yield {name: pool.submit(run, root, command) for name, command in asked.items()}


@pytest.mark.parametrize("part", PARTS)
def test_a_written_game_is_green(asked: dict[str, Future[subprocess.CompletedProcess[str]]], part: str):
    if part == TYPES:
        needed("node", package="nodejs", what="the check of types")
    done = asked[part].result()
    assert done.returncode == 0, done.stdout + done.stderr


# ------------------------------------------------------------------ what is refused
@pytest.mark.parametrize(
    ("slug", "prefix", "why"),
    [
        ("Quince", PREFIX, "'Quince' is no slug"),
        ("class", PREFIX, "'class' is no slug"),
        (SLUG, "hidden_quince", "'hidden_quince' is no prefix"),
        (SLUG, "import", "'import' is no prefix"),
        ("mosaic", PREFIX, "there is a game mosaic already"),
        (SLUG, "mare", "the prefix mare is taken: locales/en/commands.ftl"),
        (SLUG, "lobby", "the prefix lobby is taken: locales/en/"),
        (SLUG, "zasady", "the prefix zasady is taken: locales/pl/commands.ftl"),
        ("records", PREFIX, "there is a file games/records/__init__.py already"),
        ("small_game", PREFIX, "there is a file tests/games/small_game.py already"),
        (SLUG, "kit", "there is a file render/kit/__init__.py already"),
    ],
)
def test_a_name_that_is_taken_or_none_is_refused(slug: str, prefix: str, why: str):
    with pytest.raises(Refused) as refused:
        check(ROOT, slug, prefix)
    assert str(refused.value).startswith(why)


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path):
    with pytest.raises(Refused, match=r"is no checkout: it has no games/__init__\.py"):
        write(tmp_path, SLUG, PREFIX)


def test_nothing_is_written_where_a_file_is_in_the_way(tmp_path: Path):
    for name in (GAMES, LOCALES, README, f"tests/render/{PREFIX}_scenes.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8") if (ROOT / name).exists() else "mine", "utf-8")
    before = {path: path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(Refused, match=f"there is a file tests/render/{PREFIX}_scenes.py already"):
        write(tmp_path, SLUG, PREFIX)
    assert {path: path.read_text("utf-8") for path in tmp_path.rglob("*") if path.is_file()} == before


def test_the_program_says_why_it_refuses(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr(sys, "argv", ["new_game", "mosaic", PREFIX])
    with pytest.raises(SystemExit) as refused:
        program.main()
    assert refused.value.code == 2
    assert capsys.readouterr().err.endswith("error: there is a game mosaic already\n")
