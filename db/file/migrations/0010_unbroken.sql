-- From which revision on each move of a match has only been followed by others: since then a revision less is a ply less. What was
-- shown at an earlier one was taken back or converted, and nothing is known of the revisions before this column came.
ALTER TABLE matches ADD COLUMN unbroken INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET unbroken = revision;
