"""R5: the eight Actions – which are possible, how they begin, and what each of them does; Technologies: ``technologies``."""

from __future__ import annotations

from games.core.events import Event
from games.mosaic.board import cities
from games.mosaic.building import (
    fire,
    has_settlement_site,
    has_wonder_site,
    put_up,
    settlement_sites,
    wonder_sites,
)
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import effect_tasks
from games.mosaic.ending import check_sets
from games.mosaic.holdings import changed, gain, held, own_symbols, raise_productions, unique_goods
from games.mosaic.moves import (
    Build,
    BuildWonder,
    Govern,
    Pay,
    Populate,
    Site,
    TaxTariff,
    Work,
)
from games.mosaic.offers import actual, offered, take, take_card, used_up
from games.mosaic.payment import (
    CHOOSE,
    affordable,
    next_resource,
    pay,
    payments,
    ways_to_pay,
)
from games.mosaic.state import GOODS_TO_WORK_FOR, NO_CARD, SETTLEMENTS, Begun, Choice, MosaicState
from games.mosaic.technologies import requirement_met, research, technology_cost

PROJECT = "project"


# ---------------------------------------------------------------------- R5.1 Work
def work_moves() -> list[Work]:
    """R5.1: Work is always possible; sorted."""
    return [Work(resource) for resource in GOODS_TO_WORK_FOR]


def work(catalogue: Catalogue, state: MosaicState, seat: int, move: Work) -> list[Event]:
    """R5.1: Population + production. An Action that was begun is dropped, nothing was paid for it."""
    state.begun = None
    player = state.players[seat]
    amount = player.population + player.productions[move.resource]
    player.resources[move.resource] += amount
    events = [Event("worked", seat, changed(player.resources[move.resource], amount, resource=move.resource))]
    return events + fire(catalogue, state, seat, f"own_work_{move.resource}")


# ---------------------------------------------------------------------- R5.2 Population
def population_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Populate]:
    """R5.2: each offered card that can be paid, or the fallback when there are none; sorted."""
    player = state.players[seat]
    cards = [NO_CARD] if used_up(state, "population_cards") else offered(state, "population_cards")
    return [
        Populate(card, way)
        for card in cards
        if affordable(catalogue, player, cost := population_cost(catalogue, state, card))
        for way in ways_to_pay(catalogue, player, cost)
    ]


def population_cost(catalogue: Catalogue, state: MosaicState, card: str) -> dict[str, int]:
    """R5.2: the Food printed on the card."""
    name = catalogue.population_fallback if card == NO_CARD else actual(state, "population_cards", card)
    return catalogue.population_cards[name].cost


def _grow(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun) -> list[Event]:
    """R5.2, R11: Flood Agriculture doubles what the card prints, the Farmer adds to it afterwards."""
    player = state.players[seat]
    if begun.card == NO_CARD:
        return gain(state, seat, catalogue.population_cards[catalogue.population_fallback].gain, NO_CARD)
    card = actual(state, "population_cards", begun.card)
    take(state, seat, "population_cards", begun.card)
    state.discards.append(card)
    factor, player.multiplier = player.multiplier, 1
    bonus = sum(effect.population_card_bonus for effect in held(catalogue, player))
    number = catalogue.population_cards[card].gain["population"] * factor + bonus
    player.population += number
    facts = changed(player.population, number, card=card, leader=player.leader)
    return [Event("grown", seat, {**facts, "factor": factor, "bonus": bonus})]


# ---------------------------------------------------------------------- R5.3 Build
def build_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Build]:
    """R5.3: each offered card and each kind of Settlement without one, where it can be paid and placed; sorted."""
    player = state.players[seat]
    placeable: dict[str, bool] = {}  # only of what can be paid, which is little
    found: list[Build] = []
    for card in sorted([NO_CARD, *offered(state, "build_cards")]):
        for piece in sorted(SETTLEMENTS) if card == NO_CARD else [piece_of(catalogue, state, card)]:
            cost = build_cost(catalogue, state, card, piece)
            if not affordable(catalogue, player, cost):
                continue
            if piece not in placeable:
                placeable[piece] = piece not in SETTLEMENTS or has_settlement_site(catalogue, state, seat, piece)
            if placeable[piece]:
                found += [Build(card, piece, way) for way in ways_to_pay(catalogue, player, cost)]
    return found


def piece_of(catalogue: Catalogue, state: MosaicState, card: str) -> str:
    """R5.3: what a Build card places, "project" for a Project."""
    return catalogue.build_cards[actual(state, "build_cards", card)].kind


