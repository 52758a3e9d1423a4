def alt_text(view): return ""
def full_text(view): return ""
