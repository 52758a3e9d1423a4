-- Hours in which a person is not to be disturbed, from the first up to the second; both alike: none. A person without his own
-- has the server's.
ALTER TABLE people ADD COLUMN quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23);
ALTER TABLE people ADD COLUMN quiet_to INTEGER CHECK (quiet_to BETWEEN 0 AND 23);
ALTER TABLE servers ADD COLUMN quiet_from INTEGER NOT NULL DEFAULT 0 CHECK (quiet_from BETWEEN 0 AND 23);
ALTER TABLE servers ADD COLUMN quiet_to INTEGER NOT NULL DEFAULT 0 CHECK (quiet_to BETWEEN 0 AND 23);

-- Days in a year that somebody who plays on the server may be away.
ALTER TABLE servers ADD COLUMN away_days INTEGER NOT NULL DEFAULT 28 CHECK (away_days BETWEEN 0 AND 366);

-- What becomes of one wait: reminders sent, whether he asked for no more of them, when he is still to be called for it.
ALTER TABLE awaited ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
ALTER TABLE awaited ADD COLUMN silent INTEGER NOT NULL DEFAULT 0 CHECK (silent IN (0, 1));
ALTER TABLE awaited ADD COLUMN call_at INTEGER;
CREATE INDEX awaited_to_call ON awaited (call_at) WHERE call_at IS NOT NULL;

-- When people were or are away; of one person none overlap.
CREATE TABLE absences (
    id INTEGER PRIMARY KEY,
    user INTEGER NOT NULL,
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL CHECK (ends >= starts)
) STRICT;
CREATE INDEX absences_by_user ON absences (user, ends);

-- Reminders and calls that stand in Discord until they are taken away. Channel 0: by direct message; no match: of all matches
-- of the server.
CREATE TABLE pings (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    user INTEGER NOT NULL,
    server INTEGER NOT NULL,
    match INTEGER REFERENCES matches (id)
) STRICT;
