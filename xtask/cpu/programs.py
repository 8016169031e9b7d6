#!/usr/bin/env python3
"""Programs that nobody here wrote, built with `culambda cc` and run on the CPU.

    programs.py --culambda BINARY --sources FOLDER [--headers DIR] [--only SUBSTRING] [--compiler g++] [--table FILE]

FOLDER has checkouts of NVIDIA's cuda-samples, accelerated-computing-hub and cccl under these names. The programs are not
edited. CUDA's headers come from wheels of the Python index (DIR/cuda12 and DIR/cuda13, fetched when they are not
there). What each is expected to do is in programs.json beside this file:

right       its own check (its exit status or what it says), or what it prints, is right: the pattern is found in it
timings     it runs and prints how long that took
documented  what it prints differs from a GPU, as docs/cpu.md says
silent      it runs to its end and prints nothing
slow        its sizes are meant for a GPU: it is still running after the limit
stops       it ends with the message that says why it cannot run
exit status N  it ends with that status, which means that the device lacks what it shows
no build    the compiler, or culambda before it, says what keeps it from being built

The exit status is 1 if a program does something else. --table writes the table of docs/measured/cpu-programs.md.
"""
import argparse, json, os, re, resource, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
WHEELS = {
    "cuda12": ["nvidia-cuda-runtime-cu12", "nvidia-cuda-cccl-cu12", "nvidia-cuda-nvcc-cu12", "nvidia-curand-cu12",
               "nvidia-nvtx-cu12"],
    "cuda13": ["nvidia-cuda-runtime", "nvidia-cuda-crt", "nvidia-cuda-cccl", "nvidia-cuda-nvcc", "nvidia-curand",
               "nvidia-nvtx"],
}


def fetch(folder):
    for name, wheels in WHEELS.items():
        place = os.path.join(folder, name)
        if not os.path.isdir(place):
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", place, *wheels]
            subprocess.run(pip, check=True)


def run(command, folder, seconds):
    """The exit status (None after the limit) and what a program printed, with the seconds of CPU that it took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=seconds,
                              stdin=subprocess.DEVNULL)
        status, said = done.returncode, done.stdout
    except subprocess.TimeoutExpired as late:
        status, said = None, late.stdout or b""
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return status, said.decode(errors="replace"), used


def build(args, program, out):
    source = os.path.join(args.sources, program["source"])
    cuda = os.path.join(args.headers, "cuda" + program.get("cuda", "13"))
    command = [args.culambda, "cc", "--cuda-path", cuda, args.compiler, "-std=c++17", program.get("optimise", "-O2")]
    command += ["-x", "cu"] if source.endswith(".cpp") else []
    command += [os.path.basename(source)]
    command += ["-I" + os.path.join(args.sources, folder) for folder in program.get("include", [])]
    command += program.get("options", [])
    return run(command + ["-o", out], os.path.dirname(source), 600)


def judge(program, built, ran):
    """What became of a program, in the words of programs.json, and the line that shows it."""
    status, said, _ = built
    if status != 0:
        warned = [line for line in said.splitlines() if re.match(r"(warning|error): ", line)]
        errors = [line for line in said.splitlines() if "error" in line or "undefined" in line]
        return "no build", (warned + errors + ["no message"])[0]
    status, said, _ = ran
    lines = [line for line in said.splitlines() if line.strip()]
    last = lines[-1] if lines else ""
    if status is None:
        return "slow", last
    stopped = [line for line in lines if line.startswith("culambda: ")]
    if stopped:
        return "stops", stopped[0]
    wanted = re.search(program.get("pattern", "(?!)"), said)
    if program["expect"] == "stops" and wanted:
        return "stops", wanted.group(0)
    if status != 0:
        return f"exit status {status}", last
    if wanted:
        return program["expect"], wanted.group(0)
    return ("runs", last) if lines else ("silent", "")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--culambda", required=True)
    parser.add_argument("--sources", required=True)
    parser.add_argument("--headers")
    parser.add_argument("--only", default="")
    parser.add_argument("--compiler", default="g++")
    parser.add_argument("--table")
    args = parser.parse_args()
    args.sources = os.path.abspath(args.sources)
    args.culambda = os.path.abspath(args.culambda)
    args.headers = os.path.abspath(args.headers or os.path.join(args.sources, "headers"))
    fetch(args.headers)
    with open(os.path.join(HERE, "programs.json")) as file:
        programs = json.load(file)
    rows, wrong = [], 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CULAMBDA_CACHE"] = os.path.join(folder, "cache")
        for program in programs:
            if args.only not in program["name"]:
                continue
            out = os.path.join(folder, "program")
            if os.path.exists(out):
                os.remove(out)
            built = build(args, program, out)
            place = os.path.dirname(os.path.join(args.sources, program["source"]))
            ran = run([out], place, program.get("limit", 20)) if built[0] == 0 else None
            found, shown = judge(program, built, ran)
            well = found == program["expect"]
            wrong += not well
            mark = "" if well else f"  <- expected {program['expect']}"
            print(f"{program['name']}: {found}: {shown.strip()[:110]}{mark}", flush=True)
            shown = re.sub(r"\s+", " ", re.sub(r"[|`]", "", shown.strip()))[:90].replace(args.sources + "/", "")
            rows.append(f"| {program['name']} | {program.get('cuda', '13')} | {found} | {shown} |")
    counts = {}
    for row in rows:
        counts[row.split(" | ")[2]] = counts.get(row.split(" | ")[2], 0) + 1
    print(", ".join(f"{count} {name}" for name, count in sorted(counts.items())))
    if args.table:
        with open(args.table) as file:
            front = file.read().split("| Program |")[0]
        with open(args.table, "w") as file:
            file.write(front + "\n".join(["| Program | CUDA | | What it says |", "|---|---|---|---|", *rows]) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
