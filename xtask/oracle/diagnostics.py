#!/usr/bin/env python3
"""Records what NVIDIA's compiler says about every case in a folder.

    diagnostics.py [FOLDER ...] [--only SUBSTRING] [--check] [--no-nvcc]
                   [--version V] [--also V ...] [--nvcc PATH] [--jobs N]

FOLDER defaults to grammar-tests/diagnostics. A case is a
file NAME.cu; NAME.json is written beside it. The head of a case reads

    // std: 17
    // options: no-extended-lambda diag_warn=TAG      (only where needed)
    // one or more lines that say what the case shows

Keys of NAME.json:
  version       release of the host front end (cudafe++) that was asked
  std           C++ standard
  options       the options of the head, if any
  diagnostics   what the host front end reports about extended lambdas in the
                case itself or in a header that lies beside it, in the order in
                which it is printed: line, severity, number, tag, message; "file"
                where it is not the case itself. `number` is null when the
                severity is "error": numbers are printed for warnings only.
  same_in       further releases that were asked and said the same, in whatever order
  differs_in    further releases that said something else, with what they said
  device_diagnostics
                the same from the device front end (cicc), which sees the code
                only when the host front end found no error; `context` holds the
                chain of instantiations
  build         how a complete nvcc run ends: "ok", or the first step that
                fails: "host front end", "device front end", "host compiler"
  build_error   for "host compiler": its first message

Warnings and errors that have nothing to do with extended lambdas are left out.
With --check nothing is written; differences are listed and the status is 1.
Without nvcc the device pass and the build are not asked, and what is recorded of them is kept.
"""
import argparse, concurrent.futures, json, os, re, shutil, subprocess, sys, tempfile

import oracle

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

S = r"(?:__device__|__host__ __device__)"
P = rf"The enclosing parent function \(.*\) for an extended {S} lambda "
X = rf"An extended {S} lambda "
ARG = r"in the template argument of the enclosing parent function \(and any parent classes\) of an extended "
# displayed number, tag, message
RULES = [(n, t, re.compile(m)) for n, t, m in [
    (20133, "extended_lambda_multiple_parent", r"Cannot specify multiple __nv_parent directives"),
    (20135, "extended_lambda_enclosing_function_local", P + "must not be defined inside another function"),
    (20136, "extended_lambda_reference_capture", X + "cannot capture variables by reference"),
    (20137, "extended_lambda_pack_capture", X + "cannot capture an element of a parameter pack"),
    (20138, "extended_lambda_too_many_captures", r"(?:An extended .* lambda|.*An extended %s lambda) can only capture up to 1023"),
    (20139, "extended_lambda_init_capture_array", X + "cannot init-capture variables with array type"),
    (20140, "extended_lambda_array_capture_rank", X + r"cannot capture an array variable \(type: .* with more than 7"),
    (20141, "extended_lambda_array_capture_default_constructible", X + "cannot capture an array variable .* is not default constr"),
    (20142, "extended_lambda_array_capture_assignable", X + "cannot capture an array variable .* is not assignable"),
    (20143, "extended_lambda_cant_take_function_address", P + "must allow its address to be taken"),
    (20144, "extended_lambda_parent_class_unnamed", P + "cannot be a member function of a class that is unnamed"),
    (20146, "extended_lambda_capture_local_type", r"A type local to a function .* in the type of a variable captured"),
    (20147, "extended_lambda_capture_private_type", r"A type that is a private .* in the type of a variable captured"),
    (20148, "extended_lambda_parent_private_template_arg", r"A template that is a private .*" + ARG),
    (20149, "extended_lambda_parent_local_type", r"A type local to a function .*" + ARG),
    (20150, "extended_lambda_parent_private_type", r"A type that is a private .*" + ARG),
    (20151, "extended_lambda_inaccessible_parent", P + "cannot have private or protected access"),
    (20152, "extended_lambda_inaccessible_ancestor", X + "cannot be defined inside a class"),
    (20153, "extended_lambda_call_operator_local_type", r"A type local to a function .* of the operator\(\) of"),
    (20154, "extended_lambda_call_operator_private_type", r"A type that is a private .* of the operator\(\) of"),
    (20155, "extended_lambda_disallowed", r"__host__ or __device__ annotation on lambda requires"),
    (20156, "extended_lambda_enclosing_function_deducible", P + "must not have deduced return type"),
    (20157, "extended_host_device_generic_lambda", r"__host__ __device__ extended lambdas cannot be generic"),
    (20158, "extended_lambda_hd_init_capture", r"init-captures are not allowed for extended"),
    (20159, "extended_lambda_init_capture_initlist", X + r"cannot have init-captures with type std::initializer_list"),
    (20160, "extended_lambda_enclosing_function_not_found", rf"If an extended {S} lambda is defined within the body of one or more nested"),
    (20161, "extended_lambda_enclosing_function_generic_lambda", X + "cannot be defined inside a generic lambda"),
    (20162, "extended_lambda_enclosing_function_hd_lambda", X + r"cannot be defined inside an extended __host__ __device__"),
    (20163, "extended_lambda_constexpr", r"The (?:constexpr|consteval) specifier is not allowed for an extended"),
    (20164, "lambda_operator_annotated", r"The operator\(\) function for a lambda cannot be explicitly annotated"),
    (20178, "this_addr_capture_ext_lambda", r"Implicit capture of 'this' in extended lambda"),
    (20234, "extended_lambda_capture_in_constexpr_if", X + "cannot first-capture variable in constexpr-if"),
    (20134, "extended_lambda_illegal_parent", r"malformed __nv_parent annotation"),
    (20125, "global_lambda_template_arg", r"The closure type for a lambda .* template argument type of a __global__"),
    # Errors of the language, which have no tag: under the names of culambda's rules.
    (None, "generic-lambda-standard", r'"auto" is not allowed here'),
    (None, "capture-matches-default", r"explicit capture matches default"),
    (None, "capture-repeated", r"a name cannot appear more than once in a capture-list"),
    (None, "capture-static", r"a variable with static storage duration cannot be captured in a lambda"),
    (None, "constexpr-closure", r"a constexpr variable must have a literal type or a reference type"),
    (None, "constant-closure", r"expression must have a constant value"),
    (None, "closure-in-constexpr-function", r'variable type ".*" in constexpr function is not a literal type'),
    (1222, None, r"invalid error number"),
    (1223, None, r"invalid error tag"),
]]


