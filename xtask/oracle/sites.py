#!/usr/bin/env python3
"""Records what the reference front end makes of every case in grammar-tests/sites.

    sites.py [FOLDER] [--only SUBSTRING] [--check] [--version V] [--jobs N]

A case is NAME.cu, whose first line is `// std: 17` (14, 20, 23); its record is NAME.json beside it:

    {"version": "13.5.37", "std": 17, "sites": [...]}

Only sites of the case itself are kept. Two things that differ from run to run are made stable: the
file is its base name, and the name that the front end makes up for an unnamed namespace is cut to
`_GLOBAL__N__`. With --check nothing is written. Prints one line for each case that differs from its
record; the exit status is 1 when a case was refused by the front end, or differs under --check.
"""
import argparse, concurrent.futures, json, os, re, sys
import oracle

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
UNNAMED = re.compile(r"_GLOBAL__N__[0-9a-f]{8}_\d+_\w+")


def standard(path):
    """The standard that the head of a case names."""
    with open(path, encoding="utf-8", errors="replace", newline="") as f:
        m = re.match(r"// std: (\d+)", f.readline())
    if not m:
        raise SystemExit(f"{path}: the first line must be `// std: NN`")
    return int(m.group(1))


def stable(value):
    """A value without the parts that differ from run to run."""
    if isinstance(value, str):
        return UNNAMED.sub("_GLOBAL__N__", value)
    if isinstance(value, list):
        return [stable(v) for v in value]
    if isinstance(value, dict):
        return {k: stable(v) for k, v in value.items()}
    return value


def record(path, version):
    """What the front end makes of a case, or why it refuses it."""
    std = standard(path)
    res, _, _ = oracle.frontend(path, version, str(std))
    if res["rc"]:
        errors = [d["message"] for d in res.get("diagnostics", []) if "error" in d["severity"]]
        return None, "; ".join(errors) or res.get("stderr", f"rc {res['rc']}").strip()
    kept = [dict(s, file=os.path.basename(s["file"])) for s in res["sites"]
            if s["file"] in (path, os.path.basename(path))]
    return {"version": version, "std": std, "sites": stable(kept)}, None


def work(path, options):
    """Records or checks one case; the line to print, if any, and whether it failed."""
    out = path[:-3] + ".json"
    new, problem = record(path, options.version)
    if problem:
        return f"refused  {path}: {problem}", True
    text = json.dumps(new, indent=1, ensure_ascii=False) + "\n"
    old = None
    if os.path.exists(out):
        with open(out, encoding="utf-8") as f:
            old = f.read()
    if old == text:
        return None, False
    if not options.check:
        with open(out, "w", encoding="utf-8") as f:
            f.write(text)
    verdict = "differs" if old and options.check else "changed" if old else "new    "
    return f"{verdict}  {os.path.relpath(path, ROOT)}: {len(new['sites'])} sites", options.check


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("folder", nargs="?", default=os.path.join(ROOT, "grammar-tests", "sites"))
    ap.add_argument("--only", default="")
    ap.add_argument("--check", action="store_true")
    ap.add_argument("--version", default=oracle.DEFAULT)
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    options = ap.parse_args()
    oracle.install(options.version)
    cases = sorted(os.path.join(options.folder, n) for n in os.listdir(options.folder)
                   if n.endswith(".cu") and options.only in n)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for line, failed in pool.map(lambda p: work(p, options), cases):
            bad += failed
            if line:
                print(line, flush=True)
    print(f"sites: {len(cases)} cases, {bad} refused or different")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
