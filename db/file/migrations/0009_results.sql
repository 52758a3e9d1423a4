-- How matches ended, as the caller's text: rules by which one was played may be dropped later, and then its last state can no more
-- be judged.
CREATE TABLE results (
    match INTEGER PRIMARY KEY REFERENCES matches (id),
    outcome TEXT NOT NULL
) STRICT;