def rule(message):
    for number, tag, rx in RULES:
        if rx.match(message):
            return True, tag
    return False, None


def head(path):
    std, options = None, []
    with open(path) as f:
        for line in f:
            m = re.match(r"//\s*(std|options):(?!:)\s*(.*?)\s*$", line)
            if not m:
                break
            if m.group(1) == "std":
                std = m.group(2)
            else:
                options = m.group(2).split()
    if not std:
        raise RuntimeError(f"{path}: no '// std:' line")
    return std, options


def clean(message):
    message = re.sub(r"\s+", " ", message).strip()
    message = re.sub(r"_INTERNAL_[0-9a-f]{8}_", "_INTERNAL_00000000_", message)
    return re.sub(r'(at line \d+ of ")[^"]*/', r"\1", re.sub(r"defined at \S*/", "defined at ", message))


def record(d, path):
    known, tag = rule(d["message"])
    beside = d["file"] and os.path.exists(os.path.join(os.path.dirname(path), os.path.basename(d["file"])))
    if not known or not beside:
        return None
    out = {} if os.path.basename(d["file"]) == os.path.basename(path) else {"file": os.path.basename(d["file"])}
    out.update(line=d["line"], severity=d["severity"], number=d["number"], tag=tag, message=clean(d["message"]))
    return out


def host(path, version, std, options):
    extra = []
    for o in options:
        if o.startswith("diag_warn="):
            extra += ["--diag_warn", o[10:]]
    res, _, _ = oracle.frontend(path, version, std, (), "no-extended-lambda" not in options, extra=extra)
    if res.get("stage") == "preprocess":
        raise RuntimeError(f"{path}: {res['stderr']}")
    mine, other = [], []
    for d in res["diagnostics"]:
        r = record(d, path)
        if r:
            mine.append(r)
        elif d["severity"] not in ("warning", "remark"):
            other.append(d)
    if other:
        print(f"{os.path.basename(path)}: unrelated: {other[0]['line']}: {other[0]['message']}", file=sys.stderr)
    return mine, res["rc"]


EDG = re.compile(r'^"?(.*?)"?\((\d+)\): (error|warning|remark|internal error)(?: #([\w-]+))?: (.*)$')
GNU = re.compile(r"^[^\s(].*?:\d+:\d+: (?:fatal )?error: (.*)$")


def edg(text):
    out = []
    for line in text.splitlines():
        m = EDG.match(line)
        if m:
            out.append({"file": m.group(1), "line": int(m.group(2)), "severity": m.group(3),
                        "number": m.group(4), "message": m.group(5), "context": []})
        elif out and re.match(r"\s+(detected during|instantiation of|\[ \d+ instantiation|implicit generation|.*at line \d+)", line):
            out[-1]["context"].append(clean(line))
    return out


