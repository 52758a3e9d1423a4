def phrases():
    return {}
