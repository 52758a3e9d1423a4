"""R2.12, R6.6, D23: what a viewer may not know, and dealing it anew."""

from __future__ import annotations

from collections import Counter

from games.core.rng import Rng
from games.mosaic.catalogue import Catalogue
from games.mosaic.offers import is_scoring
from games.mosaic.state import UNKNOWN, Deck, MosaicState


def hide(state: MosaicState, viewer: int | None) -> None:
    """Hide the order of decks, cards that left the game unseen, and the private cards and orders of other seats."""
    for deck, cards in state.decks.items():
        shown = cards[:1] if sees_top(state, deck, viewer) else []
        state.decks[deck] = shown + [UNKNOWN] * (len(cards) - len(shown))
    state.box = {deck: [UNKNOWN] * len(cards) for deck, cards in state.box.items()}
    for seat, player in enumerate(state.players):
        if seat != viewer:
            player.pack = [UNKNOWN] * len(player.pack)
            player.pick = UNKNOWN if player.pick else ""
            player.drafted = [UNKNOWN] * len(player.drafted)
            player.drawn = [UNKNOWN] * len(player.drawn)
            player.orders = {}


def sees_top(state: MosaicState, deck: str, viewer: int | None) -> bool:
    """R6.6: whether the viewer has looked at the top card of the deck."""
    return viewer is not None and viewer == state.active and state.peeked == deck


def deal_anew(catalogue: Catalogue, state: MosaicState, viewer: int | None, rng: Rng) -> None:
    """Put every hidden card somewhere it could be, in a state redacted for the viewer."""
    tops = {deck: cards[0] for deck, cards in state.decks.items() if sees_top(state, deck, viewer)}
    _technologies(catalogue, state, tops.get("technologies", ""), rng)
    _fill(catalogue, state, "build_cards", _pool(catalogue, state, "build_cards", tops, rng), tops, rng)
    _fill(catalogue, state, "population_cards", _pool(catalogue, state, "population_cards", tops, rng), tops, rng)
    _tax_tariff(catalogue, state, tops, rng)


def cards_seen(state: MosaicState, deck: Deck) -> list[str]:
    """Every card of a kind that does not lie in its deck or in the box, unknown ones included."""
    seen = list(state.offers[deck])
    if deck == "population_cards":
        return [*seen, *(card for card in state.discards if not is_scoring(card))]
    for player in state.players:
        if deck == "technologies":
            seen += [*player.pack, *player.face_down, *player.technologies]
        else:
            seen += player.build_cards if deck == "build_cards" else player.tax_tariff_cards
    return seen


def _pool(catalogue: Catalogue, state: MosaicState, deck: Deck, tops: dict[str, str], rng: Rng) -> list[str]:
    """The cards of a kind that nobody sees, in a random order."""
    hidden = Counter(catalogue.cards_of(deck)) - Counter(cards_seen(state, deck))
    hidden.subtract([tops[deck]] if deck in tops and not is_scoring(tops[deck]) else [])
    cards = sorted((+hidden).elements())
    rng.shuffle(cards)
    return cards


def _fill(
    catalogue: Catalogue, state: MosaicState, deck: Deck, pool: list[str], tops: dict[str, str], rng: Rng
) -> None:
    """A deck from the front of a pool, what is left into the box."""
    top = tops.get(deck, "")
    size = len(state.decks[deck])
    scoring = deck in state.spans
    known = [top] if top else []
    needed = size - scoring - (bool(top) and not is_scoring(top))
    cards, rest = pool[:needed], pool[needed:]
    cards = [*(card for card in known if not is_scoring(card)), *cards]
    if scoring:
        first, last = state.spans[deck]
        first = max(first, 1 if top and not is_scoring(top) else 0)
        last = min(last, size - 1)
        place = 0 if is_scoring(top) else rng.place(first, max(first, last))
        cards.insert(place, catalogue.scoring_card_of[deck])
    state.decks[deck] = cards
    if deck in state.box:
        state.box[deck] = sorted(rest)


def _tax_tariff(catalogue: Catalogue, state: MosaicState, tops: dict[str, str], rng: Rng) -> None:
    """R2.8: half of the cards in play are Tax cards."""
    kinds = catalogue.tax_tariff_cards
    pool = _pool(catalogue, state, "tax_tariff_cards", tops, rng)
    half = catalogue.numbers.setup.tax_tariff_cards[state.seats] // 2
    seen = [kinds[card].kind for card in cards_seen(state, "tax_tariff_cards")]
    if top := tops.get("tax_tariff_cards", ""):
        seen += [kinds[top].kind] if not is_scoring(top) else []
    chosen: list[str] = []
    for kind in ("tax", "tariff"):
        cards = [card for card in pool if kinds[card].kind == kind]
        chosen += cards[: max(0, half - seen.count(kind))]
    rest = list((Counter(pool) - Counter(chosen)).elements())
    rng.shuffle(chosen)
    _fill(catalogue, state, "tax_tariff_cards", [*chosen, *rest], tops, rng)


def _technologies(catalogue: Catalogue, state: MosaicState, top: str, rng: Rng) -> None:
    """R2.5, R2.12: other seats drafted starting cards; what they drew later may be any card."""
    tops = {"technologies": top} if top else dict[str, str]()
    pool = _pool(catalogue, state, "technologies", tops, rng)
    starting = [card for card in pool if catalogue.technologies[card].starting]
    for player in state.players:
        if UNKNOWN in player.pack:
            player.pack = sorted(starting.pop() for _ in player.pack)
            player.pick = rng.choice(player.pack) if player.pick else ""
        if UNKNOWN in player.drafted:
            player.drafted = sorted(starting.pop() for _ in player.drafted)
    left = set(starting)
    pool = [card for card in pool if card in left or not catalogue.technologies[card].starting]
    for player in state.players:
        if UNKNOWN in player.drawn:
            player.drawn = sorted(pool.pop() for _ in player.drawn)
    _fill(catalogue, state, "technologies", pool, tops, rng)
