"""R2 Setup: the table before the first decision; Leaders, the draft, starting Cities."""

from __future__ import annotations

from games.core.errors import IllegalMove
from games.core.events import Event
from games.core.rng import Rng
from games.mosaic.catalogue import BLANK, FISH, Catalogue, copies
from games.mosaic.holdings import own_symbols, take_token
from games.mosaic.moves import ChooseLeader, Pick, StartingCity
from games.mosaic.state import (
    DECKS,
    RESOURCES,
    SCHEMA,
    SOURCES,
    UNITS,
    Choice,
    Edition,
    MosaicState,
    Piece,
    Player,
)


# ---------------------------------------------------------------------- the table
def prepare(catalogue: Catalogue, seats: int, edition: Edition, seed: str) -> MosaicState:
    """R2.1 to R2.10: the table before the first Leader is chosen.

    R2.10: seats are numbered in play order and seat 0 begins, so whoever seats the players draws the starting player.
    """
    rng = Rng(seed)
    regions = [
        name
        for name, region in catalogue.regions.items()
        if seats in region.in_play_at_players and catalogue.hexes_of[name]
    ]
    achievements = list(catalogue.achievements)
    rng.shuffle(achievements)
    drawn = catalogue.numbers.setup.achievements
    state = MosaicState(
        schema=SCHEMA,
        seats=seats,
        rng=rng,
        edition=edition,
        pending=[Choice(seats - 1, "leader")],
        active=seats - 1,
        regions=regions,
        tokens=_tokens(catalogue, regions, rng),
        players=[new_player(catalogue, regions) for _ in range(seats)],
        leaders=list(catalogue.leaders),
        wonders=list(catalogue.wonders),
        golden_ages=list(catalogue.golden_ages),
        achievements=sorted(achievements[:drawn]),
        achievements_out=sorted(achievements[drawn:]),
        governments=list(catalogue.governments),
    )
    _technologies(catalogue, state)
    for deck in DECKS:
        if deck != "technologies":
            _halved(catalogue, state, deck)
    for deck in DECKS:
        size = catalogue.offer_size(deck)
        state.offers[deck], state.decks[deck] = state.decks[deck][:size], state.decks[deck][size:]
        state.spans[deck] = [max(0, place - size) for place in state.spans[deck]]
    return state


def new_player(catalogue: Catalogue, regions: list[str]) -> Player:
    """R2.3: a seat at the start."""
    return Player(
        population=catalogue.numbers.setup.population,
        productions=dict(sorted(catalogue.starts.items())),
        resources=dict.fromkeys(RESOURCES, 0),
        symbols=dict.fromkeys(catalogue.pillars, 0),
        units={region: [0] * len(UNITS) for region in regions},
        points=dict.fromkeys(SOURCES[:3], 0),
    )


def _tokens(catalogue: Catalogue, regions: list[str], rng: Rng) -> dict[str, str]:
    """R2.4: Fish on the ports, Caches on their hexes, goods and blanks on the rest; blanks are taken away again."""
    hexes = [place for place in catalogue.hexes.values() if place.region in regions]
    caches = copies(catalogue.caches)
    goods = [good for good in copies(catalogue.goods) if good != FISH]
    rest = [place for place in hexes if place.token == "goods"]
    blanks = max(catalogue.special_tokens[BLANK].count, len(rest) - len(goods))
    goods += [BLANK] * blanks
    rng.shuffle(caches)
    rng.shuffle(goods)
    tokens = {place.id: FISH for place in hexes if place.token == "fish"}
    tokens |= {place.id: caches.pop() for place in hexes if place.token == "cache"}
    tokens |= {place.id: goods.pop() for place in rest}
    return {place: token for place, token in sorted(tokens.items()) if token != BLANK}


