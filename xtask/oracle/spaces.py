#!/usr/bin/env python3
"""Records what NVIDIA's compiler says about calls and variables across execution spaces.

    spaces.py [FOLDER ...] [--only SUBSTRING] [--check] [--no-build] [--version V] [--nvcc PATH] [--jobs N]

FOLDER defaults to grammar-tests/spaces. A case is a file NAME.cu; NAME.json is written beside it. The head of a case is
that of diagnostics.py:

    // std: 17
    // options: relaxed-constexpr werror-cross-execution-space-call     (only where needed)
    // one or more lines that say what the case shows

Options: relaxed-constexpr (nvcc --expt-relaxed-constexpr; both front ends get --relaxed_constexpr),
werror-cross-execution-space-call (nvcc -Werror ...), no-extended-lambda, diag_suppress=NUMBER, diag_error=NUMBER,
diag_warn=NUMBER (nvcc -diag-suppress ...).

Keys of NAME.json:
  version       release that was asked (host and device front end)
  std, options  from the head
  diagnostics   what the host front end (cudafe++, run on its own) reports about the case or a header beside it, in the
                order in which it is printed: line, severity, number, tag, message; "file" where it is not the case itself.
                `number` is what is displayed, null when nothing is.
  device_diagnostics
                the same from the device front end (cicc), asked with `nvcc -ptx`, which does not run the host front end:
                recorded even if the host front end found an error. `context` holds the chain of instantiations. `phase`
                is 1 (while parsing and instantiating) or 2 (while code is generated; not reached when phase 1 had an
                error); it is told from the wording of the message, the compiler does not print it.
  build         how a complete nvcc run ends: "ok", or the first step that fails: "host front end", "device front end",
                "device assembler", "host compiler"
  build_error   for the last two: its first message

Left out: warnings that have nothing to do with execution spaces. Errors of any kind are recorded (tag null when it is no
rule of this family). With --check nothing is written; differences are listed and the status is 1.

The device front end is in a wheel of its own (nvidia-nvvm), which is fetched as well.
"""
import argparse, concurrent.futures, json, os, re, shutil, sys, tempfile

import oracle
from diagnostics import GNU, cases, clean, edg, head, load, nvcc

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

