"""One game at the desk: what each entry of its data says, what was corrected and confirmed, and every step of that."""

from __future__ import annotations

import itertools
import re
import string
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from games import GAMES, shapes
from games.base import Game
from games.core.confirmed import ALL, Confirmed, placed
from games.core.corrections import bare, correction, own_entry, with_own_entry
from games.core.data import DataFiles, corrected, delivered
from games.core.errors import DataError, wrong
from games.core.merging import LIKE, MISSING
from games.core.origins import doubted, kind_of, source_of
from games.core.shapes import Field
from sandbox.desk.journal import MOST_UNDONE, both, read_steps, taken_back, way_back, write_steps
from sandbox.desk.pages import Pages, Value, read_pages, write_pages

_NUMBERED = re.compile(r"(.*?)(\d+)")
MOST_LETTERS = 36  # of an id to which a number is added
State = Literal["missing", "besides", "draft", "changed", "confirmed", "unsure", "sure"]
# Fields that say how we word, draw or name something: no box has them. A name of a record stands before those of one of its kind.
OURS = frozenset(
    {
        "pl_forms",
        "center",
        "countries",
        "outline",
        "board_xy",
        "board_radius",
        "at",
        "code",
        "q",
        "r",
        "set",
        "requirement_known",
    }
    | {"Tile.building"}
)


