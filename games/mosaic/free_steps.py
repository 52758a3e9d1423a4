"""R6 Free steps: what may be done before and after the Action, any number of times."""

from __future__ import annotations

from collections.abc import Callable

from games.core.errors import IllegalMove
from games.core.events import Event
from games.mosaic.board import city_counts, controlled, hexes_with, influence, left_in_stock, unit_total
from games.mosaic.catalogue import Catalogue
from games.mosaic.effects import effect_tasks
from games.mosaic.ending import check_sets
from games.mosaic.holdings import changed, gain, held, in_force, projects, unique_goods, uses_left
from games.mosaic.moves import Claim, Clear, End, Exchange, Move, Peek, TakeOver, TurnUp
from games.mosaic.offers import clear_offer, clearable
from games.mosaic.state import CITIES, DECKS, Deck, MosaicState, Piece
from games.mosaic.technologies import playable, turn_up
from games.mosaic.vocabulary import Effect

Lister = Callable[[], list[Move]]


def free_steps(catalogue: Catalogue, state: MosaicState, seat: int) -> dict[str, Lister]:
    """R3.3: every kind of free step with what lists its moves, sorted."""
    return {
        "claim": lambda: [*claim_moves(catalogue, state, seat)],
        "clear": lambda: [*clear_moves(catalogue, state, seat)],
        "exchange": lambda: [*exchange_moves(catalogue, state, seat)],
        "peek": lambda: [*peek_moves(catalogue, state, seat)],
        "take_over": lambda: [*take_over_moves(catalogue, state, seat)],
        "turn_up": lambda: [*turn_up_moves(catalogue, state, seat)],
    }


def may_end(state: MosaicState) -> bool:
    """R3.2, R3.5: one Action must have been taken; further ones and those after the last round may be left out."""
    return state.acted > 0 or state.phase == "epilogue"


def end_moves(state: MosaicState) -> list[Move]:
    """D27."""
    return [End()] if may_end(state) else []


# ---------------------------------------------------------------------- R6.1 face-down Technologies
def turn_up_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[TurnUp]:
    """R6.1, R2.14: each own face-down card that can be turned up; sorted."""
    cards = sorted(set(state.players[seat].face_down))
    return [TurnUp(card) for card in cards if card in catalogue.technologies and playable(catalogue, state, seat, card)]


def check_turn_up(catalogue: Catalogue, state: MosaicState, seat: int, move: TurnUp) -> None:
    """R6.1: raises IllegalMove with the reason why the card cannot be turned up."""
    if not move.card:
        raise IllegalMove("no-card-face-down", "R6.1")
    if move.card not in state.players[seat].face_down:
        raise IllegalMove("card-not-face-down", "R6.1", card=move.card)
    raise requirement_missing(catalogue, state, seat, move.card)


def turn_up_card(catalogue: Catalogue, state: MosaicState, seat: int, move: TurnUp) -> list[Event]:
    """R6.1: turn up a face-down card; its effects follow."""
    player = state.players[seat]
    pile = next(pile for pile in (player.bought, player.drawn, player.drafted) if move.card in pile)
    pile.remove(move.card)
    state.queue[:0] = turn_up(catalogue, state, seat, move.card)
    return [Event("technology-up", seat, {"card": move.card}, reveals="shown")]


def requirement_missing(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> IllegalMove:
    """R4.4: what is lacking for turning up a card, a pillar as often as symbols of it are."""
    needed, own = catalogue.technologies[card].requirement, state.players[seat].symbols
    lacking = [pillar for pillar in catalogue.pillars for _ in range(needed.count(pillar) - own[pillar])]
    if lacking:
        return IllegalMove("symbols-lacking", "R4.4", card=card, pillar=lacking)
    return IllegalMove("population-for-card", "R4.13", card=card)


# ---------------------------------------------------------------------- R6.2 tiles
def claim_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Claim]:
    """R6.2: each available tile whose condition the seat fulfils; sorted."""
    tiles = [tile for tile in (*state.achievements, *state.golden_ages) if fulfils(catalogue, state, seat, tile)]
    return [Claim(tile) for tile in sorted(tiles)]


def fulfils(catalogue: Catalogue, state: MosaicState, seat: int, tile: str) -> bool:
    """R6.2: whether the condition of a Golden Age or an Achievement is fulfilled now."""
    golden_age = catalogue.golden_ages.get(tile)
    if golden_age is None:
        return measured(catalogue, state, seat, tile) >= threshold(catalogue, state, tile)
    needed = golden_age.requirement
    return state.players[seat].symbols[needed.pillar] >= needed.count


def threshold(catalogue: Catalogue, state: MosaicState, achievement: str) -> int:
    """R6.2, R11: from what value on the Achievement is fulfilled."""
    return catalogue.thresholds(state.seats)[achievement]


