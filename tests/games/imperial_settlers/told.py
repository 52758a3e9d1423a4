"""What the page, the rules in short and the lesson of Imperial Settlers tell in numbers (see tests/told.py)."""

from __future__ import annotations

import json
from typing import Any

from games import GAMES
from games.records.lesson import lesson_of
from tests.told import PAGE, capital, entry, n, o, shared, w

GAME = GAMES["imperial_settlers"]
DATA: dict[str, Any] = json.loads(GAME.data_text)
PARTS: dict[str, list[dict[str, Any]]] = DATA["components"]
FACTS: dict[str, Any] = DATA["components"]["game"]
PRICES, SETUP, DECK = (FACTS[name] for name in ("prices", "setup", "standard_deck"))
BASE, FRIENDS = PARTS["cards"], DATA["friends"]["cards"]


def phrases() -> dict[str, list[str]]:
    """Phrases by place, each number asked of the rules."""
    return {PAGE: _page(), **_rules(), **_lesson()}


UNCOUNTED = ("(2014)",)


def reconstructed(entries: list[dict[str, Any]], *fields: str) -> int:
    """Of how many entries one of these fields is reconstructed."""
    return sum(any(one["sources"].get(field) == "reconstructed" for field in fields) for one in entries)


def workers_exchanged() -> int:
    """How many Workers go for one thing, on every board."""
    return shared([board["worker_exchange"]["pay"]["worker"] for board in PARTS["boards"]])


def worth(*, faction: bool) -> int:
    """The VP of a Location of the base game at the end."""
    return shared([card["vp"] for card in BASE if (card["deck"] != "common") is faction])


def _page() -> list[str]:
    seats, attacks = FACTS["players"], PARTS["attack_cards"]
    marked = reconstructed(BASE, "effect"), len(attacks), len(FRIENDS)
    assert reconstructed(attacks, "count") == len(attacks) and reconstructed(FRIENDS, "frame") == len(FRIENDS)
    return [
        f"for {w(seats[0])} to {w(seats[-1])} players. {capital(w(FACTS['rounds']))} rounds of building",
        f"These {n(sum(marked))} entries are",
        f"what {n(marked[0])} of the {n(len(BASE))} cards of the base game do",
        f"how often each of the {n(marked[1])} kinds of Attack cards of the solo game is among the "
        f"{n(sum(attack['count'] for attack in attacks))};",
        f"the {n(marked[2])} cards of the expansion",
        f"what {n(reconstructed(FRIENDS, 'effect'))} of them do",
    ]


def _rules() -> dict[str, list[str]]:
    copies = DECK["types_by_copies"]
    wood = FACTS["foundation_gain"]["wood"]
    return {
        "settlers-rule-R2": [f"Action Locations in {w(len(FACTS['colors']))} colours"],
        "settlers-rule-R4": [
            f"begins with {n(SETUP['common_cards'])} Common and {n(SETUP['faction_cards'])} Faction cards"
        ],
        "settlers-rule-R5": [f"{capital(w(FACTS['rounds']))} rounds of"],
        "settlers-rule-R10": [f"Discard {n(PRICES['deal']['food'])} food"],
        "settlers-rule-R11": [
            f"From hand: {n(PRICES['raze_from_hand'])} Raze token. An opponent’s Location: {n(PRICES['raze_location'])} Raze tokens",
            f"its owner, who gains {n(wood)} wood",
        ],
        "settlers-rule-R13": [f"{capital(w(workers_exchanged()))} Workers give"],
        "settlers-rule-R19": [
            f"{n(worth(faction=False))} VP per Common, {n(worth(faction=True))} per Faction Location"
        ],
        "settlers-rule-R22": [
            f"takes one of {w(SETUP['alternate_pack'])} cards",
            f"over one row of {w(SETUP['advanced_revealed'])}.",
        ],
        "settlers-rule-R24": [
            f"exactly {n(DECK['cards'])} cards with {n(copies['3'])} types of {w(3)}, {n(copies['2'])} of {w(2)} and {n(copies['1'])} "
            "single copies",
        ],
        "settlers-rule-R25": [f"{w(FACTS['open_workers'])} visits per round"],
    }


def _lesson() -> dict[str, list[str]]:
    lesson = lesson_of(GAME.slug)
    assert lesson is not None
    caravan, quarry = (entry(BASE, name) for name in ("egy_caravan", "egy_quarry"))
    makes = caravan["production"]["do"][0]["goods"]
    sawmill = entry(BASE, "com_sawmill")
    assert sawmill["action"]["limit"] == 2  # twice a round
    return {
        "settlers-lesson-welcome": [
            f"match for {w(lesson.seats)}, the {o(1)} of {w(FACTS['rounds'])} rounds.",
            f"{n(worth(faction=False))} for each Common, {n(worth(faction=True))} for each Faction one",
        ],
        "settlers-lesson-build": [
            f"The Caravan costs {n(shared([one['cost']['food'] for one in caravan['printings']]))} food;",
            f"at once: {n(makes['food'])} food and {n(makes['worker'])} Worker",
        ],
        "settlers-lesson-raze": [f"is Razed for {n(PRICES['raze_from_hand'])} Raze token"],
        "settlers-lesson-faction": [f"brings {n(quarry['production']['do'][0]['goods']['stone'])} stone now"],
        "settlers-lesson-deal": [f"For {n(PRICES['deal']['food'])} food"],
        "settlers-lesson-exchange": [f"{capital(w(workers_exchanged()))} Workers become"],
        "settlers-lesson-location": [f"It also counts {n(sawmill['vp'])} VP at the end"],
        "settlers-lesson-end": [
            f"After {w(FACTS['rounds'])} rounds",
        ],
    }