def build_cost(catalogue: Catalogue, state: MosaicState, card: str, piece: str) -> dict[str, int]:
    """R5.3: what building with the card, or the piece without one, costs."""
    if card == NO_CARD:
        return catalogue.numbers.costs[piece]
    return catalogue.build_cards[actual(state, "build_cards", card)].cost


def _build(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun, place: str) -> list[Event]:
    """R5.3: piece, token, Holding Area, triggers; then the card with its bonus; the offer is refilled last."""
    events = [] if begun.piece == PROJECT else put_up(catalogue, state, seat, begun.piece, place)
    if begun.card == NO_CARD:
        return events
    card = actual(state, "build_cards", begun.card)
    due = take_card(state, seat, "build_cards", begun.card)
    state.players[seat].build_cards.append(card)
    own_symbols(catalogue, state, seat, card)
    events.append(Event("build-card", seat, {"card": card}))
    state.queue[:0] = [*effect_tasks(catalogue, seat, card, place=place), *([due] if due else [])]
    return events


# ---------------------------------------------------------------------- R5.4 Wonder
def wonder_cost(catalogue: Catalogue, state: MosaicState, seat: int, wonder: str) -> dict[str, int]:
    """R5.4: dearer by a step for every Wonder that the seat has."""
    entry, owned = catalogue.wonders[wonder], len(state.players[seat].wonders)
    if not owned:
        return entry.base_cost
    return {what: need + owned * entry.cost_step.get(what, 0) for what, need in entry.base_cost.items()}


def wonder_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[BuildWonder]:
    """R5.4: each Wonder that can be paid and placed; sorted."""
    player = state.players[seat]
    return [
        BuildWonder(wonder, way)
        for wonder in sorted(state.wonders)
        if affordable(catalogue, player, cost := wonder_cost(catalogue, state, seat, wonder))
        and has_wonder_site(catalogue, state, seat, wonder)
        for way in ways_to_pay(catalogue, player, cost)
    ]


def _wonder(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun, place: str) -> list[Event]:
    """R5.4: the Wonder stands and its tile lies in front of the seat."""
    state.wonders.remove(begun.card)
    state.players[seat].wonders[begun.card] = place
    events = put_up(catalogue, state, seat, begun.card, place)
    state.queue[:0] = effect_tasks(catalogue, seat, begun.card, place=place)
    return events + check_sets(catalogue, state)


# ---------------------------------------------------------------------- R5.6 Tax & Tariff
def tax_tariff_moves(catalogue: Catalogue, state: MosaicState) -> list[TaxTariff]:
    """R5.6: each offered card, or Tax and Tariff without a card when there are none; sorted."""
    if used_up(state, "tax_tariff_cards"):
        return [TaxTariff(card) for card in catalogue.tax_tariff_fallbacks]
    return [TaxTariff(card) for card in offered(state, "tax_tariff_cards")]


def tax_tariff(catalogue: Catalogue, state: MosaicState, seat: int, move: TaxTariff) -> list[Event]:
    """R5.6, R4.11: Money by the card and from the Holding Area."""
    card = actual(state, "tax_tariff_cards", move.card)
    entry = catalogue.tax_tariff_cards[card]
    income = tax_tariff_income(catalogue, state, seat, card)
    taken, state.holding = state.holding, 0
    money = state.players[seat].resources
    money["money"] += income
    calm = card in catalogue.tax_tariff_fallbacks or not entry.unrest
    uneasy = {} if calm else {"uneasy": {"count": entry.unrest}}
    events = [Event(f"{entry.kind}-taken", seat, changed(money["money"], income, card=card, **uneasy))]
    if taken:
        money["money"] += taken
        events.append(Event("holding-taken", seat, changed(money["money"], taken)))
    if card not in catalogue.tax_tariff_fallbacks:
        take(state, seat, "tax_tariff_cards", move.card)
        state.players[seat].tax_tariff_cards.append(card)
        if entry.kind == "tax":
            events += fire(catalogue, state, seat, "own_tax_card")
    return events


