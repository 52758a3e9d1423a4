-- Matches that are looked back at by the computer: what has been found so far, piece by piece, and who waits for it.
CREATE TABLE analyses (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    revision INTEGER NOT NULL,
    asked_at INTEGER NOT NULL,
    total INTEGER NOT NULL DEFAULT 0,
    done_at INTEGER,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT;

-- Those that are still to be made or told are looked for again and again.
CREATE INDEX analyses_open ON analyses (match) WHERE told = 0;

CREATE TABLE analysis_parts (
    match INTEGER NOT NULL REFERENCES analyses (match) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    ply INTEGER NOT NULL,
    first INTEGER NOT NULL,
    found BLOB NOT NULL,
    PRIMARY KEY (match, kind, ply, first)
) STRICT, WITHOUT ROWID;

CREATE TABLE analysis_readers (
    match INTEGER NOT NULL REFERENCES analyses (match) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
