-- Hints by the computer: where a server and a match allow them, and at which moves somebody took one.
ALTER TABLE servers ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));
ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 1 CHECK (hints IN (0, 1));

CREATE TABLE hints (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match, user, ply)
) STRICT, WITHOUT ROWID;
