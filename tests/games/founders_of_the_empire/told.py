"""What the page, the rules in short and the lesson of Founders of the Empire tell in numbers (see tests/told.py)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from games import GAMES
from games.founders_of_the_empire.cells import ORIGIN, beside, neighbours, square
from games.founders_of_the_empire.state import STACKS
from games.records.lesson import lesson_of
from tests.told import PAGE, entry, n, o, w

GAME = GAMES["founders_of_the_empire"]
DATA: dict[str, Any] = json.loads(GAME.data_text)["components"]
FACTS: dict[str, Any] = DATA["game"]


def _counted(entries: list[dict[str, Any]]) -> dict[str, int]:
    """How many pieces there are of each kind and in all."""
    counts: Counter[str] = Counter()
    for piece in entries:
        counts[piece["kind"]] += piece["count"]
    return {**counts, "all": counts.total()}


SCORING, SETUP = FACTS["scoring"], FACTS["setup"]
TILES, TOKENS = (_counted(DATA[section]) for section in ("tiles", "tokens"))


UNCOUNTED = ("(2013)", "1. reveal", "2. token", "3. add")


def phrases() -> dict[str, list[str]]:
    """Phrases by place, each number asked of the rules."""
    return {PAGE: _page(), **_rules(), **_lesson()}


def victory_points() -> list[int]:
    """What victory tiles are worth, ascending."""
    return sorted({tile["vp"] for tile in DATA["tiles"] if tile["kind"] == "victory"})


def required(*kinds: str) -> int:
    """How many resources each tile of these kinds requires; all require as many."""
    (number,) = {len(tile["requires"]) for tile in DATA["tiles"] if tile["kind"] in kinds}
    return number


def _page() -> list[str]:
    seats, minutes, points = FACTS["players"], FACTS["minutes"], victory_points()
    requirements = required("village", "city", "victory")
    (natures,) = {len(tile["produces"]) for tile in DATA["tiles"] if tile["kind"] == "nature"}
    up, right = beside(ORIGIN, "above"), beside(ORIGIN, "right")
    return [
        f"Lay the {o(SETUP['start_tiles_per_player'])} one to the right or left of the first, above or below it.",
        f"among the up to {w(len(neighbours(ORIGIN)))} around the cell",
        f"A nature tile makes one of its {w(natures)}.",
        f"make village resources out of {w(required('village'))} basic ones",
        f"links a square of {w(len(square(ORIGIN)))} tiles of yours",
        f"when all {w(len(STACKS))} stacks are",
        f"lies at {ORIGIN[0]}{n(int(ORIGIN[1:]))}, up is {n(int(up[1:]))}, right is {right[0]}.",
        f"for {w(seats[0])} to {w(seats[-1])} players, {n(minutes[0])} to {n(minutes[1])} minutes",
        f"everybody picks {w(SETUP['start_tiles_per_player'])} nature tiles",
        f"If its row has {w(SETUP['row_limit'])} tiles, they go out",
        f"Every other tile needs {w(requirements)} resources",
        f"victory tiles are worth {n(points[0])} to {n(points[-1])} points.",
        f"You score your victory tiles that are not attacked, {n(SCORING['craftsman_on_active_tile'])} for each craftsman that is not "
        f"attacked, {n(SCORING['token_unused'])} for each token you hold, −{n(-SCORING['tile_replaced'])} for each tile you built",
        f"is worth {n(SCORING['craftsman_on_active_tile'])} points",
        f"(the range of {n(points[0])} to {n(points[-1])} is certain)",
    ]


def _rules() -> dict[str, list[str]]:
    display, draft, turned_up = (
        SETUP[name] for name in ("victory_face_up", "draft_nature_face_up", "after_draft_reveal")
    )
    (each,) = {number for kind, number in TOKENS.items() if kind != "all"}
    (natures,) = {len(tile["produces"]) for tile in DATA["tiles"] if tile["kind"] == "nature"}
    points = victory_points()
    assert display["3"] == display["4"]
    return {
        "founders-rule-R1": [
            f"There are {n(TILES['all'])} tiles: {n(TILES['nature'])} nature (green), {n(TILES['village'])} village (blue), "
            f"{n(TILES['city'])} city (violet) and {n(TILES['victory'])} victory tiles (red).",
            f"shows which {w(required('village', 'city', 'victory'))} resources it requires",
            f"give one of {w(natures)} basic resources",
            f"Village tiles turn {w(required('village'))} basic resources into",
            f"Victory tiles require {w(required('victory'))} village or city resources.",
            f"Tokens: {w(each)} each of war, coin, cart and craftsman",
        ],
        "founders-rule-R3": [
            *(f"{n(display[seats])} with {w(int(seats))}" for seats in ("2", "3")),
            f"Nature tiles for the draft: {n(draft['2'])}, {n(draft['3'])} or {n(draft['4'])} with",
            f"Then {n(turned_up['nature'])} nature, {n(turned_up['village'])} village and {n(turned_up['city'])} city tile are turned up",
        ],
        "founders-rule-R6": [f"If the row holds {w(SETUP['row_limit'])} tiles already, all {w(SETUP['row_limit'])} go"],
        "founders-rule-R7": [f"at the end of the game is worth {n(SCORING['token_unused'])} point"],
        "founders-rule-R7-5": [f"is worth {n(SCORING['craftsman_on_active_tile'])} points at the end"],
        "founders-rule-R8-5": [
            f"The {w(required('village', 'city', 'victory'))} requirements",
            f"a nature tile one of its {w(natures)}.",
        ],
        "founders-rule-R9": [f"Each replaced tile costs {n(-SCORING['tile_replaced'])} point"],
        "founders-rule-R10": [
            f"give their {n(points[0])}, {n(points[1])} or {n(points[2])} points",
            f"each craftsman on a tile that is not attacked {n(SCORING['craftsman_on_active_tile'])}; "
            f"each token held {n(SCORING['token_unused'])}; each replaced tile −{n(-SCORING['tile_replaced'])}.",
        ],
        "founders-rule-R11": [f"all {w(len(SETUP['after_draft_reveal']))} stacks are empty"],
    }


def _lesson() -> dict[str, list[str]]:
    lesson = lesson_of(GAME.slug)
    assert lesson is not None
    cells = {step.name: step.move["cell"] for step in lesson.steps if step.move is not None and "cell" in step.move}
    return {
        **{f"founders-lesson-{step}.do": [f" at {cell}."] for step, cell in cells.items()},
        "founders-lesson-welcome": [f"match for {w(lesson.seats)}."],
        "founders-lesson-draft": [f"First everybody takes {w(SETUP['start_tiles_per_player'])} nature tiles"],
        "founders-lesson-second": [f"a {o(SETUP['start_tiles_per_player'])} tile"],
        "founders-lesson-village": [
            f"from {w(len(entry(DATA['tiles'], 'iron_mine')['requires']))} different neighbours"
        ],
        "founders-lesson-war": [f"built a temple for {n(_points('Temple of Venus'))} points"],
        "founders-lesson-victory": [f"It is worth {n(_points('Temple of Quirinus'))} points"],
        "founders-lesson-end": [
            f"turn a village into {n(SCORING['craftsman_on_active_tile'])} points",
            f"replaced for −{n(-SCORING['tile_replaced'])} point",
        ],
    }


def _points(name: str) -> int:
    (points,) = {tile["vp"] for tile in DATA["tiles"] if tile["name"]["en"] == name}
    return points
