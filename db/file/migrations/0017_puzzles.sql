-- Which puzzles somebody has solved, by the game and the puzzle's own mark.
CREATE TABLE puzzles_solved (
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user, slug, puzzle)
) STRICT, WITHOUT ROWID;
