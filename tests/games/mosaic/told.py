"""What the page, the rules in short and the lesson of Mosaic tell in numbers (see tests/told.py)."""

from __future__ import annotations

import json
from typing import Any

from games import GAMES
from games.records.lesson import lesson_of
from tests.told import PAGE, capital, entry, n, o, shared, w

GAME = GAMES["mosaic"]
UNCOUNTED = ("(2022)",)
DATA: dict[str, Any] = json.loads(GAME.data_text)
PARTS: dict[str, list[dict[str, Any]]] = DATA["components"]
NUMBERS: dict[str, Any] = DATA["numbers"]["game"]
SETUP, COSTS, EMPIRE, FINAL, INFLUENCE = (NUMBERS[name] for name in ("setup", "costs", "empire", "final", "influence"))


def phrases() -> dict[str, list[str]]:
    """Phrases by place, each number asked of the rules."""
    return {PAGE: _page(), **_frame(), **_actions(), **_scoring(), **_lesson()}


def _page() -> list[str]:
    seats = NUMBERS["players"]
    return [
        f"for {w(seats[0])} to {w(seats[-1])} players.",
        f"and {w(EMPIRE['limit'])} times in the match the regions are scored",
        f"everybody keeps {w(SETUP['dealt_technologies'])} Technologies in secret",
        f"are paid for with Money, {w(NUMBERS['money_for_one'])} for one",
    ]


def _frame() -> dict[str, list[str]]:
    hexes = DATA["map"]["hexes"]
    ports = sum(place["token"] == "fish" for place in hexes)
    production = {good["id"]: sum(good["production"].values()) for good in PARTS["trade_goods"]}
    assert production["stone_good"] == production["grain"]
    holding = NUMBERS["holding"]
    return {
        "mosaic-rule-R1": [
            f"{capital(w(len(PARTS['pillars'])))} pillars",
            f"{capital(w(len(PARTS['resources'])))} resources",
            f"{capital(w(len(PARTS['productions'])))} productions",
            f"The map has {w(len(DATA['map']['regions']))} regions of hexes, {w(ports)} of them port hexes.",
        ],
        "mosaic-rule-R2": [
            f"Everybody starts with {n(SETUP['population'])} Population",
            f"{capital(w(SETUP['dealt_technologies']))} starting Technologies are drafted",
        ],
        "mosaic-rule-R4": [
            f"at {n(NUMBERS['money_for_one'])} for 1",
            f"Stone and Grain tokens raise a production by {n(production['grain'])}, Fish by {n(production['fish'])}.",
            f"When a City is built, {n(holding['city'])} Money go to the Holding Area, for a Port City {n(holding['port_city'])};",
        ],
    }


def _actions() -> dict[str, list[str]]:
    fallback = DATA["components"]["population_fallback"]
    project = [card["cost"] for card in PARTS["build_cards"] if card["kind"] == "project"]
    base = {good: shared([wonder["base_cost"][good] for wonder in PARTS["wonders"]]) for good in ("stone", "food")}
    step = {good: shared([wonder["cost_step"][good] for wonder in PARTS["wonders"]]) for good in ("stone", "food")}
    military = NUMBERS["military"]
    assert COSTS["city"] == COSTS["port_city"] and COSTS["farm"] == COSTS["manufactory"] == {}
    prizes = shared([prize["vp"] for kind in ("golden_ages", "achievements") for prize in PARTS[kind]])
    return {
        "mosaic-rule-R5": [
            f"{n(fallback['cost']['food'])} Food for {n(fallback['gain']['population'])}.",
            f"Technology: {n(COSTS['technology']['ideas'])} Ideas for an offered card",
        ],
        "mosaic-rule-R5-3": [
            f"City: {n(COSTS['city']['stone'])} Stone and {n(COSTS['city']['population'])} Population",
            f"Project: {n(shared([cost['stone'] for cost in project]))} Stone and {n(shared([cost['ideas'] for cost in project]))} Ideas.",
        ],
        "mosaic-rule-R5-4": [
            f"{n(base['stone'])} Stone and {n(base['food'])} Food, for every Wonder that you have already {n(step['stone'])} Stone "
            f"and {n(step['food'])} Food more.",
            f"the Great Pyramid a region with {w(NUMBERS['pyramid_cities'])} Cities",
        ],
        "mosaic-rule-R5-7": [
            f"Recruit: {n(military['recruit_cost'])} Money for each unit, {w(military['recruit_limit'])} in a turn",
            f"Move: {n(military['move_cost'])} Money for each unit",
        ],
        "mosaic-rule-R6": [
            f"Claim Golden Ages ({n(shared([age['requirement']['count'] for age in PARTS['golden_ages']]))} symbols of the pillar)",
            f"{n(prizes)} VP each, first come",
        ],
    }