def nvcc(path, std, options, exe, tmp, mode):
    cmd = [exe, f"-std=c++{std}", "-arch=sm_90", mode, path, "-o", os.path.join(tmp, "out")]
    if "no-extended-lambda" not in options:
        cmd.append("--extended-lambda")
    for option in options:
        key, _, value = option.partition("=")
        if option == "diag_warn=this_addr_capture_ext_lambda":
            cmd.append("-Wext-lambda-captures-this")
        elif option == "relaxed-constexpr":
            cmd.append("--expt-relaxed-constexpr")
        elif option == "werror-cross-execution-space-call":
            cmd += ["-Werror", "cross-execution-space-call"]
        elif key in ("diag_suppress", "diag_error", "diag_warn"):
            cmd += ["-" + key.replace("_", "-"), value]
    p = subprocess.run(cmd, capture_output=True, text=True, errors="replace", env={**os.environ, "TMPDIR": tmp})
    return p.returncode, p.stdout + p.stderr


def case(path, a):
    std, options = head(path)
    mine, rc = host(path, a.version, std, options)
    rec = {"version": a.version, "std": std}
    if options:
        rec["options"] = options
    rec["diagnostics"] = mine
    for v in a.also:
        theirs, _ = host(path, v, std, options)
        strip = lambda ds: sorted(json.dumps({**d, "message": re.sub(r"line \d+ in", "line in", d["message"])}) for d in ds)  # noqa: E731
        if strip(theirs) == strip(mine):
            rec.setdefault("same_in", []).append(v)
        else:
            rec.setdefault("differs_in", {})[v] = theirs
    if rc:
        rec["build"] = "host front end"
    elif a.nvcc:
        tmp = tempfile.mkdtemp(prefix="diag")
        try:
            dev_rc, text = nvcc(path, std, options, a.nvcc, tmp, "-ptx")
            dev = []
            for d in edg(text):
                r = record(d, path)
                if r:
                    r["context"] = d["context"]
                    dev.append(r)
            if dev:
                rec["device_diagnostics"] = dev
            if dev_rc:
                rec["build"] = "device front end"
            else:
                all_rc, text = nvcc(path, std, options, a.nvcc, tmp, "-c")
                rec["build"] = "host compiler" if all_rc else "ok"
                if all_rc:
                    errors = [m.group(1) for m in map(GNU.match, text.splitlines()) if m]
                    rec["build_error"] = errors[0] if errors else text.strip()[-200:]
        finally:
            shutil.rmtree(tmp, ignore_errors=True)
    return path, rec


DEVICE_KEYS = ("device_diagnostics", "build", "build_error")
KEYS = ("version", "std", "options", "diagnostics", "same_in", "differs_in", *DEVICE_KEYS)


def cases(folders, only):
    """The cases in folders, those alone whose names have a text in them if one is given."""
    return [os.path.join(f, n) for f in folders for n in sorted(os.listdir(f))
            if n.endswith(".cu") and (not only or only in n)]


def load(path):
    """The record as it stands, empty when there is none."""
    if not os.path.exists(path):
        return {}
    with open(path) as f:
        return json.load(f)


def ordered(rec):
    """A record with its keys in the order of the description above."""
    return {k: rec[k] for k in KEYS if k in rec}


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("folders", nargs="*", default=[os.path.join(ROOT, "grammar-tests", "diagnostics")])
    ap.add_argument("--only"); ap.add_argument("--check", action="store_true")
    ap.add_argument("--version", default=oracle.DEFAULT); ap.add_argument("--also", nargs="*", default=[])
    ap.add_argument("--nvcc", default=shutil.which("nvcc")); ap.add_argument("--no-nvcc", action="store_true")
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    a = ap.parse_args()
    if a.no_nvcc:
        a.nvcc = None
    elif not a.nvcc:
        print("no nvcc found: the device pass and the build are not recorded", file=sys.stderr)
    for v in [a.version, *a.also]:
        oracle.install(v)
    paths = cases(a.folders, a.only)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        for path, rec in pool.map(lambda p: case(p, a), paths):
            old = load(path[:-3] + ".json")
            if old and not a.nvcc:
                rec.update({k: old[k] for k in DEVICE_KEYS if k in old and k not in rec})
            if old and not a.also:
                rec.update({k: old[k] for k in ("same_in", "differs_in") if k in old})
            diff = [k for k in sorted(set(rec) | set(old)) if rec.get(k) != old.get(k)]
            if diff:
                bad += 1
                print(f"{os.path.basename(path)}: differs in {', '.join(diff)}", flush=True)
            if diff and not a.check:
                with open(path[:-3] + ".json", "w") as f:
                    f.write(json.dumps(ordered(rec), indent=1, ensure_ascii=False) + "\n")
    print(f"diagnostics: {len(paths)} cases, {bad} different")
    return 1 if bad and a.check else 0


if __name__ == "__main__":
    sys.exit(main())
