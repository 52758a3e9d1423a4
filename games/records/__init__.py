"""What is kept and read over a whole game: records of matches, versions of its rules, lessons."""
