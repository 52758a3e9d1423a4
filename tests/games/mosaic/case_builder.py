"""The notation of cases.json made into states and moves: given → state, when → moves, then → what differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from games.base import Move
from games.core.data import read_data
from games.core.rng import Rng
from games.mosaic.actions import wonder_cost
from games.mosaic.board import controller, influence
from games.mosaic.catalogue import Catalogue
from games.mosaic.empire_scoring import government_points, region_points, score, scoring_influence
from games.mosaic.ending import turns_left
from games.mosaic.game import Mosaic
from games.mosaic.moves import (
    Benefits,
    Build,
    BuildWonder,
    Claim,
    Clear,
    Deploy,
    Exchange,
    Govern,
    March,
    Peek,
    Plunder,
    Populate,
    Raise,
    Recruit,
    Research,
    Site,
    Skip,
    StartingCity,
    Strike,
    TakeOver,
    TaxTariff,
    Transfer,
    TurnUp,
    Work,
)
from games.mosaic.redaction import cards_seen
from games.mosaic.scoring import points, unrest
from games.mosaic.setup import new_player
from games.mosaic.state import NO_CARD, SCHEMA, SEEN, UNITS, Choice, MosaicState, Piece
from tests.games.kept import read_cases

GAME = Mosaic(read_data("mosaic"))
NAMES = "ABCDEF"
OFFERS = {
    "build": "build_cards",
    "population": "population_cards",
    "tax_tariff": "tax_tariff_cards",
    "technology": "technologies",
}
PLURALS = {"cities": "city", "port_cities": "port_city", "farms": "farm", "manufactories": "manufactory"}
# Wonders that bring nothing to a seat without Cities, units, Population and trade goods.
WORTHLESS = (
    "wonder_colossus",
    "wonder_temple_artemis",
    "wonder_stonehenge",
    "wonder_hanging_gardens",
    "wonder_lighthouse_alexandria",
)
QUERIES = frozenset(
    {
        "score_region",
        "empire_scoring",
        "government_scoring",
        "control",
        "wonder_cost",
        "unrest_penalty",
        "final_scoring",
        "winner",
        "setup",
    }
)


def catalogue_of(state: MosaicState) -> Catalogue:
    """The look-ups for the edition of a state."""
    return GAME.catalogues[state.edition]


# ------------------------------------------------------------------ given → state
def build_state(given: dict[str, Any], when: dict[str, Any] | None = None) -> MosaicState:
    """The state a case starts from: the turn of the player whose action it is; every card is somewhere, none twice."""
    when = when or {}
    seats, edition = given["player_count"], given.get("edition", "pl")
    catalogue = GAME.catalogues[edition]
    seat = given["turn_seat"] - 1 if "turn_seat" in given else NAMES.index(when.get("player", "A"))
    regions = [name for name, region in catalogue.regions.items() if seats in region.in_play_at_players]
    state = MosaicState(
        schema=SCHEMA,
        seats=seats,
        rng=Rng("case"),
        edition=edition,
        phase="rounds",
        step="turn",
        pending=[Choice(seat, "turn")],
        round=5,
        turn=20,
        active=seat,
        actions=1,
        regions=regions,
        tokens=dict(sorted(given.get("map_tokens", {}).items())),
        loyal={region: NAMES.index(name) for region, name in given.get("loyalty", {}).items()},
        holding=given.get("holding", 0),
        scorings=given.get("scorings_done", 0),
        players=[new_player(catalogue, regions) for _ in range(seats)],
    )
    for name, own in given.get("players", {}).items():
        _player(catalogue, state, NAMES.index(name), own)
    for row in given.get("final", []):
        _final_row(catalogue, state, row)
    _tiles(catalogue, state, given)
    _cards(catalogue, state, given)
    for name, own in given.get("players", {}).items():
        _unrest(catalogue, state, NAMES.index(name), own.get("unrest", 0))
    if given.get("end_triggered"):
        state.triggered = "R9.1b"
        state.last_round = state.round + (0 if given.get("final_round") else 1)
    _moment(state, seat, when.get("action", ""))
    return state


def state_of(position: dict[str, Any]) -> MosaicState:
    """A fixed position: the number of a ``case``."""
    (case,) = [case for case in read_cases(GAME.slug) if case["id"] == position["case"]]
    return build_state(case["given"], case["when"])


def _player(catalogue: Catalogue, state: MosaicState, seat: int, own: dict[str, Any]) -> None:
    player = state.players[seat]
    player.leader = own.get("leader", "")
    player.population = own.get("population", 0)
    player.productions |= own.get("production", {})
    player.resources |= own.get("resources", {})
    player.symbols |= own.get("pillars", {})
    player.goods = dict(sorted(own.get("goods", {}).items()))
    player.technologies = list(own.get("technologies", []))
    player.bought = sorted(own.get("face_down", []))
    player.build_cards = list(own.get("build_cards", []))
    player.wonders = dict(own.get("wonders", {}))
    player.golden_ages = list(own.get("golden_ages", []))
    player.achievements = list(own.get("achievements", []))
    player.government = own.get("government") or ""
    player.cleared = list(own.get("clear_used", []))
    player.multiplier = own.get("pending", {}).get("next_population_card_multiplier", 1)
    player.points["regions"] = own.get("vp", 0)
    if pillar := own.get("great_library_pillar"):
        (effect,) = [e for e in catalogue.effects["wonder_great_library"] if e.take_pillars]
        player.symbols[pillar] += effect.take_pillars.count
    if own.get("once_used"):
        player.used[player.leader] = 1
    for region, numbers in own.get("units", {}).items():
        player.units[region] = [numbers.get(kind, 0) for kind in UNITS]
    for plural, kind in PLURALS.items():
        state.pieces |= {place: Piece(seat, kind) for place in own.get(plural, [])}
    state.pieces |= {place: Piece(seat, wonder) for wonder, place in player.wonders.items()}


def _final_row(catalogue: Catalogue, state: MosaicState, row: dict[str, Any]) -> None:
    """A seat that will have that many points in all: Wonders without points of their own stand where they bring none."""
    seat = NAMES.index(row["player"])
    player = state.players[seat]
    taken = {wonder for other in state.players for wonder in other.wonders}
    plain = [wonder for wonder in WORTHLESS if wonder not in taken]
    for wonder in plain[: row["wonders"]]:
        place = next(place for place in sorted(catalogue.hexes_of["egypt"]) if place not in state.pieces)
        player.wonders[wonder] = place
        state.pieces[place] = Piece(seat, wonder)
    player.population = 0
    player.resources["money"] = row["money"]
    player.points["regions"] = row["vp"]


def _tiles(catalogue: Catalogue, state: MosaicState, given: dict[str, Any]) -> None:
    """What is not in front of a seat lies open, unless the case says what does."""
    players, last = state.players, state.players[-1]
    left = given.get("sets_left")
    if left is not None:
        _use_up(catalogue, state, left)
    taken = {name for player in players for name in (*player.wonders, *player.golden_ages, *player.achievements)}
    taken |= {player.leader for player in players} | {player.government for player in players}
    state.leaders = [name for name in catalogue.leaders if name not in taken]
    state.wonders = [name for name in catalogue.wonders if name not in taken]
    golden = [name for name in catalogue.golden_ages if name not in taken]
    state.golden_ages = [name for name in golden if name in given.get("golden_ages_available", golden)]
    last.golden_ages += [name for name in golden if name not in state.golden_ages]
    goals = [name for name in catalogue.achievements if name not in taken]
    state.achievements = [name for name in goals if name in given.get("achievements_available", goals)]
    if left is not None:
        state.achievements = state.achievements[: left["achievements"]]
    state.achievements_out = [name for name in goals if name not in state.achievements]
    offices = [name for name in catalogue.governments if name not in taken]
    state.governments = [name for name in offices if name in given.get("governments_available", offices)]


def _use_up(catalogue: Catalogue, state: MosaicState, left: dict[str, int]) -> None:
    """Seat A has taken Wonders and Golden Ages until only so many are left."""
    owner = state.players[0]
    places = sorted(catalogue.hexes_of["italia"])
    for wonder, place in list(zip(catalogue.wonders, places, strict=False))[left["wonders"] :]:
        owner.wonders[wonder] = place
        state.pieces[place] = Piece(0, wonder)
    owner.golden_ages = list(catalogue.golden_ages)[left["golden_ages"] :]
    # What the last Achievement asks for: the active seat is rich.
    state.players[state.active].resources["money"] = 60


def _cards(catalogue: Catalogue, state: MosaicState, given: dict[str, Any]) -> None:
    """Offers and decks as given, the rest below; a deck given card by card holds nothing else."""
    for word, deck in OFFERS.items():
        state.offers[deck] = list(given.get(f"{word}_offer", []))
    for word, deck in OFFERS.items():
        scoring = catalogue.scoring_card_of[deck]
        rest = Counter(catalogue.cards_of(deck))
        rest.subtract(cards_seen(state, deck))
        cards = sorted((+rest).elements())
        order, number = given.get(f"{word}_deck_order"), given.get(f"{word}_deck")
        if order is not None or number is not None:
            chosen = order if order is not None else cards[:number]
            state.decks[deck] = list(chosen)
            state.box[deck] = sorted((Counter(cards) - Counter(chosen)).elements())
            state.discards.append(scoring)
            continue
        first = given.get(f"{word}_top") == scoring
        state.decks[deck] = [scoring, *cards] if first else [*cards, scoring]
        state.spans[deck] = [0, len(cards)]


def _unrest(catalogue: Catalogue, state: MosaicState, seat: int, number: int) -> None:
    """R10.8: Tax & Tariff cards from the deck that carry so much Unrest together."""
    deck = state.decks["tax_tariff_cards"]
    cards = [card for card in deck if card in catalogue.tax_tariff_cards]
    for card in sorted(cards, key=lambda card: -catalogue.tax_tariff_cards[card].unrest):
        worth = catalogue.tax_tariff_cards[card].unrest
        if worth <= number:
            number -= worth
            deck.remove(card)
            state.players[seat].tax_tariff_cards.append(card)
    if "tax_tariff_cards" in state.spans:
        state.spans["tax_tariff_cards"] = [0, len(deck)]
    assert number == 0


def _moment(state: MosaicState, seat: int, action: str) -> None:
    """Setup decisions are made at their own time."""
    if action == "place_starting_city":
        state.phase, state.step, state.round, state.turn, state.actions = "cities", "start", 0, 0, 0
    elif action == "leader_setup":
        state.phase, state.step, state.round, state.turn, state.actions = "benefits", "benefits", 0, 0, 0
    elif action == "reveal_empire_scoring":
        # A Government tile clears the Population offer, and the Empire Scoring card comes up.
        player = state.players[seat]
        player.government = "gov_tyranny"
        state.governments.remove("gov_tyranny")
        deck = state.decks["population_cards"]
        scoring = deck.pop()
        state.offers["population_cards"] = [deck.pop(), deck.pop()]
        deck.insert(0, scoring)
        state.spans["population_cards"] = [0, len(deck) - 1]
        return
    state.pending = [Choice(seat, state.step)]


# ------------------------------------------------------------------ when → moves
def moves_of(case: dict[str, Any], state: MosaicState) -> Iterator[tuple[int, Move]]:
    """The moves of a case, one by one while the caller plays them; what a card asks for is answered from the case."""
    when, seat = case["when"], state.active
    yield from ((seat, move) for move in _first_moves(when, state))
    answers = _answers(when, state)
    while state.pending and state.pending[0].kind not in ("turn", "benefits", "start", "military"):
        kind, owner = state.pending[0].kind, state.pending[0].seat
        fitting = next((move for move in answers if move.kind == kind), None)
        if fitting is not None:
            answers.remove(fitting)
        yield owner, fitting or Skip()
    # What the cards did not ask for any more is tried all the same.
    yield from ((seat, move) for move in answers)


def _first_moves(when: dict[str, Any], state: MosaicState) -> list[Move]:
    catalogue = catalogue_of(state)
    match when["action"]:
        case "work":
            return [Work(when["resource"])]
        case "population":
            return [Populate(when["card"] or NO_CARD, "own")]
        case "build":
            card = when.get("card")
            piece = catalogue.build_cards[card].kind if card else when["what"]
            return [Build(card or NO_CARD, piece, "own")]
        case "wonder":
            return [BuildWonder(when["tile"], "own")]
        case "tax_tariff":
            return [TaxTariff(when["card"])]
        case "military":
            recruits = [Recruit(row["kind"], row["region"]) for row in when["recruit"] for _ in range(row["n"])]
            marches = [
                March(row["kind"], row["source"], row["target"]) for row in when["move"] for _ in range(row["n"])
            ]
            return [*recruits, *marches]
        case "government":
            return [Govern(when["tile"], "own")]
        case "play_technology":
            return [TurnUp(when["card"])]
        case "claim":
            return [Claim(tile) for tile in when["tiles"]]
        case "clear_offer":
            return [Clear(OFFERS[when["offer"]])]
        case "priestess":
            return [TakeOver(when["target"])]
        case "magistrate":
            return [Exchange(when["resource"])]
        case "place_starting_city":
            return [StartingCity(when["hex"])]
        case "republic_take_seen":
            return [Peek(OFFERS[when["deck"]]), Research(SEEN, False, "own")]
        case "technology":
            return [Research(when["card"], when["face_up"], "own")]
        case "leader_setup":
            return [Benefits()]
        case "reveal_empire_scoring":
            return [Clear("population_cards")]
        case "take_last_tile":
            return [Claim(state.achievements[0])]
    raise ValueError(f"unknown action {when}")


def _answers(when: dict[str, Any], state: MosaicState) -> list[Move]:
    """What the case says about choices, as moves."""
    answers: list[Move] = []
    for row in when.get("place", []):
        answers += [Deploy(row["kind"], row["region"])] * row["n"]
    for row in when.get("eliminate", []):
        answers += [Strike(NAMES.index(row["owner"]), row["region"], row["kind"])] * row["n"]
    if row := when.get("transfer"):
        answers.append(Transfer(row["source"], row["target"], row["amount"]))
    if row := when.get("gain"):
        answers.append(Plunder(row.get("stone", 0), row.get("food", 0), row.get("ideas", 0), row.get("money", 0)))
    if "choice" in when:
        answers.append(Raise(when["choice"]))
    if when["action"] == "play_technology" and "region" in when:
        answers.append(Deploy("infantry", when["region"]))
    if "hex" in when and when["action"] != "place_starting_city":
        answers.append(Site(_piece(when, state), when["hex"]))
    return answers


def _piece(when: dict[str, Any], state: MosaicState) -> str:
    catalogue = catalogue_of(state)
    if when["action"] == "wonder":
        return when["tile"]
    if when["action"] == "build":
        return catalogue.build_cards[when["card"]].kind if when.get("card") else when["what"]
    (build,) = [effect.free_build for effect in catalogue.effects[when["card"]] if effect.free_build]
    return when.get("what", build.what)


# ------------------------------------------------------------------ then → what differs
def answer(case: dict[str, Any], state: MosaicState) -> dict[str, Any]:
    """What the rules say to a case that only asks."""
    when, catalogue = case["when"], catalogue_of(state)
    named = [name for name in NAMES[: state.seats] if name in case["given"].get("players", NAMES)]
    seats = [(name, NAMES.index(name)) for name in named]
    match when["action"]:
        case "score_region":
            values = scoring_influence(catalogue, state)[when["region"]]
            got = region_points(catalogue, state, when["region"], values)
            return {
                "influence": {name: values[seat] for name, seat in seats},
                "vp": {name: got[seat] for name, seat in seats},
            }
        case "empire_scoring":
            state.due = 1
            score(catalogue, state, unasked=False)
            return {"vp": {name: sum(state.players[seat].points.values()) for name, seat in seats}}
        case "government_scoring":
            values = scoring_influence(catalogue, state)
            return {
                "vp": {
                    name: government_points(catalogue, state, seat, state.players[seat].government, values)
                    for name, seat in seats
                }
            }
        case "control":
            owner = controller(influence(catalogue, state)[when["region"]])
            return {"controller": None if owner is None else NAMES[owner]}
        case "wonder_cost":
            (wonder, *_) = state.wonders
            return {"cost": {name: wonder_cost(catalogue, state, seat, wonder) for name, seat in seats}}
        case "unrest_penalty":
            seat = NAMES.index(when["player"])
            return {"vp": {when["player"]: points(catalogue, state, seat)["unrest"]}}
        case "final_scoring":
            seat = NAMES.index(when["player"])
            return {"vp": {when["player"]: sum(points(catalogue, state, seat).values())}}
        case "winner":
            state.finished, state.pending = "R9.1a", []
            outcome = GAME.outcome(state)
            assert outcome is not None
            return {"winner": [NAMES[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]}
    raise ValueError(f"unknown question {when}")


def view(state: MosaicState) -> dict[str, Any]:
    """The state in the notation of the cases."""
    catalogue = catalogue_of(state)
    found: dict[str, Any] = {
        "holding": state.holding,
        "map_tokens": dict(state.tokens),
        "governments_available": state.governments,
        "golden_ages_available": state.golden_ages,
        "achievements_available": state.achievements,
    }
    for word, deck in OFFERS.items():
        found[f"{word}_offer"], found[f"{word}_deck_order"] = state.offers[deck], state.decks[deck]
    for seat, player in enumerate(state.players):
        own: dict[str, Any] = {
            "resources": player.resources,
            "production": player.productions,
            "population": player.population,
            "pillars": {name: number for name, number in player.symbols.items() if number},
            "goods": player.goods,
            "technologies": player.technologies,
            "face_down": player.face_down,
            "build_cards": player.build_cards,
            "wonders": player.wonders,
            "golden_ages": player.golden_ages,
            "achievements": player.achievements,
            "government": player.government,
            "clear_used": player.cleared,
            "unrest": unrest(catalogue, player),
            "units": {region: dict(zip(UNITS, numbers, strict=True)) for region, numbers in player.units.items()},
        }
        for plural, kind in PLURALS.items():
            own[plural] = [place for place, piece in state.pieces.items() if (piece.seat, piece.kind) == (seat, kind)]
        found[NAMES[seat]] = own
    return found


def differences(case: dict[str, Any], state: MosaicState) -> list[str]:
    """Every value of the case's ``then`` that the state does not show."""
    seen, wrong = view(state), list[str]()
    for path, want in case["then"].get("state", {}).items():
        got: Any = seen
        for part in path.split("."):
            got = got.get(part) if isinstance(got, dict) else None
        if got != want:
            wrong.append(f"{path}: {got!r} instead of {want!r}")
    flow = {
        "scorings_done": state.scorings,
        "end_triggered": bool(state.triggered),
        "turns_left_after_this": turns_left(state),
    }
    wrong += [f"{key}: {got!r}" for key, got in flow.items() if key in case["then"] and case["then"][key] != got]
    return wrong
