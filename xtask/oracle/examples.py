#!/usr/bin/env python3
"""Records what NVIDIA's front end says about the examples of our rules.

    examples.py TEXTS [--only SUBSTRING] [--check]

TEXTS is a JSON file: rule name -> list of {"kind", "text"}; `cargo xtask oracle examples` writes it.
For each rule grammar-tests/examples/RULE.json is written: a list of

  kind           "bad", "good", or "fix N": the bad example repaired by the N-th fix of every finding
  text           the whole file
  diagnostics    what the host front end reports about extended lambdas: line and tag
  device_diagnostics
                 the same from the device front end, for rules that only it knows; kept as it was without nvcc
  other_errors   messages that have nothing to do with extended lambdas; there should be none
  host_compiler  where the front end reports no error: "ok", or the first message of g++ for its output; for rules
                 about launches, of a whole build, kept as it was without nvcc

With --check nothing is written; differences are listed and the status is 1.
"""
import argparse, concurrent.futures, json, os, re, shutil, subprocess, sys, tempfile

import diagnostics, jit, oracle, spaces

FOLDER = os.path.join(diagnostics.ROOT, "grammar-tests", "examples")
CONSEQUENCE = "undefined_device_identifier"
THIS = "this_addr_capture_ext_lambda"
# Rules that the device front end checks, when it instantiates templates.
DEVICE_PASS = ("extended_lambda_parent_local_type", "extended_lambda_parent_private_type",
               "extended_lambda_parent_private_template_arg", "global_lambda_template_arg")
# Rules about kernel launches: only a whole build shows what the host compiler makes of the stubs of kernels.
LAUNCHED = ("unnameable-class-argument", "unnameable-function-pointer", "unnameable-return-type")
NVCC = shutil.which("nvcc")


def host_compiler(folder, text, std, version):
    """What g++ says of the front end's output."""
    out = os.path.join(folder, "out.cpp")
    with open(out, "w") as f:
        # The stub holds the kernels; there are none that matter here.
        f.write(re.sub(r'(?m)^#include ".*\.stub\.c"$', "", text))
    cmd = ["g++", f"-std=c++{std}", "-fsyntax-only", "-w", "-D__CUDA_ARCH_LIST__=900",
           f"-I{oracle.root(version)}/include", out]
    p = subprocess.run(cmd, capture_output=True, text=True, errors="replace")
    errors = re.findall(r"(?m)error: (.*)$", p.stderr)
    return "ok" if p.returncode == 0 else (errors or [p.stderr.strip()[-200:]])[0]


def device_pass(path, std, folder):
    """What the device front end reports about extended lambdas."""
    _, text = diagnostics.nvcc(path, std, (), NVCC, folder, "-ptx")
    found = ((d["line"], diagnostics.rule(d["message"])) for d in diagnostics.edg(text))
    return [{"line": line, "tag": tag} for line, (known, tag) in found if known]


def across(path, std, folder, version):
    """What both front ends report about calls and variables across execution spaces, and other errors of the first."""
    mine, _ = spaces.host(path, version, std, ())
    key = lambda d: {"line": d["line"], "tag": d["tag"]}  # noqa: E731
    other = [f"{d['line']}: {d['message']}" for d in mine if not d["tag"] and d["severity"] == "error"]
    mine = [key(d) for d in mine if d["tag"]]
    nvcc = spaces.device(version)
    _, text = spaces.nvcc(path, std, (), nvcc, folder, "-ptx")
    rows = [spaces.record(d, path) for d in spaces.edg(text)]
    theirs = [key(r) for r in rows if r and r["tag"]]
    # It says nothing of its own beside another message of its line.
    calls = {d["line"] for d in mine + theirs if d["tag"] != CONSEQUENCE}
    theirs = [d for d in theirs if d["tag"] != CONSEQUENCE or d["line"] not in calls]
    return mine, theirs, other


