"""What must hold in every state, whatever was played (R1.1, R1.2 and the limits in R2 to R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from games.base import Component
from games.mosaic.catalogue import WILD, Catalogue
from games.mosaic.offers import is_scoring
from games.mosaic.redaction import cards_seen
from games.mosaic.state import DECKS, SETTLEMENTS, UNITS, UNKNOWN, MosaicState, Player

SYMBOLS = "symbols do not fit the components"


def problems(catalogue: Catalogue, state: MosaicState) -> list[str]:
    """Every broken invariant in plain words; [] for a sound state, redacted or not."""
    found = [*_cards(catalogue, state), *_tiles(catalogue, state), *_map(catalogue, state), *_flow(catalogue, state)]
    for seat, player in enumerate(state.players):
        found += [f"seat {seat}: {problem}" for problem in _player(catalogue, state, seat, player)]
    return found


# ---------------------------------------------------------------------- R1.1 pieces are conserved
def _cards(catalogue: Catalogue, state: MosaicState) -> Iterator[str]:
    parts: dict[str, Mapping[str, Component]] = {
        "technologies": catalogue.technologies,
        "build_cards": catalogue.build_cards,
        "population_cards": catalogue.population_cards,
        "tax_tariff_cards": catalogue.tax_tariff_cards,
    }
    for deck in DECKS:
        cards = [*state.decks[deck], *state.box.get(deck, ()), *cards_seen(state, deck)]
        scoring = [*(card for card in cards if is_scoring(card)), *state.discards]
        expected = Counter(catalogue.cards_of(deck))
        if scoring.count(catalogue.scoring_card_of[deck]) + (UNKNOWN in cards) < 1:
            yield f"the Empire Scoring card of {deck} is missing"
        if deck in state.spans and UNKNOWN in state.decks[deck]:
            expected[UNKNOWN] += 1
        elif deck in state.spans:
            place = state.decks[deck].index(catalogue.scoring_card_of[deck])
            if not state.spans[deck][0] <= place <= state.spans[deck][1]:
                yield f"the Empire Scoring card of {deck} lies outside its part of the deck"
        yield from _conserved(Counter(card for card in cards if not is_scoring(card)), expected)
        if any(card not in parts[deck] for card in state.offers[deck]):
            yield f"a card in the offer of {deck} is of another kind"
        if len(state.offers[deck]) > catalogue.offer_size(deck):
            yield f"the offer of {deck} is too long"


def _conserved(found: Counter[str], expected: Counter[str]) -> Iterator[str]:
    unknown = found.pop(UNKNOWN, 0) - expected.pop(UNKNOWN, 0)
    missing = expected - found
    if missing.total() != max(0, unknown):
        yield f"{missing.total()} cards are missing, {unknown} are hidden: {dict(missing)}"
    if surplus := found - expected:
        yield f"too many of {dict(surplus)}"


def _tiles(catalogue: Catalogue, state: MosaicState) -> Iterator[str]:
    everyone = state.players
    kinds: list[tuple[Mapping[str, Component], Sequence[str], list[str]]] = [
        (catalogue.leaders, state.leaders, [player.leader for player in everyone if player.leader]),
        (catalogue.wonders, state.wonders, [name for player in everyone for name in player.wonders]),
        (catalogue.golden_ages, state.golden_ages, [name for player in everyone for name in player.golden_ages]),
        (
            catalogue.achievements,
            [*state.achievements, *state.achievements_out],
            [name for player in everyone for name in player.achievements],
        ),
        (catalogue.governments, state.governments, [player.government for player in everyone if player.government]),
    ]
    for part, open_tiles, taken in kinds:
        yield from _conserved(Counter([*open_tiles, *taken]), Counter(part.keys()))
    on_map = sorted(piece.kind for piece in state.pieces.values() if piece.kind not in SETTLEMENTS)
    if on_map != sorted(name for player in everyone for name in player.wonders):
        yield "Wonders on the map and in front of the seats differ"


# ---------------------------------------------------------------------- R4 the map
def _map(catalogue: Catalogue, state: MosaicState) -> Iterator[str]:
    for place, piece in state.pieces.items():
        if catalogue.region_of.get(place) not in state.regions:
            yield f"{piece.kind} at {place} stands outside the regions in play"
        if place in state.tokens:
            yield f"a token lies under the piece at {place}"
        port = place in catalogue.ports
        if piece.kind in SETTLEMENTS and port != (piece.kind == "port_city"):
            yield f"{piece.kind} cannot stand at {place}"
        if piece.kind not in SETTLEMENTS and state.players[piece.seat].wonders.get(piece.kind) != place:
            yield f"{piece.kind} at {place} does not belong to seat {piece.seat}"
    for place in state.tokens:
        if catalogue.region_of.get(place) not in state.regions:
            yield f"the token at {place} lies outside the regions in play"
    tokens = Counter(state.tokens.values())
    for player in state.players:
        tokens.update(player.goods)
    limits = {name: entry.count for part in (catalogue.goods, catalogue.caches) for name, entry in part.items()}
    limits[WILD] = catalogue.special_tokens[WILD].count
    for token, number in tokens.items():
        if number > limits.get(token, 0):
            yield f"there are {number} tokens {token}"
    if state.holding < 0:
        yield "the Holding Area is less than empty"


# ---------------------------------------------------------------------- R3, R8, R9 the flow
def _flow(catalogue: Catalogue, state: MosaicState) -> Iterator[str]:
    if bool(state.finished) != (not state.pending):
        yield "a match must be finished or wait for a decision"
    if state.pending and state.step != state.pending[0].kind:
        yield f"step {state.step} does not fit what is pending"
    if not 0 <= state.scorings + state.due <= catalogue.numbers.empire.limit:
        yield "there are too many Empire Scorings"
    if bool(state.triggered) != bool(state.last_round):
        yield "the end is set off without a last round, or the other way round"
    if state.last_round and state.round > state.last_round:
        yield "the last round is over"
    if state.begun is not None and (not state.pending or state.pending[0].kind not in ("pay", "site")):
        yield "an Action was begun and nothing is asked about it"
    if state.peeked and state.phase not in ("rounds", "epilogue"):
        yield "a deck was looked at outside of a turn"
    if bool(state.finished) != (state.phase == "over") or bool(state.finished) != (state.step == "over"):
        yield "the phases are over before the match is, or the other way round"
    if state.finished and state.queue:
        yield "something waits to be carried out after the end"


# ---------------------------------------------------------------------- R4 the seats
def _player(catalogue: Catalogue, state: MosaicState, seat: int, player: Player) -> Iterator[str]:
    for what, values in (("production", player.productions), ("resource", player.resources), ("good", player.goods)):
        for name, value in values.items():
            if value < 0:
                yield f"{what} {name} is {value}"
    if player.population < 0:
        yield f"Population is {player.population}"
    if set(player.units) != set(state.regions):
        yield "units are kept for other regions than those in play"
    for place, kind in enumerate(UNITS):
        numbers = [values[place] for values in player.units.values()]
        if min(numbers) < 0 or sum(numbers) > catalogue.stock[kind]:
            yield f"{kind}: {numbers}"
    pieces = Counter(piece.kind for piece in state.pieces.values() if piece.seat == seat)
    for kind in SETTLEMENTS:
        if pieces[kind] > catalogue.stock[kind]:
            yield f"{pieces[kind]} pieces {kind}"
    for region, owner in state.loyal.items():
        if region not in state.regions or not 0 <= owner < state.seats:
            yield f"{region} is loyal to nobody"
    for pile in (player.pack, player.drafted, player.drawn, player.bought):
        if pile != sorted(pile):
            yield "a pile of cards is not sorted"
    yield from _symbols(catalogue, player)


def _symbols(catalogue: Catalogue, player: Player) -> Iterator[str]:
    """R4.3: symbols come from face-up cards, the Leader, and those chosen for a Wonder."""
    derived: Counter[str] = Counter()
    for name in (player.leader, *player.technologies, *player.build_cards):
        derived.update(catalogue.symbols.get(name, ()))
    chosen = {name: number - derived[name] for name, number in player.symbols.items() if number != derived[name]}
    allowed = [
        effect.take_pillars.count
        for wonder in player.wonders
        for _, effect in catalogue.effects_when(wonder, "played")
        if effect.take_pillars is not None
    ]
    if sorted(chosen.values()) not in ([], sorted(allowed)):
        yield SYMBOLS
