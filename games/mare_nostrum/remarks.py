"""What helps with a choice besides the names of what can be chosen: offers, odds, what lies in a province."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from games.base import Remark, awaited
from games.mare_nostrum.battle import attack_moves
from games.mare_nostrum.battle_remarks import ahead, battles_at_sea, battles_on_land, met, told_apart
from games.mare_nostrum.board import idle_legions, marked
from games.mare_nostrum.build_phase import keep_moves, lost_when_kept
from games.mare_nostrum.building import Market
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import convert_moves, open_conquests, station_moves
from games.mare_nostrum.following import after_step, comes_last
from games.mare_nostrum.hands import tokens
from games.mare_nostrum.looming import battles_to_come
from games.mare_nostrum.march_remarks import from_where, of_march
from games.mare_nostrum.movement import march_moves, sail_moves
from games.mare_nostrum.outcome_remarks import of_card, of_conquest, of_muster, of_peace, of_title
from games.mare_nostrum.state import COIN, IDLE, MareState, Province
from games.mare_nostrum.trade import able_to_offer

REMARKED = frozenset(
    {
        "cancel",
        "number",
        "offer",
        "pay",
        "reward",
        "take",
        "compensate",
        "keep",
        "recruit",
        "muster",
        "peace",
        "convert",
        "occupy",
        "pillage",
        "seize",
        "swap",
        "crown",
        "sail",
        "attack",
        "march",
        "fight",
        "value",
        "build",
        "legion",
        "fortress",
        "trireme",
        "done",
        "withdraw",
    }
)
UNDONE = frozenset({"all-used", "not-converted", "not-sailed", "not-attacked", "not-marched", "put-back"})
_PURCHASES = {
    "build": Market.buildings,
    "legion": Market.legions,
    "fortress": Market.fortresses,
    "trireme": Market.triremes,
}


def remark(catalogue: Catalogue, state: MareState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R5.3 to R10.2: what a legendary city brings, what is held of what is offered or paid and what is taken back, what each offer
    holds, who is short of one, what stands where a unit is built, whom a move of units meets and with what chances, what lies where
    legions go, what comes of a turn, of pillage, of the control marker and of a title.
    """
    if "pay" in chosen and _alone(catalogue, state, seat, chosen["kind"]):
        chosen = {name: value for name, value in chosen.items() if name != "pay"}
    match chosen:
        case {"kind": "reward", "reward": str(reward)}:
            return Remark("collected-then", {"brings": "money" if reward == COIN else "drawn"})
        case {"kind": "number", "count": 0}:
            return Remark("no-trade", {})
        case {"kind": "withdraw"}:
            return _put_back(state.players[seat].offer)
        case {"kind": "cancel"} if state.begun is not None:
            return _put_back(Counter(state.begun.chosen))
        case {"kind": "offer", "resource": str(resource)}:
            return _offered(state, seat, resource)
        case {"kind": "offer"} if state.players[seat].offer:
            return Remark("offered", {"resources": tokens(state.players[seat].offer)})
        case {"kind": "pay", "resource": str(resource)} if state.begun is not None:
            return _spent(catalogue, state, seat, resource, Counter(state.begun.chosen))
        case {"kind": "take"}:
            return _open_offer(state, chosen)
        case {"kind": "compensate"} if "resource" not in chosen:
            choice = awaited(state.pending, seat)
            return Remark("receiver", {"opponent": choice.other}) if choice is not None else None
        case {"kind": "keep", "goods": goods}:
            return _kept(catalogue, state, seat, goods)
        case {"kind": "value", "value": value}:
            return _announced(catalogue, state, value)
        case {"kind": "build", "province": place, "spot": spot} if "pay" not in chosen:
            return Remark("caravan", {}) if catalogue.building(place, spot) == "caravan" else None
        case {"kind": "build", "province": place} if "spot" not in chosen:
            spots = {move.spot for move in Market(catalogue, state, seat).buildings() if move.province == place}
            if len(spots) != 1:
                return None
            caravan = catalogue.building(place, spot := spots.pop()) == "caravan"
            return Remark("spot", {"spot": spot, "caravan": "yes" if caravan else "no"}, chosen=True)
        case {"kind": "legion" | "fortress", "province": place} if "pay" not in chosen:
            around = [_units(state, other) for other in catalogue.land[place]]
            return _with_built(catalogue, state, place, _standing("own", _units(state, place), around, seat))
        case {"kind": "trireme", "sea": sea} if "pay" not in chosen:
            around = [_ships(state, other) for other in catalogue.open_sea[sea]]
            return _standing("sea", _ships(state, sea), around, seat)
        case {"kind": "sail", "source": source, "target": target}:
            return _voyage(catalogue, state, seat, source, target, chosen)
        case {"kind": "attack", "sea": sea}:
            return met(battles_at_sea(catalogue, state, seat, sea, state.seas[sea][seat]), chosen.get("opponent"))
        case {"kind": "march", "source": source, "target": target}:
            return of_march(catalogue, state, seat, source, target, chosen)
        case {"kind": "march", "source": source}:
            return from_where(catalogue, state, seat, source)
        case {"kind": "fight", "province": place}:
            legions = state.provinces[place].legions[seat]
            return met(battles_on_land(catalogue, state, seat, place, legions), chosen.get("opponent"))
        case {"kind": "convert" | "occupy" | "pillage" | "seize" | "swap"}:
            return of_conquest(catalogue, state, seat, chosen)
        case {"kind": "recruit", "card": card}:
            return of_card(catalogue, state, seat, card)
        case {"kind": "muster"}:
            return of_muster(catalogue, state, seat)
        case {"kind": "peace", "opponent": int(opponent)}:
            return of_peace(state, seat, opponent)
        case {"kind": "crown", "title": title, "player": int(player)}:
            return of_title(state, seat, title, player)
        case {"kind": "done"}:
            return _left_undone(catalogue, state, seat)
        case _:
            return None