class Book:
    """A game's data with an owner's corrections. Every step is written before it returns."""

    def __init__(self, slug: str, folder: Path) -> None:
        """Raises DataError for corrections in the folder that the game cannot use."""
        self.slug, self.folder = slug, folder
        self.shapes = shapes(slug)
        self._ours = _entries(delivered(slug))
        self._doubted = {place for place, entry in self._ours.items() if doubted(entry)}
        self._last: tuple[DataFiles, Game[Any]] | None = None
        self._open(read_pages(slug, folder))
        self._steps = read_steps(slug, folder, self.pages)

    def _open(self, pages: Pages) -> None:
        self.game = self._game(pages.own)
        self.pages = pages
        found = _entries(msgspec.json.decode(self._text(pages.own, pages.confirmed)))
        # What an entry is compared with: ours, or the one of ours that it is like, but for its name.
        self._begun = {place: draft for place, draft in pages.drafts.items() if LIKE in draft}
        likes = {place: f"{place.rpartition('/')[0]}/{draft[LIKE]}" for place, draft in self._begun.items()}
        besides = {place: self._ours[like] | {"name": {}} for place, like in (_besides(pages.own) | likes).items()}
        self.base = self._ours | besides
        # What the box has not can still be looked at; some of it is not there because something else is not.
        typed = {place: self.base[place] | draft for place, draft in self._begun.items()}
        self.entries = {place: found.get(place, entry) for place, entry in (self.base | typed).items()}
        self._gone = self.base.keys() - found.keys() - typed.keys()
        self._unsure = {place for place, entry in self.entries.items() if doubted(entry)}

    def _game(self, own: DataFiles) -> Game[Any]:
        """The game over these corrections, where nothing is confirmed: that makes no difference to how it is drawn."""
        if self._last is None or self._last[0] != own:
            self._last = own, GAMES[self.slug].with_data(self._text(own, Confirmed()))
        return self._last[1]

    def _text(self, own: DataFiles, confirmed: Confirmed) -> bytes:
        return corrected(self.slug, own, confirmed, self.folder, GAMES[self.slug].varying)

    # ------------------------------------------------------------------ reading
    def fields(self, place: str) -> list[Field]:
        """The fields of an entry that a box can say something of: those that it has, and those that it could have."""
        record = self.shapes.entries["/".join(place.split("/")[:2])]
        return [
            field
            for field in self.shapes.fields(place)
            if field.name not in OURS
            and f"{record}.{field.name}" not in OURS
            and (field.name != "text" or "text" in self.base[place])
        ]

    def names(self, place: str) -> Mapping[str, str]:
        """What an entry is called, by language: a component as the game has it, with what its name tells; {} without a name."""
        component = self.game.components.get(place.rpartition("/")[2])
        return component.name if component is not None else self.entries[place].get("name", {})

    def value(self, place: str, entries: Mapping[str, Value] | None = None) -> Value:
        """What an entry says by field, as last typed; or as it stands in ``entries``."""
        if entries is None and place in self.pages.drafts:
            return {field: what for field, what in self.pages.drafts[place].items() if field in self._named(place)}
        entry = (self.entries if entries is None else entries)[place]
        return {field.name: entry[field.name] for field in self.fields(place) if field.name in entry}

    def says(self, place: str) -> dict[str, Any]:
        """What the owner's file says of an entry."""
        return own_entry(self.pages.own, place)

    def state_of(self, place: str, field: str) -> State:
        """How a field stands."""
        if field in map(bare, self.says(place)):
            return "changed"
        if field in self.pages.confirmed.fields.get(place, ()):
            return "confirmed"
        return "unsure" if kind_of(self.source(place, field)) == "reconstructed" else "sure"

    def source(self, place: str, field: str) -> str:
        """Where a field comes from."""
        return source_of(self.entries[place], field)

    def state(self, place: str) -> State:
        """How an entry stands: the first of these words that is true of it."""
        if MISSING in self.says(place) or place in self._gone:
            return "missing"
        if LIKE in self.says(place) and place not in self.pages.drafts:
            return "besides"
        if place in self.pages.drafts:
            return "draft"
        if any(bare(field) in self._names(place) for field in self.says(place)):
            return "changed"
        if ALL in self.pages.confirmed.fields.get(place, ()):
            return "confirmed"
        return "unsure" if self.is_unsure(place) else "sure"

    def is_unsure(self, place: str) -> bool:
        """Whether something of an entry is still reconstructed."""
        return place in self._unsure

    def is_checked(self, place: str) -> bool:
        """Whether an entry was looked up in the box: all of it, or all that was not sure."""
        known = self.pages.confirmed.fields.get(place, ())
        if self.says(place).keys() & {LIKE, MISSING}:
            return True
        return ALL in known or (place in self._doubted and not self.is_unsure(place))

    def is_besides(self, place: str) -> bool:
        """Whether the box has this entry besides ours, in force or not yet."""
        return LIKE in self.says(place) or place in self._begun

    def varies(self, place: str) -> bool:
        """Whether a box may have more like this entry, or not have it."""
        return "/".join(place.split("/")[:2]) in GAMES[self.slug].varying

    @property
    def has_map(self) -> bool:
        """Whether the data describe a map."""
        return any(place.startswith("map/") for place in self.base)

    def error_of(self, place: str) -> DataError | None:
        """Why the draft of an entry cannot be played."""
        if place not in self.pages.drafts:
            return None
        try:
            self._game(self._with(self.pages.own, {place: self.pages.drafts[place]}))
        except DataError as error:
            return error
        return None

    # ------------------------------------------------------------------ steps
    def change(self, place: str, value: Value) -> DataError | None:
        """Give an entry other values. What the game cannot use is kept as a draft and told; it comes into force with what it needs
        in other entries, whichever is typed last.
        """
        self._refresh()
        pages = self.pages
        drafts = {other: draft for other, draft in pages.drafts.items() if other != place}
        value = {**{field: what for field, what in self._begun.get(place, {}).items() if field not in value}, **value}
        failed = self._enter(pages, {place: value}, drafts)
        if failed is not None and drafts and self._enter(pages, {**drafts, place: value}, {}) is None:
            return None
        if failed is not None:
            self._step(replace(pages, drafts={**drafts, place: value}), place)
        elif drafts:
            # What was typed before may have waited for this.
            self._enter(self.pages, drafts, {}, again=True)
        return failed

    def confirm(self, place: str, field: str, *, right: bool) -> None:
        """Say that a field (``ALL``: every field) is in the box as it is here, or that this is not known after all."""
        self._refresh()
        fields = self.pages.confirmed.fields
        named = self._names(place) if field == ALL else {field}
        known = set(fields.get(place, ())) - {ALL}
        known = known | (named - set(map(bare, self.says(place)))) if right else known - named
        self._step(self._confirmed(self.pages, place, known), place)

    def add(self, place: str, **fields: Any) -> tuple[str, DataError | None]:
        """Say that the box has another one besides, like this entry to begin with but for these fields; gives its place, and why
        there cannot be any. What cannot be played so far is kept as a draft, unless it lies on the map, where it has its place.
        """
        self._refresh()
        section, _, like = place.rpartition("/")
        like = self.says(place).get(LIKE, like)
        model = self.base[f"{section}/{like}"]
        known = {place.rpartition("/")[2] for place in self.base}
        if "name" not in model:
            return self._add_nameless(section, like, known, fields)
        number = next(number for number in itertools.count(2) if f"{like[:MOST_LETTERS]}_{number}" not in known)
        new = f"{section}/{like[:MOST_LETTERS]}_{number}"
        name = {lang: f"{name} ({number})" for lang, name in model["name"].items()}
        codes = {"code": self._free_code(section, str(model["code"]))} if "code" in model else {}
        says = {LIKE: like, "name": name, **codes, **fields}
        failed = self._say(new, says)
        if failed is not None and self.varies(place) and not place.startswith("map/"):
            drafts = {**self.pages.drafts, new: {**self.value(f"{section}/{like}", self.base), **says}}
            self._step(replace(self.pages, drafts=drafts), new)
            return new, None
        return new, failed

    def _add_nameless(
        self, section: str, like: str, known: set[str], fields: dict[str, Any]
    ) -> tuple[str, DataError | None]:
        """What has a number has the next one that is free; what is called by what it joins is that, and a number."""
        numbered = _NUMBERED.fullmatch(like)
        stem, digits = numbered.groups() if numbered else (f"{like}_".replace("-", "_"), "")
        names = (f"{stem}{number:0{len(digits)}}" for number in itertools.count(1 if digits else 2))
        new = f"{section}/{next(name for name in names if name not in known)}"
        return new, self._say(new, {LIKE: like, **fields})

    def _free_code(self, section: str, like: str) -> str:
        """A short name that no other entry of a list has."""
        taken = {entry.get("code") for place, entry in self.entries.items() if place.startswith(f"{section}/")}
        return next(code for letter in string.ascii_uppercase if (code := f"{like[0]}{letter}") not in taken)

    def join(self, place: str, beside: str) -> DataError | None:
        """Say that two places of the map are adjacent if they are not, and are not if they are; gives why that cannot be."""
        self._refresh()
        one, other = (name.rpartition("/")[2] for name in (place, beside))
        # Said of the one or of the other: where something is said already, so that it can be unsaid.
        ways = [self.game.border(one, other), self.game.border(other, one)]
        said = next((way for way in ways if any(map(self.says, way))), ways[0])
        if not said:
            return DataError(
                place, beside, wrong("no-border-said", "of these two no correction says whether they touch")
            )
        pages, values = self.pages, dict[str, Value]()
        for entry, fields in said.items():
            if fields is not None and entry in self.base:
                values[entry] = {**self.value(entry, self.entries), **fields}
                continue
            says = dict(fields or ({} if LIKE in self.says(entry) else {MISSING: True}))
            if back := self._taken_out(entry, says):
                entry, says = back, {}
            elif LIKE in says:
                says[LIKE] = self.says(f"{entry.rpartition('/')[0]}/{says[LIKE]}").get(LIKE, says[LIKE])
            return self._say(entry, says)
        drafts = {other: draft for other, draft in pages.drafts.items() if other not in values}
        return self._enter(pages, values, drafts)

    def _taken_out(self, new: str, says: dict[str, Any]) -> str:
        """The entry that the box was said not to have, and that is what the new one would be; "" where there is none."""
        section = new.rpartition("/")[0]
        for place, entry in self._ours.items():
            if place.startswith(f"{section}/") and LIKE in says and MISSING in self.says(place):
                fields = (field for field in says if field != LIKE)
                if all(sorted(entry[field]) == sorted(says[field]) for field in fields):
                    return place
        return ""

    def lack(self, place: str, *, lacks: bool) -> DataError | None:
        """Say that the box has not got this entry, or has it after all as it is here; gives why that cannot be. One that was there
        besides is no more spoken of.
        """
        self._refresh()
        return self._say(place, {MISSING: True} if lacks and not self.is_besides(place) else {})

    def _say(self, place: str, says: dict[str, Any]) -> DataError | None:
        """Let the corrections say this of an entry, and nothing else be kept of it."""
        pages = self.pages
        own = with_own_entry(pages.own, place, says)
        try:
            self._game(own)
        except DataError as error:
            return error
        fields = {other: names for other, names in pages.confirmed.fields.items() if other != place}
        drafts = {other: draft for other, draft in pages.drafts.items() if other != place}
        self._step(Pages(own, replace(pages.confirmed, fields=fields), drafts), place)
        return None

    def name_edition(self, edition: str) -> None:
        """Say which edition the box is."""
        self._refresh()
        self._step(replace(self.pages, confirmed=replace(self.pages.confirmed, edition=edition.strip())), "")

    def undo(self) -> str | None:
        """Take the last step back; gives the place that it was about, None where there is none."""
        self._refresh()
        if not self._steps:
            return None
        back, current = self._steps.pop(), self.pages
        self._open(taken_back(current, back))
        write_pages(self.slug, self.folder, current, self.pages)
        write_steps(self.slug, self.folder, self.pages, self._steps)
        return back.place

    @property
    def undoable(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._steps)

    # ------------------------------------------------------------------ inside
    def _names(self, place: str) -> set[str]:
        return self._named(place) & self.entries[place].keys()

    def _named(self, place: str) -> set[str]:
        return {field.name for field in self.fields(place)}

    def _enter(
        self, pages: Pages, values: dict[str, Value], drafts: dict[str, Value], *, again: bool = False
    ) -> DataError | None:
        """Bring values into force if the game can use them; ``again`` as part of the last step."""
        own = self._with(pages.own, values)
        try:
            self._game(own)
        except DataError as error:
            return error
        after = replace(pages, own=own, drafts=drafts)
        for place in values:
            said, says = own_entry(pages.own, place), own_entry(own, place)
            moved = {bare(field) for field in said.keys() | says.keys() if said.get(field) != says.get(field)}
            known = set(after.confirmed.fields.get(place, ())) - moved - {ALL}
            after = self._confirmed(after, place, known)
        self._step(after, next(reversed(values)), again=again)
        return None

    def _with(self, own: DataFiles, values: dict[str, Value]) -> DataFiles:
        for place, value in values.items():
            named = self._named(place)
            known = own_entry(own, place) or (value if LIKE in value else {})
            kept = {field: what for field, what in known.items() if bare(field) not in named}
            says = correction(self.shapes, place, self.base[place], value, named)
            own = with_own_entry(own, place, {**kept, **says})
        return own

    def _confirmed(self, pages: Pages, place: str, known: Collection[str]) -> Pages:
        """With these fields of an entry confirmed; all of it where nothing else is left."""
        said = set(map(bare, own_entry(pages.own, place)))
        whole = [ALL] if self._names(place) <= {*known, *said} else []
        fields = {**pages.confirmed.fields, place: [*whole, *sorted(known)]}
        kept = {place: names for place, names in sorted(fields.items()) if names}
        return replace(pages, confirmed=replace(pages.confirmed, fields=kept))

    def _refresh(self) -> None:
        """Take what somebody wrote into the folder meanwhile. Raises DataError for what cannot be used."""
        found = read_pages(self.slug, self.folder)
        if found != self.pages:
            self._open(found)
            self._steps = read_steps(self.slug, self.folder, found)

    def _step(self, after: Pages, place: str, *, again: bool = False) -> None:
        before = self.pages
        if after == before:
            return
        self._open(after)
        write_pages(self.slug, self.folder, before, after)
        back = way_back(place, before, after)
        if again:
            back = both(self._steps.pop(), back)
        self._steps = [*self._steps[1 - MOST_UNDONE :], back]
        write_steps(self.slug, self.folder, after, self._steps)


def _entries(files: DataFiles) -> dict[str, Value]:
    """Every entry that says where it comes from, by its place."""
    return {
        place: entry for file, sections in files.items() for place, entry in placed(file, sections) if "source" in entry
    }


def _besides(own: DataFiles) -> dict[str, str]:
    """The entries that a box has besides ours, each with the place of the one that it is like."""
    return {
        place: f"{place.rpartition('/')[0]}/{entry[LIKE]}"
        for file, sections in own.items()
        for place, entry in placed(file, sections)
        if LIKE in entry
    }
