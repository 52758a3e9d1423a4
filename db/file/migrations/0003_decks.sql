-- Decks that people have made for themselves: of each deck of a game one per person. What may be in it only the game knows.
CREATE TABLE decks (
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    deck TEXT NOT NULL,
    cards TEXT NOT NULL,
    PRIMARY KEY (user, slug, deck)
) STRICT, WITHOUT ROWID;

-- With which deck somebody comes to a match that has not started.
CREATE TABLE brought (
    match INTEGER NOT NULL REFERENCES matches (id),
    user INTEGER NOT NULL,
    deck TEXT NOT NULL,
    PRIMARY KEY (match, user)
) STRICT, WITHOUT ROWID;
