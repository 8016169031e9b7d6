#!/usr/bin/env python3
"""`culambda check .` in checkouts, beside `rg -c __device__` over the same files.

    projects.py PROGRAM FOLDER [--runs N] [--only NAME]

Every folder in FOLDER is a checkout. The two take turns; the page cache is warm. Printed are medians of CPU time,
user and system, and of elapsed time, and the largest resident memory.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ENDINGS = "cu cuh h hh hpp hxx h++ H hip inl inc ipp tpp txx tcc impl icc cc cpp cxx c++ C cppm ixx".split()


def run(command, folder):
    """CPU seconds, elapsed seconds and megabytes of a command; any exit code will do."""
    start = time.monotonic()
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return usage.ru_utime + usage.ru_stime, time.monotonic() - start, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    files = [word for ending in ENDINGS for word in ("-g", f"*.{ending}")]
    search = ["rg", "-c", "__device__", *files, "."]
    check = [options.program, "check", "."]
    print("| checkout | `rg` | elapsed | `check` | elapsed | memory | ratio of CPU times |")
    print("|---|---|---|---|---|---|---|")
    for folder in sorted(path for path in options.folder.iterdir() if path.is_dir() and options.only in path.name):
        run(search, folder), run(check, folder)
        pairs = [(run(search, folder), run(check, folder)) for _ in range(options.runs)]
        median = lambda which, what: statistics.median(pair[which][what] for pair in pairs)
        ratio = statistics.median(ours[0] / theirs[0] for theirs, ours in pairs)
        times = " | ".join(f"{median(which, what) * 1e3:.0f} ms" for which in (0, 1) for what in (0, 1))
        memory = max(ours[2] for _, ours in pairs)
        print(f"| {folder.name} | {times} | {memory:.0f} MB | {ratio:.1f} |", flush=True)


sys.exit(main())
