"""What a player of Mosaic may look for in his decision, each with a number for what it lacks; legal or not.

Payments are those with own resources, Technologies are turned up at once. Where everything of a kind is refused for the same
reason, because the Action was taken or there is no Money, the first stands for all. Nobody looks for what a card or tile gives that
he does not have.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from games.base import Move, awaited
from games.mosaic import actions, free_steps, technologies, units
from games.mosaic.board import city_regions
from games.mosaic.catalogue import Catalogue
from games.mosaic.moves import (
    Benefits,
    Build,
    BuildWonder,
    Claim,
    Clear,
    End,
    Exchange,
    Govern,
    March,
    Peek,
    Populate,
    Recruit,
    Research,
    Site,
    Strike,
    TakeOver,
    TaxTariff,
    TurnUp,
)
from games.mosaic.offers import actual, offered
from games.mosaic.payment import OWN, POPULATION, affordable, shortfall
from games.mosaic.state import (
    CITIES,
    DECKS,
    GOODS_TO_WORK_FOR,
    NO_CARD,
    SETTLEMENTS,
    UNITS,
    Choice,
    Deck,
    MosaicState,
    Player,
)

Found = Iterator[tuple[int, Move]]


def tried(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R2.14, R3.2, R3.3, R4.15, R5.3, R5.7: Actions and free steps, and what an Action asks for."""
    choice = awaited(state.pending, seat)
    if choice is None:
        return
    match choice.kind:
        case "turn":
            for found in (*_actions(catalogue, state, seat), *_military(catalogue, state, seat)):
                yield from found if state.actions else islice(found, 1)
            yield from _free_steps(catalogue, state, seat)
            yield 0, End()
        case "action":
            extra = catalogue.effects[choice.source][choice.index].extra_action
            if extra is not None and extra.kind != "work":
                for found in (*_actions(catalogue, state, seat), *_military(catalogue, state, seat)):
                    yield from found
        case "military":
            for found in _military(catalogue, state, seat):
                yield from found
        case "benefits":
            yield from ((0, move) for move in (Benefits(), End()))
            yield from _turned_up(catalogue, state, seat)
        case "site":
            yield from _sites(catalogue, state, seat)
        case "strike":
            yield from _strikes(catalogue, state, choice)
        case _:
            return


# ---------------------------------------------------------------------- R5.1 to R5.6, R5.8 Actions
def _actions(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Found]:
    player = state.players[seat]
    return [
        iter([(0, move) for move in actions.work_moves()]),
        _builds(catalogue, state, player),
        _technologies(catalogue, state, seat),
        _tax_tariff(catalogue, state),
        _populations(catalogue, state, player),
        _wonders(catalogue, state, seat),
        _governments(catalogue, state, seat),
    ]


def _dear(catalogue: Catalogue, player: Player, cost: Mapping[str, int]) -> int:
    """R4.1: the Money and Population that a seat lacks for a cost."""
    money = shortfall(player, cost) * catalogue.numbers.money_for_one - player.resources["money"]
    return max(0, money) + max(0, cost.get(POPULATION, 0) - player.population)


def _lacking(player: Player, needed: list[str]) -> int:
    """R4.4: how many symbols a seat lacks."""
    return sum(max(0, needed.count(pillar) - player.symbols[pillar]) for pillar in {*needed})


def _cards(state: MosaicState, deck: Deck) -> list[str]:
    """The cards on offer, "none" where there are none."""
    return offered(state, deck) or [NO_CARD]


def _builds(catalogue: Catalogue, state: MosaicState, player: Player) -> Found:
    """R5.3: every card on offer, every Settlement without one."""
    pieces = [(card, actions.piece_of(catalogue, state, card)) for card in offered(state, "build_cards")]
    for card, piece in [*pieces, *((NO_CARD, piece) for piece in SETTLEMENTS)]:
        cost = actions.build_cost(catalogue, state, card, piece)
        yield _dear(catalogue, player, cost), Build(card, piece, OWN)