def _scoring() -> dict[str, list[str]]:
    twos = {INFLUENCE[piece] for piece in ("city", "port_city", "wonder")}
    ones = {INFLUENCE[piece] for piece in INFLUENCE if piece not in ("city", "port_city", "wonder")}
    cards = [card["effects"][-1]["vp"] for card in PARTS["build_cards"] if card["kind"] == "manufactory"]
    project = [card["effects"][0]["vp"] for card in PARTS["build_cards"] if card["kind"] == "project"]
    prizes = shared([prize["vp"] for kind in ("golden_ages", "achievements") for prize in PARTS[kind]])
    goods = shared(
        [
            len(effect["if_goods"])
            for card in PARTS["build_cards"]
            if card["kind"] == "manufactory"
            for effect in card["effects"]
            if "if_goods" in effect
        ]
    )
    tactics = [
        entry(PARTS["technologies"], name)["effects"][-1]["influence"]
        for name in ("tech_formations", "tech_cavalry_tactics")
    ]
    regions = entry(PARTS["achievements"], "achievement_imperial")["requirement"]["at_least_by_players"]
    few, many = regions
    scribe = entry(PARTS["leaders"], "leader_scribe")["effects"]
    (last,) = [one["extra_action"]["count"] for one in scribe if one["extra_action"]["timing"] == "after_last_round"]
    english = {leader["id"]: leader["english_edition"] for leader in PARTS["leaders"] if "english_edition" in leader}
    assert FINAL["city"] == FINAL["port_city"] and FINAL["farm"] == FINAL["manufactory"]
    assert EMPIRE["first_per_city"] == EMPIRE["first_per_wonder"]
    return {
        "mosaic-rule-R7": [
            f"Influence: {n(*twos)} for each City and Wonder, {n(*ones)} for each Farm, Manufactory and unit.",
        ],
        "mosaic-rule-R8": [
            f"Most Influence: {n(EMPIRE['first'])} VP and {n(EMPIRE['first_per_city'])} VP for each City and Wonder in the region. "
            f"Second: {n(EMPIRE['second'])} VP.",
            f"Formations and Cavalry Tactics add {n(shared(tactics))} in a region with such a unit",
            f"never more than {w(EMPIRE['limit'])} Empire Scorings",
        ],
        "mosaic-rule-R9": [
            f"by the {o(EMPIRE['limit'])} Empire Scoring card, or when {w(NUMBERS['sets_to_end'])} of the sets",
            f"the Scribe takes {w(last)} extra actions",
        ],
        "mosaic-rule-R10": [
            f"Each City {n(FINAL['city'])} VP, each Farm and Manufactory {n(FINAL['farm'])}, "
            f"each Golden Age and Achievement {n(prizes)}.",
            f"Each Project {n(shared(project))} VP for every symbol",
            f"Each Manufactory card {n(shared(cards))} VP if you have its {w(goods)} goods.",
            f"costs {n(-FINAL['unrest'])} VP each",
        ],
        "mosaic-rule-R12": [
            f"Imperial Civilization needs {w(regions[few])} regions with {' and '.join(w(int(seats)) for seats in few.split('-'))} "
            f"players, else {w(regions[many])}.",
        ],
        "mosaic-rule-R14": [
            f"the General starts with {n(english['leader_general']['setup']['production']['tax'])} Tax production, "
            f"the Philosopher raises another production by {n(english['leader_philosopher']['setup']['production_choice_other'])}, "
            f"the Priestess needs an owner of {w(english['leader_priestess']['effects'][-1]['takeover_city']['owner_min_cities'])} "
            "Cities",
        ],
    }


def _lesson() -> dict[str, list[str]]:
    lesson = lesson_of(GAME.slug)
    assert lesson is not None
    engineer = entry(PARTS["leaders"], "leader_engineer")
    bricks, weights = (
        sum(effect.get("production", {}).get(what, 0) for effect in entry(PARTS["technologies"], name)["effects"])
        for name, what in (("tech_clay_bricks", "stone"), ("tech_weights_and_measures", "ideas"))
    )
    colosseum = entry(PARTS["wonders"], "wonder_colosseum")
    assert len(set(colosseum["cost_step"].values())) == 1
    farm = entry(PARTS["build_cards"], "build_farm")
    moves = {step.name: step.move for step in lesson.steps if step.move is not None}
    price = entry(PARTS["population_cards"], moves["population"]["card"])["cost"]
    prizes = shared([prize["vp"] for kind in ("golden_ages", "achievements") for prize in PARTS[kind]])
    return {
        "mosaic-lesson-welcome": [f"match for {w(lesson.seats)}."],
        "mosaic-lesson-leader": [f"starts with {n(engineer['setup']['gain']['stone'])} Stone"],
        "mosaic-lesson-turn_up": [
            f"draft of {w(SETUP['dealt_technologies'])} Technologies",
            f"Clay Bricks raise your Stone production by {n(bricks)}",
        ],
        "mosaic-lesson-build": [f"here {n(farm['effects'][0]['gain']['food'])} Food"],
        "mosaic-lesson-site": [
            f"raises Food production by {n(entry(PARTS['trade_goods'], 'grain')['production']['food'])}"
        ],
        "mosaic-lesson-population": [
            f"The card costs {n(price['food'])} Food and you have",
            f"the rest, {n(NUMBERS['money_for_one'])} for 1",
        ],
        "mosaic-lesson-technology": [
            f"costs {n(COSTS['technology']['ideas'])} Ideas",
            f"Weights & Measures raise Ideas production by {n(weights)}",
        ],
        "mosaic-lesson-wonder": [
            f"{n(colosseum['base_cost']['stone'])} Stone and {n(colosseum['base_cost']['food'])} Food, and each further one costs "
            f"{n(colosseum['cost_step']['stone'])} of both more",
            f"worth {n(colosseum['effects'][0]['vp'])} VP for every region",
        ],
        "mosaic-lesson-end": [f"are {n(prizes)} VP each", f"The {o(EMPIRE['limit'])} Empire Scoring"],
    }
