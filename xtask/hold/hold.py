"""What holds for any input: `cargo xtask hold` runs this, and docs/measured/robustness.md shows its table.

Families of texts that grow must cost in proportion, memory stays within limits, and neither a kill nor a full disk nor
an odd name loses a byte. Prints Markdown; the exit status is 1 where something does not hold.

  hold.py BINARY [growth|bounds|trials]... [--only SUBSTRING] [--command NAME] [--write FILE]"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

import bounds
import families
import trials
from measure import MB, run

# A ratio of CPU times is looked at from here on; below, the start of the process is most of it.
WORTH = 0.3
# What twice the input may cost.
RATIO = 2.8
# Texts are doubled until a run is worth its ratio, but not above this size.
LARGEST = 1 * MB
# CPU seconds for one run of a family.
LIMIT = 20
# Memory: so much, and so much for each byte that is read or parsed.
BASE, READ, PARSED = 64 * MB, 8, 100

# Where the page has the tables.
BEGIN, END = "<!-- cargo xtask hold --write -->", "<!-- end of hold -->"

COMMANDS = {
    "check": ["check", "--exit-zero"],
    "list": ["list", "--format", "json"],
    "rewrite": ["rewrite", "--keep-going", "-o", "{out}"],
    "host view": ["rewrite", "--host-view", "--keep-going", "-o", "{out}"],
    "diff": ["diff", "--keep-going"],
}


def put(folder, files):
    """Writes the files of a text; a text alone is x.cu. Returns their size."""
    files = {"x.cu": files} if isinstance(files, str) else files
    for name, text in files.items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    return sum(len(text) for text in files.values())


LINES = []


def say(line):
    """Prints a line of the tables, and keeps it for the page."""
    LINES.append(line)
    print(line, flush=True)


def write(page):
    """Puts the tables into the page, between its two marks."""
    text = Path(page).read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, behind = rest.partition(END)
    tables = "\n".join(LINES).strip()
    Path(page).write_text(f"{before}{BEGIN}\n\n{tables}\n\n{END}{behind}", encoding="utf-8")


class Growth:
    """One family with one command: doubled until a run is worth its ratio."""

    def __init__(self, binary, family, name, limit):
        self.binary, self.family, self.name, self.limit = binary, family, name, limit
        self.problem, self.ratio, self.cpu, self.rss, self.n = None, None, 0.0, 0, family.n

    def go(self):
        """Measures; what is wrong is in `problem`."""
        n = self.family.n
        before = self.at(n)
        while before and not self.problem:
            now = self.at(2 * n)
            if not now or self.problem:
                break
            self.n = 2 * n
            if now[0] >= WORTH:
                # What is written costs, too: a family may write more than it reads.
                self.ratio = self.least(n, before, now)
                if self.ratio > RATIO and not self.problem:
                    self.problem = f"{self.ratio:.1f} times the CPU from {n} to {2 * n}"
                break
            if 2 * now[1] > LARGEST or 2 * n > self.family.most:
                break
            n, before = 2 * n, now
        return self

    def least(self, n, before, now):
        """The ratio; where it is too large, of the fastest of three runs each."""
        ratio = scaled(before, now)
        if ratio > RATIO and now[0] < 2 * self.limit / 3:
            again = [(self.at(n), self.at(2 * n)) for _ in range(2)]
            if not self.problem:
                ratio = scaled(min(before, *(a for a, _ in again)), min(now, *(b for _, b in again)))
        return ratio

    def at(self, n):
        """CPU seconds, bytes read and bytes written at one size."""
        with tempfile.TemporaryDirectory() as folder:
            size = put(folder, self.family.text(n))
            out = Path(folder, "out.txt")
            args = [part.format(out=out) for part in COMMANDS[self.name]]
            result = run([self.binary, *args, "--std", self.family.std, *self.family.options, "x.cu"], folder, self.limit)
            written = len(result.out) + (out.stat().st_size if out.exists() else 0)
        self.cpu, self.rss = result.cpu, max(self.rss, result.rss)
        if not result.ended():
            self.problem = f"ended by {why(result)} at {n}"
        elif result.rc == 2:
            self.problem = f"exit 2 at {n}: {result.err[-200:].decode(errors='replace')}"
        elif self.name == "list" and self.family.lambdas and (found := lambdas(result)) != self.family.lambdas(n):
            self.problem = f"{found} lambdas listed of {self.family.lambdas(n)} at {n}"
        elif result.rss > BASE + PARSED * (size + written):
            self.problem = f"{result.rss / MB:.0f} MB for {size / MB:.2f} MB at {n}"
        return None if self.problem else (result.cpu, size, written)


def scaled(first, second):
    """How much more CPU twice the bytes take, from two runs: seconds, bytes read, bytes written. Where a budget ends,
    less may be written of more: then what is read counts alone."""
    grown = max(second[1] / first[1], (second[1] + second[2]) / (first[1] + first[2]))
    return second[0] / max(first[0], 0.001) * 2 / grown


def why(result):
    """How a run came to its end, when it did not end by itself."""
    if result.slept:
        return "the deadline"
    if result.rc in (-24, -9) and result.cpu > 1:
        return f"a limit, after {result.cpu:.0f} s"
    words = result.err[-160:].decode(errors="replace").strip()
    return f"status {result.rc} ({words})"


def lambdas(result):
    """Annotated lambdas that are accounted for, of whatever kind."""
    found = result.json()
    return sum(len(found[key]) for key in ("sites", "ordinary", "not_analysed")) if found else "no JSON:"


def growth(binary, only, commands, limit):
    """The table of families; the names of those that do not hold."""
    names, failed = list(commands), []
    say("| what grows | to | " + " | ".join(names) + " | memory |")
    say("|---|---|" + "---|" * len(names) + "---|")
    for family in families.ALL:
        if only and only not in family.name:
            continue
        measured = [Growth(binary, family, name, limit).go() for name in names]
        cells = [cell(one) for one in measured]
        rss = max(one.rss for one in measured)
        say(f"| {family.name} | {max(one.n for one in measured)} | " + " | ".join(cells) + f" | {shown(rss)} |")
        failed += [f"{family.name}, {one.name}: {one.problem}" for one in measured if one.problem]
    return failed


def shown(rss):
    """A peak of memory, where it can be told apart from that of this process."""
    return f"{rss / MB:.0f} MB" if rss else "less"


def cell(one):
    """A run and its ratio, or what is wrong with it."""
    if one.problem:
        return f"**{one.problem}**".replace("|", "\\|").replace("\n", " ")
    return f"{one.cpu:.2f} s" + (f", {one.ratio:.1f}×" if one.ratio else "")


def within(binary, only):
    """The table of single texts with limits; the names of those that do not hold."""
    failed = []
    say("\n| text | size | command | CPU | memory | at most |\n|---|---|---|---|---|---|")
    for bound in bounds.ALL:
        if only and only not in bound.name:
            continue
        for name in bound.commands:
            with tempfile.TemporaryDirectory() as folder:
                size = bound.write(folder)
                args = [part.format(out=Path(folder, "out.txt")) for part in COMMANDS[name]]
                result = run([binary, *args, "x.cu"], folder, bound.cpu + 5)
            most = BASE + (PARSED if bound.parsed else READ) * size
            most = min(most, bound.mem) if bound.mem else most
            problem = None
            if not result.ended() or result.rc == 2:
                problem = f"ended by {why(result)}"
            elif result.cpu > bound.cpu:
                problem = f"{result.cpu:.1f} s of CPU, at most {bound.cpu}"
            elif result.rss > most:
                problem = f"{result.rss / MB:.0f} MB, at most {most / MB:.0f}"
            elif name == "list" and bound.lambdas is not None and lambdas(result) != bound.lambdas:
                problem = f"{lambdas(result)} lambdas listed of {bound.lambdas}"
            taken = f"**{problem}**" if problem else f"{result.cpu:.2f} s"
            say(f"| {bound.name} | {size / MB:.2f} MB | {name} | {taken} | {shown(result.rss)} | {bound.cpu} s, {most / MB:.0f} MB |")
            if problem:
                failed.append(f"{bound.name}, {name}: {problem}")
    return failed


def main():
    """Runs the named parts, all of them without a name."""
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("parts", nargs="*")
    parser.add_argument("--only")
    parser.add_argument("--command", action="append", choices=COMMANDS)
    parser.add_argument("--write", help="the page that gets the tables")
    parser.add_argument("--limit", type=int, default=LIMIT, help="CPU seconds for one run of a family")
    args = parser.parse_args()
    binary = shutil.which(os.path.abspath(args.binary)) or sys.exit(f"no program {args.binary}")
    parts = args.parts or ["growth", "bounds", "trials"]
    failed = []
    if "growth" in parts:
        failed += growth(binary, args.only, args.command or list(COMMANDS), args.limit)
    if "bounds" in parts:
        failed += within(binary, args.only)
    if "trials" in parts:
        failed += trials.table(binary, args.only, say)
    if args.write:
        write(args.write)
    for line in failed:
        print(f"does not hold: {line}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
