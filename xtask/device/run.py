#!/usr/bin/env python3
"""Programs with extended lambdas on a GPU: built by nvcc, and by nvcc with culambda in the place of its host front end.

    run.py --culambda BINARY [--cuda FOLDER] [--arch 90] [--host g++]... [--only NAME] [--out FOLDER] [--keep FOLDER]
    run.py --run FOLDER [--only NAME] [--table FOLDER]

The first form builds the programs of the folder `programs` in both ways (build.py says how) and packs them into FOLDER
with a copy of this script. It needs CUDA's compiler (wheels from the package index, unless a folder is named), g++ and
clang++, but no GPU. The second form runs what is in such a folder, and compares what the two programs of each pair print.
It needs a GPU and its driver, but no toolkit and no other file.

The exit status is 0 if all pairs print the same and end well, 1 if not, 2 without a device.
"""
import argparse, concurrent.futures, json, os, subprocess, sys, tarfile, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
# what a program returns where there is no device
NO_DEVICE = 77
SECONDS = 10
# the first program may have to wait for the driver
SECONDS_AT_FIRST = 60


def ran(exe, seconds=SECONDS):
    """What a program printed, and how it ended."""
    try:
        p = subprocess.run([exe], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
                           timeout=seconds)
    except subprocess.TimeoutExpired as late:
        return {"status": None, "said": (late.stdout or b"").decode(errors="replace")}
    except OSError as why:
        return {"status": -1, "said": str(why)}
    return {"status": p.returncode, "said": p.stdout.decode(errors="replace")}


def fine(one):
    return one["status"] == 0 and one["said"].endswith("OK\n")


def verdict(pair, failed):
    """What became of a program, in a word or two."""
    for way in ("nvcc", "culambda"):
        if failed[way]:
            return f"no build ({way})"
    for way in ("nvcc", "culambda"):
        if not fine(pair[way]):
            end = pair[way]["status"]
            return f"{way}: " + ("ended late" if end is None else f"status {end}")
    return "same" if pair["nvcc"]["said"] == pair["culambda"]["said"] else "DIFFERS"


def run_pair(folder, program):
    """Runs both programs of a pair where they were built."""
    host, name = program["host"], program["name"]
    pair = {way: ran(os.path.join(folder, host, f"{name}-{way}")) for way, why in program["failed"].items() if not why}
    return {**program, "ran": pair, "verdict": verdict(pair, program["failed"])}


def device(folder, program):
    """The line that each program prints about its device; None where there is none, with what was said instead."""
    one = ran(os.path.join(folder, program["host"], program["name"] + "-nvcc"), SECONDS_AT_FIRST)
    lines = one["said"].splitlines()
    if one["status"] == NO_DEVICE or not lines:
        return None, one["said"].strip() or f"the first program ended with status {one['status']}"
    return lines[0], None


def table(results, hosts, about):
    """The table of docs/measured/device.md."""
    lines = [about, "", "| Program | Lines that it prints | " + " | ".join(hosts) + " |", "|---|---|" + "---|" * len(hosts)]
    for name in sorted({r["name"] for r in results}):
        of = {r["host"]: r for r in results if r["name"] == name}
        printed = max(len(r["ran"]["nvcc"]["said"].splitlines()) if "nvcc" in r["ran"] else 0 for r in of.values())
        cells = [of[h]["verdict"] if h in of else "" for h in hosts]
        lines.append(f"| {name} | {printed} | " + " | ".join(cells) + " |")
    same = sum(r["verdict"] == "same" for r in results)
    return "\n".join(lines + ["", f"{same} of {len(results)} pairs print the same."]) + "\n"


def differences(results):
    """What both programs said, of the pairs that are not well."""
    for r in results:
        if r["verdict"] == "same":
            continue
        print(f"\n{r['name']} with {r['host']}: {r['verdict']}")
        for way in ("nvcc", "culambda"):
            text = r["failed"][way] or r["ran"][way]["said"]
            print("".join(f"  {way}: {line}\n" for line in text.splitlines()[-12:]), end="")


def unpacked(o, folder):
    """Unpacks the programs; the list of them."""
    with tarfile.open(os.path.join(o.run, "programs.tar.xz")) as tar:
        tar.extractall(folder)
    with open(os.path.join(folder, "programs.json"), encoding="utf-8") as f:
        return json.load(f)


def run(o):
    with tempfile.TemporaryDirectory(prefix="device") as tmp:
        listed = unpacked(o, tmp)
        programs = [p for p in listed["programs"] if o.only in p["name"]]
        built = [p for p in programs if not p["failed"]["nvcc"]]
        found, why = device(tmp, built[0]) if built else (None, "nothing was built")
        if not found:
            print(why)
            return 2
        with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
            results = list(pool.map(lambda p: run_pair(tmp, p), programs))
    text = table(results, listed["hosts"], f"{found}; CUDA {listed['version']}, sm_{listed['arch']}.")
    print(text, end="")
    differences(results)
    if o.table:
        os.makedirs(o.table, exist_ok=True)
        with open(os.path.join(o.table, "device.md"), "w", encoding="utf-8") as f:
            f.write(text)
        with open(os.path.join(o.table, "device.json"), "w", encoding="utf-8") as f:
            json.dump(results, f, indent=1)
    return 0 if results and all(r["verdict"] == "same" for r in results) else 1


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--run", metavar="FOLDER", help="run what was built into FOLDER")
    ap.add_argument("--table", metavar="FOLDER", help="with --run: write device.md and device.json there")
    ap.add_argument("--culambda", help="the program that rewrites")
    ap.add_argument("--cuda", help="a toolkit, or a folder like one; wheels are fetched without it")
    ap.add_argument("--arch", default="90", help="the device that the programs are built for; later ones can run them too")
    ap.add_argument("--host", action="append", help="a host compiler; g++ and clang++ without it")
    ap.add_argument("--only", default="", help="programs with this in their names")
    ap.add_argument("--out", default="target/device", help="the folder that is filled")
    ap.add_argument("--keep", help="a folder in which the intermediate files stay")
    ap.add_argument("--jobs", type=int, default=min(os.cpu_count() or 2, 8))
    o = ap.parse_args()
    if o.run:
        return run(o)
    if not o.culambda:
        ap.error("--culambda or --run is wanted")
    import build
    return 0 if build.main(o) else 1


if __name__ == "__main__":
    sys.exit(main())
