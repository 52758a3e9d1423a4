"""What helps with a choice besides the names of what can be chosen: what lies on a hex, how a card is taken, who is ahead where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from games.base import Remark, awaited, ranked
from games.mosaic import actions, technologies
from games.mosaic.building import own_gains
from games.mosaic.catalogue import BLANK, Catalogue
from games.mosaic.effects import choices_of
from games.mosaic.empire_scoring import government_points, scoring_influence, scorings_left
from games.mosaic.free_steps import claim_moves, free_steps, requirement_missing, turn_up_moves
from games.mosaic.majorities import UNITS_MOVED, majorities, settled
from games.mosaic.moves import Site, Transfer
from games.mosaic.natural import usually_up
from games.mosaic.offers import actual
from games.mosaic.payment import NOTHING, OWN, POPULATION, paid_first, shortfall
from games.mosaic.scoring import points, unrest
from games.mosaic.state import NO_CARD, RESOURCES, SETTLEMENTS, Begun, MosaicState
from games.mosaic.turns import end_turn
from games.mosaic.units import kinds_of

PLACING = frozenset({"site", "start", "take", "take_over"})  # kinds of moves that name a hex
_LATER = Remark("face-later", {})
_SHIFTED = Remark("shift", {"least": 0, "most": 0})  # the amount is chosen
# R4.13, R5.5: kinds of moves that answer a card which asks.
ANSWERS = frozenset(
    {"clear", "deploy", "guard", "lay", "plunder", "raise", "receive", "site", "strike", "symbols", "take", "transfer"}
)
REMARKED = (
    PLACING
    | UNITS_MOVED
    | ANSWERS
    | {
        "benefits",
        "end",
        "leader",
        "pick",
        "pay",
        "technology",
        "government",
        "build",
        "population",
        "tax_tariff",
        "wonder",
        "work",
    }
)


def remark(catalogue: Catalogue, state: MosaicState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R1.5, R1.7, R2.12, R4.3, R4.11, R4.15, R5.3 to R5.8: of a hex, a piece, a Technology, an income, a Government or a unit."""
    match chosen:
        case {"kind": kind} if kind in ANSWERS and (asked := _asked_by(catalogue, state, seat, chosen)) is not None:
            return asked
        case {"kind": "leader", "leader": name}:
            return _start(catalogue, name)
        case {"kind": "pick", "card": card} if symbols := catalogue.symbols[card]:
            needed = catalogue.technologies[card].requirement if card in catalogue.technologies else []
            needs = {"needs": {"pillar": needed}} if needed else {}
            return Remark("symbols", {"count": len(symbols), "symbols": symbols, **needs})
        case {"kind": "benefits"}:
            also = [*_chosen_later(catalogue, state.players[seat].leader)]
            return Remark("benefits", {"also": also}) if also else None
        case {"kind": "technology", "card": card} if "face_up" not in chosen:
            return _face(catalogue, state, seat, card)
        case {"kind": "technology", "card": card, "face_up": False} if "pay" not in chosen:
            return _LATER if technologies.asked_again(catalogue, state, seat, card) else None
        case {"kind": "government", "government": name} if "pay" not in chosen:
            return _government(catalogue, state, seat, name)
        case {"kind": "government", "government": name, "pay": "own"} if not scorings_left(catalogue, state):
            return _government(catalogue, state, seat, name)
        case {"kind": "government", "government": name, "pay": "own"} if held := state.players[seat].government:
            # What differs is told by numbers.
            counts = scoring_influence(catalogue, state)
            new, old = (government_points(catalogue, state, seat, one, counts) for one in (name, held))
            return (
                _government(catalogue, state, seat, name)
                if new == old
                else Remark("government-left", {"government": held})
            )
        case {"kind": "work"} if state.begun is not None:
            piece = state.begun.kind == "build" and state.begun.card == NO_CARD
            return Remark("drops-piece", {"piece": state.begun.piece}) if piece else _drops(state, state.begun)
        case {"kind": "transfer", "source": source, "target": target}:
            return _shift(catalogue, state, seat, source, target) if "amount" not in chosen else _SHIFTED
        case {"kind": "pay", "resource": resource, "money": int(units)} if state.begun is not None:
            return _split(catalogue, state, seat, state.begun, resource, units)
        case {"kind": "build", "card": card} if chosen.get("pay", OWN) == OWN:
            piece = chosen.get("piece", "") if card == NO_CARD else actions.piece_of(catalogue, state, card)
            # A Project needs no hex: what it costs is worked out with what it brings. All Wonders cost the same.
            if piece not in SETTLEMENTS:
                return None
            return _price(catalogue, state, seat, actions.build_cost(catalogue, state, card, piece))
        # All cost the same; of the ways of paying each says its price.
        case {"kind": "wonder", "wonder": wonder, "pay": pay} if pay == OWN:
            return _price(catalogue, state, seat, actions.wonder_cost(catalogue, state, seat, wonder))
        case {"kind": "population", "card": card} if chosen.get("pay", OWN) == OWN:
            lacking = shortfall(state.players[seat], actions.population_cost(catalogue, state, card))
            return Remark("instead", {"count": lacking}) if lacking else None
        case {"kind": "tax_tariff", "card": card}:
            return _income(catalogue, state, seat, actual(state, "tax_tariff_cards", card))
        case {"kind": kind} if kind in UNITS_MOVED:
            return majorities(catalogue, state, seat, chosen)
        case {"kind": "site", "piece": piece, "region": region}:  # asked of a region before its hex is chosen
            return settled(catalogue, state, seat, piece, region)
        case {"kind": "site", "piece": piece} if "hex" not in chosen and (
            region := _only_region(catalogue, state, seat)
        ):
            return settled(catalogue, state, seat, piece, region, named=True)
        case {"kind": "clear", "deck": deck} if deck in state.offers:
            once = {"once": {"government": state.players[seat].government}} if _is_turn(state, seat) else {}
            return Remark("offer", {"cards": sorted(state.offers[deck]), **once})
        case {"kind": "take_over", "hex": place} if place in catalogue.hexes:
            return Remark("hex", {"region": catalogue.hexes[place].region})
        case {"hex": place} if place in catalogue.hexes:
            return _lies_there(catalogue, state, place)
        case _:
            return None


