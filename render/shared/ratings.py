"""The course of ratings: a line per person over the rated matches of a game on a server."""

from __future__ import annotations

from dataclasses import dataclass

from locales import PREFIXES, words
from render.kit.canvas import Canvas
from render.kit.header import Header
from render.kit.palette import PLAYERS
from render.kit.plot import Curve, draw_plot
from render.kit.text import readable
from render.shared.telling import in_lines

MOST_PEOPLE = 6


@dataclass(frozen=True)
class Climber:
    """A person and, by number of rated matches of the game so far, the rating: from before the first match to now."""

    name: str
    spots: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Climb:
    """What is drawn: a game, a language, the rating that everybody begins with, and the people, best first: one to six."""

    slug: str
    lang: str
    start: int
    people: tuple[Climber, ...]


def draw_ratings(climb: Climb, *, audit: bool = False) -> Canvas:
    """The picture."""
    say, colours = words(climb.lang), list(PLAYERS)
    curves = [
        Curve(readable(person.name, "ui-semi", say("scores-seat", number=place + 1)), colours[place], person.spots)
        for place, person in enumerate(climb.people)
    ]
    leader = say("scores-lead", players=curves[0].name, count=1)
    header = Header(say(f"{PREFIXES[climb.slug]}-name"), say("ratings-step"), leader, curves[0].colour, "")
    return draw_plot(header, curves, say("ratings-match"), climb.start, audit=audit)


def tell_ratings(climb: Climb) -> str:
    """The same as lines of text: each person's rating after his last ten matches."""
    say = words(climb.lang)
    lines = [say("ratings-title", game=say(f"{PREFIXES[climb.slug]}-name"))]
    for person in climb.people:
        # Where a line is level, nothing was played.
        ratings = [
            value for place, (_, value) in enumerate(person.spots) if not place or person.spots[place - 1][1] != value
        ]
        lines.append(f"{person.name}: {', '.join(map(str, ratings[-10:]))}")
    return in_lines(lines)