def measured(catalogue: Catalogue, state: MosaicState, seat: int, achievement: str) -> int:
    """R6.2: the seat's value of what the Achievement measures."""
    metric = catalogue.achievements[achievement].requirement.metric
    counted = _METRICS.get(metric)
    if counted is None:
        return state.players[seat].productions[metric.removeprefix("production_")]
    return counted(catalogue, state, seat)


_METRICS: dict[str, Callable[[Catalogue, MosaicState, int], int]] = {
    "money": lambda catalogue, state, seat: state.players[seat].resources["money"],
    "controlled_regions": lambda catalogue, state, seat: len(controlled(influence(catalogue, state), seat)),
    "unique_goods": lambda catalogue, state, seat: unique_goods(catalogue, state.players[seat]),
    "cities": lambda catalogue, state, seat: city_counts(state)[seat],
    "units": lambda catalogue, state, seat: unit_total(state, seat),
    "technologies": lambda catalogue, state, seat: len(state.players[seat].technologies),
    "projects_plus_wonders": lambda catalogue, state, seat: (
        len(projects(catalogue, state.players[seat])) + len(state.players[seat].wonders)
    ),
    "port_cities": lambda catalogue, state, seat: len(hexes_with(state, seat, "port_city")),
    "population": lambda catalogue, state, seat: state.players[seat].population,
    "distinct_pillars": lambda catalogue, state, seat: sum(
        number > 0 for number in state.players[seat].symbols.values()
    ),
}


def check_claim(catalogue: Catalogue, state: MosaicState, seat: int, move: Claim) -> None:
    """R6.2: raises IllegalMove with the reason why the tile cannot be claimed."""
    tile = move.tile
    if tile not in state.achievements and tile not in state.golden_ages:
        raise IllegalMove("tile-gone", "R6.2", tile=tile)
    if tile in catalogue.golden_ages:
        needed = catalogue.golden_ages[tile].requirement
        own = state.players[seat].symbols[needed.pillar]
        raise IllegalMove("golden-age-early", "R6.2", tile=tile, pillar=needed.pillar, count=own, needed=needed.count)
    facts = {"count": measured(catalogue, state, seat, tile), "needed": threshold(catalogue, state, tile)}
    metric = catalogue.achievements[tile].requirement.metric
    raise IllegalMove("achievement-early", "R6.2", tile=tile, metric=metric, **facts)


def claim(catalogue: Catalogue, state: MosaicState, seat: int, move: Claim) -> list[Event]:
    """R6.2: the tile is taken for good with its benefits; it may set off the end (R9.1)."""
    player, tile = state.players[seat], move.tile
    if tile in catalogue.golden_ages:
        state.golden_ages.remove(tile)
        player.golden_ages.append(tile)
        vp = catalogue.golden_ages[tile].vp
        state.queue[:0] = effect_tasks(catalogue, seat, tile)
    else:
        state.achievements.remove(tile)
        player.achievements.append(tile)
        vp = catalogue.achievements[tile].vp
    return [Event("claimed", seat, {"tile": tile, "points": {"count": vp}}), *check_sets(catalogue, state)]


# ---------------------------------------------------------------------- R6.3 clearing an offer
def clear_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Clear]:
    """R6.3: each offer, while the seat's Government tile was not used by it; sorted."""
    player = state.players[seat]
    if not player.government or player.government in player.cleared:
        return []
    if not catalogue.governments[player.government].clear_offer_once:
        return []
    return [Clear(deck) for deck in clearable(state)]


def check_clear(state: MosaicState, seat: int, move: Clear) -> None:
    """R6.3: raises IllegalMove with the reason why the offer cannot be cleared."""
    player = state.players[seat]
    if not player.government:
        raise IllegalMove("no-government", "R6.3")
    if player.government in player.cleared:
        raise IllegalMove("government-used", "R6.3", government=player.government)
    raise IllegalMove("offer-empty", "R6.3", deck=checked_deck(move.deck))


def clear_by_government(catalogue: Catalogue, state: MosaicState, seat: int, move: Clear) -> list[Event]:
    """R6.3: use the Government tile."""
    player = state.players[seat]
    player.cleared.append(player.government)
    return clear_offer(catalogue, state, seat, checked_deck(move.deck))


def checked_deck(name: str) -> Deck:
    """The deck of this name. Raises IllegalMove."""
    for deck in DECKS:
        if deck == name:
            return deck
    raise IllegalMove("unknown-deck", "R6.3", deck=name)


# ---------------------------------------------------------------------- R6.4, R6.5 once per game
def once_per_game(catalogue: Catalogue, state: MosaicState, seat: int) -> tuple[str, Effect] | None:
    """The component of the seat with a step for once per game, None if there is none or it was used."""
    player = state.players[seat]
    for name, _, effect in in_force(catalogue, player, "once_per_game"):
        if uses_left(catalogue, player, name, 1):
            return name, effect
    return None


