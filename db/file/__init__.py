"""What a database file is: opened, migrated, copied, read from outside."""