def _technologies(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.5: every card on offer, face up; none as long as each can be taken, face down if not otherwise."""
    player = state.players[seat]
    choice = awaited(state.pending, seat)
    may_act = state.actions or (choice is not None and choice.kind == "action")
    if may_act and affordable(catalogue, player, technologies.technology_cost(catalogue)):
        return
    for card in offered(state, "technologies") or [*catalogue.technologies][:1]:
        needed = catalogue.technologies[actual(state, "technologies", card)].requirement
        yield _lacking(player, needed), Research(card, True, OWN)


def _tax_tariff(catalogue: Catalogue, state: MosaicState) -> Found:
    """R5.6: every card on offer, or one without a card."""
    cards = offered(state, "tax_tariff_cards") or catalogue.tax_tariff_fallbacks
    yield from ((0, TaxTariff(card)) for card in cards)


def _populations(catalogue: Catalogue, state: MosaicState, player: Player) -> Found:
    """R5.2: every card on offer, or one without a card."""
    for card in _cards(state, "population_cards"):
        cost = actions.population_cost(catalogue, state, card)
        yield _dear(catalogue, player, cost), Populate(card, OWN)


def _wonders(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.4: every Wonder that is left, or one that is gone."""
    for wonder in state.wonders or [*catalogue.wonders][:1]:
        cost = actions.wonder_cost(catalogue, state, seat, wonder)
        yield _dear(catalogue, state.players[seat], cost), BuildWonder(wonder, OWN)


def _governments(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.8: every Government that is left, or one that is gone."""
    player = state.players[seat]
    for name in state.governments or [*catalogue.governments][:1]:
        entry = catalogue.governments[name]
        yield _lacking(player, entry.requirement) + _dear(catalogue, player, entry.cost), Govern(name, OWN)


# ---------------------------------------------------------------------- R5.7 Military
def _military(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Found]:
    return [_recruits(catalogue, state, seat), _marches(catalogue, state, seat)]


def _recruits(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.7: units whose Technology the seat has in every region if they could be recruited, others in one."""
    possible = {move.unit for move in units.recruit_moves(catalogue, state, seat)}
    own = city_regions(catalogue, state, seat)
    regions = [*own, *(region for region in state.regions if region not in own)]
    for unit in UNITS:
        if not units.unlocked(catalogue, state, seat, unit):
            continue
        for region in regions if unit in possible else regions[:1]:
            yield region not in own, Recruit(unit, region)


def _marches(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.7: every unit into every region beside it; without Money into one; without units one that is not there."""
    own = state.players[seat].units
    paid = state.players[seat].resources["money"] >= catalogue.numbers.military.move_cost
    sources = [
        (unit, region) for region in sorted(own) for unit, number in zip(UNITS, own[region], strict=True) if number
    ]
    for unit, source in sources or [(UNITS[0], state.regions[0])]:
        near = [region for region in catalogue.links[source] if region in state.regions]
        for target in near if paid and sources else near[:1]:
            yield 0, March(unit, source, target)


# ---------------------------------------------------------------------- R6 free steps
def _free_steps(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    yield from _claims(catalogue, state, seat)
    yield from _turned_up(catalogue, state, seat)
    once = free_steps.once_per_game(catalogue, state, seat)
    if once is not None and once[1].takeover_city is not None:
        yield from _take_overs(state, seat)
    if once is not None and once[1].exchange is not None and not free_steps.exchange_moves(catalogue, state, seat):
        yield 0, Exchange(GOODS_TO_WORK_FOR[0])
    if state.players[seat].government:
        clearing = free_steps.clear_moves(catalogue, state, seat)
        yield from ((0, Clear(deck)) for deck in (DECKS if clearing else DECKS[:1]))
    if free_steps.may_peek(catalogue, state, seat):
        peeking = free_steps.peek_moves(catalogue, state, seat)
        yield from ((0, Peek(deck)) for deck in (DECKS if peeking else DECKS[:1]))


def _claims(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R6.2: every tile that is left, or one that is gone."""
    tiles = [*state.golden_ages, *state.achievements] or [*catalogue.golden_ages][:1]
    for tile in tiles:
        if tile in catalogue.golden_ages:
            needed = catalogue.golden_ages[tile].requirement
            yield needed.count - state.players[seat].symbols[needed.pillar], Claim(tile)
        else:
            own = free_steps.measured(catalogue, state, seat, tile)
            yield free_steps.threshold(catalogue, state, tile) - own, Claim(tile)


def _turned_up(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R6.1: every own card that lies face down."""
    player = state.players[seat]
    for card in [card for card in player.face_down if card in catalogue.technologies]:
        yield _lacking(player, catalogue.technologies[card].requirement), TurnUp(card)


def _take_overs(state: MosaicState, seat: int) -> Found:
    """R6.4: every City of an opponent."""
    for place, piece in sorted(state.pieces.items()):
        if piece.kind in CITIES and piece.seat != seat:
            yield 0, TakeOver(place)


# ---------------------------------------------------------------------- what an Action or a card asks for
def _sites(catalogue: Catalogue, state: MosaicState, seat: int) -> Found:
    """R5.3, R5.4: every hex for what was announced, those first in regions with own Cities."""
    begun = state.begun
    if begun is None:
        return
    piece, own = begun.card if begun.kind == "wonder" else begun.piece, city_regions(catalogue, state, seat)
    for place, region in catalogue.region_of.items():
        yield 2 * (region not in own) + (place in state.pieces), Site(piece, place)


def _strikes(catalogue: Catalogue, state: MosaicState, choice: Choice) -> Found:
    """R4.15: every unit of an opponent, those first where the card looks for them."""
    if catalogue.effects[choice.source][choice.index].eliminate is None:
        return
    for opponent, player in enumerate(state.players):
        for region in state.regions if opponent != choice.seat else ():
            for unit, number in zip(UNITS, player.units[region], strict=True):
                if number:
                    yield bool(choice.region) and region != choice.region, Strike(opponent, region, unit)