def _alone(catalogue: Catalogue, state: MareState, seat: int, kind: str) -> bool:
    """Whether only one purchase of a kind is possible: what stands there is said nowhere then but with the way to pay."""
    return kind in _PURCHASES and len(_PURCHASES[kind](Market(catalogue, state, seat))) == 1


def _voyage(
    catalogue: Catalogue, state: MareState, seat: int, source: str, target: str, chosen: Mapping[str, Any]
) -> Remark:
    """R8.2, R2.4: whom the triremes meet or what sails there, and, once their number is settled, what stays behind: without any
    trireme no legion crosses the sea that they leave.
    """
    most = state.seas[source][seat] - state.moved.get(source, 0)
    count = chosen.get("count", most)
    battles = battles_at_sea(catalogue, state, seat, target, state.seas[target][seat] + count)
    settled = "count" in chosen or most == 1
    found = met(battles) if settled else ahead(battles)
    found = found or _standing("sea", _ships(state, target), [], seat)
    left = state.seas[source][seat] - count
    return (
        Remark(found.code, {**found.facts, "behind": {"left": left, "home": "sea", "source": source}})
        if settled
        else found
    )


def _left_undone(catalogue: Catalogue, state: MareState, seat: int) -> Remark | None:
    """R8.2: what could still be done in the step of the turn that is ended, by name; it does not come again in this turn. R8.5: the
    battles that begin by that. R8.1: that the round ends by it.
    """
    choice = awaited(state.pending, seat)
    undone = _undone(catalogue, state, seat, choice.kind if choice is not None else "")
    if undone is None or choice is None or choice.kind == "convert":
        return undone
    if choice.kind == "conquest":
        ends = {"next": {"battle": "no", "ends": "round"}} if comes_last(state, seat) else {}
    else:
        ends = after_step(catalogue, state, seat, choice.kind)
    return Remark(undone.code, {**undone.facts, **ends})


