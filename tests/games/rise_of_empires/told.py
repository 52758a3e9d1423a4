"""What the page, the rules in short and the lesson of Rise of Empires tell in numbers (see tests/told.py)."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from games.records.lesson import at_step, lesson_of
from games.rise_of_empires.state import SIDES, RiseState
from tests.games.rise_of_empires import test_example_turn as example
from tests.games.rise_of_empires.case_builder import GAME, SLUG
from tests.told import PAGE, capital, entry, n, o, w

A, B, C, D = range(4)  # Ada, Ben, Cleo, Dan
UNCOUNTED = ("(2009)", "second most cubes", "one full turn, the very first one", "Fewest VP choose first")

DATA = json.loads(GAME.data_text)
NUMBERS: dict[str, Any] = DATA["numbers"]["game"]


def tile(kind: str, name: str) -> dict[str, Any]:
    return entry(DATA["components"][kind], name)


def amount(kind: str, name: str, way: str, what: str) -> int:
    """What a tile brings (``gain``) or takes (``pay``) of a thing; 0 for nothing."""
    return sum(effect.get(way, {}).get(what, 0) for effect in tile(kind, name)["effects"])


def phrases() -> dict[str, list[str]]:
    """Phrases by place, each number asked of the rules."""
    return {PAGE: [*_frame(), *_rounds(), *_reckoning()], **_rules(), **_lesson()}


@cache
def after(number: int) -> RiseState:
    """The example after so many moves; nobody changes it."""
    return example.after(number)


def change(number: int, seat: int, thing: str) -> int:
    """By how much the holding of a seat differs before and after a move."""
    now, before = (getattr(after(at).players[seat], thing) for at in (number, number - 1))
    return abs(now - before)


def number_of(empire_tile: str) -> int:
    return int(empire_tile.removeprefix("empire_"))


def _round(number: int, begins: str) -> str:
    return f"**Round {n(after(4 * number - 4).round)}.** {begins}"


# ------------------------------------------------------------------ the page
def _frame() -> list[str]:
    start, fee = NUMBERS["start"], NUMBERS["fee"]["per_disc"]
    eras = sorted({region["era"] for region in DATA["map"]["regions"]})
    return [
        f"for {w(NUMBERS['players'][0])} to {w(NUMBERS['players'][-1])} players. {capital(w(eras[-1]))} eras of {w(len(SIDES))} turns each",
        f"Everybody begins with {n(start['gold'])} gold, {n(start['disc'])} resource discs, {n(start['cube'])} cubes in the pool "
        f"and {n(start['food'])} food.",
        f"{capital(w(NUMBERS['actions']))} rounds; in each everybody",
        f"takes one of yours and pays {n(fee)} for each disc to its left",
        f"After the {w(NUMBERS['actions'])} rounds come food",
    ]


def _rounds() -> list[str]:
    sea, europe, steps = "mediterranean_sea", "western_europe", example.STEPS
    own = [after(move).players for move in range(24)]
    lie = [after(move).map for move in range(24)]
    mountains = own[13][A].territory.count("mountains")
    traded = steps[14]["discs"]
    won = [sum(player.vp for player in players) for players in own]
    empire = {move: number_of(steps[move - 1]["take"]) for move in (6, 11)}
    there = [region for region, cubes in lie[20].items() if cubes[D]]
    alone = [region for region in there if lie[20][region].count(0) == 3]
    return [
        f"## A turn told: {n(len(steps))} moves",
        _round(1, "Ada takes Mining"),
        f"Ben buys Byblos for {n(change(2, B, 'gold'))} gold: {n(amount('city', 'byblos', 'gain', 'vp'))} VP every turn",
        _round(2, f"Ada's {o(own[5][A].territory.count('mountains'))} Mountains."),
        f"Ben is the {o(sum(any(cubes[seat] for cubes in lie[6].values()) for seat in range(4)))} on the map: "
        f"Empire tile {n(empire[6])}, on water, {w(lie[6][sea][B])} cubes in the Mediterranean Sea and "
        f"{w(lie[6]['balkans'][B])} in the Balkans.",
        _round(3, "Ada and Ben take Mountains."),
        f"Cleo takes Empire tile {n(empire[11])}, places {w(lie[11][sea][C])} cubes beside Ben's in the Mediterranean Sea and "
        f"{w(lie[11][europe][C])} in Western Europe",
        _round(
            4, f"Ada's {o(mountains)} Mountains: {n(mountains * amount('territory', 'mountains', 'pay', 'food'))} food"
        ),
        f"every turn, but {n(mountains * amount('territory', 'mountains', 'gain', 'cube'))} cubes and "
        f"{n(mountains * amount('progress', 'mining', 'gain', 'disc'))} discs.",
        f"into a {o(own[14][C].disc + amount('progress', 'harbor', 'gain', 'disc'))} disc and trades {w(traded)} discs for "
        f"{n(won[15] - won[14])} VP, the {o(1 + sum(map(bool, won[:15])))} of the match.",
        f"Dan buys Memphis for {n(change(16, D, 'gold'))} gold: {n(amount('city', 'memphis', 'gain', 'vp'))} VP every turn, for "
        f"{n(amount('city', 'memphis', 'pay', 'food'))} food.",
        _round(5, f"Ada trades {w(change(17, A, 'disc'))} discs for {n(change(17, A, 'gold'))} gold"),
        f"any war: {w(lie[20]['anatolia'][D])} cubes each in Anatolia and the Middle East, "
        f"{w(lie[20]['mesopotamia'][D])} in Mesopotamia, {w(len(alone))} regions that nobody else is in.",
        _round(6, f"Ada comes late and in force: {w(lie[21][europe][A])} cubes in Western Europe"),
        f"{w(lie[21]['northwest_africa'][A])} in Northwest Africa, and a war that takes {w(lie[20][europe][C] - lie[21][europe][C])} "
        f"of Cleo's {w(lie[20][europe][C])}.",
        f"Ben's last cube goes to Anatolia, for the {o(1 + sum(n > lie[22]['anatolia'][B] for n in lie[22]['anatolia']))} place",
        f"Dan sells his {w(after(23).players[D].disc)} discs for {n(_last_trade())} gold.",
    ]


@cache
def _end() -> tuple[RiseState, dict[str, dict[str, dict[str, Any]]]]:
    return example.reckoned()


def _last_trade() -> int:
    """The gold of the last move; what follows it by itself is taken off."""
    state, told = _end()
    return state.players[D].gold - told["earned"]["D"]["gold"] - after(23).players[D].gold


def _reckoning() -> list[str]:
    state, told = _end()
    fed, earned, scored = (told[kind] for kind in ("fed", "earned", "scored"))
    points = {name: sum(data[source] for source in ("regions", "cities", "progress")) for name, data in scored.items()}
    assert points["A"] == points["B"]
    controlled = sum(
        cubes[A] == max(cubes) and cubes.count(max(cubes)) == 1 for cubes in state.map.values() if any(cubes)
    )
    places = example.CASE["then"]["choices"]
    dans = sum(cubes[D] > 0 for cubes in state.map.values())
    return [
        f"Food: Ada pays {n(-fed['A']['balance'])} and keeps {n(fed['A']['food'])}, Ben breaks even at {n(fed['B']['food'])}, "
        f"Cleo gains {n(fed['C']['balance'])}, Dan loses {n(-fed['D']['balance'])}.",
        f"Ada's mountains and her {w(controlled)} regions bring {n(earned['A']['cubes'])} cubes and {n(earned['A']['discs'])} discs; "
        f"Ben gets {n(earned['B']['cubes'])} cubes and the {n(earned['B']['gold'])} gold of the Balkans, "
        f"Cleo {n(earned['C']['cubes'])} cubes, Dan {n(earned['D']['cubes'])} cubes, {n(earned['D']['gold'])} gold and "
        f"{n(earned['D']['discs'])} discs.",
        f"Dan scores {w(dans)} regions and Memphis, {n(points['D'])} VP; Ada and Ben {n(points['A'])} each; "
        f"Cleo {n(points['C'])} on top of the {n(after(23).players[C].vp)} from trade.",
        f"he takes the {o(places['B'])} place, Ada the {o(places['A'])}, Cleo the last",
        f"from the right it costs up to {n(NUMBERS['fee']['per_disc'] * (len(state.rows['territory']) - 1))}.",
    ]


# ------------------------------------------------------------------ the sentences
def _rules() -> dict[str, list[str]]:
    trade, offers, limit = NUMBERS["trade"], NUMBERS["offers"], NUMBERS["row_limit"]
    by_space: list[int] = trade["gold_by_space"]
    dear = by_space.count(by_space[0])
    assert by_space == [by_space[0]] * dear + [by_space[-1]] * (len(by_space) - dear)
    few, many = NUMBERS["discarding_seats"], sorted({*NUMBERS["players"]} - {*NUMBERS["discarding_seats"]})
    (per_seat,) = {circles // int(seats) for seats, circles in limit.items()}
    assert NUMBERS["older_progress_cost"] == {str(eras): eras for eras in (1, 2)} and NUMBERS["era_end_divisor"] == 2
    return {
        "rise-rule-R2": [f"{n(NUMBERS['cubes'])} cubes each", f"{n(NUMBERS['discs'])} resource discs in all"],
        "rise-rule-R4": [f"{capital(w(max(region['era'] for region in DATA['map']['regions'])))} eras"],
        "rise-rule-R5": [
            f"Then {n(offers['progress'])} progress tiles, {n(offers['territory'])} territory tiles",
            f"With {w(many[0])} or {w(many[1])} players untaken tiles stay; with {w(few[0])} or {w(few[1])} they leave",
        ],
        "rise-rule-R6": [
            f"{capital(w(NUMBERS['actions']))} rounds",
            f"A row has {w(per_seat)} circles for each player, the empire row never more than {n(NUMBERS['empire_row_limit'])}.",
        ],
        "rise-rule-R6-1": [f"{n(NUMBERS['older_progress_cost']['1'])} gold for each era that it is older"],
        "rise-rule-R6-5": [f"else pay {n(NUMBERS['fee']['per_disc'])} for every disc to its left"],
        "rise-rule-R6-6": [
            f"For gold: {n(by_space[0])} for each of the first {w(dear)} spaces, {n(by_space[-1])} for each later one.",
            f"For VP: {n(trade['vp'])} for every {n(trade['vp_discs'])} discs",
        ],
        "rise-rule-R7": [f"It never rises above {n(NUMBERS['most_food'])}."],
    }


def _lesson() -> dict[str, list[str]]:
    lesson = lesson_of(SLUG)
    assert lesson is not None
    steps = {step.name: number for number, step in enumerate(lesson.steps)}

    def taken(step: str) -> str:
        """The tile that a step asks for."""
        move = lesson.steps[steps[step]].move
        assert move is not None
        return move["tile"]

    empire = taken("empire")
    place, war = (lesson.steps[steps[name]] for name in ("place", "war"))
    assert place.move is not None and war.move is not None
    used = next(made.move["tile"] for made in war.before if made.move["kind"] == "empire")
    weapon = tile("empire", used)["front"]
    state, _ = at_step(GAME, lesson, steps["war"])
    bonus = entry(DATA["map"]["regions"], place.move["region"])["bonus"]["cube"]
    asked = lesson.steps[steps["position"]].move
    assert asked is not None
    return {
        "rise-lesson-welcome": [f"match for {w(lesson.seats)}", f"A turn has {w(NUMBERS['actions'])} rounds"],
        "rise-lesson-empire": [f"Number {n(number_of(empire))} allows {w(tile('empire', empire)['front']['regions'])}"],
        "rise-lesson-empire.do": [f"Empire tile {n(number_of(empire))}"],
        "rise-lesson-place": [f"here {w(bonus)} cubes a turn"],
        "rise-lesson-place.do": [f"Place {n(place.move['cubes'])} cube"],
        "rise-lesson-territory": [
            f"gave you {w(sum(made.seat == 0 for made in lesson.steps[steps['territory']].before))} more regions",
            f"a Town costs {n(tile('territory', 'town')['cost'])} gold and {n(amount('territory', 'town', 'pay', 'food'))} food each "
            f"turn, but brings {n(amount('territory', 'town', 'gain', 'gold'))} gold each turn",
        ],
        "rise-lesson-progress": [f"Philosophy is worth {n(amount('progress', taken('progress'), 'gain', 'vp'))} VP"],
        "rise-lesson-city": [
            f"Jericho {n(amount('city', taken('city'), 'gain', 'vp'))} VP for {n(amount('city', taken('city'), 'pay', 'food'))} food"
        ],
        "rise-lesson-position": [f"After the {o(NUMBERS['actions'])} round"],
        "rise-lesson-position.do": [f"position {n(asked['number'])}"],
        "rise-lesson-remove": [f"others cost {n(NUMBERS['fee']['per_disc'])} for each disc to their left"],
        "rise-lesson-war": [
            f"With Empire tile {n(number_of(used))} {w(state.map[war.move['region']][0])} of your cubes",
            f"The tile says {n(weapon['attacker_loses'])}-{n(weapon['defender_loses'])}: you lose nothing, your opponent "
            f"{n(weapon['defender_loses'])} cube.",
        ],
    }
