-- A computer may be a strong one. What a column may hold can only be changed by making its table anew.
CREATE TABLE seats_of_more_kinds (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    since_ply INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('person', 'random', 'sensible', 'strong')),
    until_ply INTEGER
) STRICT;

INSERT INTO seats_of_more_kinds (id, match, seat, user, name, since_ply, kind, until_ply)
SELECT id, match, seat, user, name, since_ply, kind, until_ply FROM seats;
DROP TABLE seats;
ALTER TABLE seats_of_more_kinds RENAME TO seats;

CREATE UNIQUE INDEX seats_now ON seats (match, seat) WHERE until_ply IS NULL;
CREATE UNIQUE INDEX seats_by_user ON seats (user, match) WHERE until_ply IS NULL;
CREATE INDEX seats_ever ON seats (match, seat, id);

-- Matches in which a strong computer plays are looked for again and again.
CREATE INDEX seats_strong ON seats (match) WHERE kind = 'strong' AND until_ply IS NULL;
