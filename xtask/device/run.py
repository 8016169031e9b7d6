#!/usr/bin/env python3
"""Programs with extended lambdas on a GPU: built by nvcc, and by nvcc with culambda in the place of its host front end.

    run.py --culambda BINARY [--cuda FOLDER] [--arch 90] [--host g++]... [--only NAME] [--out FOLDER] [--keep FOLDER]
    run.py --run FOLDER [--only NAME] [--table FOLDER]

The first form builds the programs of the folder `programs` (build.py says how) and packs them into FOLDER with a copy
of this script. It needs CUDA's compiler (wheels from the package index, unless a folder is named), g++ and clang++, but no
GPU. The second form runs what is in such a folder, and compares what is printed. It needs a GPU and its driver, but no
toolkit and no other file.

The exit status is 0 if all print the same and end well, 1 if not, 2 without a device.
"""
import argparse, concurrent.futures, json, os, subprocess, sys, tarfile, tempfile

# the ways in which culambda has the text: as the front end reads it, and as it was written
WAYS = ["preprocessed", "raw"]
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


def verdict(way, one, reference, failed):
    """What became of a program that was built from our text, in a word or two."""
    if failed:
        return "no build"
    for name, ended in (("nvcc", reference), (way, one)):
        if ended is None:
            return f"{name}: no build"
        if not fine(ended):
            return f"{name}: " + ("ended late" if ended["status"] is None else f"status {ended['status']}")
    return "same" if one["said"] == reference["said"] else "DIFFERS"


def run_all(folder, program):
    """Runs what was built of one program with one compiler, and compares it with what nvcc built."""
    host, name, failed = program["host"], program["name"], program["failed"]
    said = {way: ran(os.path.join(folder, host, f"{name}-{way}")) for way, why in failed.items() if not why}
    verdicts = {way: verdict(way, said.get(way), said.get("nvcc"), failed.get(way)) for way in WAYS
                if way in failed or "nvcc" not in said}
    return {**program, "ran": said, "verdicts": verdicts}


def device(folder, program):
    """The line that each program prints about its device; None where there is none, with what was said instead."""
    one = ran(os.path.join(folder, program["host"], program["name"] + "-nvcc"), SECONDS_AT_FIRST)
    lines = one["said"].splitlines()
    if one["status"] == NO_DEVICE or not lines:
        return None, one["said"].strip() or f"the first program ended with status {one['status']}"
    return lines[0], None


def table(results, hosts, about):
    """The table of docs/measured/device.md."""
    columns = [(h, w) for h in hosts for w in WAYS]
    lines = [about, "", "| Program | Lines | " + " | ".join(f"{h}, {w}" for h, w in columns) + " |",
             "|---|---|" + "---|" * len(columns)]
    for name in sorted({r["name"] for r in results}):
        of = {r["host"]: r for r in results if r["name"] == name}
        printed = max(len(r["ran"]["nvcc"]["said"].splitlines()) if "nvcc" in r["ran"] else 0 for r in of.values())
        cells = [of[h]["verdicts"].get(w, "") if h in of else "" for h, w in columns]
        lines.append(f"| {name} | {printed} | " + " | ".join(cells) + " |")
    verdicts = [v for r in results for v in r["verdicts"].values()]
    return "\n".join(lines + ["", f"{verdicts.count('same')} of {len(verdicts)} programs print the same."]) + "\n"


def differences(results):
    """What was said where something is not well."""
    for r in results:
        for way, what in r["verdicts"].items():
            if what == "same":
                continue
            print(f"\n{r['name']} with {r['host']}, {way}: {what}")
            for one in ("nvcc", way):
                text = r["failed"].get(one) or r["ran"].get(one, {"said": ""})["said"]
                print("".join(f"  {one}: {line}\n" for line in text.splitlines()[-12:]), end="")


def unpacked(o, folder):
    """Unpacks the programs; the list of them."""
    with tarfile.open(os.path.join(o.run, "programs.tar.xz")) as tar:
        tar.extractall(folder, filter="data")
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
            results = list(pool.map(lambda p: run_all(tmp, p), programs))
    text = table(results, listed["hosts"], f"{found}; CUDA {listed['version']}, sm_{listed['arch']}.")
    print(text, end="")
    differences(results)
    if o.table:
        os.makedirs(o.table, exist_ok=True)
        with open(os.path.join(o.table, "device.md"), "w", encoding="utf-8") as f:
            f.write(text)
        with open(os.path.join(o.table, "device.json"), "w", encoding="utf-8") as f:
            json.dump(results, f, indent=1)
    return 0 if results and all(v == "same" for r in results for v in r["verdicts"].values()) else 1


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
