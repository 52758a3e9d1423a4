-- Who is due is looked up once a minute among at most some thousands, which takes less than a millisecond without an index;
-- keeping one took more than a third of the time in which many people come due at once.
DROP INDEX due_by_time;
