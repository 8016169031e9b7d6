#!/usr/bin/env python3
"""Records what NVRTC, NVIDIA's compiler of programs at run time (JIT mode), says about annotations.

    jit.py [FOLDER ...] [--only SUBSTRING] [--check] [--version V]

FOLDER defaults to grammar-tests/jit. A case is a file NAME.cu with the head that diagnostics.py describes; NAME.json is
written beside it. Options: default-device (-default-device).

Keys of NAME.json:
  version       release that was asked
  std, options  from the head
  diagnostics   what it reports about annotations and execution spaces, and all other errors (tag null), in the order in
                which it is printed: line, severity, number, tag, message

The tags are NVIDIA's: `#pragma nv_diag_suppress TAG` takes each of those with `_jit` away, which the cases show.
With --check nothing is written; differences are listed and the status is 1.

The library is in a wheel of its own (nvidia-cuda-nvrtc), which is fetched; it needs no GPU.
"""
import argparse, ctypes, glob, json, os, re, sys

import oracle, spaces
from diagnostics import cases, clean, edg, head, load

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

RULES = [(t, re.compile(m)) for t, m in [
    ("extended_lambda_disallowed_jit", r"__host__ or __device__ annotation on lambda is not allowed in JIT mode"),
    ("unannotated_function_in_jit", r"A function without execution space annotations"),
    ("no_host_in_jit", r"A function explicitly marked as a __host__ function"),
    ("unannotated_variable_in_jit", r"A namespace scope variable without memory space annotations"),
    ("unannotated_static_data_member_in_jit", r"A class static data member with non-const type"),
    ("host_closure_class_in_jit", r"The execution space for the lambda closure class members"),
    ("lambda_operator_annotated", r"The operator\(\) function for a lambda cannot be explicitly annotated"),
]]


def rule(message):
    for tag, rx in RULES:
        if rx.match(message):
            return True, tag
    return spaces.rule(message)[:2]


def library(version):
    """NVRTC, fetched if it is not there."""
    pattern = os.path.join(oracle.root(version), "lib", "libnvrtc.so.*")
    if not glob.glob(pattern):
        oracle.unpack(oracle.NVRTC, version, oracle.home(version))
    return ctypes.CDLL(sorted(glob.glob(pattern), key=len)[0])


def compiled(nvrtc, path, options):
    """What it prints when it compiles a file."""
    with open(path, "rb") as f:
        text = f.read()
    program, length = ctypes.c_void_p(), ctypes.c_size_t()
    name = os.path.basename(path).encode()
    if nvrtc.nvrtcCreateProgram(ctypes.byref(program), text, name, 0, None, None):
        raise RuntimeError(f"{path}: no program")
    try:
        words = (ctypes.c_char_p * len(options))(*(o.encode() for o in options))
        nvrtc.nvrtcCompileProgram(program, len(options), words)
        nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(length))
        log = ctypes.create_string_buffer(length.value)
        nvrtc.nvrtcGetProgramLog(program, log)
        return log.value.decode("utf-8", "replace")
    finally:
        nvrtc.nvrtcDestroyProgram(ctypes.byref(program))


def case(nvrtc, path, version, std=None):
    """The record of a file; with a standard, the file is one whose head says no options of NVRTC."""
    std, options = (std, []) if std else head(path)
    words = [f"-std=c++{std}", "-arch=sm_90", *("-" + o for o in options)]
    found = []
    for d in edg(compiled(nvrtc, path, words)):
        known, tag = rule(d["message"])
        if known or "error" in d["severity"]:
            found.append({"line": d["line"], "severity": d["severity"], "number": d["number"], "tag": tag,
                          "message": clean(d["message"])})
    record = {"version": version, "std": std, "diagnostics": found}
    return {**record, "options": options} if options else record


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("folders", nargs="*", default=[os.path.join(ROOT, "grammar-tests", "jit")])
    ap.add_argument("--only"); ap.add_argument("--check", action="store_true")
    ap.add_argument("--version", default=oracle.DEFAULT)
    a = ap.parse_args()
    nvrtc = library(a.version)
    paths = cases(a.folders, a.only)
    bad = 0
    for path in paths:
        name = path[:-3] + ".json"
        new, old = case(nvrtc, path, a.version), load(name)
        differing = [k for k in sorted((set(new) | set(old)) - {"version"}) if new.get(k) != old.get(k)]
        if not differing:
            continue
        bad += 1
        print(f"{os.path.basename(path)}: differs in {', '.join(differing)}", flush=True)
        if not a.check:
            with open(name, "w") as f:
                f.write(json.dumps(new, indent=1, ensure_ascii=False) + "\n")
    print(f"jit: {len(paths)} cases, {bad} different")
    return 1 if bad and a.check else 0


if __name__ == "__main__":
    sys.exit(main())
