"""The notation of cases.json made into states and moves: given → state, do → moves, then → what differs.

Every seat also holds one Ruins card, so that nobody passes by itself; it is left out of what is compared.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from games import GAMES
from games.base import Move
from games.imperial_settlers.empire import foundations
from games.imperial_settlers.setup import SettlersOptions
from games.imperial_settlers.state import Deal, Location, SettlersState, Task

SLUG = "imperial_settlers"
GAME = GAMES[SLUG]
NAMES = "ABCD"
SUPPLY = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
CARDS = GAME.catalogue.cards
BY_NUMBER = {card.printing.no: name for name, card in CARDS.items() if card.printing.no is not None}
SPARE = [f"com_ruins#{number}" for number in (6, 5, 4, 3)]


# ------------------------------------------------------------------ given → state
def physical(name: str) -> str:
    """A card of a case as a physical copy: ``com_mason#COM035`` by its printed number, else the copy named."""
    name = name.split(" ")[0]
    return BY_NUMBER.get(name.partition("#")[2], name)


def seat_of(name: str) -> int:
    return NAMES.index(name)


class Dealer:
    """Hands out physical copies: the first one that lies nowhere yet."""

    def __init__(self, seats: int) -> None:
        self.used: set[str] = set(SPARE[:seats])

    def __call__(self, name: str) -> str:
        wanted = physical(name)
        kind = CARDS[wanted].type
        copies = [wanted, *GAME.catalogue.copies(kind.id, kind.count)]
        card = next(copy for copy in copies if copy not in self.used)
        self.used.add(card)
        return card


def people(given: dict[str, Any]) -> list[dict[str, Any]]:
    """What is given of each seat, in seat order."""
    if given.get("solo"):
        return [{**{k: v for k, v in given.items() if k not in NAMES}, **given.get("A", {})}]
    if "player" in given:
        return [given, {}]
    count = len(given.get("players", [])) or max([2, *(seat_of(name) + 1 for name in given if name in NAMES)])
    return [given.get(name, {}) for name in NAMES[:count]]


def factions(hands: list[dict[str, Any]]) -> list[str]:
    """The factions of a case; seats of which nothing is said get what is left."""
    named = [entry.get("faction", "") for entry in hands]
    left = [name for name in ("romans", "barbarians", "egyptians", "japanese") if name not in named]
    return [name or left.pop(0) for name in named]


def build_state(given: dict[str, Any]) -> SettlersState:
    """The state a case starts from: seat A's turn in the Action phase of round 2 unless something else is given."""
    hands = people(given)
    variant = given.get("variant", "")
    options = SettlersOptions(
        lookout="advanced" if variant == "advanced_lookout" else "normal",
        peaceful=variant == "peaceful",
        factions=tuple(factions(hands)),
        format="introductory" if given.get("stage") == 2 else "base",
    )
    state = GAME.setup(len(hands), options, "case")
    clear(state)
    take = Dealer(len(hands))
    for seat, (player, entry) in enumerate(zip(state.players, hands, strict=True)):
        fill(state, seat, entry, take)
        player.hand = sorted([*player.hand, SPARE[seat]])
    for entry_seat, entry in enumerate(hands):
        for name in entry.get("taken_over", []):
            state.players[entry_seat].empire.append(Location(take(name), seat_of(name[-1]), token=True))
            state.players[entry_seat].tokens -= 1
        for name in entry.get("trade_route_deals", []):
            aim(state, entry_seat, name, take)
    virtual(state, given, take)
    state.round = next((entry["round"] for entry in [given, *hands] if "round" in entry), 2)
    state.first = seat_of(given.get("first", "A"))
    rest(state, given, hands, take)
    turn_of(state, seat_of(given.get("turn_of", "A")))
    return state


def state_of(position: dict[str, Any]) -> SettlersState:
    """A fixed position: ``given`` of a case."""
    return build_state(position["given"])


def clear(state: SettlersState) -> None:
    state.display, state.picks, state.waiting, state.discard, state.deck = [], [], [], [], []
    state.phase, state.turn = "action", 1
    for player in state.players:
        player.hand, player.deck, player.discard, player.pack = [], [], [], []
        player.supply = dict.fromkeys(SUPPLY, 0)


