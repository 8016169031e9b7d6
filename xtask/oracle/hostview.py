#!/usr/bin/env python3
"""Compares host views with the text of the reference front end, by what host compilers make of both.

    hostview.py --culambda BINARY [sites|preprocessed|units|run|thrust]... [--host g++] [--only SUBSTRING]
                [--record] [--jobs N] [--folder DIR]

sites         Every case of grammar-tests/sites is run through the front end, and what that writes is compiled. Where
              that works, the case is rewritten with `--host-view` and compiled, and the constructors of wrapper
              types in both objects must have the same mangled names (unnamed namespaces aside). With --record, those
              of the reference are written to grammar-tests/hostview/wrappers.json, from which `cargo test` knows them.
preprocessed  The same with the preprocessed text of each case.
units         The same with the preprocessed units of `cargo xtask bench`: Thrust, CUB, libcu++.
run           A program with host-device lambdas is run from both texts and must print the same.
thrust        A program with Thrust is rewritten as it stands, compiled for Thrust's system of plain C++, and run.

Prints a line for each case that fails, and counts; the exit status is 1 when one did.
"""
import argparse, concurrent.futures, json, os, re, subprocess, sys, tempfile
import oracle, sites

ROOT = sites.ROOT
RECORDS = os.path.join(ROOT, "grammar-tests", "hostview", "wrappers.json")


# Cases whose reference text says something else than the case does.
ASIDE = {"more_return_types_deduced": "the reference prints a parameter without its `volatile`"}


def run(cmd, **more):
    return subprocess.run(cmd, capture_output=True, text=True, errors="replace", **more)


def without_unnamed(name):
    """A mangled name in which the front end's names of unnamed namespaces are those of compilers."""
    out, at = "", 0
    for m in re.finditer(r"(\d+)(_GLOBAL__N__[0-9a-f]{8}_)", name):
        # the digits before a length belong to it only as far as the name is that long
        length = int(m.group(1))
        if m.start() < at or m.start(2) + length > len(name):
            continue
        out += name[at:m.start()] + "12_GLOBAL__N_1"
        at = m.start(2) + length
    return out + name[at:]


def wrappers(obj):
    """The mangled names of the constructors of wrapper types that an object defines."""
    names = {line.split()[-1] for line in run(["nm", "--defined-only", obj]).stdout.splitlines() if line}
    names = sorted(n for n in names if n.startswith("_ZN") and "__nv_" in n)
    plain = run(["c++filt"], input="\n".join(names)).stdout.splitlines()
    is_constructor = re.compile(r"^(__nv_h?dl_wrapper_t)<.*>::\1\(").match
    # C1, C2 and C5 are one constructor, in the forms that the linkage of its type asks for
    return sorted({re.sub(r"C[125]E", "C1E", without_unnamed(n)) for n, p in zip(names, plain) if is_constructor(p)})


def compile_text(host, std, cuda, source, obj, more=()):
    p = run([host, f"-std=c++{std}", "-w", "-c", "-x", "c++", source, "-o", obj, f"-I{cuda}/include",
             "-isystem", f"{cuda}/include/cccl", *more])
    errors = [line for line in p.stderr.splitlines() if "error" in line]
    return p.returncode == 0, (errors or p.stderr.splitlines() or ["no message"])[0]


def reference(path, std, host, tmp, version, more=()):
    """The object of the reference's text; None with a reason where there is none."""
    res, _, _ = oracle.frontend(path, version, str(std), host=host, keep=tmp, cppflags=list(more))
    if res["rc"]:
        return None, "the front end refuses it"
    base = os.path.splitext(os.path.basename(path))[0]
    # what nvcc writes about kernels for the device's sake
    open(os.path.join(tmp, base + ".stub.c"), "w").close()
    obj = os.path.join(tmp, "reference.o")
    ok, why = compile_text(host, std, oracle.root(version), os.path.join(tmp, base + ".cudafe1.cpp"), obj,
                           ["-I" + tmp])
    return (obj, None) if ok else (None, why)


def host_name(host):
    """How --host-compiler names a compiler."""
    name = "clang" if "clang" in host else "gcc"
    flag = "-dumpversion" if name == "clang" else "-dumpfullversion"
    return f"{name}-{run([host, flag]).stdout.strip()}"


def ours(path, std, o, tmp, preprocessed=None, options=()):
    """The object of our text; None with a reason where there is none."""
    source = preprocessed or path
    out = os.path.join(tmp, "ours.cpp")
    p = run([o.culambda, "rewrite", "--host-view", "--std", str(std), "--host-compiler", host_name(o.host),
             *(["--preprocessed"] if preprocessed and o.flag else []), source, "-o", out])
    if p.returncode:
        return None, "not written: " + (p.stderr.strip().splitlines() or [""])[0]
    obj = os.path.join(tmp, "ours.o")
    more = [] if preprocessed else ["-include", "cuda_runtime.h", "-I" + os.path.dirname(os.path.abspath(path))]
    ok, why = compile_text(o.host, std, oracle.root(o.version), out, obj, [*more, *options])
    return (obj, None) if ok else (None, why)