def last_turn(catalogue: Catalogue, then: MosaicState) -> Remark | None:
    """R9.3, R9.5: the points at the end where the turn under way is the last one. The turn is ended in ``then``, a copy."""
    if then.phase not in ("rounds", "epilogue"):
        return None
    unused = _unused(then)
    end_turn(catalogue, then)
    standing = [points(catalogue, then, seat) for seat in range(then.seats)]
    return Remark("ends", {"final": ranked(standing), **unused}) if then.finished else None


def left_undone(catalogue: Catalogue, state: MosaicState, seat: int) -> Remark | None:
    """R2.14, R3.2, R6.1, R6.2: what an end gives up: Actions of the turn, which do not come again; tiles that could be claimed,
    with the other free steps; cards that could be turned up in the set-up stay face down, and can be later.
    """
    choice = awaited(state.pending, seat)
    if choice is None or choice.kind not in ("turn", "benefits"):
        return None
    if choice.kind == "turn":
        return Remark("unused", unused["lost"]) if (unused := _unused(state)) else _unclaimed(catalogue, state, seat)
    cards = [move.card for move in turn_up_moves(catalogue, state, seat)]
    return Remark("face-down-left", {"count": len(cards), "cards": cards}) if cards else None


def _unclaimed(catalogue: Catalogue, state: MosaicState, seat: int) -> Remark | None:
    """R6.2: the tiles that could be claimed before the end of the turn, and the kinds of other free steps; None without tiles."""
    worth = {**catalogue.golden_ages, **catalogue.achievements}
    tiles = [{"tile": move.tile, "vp": worth[move.tile].vp} for move in claim_moves(catalogue, state, seat)]
    others = [kind for kind, moves in free_steps(catalogue, state, seat).items() if kind != "claim" and moves()]
    besides = {"besides": {"free": others}} if others else {}
    return Remark("unclaimed", {"claimable": tiles, **besides}) if tiles else None


def _drops(state: MosaicState, begun: Begun) -> Remark:
    """R4.1: what is given up where one Works instead of carrying out the Action that was announced."""
    return Remark("drops", {"card": actual(state, "technologies", begun.card)})