def _undone(catalogue: Catalogue, state: MareState, seat: int, step: str) -> Remark | None:
    """R8.2: what could still be done in a step of a turn."""
    match step:
        case "convert":
            provinces = [move.province for move in convert_moves(catalogue, state, seat)]
            return Remark("not-converted", {"provinces": provinces}) if provinces else None
        case "sail":
            ships = {
                move.source: move.count for move in sail_moves(catalogue, state, seat)
            }  # the largest number is the last
            return Remark("not-sailed", {"unmoved": _areas(ships), **_begun(catalogue, state, seat)}) if ships else None
        case "attack":
            targets = [{"sea": move.sea, "opponent": move.opponent} for move in attack_moves(state, seat)]
            return Remark("not-attacked", {"targets": targets, **_begun(catalogue, state, seat)}) if targets else None
        case "conquest":
            return unused(catalogue, state, seat)
        case "march":
            sources = [*dict.fromkeys(move.source for move in march_moves(catalogue, state, seat))]
            return Remark("not-marched", {"sources": sources, **_begun(catalogue, state, seat)}) if sources else None
        case _:
            return None


def _begun(catalogue: Catalogue, state: MareState, seat: int) -> dict[str, Any]:
    """R8.2, R8.5: the battles on land that begin at once by the end of a step, where no other step before them is left; of several
    each with its own chances.
    """
    choice = awaited(state.pending, seat)
    step = choice.kind if choice is not None else ""
    if (step == "sail" and attack_moves(state, seat)) or (step != "march" and march_moves(catalogue, state, seat)):
        return {}
    fights = battles_to_come(catalogue, state, seat)
    if len(fights) > 1:
        apart = [{"province": name, "each": battles} for name, battles in fights.items()]
        return {"fighting": {"begun": {"apart": apart}}}
    told = [{"province": name, **told_apart(battles)} for name, battles in fights.items()]
    return {"fighting": {"fights": told}} if told else {}


def unused(catalogue: Catalogue, state: MareState, seat: int) -> Remark:
    """R9.1, R9.3, R12.7: the conquered provinces with which nothing is done, or those in which a legion could occupy one more; what
    is occupied already goes on being so.
    """
    opened = {name: state.provinces[name] for name in open_conquests(state, seat)}
    idle = [name for name, province in opened.items() if seat not in province.places.values()]
    # R12.7: nor do idle legions collect that could.
    idle += [move.province for move in station_moves(catalogue, state, seat) if move.leaves == IDLE]
    if idle:
        return Remark("not-used", {"provinces": [*dict.fromkeys(idle)]})
    more = [name for name, province in opened.items() if _occupies_less(province, seat)]
    return Remark("not-occupied", {"provinces": more}) if more else Remark("all-used", {})


def _occupies_less(province: Province, seat: int) -> bool:
    """R9.3, R9.4: whether an idle legion could occupy one more building; whoever occupies the control marker may occupy none."""
    free = any(province.places.get(spot) != seat for spot in province.buildings)
    return free and idle_legions(province, seat) > 0 and not marked(province, seat)


def _announced(catalogue: Catalogue, state: MareState, value: int) -> Remark:
    """R6.1, R6.2, R6.4, R6.6: the marker that is used up, and who can offer nothing then, or that nobody trades."""
    able = able_to_offer(catalogue, msgspec.structs.replace(state, value=value))
    out = [seat for seat in range(state.seats) if seat not in able]
    trade = "none" if len(able) < 2 else "some" if out else "all"
    return Remark("marker", {"marker": catalogue.marker_of[value], "trade": trade, "seat": out})


def _areas(counts: Mapping[str, int]) -> list[dict[str, Any]]:
    return [{"area": area, "count": count} for area, count in counts.items()]


def _held(state: MareState, seat: int, resource: str, aside: Mapping[str, int]) -> Remark:
    """How many tokens of a resource the seat holds before and after one of them is put aside, as others are already."""
    held = state.players[seat].hand.get(resource, 0) - aside.get(resource, 0)
    return Remark("held", {"held": held, "left": held - 1})


