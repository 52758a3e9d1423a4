"""What a card does, told in a line of icons without words; read from the same data that the rules carry out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from games.imperial_settlers.data import CardType
from games.imperial_settlers.vocabulary import (
    Action,
    BlockAction,
    BuildFromDeal,
    BuildFromHand,
    Choose,
    CopyProduction,
    DealWithEnemyLocation,
    DiscardEnemyDeal,
    Effect,
    EnemyDiscards,
    Feature,
    Filter,
    Gain,
    GainEachStoredKind,
    GainFromRazeField,
    GainPer,
    HandToFoundation,
    Instant,
    Look,
    MayPayOne,
    Pay,
    Raze,
    Reactivate,
    RemoveLocation,
    RunDeal,
    RunProduction,
    SkipTurn,
    Steal,
    StoreUnder,
    TakeEnemyDeal,
    TakeLocationToHand,
    TakeOver,
    UseEnemyAction,
)

Shape = Literal["good", "points", "sign", "colour", "mark"]


@dataclass(frozen=True)
class Glyph:
    """A piece of a good, VP with their number, a plain icon, the chip of a card's colour, or a mark such as → and ≤3."""

    shape: Shape
    name: str
    count: int = 1


Glyphs = tuple[Glyph, ...]

ARROW = Glyph("mark", "→")
OR = Glyph("mark", "/")
THEN = Glyph("mark", ":")
GAP = Glyph("mark", " ")
BUILD, BONUS, RAZE, ENDS, KEEP, SEE, TAKE, AGAIN, STOP, WAIT = (
    Glyph("sign", icon)
    for icon in (
        "craftsman",
        "construction",
        "fire_attack",
        "cross",
        "chest",
        "eye",
        "card_take",
        "cycle",
        "lock",
        "era",
    )
)
_PAID = ("worker", "wood", "stone", "food", "gold", "raze", "hand_card")
_RAZED = {"hand": "hand_card", "enemy": "enemy", "own_common": "location"}


def main_glyphs(card: CardType) -> Glyphs:
    """Production, Action, Feature or Instant of a card."""
    if card.production is not None:
        return (*_stores(card), *effects(card.production.do))
    if card.action is not None:
        return _command(card.action)
    if card.instant is not None:
        return _command(card.instant)
    return _feature(card.feature) if card.feature is not None else ()


def bonus_glyphs(card: CardType) -> Glyphs:
    """R2.6: the building bonus, () without one."""
    return (BONUS, THEN, *effects(card.bonus)) if card.bonus else ()


def goods(amounts: Mapping[str, int]) -> Glyphs:
    """Goods and their numbers."""
    return tuple(Glyph("points" if good == "vp" else "good", good, count) for good, count in amounts.items() if count)


def effects(listed: Sequence[Effect]) -> Glyphs:
    """A list of operations, one after another."""
    out: list[Glyph] = []
    for effect in listed:
        if isinstance(effect, RunDeal) and out and out[-1].name == "deal":
            out[-1] = Glyph("good", "deal", out[-1].count + 1)
        else:
            out += _effect(effect)
    return tuple(out)


def _command(command: Action | Instant) -> Glyphs:
    often = command.limit if isinstance(command, Action) else 1
    times = (Glyph("mark", f"×{often}"),) if often > 1 else ()
    return (*_price(command.pay), ARROW, *effects(command.do), *times)


def _price(pay: Pay) -> Glyphs:
    out = goods({good: getattr(pay, good) for good in _PAID})
    if pay.own_deal:
        out = (*out, Glyph("good", "deal", pay.own_deal))
    if pay.any_resources:
        out = (*out, Glyph("good", "any"))
    return (*out, Glyph("good", "raze")) if pay.raze_price else out


def _stores(card: CardType) -> Glyphs:
    if card.storage is None:
        return ()
    return KEEP, _one_of(card.storage.kinds), ARROW


def _one_of(kinds: Sequence[str]) -> Glyph:
    return Glyph("good", kinds[0] if len(kinds) == 1 else "any")


def _feature(feature: Feature) -> Glyphs:
    if feature.rule:
        return _rule(feature)
    out = (*_trigger(feature), *effects(feature.do))
    if feature.endgame is not None:
        out = (*out, ARROW, Glyph("points", "vp", feature.endgame.amount))
    return out


