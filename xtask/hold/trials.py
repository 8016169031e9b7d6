def table(binary, only): return []