S = r"(?:__host__ __device__|__device__|__global__|__host__)"
NOT = r" is not allowed$"
CE = r" is not allowed\. The experimental flag '--expt-relaxed-constexpr'"
V = r"(?:variable|member)"
K = r"(?:__device__|__constant__|__shared__|__managed__) "
# phase (of the device front end), tag, message
RULES = [(p, t, re.compile(m)) for p, t, m in [
    (2, "h_general_d_illegal_call", r"calling a __host__ function\(.*\) from a __device__ function\(.*\)" + NOT),
    (2, "h_general_g_illegal_call", r"calling a __host__ function\(.*\) from a __global__ function\(.*\)" + NOT),
    (2, "h_general_hd_illegal_call", r"calling a __host__ function\(.*\) from a __host__ __device__ function\(.*\)" + NOT),
    (1, "h_general_hd_illegal_call_generic", r"calling a __host__ function from a __host__ __device__ function" + NOT),
    (1, "h_general_d_illegal_call_constexpr", r"calling a constexpr __host__ function\(.*\) from a __device__ function\(.*\)" + CE),
    (1, "h_general_g_illegal_call_constexpr", r"calling a constexpr __host__ function\(.*\) from a __global__ function\(.*\)" + CE),
    (1, "h_general_hd_illegal_call_constexpr", r"calling a constexpr __host__ function\(.*\) from a __host__ __device__ function\(.*\)" + CE),
    (1, "h_general_hd_illegal_call_generic_constexpr", r"calling a constexpr __host__ function from a __host__ __device__ function" + CE),
    (1, "general_d_h_illegal_call", r"calling a __device__ function\(.*\) from a __host__ function\(.*\)" + NOT),
    (1, "d_general_hd_illegal_call", r"calling a __device__ function\(.*\) from a __host__ __device__ function\(.*\)" + NOT),
    (1, "general_d_h_illegal_call_constexpr", r"calling a constexpr __device__ function\(.*\) from a __host__ function\(.*\)" + CE),
    (1, "d_general_hd_illegal_call_constexpr", r"calling a constexpr __device__ function\(.*\) from a __host__ __device__ function\(.*\)" + CE),
    (2, "undefined_device_identifier", r'identifier ".*" is undefined in device code'),
    (1, "no_exception_on_device", r"device code does not support exception handling"),
    (1, "auto_device_fn_ref", r"A non-constexpr __device__ function \(.*\) with .auto. deduced return type"),
    (1, "esa_on_defaulted_function_ignored", r"__\w+__ annotation is ignored on a non-virtual function"),
    (1, "host_function_redeclared_with_device", r"a __host__ function\(.*\) redeclared with __device__"),
    (1, "host_function_redeclared_with_host_device", r"a __host__ function\(.*\) redeclared with __host__ __device__"),
    (1, "device_function_redeclared_with_host", r"a __device__ function\(.*\) redeclared with __host__,"),
    (1, "device_function_redeclared_with_host_device", r"a __device__ function\(.*\) redeclared with __host__ __device__"),
    (1, "device_function_redeclared_without_device", r"a __device__ function\(.*\) redeclared without __device__"),
    (1, "host_var_read_in_device", rf"a host {V} .* cannot be directly read in a"),
    (1, "host_var_written_in_device", rf"a host {V} .* cannot be directly written in a"),
    (1, "host_var_address_taken_in_device", rf"address of a host {V} .* cannot be directly taken in a"),
    (1, "device_var_read_in_host", rf"a {K}{V} .* cannot be directly read in a host"),
    (1, "device_var_written_in_host", rf"a {K}{V} .* cannot be directly written in a host"),
    (1, "device_var_address_taken_in_host", rf"address of a {K}{V} .* cannot be directly taken in a host"),
    # Errors that have no tag: under the names of culambda's rules.
    (1, "operator-on-device", r"The operator '\w+' is not allowed in device code"),
    (1, "override-space-mismatch", r"execution space mismatch: overridden entity"),
    (1, "thread-local-on-device", r"cannot use thread_local specifier for variable declarations in device code"),
    (1, "variable-length-on-device", r"expression must have a constant value"),
]]
SPACE = re.compile(r"__(?:host|device|global|constant|shared|managed)__|device code|in a host function|execution space|device function|dynamic initialization")


# the first phase names the functions without parameters, the second with them
EARLY = re.compile(r'calling a __host__ function\("[^"(]*"\) from a .*\("operator\(\)"\)')
LATE = re.compile(r'calling a constexpr __host__ function\("(?!operator\(\)")[^"]*\(')


# a virtual call is checked while parsing; the callee is named without parameters
VIRTUAL = re.compile(r'calling a __host__ function\("(\w+)"\) from a')


def device(version):
    """An nvcc with the device front end beside it."""
    oracle.install(version, device=True)
    return os.path.join(oracle.root(version), "bin", "nvcc")


def rule(message):
    for phase, tag, rx in RULES:
        if rx.match(message):
            return True, tag, 2 if LATE.match(message) else 1 if EARLY.match(message) else phase
    return bool(SPACE.search(message)), None, None


def record(d, path):
    known, tag, phase = rule(d["message"])
    beside = d["file"] and os.path.exists(os.path.join(os.path.dirname(path), os.path.basename(d["file"])))
    if d["message"].startswith(("variable ", "parameter ", "function ")) and "declared but never referenced" in d["message"]:
        known = False
    if not beside or not (known or "error" in d["severity"]):
        return None
    out = {} if os.path.basename(d["file"]) == os.path.basename(path) else {"file": os.path.basename(d["file"])}
    out.update(line=d["line"], severity=d["severity"], number=d["number"], tag=tag, message=clean(d["message"]))
    return out


HD_TAGS = "h_general_hd_illegal_call,h_general_hd_illegal_call_generic"


