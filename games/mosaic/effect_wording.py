"""What effects do, as parts of sentences: amounts first, then what no number says, for each thing that is counted."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from games.core.wording import Fact, Phrase, Several
from games.mosaic.vocabulary import OF_PILLAR, Effect, GainChoice, NewUnits

_FLAGS = (
    "repeat_best_project",
    "take_wild_good",
    "production_transfer",
    "protect_units",
    "waive_government_requirements",
    "block_city_builds",
    "move_enemy_units",
    "peek_deck",
)
_COUNTS = (
    "recruit_limit_set",
    "recruit_limit_add",
    "next_population_card_multiplier",
    "population_card_bonus",
    "draw_technology",
)


# What says by a number only that so much comes at once, and what that is called among what somebody has a number of.
COUNTED = {
    **dict.fromkeys(("at-played", "at-played-amounts", "gain", "parts"), ""),
    **{f"gets-{good}": good for good in ("food", "ideas", "money", "population", "stone")},
    **{f"raise-{good}": f"production-{good}" for good in ("food", "ideas", "stone", "tariff", "tax")},
}


def idle(effect: Effect) -> bool:
    """Whether nothing happens: the setup of a Leader is told in parts, of which most are empty."""
    return msgspec.structs.replace(effect, place=None, but_not=[]) == Effect(when=effect.when)


def split(effect: Effect) -> tuple[Effect, Effect]:
    """What of an effect is certain in numbers, and the rest; of one that counts something nothing is."""
    replace, idled = msgspec.structs.replace, Effect(when=effect.when)
    if effect.per or effect.if_goods:
        return idled, effect
    numbers = replace(idled, lose=effect.lose, gain=effect.gain, production=effect.production)
    return numbers, replace(effect, lose={}, gain={}, production={})


def amounts(goods: Mapping[str, int]) -> Several:
    """So much of each thing."""
    return Several([Phrase(f"gets-{name}", {"count": count}) for name, count in goods.items()])


def raised(productions: Mapping[str, int]) -> Several:
    """Productions with what they rise by."""
    return Several([Phrase(f"raise-{name}", {"count": count}) for name, count in productions.items()])


def symbols(pillar: str, count: int) -> Phrase:
    """So many symbols of a pillar."""
    return Phrase("symbols", {"count": count, "pillar": pillar})


def does(effects: Sequence[Effect]) -> Several:
    """What effects of one moment do, one after the other."""
    return Several([_effect(effect) for effect in effects], "semicolon")


def _effect(effect: Effect) -> Phrase:
    said: Phrase = Phrase("parts", {"parts": Several([*_amounts(effect), *_deeds(effect)])})
    if effect.per:
        said = _each(effect, said)
    if effect.if_goods:
        goods = Several([Phrase("name", {"what": good}) for good in effect.if_goods], "comma")
        said = Phrase("if-goods", {"what": said, "goods": goods})
    return said


def _each(effect: Effect, what: Phrase) -> Phrase:
    """R4.13: for each thing that is counted, up to a limit."""
    if effect.per.startswith(OF_PILLAR):
        each = Phrase("per-pillar", {"pillar": effect.per.removeprefix(OF_PILLAR), "every": effect.per_every})
    else:
        each = Phrase(f"per-{effect.per.replace(':', '-')}", {"every": effect.per_every})
    said = Phrase("each", {"what": what, "each": each})
    return said if effect.max is None else Phrase("at-most", {"what": said, "max": effect.max})


def _amounts(effect: Effect) -> Iterator[Phrase]:
    if effect.lose:
        yield Phrase("lose", {"goods": amounts(effect.lose)})
    at_once = {name: count for name, count in effect.gain.items() if name == "vp"}
    goods = {name: count for name, count in effect.gain.items() if name != "vp"}
    if goods:
        yield Phrase("gain", {"goods": amounts(goods)})
    if at_once:
        yield Phrase("at-once", {"goods": amounts(at_once)})
    if effect.gain_choice is not None:
        yield _choice(effect.gain_choice)
    if effect.production:
        yield Phrase("parts", {"parts": raised(effect.production)})
    if effect.production_choice:
        code = "production_choice-other" if effect.but_not else "production_choice"
        yield Phrase(code, {"count": effect.production_choice})
    if effect.vp:
        yield Phrase("gets-vp", {"count": effect.vp})
    if effect.vp_by_players:
        spans = [
            Phrase("with-players", {"what": Phrase("gets-vp", {"count": count}), "players": Phrase(f"seats-{span}")})
            for span, count in effect.vp_by_players.items()
        ]
        yield Phrase("parts", {"parts": Several(spans, "or")})
    if effect.unrest:
        yield Phrase("unrest-less" if effect.unrest < 0 else "unrest-more", {"count": abs(effect.unrest)})


def _choice(choice: GainChoice) -> Phrase:
    of = Several([Phrase("name", {"what": name}) for name in choice.of], "comma")
    return Phrase(f"gain-{choice.mode}", {"count": choice.amount, "of": of})


def _deeds(effect: Effect) -> Iterator[Phrase]:
    """What cannot be said in numbers."""
    if effect.units is not None:
        where = Phrase(f"place-{effect.place}")
        yield Phrase("units", {"units": _units(effect.units), "where": where})
    if effect.eliminate is not None:
        own = Several([Phrase(f"unit-{kind}") for kind in effect.eliminate.with_], "or")
        yield Phrase("eliminate", {"count": effect.eliminate.count, "own": own})
    if effect.free_build is not None:
        build = effect.free_build
        yield Phrase("free_build", {"what": Phrase(f"free-{build.what}"), "where": Phrase(f"where-{build.where}")})
    if effect.take_token is not None:
        kind, count = effect.take_token.kind, effect.take_token.count
        if kind in ("any_token", "any_trade_good"):
            yield Phrase(f"take-{kind}", {"count": count})
        else:
            yield Phrase("take-good", {"count": count, "good": kind})
    if effect.take_pillars is not None:
        yield Phrase("take_pillars", {"count": effect.take_pillars.count})
    if effect.clear_offer is not None:
        yield Phrase(f"clear_offer-{effect.clear_offer}")
    if effect.extra_action is not None:
        action = effect.extra_action
        facts: dict[str, Fact] = {"count": action.count, "when": Phrase(f"timing-{action.timing}")}
        yield Phrase(f"extra_action-{action.kind}", facts)
    if effect.influence:
        own = Phrase(f"unit-{effect.if_unit}") if effect.if_unit is not None else Phrase("unit-any")
        yield Phrase("influence", {"count": effect.influence, "own": own})
    if effect.negate_enemy_cities_with is not None:
        yield Phrase("negate", {"own": Phrase(f"unit-{effect.negate_enemy_cities_with}")})
    if effect.unlock_unit is not None:
        yield Phrase("unlock", {"own": Phrase(f"unit-{effect.unlock_unit}")})
    if effect.takeover_city is not None:
        yield Phrase("takeover_city", {"count": effect.takeover_city.owner_min_cities})
    if effect.exchange is not None:
        gained = _choice(effect.exchange.receive_choice)
        yield Phrase("exchange", {"cost": amounts(effect.exchange.pay), "gain": gained})
    yield from (Phrase(name) for name in _FLAGS if getattr(effect, name))
    yield from (Phrase(name, {"count": count}) for name in _COUNTS if (count := getattr(effect, name)))


def _units(units: NewUnits) -> Several:
    counts = msgspec.structs.asdict(units)
    return Several([Phrase(f"new-{kind}", {"count": count}) for kind, count in counts.items() if count])