def site(path, o, preprocessed=False):
    """What became of one case: a verdict, a message and the wrapper types of the reference."""
    std = o.std or sites.standard(path)
    with tempfile.TemporaryDirectory(prefix="hostview") as tmp:
        theirs, why = reference(path, std, o.host, tmp, o.version)
        if not theirs:
            return "left out", why, None
        want = wrappers(theirs)
        base = os.path.splitext(os.path.basename(path))[0]
        ii = os.path.join(tmp, base + ".cpp4.ii") if preprocessed else None
        mine, why = ours(path, std, o, tmp, ii)
        if not mine:
            return "FAILED", why, want
        have = wrappers(mine)
        if have != want:
            differ = [f"+{n}" for n in have if n not in want] + [f"-{n}" for n in want if n not in have]
            # the front end gives unnamed namespaces a name; clang leaves out unused functions that have none
            if "clang" in o.host and all("12_GLOBAL__N_1" in n for n in differ):
                return "unnamed", "functions of unnamed namespaces that nobody calls", want
            return "DIFFERS", " ".join(differ)[:400], want
        return "same", None, want


def all_sites(o, preprocessed=False):
    cases = sorted(os.path.join(o.folder, n) for n in os.listdir(o.folder) if n.endswith(".cu") and o.only in n)
    counts, records = {}, {}
    with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
        for path, (verdict, why, want) in zip(cases, pool.map(lambda p: site(p, o, preprocessed), cases)):
            name = os.path.basename(path)[:-3]
            if verdict == "DIFFERS" and name in ASIDE:
                verdict, why = "aside", ASIDE[name]
            counts[verdict] = counts.get(verdict, 0) + 1
            records[name] = want
            if verdict != "same":
                print(f"{verdict:9} {name}: {why}", flush=True)
    print(("preprocessed" if preprocessed else "sites") + f" with {o.host}:", counts)
    if o.record:
        record(o.host, records)
    return not (counts.get("FAILED", 0) + counts.get("DIFFERS", 0))


def record(host, found):
    """Adds what one compiler makes of the reference's text to the records."""
    family = "clang" if "clang" in host else "gcc"
    old = {}
    if os.path.exists(RECORDS):
        with open(RECORDS, encoding="utf-8") as f:
            old = json.load(f)
    for name, names in found.items():
        old.setdefault(name, {})[family] = names
    os.makedirs(os.path.dirname(RECORDS), exist_ok=True)
    with open(RECORDS, "w", encoding="utf-8") as f:
        json.dump(dict(sorted(old.items())), f, indent=1)
        f.write("\n")


def run_both(o):
    """Whether a program prints the same from both texts."""
    path = os.path.join(ROOT, "grammar-tests", "hostview", "run.cu")
    with tempfile.TemporaryDirectory(prefix="hostview") as tmp:
        # the runtime says that there is no device, which such a program does not ask
        said = []
        for obj, why in (reference(path, 17, o.host, tmp, o.version), ours(path, 17, o, tmp)):
            if not obj:
                print(f"FAILED    run: {why}")
                return False
            q = linked(obj, o)
            said.append((q.returncode, q.stdout, q.stderr if q.returncode else ""))
    same = said[0] == said[1] and said[0][0] == 0
    print(f"run with {o.host}: {'same' if same else f'DIFFERS {said}'}: {said[0][1].split()}")
    return same


def linked(obj, o):
    """Links an object with CUDA's runtime, and runs it."""
    runtime = os.path.join(oracle.root(o.version), "lib")
    exe = obj + ".exe"
    p = run([o.host, obj, "-L" + runtime, "-l:libcudart.so.13", "-Wl,-rpath," + runtime, "-o", exe])
    return run([exe]) if p.returncode == 0 else p


def run_thrust(o):
    """Whether a program with Thrust compiles and does what it should without a preprocessor's help."""
    path = os.path.join(ROOT, "grammar-tests", "hostview", "thrust.cu")
    with tempfile.TemporaryDirectory(prefix="hostview") as tmp:
        obj, why = ours(path, 17, o, tmp, options=["-DTHRUST_DEVICE_SYSTEM=THRUST_DEVICE_SYSTEM_CPP"])
        q = linked(obj, o) if obj else None
    good = q is not None and q.returncode == 0
    print(f"thrust with {o.host}:", "well" if good else f"FAILED {why or q}")
    return good


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("what", nargs="*", default=["sites"])
    ap.add_argument("--culambda", required=True)
    ap.add_argument("--host", default="g++")
    ap.add_argument("--only", default="")
    ap.add_argument("--record", action="store_true")
    ap.add_argument("--flag", action="store_true", help="preprocessed text is announced by an option")
    ap.add_argument("--folder", default=os.path.join(ROOT, "grammar-tests", "sites"))
    ap.add_argument("--version", default=oracle.DEFAULT)
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    o = ap.parse_args()
    o.std = None
    oracle.install(o.version)
    good = True
    for what in o.what:
        if what == "sites":
            good &= all_sites(o)
        elif what == "preprocessed":
            good &= all_sites(o, True)
        elif what == "units":
            o.folder, o.std = os.path.join(ROOT, "xtask", "units"), 17
            good &= all_sites(o, True)
        elif what == "run":
            good &= run_both(o)
        elif what == "thrust":
            good &= run_thrust(o)
        else:
            sys.exit(f"`{what}` is none of sites, preprocessed, units, run, thrust")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