def _spent(catalogue: Catalogue, state: MareState, seat: int, resource: str, aside: Mapping[str, int]) -> Remark:
    """R7.2, R7.9: how many tokens of what is paid the seat holds besides those put aside, and how many perish unpaid."""
    player = state.players[seat]
    unspent = Counter(player.hand) - Counter(aside)
    held, lost = unspent[resource], lost_when_kept(catalogue, player, unspent).get(resource, 0)
    perish = "none" if not lost else "all" if lost == held else "some"
    return Remark("spent", {"held": held, "lost": lost, "perish": perish})


def _kept(catalogue: Catalogue, state: MareState, seat: int, goods: tuple[str, ...]) -> Remark | None:
    """R7.9, R12.24: how many goods of other kinds could be kept besides these, where any could."""
    most = max((len(move.goods) for move in keep_moves(catalogue, state, seat)), default=0)
    return Remark("keeps-less", {"count": most - len(goods)}) if len(goods) < most else None


def _offered(state: MareState, seat: int, resource: str) -> Remark:
    """R6.3: what the seat holds of a resource, and with what else of its own the last one is offered."""
    player = state.players[seat]
    remark = _held(state, seat, resource, player.offer)
    if not player.offer or sum(player.offer.values()) + 1 < player.number:
        return remark
    return Remark("held-last", {**remark.facts, "resources": tokens(player.offer)})


def _put_back(aside: Mapping[str, int]) -> Remark:
    """R6.3, R7.2: what comes back that was put into an offer or a set."""
    resources = tokens(aside)
    return Remark("put-back", {"resources": resources, "count": len(resources)})


def _open_offer(state: MareState, chosen: Mapping[str, Any]) -> Remark | None:
    """R6.8: what lies in the offer of the player from whom something is to be taken."""
    opponent = chosen.get("opponent")
    if not isinstance(opponent, int) or "resource" in chosen:
        return None
    return Remark("offer", {"resources": tokens(state.offers[opponent])})


# ---------------------------------------------------------------------- what stands where units are built
_Units = dict[str, int]  # of one seat in one area


def _units(state: MareState, place: str) -> list[_Units]:
    """By seat what stands in a province; of one that is closed nothing."""
    province = state.provinces.get(place)
    if province is None:
        return []
    pairs = zip(province.legions, province.fortresses, strict=True)
    return [{"legions": legions, "fortresses": forts, "triremes": 0} for legions, forts in pairs]


def _ships(state: MareState, sea: str) -> list[_Units]:
    """By seat what sails in a sea."""
    return [{"legions": 0, "fortresses": 0, "triremes": count} for count in state.seas.get(sea, [])]


def _standing(where: str, here: list[_Units], around: list[list[_Units]], seat: int) -> Remark:
    """R2.6, R7.6: what everybody has there, in an own province or a sea, and what others could bring from beside it."""
    near = [Counter[str]() for _ in here]
    for area in around:
        for other, units in enumerate(area):
            near[other].update({name: count for name, count in units.items() if name != "fortresses"})
    own = "on_spot" if any(any(units.values()) for other, units in enumerate(near) if other != seat) else "own"
    found: list[dict[str, Any]] = [
        {"where": own if other == seat else "here", "opponent": other, **units}
        for other, units in enumerate(here)
        if any(units.values())
    ]
    found += [
        {"where": "near", "opponent": other, "legions": 0, "triremes": 0, "fortresses": 0, **units}
        for other, units in enumerate(near)
        if other != seat and any(units.values())
    ]
    # The own units come last, for a row may be cut there; behind those that are near it is said that they are not.
    found.sort(key=lambda one: one["where"] in ("own", "on_spot"))
    return Remark("standing", {"standing": found}) if found else Remark("empty", {"where": where})


def _with_built(catalogue: Catalogue, state: MareState, place: str, told: Remark) -> Remark:
    """R2.5: what stands in a province with how many of its spaces are built on."""
    built = {"count": len(state.provinces[place].buildings), "spaces": len(catalogue.spaces[place])}
    return Remark(told.code, {**told.facts, "built": built})
