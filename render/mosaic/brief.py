"""What a Technology or Leader does in as few words as possible: numbers and signs made from its effects, words where signs end.

The whole sentences stand in the data and are for reading at leisure. Here everything comes from the effects that the rules carry
out, so that corrected data are shown as they are played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import msgspec

from games.mosaic.vocabulary import OF_PILLAR, Effect
from render.kit.text import NO_BREAK
from render.mosaic.looks import MINUS
from render.mosaic.view import View

_EITHER = "[piece-infantry]/[piece-cavalry]"
_TOWN = "[piece-farm]/[piece-manufactory]"
_WORK = "own_work_"
_ORDER = ("setup", "played", "held", "event", "once_per_game", "before_empire_scoring", "empire_scoring", "endgame")
_ANNOUNCED = frozenset({"once_per_game", "before_empire_scoring", "empire_scoring", "endgame"})


def brief_of(view: View, card: str) -> str:
    """What a card does, its signs in square brackets; the text of the data where an effect has no short form."""
    clauses: list[str] = []
    for when, effects in _by_moment(view.catalogue.effects.get(card, ())):
        said = [_said(view, effect) for effect in effects]
        if not all(said):
            return view.text_of(card)
        if when in _ANNOUNCED:
            moment = f"{when}-once" if any(effect.uses for effect in effects) else when
            clauses.append(view.term("brief-at", moment, what=", ".join(said)))
        else:
            clauses.append(_joined(said))
    text = "; ".join(clauses)
    return text[:1].upper() + text[1:] if text else view.text_of(card)


def _by_moment(effects: Sequence[Effect]) -> Iterator[tuple[str, list[Effect]]]:
    """The effects by the moment at which they happen, the later ones last; none for a moment without a name."""
    for when in dict.fromkeys((*_ORDER, *(effect.when for effect in effects))):
        if found := [effect for effect in effects if effect.when == when and not _idle(effect)]:
            yield when, found


def _idle(effect: Effect) -> bool:
    """Whether nothing happens; the setup of a Leader is told in parts, of which most are empty."""
    return msgspec.structs.replace(effect, place=None, but_not=[]) == Effect(when=effect.when)


def _joined(said: Sequence[str]) -> str:
    """Amounts side by side, sentences behind semicolons."""
    out = said[0]
    for before, part in pairwise(said):
        out += (" " if _plain(before) and _plain(part) else "; ") + part
    return out


def _plain(text: str) -> bool:
    """Whether a text is nothing but amounts."""
    return all(part[0] in f"+{MINUS}" and part[-1] == "]" for part in text.split(" "))


def _said(view: View, effect: Effect) -> str:
    """One effect, "" if it has no short form."""
    if effect.when == "event":
        return _event(view, effect)
    amounts = _amounts(effect)
    if effect.vp_by_players:
        points = view.catalogue.by_players(effect.vp_by_players, view.state.seats)
        amounts.append(f"{points}{NO_BREAK}[points]")
    if effect.units is not None and effect.place in ("any_region", "region_without_own_city"):
        amounts = [view.term("brief-place", effect.place, units=" ".join(amounts))]
    words = " ".join([*amounts, *_deeds(view, effect)])
    if not words:
        return ""
    # Points that are not counted at the end stand out by saying so.
    return _each(view, effect, view.say("mosaic-brief-at-once", what=words) if "vp" in effect.gain else words)


def _amounts(effect: Effect) -> list[str]:
    """What is gained or lost, as numbers and signs."""
    signs = [(_signed(count), f"[{'points' if what == 'vp' else what}]") for what, count in effect.gain.items()]
    signs += [(_signed(count), f"[made-{what}]") for what, count in effect.production.items()]
    if effect.gain_choice is not None:
        signs.append((_signed(effect.gain_choice.amount), _any_of(effect.gain_choice.of)))
    if effect.units is not None:
        counts = (effect.units.infantry, effect.units.cavalry, effect.units.choice)
        kinds = ("[piece-infantry]", "[piece-cavalry]", _EITHER)
        signs += [(_signed(count), kind) for count, kind in zip(counts, kinds, strict=True) if count]
    if effect.vp:
        signs.append((str(effect.vp), "[points]"))
    if effect.unrest:
        signs.append((_signed(effect.unrest), "[unrest]"))
    return [*_paid(effect.lose), *(f"{number}{NO_BREAK}{sign}" for number, sign in signs)]


def _paid(losses: Mapping[str, int]) -> list[str]:
    return [f"{MINUS}{count}{NO_BREAK}[{what}]" for what, count in losses.items()]


def _any_of(resources: Sequence[str]) -> str:
    return "/".join(f"[{what}]" for what in resources)


def _signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def _each(view: View, effect: Effect, what: str) -> str:
    """R4.13: for each thing that is counted, up to a limit."""
    if not effect.per:
        return what
    if effect.per.startswith(OF_PILLAR):
        each = f"[pillar-{effect.per.removeprefix(OF_PILLAR)}]"
    else:
        each = view.term("brief-of", effect.per.replace(":", "-"))
    if effect.per_every > 1:
        each = f"{effect.per_every} {each}"
    if effect.max is None:
        return view.say("mosaic-brief-each", what=what, each=each)
    return view.say("mosaic-brief-each-most", what=what, each=each, most=effect.max)


def _event(view: View, effect: Effect) -> str:
    what = _each(view, effect, " ".join(_amounts(effect)))
    event = effect.event or ""
    if event.startswith(_WORK):
        return view.say("mosaic-brief-work", resource=f"[{event.removeprefix(_WORK)}]", what=what)
    return view.term("brief-event", event, what=what) if what else ""


def _deeds(view: View, effect: Effect) -> Iterator[str]:
    """What cannot be said in numbers."""
    if effect.eliminate is not None:
        own = "/".join(f"[piece-{kind}]" for kind in effect.eliminate.with_)
        yield view.say("mosaic-brief-eliminate", count=effect.eliminate.count, own=own)
    if effect.free_build is not None:
        build = effect.free_build
        piece = _TOWN if build.what == "town" else f"[piece-{build.what}]"
        # R4.10: a Farm or Manufactory stands next to an own City anyway.
        where = "any" if build.what != "city" and build.where == "adjacent_to_own_city" else build.where
        yield view.term("brief-free", where, piece=piece)
    if effect.take_pillars is not None:
        yield view.say("mosaic-brief-take-pillars", count=effect.take_pillars.count)
    if effect.take_token is not None:
        kind, count = effect.take_token.kind, effect.take_token.count
        if kind in ("any_token", "any_trade_good"):
            yield view.term("brief-take", kind, count=count)
        else:
            yield view.say("mosaic-brief-take-good", good=f"{count}{NO_BREAK}[good-{kind}]")
    if effect.take_wild_good:
        yield view.say("mosaic-brief-wild")
    if effect.production_choice:
        yield view.say("mosaic-brief-production-choice", count=effect.production_choice)
    if effect.production_transfer:
        yield view.say("mosaic-brief-production-transfer")
    if effect.extra_action is not None:
        extra = effect.extra_action
        name = extra.kind if extra.timing == "now" else extra.timing
        yield view.term("brief-extra-action", name, count=extra.count)
    if effect.clear_offer is not None:
        yield view.term("brief-clear-offer", effect.clear_offer)
    if effect.unlock_unit is not None:
        unit = f"[piece-{effect.unlock_unit}]"
        yield view.say("mosaic-brief-unlock", unit=unit)
    if effect.negate_enemy_cities_with is not None:
        yield view.say("mosaic-brief-negate", unit=f"[piece-{effect.negate_enemy_cities_with}]")
    if effect.influence and effect.if_unit is not None:
        yield view.say("mosaic-brief-influence", count=effect.influence, unit=f"[piece-{effect.if_unit}]")
    if effect.recruit_limit_add:
        yield view.say("mosaic-brief-recruit", count=effect.recruit_limit_add)
    if effect.recruit_limit_set:
        yield view.say("mosaic-brief-recruit-up-to", count=effect.recruit_limit_set)
    if effect.population_card_bonus:
        yield view.say("mosaic-brief-population-bonus", count=effect.population_card_bonus)
    if effect.draw_technology:
        yield view.say("mosaic-brief-draw-technology")
    if effect.takeover_city is not None:
        yield view.say("mosaic-brief-takeover", least=effect.takeover_city.owner_min_cities)
    if effect.exchange is not None:
        paid = " ".join(_paid(effect.exchange.pay))
        got = effect.exchange.receive_choice
        yield view.say("mosaic-brief-exchange", paid=paid, count=got.amount, of=_any_of(got.of))
    if effect.next_population_card_multiplier:
        yield view.say("mosaic-brief-next-population", times=effect.next_population_card_multiplier)
    for field, key in _FLAGS.items():
        if getattr(effect, field):
            yield view.say(f"mosaic-brief-{key}")


_FLAGS = {
    "protect_units": "protect",
    "waive_government_requirements": "waive",
    "block_city_builds": "block",
    "move_enemy_units": "move-enemies",
    "peek_deck": "peek-deck",
    "repeat_best_project": "repeat-project",
}