def take_over_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[TakeOver]:
    """R6.4: each City of an opponent that has enough of them, if the own piece is in stock; sorted."""
    once = once_per_game(catalogue, state, seat)
    if once is None or once[1].takeover_city is None:
        return []
    least, numbers = once[1].takeover_city.owner_min_cities, city_counts(state)
    stock = {kind: left_in_stock(catalogue, state, seat, kind) > 0 for kind in CITIES}
    return [
        TakeOver(place)
        for place, piece in sorted(state.pieces.items())
        if piece.seat != seat and stock.get(piece.kind, False) and numbers[piece.seat] >= least
    ]


def check_take_over(catalogue: Catalogue, state: MosaicState, seat: int, move: TakeOver) -> None:
    """R6.4: raises IllegalMove with the reason why the City cannot be taken over."""
    once = once_per_game(catalogue, state, seat)
    if once is None or once[1].takeover_city is None:
        raise IllegalMove("no-take-over", "R6.4")
    piece = state.pieces.get(move.hex)
    if piece is None or piece.seat == seat or piece.kind not in CITIES:
        raise IllegalMove("no-enemy-city", "R6.4", hex=move.hex)
    if not left_in_stock(catalogue, state, seat, piece.kind):
        raise IllegalMove("none-in-stock", "R4.12", piece=piece.kind)
    least = once[1].takeover_city.owner_min_cities
    raise IllegalMove("owner-too-small", "R6.4", owner=piece.seat, count=least)


def take_over(catalogue: Catalogue, state: MosaicState, seat: int, move: TakeOver) -> list[Event]:
    """R6.4: the City is replaced by an own one; nothing else happens."""
    once, piece = once_per_game(catalogue, state, seat), state.pieces[move.hex]
    assert once is not None
    state.pieces[move.hex] = Piece(seat, piece.kind)
    _use(state, seat, once[0])
    return [Event("taken-over", seat, {"opponent": piece.seat, "piece": piece.kind, "hex": move.hex})]


def exchange_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Exchange]:
    """R6.5: each resource, if the Population can be paid; sorted."""
    once = once_per_game(catalogue, state, seat)
    if once is None or once[1].exchange is None:
        return []
    if state.players[seat].population < once[1].exchange.pay["population"]:
        return []
    return [Exchange(resource) for resource in sorted(once[1].exchange.receive_choice.of)]


def check_exchange(catalogue: Catalogue, state: MosaicState, seat: int) -> None:
    """R6.5: raises IllegalMove with the reason why nothing can be exchanged."""
    once = once_per_game(catalogue, state, seat)
    if once is None or once[1].exchange is None:
        raise IllegalMove("no-exchange", "R6.5")
    offer, player = once[1].exchange, state.players[seat]
    if player.population < offer.pay["population"]:
        raise IllegalMove("population-lacking", "R6.5", count=player.population, needed=offer.pay["population"])
    raise IllegalMove("not-a-choice", "R6.5", source=once[0])


def exchange(catalogue: Catalogue, state: MosaicState, seat: int, move: Exchange) -> list[Event]:
    """R6.5: Population for one resource."""
    once, player = once_per_game(catalogue, state, seat), state.players[seat]
    assert once is not None
    assert once[1].exchange is not None
    offer = once[1].exchange
    player.population -= offer.pay["population"]
    _use(state, seat, once[0])
    paid = Event("population-paid", seat, changed(player.population, -offer.pay["population"]))
    return [paid, *gain(state, seat, {move.resource: offer.receive_choice.amount}, once[0])]


def _use(state: MosaicState, seat: int, name: str) -> None:
    used = state.players[seat].used
    used[name] = used.get(name, 0) + 1


# ---------------------------------------------------------------------- R6.6 Republic
def peek_moves(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Peek]:
    """R6.6: each deck that holds cards, once per turn before the Action; sorted."""
    if state.acted or state.peeks or not may_peek(catalogue, state, seat):
        return []
    return [Peek(deck) for deck in DECKS if state.decks[deck]]


def may_peek(catalogue: Catalogue, state: MosaicState, seat: int) -> bool:
    """R6.6: whether a tile of the seat lets it look at decks at all."""
    return any(effect.peek_deck for effect in held(catalogue, state.players[seat]))


def check_peek(catalogue: Catalogue, state: MosaicState, seat: int, move: Peek) -> None:
    """R6.6: raises IllegalMove with the reason why the seat cannot look."""
    if not may_peek(catalogue, state, seat):
        raise IllegalMove("no-republic", "R6.6")
    if state.acted or state.peeks:
        raise IllegalMove("peek-late", "R6.6")
    raise IllegalMove("deck-empty", "R6.6", deck=checked_deck(move.deck))


def peek(state: MosaicState, seat: int, move: Peek) -> list[Event]:
    """R6.6: look at the top card in secret; looking is not revealing."""
    deck = checked_deck(move.deck)
    state.peeked = deck
    state.peeks += 1
    card = state.decks[deck][0]
    return [
        Event("peeked", seat, {"deck": deck}, reveals="hidden"),
        Event("seen", seat, {"card": card}, audience=(seat,)),
    ]