def _technologies(catalogue: Catalogue, state: MosaicState) -> None:
    """R2.5: five starting cards each; the rest in stacks, with the Empire Scoring card in one of them."""
    setup = catalogue.numbers.setup
    cards = catalogue.cards_of("technologies")
    starting = [card for card in cards if catalogue.technologies[card].starting]
    state.rng.shuffle(starting)
    for player in state.players:
        player.pack = sorted(starting[: setup.dealt_technologies])
        del starting[: setup.dealt_technologies]
    deck = [*starting, *(card for card in cards if not catalogue.technologies[card].starting)]
    state.rng.shuffle(deck)
    stacks = setup.technology_stacks
    sizes = [len(deck) // stacks + (place < len(deck) % stacks) for place in range(stacks)]
    chosen = setup.technology_scoring_stack[state.seats] - 1
    first = sum(sizes[:chosen])
    _hide_scoring_card(catalogue, state, "technologies", deck, first, first + sizes[chosen])


def _halved(catalogue: Catalogue, state: MosaicState, deck: str) -> None:
    """R2.6 to R2.8: as many cards as the number of players asks for, the Empire Scoring card in the lower half."""
    setup = catalogue.numbers.setup
    if deck == "build_cards":
        chosen, rest = catalogue.cards_of("build_cards"), list[str]()
    elif deck == "population_cards":
        cards = list(catalogue.cards_of("population_cards"))
        state.rng.shuffle(cards)
        number = setup.population_cards[state.seats]
        chosen, rest = cards[:number], cards[number:]
    else:
        chosen, rest = list[str](), list[str]()
        half = setup.tax_tariff_cards[state.seats] // 2
        for kind in ("tax", "tariff"):
            every = catalogue.cards_of("tax_tariff_cards")
            cards = [card for card in every if catalogue.tax_tariff_cards[card].kind == kind]
            state.rng.shuffle(cards)
            chosen += cards[:half]
            rest += cards[half:]
    state.rng.shuffle(chosen)
    state.box[deck] = sorted(rest)
    _hide_scoring_card(catalogue, state, deck, chosen, len(chosen) - len(chosen) // 2, len(chosen))


def _hide_scoring_card(
    catalogue: Catalogue, state: MosaicState, deck: str, cards: list[str], first: int, last: int
) -> None:
    place = first + state.rng.below(last - first + 1)
    state.decks[deck] = [*cards[:place], catalogue.scoring_card_of[deck], *cards[place:]]
    state.spans[deck] = [first, last]


# ---------------------------------------------------------------------- R2.11 Leaders
def leader_moves(state: MosaicState) -> list[ChooseLeader]:
    """R2.11: each Leader that is left; sorted."""
    return [ChooseLeader(leader) for leader in sorted(state.leaders)]


def choose_leader(catalogue: Catalogue, state: MosaicState, seat: int, move: ChooseLeader) -> list[Event]:
    """R2.11: from the last seat to the first; then the draft begins."""
    state.leaders.remove(move.leader)
    state.players[seat].leader = move.leader
    own_symbols(catalogue, state, seat, move.leader)
    if seat:
        state.active = seat - 1
        state.pending = [Choice(seat - 1, "leader")]
    else:
        state.phase = "draft"
        state.pending = [Choice(other, "pick") for other in range(state.seats)]
    return [Event("leader-chosen", seat, {"leader": move.leader})]


# ---------------------------------------------------------------------- R2.12 draft
def pick_moves(state: MosaicState, seat: int) -> list[Pick]:
    """R2.12: each card of the own pack; sorted."""
    return [Pick(card) for card in state.players[seat].pack]


def pick(state: MosaicState, seat: int, move: Pick) -> list[Event]:
    """R2.12: keep a card in secret."""
    state.players[seat].pick = move.card
    state.pending = [choice for choice in state.pending if choice.seat != seat]
    return [Event("picked", seat), Event("kept", seat, {"card": move.card}, audience=(seat,))]


def pass_packs(state: MosaicState) -> list[Event]:
    """R2.12: when everybody has chosen the packs go on to the left."""
    for player in state.players:
        player.pack.remove(player.pick)
        player.drafted = sorted([*player.drafted, player.pick])
        player.pick = ""
    packs = [player.pack for player in state.players]
    for seat, player in enumerate(state.players):
        player.pack = packs[seat - 1]
    left = len(packs[0])
    events = [Event("packs-passed", None, {"count": left}, reveals="hidden")]
    if left > 1:
        state.pending = [Choice(other, "pick") for other in range(state.seats)]
        return events
    for seat, player in enumerate(state.players):
        events += [Event("kept", seat, {"card": card}, audience=(seat,)) for card in player.pack]
        player.drafted = sorted([*player.drafted, *player.pack])
        player.pack = []
    state.phase, state.active = "cities", 0
    state.pending = [Choice(0, "start")]
    return events


# ---------------------------------------------------------------------- R2.13 starting Cities
def starting_city_moves(catalogue: Catalogue, state: MosaicState) -> list[StartingCity]:
    """R2.13: each free land hex in play; sorted."""
    return [
        StartingCity(place)
        for place in sorted(catalogue.hexes)
        if place not in catalogue.ports and place not in state.pieces and catalogue.region_of[place] in state.regions
    ]


def place_starting_city(catalogue: Catalogue, state: MosaicState, seat: int, move: StartingCity) -> list[Event]:
    """R2.13: place a City and take the token; nothing is built, so nothing else happens."""
    state.pieces[move.hex] = Piece(seat, "city")
    events = [Event("city-started", seat, {"hex": move.hex}), *take_token(catalogue, state, seat, move.hex)]
    if seat + 1 < state.seats:
        state.active = seat + 1
        state.pending = [Choice(seat + 1, "start")]
    else:
        state.phase, state.active = "benefits", 0
        state.pending = []
    return events


def check_land(catalogue: Catalogue, state: MosaicState, place: str, rule: str) -> None:
    """R2.1, R4.5: raises IllegalMove for a hex that is none, out of play or taken."""
    if place not in catalogue.hexes:
        raise IllegalMove("unknown-hex", rule, hex=place)
    if catalogue.region_of[place] not in state.regions:
        raise IllegalMove("region-out", "R2.1", region=catalogue.region_of[place])
    piece = state.pieces.get(place)
    if piece is not None:
        raise IllegalMove("hex-taken", rule, hex=place, piece=piece.kind, owner=piece.seat)