def tax_tariff_income(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> int:
    """R5.6: what a card brings to the seat, the Holding Area left out."""
    counted = tax_tariff_counts(catalogue, state, seat)
    return sum(factor * counted[what] for what, factor in catalogue.tax_tariff_cards[card].coeff.items())


def tax_tariff_counts(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """R5.6: what the seat has of all that such cards count."""
    player = state.players[seat]
    return {
        "population": player.population,
        "government_symbols": player.symbols["government"],
        "tax_production": player.productions["tax"],
        "unique_goods": unique_goods(catalogue, player),
        "cities": len(cities(state, seat)),
        "tariff_production": player.productions["tariff"],
    }


# ---------------------------------------------------------------------- R5.8 Government
def government_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Govern]:
    """R5.8: each available Government whose symbols the seat has and that it can pay; sorted."""
    player = state.players[seat]
    return [
        Govern(name, way)
        for name in sorted(state.governments)
        if affordable(catalogue, player, cost := catalogue.governments[name].cost)
        and may_govern(catalogue, state, seat, name)
        for way in ways_to_pay(catalogue, player, cost)
    ]


def may_govern(catalogue: Catalogue, state: MosaicState, seat: int, name: str) -> bool:
    """R5.8, R4.4: whether the seat has the symbols, or need not have them."""
    if requirement_met(state, seat, catalogue.governments[name].requirement):
        return True
    return any(effect.waive_government_requirements for effect in held(catalogue, state.players[seat]))


def _govern(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun) -> list[Event]:
    """R5.8: the old tile goes back with its bonus, the new one comes."""
    player, events = state.players[seat], list[Event]()
    if player.government:
        old = player.government
        state.governments = [name for name in catalogue.governments if name in (*state.governments, old)]
        events.append(Event("government-left", seat, {"government": old}))
        events += _standing_bonus(catalogue, state, seat, old, -1)
    player.government = begun.card
    state.governments.remove(begun.card)
    events.append(Event("government-taken", seat, {"government": begun.card}))
    return events + _standing_bonus(catalogue, state, seat, begun.card, 1)


def _standing_bonus(catalogue: Catalogue, state: MosaicState, seat: int, name: str, sign: int) -> list[Event]:
    events: list[Event] = []
    for _, effect in catalogue.effects_when(name, "held"):
        events += raise_productions(
            state, seat, {what: sign * number for what, number in effect.production.items()}, name
        )
    return events


# ---------------------------------------------------------------------- from the beginning to the end of an Action
def begin(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun, way: str) -> list[Event]:
    """An Action is announced: ask for the split of the payment and the hex where that is needed, else carry it out."""
    state.begun = begun
    begun.choosing = way == CHOOSE
    return _go_on(catalogue, state, seat)


def _go_on(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Event]:
    begun = state.begun
    assert begun is not None
    if begun.choosing and next_resource(begun_cost(catalogue, state, seat), begun.money):
        state.pending = [Choice(seat, "pay")]
        return []
    if begun.kind == "wonder" or (begun.kind == "build" and begun.piece != PROJECT):
        state.pending = [Choice(seat, "site")]
        return []
    return _complete(catalogue, state, seat, "")


def begun_cost(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, int]:
    """What the announced Action costs."""
    begun = state.begun
    assert begun is not None
    match begun.kind:
        case "build":
            return build_cost(catalogue, state, begun.card, begun.piece)
        case "wonder":
            return wonder_cost(catalogue, state, seat, begun.card)
        case "technology":
            return technology_cost(catalogue)
        case "population":
            return population_cost(catalogue, state, begun.card)
        case "government":
            return catalogue.governments[begun.card].cost


def pay_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Pay]:
    """D26: the possible shares of Money; sorted."""
    assert state.begun is not None
    return payments(catalogue, state.players[seat], begun_cost(catalogue, state, seat), state.begun.money)


def choose_payment(catalogue: Catalogue, state: MosaicState, seat: int, move: Pay) -> list[Event]:
    """D26: remember the share and go on."""
    assert state.begun is not None
    state.begun.money[move.resource] = move.money
    return _go_on(catalogue, state, seat)


def site_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Site]:
    """R5.3, R5.4: the hexes for what was announced; sorted."""
    begun = state.begun
    assert begun is not None
    if begun.kind == "wonder":
        return [Site(begun.card, place) for place in wonder_sites(catalogue, state, seat, begun.card)]
    return [Site(begun.piece, place) for place in settlement_sites(catalogue, state, seat, begun.piece)]


def choose_site(catalogue: Catalogue, state: MosaicState, seat: int, move: Site) -> list[Event]:
    """R5.3, R5.4: the announced Action is carried out on a hex that is known to be legal."""
    return _complete(catalogue, state, seat, move.hex)


def _complete(catalogue: Catalogue, state: MosaicState, seat: int, place: str) -> list[Event]:
    begun = state.begun
    assert begun is not None
    cost = begun_cost(catalogue, state, seat)
    state.begun = None
    events = pay(catalogue, state, seat, cost, begun.money if begun.choosing else None)
    match begun.kind:
        case "build":
            return events + _build(catalogue, state, seat, begun, place)
        case "wonder":
            return events + _wonder(catalogue, state, seat, begun, place)
        case "technology":
            return events + research(catalogue, state, seat, begun)
        case "population":
            return events + _grow(catalogue, state, seat, begun)
        case "government":
            return events + _govern(catalogue, state, seat, begun)
