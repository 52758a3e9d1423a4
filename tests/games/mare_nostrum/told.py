"""What the page, the rules in short and the lesson of Mare Nostrum tell in numbers (see tests/told.py)."""

from __future__ import annotations

import json
from typing import Any

from games import GAMES
from games.mare_nostrum.state import ROUTES
from games.records.lesson import lesson_of
from tests.told import PAGE, capital, entry, n, o, shared, w

GAME = GAMES["mare_nostrum"]
UNCOUNTED = ("(2016)", "one of its two areas", "where two areas have")
DATA: dict[str, Any] = json.loads(GAME.data_text)
PARTS: dict[str, list[dict[str, Any]]] = DATA["components"]
NUMBERS: dict[str, Any] = DATA["numbers"]["game"]
PRICES: dict[str, int] = NUMBERS["prices"]
TITLES: dict[str, str] = NUMBERS["start_titles"]["3"]


def phrases() -> dict[str, list[str]]:
    """Phrases by place, each number asked of the rules."""
    return {PAGE: _page(), **_rules(), **_lesson()}


def _page() -> list[str]:
    seats = sorted(map(int, NUMBERS["empires"]))
    assert [*GAME.seats] == seats
    markets = sum("market" in spots for empire in PARTS["empires"] for spots in empire["homes"].values())
    return [
        f"the place of {w(markets)} starting markets",
        f"for {w(seats[0])} to {w(seats[-1])} players.",
        f"whoever is first on one of {w(len(ROUTES))} ways wins at once",
        f"how far everybody has come on the {w(len(ROUTES))} ways",
        f"`display` for {w(NUMBERS['display'])} heroes and wonders face up",
    ]


def _rules() -> dict[str, list[str]]:
    empires = PARTS["empires"]
    homes = shared([len(empire["homes"]) for empire in empires])
    resources = shared([sum(empire["starting_resources"].values()) for empire in empires])
    cheap = shared(
        [
            PRICES[item]
            for item in ("control", "legion", "trireme", "fortress", "caravan", "capital", "city", "legendary_city")
        ]
    )
    dear = shared([PRICES[item] for item in ("market", "temple")])
    cards = NUMBERS["cards"]
    to_win = o(len(cards) + 1)
    markers = entry(PARTS["markers"], "control_marker")["per_empire"]
    assert set(NUMBERS["empires"]["4"]) - set(NUMBERS["empires"]["3"]) == {"egypt"}
    assert set(NUMBERS["empires"]["5"]) - set(NUMBERS["empires"]["4"]) == {"babylon"}
    return {
        "mare-rule-R3": [
            f"{capital(w(min(GAME.seats)))} players: Rome, Greece, Carthage",
            f"Everybody starts with {w(homes)} home provinces, a starting hero and {w(resources)} resources",
            f"Either {w(NUMBERS['display'])} heroes and wonders lie face up",
        ],
        "mare-rule-R6": [f"until all {w(len(PARTS['exchange_markers']))} have been played"],
        "mare-rule-R7": [
            f"{n(cheap)}: control, legion, trireme, fortress, caravan, any city. {n(dear)}: market, temple. "
            f"{', '.join(map(n, cards))}: the {o(2)} to {to_win} hero or wonder. {n(PRICES['pyramids'])}: Pyramids.",
            f"everybody keeps {w(NUMBERS['kept_coins'])} coins",
        ],
        "mare-rule-R7-4": [f"Figures and {w(markers)} markers are the limit"],
        "mare-rule-R8-7": [
            f"adds {n(entry(PARTS['units'], 'fortress')['bonus'])} and cancels",
            f"Every full {n(NUMBERS['hit'])} of the total is a hit",
        ],
        "mare-rule-R10": [f"has all {w(len(PARTS['exchange_markers']))} exchange markers"],
        "mare-rule-R11": [
            f"Fame: own {w(len(cards) + 1)} heroes and wonders",
            f"the Pyramids come before the {to_win} card",
            f"hold {w(NUMBERS['cities_to_win'])} capitals and legendary cities",
            f"hold all {w(len(TITLES))} titles",
        ],
        "mare-rule-R15": [f"A {to_win} card wins"],
    }


def _lesson() -> dict[str, list[str]]:
    lesson = lesson_of(GAME.slug)
    assert lesson is not None
    moves = {step.name: step.move for step in lesson.steps if step.move is not None}
    return {
        "mare-lesson-welcome": [
            f"match for {w(lesson.seats)}:",
            f"the Pyramids, {w(len(NUMBERS['cards']) + 1)} heroes and wonders, {w(NUMBERS['cities_to_win'])} capitals and legendary "
            f"cities, or all {w(len(TITLES))} titles",
        ],
        "mare-lesson-offer": [
            f"{capital(w(PRICES['trireme']))} coins buy as much as {w(PRICES['trireme'])} different goods",
        ],
        "mare-lesson-trireme": [f"A trireme costs {n(PRICES['trireme'])}"],
        "mare-lesson-second_trireme": [f"a set of {w(PRICES['trireme'])}."],
        "mare-lesson-done": [f"Everything but {w(NUMBERS['kept_coins'])} coins is given back"],
        "mare-lesson-march.do": [f"Move {n(moves['march']['count'])} legions"],
        "mare-lesson-occupy": [f"{capital(w(len(moves['occupy']['spots'])))} occupied caravans"],
        "mare-lesson-end": [f"the {o(len(TITLES))} title would win"],
    }
