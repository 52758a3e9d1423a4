-- From when on the end of a match can no more be taken back, and what it keeps hidden may be told. Of what has ended before this
-- column came all was told at once.
ALTER TABLE matches ADD COLUMN final_at INTEGER;
UPDATE matches SET final_at = ended_at WHERE ended_at IS NOT NULL;