def _shift(catalogue: Catalogue, state: MosaicState, seat: int, source: str, target: str) -> Remark | None:
    """R4.13: by how much a production can be lowered and another raised."""
    choice = awaited(state.pending, seat)
    possible = choices_of(catalogue, state, choice) if choice is not None else []
    between = [
        move.amount
        for move in possible
        if isinstance(move, Transfer) and (move.source, move.target) == (source, target)
    ]
    return Remark("shift", {"least": min(between), "most": max(between)}) if len(between) > 1 else None


def _unused(state: MosaicState) -> dict[str, dict[str, int]]:
    return {"lost": {"actions": state.actions}} if state.actions else {}


def _only_region(catalogue: Catalogue, state: MosaicState, seat: int) -> str:
    """R5.3, R5.4: the region of all hexes on which something can be built now; "" where there are several."""
    choice = awaited(state.pending, seat)
    if choice is None or choice.kind != "site":
        return ""
    begun = state.begun is not None
    sites = actions.site_moves(catalogue, state, seat) if begun else choices_of(catalogue, state, choice)
    regions = {catalogue.region_of[move.hex] for move in sites if isinstance(move, Site)}
    return regions.pop() if len(regions) == 1 else ""


def _is_turn(state: MosaicState, seat: int) -> bool:
    """R6: whether the seat is asked for its turn, not for an answer to a card."""
    choice = awaited(state.pending, seat)
    return choice is not None and choice.kind == "turn"


