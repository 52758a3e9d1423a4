"""R7.1, R8.1, R9, R10.2: what comes of a choice and no number tells: of a conquest, of a title, of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.base import Remark
from games.mare_nostrum.board import capital_province, connected, controlled, in_stock, markers_left, others_present
from games.mare_nostrum.building import copyable, muster_size, unit_sites
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.conquest import occupy_moves, pillage_income
from games.mare_nostrum.looming import turned_by
from games.mare_nostrum.moves import Convert, Occupy, Pillage, Seize, Swap
from games.mare_nostrum.natural import natural
from games.mare_nostrum.powers import has
from games.mare_nostrum.state import LEGENDARY, MareState, title_of


def of_conquest(catalogue: Catalogue, state: MareState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R9.2 to R9.5, R11.2, R12.16: what comes of an occupation, of pillage or of a control marker; who wins by it or does not."""
    match chosen:
        case {"kind": "occupy", "province": name}:
            return _of_occupation(catalogue, state, seat, name, chosen.get("spots"))
        case {"kind": "pillage", "province": name, "spot": spot}:
            told, move = _of_pillage(catalogue, state, seat, chosen), Pillage(name, spot, "")
            told = _dropping(state, seat, name, spot, told)
        case {"kind": "seize", "province": name}:
            told, move = _of_marker(catalogue, state, seat, name), Seize(name)
            told = _dropping(state, seat, name, "", told)
        case {"kind": "convert", "province": name}:
            told, move = None, Convert(name)
        case {"kind": "swap", "province": name}:
            told, move = None, Swap(name)
        case _:
            return None
    turned = turned_by(catalogue, state, seat, move)
    if told is None:
        return Remark("turning", turned["turned"]) if turned else None
    return Remark(told.code, {**told.facts, **turned})


def _dropping(state: MareState, seat: int, name: str, spot: str, told: Remark | None) -> Remark | None:
    """R9.2, R9.4: a remark with the other places there that the legions hold no more, or that alone."""
    left = [place for place, owner in state.provinces[name].places.items() if owner == seat and place != spot]
    if not left:
        return told
    dropping = {"left": left, "news": "yes"}
    return (
        Remark(told.code, {**told.facts, "dropped": dropping}) if told is not None else Remark("rearranged", dropping)
    )


def _of_occupation(
    catalogue: Catalogue, state: MareState, seat: int, name: str, chosen: tuple[str, ...] | None
) -> Remark | None:
    """R9.3: how many legions it binds, what is given up for it, and whether anything new comes by it; before the buildings are
    named also which ones they are where nobody says otherwise.
    """
    ways = [move.spots for move in occupy_moves(catalogue, state, seat, name)]
    usual = (
        natural(catalogue, state, seat, {"kind": "occupy"}, "spots", ways) if len(ways) > 1 else next(iter(ways), None)
    )
    spots = usual if chosen is None else chosen
    if spots is None:
        return None
    province = state.provinces[name]
    now = [spot for spot, owner in province.places.items() if owner == seat]
    left = [spot for spot in now if spot not in spots]
    turned = turned_by(catalogue, state, seat, Occupy(name, spots))
    dropping = {"left": left, "news": "yes" if {*spots} - {*now} else "no"}
    dropped = {"dropped": dropping} if left else {}
    if chosen is None:
        return Remark(
            "to-occupy", {"spots": [*spots], "bound": {"count": len(spots)}, **dropped, **turned}, chosen=True
        )
    return Remark("occupying", {"count": len(spots), **dropped, **turned})


def _of_pillage(catalogue: Catalogue, state: MareState, seat: int, chosen: Mapping[str, Any]) -> Remark | None:
    """R9.2, R5.7: how many legendary goods it brings, which are drawn; R12.7: that the legion is a caravan from then on; what else
    it brings is told in numbers.
    """
    if catalogue.building(chosen["province"], chosen["spot"]) == "caravan" and has(
        catalogue, state, seat, "legions_collect"
    ):
        return Remark("collects", {})
    options = pillage_income(catalogue, state, seat, catalogue.building(chosen["province"], chosen["spot"]))
    if "reward" not in chosen and len(options) > 1:
        return None
    income = next((option for option in options if chosen.get("reward") in option), options[0])
    if not any(income.values()):
        return Remark("worthless", {})
    count = min(income.get(LEGENDARY, 0), len(state.pile) + len(state.discards))
    return Remark("drawn", {"count": count}) if count else None


def of_peace(state: MareState, seat: int, opponent: int) -> Remark:
    """R12.21: how many legions of the opponent leave the own provinces."""
    own = (province for province in state.provinces.values() if province.controller == seat)
    return Remark("peaceful", {"count": sum(province.legions[opponent] for province in own)})


def of_card(catalogue: Catalogue, state: MareState, seat: int, card: str) -> Remark | None:
    """R12.8: whose powers a card could take over, which is settled when it is taken; R12.13, R12.25: that its power has no target
    now, though it may have one later; None for any other.
    """
    power = catalogue.cards[card].power
    if power.copies:
        heroes = copyable(catalogue, state, seat)
        return Remark("copyable", {"count": len(heroes), "cards": heroes})
    if power.free_legions and not muster_size(catalogue, state, seat):
        return Remark(
            "musters-nobody", {"lacking": "provinces" if in_stock(catalogue, state, seat, "legion") else "stock"}
        )
    if power.cheap is not None and not unit_sites(catalogue, state, seat, power.cheap.item):
        left = in_stock(catalogue, state, seat, power.cheap.item)
        return Remark("builds-nothing", {"unit": power.cheap.item, "lacking": "place" if left else "stock"})
    return None


def of_muster(catalogue: Catalogue, state: MareState, seat: int) -> Remark:
    """R12.13: how many legions come free of charge, where, and for which provinces."""
    entered = [name for name in controlled(state, seat) if others_present(state.provinces[name], seat)]
    home = capital_province(catalogue, state, seat)
    return Remark("mustered", {"count": muster_size(catalogue, state, seat), "province": home, "provinces": entered})


def _of_marker(catalogue: Catalogue, state: MareState, seat: int, name: str) -> Remark:
    """R9.4, R9.5: the legion that is bound, when control can be taken over, and what that lacks now; who collects until then."""
    if not connected(catalogue, state, seat, name):
        lacking = "removed" if state.edition == "en" else "connection"  # R15.3
    else:
        lacking = "nothing" if markers_left(catalogue, state, seat) > 0 else "marker"
    return Remark("marker-held", {"lacking": lacking, "opponent": state.provinces[name].controller})


def of_title(state: MareState, seat: int, title: str, player: int) -> Remark:
    """R10.2: that whoever decides has the title no longer and what it is good for, or that it stays; only its holder decides."""
    if player == state.titles[title_of(title)]:
        return Remark("title-stays", {"title": title})
    return Remark("title-goes", {"title": title, "track": title})