def _rule(feature: Feature) -> Glyphs:
    match feature.rule:
        case "store":
            return (KEEP, *(Glyph("good", kind) for kind in feature.kinds))
        case "raze_enemy_discount":
            return RAZE, Glyph("good", "enemy"), THEN, Glyph("mark", f"−{feature.amount}"), Glyph("good", "raze")
        case "raze_surcharge_for_enemies":
            return RAZE, Glyph("good", "location"), THEN, Glyph("mark", f"+{feature.amount}"), Glyph("good", "raze")
        case "samurai_on_common":
            return Glyph("good", "samurai"), ARROW, Glyph("good", "common_card")
        case _:
            return Glyph("good", "worker"), ARROW, Glyph("good", "enemy"), THEN, ENDS, Glyph("good", "enemy_worker")


def _trigger(feature: Feature) -> Glyphs:
    match feature.trigger:
        case "build":
            return BUILD, *_filter(feature.filter), THEN
        case "raze":
            return RAZE, THEN
        case "make_deal":
            return Glyph("good", "deal"), THEN
        case "deploy_samurai":
            return Glyph("good", "samurai"), THEN
        case "gain_vp":
            return Glyph("good", "vp"), THEN
        case "enemy_worker_exchange":
            return Glyph("good", "enemy_worker", 2), THEN
        case "enemy_uses_open_production":
            return Glyph("good", "enemy_worker"), ARROW, Glyph("good", "production"), THEN
        case _:
            return ()


def _filter(wanted: Filter) -> Glyphs:
    if wanted.color:
        return (Glyph("colour", wanted.color),)
    return (Glyph("good", f"{wanted.deck}_card"),) if wanted.deck else ()


def _counted(effect: GainPer) -> Glyphs:
    one = Glyph("points" if effect.good == "vp" else "good", effect.good, effect.amount)
    what = {
        "location": Glyph("colour", effect.per.color),
        "samurai": Glyph("good", "samurai"),
        "spent": Glyph("good", "any"),
        "stored": KEEP,
    }[effect.per.what]
    limit = () if effect.max is None else (Glyph("mark", f"≤{effect.max}"),)
    return one, OR, what, *limit


def _alternatives(options: Sequence[Glyphs]) -> Glyphs:
    out: list[Glyph] = []
    for option in options:
        out += [OR, *option] if out else option
    return tuple(out)


def _effect(effect: Effect) -> Glyphs:
    enemy = Glyph("good", "enemy")
    match effect:
        case Gain():
            return goods(effect.goods)
        case GainPer():
            return _counted(effect)
        case Choose():
            return _alternatives([effects(option) for option in effect.options])
        case MayPayOne():
            return _alternatives([(*_price(offer.pay), ARROW, *effects(offer.do)) for offer in effect.options])
        case Look():
            return SEE, Glyph("good", "faction_card")
        case CopyProduction() | RunProduction():
            return (Glyph("good", "production"),)
        case RunDeal():
            return (Glyph("good", "deal"),)
        case Steal():
            return TAKE, _one_of(effect.kinds)
        case GainFromRazeField():
            return enemy, ARROW, Glyph("good", "any")
        case Raze():
            return _raze(effect)
        case RemoveLocation():
            return ENDS, enemy
        case TakeLocationToHand():
            return enemy, ARROW, Glyph("good", "hand_card")
        case DiscardEnemyDeal():
            return ENDS, Glyph("good", "enemy_deal")
        case TakeEnemyDeal():
            return TAKE, Glyph("good", "enemy_deal")
        case DealWithEnemyLocation():
            return Glyph("good", "deal"), enemy
        case BuildFromHand():
            return BUILD, *_filter(effect.filter)
        case BuildFromDeal():
            return BUILD, Glyph("good", "deal")
        case HandToFoundation():
            return Glyph("good", "hand_card"), ARROW, Glyph("good", "foundation"), Glyph("good", effect.good)
        case TakeOver():
            return Glyph("good", "token"), enemy
        case Reactivate():
            return AGAIN, Glyph("good", "action")
        case UseEnemyAction():
            return enemy, ARROW, Glyph("good", "action")
        case BlockAction():
            return STOP, enemy
        case EnemyDiscards():
            return (Glyph("good", "enemy_card", effect.n),)
        case SkipTurn():
            return WAIT, Glyph("good", "enemy_worker")
        case StoreUnder():
            return KEEP, _one_of(effect.kinds), Glyph("mark", f"≤{effect.max}")
        case GainEachStoredKind():
            return Glyph("good", "any"), Glyph("mark", f"≤{effect.max_kinds}")


def _raze(effect: Raze) -> Glyphs:
    targets = _alternatives([(Glyph("good", _RAZED[target]),) for target in effect.targets])
    if not effect.swap_goods_for_vp:
        return RAZE, *targets
    # That the VP are for each Good, and only if wanted, is left to the words.
    return RAZE, *targets, ARROW, Glyph("points", "vp", effect.swap_goods_for_vp)