def whole_build(path, std, folder):
    """What g++ says in a whole build."""
    rc, text = diagnostics.nvcc(path, std, (), NVCC, folder, "-c")
    errors = [m.group(1) for m in map(diagnostics.GNU.match, text.splitlines()) if m]
    return "ok" if rc == 0 else (errors or [text.strip()[-200:]])[0]


def record(name, example, old, version):
    folder = tempfile.mkdtemp(prefix="examples")
    try:
        path = os.path.join(folder, "example.cu")
        with open(path, "w") as f:
            f.write(example["text"])
        std = re.match(r"// std: (\d+)", example["text"])
        std = std.group(1) if std else "17"
        extended = "no-extended-lambda" not in example["text"].split("\n\n")[0]
        if re.search(r"(?m)^// options: .*\bjit\b", example["text"].split("\n\n")[0]):
            found = jit.case(jit.library(version), path, version, std)["diagnostics"]
            out = {**example, "diagnostics": [{"line": d["line"], "tag": d["tag"]} for d in found if d["tag"]]}
            other = [f"{d['line']}: {d['message']}" for d in found if not d["tag"]]
            if other:
                out["other_errors"] = other
            elif not found:
                # There is no other compiler.
                out["host_compiler"] = "ok"
            return out
        if re.search(r"(?m)^// options: .*\bspaces\b", example["text"].split("\n\n")[0]):
            mine, theirs, other = across(path, std, folder, version)
            out = {**example, "diagnostics": mine, "device_diagnostics": theirs}
            if other:
                out["other_errors"] = other
            if not mine and not other:
                _, text, _ = oracle.frontend(path, version, std, (), True, keep=os.path.join(folder, "kept"))
                out["host_compiler"] = host_compiler(folder, text, std, version)
            return out
        res, text, _ = oracle.frontend(path, version, std, (), extended, extra=["--diag_warn", THIS],
                                       keep=os.path.join(folder, "kept"))
        mine, other = [], []
        for d in res["diagnostics"]:
            known, tag = diagnostics.rule(d["message"])
            if known:
                mine.append({"line": d["line"], "tag": tag})
            elif d["severity"] not in ("warning", "remark"):
                other.append(f"{d['line']}: {d['message']}")
        out = {**example, "diagnostics": mine}
        if other:
            out["other_errors"] = other
        if not res["rc"] and name in DEVICE_PASS:
            out["device_diagnostics"] = device_pass(path, std, folder) if NVCC else old.get("device_diagnostics", [])
        if not res["rc"] and name in LAUNCHED:
            out["host_compiler"] = whole_build(path, std, folder) if NVCC else old.get("host_compiler", "not asked")
        elif not res["rc"]:
            out["host_compiler"] = host_compiler(folder, text, std, version)
        return out
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("texts"); ap.add_argument("--only", default=""); ap.add_argument("--check", action="store_true")
    ap.add_argument("--version", default=oracle.DEFAULT)
    a = ap.parse_args()
    oracle.install(a.version)
    with open(a.texts) as f:
        rules = {name: examples for name, examples in json.load(f).items() if a.only in name}
    os.makedirs(FOLDER, exist_ok=True)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for name, examples in rules.items():
            path = os.path.join(FOLDER, name + ".json")
            old = None
            if os.path.exists(path):
                with open(path) as f:
                    old = json.load(f)
            known = {e["text"]: e for e in old or []}
            new = list(pool.map(lambda e: record(name, e, known.get(e["text"], {}), a.version), examples))
            if old == new:
                continue
            bad += 1
            print(f"{name}: differs" if old else f"{name}: new", flush=True)
            if not a.check:
                with open(path, "w") as f:
                    f.write(json.dumps(new, indent=1, ensure_ascii=False) + "\n")
    stale = [n for n in os.listdir(FOLDER) if not a.only and n[:-5] not in rules]
    for name in stale:
        print(f"{name}: there is no such rule")
        if not a.check:
            os.remove(os.path.join(FOLDER, name))
    print(f"examples: {sum(map(len, rules.values()))} texts of {len(rules)} rules, {bad} rules different")
    return 1 if (bad or stale) and a.check else 0


if __name__ == "__main__":
    sys.exit(main())
