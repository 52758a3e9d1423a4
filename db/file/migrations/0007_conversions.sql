-- Matches that were taken over by newer rules, the last time this happened: after which ply, from which version, and the state by
-- the old rules then. From there on they are replayed, for what was before the present rules do not know.
CREATE TABLE conversions (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    ply INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    state BLOB NOT NULL
) STRICT;
