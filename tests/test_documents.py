"""What the documents say is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.source import ROOT, files, modules

TEXTS = {".md", ".py", ".sql", ".ftl", ".json", ".toml", ".txt", ".js", ".html", ".css", ".sh", ""}
ELSEWHERE = re.compile(
    r"/work/|\.\./shared|\bshared/(?:design|games|discord|assets)|pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)"
)


DOCUMENTS = [path for path in files() if path.suffix == ".md"]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_of_a_document_lead_somewhere(path):
    links = re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


@pytest.mark.parametrize("path", ["README.md", "CONTRIBUTING.md", "CREDITS.md", "HOSTING.md", "games/README.md"])
def test_named_files_and_folders_exist(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    names = re.findall(r"`((?:bot|cogs|games|render|db|locales|sandbox|tests)[/.][\w/.-]*)`", text)
    assert [name for name in names if not (ROOT / name).exists() and not (ROOT / "games" / name).exists()] == []


def test_project_stands_alone():
    """Nothing refers to the machine or the folder that it was made in, nor to a host that packages come from."""
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files()
        if path.suffix in TEXTS and path != Path(__file__)
        for match in ELSEWHERE.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_readme_begins_with_the_two_commands_and_ci_runs_the_second():
    commands = re.findall(r"^    (python3 -m venv .*)$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    run, test = commands
    assert run.endswith("-r requirements.txt && .venv/bin/python bot.py")
    assert test in map(str.strip, (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines())


def test_readme_lists_every_setting():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    settings = {
        name for module in modules("cogs") for name in re.findall(r'"((?:TABLEBOT|DISCORD)_[A-Z_]+)"', module.text)
    }
    assert settings == set(re.findall(r"^\| `([A-Z_]+)`", readme, re.MULTILINE))


def test_every_dependency_is_pinned_and_has_its_reason():
    reasons = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Dependencies")[2]
    lines = [
        line
        for name in ("requirements.txt", "requirements-dev.txt")
        for line in (ROOT / name).read_text(encoding="utf-8").splitlines()
        if line and not line.startswith("-r")
    ]
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+(\[\w+\])?==[\w.]+", line)] == []
    names = {re.split(r"[\[=]", line)[0] for line in lines}
    assert {name for name in names if not re.search(rf"^\|.*\b{re.escape(name)}\b.*\|", reasons, re.MULTILINE)} == set()


@pytest.mark.parametrize("folder", sorted((ROOT / "games").glob("*/data")), ids=lambda folder: folder.parent.name)
def test_every_game_has_its_page_and_is_in_the_readme(folder):
    page = folder.parent / "README.md"
    assert "Not affiliated" in page.read_text(encoding="utf-8")
    assert page.relative_to(ROOT).as_posix() in (ROOT / "README.md").read_text(encoding="utf-8")