def fill(state: SettlersState, seat: int, entry: dict[str, Any], take: Dealer) -> None:
    player = state.players[seat]
    player.supply.update(entry.get("supply", {}))
    for good in SUPPLY:
        player.supply[good] += entry.get(good, 0)
    player.vp = entry.get("vp", entry.get("vp_final", 0))
    player.passed = entry.get("passed", False)
    player.tokens = entry.get("tokens_left", player.tokens)
    player.hand = [take(name) for name in entry.get("hand") or []]
    player.empire = [location(name, seat, take) for name in entry.get("empire", []) if "(" not in name]
    player.foundations = [take(name) for name in entry.get("foundations") or []]
    for name in entry.get("deals", []):
        card, _, good = name.partition(":")
        player.deals.append(Deal(take(card if good else with_deal(player.faction, card, take))))


def with_deal(faction: str, good: str, take: Dealer) -> str:
    return next(
        name
        for name, card in CARDS.items()
        if card.type.deck == faction
        and card.type.set == "base"
        and card.printing.deal == good
        and name not in take.used
    )


def location(given: Any, seat: int, take: Dealer) -> Location:
    if isinstance(given, str):
        return Location(take(given), seat)
    markers = given.get("markers", {})
    return Location(
        take(given["id"]),
        seat,
        uses=given.get("activations_used", max(markers.values(), default=0)),
        goods=markers,
        defense=bool(given.get("defense")),
        samurai=bool(given.get("samurai")),
    )


def aim(state: SettlersState, seat: int, name: str, take: Dealer) -> None:
    """A Trade Route Deal: its target is in play, or put into play."""
    card, owner = physical(name), seat_of(name[-1])
    if all(place.card != card for place in state.players[owner].empire):
        state.players[owner].empire.append(Location(take(name), owner))
    state.players[seat].deals.append(Deal(card, route=True))


def virtual(state: SettlersState, given: dict[str, Any], take: Dealer) -> None:
    if state.virtual is None:
        return
    attacks = list(GAME.catalogue.attacks)

    def attack(good: str) -> str:
        card = next(name for name in attacks if GAME.catalogue.attacks[name].target == good)
        attacks.remove(card)
        return card

    state.virtual.line = [attack(good) for good in given.get("line", [])]
    top = [attack(good) for good in given.get("attack_deck_top", [])]
    state.virtual.deck = [*top, *attacks]
    state.virtual.locations = [Location(take(name), -1) for name in given.get("virtual_locations", [])]
    fillers = (name for name, card in CARDS.items() if card.type.deck == "common" and name not in take.used)
    state.virtual.collection = [take(next(fillers)) for _ in range(given.get("collection", 0))]
    own = (name for name, card in CARDS.items() if card.type.deck == state.players[0].faction)
    state.players[0].empire += [Location(take(next(own)), 0) for _ in range(given.get("faction_locations", 0))]


def rest(state: SettlersState, given: dict[str, Any], hands: list[dict[str, Any]], take: Dealer) -> None:
    """All other cards lie in their decks; where sizes are given the surplus is out of the match."""
    piles = {"common": (state.deck, state.discard, given)}
    for player, entry in zip(state.players, hands, strict=True):
        renamed = {"common_deck": entry.get("faction_deck"), "common_discard": entry.get("faction_discard")}
        piles[player.faction] = (player.deck, player.discard, {k: v for k, v in renamed.items() if v is not None})
    for deck, (pile, discard, sizes) in piles.items():
        cards = [card for card in state.cards if CARDS[card].type.deck == deck and card not in take.used]
        discard += cards[: sizes.get("common_discard", 0)]
        left = cards[len(discard) :]
        pile += left[: sizes.get("common_deck", len(left))]
    placed = {*take.used, *state.deck, *state.discard, *(c for p in state.players for c in (*p.deck, *p.discard))}
    state.cards = sorted(card for card in state.cards if card in placed)


def turn_of(state: SettlersState, seat: int) -> None:
    state.active, state.step, state.phase = seat, "turn", "action"
    state.pending = [Task(seat, "turn")]


# ------------------------------------------------------------------ do → moves
def move_of(raw: dict[str, Any]) -> Move:
    """A move of a case, its cards as physical copies and its opponents as seats."""

    def value(field: str, given: Any) -> Any:
        if field == "opponent":
            return [seat_of(name) for name in given]
        if isinstance(given, list):
            return [value(field, item) for item in given]
        return physical(given) if isinstance(given, str) and physical(given) in CARDS else given

    return GAME.decode_move(json.dumps({field: value(field, given) for field, given in raw.items()}))


# ------------------------------------------------------------------ then → what differs
def kinds(cards: list[str]) -> list[str]:
    """Cards by type, the spare ones left out."""
    return [CARDS[card].type.id for card in cards if card not in SPARE]


