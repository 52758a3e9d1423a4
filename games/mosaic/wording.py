"""What cards and tiles say: what they are, and by moment what they do (``effect_wording``)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.base import Component
from games.core.wording import Phrase, Several
from games.mosaic.catalogue import setup_effects
from games.mosaic.data import (
    Achievement,
    BuildCard,
    Cache,
    GoldenAge,
    Government,
    Leader,
    Numbers,
    PieceEntry,
    PopulationCard,
    TaxTariffCard,
    Technology,
    TradeGood,
    Wonder,
)
from games.mosaic.effect_wording import amounts, does, idle, raised, split, symbols
from games.mosaic.vocabulary import Effect

_ORDER = ("setup", "played", "held", "event", "once_per_game", "before_empire_scoring", "empire_scoring", "endgame")


def wording(numbers: Numbers, component: Component) -> Sequence[Phrase]:
    """R1, R5, R6, R11: pieces, resources and what is without a number have texts of their own."""
    match component:
        case Technology():
            return [*_by_moment(component.effects)] or [Phrase("nothing")]
        case BuildCard():
            return [Phrase(f"kind-{component.kind}"), *_by_moment(component.effects)]
        case Wonder():
            site = [] if component.site == "any" else [Phrase(f"site-{component.site}")]
            return [*site, *_by_moment(component.effects)] or [Phrase("nothing")]
        case Leader():
            return [*_by_moment([*setup_effects(component.setup), *component.effects])] or [Phrase("nothing")]
        case Government():
            return [*_by_moment(component.effects, lasting=True)] or [Phrase("nothing")]
        case GoldenAge():
            needed = symbols(component.requirement.pillar, component.requirement.count)
            tile = Phrase("golden-age", {"symbols": needed, "vp": component.vp})
            return [tile, *_by_moment(component.effects)]
        case Achievement():
            return [_achievement(component)]
        case PieceEntry() if (kind := component.id.removesuffix("_piece")) in numbers.influence:
            worth = numbers.final.get(kind, 0)
            facts = {"influence": numbers.influence[kind], "vp": worth}
            return [Phrase("piece" if worth else "piece-plain", facts)]
        case _:
            return _numbers(component)


def _numbers(component: Component) -> Sequence[Phrase]:
    """What pays or gives numbers only."""
    match component:
        case TradeGood() if component.production:
            return [Phrase("trade-good", {"raised": raised(component.production)})]
        case TradeGood():
            return [Phrase("trade-good-plain")]
        case Cache():
            return [Phrase("cache", {"goods": amounts(component.gain)})]
        case PopulationCard() if component.count:
            facts = {"cost": amounts(component.cost), "goods": amounts(component.gain)}
            return [Phrase("population-card", facts)]
        case TaxTariffCard() if component.count:
            counted = [Phrase(f"counts-{what}", {"count": count}) for what, count in component.coeff.items()]
            return [Phrase("tax-tariff", {"counted": Several(counted, "comma"), "unrest": component.unrest})]
        case _:
            return ()


def _by_moment(effects: Sequence[Effect], *, lasting: bool = False) -> Iterator[Phrase]:
    """A sentence for each moment at which something happens; ``lasting``: what is held can be lost again."""
    for moment in _ORDER:
        found = [effect for effect in effects if effect.when == moment and not idle(effect)]
        if moment == "played":
            yield from _at_once(found)
        elif moment == "event":
            for effect in found:
                yield Phrase(f"when-{effect.event}", {"does": does([effect])})
        elif found:
            once = moment == "before_empire_scoring" and any(effect.uses for effect in found)
            code = (
                f"at-{moment}-once"
                if once
                else f"at-{moment}-lasting"
                if lasting and moment == "held"
                else f"at-{moment}"
            )
            yield Phrase(code, {"does": does(found)})


def _at_once(effects: Sequence[Effect]) -> Iterator[Phrase]:
    """What is told by numbers wherever a card is chosen, and what is not, each in a sentence. Amounts that come only once a
    question before them is answered are not told by numbers yet.
    """
    parts = [split(effect) for effect in effects]
    amounts = [numbers for numbers, _ in parts if not idle(numbers)]
    deeds = [rest for _, rest in parts if not idle(rest)]
    if not amounts or not deeds:
        yield from ([Phrase("at-played", {"does": does(effects)})] if effects else [])
        return
    asked_first = idle(parts[0][0]) and not idle(parts[-1][0])
    yield Phrase("at-played" if asked_first else "at-played-amounts", {"does": does(amounts)})
    yield Phrase("at-played", {"does": does(deeds)})


def _achievement(tile: Achievement) -> Phrase:
    """R6.2."""
    needed = tile.requirement
    if not needed.at_least_by_players:
        what = Phrase(f"has-{needed.metric}", {"count": needed.at_least})
        return Phrase("achievement", {"what": what, "vp": tile.vp})
    spans = [
        Phrase(
            "with-players",
            {"what": Phrase(f"has-{needed.metric}", {"count": count}), "players": Phrase(f"seats-{span}")},
        )
        for span, count in needed.at_least_by_players.items()
    ]
    return Phrase("achievement", {"what": Several(spans, "or"), "vp": tile.vp})
