#!/usr/bin/env python3
"""Takes annotations away from functions of public projects, and compares what the reference and culambda say of it.

    taken.py PROJECT [--out DIR] [--sources DIR] [--seed N] [--runs N] [--take N] [--files SUBSTRING]
    taken.py PROJECT --compare CULAMBDA [--out DIR] [--sources DIR]

PROJECT is one of ecosystem.py's. Without --compare, for each run a unit of the project is chosen, the annotations of some
functions in the files that it includes are taken away (two of three from functions that the unit has device code of),
both front ends are asked about it, and what they say that they had not said before is added to DIR/PROJECT.jsonl.
The checkout is as before after each run.

With --compare the same annotations are taken away from a copy of the checkout, and `check --spaces all` is asked about
the unit and the files that are concerned. Printed are the lines that culambda does not name (MISS), errors and warnings
in the unit that the reference does not have (EXTRA), and how many of the reference's lines have a finding or a label.
"""
import argparse, json, os, random, re, shutil, subprocess, sys, tempfile

import ecosystem
import oracle
import spaces
from diagnostics import edg

MACROS = {
    "amrex": "AMREX_GPU_HOST_DEVICE|AMREX_GPU_DEVICE", "mfem": "MFEM_HOST_DEVICE|MFEM_DEVICE",
    "raja": "RAJA_HOST_DEVICE|RAJA_DEVICE", "omega_h": "OMEGA_H_INLINE_BIG|OMEGA_H_INLINE|OMEGA_H_DEVICE",
    "xgboost": "XGBOOST_DEVICE|__host__ __device__|__device__",
    "gunrock": "__host__ __device__|__device__ __host__|__device__", "rajaperf": "RAJA_HOST_DEVICE|RAJA_DEVICE|CAMP_HOST_DEVICE",
}
KOKKOS = "KOKKOS_INLINE_FUNCTION|KOKKOS_FORCEINLINE_FUNCTION|KOKKOS_FUNCTION"
# What a function's declaration has between the annotation and its parameters.
FUNCTION = re.compile(r"[^;{}=#]*?\b(~?\w+|operator[^\w\s(]+|operator\s*\(\s*\))\s*\(", re.S)
# How the names of some operators are mangled.
OPERATORS = {"operator": "cl", "operator[]": "ix", "operator+": "pl", "operator-": "mi", "operator*": "ml",
             "operator/": "dv", "operator=": "aS", "operator+=": "pL", "operator<": "lt", "operator==": "eq"}
DEVICE = ["-D__CUDA_ARCH__=900", "-DCUDA_DOUBLE_MATH_FUNCTIONS", "-D__CUDACC_DEVICE_ATOMIC_BUILTINS__=1"]


def read(path):
    with open(path, errors="surrogateescape", newline="") as f:
        return f.read()


def write(path, text):
    with open(path, "w", errors="surrogateescape", newline="") as f:
        f.write(text)


def host(file, project, tmp):
    """What the host front end says of a unit, or an error of the preprocessor."""
    ii = os.path.join(tmp, "host.ii")
    error = ecosystem.preprocess(file, ii, project.get("std", "17"), project["options"], project.get("cuda", "13"))
    if error:
        return None, error
    found, _, _ = oracle.frontend(ii, std=project.get("std", "17"), preprocessed=True, keep=os.path.join(tmp, "kept"),
                                  extra=["--relaxed_constexpr"])
    return [(d["file"], d["line"], d["severity"], d["message"]) for d in found["diagnostics"]], ii


def device(file, project, tmp):
    """What the device front end says of a unit, and its assembly."""
    ii, ptx = os.path.join(tmp, "device.ii"), os.path.join(tmp, "unit.ptx")
    std = project.get("std", "17")
    error = ecosystem.preprocess(file, ii, std, DEVICE + project["options"], project.get("cuda", "13"))
    if error:
        return None, error
    command = [os.path.join(oracle.root(oracle.DEFAULT), "nvvm", "bin", "cicc"), f"--c++{std}", "--static-host-stub",
               "--device-hidden-visibility", *oracle.host_flags("g++"), "--display_error_number",
               "--orig_src_file_name", file, "--orig_src_path_name", os.path.abspath(file), "--allow_managed",
               "--extended-lambda", "--relaxed_constexpr", "-arch", "compute_90", "-m64", "--no-version-ident", "-tused",
               "--include_file_name", "unit.fatbin.c", "--gen_module_id_file", "--module_id_file_name",
               os.path.join(tmp, "module_id"), ii, "--simt-only", "-O0", "-o", ptx]
    try:
        run = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=300)
    except subprocess.TimeoutExpired:
        return None, "the device front end takes too long"
    said = [(d["file"], d["line"], d["severity"], d["message"]) for d in edg(run.stdout + run.stderr)]
    return said, read(ptx) if os.path.exists(ptx) else ""


def candidates(macros, files):
    """Annotations before functions: file, where, the function's name, the line."""
    found = []
    for file in files:
        text = read(file)
        for m in re.finditer(rf"(?<!\w)({macros})(?=\s)", text):
            begin = text.rfind("\n", 0, m.start()) + 1
            line = text[begin:text.find("\n", m.start())]
            lambda_before = "[" in line[:m.start() - begin]
            name = FUNCTION.match(text[m.end():m.end() + 400])
            if name and not lambda_before and not re.match(r"\s*(#|//|\*)", line) and not line.rstrip().endswith("\\"):
                found.append((file, m.start(), m.end(), name.group(1), text.count("\n", 0, m.start()) + 1))
    return found


def is_in(ptx, name):
    if name.startswith("operator"):
        return name in OPERATORS and re.search(r"\d\w+" + OPERATORS[name] + r"[ERKIdfijlmbcS]", ptx)
    return f"{len(name)}{name}" in ptx


