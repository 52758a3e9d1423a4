"""All that is stored, behind one door."""

from __future__ import annotations

from pathlib import Path

from db.analyses import Analyses
from db.awaited import Awaited
from db.box_notes import BoxNotes
from db.clocks import Clocks
from db.conversions import Conversions
from db.decks import Decks
from db.errors import DatabaseError, StoreError
from db.file.database import Database
from db.finished import Finished
from db.hints import Hints
from db.hours import Hours
from db.imports import Imports
from db.journal import Journal
from db.lobby import Lobby
from db.matches import Matches
from db.moves import Moves
from db.notes import Notes
from db.outbox import Outbox
from db.people import People
from db.pings import Pings
from db.plans import Plans
from db.presence import Presence
from db.puzzles import Puzzles
from db.reminders import Reminders
from db.seats import Seats
from db.servers import Servers
from db.votes import Votes

__all__ = ["DatabaseError", "Store", "StoreError"]


class Store:
    """An open database and its parts. Whoever opened it closes it in ``finally``."""

    def __init__(self, db: Database):
        self.db = db
        self.matches = Matches(db)
        self.lobby = Lobby(db)
        self.moves = Moves(db)
        self.seats = Seats(db)
        self.votes = Votes(db)
        self.finished = Finished(db)
        self.awaited = Awaited(db)
        self.clocks = Clocks(db)
        self.presence = Presence(db)
        self.conversions = Conversions(db)
        self.outbox = Outbox(db)
        self.people = People(db)
        self.hours = Hours(db)
        self.pings = Pings(db)
        self.plans = Plans(db)
        self.notes = Notes(db)
        self.box_notes = BoxNotes(db)
        self.hints = Hints(db)
        self.analyses = Analyses(db)
        self.puzzles = Puzzles(db)
        self.decks = Decks(db)
        self.servers = Servers(db)
        self.reminders = Reminders(db)
        self.journal = Journal(db)
        self.imports = Imports(db)

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, created if absent. Raises DatabaseError with a message id if it cannot be used."""
        return cls(await Database.open(path))

    async def close(self) -> None:
        """Finish what was begun and let go of the file."""
        await self.db.close()
