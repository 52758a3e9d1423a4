-- What people who have the box of a game write to the hosts about a component whose facts are reconstructed.
CREATE TABLE box_notes (
    id INTEGER PRIMARY KEY,
    server INTEGER NOT NULL,
    user INTEGER NOT NULL,
    slug TEXT NOT NULL,
    component TEXT NOT NULL,
    text TEXT NOT NULL,
    edition TEXT NOT NULL,
    at INTEGER NOT NULL,
    done_at INTEGER,
    done_by INTEGER
) STRICT;

-- The same note is sent twice when a press or a form is; as long as it is not done it is one.
CREATE UNIQUE INDEX box_notes_open ON box_notes (server, user, slug, component, text, edition) WHERE done_at IS NULL;
