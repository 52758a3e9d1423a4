"""The rules of a game in short, for looking up: the sentences of its locale files, with numbers from its data where they ask, and
what the rulebook leaves open, marked as our ruling.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from games import GAMES
from games.base import Game
from games.imperial_settlers import ImperialSettlers
from games.records.rulings import rulings_of
from locales import LANGUAGES, PREFIXES, Words, words
from locales.spelling import alike, bare, holds, key

# A rule as refusals name it ("R7.2a"), a chapter, or several ("R6.1 to R6.3").
_NUMBER = re.compile(r"(?:(?:rule|zasada|chapter|rozdzial|r)\W*)*(\d+(?:\.\d+)*)[a-z]?\W*")
_NUMBERS = re.compile(r"R(\d+(?:\.\d+)*)")
MOST_NEAR = 5

Facts = dict[str, Any]


def reference(slug: str, lang: str, game: Game[Any] | None = None) -> list[tuple[str, str]]:
    """The rules of a game as (heading, text), in the order of their numbers; ``game`` has the numbers of a match."""
    w, prefix = words(lang), PREFIXES[slug]
    facts = FACTS[slug](game or GAMES[slug], w) if slug in FACTS else {}
    return [
        (w(f"{prefix}-rule-{number}.title"), _chapter(slug, number, w, facts.get(number, {})))
        for number in w(f"{prefix}-rules").split()
    ]


class Chapter(NamedTuple):
    """A chapter of a game's rules by its place in ``reference``."""

    slug: str
    place: int


def chapters_about(slugs: Iterable[str], typed: str) -> list[Chapter]:
    """The chapters that what was typed means, in any language: that of a rule's number, those of this heading, those whose heading
    holds it, those whose text does. The first of these that there are; none where nothing is found.
    """
    number, wanted = _NUMBER.fullmatch(bare(typed).strip()), key(typed)
    known = [(Chapter(slug, place), texts) for slug in slugs for place, texts in enumerate(_texts(slug))]
    if number is not None:
        return [
            Chapter(slug, place)
            for slug in dict.fromkeys(part.slug for part, _ in known)
            for place in _of_rule(slug, number[1])
        ]
    for fits in (
        lambda title, _: wanted in (key(title), key(title.partition(" ")[2])),
        lambda title, _: holds(title, typed),
        lambda _, text: holds(text, typed),
    ):
        found = [part for part, texts in known if wanted and any(fits(*text) for text in texts)]
        if found:
            return found
    return []


def chapters_near(slugs: Iterable[str], typed: str) -> list[Chapter]:
    """The chapters whose headings come nearest to what was typed, in any language; at most five."""
    known = {
        title.partition(" ")[2]: Chapter(slug, place)
        for slug in slugs
        for place, texts in enumerate(_texts(slug))
        for title, _ in texts
    }
    return list(dict.fromkeys(known[title] for title in alike(typed, [*known], MOST_NEAR)))


def _of_rule(slug: str, number: str) -> list[int]:
    """The chapter in which a rule is told: its own, or the one of the rules that it is a part of."""
    wanted, found = number.split("."), list[tuple[int, int]]()
    for place, ((title, _), *_) in enumerate(_texts(slug)):
        first, *last = (told.split(".") for told in _NUMBERS.findall(title))
        inside = bool(last) and first[:-1] == wanted[: len(first) - 1] and _between(first, wanted, last[0])
        if inside or wanted[: len(first)] == first:
            found.append((len(first), place))
    return [max(found)[1]] if found else []


def _between(first: list[str], wanted: list[str], last: list[str]) -> bool:
    part = len(first) - 1
    return len(wanted) > part and int(first[part]) <= int(wanted[part]) <= int(last[part])


@cache
def _texts(slug: str) -> list[list[tuple[str, str]]]:
    """The chapters of a game, each as heading and text in every language."""
    return [list(texts) for texts in zip(*(reference(slug, lang) for lang in LANGUAGES), strict=True)]


def _chapter(slug: str, number: str, w: Words, facts: Facts) -> str:
    """A chapter and, below it, what was decided about its rules."""
    decided = [
        w("rules-ruling", rule=ruling.rule, text=ruling.text[w.lang])
        for ruling in rulings_of(slug)
        if ruling.chapter == number
    ]
    return "\n".join([w(f"{PREFIXES[slug]}-rule-{number}", **facts), *decided])


def _of_settlers(game: Game[Any], w: Words) -> dict[str, Facts]:
    """R23: how many cards are revealed, how often the virtual player attacks, and the ranks with the VP they take."""
    assert isinstance(game, ImperialSettlers)
    solo = game.catalogue.box.solo
    lowest, *others = ((w(f"settlers-value-title-{rank.title}"), rank.least) for rank in solo.titles)
    ranks = [lowest[0], *(w("settlers-rank-from", least=least, title=title) for title, least in others)]
    return {"R23": {"revealed": solo.revealed, "attacks": solo.attacks, "ranks": ", ".join(ranks)}}


FACTS: dict[str, Callable[[Game[Any], Words], dict[str, Facts]]] = {"imperial_settlers": _of_settlers}
"""By game, then by number of the rule, what its sentence asks for."""