def host(path, version, std, options):
    extra = []
    for o in options:
        if o == "relaxed-constexpr":
            extra += ["--relaxed_constexpr"]
        elif o == "werror-cross-execution-space-call":
            for t in HD_TAGS.split(","):
                extra += ["--diag_error", t]
        elif o.startswith(("diag_suppress=", "diag_error=", "diag_warn=")):
            k, _, v = o.partition("=")
            extra += ["--" + {"diag_warn": "diag_warning"}.get(k, k), v]
    res, _, _ = oracle.frontend(path, version, std, ("-D__CUDACC_RELAXED_CONSTEXPR__",) if "relaxed-constexpr" in options else (),
                                "no-extended-lambda" not in options, extra=extra)
    if res.get("stage") == "preprocess":
        raise RuntimeError(f"{path}: {res['stderr']}")
    return [r for r in (record(d, path) for d in res["diagnostics"]) if r], res["rc"]


def case(path, a):
    std, options = head(path)
    mine, rc = host(path, a.version, std, options)
    rec = {"version": a.version, "std": std}
    if options:
        rec["options"] = options
    rec["diagnostics"] = mine
    with open(path) as f:
        source = f.read()
    tmp = tempfile.mkdtemp(prefix="spaces")
    try:
        dev_rc, text = nvcc(path, std, options, a.nvcc, tmp, "-ptx")
        dev = []
        for d in edg(text):
            r = record(d, path)
            if r:
                r["phase"] = rule(d["message"])[2]
                m = VIRTUAL.match(d["message"])
                if m and re.search(r"virtual[^;{]*\b" + re.escape(m.group(1)) + r"\s*\(", source):
                    r["phase"] = 1
                folder = os.path.dirname(os.path.abspath(path)) + "/"
                r["context"] = [c.replace(folder, "") for c in d["context"]]
                dev.append(r)
        # a message of no rule counts for the phase of the message before it
        for i, r in enumerate(dev):
            if r["phase"] is None:
                r["phase"] = dev[i - 1]["phase"] if i else (2 if "device code" in r["message"] else 1)
        rec["device_diagnostics"] = dev
        if dev_rc and not [d for d in dev if d["severity"] == "error"]:
            rec["device_failure"] = text.strip().splitlines()[-1] if text.strip() else ""
        if rc:
            rec["build"] = "host front end"
        elif dev_rc:
            rec["build"] = "device front end"
        elif a.build:
            all_rc, text = nvcc(path, std, options, a.nvcc, tmp, "-c")
            rec["build"] = "ok"
            if all_rc:
                gnu = [m.group(1) for m in map(GNU.match, text.splitlines()) if m]
                ptxas = [l for l in text.splitlines() if l.startswith("ptxas")]
                rec["build"] = "device assembler" if ptxas else "host compiler"
                rec["build_error"] = (ptxas or gnu or [text.strip()[-200:]])[0]
    finally:
        shutil.rmtree(tmp, ignore_errors=True)
    return path, rec


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("folders", nargs="*", default=[os.path.join(ROOT, "grammar-tests", "spaces")])
    ap.add_argument("--only"); ap.add_argument("--check", action="store_true")
    ap.add_argument("--version", default=oracle.DEFAULT)
    ap.add_argument("--nvcc"); ap.add_argument("--no-build", dest="build", action="store_false")
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    a = ap.parse_args()
    a.nvcc = a.nvcc or device(a.version)
    paths = cases(a.folders, a.only)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for path, rec in pool.map(lambda p: case(p, a), paths):
            name = path[:-3] + ".json"
            old = load(name)
            keys = set(rec) | set(old) if a.build else set(rec) & set(old)
            diff = [k for k in sorted(keys - {"version"}) if rec.get(k) != old.get(k)]
            if not diff:
                continue
            bad += 1
            print(f"{os.path.basename(path)}: differs in {', '.join(diff)}", flush=True)
            if not a.check:
                with open(name, "w") as f:
                    f.write(json.dumps(rec, indent=1, ensure_ascii=False) + "\n")
    print(f"spaces: {len(paths)} cases, {bad} different")
    return 1 if bad and a.check else 0


if __name__ == "__main__":
    sys.exit(main())