def _asked_by(catalogue: Catalogue, state: MosaicState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R4.13, R5.5: the card that is answered, as long as nobody has chosen anything: what token or unit it is may be settled."""
    choice = awaited(state.pending, seat)
    if choice is None or choice.kind != chosen["kind"] or not choice.source or len(chosen) > 2:
        return None
    named = [field for field in ("token", "unit") if field in chosen]
    if len(chosen) > 1 + len(named):
        return None
    possible = choices_of(catalogue, state, choice) if named else []
    if any(getattr(move, field) != chosen[field] for move in possible for field in named):
        return None
    return Remark("asked-by", {"source": choice.source})


def asking(catalogue: Catalogue, state: MosaicState) -> dict[str, Any]:
    """R4.13, R5: the card whose question is open, that of an Action under way too; {} for none. R2.14: whether the starting
    benefits are taken, after which cards can still be turned up.
    """
    if not state.pending:
        return {}
    if state.pending[0].kind == "benefits":
        return {"taken": int(state.players[state.pending[0].seat].benefited)}
    card = state.pending[0].source or (state.begun.card if state.begun is not None else "")
    return {"by": {"source": card}} if card in catalogue.components else {}


def _start(catalogue: Catalogue, leader: str) -> Remark:
    """R2.14: what a Leader brings at the start."""
    setup, also = catalogue.leaders[leader].setup, [*_chosen_later(catalogue, leader)]
    gains = [{"metric": what, "count": count} for what, count in setup.gain.items()]
    raises = [{"production": name, "count": count} for name, count in setup.production.items()]
    facts: dict[str, Any] = {"brings": gains}
    facts |= {"producing": {"produced": raises}} if raises else {}
    return Remark("leader", facts | ({"later": {"also": also}} if also else {}))


def _chosen_later(catalogue: Catalogue, leader: str) -> Iterator[dict[str, Any]]:
    """R2.14: the benefits of a Leader that leave a choice, or are no numbers."""
    setup = catalogue.leaders[leader].setup
    units = Counter(kinds[0] for kinds in kinds_of(setup.units)) if setup.units is not None else Counter[str]()
    found = [
        ("raise", setup.production_choice, ""),
        ("raise_other", setup.production_choice_other, ""),
        *(("deploy", count, unit) for unit, count in units.items()),
        ("draw", setup.draw_technology, ""),
        ("build", int(setup.free_build is not None), setup.free_build or ""),
    ]
    for what, count, piece in found:
        if count:
            yield {"benefit": what, "count": count, "piece": piece}


def _lies_there(catalogue: Catalogue, state: MosaicState, place: str) -> Remark:
    """R1.5, R1.7: the region of the hex that is chosen, and the token on it if there is one that gives something."""
    region, token = catalogue.hexes[place].region, state.tokens.get(place, BLANK)
    if token == BLANK:
        return Remark("hex-bare", {"region": region})
    return Remark("hex-token", {"region": region, "token": token})


def _price(catalogue: Catalogue, state: MosaicState, seat: int, cost: Mapping[str, int]) -> Remark:
    """R4.1, R5.3, R5.4: what a piece takes from the seat as it is usually paid, which is done when its hex is chosen."""
    return _paying(paid_first(catalogue, state.players[seat], cost)) if cost else Remark("free", {})


def _paying(amounts: Mapping[str, int], unpaid: Mapping[str, int] = NOTHING) -> Remark:
    """A price, and what is ``unpaid`` of it until more is chosen, in the order in which what a seat has is told."""
    later: dict[str, Any] = {"unpaid": {"price": _in_order(unpaid)}} if unpaid else {}
    return Remark("price", {"price": _in_order(amounts), **later})


def _in_order(amounts: Mapping[str, int]) -> list[dict[str, int]]:
    order = (*RESOURCES, POPULATION)
    nothing = dict.fromkeys(order, 0)
    return [{**nothing, what: amounts[what]} for what in order if amounts.get(what)]


def _government(catalogue: Catalogue, state: MosaicState, seat: int, name: str) -> Remark:
    """R5.8, R8.4: what a scoring would bring for it as things stand, and the Government that goes back for it."""
    left = state.players[seat].government
    leaving: dict[str, Any] = {"leaving": {"government": left}} if left else {}
    if not scorings_left(catalogue, state):
        return Remark("government-unscored", leaving)
    points = government_points(catalogue, state, seat, name, scoring_influence(catalogue, state))
    return Remark("government", {"count": points, **leaving})


def _split(catalogue: Catalogue, state: MosaicState, seat: int, begun: Begun, resource: str, units: int) -> Remark:
    """D26, R4.1: what the Action takes of all resources where Money pays for so many units of one, and for what was chosen before;
    apart what is to be paid for those that are chosen later. Population is the same whatever is chosen.
    """
    cost, chosen = actions.begun_cost(catalogue, state, seat), {**begun.money, resource: units}
    unpaid = {what: need for what, need in cost.items() if what != POPULATION and what not in chosen}
    settled = {what: cost[what] for what in chosen}
    return _paying(paid_first(catalogue, state.players[seat], settled, chosen), unpaid)


def _income(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> Remark:
    """R5.6: how much the seat has of what the card counts; its name says how often each counts. Then the Money of own components
    that react to it, and what lies in the Holding Area.
    """
    held, entry = actions.tax_tariff_counts(catalogue, state, seat), catalogue.tax_tariff_cards[card]
    nothing = dict.fromkeys(held, 0)
    counted = [{**nothing, what: factor, "held": held[what]} for what, factor in entry.coeff.items()]
    fired = (
        own_gains(catalogue, state, seat, "own_tax_card")
        if entry.kind == "tax" and card not in catalogue.tax_tariff_fallbacks
        else ()
    )
    earners = [{"source": name, "money": gains["money"]} for name, gains in fired if gains.get("money")]
    earned = {"earned": {"earners": earners}} if earners else {}
    besides = {"holding": {"count": state.holding}} if state.holding else {}
    return Remark("income", {"counted": counted, **earned, **besides})


def looming(catalogue: Catalogue, state: MosaicState, seat: int) -> list[Remark]:
    """R10.8: what Unrest costs in the final scoring as things stand, once the end has been set off (R9.1)."""
    lost = -points(catalogue, state, seat)["unrest"]
    told = bool(state.triggered and lost)
    return [Remark("unrest", {"unrest": unrest(catalogue, state.players[seat]), "count": lost})] if told else []


def _face(catalogue: Catalogue, state: MosaicState, seat: int, card: str) -> Remark:
    """R4.3, R5.5: whether the card is turned up at once or it is asked later, and else what is lacking."""
    meant = actual(state, "technologies", card)
    if technologies.playable(catalogue, state, seat, meant):
        return _LATER if usually_up(catalogue, state, seat, card) is False else Remark("face-up", {})
    lacking = requirement_missing(catalogue, state, seat, meant)
    if lacking.code == "symbols-lacking":
        return Remark("face-down", {"pillar": lacking.facts["pillar"]})
    return Remark("face-down-population", {})
