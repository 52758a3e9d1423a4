"""The checks of cases.json, each answered by the rules themselves (never by the arithmetic of the definition)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.mare_nostrum import trade
from games.mare_nostrum.battle import fight_moves
from games.mare_nostrum.battle_phase import peace_moves
from games.mare_nostrum.board import sea_chains, tracks
from games.mare_nostrum.build_phase import buy
from games.mare_nostrum.building import control_targets, legion_sites, trireme_sites
from games.mare_nostrum.collect import cities_to_reward, income, serve
from games.mare_nostrum.conquest import convert_moves
from games.mare_nostrum.leadership import tied
from games.mare_nostrum.moves import Attack, BuildPyramids, Done, Fight, Recruit, Take
from games.mare_nostrum.payment import Purse
from games.mare_nostrum.setup import seat_order
from games.mare_nostrum.state import NOBODY, Choice, MareState
from games.mare_nostrum.turns import go_on
from games.mare_nostrum.victory import conquerors
from tests.games.mare_nostrum.case_builder import CATALOGUE, EMPIRES, GAME, build_state, give, loaded, seat_of
from tests.games.mare_nostrum.positions import kinds_of, play, told

GOODS = CATALOGUE.goods


def names(seats: list[int]) -> list[str]:
    """The empires of seats, sorted."""
    return sorted(EMPIRES[seat] for seat in seats)


# ---------------------------------------------------------------------- the map and the tracks
def ask_income(given: dict[str, Any], empire: str) -> dict[str, int]:
    state, seat = build_state(given), seat_of(empire)
    found = dict(income(CATALOGUE, state, seat))
    drawn, choices = found.pop("legendary", 0), len(cities_to_reward(CATALOGUE, state, seat))
    return {
        **found,
        **({"random_legendary": drawn} if drawn else {}),
        **({"coin_or_random_legendary": choices} if choices else {}),
    }


def ask_leadership(given: dict[str, Any], empire: str) -> dict[str, int]:
    return dict(tracks(CATALOGUE, build_state(given), seat_of(empire)))


def ask_linked(given: dict[str, Any], empire: str, first: str, second: str) -> bool:
    chains = sea_chains(CATALOGUE, build_state(given), seat_of(empire))
    return any({first, second} <= chain for chain in chains)


def ask_control_targets(given: dict[str, Any], empire: str, starts: list[str], candidates: list[str]) -> list[str]:
    state = build_state({**given, "start_control": starts}, turn=empire)
    return sorted({*candidates}.intersection(control_targets(CATALOGUE, state, seat_of(empire))))


def ask_build_sites(given: dict[str, Any], empire: str, unit: str) -> list[str]:
    state = build_state(given, turn=empire)
    for name in {*state.provinces} - {*given["provinces"]}:
        state.provinces[name].controller = NOBODY  # the cases look at a part of the map, capital provinces included
    return {"legion": legion_sites, "trireme": trireme_sites}[unit](CATALOGUE, state, seat_of(empire))


def ask_provinces_to_fight(given: dict[str, Any], empire: str, peace_with: str = "") -> list[str]:
    state = build_state(given, turn=empire, step="fight")
    state.peace = [seat_of(empire), seat_of(peace_with)] if peace_with else []
    return sorted({move.province for move in fight_moves(state, seat_of(empire))})


def ask_convertible(given: dict[str, Any], empire: str, name: str) -> bool:
    state = build_state(given, turn=empire, step="convert")
    state.provinces[name].places = {"control": seat_of(empire)}
    return name in [move.province for move in convert_moves(CATALOGUE, state, seat_of(empire))]


def ask_conquest_winners(given: dict[str, Any]) -> list[str]:
    return names(conquerors(CATALOGUE, build_state(given)))


def ask_closed(players: int) -> list[str]:
    state = GAME.setup(players, GAME.options(), "case")
    return sorted({*CATALOGUE.provinces, *CATALOGUE.seas} - {*state.provinces, *state.seas})


def ask_start_hand(empire: str) -> dict[str, int]:
    state = GAME.setup(5, GAME.options(), "case")
    while state.phase == "empires":
        play(state, next(move for move in GAME.legal_moves(state, GAME.to_move(state)[0]) if move.empire != "random"))
    return next(player.hand for player in state.players if player.empire == empire)


# ---------------------------------------------------------------------- collecting and paying
def ask_shortage(tokens: int, claims: dict[str, int], trade_leader: str, order: list[str]) -> dict[str, int]:
    assert order == EMPIRES
    state = build_state({"titles": {"trade": trade_leader}})
    seats = seat_order(CATALOGUE, state, seat_of(trade_leader))
    wanted = {seat: claims[EMPIRES[seat]] for seat in seats if EMPIRES[seat] in claims}
    return {EMPIRES[seat]: count for seat, count in serve(tokens, wanted).items() if count}


def ask_can_pay(hand: dict[str, int], price: int, power: str | None = None) -> bool:
    empire = CATALOGUE.cards[power].empire if power else "babylon"
    state = build_state({"hands": {empire: hand}})
    return bool(Purse(CATALOGUE, state.players[seat_of(empire)]).ways(price))


def ask_card_price(owned: int) -> int:
    return CATALOGUE.card_price(owned)


# ---------------------------------------------------------------------- trade
def chain(offers: dict[str, dict[str, int]], starter: str) -> MareState:
    """The chain before its first take; nobody owns anything but his offer."""
    state = build_state({"hands": offers}, turn=starter, step="take")
    state.titles["trade"] = state.starter = state.taker = seat_of(starter)
    for player in state.players:
        state.offers.append(dict(player.hand))
        player.hand = {}
    state.stage, state.value = "chain", 1
    return state


def ask_trade(offers: dict[str, dict[str, int]], starter: str, picks: list[list[str]]) -> dict[str, Any]:
    state = chain(offers, starter)
    for index, (taker, victim, resource) in enumerate(picks):
        move = Take(seat_of(victim), resource)
        if state.taker != seat_of(taker) or move not in trade.take_moves(state):
            return {"illegal_at": index}
        trade.take(state, state.taker, move)
    targets = names(trade.targets(state))
    short = trade.short_of_one(state) if not targets else NOBODY
    return {
        "over": not targets,
        "next": EMPIRES[state.taker] if targets else None,
        "targets": targets,
        "leftover": {EMPIRES[seat]: sum(offer.values()) for seat, offer in enumerate(state.offers) if offer},
        "compensation": [EMPIRES[state.starter], EMPIRES[short]] if short != NOBODY else None,
    }


# ---------------------------------------------------------------------- battles
def ask_battle(kind: str, attacker: dict[str, Any], defender: dict[str, Any]) -> dict[str, Any]:
    """A battle in Garamantia or on Mare Ionium, really fought with these dice."""
    sides = {"attacker": attacker, "defender": defender}
    empires = {name: _empire(side, name) for name, side in sides.items()}
    units = {
        empires[name]: {"legion": side.get("legions", 0), "fortress": side.get("fortress", 0)}
        for name, side in sides.items()
    }
    cards = {
        empires[name]: list(dict.fromkeys([CATALOGUE.starting_hero[empires[name]], *side.get("mods", ())]))
        for name, side in sides.items()
    }
    controller = next((empires[name] for name, side in sides.items() if side.get("controls")), None)
    given: dict[str, Any] = {"cards": cards}
    if kind == "sea":
        given["seas"] = {"mare_ionium": {empires[name]: side["triremes"] for name, side in sides.items()}}
    else:
        given["provinces"] = {"garamantia": {"control": controller, "units": units}}
    state = build_state(given, turn=empires["attacker"], step="attack" if kind == "sea" else "fight")
    loaded(state, *attacker["dice"], *defender["dice"])
    enemy = seat_of(empires["defender"])
    move = Attack("mare_ionium", enemy) if kind == "sea" else Fight("garamantia", enemy)
    events = play(state, move)
    while "losses" in [choice.kind for choice in state.pending]:
        events += play(state, GAME.default_move(state, GAME.to_move(state)[0]))
    return _told_about(state, kind, sides, empires, events)


def _empire(side: dict[str, Any], name: str) -> str:
    heroes = [CATALOGUE.cards[card].empire for card in side.get("mods", ())]
    return next(filter(None, heroes), {"attacker": "babylon", "defender": "egypt"}[name])


def _told_about(
    state: MareState, kind: str, sides: dict[str, Any], empires: dict[str, str], events: list[Any]
) -> dict[str, Any]:
    """Totals and hits as they were told; the hits suffered are what is missing on the map, where units were left to lose."""
    found: dict[str, Any] = {}
    totals = dict(zip(("attacker", "defender"), told(events, "total"), strict=True))
    for name, side in sides.items():
        seat = seat_of(empires[name])
        before = sum(side.get(unit, 0) for unit in ("legions", "fortress", "triremes"))
        if kind == "sea":
            after = state.seas["mare_ionium"][seat]
        else:
            province = state.provinces["garamantia"]
            after = province.legions[seat] + province.fortresses[seat]
        enemy = totals["defender" if name == "attacker" else "attacker"]["count"]
        suffered = before - after if after else max(before, enemy - (1 if side.get("fortress") else 0))
        found[name] = {"total": totals[name]["total"], "scored": totals[name]["count"], "suffered": suffered}
    assert ("contested" in kinds_of(events)) == (kind == "land" and all(_left(state, empires[name]) for name in sides))
    return found


def _left(state: MareState, empire: str) -> bool:
    province = state.provinces["garamantia"]
    return province.legions[seat_of(empire)] + province.fortresses[seat_of(empire)] > 0


# ---------------------------------------------------------------------- titles and victory
def ask_leader(values: dict[str, int], current: str) -> dict[str, Any]:
    """The trade track with these values: as many caravan spaces and markets are built on."""
    spaces = [
        (name, spot)
        for name in CATALOGUE.provinces
        for spot, space in CATALOGUE.spaces[name].items()
        if space.building in ("caravan", "market")
    ]
    state = build_state({"titles": {"trade": current}}, turn=current, step="crown")
    for empire, value in values.items():
        home = next(
            name
            for name, _ in spaces
            if state.provinces[name].controller in (NOBODY, seat_of(empire)) and not state.provinces[name].buildings
        )
        while value:
            state.provinces[home].controller = seat_of(empire)
            free = [spot for name, spot in spaces if name == home][:value]
            state.provinces[home].buildings = sorted(free)
            value -= len(free)
            home = next((name for name, _ in spaces if state.provinces[name].controller == NOBODY), "")
    state.pending, state.stage = [], "trade"
    best = names(tied(CATALOGUE, state, "trade"))
    go_on(CATALOGUE, state)
    asked = next((EMPIRES[choice.seat] for choice in state.pending if choice.about == "trade"), None)
    return {"tied": best, "decider": asked, "leader": None if asked else EMPIRES[state.titles["trade"]]}


def ask_track_display(value: int) -> list[Any]:
    length = CATALOGUE.numbers.track_length
    return [value - length, True] if value > length else [value, False]


def ask_build_winners(leader: str, builds: list[list[str]], perseus: str = "") -> list[str]:
    """Phase 3 with these purchases, really paid; everybody else holds nothing."""
    state = build_state({"titles": {"culture": leader}}, turn=builds[0][0])
    fifth = iter(card for card in list(state.display) if not CATALOGUE.cards[card].power.copies)
    wanted: list[tuple[int, str]] = []
    for empire, what in builds:
        player = state.players[seat_of(empire)]
        if what == "fifth":
            player.cards += [next(fifth) for _ in range(3)]
            state.display = [card for card in state.display if card not in player.cards]
            give(state, empire, "coin", 10)
        else:
            for good in GOODS[:12]:
                give(state, empire, good)
        wanted.append((seat_of(empire), what))
    for seat, what in wanted:
        if state.finished:
            break
        card = next(card for card in state.display if not CATALOGUE.cards[card].power.copies)
        if EMPIRES[seat] == perseus:
            buy(
                CATALOGUE,
                state,
                seat,
                BuildPyramids("goods") if what == "pyramids" else Recruit(card, "coins"),
                at_once=True,
            )
            continue
        state.active, state.stage, state.pending = seat, "build", [Choice(seat, "build")]
        play(state, BuildPyramids("goods") if what == "pyramids" else Recruit(card, "coins"))
        if not state.finished:
            play(state, Done())
    assert state.finished == "R11.1"
    return names(state.winners)


def ask_zeus_targets(opponents: list[str], named: str | None) -> list[str]:
    state = build_state({}, turn="greece", step="peace")
    state.named = seat_of(named or "")
    return [
        name for name in names([move.opponent for move in peace_moves(state, seat_of("greece"))]) if name in opponents
    ]


CHECKS: dict[str, Callable[..., Any]] = {
    name.removeprefix("ask_"): function for name, function in list(globals().items()) if name.startswith("ask_")
}
