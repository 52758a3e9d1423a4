"""R8: what is remarked on units before they go, and on losses: whom they meet, the dice of both sides and the chances."""

from __future__ import annotations

from typing import Any

from games.base import Remark
from games.mare_nostrum.board import present
from games.mare_nostrum.catalogue import Catalogue
from games.mare_nostrum.movement import partner
from games.mare_nostrum.odds import Side, at_sea, odds, on_land
from games.mare_nostrum.state import MareState

_LAND, _SEA = "land_die", "sea_die"
_NONE = dict.fromkeys(("with_legions", "with_triremes", "legions", "fortresses", "triremes"), 0)


def battles_at_sea(catalogue: Catalogue, state: MareState, seat: int, sea: str, triremes: int) -> list[dict[str, int]]:
    """R8.2, R8.8: the battles that are possible with so many triremes."""
    own = at_sea(catalogue, triremes)
    return [
        _battle(catalogue, other, own, at_sea(catalogue, count), _SEA, with_triremes=triremes, triremes=count)
        for other, count in enumerate(state.seas[sea])
        if count and other not in (seat, partner(state, seat))
    ]


def battles_on_land(
    catalogue: Catalogue, state: MareState, seat: int, place: str, legions: int
) -> list[dict[str, int]]:
    """R8.5, R8.8, R8.9: the battles, of which one must be fought, with so many legions."""
    province = state.provinces[place]
    own = on_land(catalogue, state, seat, place, legions, active=True)
    return [
        _battle(
            catalogue,
            other,
            own,
            on_land(catalogue, state, other, place, province.legions[other], active=False),
            _LAND,
            with_legions=legions,
            legions=province.legions[other],
            fortresses=province.fortresses[other],
        )
        for other in present(province)
        if other not in (seat, partner(state, seat))
    ]


def _battle(catalogue: Catalogue, opponent: int, own: Side, other: Side, die: str, **units: int) -> dict[str, int]:
    """The facts of a battle: with what it is fought, the dice of both sides and what is added to them, the chances, what stands
    there: so many ``targets``, against so many ``own_units`` of one's own.
    """
    sides = {
        "dice": len(own.roll.dice),
        "plus": sum(value for _, value in own.roll.modifiers),
        "against": len(other.roll.dice),
        "theirs": sum(value for _, value in other.roll.modifiers),
    }
    chances = odds(catalogue, own, other, die)._asdict()
    return {"opponent": opponent, "targets": other.units, "own_units": own.units, **sides, **chances, **_NONE, **units}


def met(battles: list[dict[str, int]], opponent: int | None = None) -> Remark | None:
    """The battle with an opponent who is named already, or with everybody who is met."""
    for battle in battles:
        if battle["opponent"] == opponent:
            # By the same code, for whoever is met alone is not told of again when he is named.
            return Remark("battles", {"battle": battle})
    return Remark("battles", told_apart(battles)) if battles else None


def told_apart(battles: list[dict[str, int]]) -> dict[str, Any]:
    """R8.6: the battle with whoever is met alone, or ``several`` of which one is fought, each with its own chances and dice."""
    return {"several": _several(battles)} if len(battles) > 1 else {"battles": battles}


def ahead(battles: list[dict[str, int]]) -> Remark | None:
    """The same in short where it is still to be said how many go: that must stand on the control as well."""
    if len(battles) > 1:
        return Remark("ahead", {"several_ahead": _several(battles)})
    return Remark("ahead", {"battles": battles}) if battles else None


def marching_into(battles: list[dict[str, int]], *, settled: bool, alone: bool) -> Remark | None:
    """The same where legions march: the dice apart from the chances, for what is given up is read before them, but where several
    are met; ``settled`` says whether it is known how many go, ``alone`` that these are all who fight, whose number is said already.
    """
    code, several = ("march-met", "several") if settled else ("march-ahead", "several_ahead")
    if len(battles) > 1:
        return Remark(code, {several: _several(battles)})
    return Remark(code, {"faced" if alone else "met": battles, "rolls": battles}) if battles else None


def _several(battles: list[dict[str, int]]) -> dict[str, Any]:
    """Several battles in one place with what is the same in all of them, the own units, once."""
    own = {name: battles[0][name] for name in ("with_legions", "with_triremes")}
    return {**own, **dict.fromkeys(("each", "each_dice"), battles)}


def about_losses(state: MareState) -> dict[str, Any]:
    """R8.12: the battle in which losses are chosen, and how many units each side loses, as everybody has seen by the dice; {} where
    none are.
    """
    battle = state.battle
    losing = {choice.seat: choice.count for choice in state.pending if choice.kind == "losses"}
    if battle is None or not losing:
        return {}
    losing |= {seat: len(units) for seat, units in battle.chosen.items()}
    lost = [{"seat": seat, "count": losing.get(seat, 0)} for seat in (battle.attacker, battle.defender)]
    facts = {"province": battle.place, "seat": battle.attacker, "opponent": battle.defender, "lost": lost}
    return {"by": facts}