def holding(state: SettlersState, card: str) -> Location:
    return next(loc for player in state.players for loc in player.empire if loc.card == card)


def deal_names(state: SettlersState, seat: int, wanted: list[str]) -> list[str]:
    deals = [deal for deal in state.players[seat].deals if not deal.route]
    goods = [GAME.catalogue.deal_good(deal.card) for deal in deals]
    if all(":" not in name for name in wanted) and wanted:
        return goods
    return [f"{CARDS[deal.card].type.id}:{good}" for deal, good in zip(deals, goods, strict=True)]


def route_names(state: SettlersState, seat: int) -> list[str]:
    out = []
    for deal in state.players[seat].deals:
        if deal.route:
            owner = next(s for s, p in enumerate(state.players) if any(loc.card == deal.card for loc in p.empire))
            out.append(f"{CARDS[deal.card].type.id} of {NAMES[owner]}")
    return out


def seen(key: str, want: Any, before: SettlersState, after: SettlersState) -> Any:
    """What the state after the last move shows for a key of ``then``. Raises KeyError for one that it does not know."""
    seat = seat_of(key[0]) if len(key) > 1 and key[1] == "." else 0
    player, old, name = after.players[seat], before.players[seat], key.partition(".")[2] or key
    match name:
        case "supply":
            return {good: player.supply[good] for good in want}
        case "stone" if key == "A.stone":
            return player.supply["stone"]
        case "vp":
            return player.vp
        case "vp_gained":
            return player.vp - old.vp
        case "stone_gained" | "wood_gained" | "gold_from_deal":
            good = name.split("_")[0]
            return player.supply[good] - old.supply[good]
        case "cards_drawn":
            return len(player.hand) - len(old.hand) + played_from_hand(old.hand, after)
        case "hand_size":
            return len(player.hand) - 1
        case "hand":
            deck = [CARDS[card].type.deck for card in player.hand if card not in SPARE]
            return {"common": deck.count("common"), "faction": len(deck) - deck.count("common")}
        case "empire":
            return kinds([loc.card for loc in player.empire if not loc.token])
        case "controls":
            return kinds([loc.card for loc in player.empire if loc.token])
        case "foundations":
            laid = foundations(player)
            return len(laid) if isinstance(want, int) else kinds(laid)
        case "deals":
            return deal_names(after, seat, want)
        case "trade_route_deals":
            return route_names(after, seat)
        case "empire_unchanged":
            return player.empire == old.empire
        case "tokens_left":
            return after.players[0].tokens
        case "egyptian_token_back":
            return after.players[0].tokens == before.players[0].tokens + 1
        case "common_discard":
            return len(after.discard) if isinstance(want, int) else kinds(after.discard)
        case "common_deck":
            return len(after.deck)
        case "japanese_discard":
            japanese = next(other for other in after.players if other.faction == "japanese")
            return kinds(japanese.discard)
        case "row":
            return CARDS[player.empire[-1].card].type.kind
        case "activations_left_on_com_castle":
            return GAME.catalogue.action("com_castle").limit - holding(after, "com_castle").uses
        case "workers_on_com_timber_camp":
            return holding(after, "com_timber_camp").visitors
        case "samurai_on_jap_ninjas" | "samurai_on_jap_farm":
            return int(holding(after, name.removeprefix("samurai_on_")).samurai)
        case "samurai_lost":
            return 2 - sum(loc.samurai for loc in player.empire)
        case "defense_on_com_armorer":
            return int(holding(after, "com_armorer").defense)
        case _ if name.startswith("markers_on_"):
            return holding(after, name.removeprefix("markers_on_")).goods
        case "final":
            return sum(GAME.standing(after)[seat].values())
        case "collection":
            return len(after.virtual.collection)
        case "virtual_foundations":
            return sum(len(other.foundations) for other in after.players)
        case "turn_used" | "actions_used":
            used = len(after.players) > 1 and GAME.to_move(after) == (1,)
            return 1 if used and want == 1 else used
    raise KeyError(key)


def played_from_hand(hand: list[str], after: SettlersState) -> int:
    return sum(card not in after.players[0].hand for card in hand)


def differences(then: dict[str, Any], before: SettlersState, after: SettlersState) -> Iterator[str]:
    """Every value of ``then`` that the state after the last legal move does not show."""
    for key, want in then.items():
        got = seen(key, want, before, after)
        if got != want:
            yield f"{key}: {got!r} instead of {want!r}"
