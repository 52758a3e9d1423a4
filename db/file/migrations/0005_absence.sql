-- The clock that a match is played with, in seconds: what each seat has at the start and at most, and what each of its waits
-- that ends by a move gives back. No bank: no clock. At zero the default move is made, or the table votes about it.
ALTER TABLE matches ADD COLUMN clock_bank INTEGER NOT NULL DEFAULT 0 CHECK (clock_bank >= 0);
ALTER TABLE matches ADD COLUMN clock_step INTEGER NOT NULL DEFAULT 0 CHECK (clock_step >= 0);
ALTER TABLE matches ADD COLUMN clock_end TEXT NOT NULL DEFAULT 'default' CHECK (clock_end IN ('default', 'vote'));

-- The clocks of running matches that have one: what was left at since, from when on it runs (NULL: it stands). Nothing is given
-- back for a ply that has given something before (moves may be taken back and made again).
CREATE TABLE clocks (
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    remaining INTEGER NOT NULL CHECK (remaining >= 0),
    since INTEGER,
    granted_ply INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX clocks_running ON clocks (since) WHERE since IS NOT NULL;

-- What people write down for themselves about a match.
CREATE TABLE notes (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
