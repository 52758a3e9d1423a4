"""What the effects of cards do, as parts of sentences: one for each operation of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from games.core.wording import Fact, Phrase, Several
from games.imperial_settlers.vocabulary import (
    BuildFromDeal,
    BuildFromHand,
    Choose,
    Effect,
    EnemyDiscards,
    Filter,
    Gain,
    GainEachStoredKind,
    GainPer,
    HandToFoundation,
    Look,
    MayPayOne,
    Pay,
    Raze,
    RunDeal,
    Steal,
    StoreUnder,
)

_ANY = {"wood", "stone", "food", "gold", "worker", "raze"}


def amounts(goods: Mapping[str, int]) -> Several:
    """So much of each good, as something that one gets or spends."""
    return Several([Phrase(f"gets-{good}", {"count": count}) for good, count in goods.items()])


def kinds(goods: Sequence[str]) -> Several:
    """Kinds of goods in a list; all that can lie anywhere in a word."""
    if {*goods} >= _ANY:
        return Several([Phrase("any-goods")])
    return Several(
        [Phrase("hand-cards") if good == "hand_card" else Phrase("kind", {"good": good}) for good in goods], "comma"
    )


def pay(price: Pay) -> Several:
    """R3: all that a price consists of."""
    parts: list[Phrase] = []
    for name, value in msgspec.structs.asdict(price).items():
        if isinstance(value, int) and value:
            parts.append(Phrase(f"gets-{name}", {"count": value}))
        elif value:
            parts.append(Phrase(f"pays-{name}"))
    return Several(parts)


def location(wanted: Filter) -> Phrase:
    """A Location that counts."""
    return _filtered("location", wanted)


def _filtered(code: str, wanted: Filter) -> Phrase:
    if wanted.color:
        return Phrase(f"{code}-color", {"color": Phrase(f"color-{wanted.color}")})
    return Phrase(f"{code}-{'faction' if wanted.own_faction else wanted.deck or 'any'}")


def does(effects: Sequence[Effect], *, under: bool = False) -> Several:
    """All effects of a list; several Deals that are carried out are told together. ``under``: cards lie on the card, not goods."""
    deals = sum(isinstance(effect, RunDeal) for effect in effects)
    told = [_effect(effect, under) for effect in effects if not isinstance(effect, RunDeal)]
    return Several([*([Phrase("run_deal", {"count": deals})] if deals else []), *told], "semicolon")


def per(effect: GainPer, *, under: bool = False) -> Phrase:
    """So much for each counted thing."""
    counted = effect.per
    what = Phrase(f"per-{counted.what}")
    if counted.what == "stored" and under:
        what = Phrase("per-stored-card")
    elif counted.color:
        what = Phrase("per-color", {"color": Phrase(f"color-{counted.color}")})
    facts: dict[str, Fact] = {"amount": amounts({effect.good: effect.amount}), "what": what}
    return Phrase("gain_per", facts) if effect.max is None else Phrase("gain_per-max", {**facts, "max": effect.max})


def _effect(effect: Effect, under: bool) -> Phrase:
    match effect:
        case Gain(goods=goods):
            return Phrase("gain", {"goods": amounts(goods)})
        case GainPer():
            return per(effect, under=under)
        case Choose(options=options):
            return Phrase("choose", {"options": _options(does(option, under=under) for option in options)})
        case MayPayOne(options=offers):
            facts = [{"pay": pay(offer.pay), "does": does(offer.do, under=under)} for offer in offers]
            return Phrase("may_pay_one", {"options": Several([Phrase("offer", offer) for offer in facts], "or")})
        case Look(n=number):
            return Phrase("look", {"count": number})
        case Steal(kinds=stolen, amount=amount):
            return Phrase("steal", {"count": amount, "kinds": kinds(stolen)})
        case Raze():
            return _raze(effect)
        case BuildFromHand(filter=wanted) | BuildFromDeal(filter=wanted):
            return Phrase(_code(effect), {"card": _filtered("card", wanted)})
        case HandToFoundation(good=good):
            return Phrase("hand_to_foundation", {"goods": amounts({good: 1})})
        case EnemyDiscards(n=number):
            return Phrase("enemy_discards", {"count": number})
        case StoreUnder(kinds=stored, max=most):
            return Phrase("store_under", {"max": most, "kinds": kinds(stored)})
        case GainEachStoredKind(max_kinds=most):
            return Phrase("gain_each_stored_kind", {"max": most})
        case _:
            return Phrase(_code(effect))


def _code(effect: Effect) -> str:
    """The name of the operation in the data."""
    return str(effect.__struct_config__.tag)


def _options(options: Iterable[Several]) -> Several:
    return Several([Phrase("option", {"does": option}) for option in options], "or")


def _raze(effect: Raze) -> Phrase:
    targets = Several([Phrase(f"raze-{target}") for target in effect.targets], "or")
    said = [Phrase("raze", {"targets": targets})]
    if effect.ignore_protection:
        said.append(Phrase("raze-protected"))
    if effect.swap_goods_for_vp:
        said.append(Phrase("raze-swapped", {"goods": amounts({"vp": effect.swap_goods_for_vp})}))
    return Phrase("option", {"does": Several(said, "comma")})
