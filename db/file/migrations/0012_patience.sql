-- From when on an answer to a question is waited for by the others: when it came, but for the time in which nobody could answer.
ALTER TABLE votes ADD COLUMN patient_since INTEGER NOT NULL DEFAULT 0;
UPDATE votes SET patient_since = at;

-- What stood still on a server is looked for there only.
CREATE INDEX matches_by_server ON matches (server, status, final_at);
