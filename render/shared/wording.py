"""What a component says in a language: made from its facts by the sentences of its game, or the text that its data have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from games.base import Component, Game
from games.core.wording import Fact, Phrase, Several
from locales import PREFIXES, Words, words

_CASES = ("gen", "acc")
KEPT = 2000  # what components say, half a megabyte: the panel says it of all that can be chosen, after every move
_said: dict[tuple[Game[Any], str, str, bool], tuple[Component, str]] = {}


Told = Callable[[str, int], bool]
"""Whether it is told already that so much comes of a thing that somebody has a number of."""


def text_beside(game: Game[Any], component: Component, lang: str, told: Told) -> str:
    """What a component says in a row beside the numbers that are ``told`` there: without what these say (``Game.counted``)."""
    said = [_not_told(phrase, game.counted, told) for phrase in game.wording(component)]
    if not said:
        return text_of(game, component, lang, row=True)
    return " ".join(phrased(game, [phrase for phrase in said if phrase is not None], lang, row=True))


def _not_told(phrase: Phrase, counted: Mapping[str, str], told: Told) -> Phrase | None:
    """The phrase without those in it that are told by numbers; None where nothing is left of it."""
    name, count = counted.get(phrase.code), phrase.facts.get("count")
    if name is None:
        return phrase
    if isinstance(count, int) and told(name, count):
        return None
    facts = dict(phrase.facts)
    for part_of, fact in phrase.facts.items():
        if isinstance(fact, Several):
            left = [one for part in fact.phrases if (one := _not_told(part, counted, told)) is not None]
            if fact.phrases and not left:
                return None
            facts[part_of] = Several(left, fact.by)
    return Phrase(phrase.code, facts)


def text_of(game: Game[Any], component: Component, lang: str, *, row: bool = False) -> str:
    """What a component of a game says, in a language; English where its own text is lacking in it. In a ``row``, where there is
    little room, without what goes without saying (``Game.evident``), last what can be missed (``Game.said_last``), and in fewer
    words where a sentence has such (its attribute ``row``).
    """
    key = (game, component.id, lang, row)
    known = _said.get(key)
    # Of a component there may be several, each for an edition or a number of seats.
    if known is None or known[0] is not component:
        known = _said[key] = component, " ".join(sentences_of(game, component, lang, row=row))
        while len(_said) > KEPT:
            _said.pop(next(iter(_said)), None)
    return known[1]


def sentences_of(game: Game[Any], component: Component, lang: str, *, row: bool = False) -> list[str]:
    """The same in its parts, each of a sentence or more."""
    said = game.wording(component)
    if not said:
        # Its own text explains a term: beside a choice that tells nothing.
        return [] if row else [component.text.get(lang) or component.text["en"]]
    return phrased(game, said, lang, row=row)


def phrased(game: Game[Any], said: Sequence[Phrase], lang: str, *, row: bool = False) -> list[str]:
    """Phrases of a game as sentences, in a ``row`` with less (:func:`text_of`)."""
    w = words(lang).of(PREFIXES[game.slug])
    if row:
        said = sorted(_without(said, game.evident), key=lambda one: one.code in game.said_last)
    return [_capital(_phrase(game, phrase, w, row=row)) for phrase in said]


def _without(phrases: Sequence[Phrase], evident: frozenset[str]) -> list[Phrase]:
    """The phrases but for those that are ``evident``, also in what others enumerate; none that would enumerate nothing any more."""
    found: list[Phrase] = []
    for phrase in phrases:
        facts = {
            name: Several(_without(fact.phrases, evident), fact.by) if isinstance(fact, Several) else fact
            for name, fact in phrase.facts.items()
        }
        emptied = any(
            isinstance(fact, Several) and fact.phrases and not left.phrases
            for fact, left in zip(phrase.facts.values(), facts.values(), strict=True)
            if isinstance(left, Several)
        )
        if phrase.code not in evident and not emptied:
            found.append(Phrase(phrase.code, facts))
    return found


def _phrase(game: Game[Any], phrase: Phrase, w: Words, *, row: bool) -> str:
    facts: dict[str, str | int] = {}
    for name, fact in phrase.facts.items():
        facts[name] = _fact(game, fact, w, row=row)
        component = game.components.get(fact) if isinstance(fact, str) else None
        if component is not None:
            forms = component.forms.get(w.lang, {})
            facts |= {f"{name}_{case}": forms.get(case, facts[name]) for case in _CASES}
            facts[f"{name}_small"] = small(str(facts[name]))
    said = f"{w.prefix}-says-{phrase.code}"
    return w(f"{said}.row" if row and w.has(f"{said}.row") else said, **facts).strip()


def _fact(game: Game[Any], fact: Fact, w: Words, *, row: bool) -> str | int:
    if isinstance(fact, Phrase):
        return _phrase(game, fact, w, row=row)
    if isinstance(fact, Several):
        return joined([_phrase(game, phrase, w, row=row) for phrase in fact.phrases], fact.by, w)
    component = game.components.get(fact) if isinstance(fact, str) else None
    return fact if component is None else component.name.get(w.lang) or component.name["en"]


def joined(parts: list[str], by: str, w: Words) -> str:
    """Phrases in one: the last two by "and" or "or", all others by commas; or all by commas or as sentences."""
    parts = [part for part in parts if part]
    if by == "then":
        return " ".join(_capital(part) for part in parts)
    if by == "semicolon":
        return "; ".join(parts)
    if by == "comma" or len(parts) < 2:
        return ", ".join(parts)
    return w(f"game-says-{by}", first=reduce(lambda one, two: f"{one}, {two}", parts[:-1]), last=parts[-1])


def small(text: str) -> str:
    """A name within a sentence, where the rulebook has no capitals."""
    return text[:1].lower() + text[1:]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