def take(picked, root="."):
    """Takes annotations away; the texts of before."""
    before = {}
    for file, _, begin, end in sorted(((f, n, b, e) for f, b, e, n, _ in picked), key=lambda p: -p[2]):
        path = os.path.join(root, file)
        text = read(path)
        before.setdefault(path, text)
        word = "inline" if re.search("KOKKOS|OMEGA_H", text[begin:end]) and "INLINE" in text[begin:end] else ""
        write(path, text[:begin] + word.ljust(end - begin) + text[end:])
    return before


def record(name, project, a):
    rnd = random.Random(a.seed)
    files = ecosystem.files_of(project, a.files)
    rnd.shuffle(files)
    root, left = os.getcwd(), a.runs
    with tempfile.TemporaryDirectory() as tmp:
        for file in files:
            if left <= 0:
                return
            known, ii = host(file, project, tmp)
            also, ptx = device(file, project, tmp) if known is not None else (None, ii)
            if also is None or any("error" in d[2] for d in known + also):
                print(f"{name}: {file}: left out: {(ptx.splitlines() or ['an error'])[0][:150]}", flush=True)
                continue
            paths = set(re.findall(r'^# \d+ "([^"]+)"', read(ii), re.M))
            paths = {os.path.relpath(p, root) for p in map(os.path.abspath, paths) if p.startswith(root + "/") and os.path.isfile(p)}
            all_of = candidates(MACROS.get(name, KOKKOS), sorted(paths))
            used = [c for c in all_of if is_in(ptx, c[3])]
            rest = [c for c in all_of if c not in used]
            for _ in range(min(left, 3) if all_of else 0):
                left -= 1
                picked = rnd.sample(used, min(a.take * 2 // 3, len(used)))
                picked += rnd.sample(rest, min(a.take - len(picked), len(rest)))
                before = take(picked)
                try:
                    now, then = host(file, project, tmp)[0], device(file, project, tmp)[0]
                finally:
                    for path, text in before.items():
                        write(path, text)
                if now is None or then is None:
                    continue
                result = {"unit": file, "taken": picked, "host": [d for d in now if d not in known],
                          "device": [d for d in then if d not in also]}
                with open(os.path.join(a.out, name + ".jsonl"), "a") as f:
                    f.write(json.dumps(result) + "\n")
                print(f"{name}: {file}: {len(result['host'])} and {len(result['device'])} messages", flush=True)


def findings(culambda, root, options, files):
    run = subprocess.run([culambda, "check", "--spaces", "all", "--format", "json", *options, *files], cwd=root,
                         capture_output=True, text=True, errors="replace")
    return json.loads(run.stdout)["findings"]


def places(finding):
    labels = [(label.get("file") or finding["file"], label["line"]) for label in finding["labels"]]
    return {(finding["file"], finding["line"]), *labels}


def compare(name, project, a):
    source, copy = os.getcwd(), os.path.join(a.out, "copy-" + name)
    if not os.path.isdir(copy):
        shutil.copytree(source, copy, symlinks=True)
    lines = named = extra = 0
    for number, text in enumerate(open(os.path.join(a.out, name + ".jsonl"))):
        one = json.loads(text)
        truth = {}
        for file, line, severity, message in one["host"] + one["device"]:
            path = os.path.relpath(os.path.abspath(file), source) if file else "."
            if not path.startswith(".."):
                truth.setdefault((path, line), (severity, message))
        files = sorted({one["unit"], *(t[0] for t in one["taken"]), *(f for f, _ in truth)})
        files = [f for f in files if os.path.isfile(os.path.join(copy, f))]
        key = lambda f: (f["file"], f["line"], f["rule"], f["message"])  # noqa: E731
        known = {key(f) for f in findings(a.compare, copy, project.get("departs", []), files)}
        before = take(one["taken"], copy)
        try:
            now = findings(a.compare, copy, project.get("departs", []), files)
        finally:
            for path, old in before.items():
                write(path, old)
        new = [f for f in now if key(f) not in known]
        there = set().union(*(places(f) for f in new))
        lines, named = lines + len(truth), named + len(there & set(truth))
        for (file, line), (severity, message) in sorted(truth.items()):
            if (file, line) not in there:
                print(f"MISS {number} {file}:{line} {severity} {spaces.rule(message)[1]} {message[:200]}")
        for f in new:
            if f["file"] == one["unit"] and f["severity"] in ("error", "warning") and not places(f) & set(truth):
                extra += 1
                print(f"EXTRA {number} {f['file']}:{f['line']} {f['severity']} {f['rule']} {f['message'][:200]}")
    print(f"{name}: {named} of {lines} lines named, {extra} findings more")


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("project"); ap.add_argument("--out", default="target/taken"); ap.add_argument("--sources")
    ap.add_argument("--seed", type=int, default=1); ap.add_argument("--runs", type=int, default=6)
    ap.add_argument("--take", type=int, default=12); ap.add_argument("--files", default="")
    ap.add_argument("--compare", metavar="CULAMBDA")
    a = ap.parse_args()
    if a.project not in ecosystem.PROJECTS:
        raise SystemExit(f"`{a.project}` is none of {', '.join(ecosystem.PROJECTS)}")
    a.out, project = os.path.abspath(a.out), ecosystem.PROJECTS[a.project]
    a.compare = a.compare and os.path.abspath(a.compare)
    oracle.install(oracle.DEFAULT, device=True)
    root, project["options"] = ecosystem.prepare(a.project, project, a.out, os.path.abspath(a.sources) if a.sources else None)
    os.chdir(root)
    (compare if a.compare else record)(a.project, project, a)
    return 0


if __name__ == "__main__":
    sys.exit(main())
