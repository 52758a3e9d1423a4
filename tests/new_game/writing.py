"""From the templates to the files of a new game.

A template lies where its file will lie, with ``.template`` behind its name. In names and texts alike these words are replaced:
``__slug__`` (``highest_card``), ``__prefix__`` (``highest``), ``__Class__`` (``HighestCard``), ``__Prefix__`` (``Highest``) and
``__Title__`` (``Highest Card``).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"
ENDING = ".template"
SLUG, PREFIX = re.compile(r"[a-z]+(?:_[a-z0-9]+)*"), re.compile(r"[a-z]{2,20}")

GAMES, LOCALES, README = "games/__init__.py", "locales/__init__.py", "README.md"


class Refused(Exception):
    """Why no game is written, in words."""


def replaced(slug: str, prefix: str, text: str) -> str:
    """A text of a template for this game."""
    names = {
        "__slug__": slug,
        "__prefix__": prefix,
        "__Class__": slug.title().replace("_", ""),
        "__Prefix__": prefix.title(),
        "__Title__": slug.replace("_", " ").title(),
    }
    return re.sub("|".join(names), lambda found: names[found[0]], text)


def new_files(slug: str, prefix: str) -> dict[str, str]:
    """Every file of the game by its path, with what stands in it."""
    return {
        replaced(slug, prefix, path.relative_to(TEMPLATES).as_posix().removesuffix(ENDING)): replaced(
            slug, prefix, path.read_text("utf-8")
        )
        for path in sorted(TEMPLATES.rglob(f"*{ENDING}"))
    }


def changed_files(root: Path, slug: str, prefix: str) -> dict[str, str]:
    """The files that name all games, with this one as the last."""
    row = "| __Title__ (Gra __Title__) | 2–4 | `/__prefix__` | [how it is played here](games/__slug__/README.md) |"
    return {
        GAMES: _after_last(root / GAMES, r"(?<=^SLUGS = \()[^)]*?(?=,?\s*\))", f', "{slug}"'),
        LOCALES: _after_last(root / LOCALES, r"(?<=^PREFIXES = \{\n)(?:    .*\n)*", f'    "{slug}": "{prefix}",\n'),
        README: _after_last(root / README, r"^\| .*\]\(games/\w+/README\.md\) \|$", "\n" + replaced(slug, prefix, row)),
    }


def _after_last(path: Path, pattern: str, new: str) -> str:
    text = path.read_text("utf-8")
    *_, last = re.finditer(pattern, text, re.MULTILINE)
    return text[: last.end()] + new + text[last.end() :]


def check(root: Path, slug: str, prefix: str) -> None:
    """Whether a game of this name can be written into a checkout. Raises Refused."""
    if not SLUG.fullmatch(slug) or iskeyword(slug):
        raise Refused(f"{slug!r} is no slug: small letters, words joined by lines, as in highest_card")
    if not PREFIX.fullmatch(prefix) or iskeyword(prefix):
        raise Refused(f"{prefix!r} is no prefix: 2 to 20 small letters, as in highest")
    if lacking := [name for name in (GAMES, LOCALES, README) if not (root / name).is_file()]:
        raise Refused(f"{root} is no checkout: it has no {lacking[0]}")
    if f'"{slug}"' in (root / GAMES).read_text("utf-8"):
        raise Refused(f"there is a game {slug} already")
    for path, message in _messages(root):
        if re.match(rf"(?:command-)?{prefix}\b|command-[a-z]+ = {prefix}$", message):
            raise Refused(f"the prefix {prefix} is taken: {path.relative_to(root)} has “{message}”")
    for name in new_files(slug, prefix):
        package = (root / name).parent.with_suffix(".py") if name.endswith("/__init__.py") else root / name
        for path in (root / name, package):
            if path.exists():
                raise Refused(f"there is a file {path.relative_to(root)} already")


def _messages(root: Path) -> Iterator[tuple[Path, str]]:
    """The first line of every sentence, and where it stands."""
    for path in sorted((root / "locales").glob("*/*.ftl")):
        yield from ((path, line) for line in path.read_text("utf-8").splitlines() if re.match(r"[a-z]", line))


def write(root: Path, slug: str, prefix: str) -> list[str]:
    """Write a game and name it; gives the paths of all that is new or changed. Raises Refused, having written nothing."""
    check(root, slug, prefix)
    files = {**new_files(slug, prefix), **changed_files(root, slug, prefix)}
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return [*files]
