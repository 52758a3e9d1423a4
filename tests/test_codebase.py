"""The rules that the source keeps to, so that five games look as if one person had written them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from functools import cache
from importlib import import_module

import pytest

from games import GAMES
from locales import PREFIXES
from render import PAINTERS
from tests.source import ROOT, Module, dotted, modules, parents, string_pattern

LONGEST_MODULE = 600
LONGEST_COG = 250
WORTH_SPLITTING = 400

# Hooks that discord.py and asyncio call by name.
CALLED_BY_NAME = "from_custom_id,callback,cog_load,cog_unload,interaction_check,setup_hook,translate,on_error,on_submit,close,on_*,visit_*,__*"
# Used by tests or the documented contract only; each with its reader.
KEPT = {
    "all_awaited": "whom the whole database awaits; the tests of the store compare it with the matches",
}

# One word for one thing. Left: words that must not name anything, right: what we call it.
SYNONYMS = {
    r"player_(id|index|no|number)|seat_(index|no|number)": "seat",
    r"(valid|available|possible|allowed)_moves": "legal_moves",
    r"(move|action|turn)_(number|count|index)|half_move": "ply or revision",
    r"game_(id|session)|session(_id)?|gid": "match",
    r"waiting_room": "lobby",
    r"perspective|pov": "viewer",
    r"img|pic": "picture",
    r"ctx": "interaction",
    r"(sanitize|censor)(_state)?": "redact",
    r"language_code|lang_code": "lang",
    r"admin|moderator": "host",
}


def run(*command: str) -> None:
    """Run a tool that must succeed."""
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# ------------------------------------------------------------------ tools
def test_ruff_has_nothing_to_say():
    run("-m", "ruff", "check", ".")


def test_every_file_is_formatted():
    run("-m", "ruff", "format", "--check", ".")


def test_dependencies_point_one_way():
    run("-c", "from importlinter.cli import lint_imports; raise SystemExit(lint_imports())")


@pytest.fixture(scope="module")
def unused() -> list[str]:
    """Functions, methods and classes that nothing in the project calls; data fields are no code and do not count."""
    paths = ["bot.py", *sorted({module.package for module in modules()} - {""})]
    command = [sys.executable, "-m", "vulture", *paths, "--min-confidence", "60", "--ignore-names", CALLED_BY_NAME]
    command += ["--ignore-decorators", "@*.command,@*.autocomplete,@*.guild_only,@command,@web.*"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 3), done.stderr  # 3: it found something
    return [
        line for line in done.stdout.splitlines() if re.search(r"unused (function|method|class|property|import)", line)
    ]


def test_no_code_is_dead(unused):
    dead = [line for line in unused if re.search(r"'(\w+)'", line)[1] not in KEPT]
    assert dead == []


def test_code_that_is_kept_on_purpose_is_still_there_and_still_unused(unused):
    assert KEPT.keys() <= {re.search(r"'(\w+)'", line)[1] for line in unused}


# ------------------------------------------------------------------ size and words
def test_every_module_fits_into_one_head():
    lines = {module: module.text.count("\n") for module in modules()}
    allowed = {"cogs": LONGEST_COG}
    assert {m.name: n for m, n in lines.items() if n > allowed.get(m.package, LONGEST_MODULE)} == {}


def test_few_modules_are_worth_splitting(record_property):
    long = {module.name: lines for module in modules() if (lines := module.text.count("\n")) > WORTH_SPLITTING}
    record_property("over 400 lines", long)
    assert len(long) * 10 <= len(modules()), f"more than a tenth of all modules: {long}"


def named(module: Module) -> list[tuple[str, ast.AST]]:
    """Every name that the module gives to something of its own."""
    out: list[tuple[str, ast.AST]] = []
    for node in module.nodes:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            out.append((node.name, node))
        elif isinstance(node, ast.arg):
            out.append((node.arg, node))
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            out.append((node.id, node))
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            out.append((node.attr, node))
    return out


@cache
def our_words(name: str) -> list[str]:
    """What we call a thing that has this name elsewhere."""
    return [ours for theirs, ours in SYNONYMS.items() if re.fullmatch(theirs, name)]


def test_one_word_names_one_thing():
    wrong = [
        f"{module.at(node)}: {name!r}, we say {ours}"
        for module in modules()
        for name, node in named(module)
        for ours in our_words(name.strip("_").lower())
    ]
    assert wrong == []


# ------------------------------------------------------------------ what must not be called
def calls_of(pattern: str, *packages: str) -> list[str]:
    return [
        f"{module.at(call)}: {name}"
        for module in modules(*packages)
        for name, call in module.calls()
        if re.fullmatch(pattern, name)
    ]


def test_nothing_is_printed_but_by_programs():
    printing = calls_of(r"print", "cogs", "games", "render", "db", "locales")
    programs = {module.name for module in modules() if 'if __name__ == "__main__":' in module.text}
    assert [found for found in printing if found.partition(":")[0] not in programs] == []


def test_time_of_day_comes_from_one_clock():
    clocks = r"(.*\.)?(datetime|date)\.(now|utcnow|today)|time\.(time|time_ns|localtime|gmtime)"
    assert calls_of(clocks, "cogs", "games", "render", "db", "locales") == []


def test_rules_know_no_chance_but_their_own_and_no_system():
    forbidden = {"random", "secrets", "os", "uuid", "time", "datetime", "sys", "subprocess", "threading", "asyncio"}
    wrong = []
    for module in modules("games"):
        for node in module.nodes:
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            wrong += [f"{module.at(node)}: {name}" for name in names if name.partition(".")[0] in forbidden]
    assert wrong == []
    assert calls_of(r"hash|id|open|input", "games") == []


# By package: its games, and what all games share. Named here and not in a contract, so that a new game need not be listed.
SHARED = {
    "games": ((*GAMES,), {"base", "core"}),
    "render": (tuple(PREFIXES.values()), {"kit", "shared", "formats", "scene"}),
}


@pytest.mark.parametrize("package", SHARED)
def test_games_know_only_what_all_share_and_not_one_another(package):
    games, shared = SHARED[package]
    wrong = []
    for module in modules(package):
        own = module.name.split("/")[1]
        for node in module.nodes:
            if own in games and isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                known = (node.module or "").partition(".")[2].partition(".")[0]
                wrong += [module.at(node)] if known not in {*shared, own} else []
    assert wrong == []


# What pictures may know of the inside of a game: how it is kept and printed, and of its rules what it shows.
PICTURED = {"catalogue", "data", "shown", "state", "vocabulary"}


def taken_by_pictures(slug: str) -> list[tuple[str, str, str]]:
    """What the pictures of a game import from the inside of it: where, from which module, which name."""
    inside = f"games.{slug}."
    return [
        (module.at(node), node.module.removeprefix(inside), alias.name)
        for module in modules(f"render/{PREFIXES[slug]}")
        for node in module.nodes
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(inside)
        for alias in node.names
    ]


@pytest.mark.parametrize("slug", PAINTERS)
def test_pictures_take_of_the_rules_only_what_the_game_shows(slug):
    assert [found for found in taken_by_pictures(slug) if found[1] not in PICTURED] == []


@pytest.mark.parametrize("slug", PAINTERS)
def test_a_game_shows_nothing_that_its_pictures_do_not_take(slug):
    taken = {name for _, source, name in taken_by_pictures(slug) if source == "shown"}
    assert sorted(taken) == sorted(import_module(f"games.{slug}.shown").__all__)


def test_only_one_module_answers_interactions():
    wrong = [
        f"{module.at(node)}: {dotted(node)}"
        for module in modules("cogs")
        if module.name != "cogs/discord_io/messages.py"
        for node in module.nodes
        if isinstance(node, ast.Attribute)
        and node.attr in ("response", "followup", "edit_original_response", "original_response", "defer", "send_modal")
    ]
    assert wrong == []


def test_loops_stand_where_loops_are():
    assert {call.partition(":")[0] for call in calls_of(r"tasks\.\w+", "cogs")} == {"cogs/background/loop.py"}


def test_packages_load_nothing_but_themselves():
    """An import in ``__init__`` would load a package's neighbours with each of its modules."""
    packages = [module for module in modules("cogs", "db") if module.name.endswith("__init__.py")]
    wrong = [
        module.name for module in packages if any(isinstance(n, ast.Import | ast.ImportFrom) for n in module.nodes)
    ]
    assert wrong == []


def test_no_address_of_an_attachment_is_kept():
    assert [module.name for module in modules() if re.search(r"(cdn|media)\.discordapp", module.text)] == []


def test_everything_people_read_comes_from_the_sentences_of_a_language():
    """A literal of two words or more may stand only in a docstring, a log line or an exception."""
    wrong = []
    for module in modules("cogs"):
        silent = module.docstrings()
        for node in module.nodes:
            text = string_pattern(node)
            if text is None or id(node) in silent or not re.search(r"[^\W\d_]{2,} +[^\W\d_]{2,}", text):
                continue
            around = list(parents(node))
            if any(isinstance(parent, ast.Raise | ast.JoinedStr) for parent in around):
                continue
            if any(
                isinstance(p, ast.Call) and re.match(r"(log|logging)\.|.*(Error|Failed)$", dotted(p.func))
                for p in around
            ):
                continue
            wrong.append(f"{module.at(node)}: {text!r}")
    assert wrong == []
