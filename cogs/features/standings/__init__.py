"""How people have done."""
