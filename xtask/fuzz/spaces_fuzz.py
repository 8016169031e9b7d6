#!/usr/bin/env python3
"""Asks both reference front ends about random programs of calls across execution spaces.

    spaces_fuzz.py ask FOLDER --seeds A:B [--off FEATURE,...]
    spaces_fuzz.py reduce RECORD --signature TEXT --judge COMMAND --out FILE [--seconds S]

`ask` makes the program of every seed (spaces_programs.py), leaves out the units in which a front end finds errors that
are not about execution spaces, and writes for each program

    SEED-whole.cu    the units without errors of the first device phase; the head is that of grammar-tests/spaces
    SEED-early.cu    the units with such errors, after which there is no second phase
    SEED-*.json      {"version", "std", "options", "early", "findings"}

`findings` are [line, tag, severity, late]: `late` ones are of the second device phase or have a chain of
instantiations. Programs of equal options are asked about at once, since starting the front ends takes most of the time.
Answers that are there already are kept. The folder that `ask` prints has the hash of the generator in its name, so a
change of it never meets old answers.

`reduce` takes units and lines out of a program as long as `COMMAND RECORD` prints the difference.
"""
import argparse, concurrent.futures, hashlib, json, os, re, shlex, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "oracle"))
import oracle, spaces  # noqa: E402
import spaces_programs as programs  # noqa: E402
from fuzz import run  # noqa: E402

# The host front end stops after so many errors.
LIMIT = 95


def head(std, options):
    lines = [f"// std: {std}"]
    return lines + ([f"// options: {' '.join(options)}"] if options else []) + programs.PRELUDE


def ask_of(units, std, options, asked, folder):
    """What is recorded of units, each a list of lines: (unit, line in it, tag, severity, phase, late), and by unit."""
    at, text = [], head(std, options)
    for k, unit in enumerate(units):
        at += [(k, i) for i in range(len(unit))]
        text = text + unit
    first = len(text) - len(at) + 1
    path = os.path.join(folder, "asked.cu")
    with open(path, "w") as f:
        f.write("\n".join(text) + "\n")
    _, record = spaces.case(path, asked)
    out = [[] for _ in units]
    late = lambda d: d.get("phase") == 2 or bool(d.get("context"))  # noqa: E731
    for d in record["diagnostics"] + record["device_diagnostics"]:
        if d["line"] >= first and "file" not in d:
            unit, line = at[d["line"] - first]
            out[unit].append((line, d["tag"], d["severity"], d.get("phase", 0), late(d)))
        elif d["severity"] == "error":
            raise RuntimeError(f"an error in the prelude: {d}")
    full = max(sum(d["severity"] == "error" for d in record[k]) for k in ("diagnostics", "device_diagnostics"))
    if "device_failure" in record:
        print(f"the device front end failed: {record['device_failure']}", file=sys.stderr)
    return out, full >= LIMIT, "device_failure" in record


def answers(units, std, options, asked, folder):
    """For each unit its findings and whether they lack the second phase; None for a unit that is not valid."""
    said, full, failed = ask_of(units, std, options, asked, folder)
    result = [None] * len(units)
    if full or failed:
        if len(units) == 1:
            return result
        half = len(units) // 2
        parts = [answers(part, std, options, asked, folder) for part in (units[:half], units[half:])]
        return parts[0] + parts[1]
    # Errors without a tag are of the language: the unit is not valid.
    good = [k for k, found in enumerate(said) if all(tag for _, tag, *_ in found)]
    if len(good) < len(units):
        for k, answer in zip(good, answers([units[k] for k in good], std, options, asked, folder) if good else []):
            result[k] = answer
        return result
    early = [any(severity == "error" and phase == 1 for *_, severity, phase, _ in found) for found in said]
    late = [k for k in range(len(units)) if not early[k]]
    for k in range(len(units)):
        result[k] = ([d for d in said[k] if d[3] < 2], True) if early[k] else (said[k], False)
    if any(early) and late:
        for k, answer in zip(late, answers([units[k] for k in late], std, options, asked, folder)):
            result[k] = answer
    return result


def written(units, found, std, options, early, path):
    """Writes a program, and what is recorded of its units."""
    lines = head(std, options)
    value = {"version": oracle.DEFAULT, "std": std, "options": options, "early": early, "findings": []}
    for unit, findings in zip(units, found):
        first = len(lines) + 1
        lines = lines + unit
        value["findings"] += sorted({(first + line, tag, severity, late) for line, tag, severity, _, late in findings})
    with open(path + ".cu", "w") as f:
        f.write("\n".join(lines) + "\n")
    with open(path + ".json", "w") as f:
        f.write(json.dumps(value, separators=(",", ":")) + "\n")


