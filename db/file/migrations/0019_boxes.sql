-- The edition of the box by which a match is played, "" for the one that needs no name.
ALTER TABLE matches ADD COLUMN box TEXT NOT NULL DEFAULT '';
