"""The icons of the games, as text that Discord shows as a picture: known once they have been uploaded, else words stand alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

Trouble = Literal["", "full", "forbidden", "refused", "later"]
"""Why icons are lacking: nothing, no room at Discord, no permission, some refused, out of reach or too many at once."""


@dataclass(frozen=True)
class GameIcons:
    """What can be shown of a game: markup by the name under which its painter has the sign.

    Markup is read as a picture in the text of a message and in front of a button or an option, and nowhere else.
    """

    shown: Mapping[str, str] = field(default_factory=dict[str, str])

    def before(self, name: str, word: str) -> str:
        """A word in a text, behind the icon of what it names, in the same line wherever that ends."""
        return f"{self.shown[name]}\N{NO-BREAK SPACE}{word}" if name in self.shown else word

    def of_kind(self, kind: str) -> str | None:
        """What stands in front of a kind of move on a button or option; None for nothing."""
        return self.shown.get(f"kind-{kind}")

    def of_value(self, name: str, value: Any) -> str | None:
        """What stands in front of a value of the field ``name`` of a move; None for nothing."""
        if not isinstance(value, str):
            return None
        # A word may mean two things: population is counted, and is a pillar.
        return self.shown.get(f"{name}-{value}") or self.shown.get(value)


NO_ICONS = GameIcons()


class Icons:
    """Markup by game and by the name under which its painter has the sign; ``most`` is how many signs there are, ``trouble`` why
    some are lacking.
    """

    def __init__(self) -> None:
        self._shown: dict[str, dict[str, str]] = {}
        self.most = 0
        self.trouble: Trouble = ""

    def of(self, slug: str) -> GameIcons:
        """What can be shown of a game."""
        return GameIcons(self._shown.get(slug, {}))

    @property
    def count(self) -> int:
        """How many emojis can be shown."""
        return len({text for shown in self._shown.values() for text in shown.values()})

    def show(self, slug: str, shown: Mapping[str, str]) -> None:
        """These icons, and no others, are there for a game."""
        self._shown = {**self._shown, slug: dict(shown)}

    def keep(self, there: Collection[str]) -> None:
        """Forget all but these texts: the others would show nothing, and no button with one of them is taken."""
        self._shown = {
            slug: {name: text for name, text in shown.items() if text in there} for slug, shown in self._shown.items()
        }

    def written(self) -> str:
        """All of it as a text to be kept."""
        return msgspec.json.encode(self._shown, order="sorted").decode()

    def read(self, text: str) -> None:
        """What was kept."""
        self._shown = msgspec.json.decode(text, type=dict[str, dict[str, str]])


def markup(name: str, number: int) -> str:
    """The text that Discord shows as the emoji of this name and id."""
    return f"<:{name}:{number}>"