def ask(folder, seeds, off, asked):
    """Records the programs of some seeds, whose options are equal."""
    std, options = programs.options(seeds[0])
    made = [(seed, unit) for seed in seeds for unit in programs.generate(seed, off=off)]
    with tempfile.TemporaryDirectory() as work:
        found = answers([unit for _, unit in made], std, options, asked, work)
    for seed in seeds:
        for early, word in ((False, "whole"), (True, "early")):
            mine = [(unit, answer[0]) for (of, unit), answer in zip(made, found)
                    if of == seed and answer is not None and answer[1] == early]
            path = os.path.join(folder, f"{seed}-{word}")
            written([unit for unit, _ in mine], [said for _, said in mine], std, options, early, path)


def generator():
    digest = hashlib.sha256(oracle.DEFAULT.encode())
    for name in ("spaces_programs.py", "spaces_forms.py", "spaces_fuzz.py"):
        with open(os.path.join(HERE, name), "rb") as f:
            digest.update(f.read())
    return digest.hexdigest()[:12]


def units_of(lines):
    """The units of a program: namespaces that begin and end in the first column."""
    out = []
    for line in lines:
        if re.match(r"namespace n\d+_\d+ \{$", line) or not out:
            out.append([])
        out[-1].append(line)
    return out


def reduce(a, asked):
    with open(a.record) as f:
        value = json.load(f)
    with open(a.record[:-len(".json")] + ".cu") as f:
        lines = f.read().split("\n")[:-1]
    std, options = value["std"], value["options"]
    end = time.time() + a.seconds
    with tempfile.TemporaryDirectory() as work:
        def same(units):
            if time.time() > end:
                return False
            found = answers(units, std, options, asked, work)
            if any(answer is None for answer in found):
                return False
            said, early = [answer[0] for answer in found], any(answer[1] for answer in found)
            written(units, said, std, options, early, os.path.join(work, "p"))
            said = run(shlex.split(a.judge) + [os.path.join(work, "p.json")], work).stdout
            return a.signature in said.splitlines()

        units = units_of(lines[len(head(std, options)):])
        units = next(([unit] for unit in units if same([unit])), None)
        if units is None:
            print(f"not seen again: {a.signature}", file=sys.stderr)
            return 1
        left = units[0]
        size = max(1, len(left) // 4)
        while size:
            i = 0
            while i < len(left):
                fewer = left[:i] + left[i + size:]
                if fewer and same([fewer]):
                    left = fewer
                else:
                    i += size
            size //= 2
    with open(a.out, "w") as f:
        f.write("\n".join(head(std, options) + left) + "\n")
    print(a.out)
    return 0


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    sub = ap.add_subparsers(dest="command", required=True)
    p = sub.add_parser("ask")
    p.add_argument("folder"); p.add_argument("--seeds", required=True); p.add_argument("--off", default="")
    r = sub.add_parser("reduce")
    r.add_argument("record"); r.add_argument("--signature", required=True); r.add_argument("--judge", required=True)
    r.add_argument("--out", required=True); r.add_argument("--seconds", type=float, default=60)
    a = ap.parse_args()
    asked = argparse.Namespace(version=oracle.DEFAULT, nvcc=spaces.device(oracle.DEFAULT), build=False)
    if a.command == "reduce":
        return reduce(a, asked)
    off = [f for f in a.off.split(",") if f]
    folder = os.path.join(os.path.abspath(a.folder), "-".join(["spaces", generator(), *off]))
    os.makedirs(folder, exist_ok=True)
    # What is not said of the flag for `constexpr` functions is open otherwise.
    with open(os.path.join(folder, "culambda.toml"), "w") as f:
        f.write("relaxed-constexpr = false\n")
    print(folder, flush=True)
    first, last = (a.seeds.split(":") + [None])[:2]
    batches = {}
    for seed in range(int(first), int(last or int(first) + 1)):
        if not os.path.exists(os.path.join(folder, f"{seed}-early.json")):
            batches.setdefault(seed // 10, []).append(seed)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for done in [pool.submit(ask, folder, seeds, off, asked) for seeds in batches.values()]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
