#!/usr/bin/env python3
"""Ground truth for extended lambdas, taken from NVIDIA's own front end.

The CUDA compiler's host front end (cudafe++) ships in public wheels on PyPI, so
what it does with a lambda can be observed on any x86-64 Linux machine without a
GPU, a driver or a toolkit installer. The wheels are fetched with pip, unpacked into
$CUDA_ORACLE_HOME (~/.cache/cuda-oracle), and only run: nothing of them is copied into
this project but the answers that the front end gives to our own test cases.

    oracle.py install [--version V] [--dest DIR]     fetch and unpack the wheels
    oracle.py run FILE.cu [options] [-- CPPFLAGS]     preprocess with g++, run the
                                                     front end, print JSON
    oracle.py preamble FILE.cu [options]             print the injected template text

JSON printed by `run`:
  {"rc": int,
   "diagnostics": [{"file","line","severity","number","message"}],
   "sites": [{"file","line","wrapper": "dl"|"hdl","mutable","func_ptr_conv",
              "trailing_return","fn_type","fn","return","id",
              "captures": [{"type","value"}], "source"}]}
Every string is the front end's own spelling with runs of blanks folded to one.
"""
import argparse, json, os, re, subprocess, sys, tempfile, zipfile, glob, shutil

DEFAULT = "13.5.37"
WHEELS = ["nvidia-cuda-nvcc", "nvidia-cuda-crt", "nvidia-cuda-runtime"]
CICC = ["nvidia-nvvm"]
NVRTC = ["nvidia-cuda-nvrtc"]
HEADERS = ["nvidia-cuda-cccl"]


def home(version, dest=None):
    base = dest or os.environ.get("CUDA_ORACLE_HOME") or os.path.expanduser("~/.cache/cuda-oracle")
    return os.path.join(base, version)


def root(version, dest=None):
    return os.path.join(home(version, dest), "nvidia", "cu13")


def unpack(packages, version, out):
    """Fetches packages with pip, of a release if one is named, and unpacks them into a folder."""
    os.makedirs(out, exist_ok=True)
    with tempfile.TemporaryDirectory() as tmp:
        pip = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check",
               "--no-deps", "-d", tmp]
        for pkg in packages:
            if not version:
                subprocess.run(pip + [pkg], check=True)
            elif subprocess.run(pip + [f"{pkg}=={version}"]).returncode:
                # minor releases of the packages are not numbered in step
                major_minor = ".".join(version.split(".")[:2])
                subprocess.run(pip + [f"{pkg}=={major_minor}.*"], check=True)
        for whl in glob.glob(os.path.join(tmp, "*.whl")):
            with zipfile.ZipFile(whl) as z:
                z.extractall(out)


def install(version, dest=None, device=False):
    out = home(version, dest)
    if os.path.exists(os.path.join(root(version, dest), "bin", "cudafe++")) and \
            (not device or glob.glob(os.path.join(root(version, dest), "**", "cicc"), recursive=True)):
        return out
    unpack(list(WHEELS) + (CICC if device else []), version, out)
    unpack(HEADERS, None, out)
    for pat in ("bin/*", "nvvm/bin/*"):
        for f in glob.glob(os.path.join(root(version, dest), pat)):
            if os.path.isfile(f):
                os.chmod(f, 0o755)
    return out


def fold(s):
    return re.sub(r"\s+", " ", s).strip()


def skip_literal(s, i):
    """i is at a quote; returns the index just past the literal."""
    q, j = s[i], i + 1
    while j < len(s) and s[j] != q:
        j += 2 if s[j] == "\\" else 1
    return j + 1


def angle_at(s, i):
    """+1 for a '<' that opens template arguments, -1 for a '>' that may close some, else 0.

    The front end prints `a < b`, `a << b`, `a <= b` with a blank on both sides and
    template arguments as `name< int>` or `name<int>`."""
    c, prev, nxt = s[i], s[i - 1:i], s[i + 1:i + 2]
    if c == "<":
        return 0 if (prev in ("<", " ") and nxt in (" ", "=", "<")) or (prev == " " and nxt == "<") else 1
    if c == ">":
        return 0 if prev == "-" or (prev == " " and nxt == "=") else -1
    return 0


def split_args(s):
    """Splits at top-level commas, counting template angles only outside ()[]{}."""
    out, depth, angle, start, i = [], 0, 0, 0, 0
    while i < len(s):
        c = s[i]
        if c in "\"'":
            i = skip_literal(s, i)
            continue
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c in "<>" and depth == 0:
            angle = max(0, angle + angle_at(s, i))
        elif c == "," and depth == 0 and angle == 0:
            out.append(fold(s[start:i])); start = i + 1
        i += 1
    if fold(s[start:]):
        out.append(fold(s[start:]))
    return out


def close_angle(s, i):
    """i is just past '<'; returns the index of the matching '>'."""
    depth, angle = 0, 1
    while i < len(s):
        c = s[i]
        if c in "\"'":
            i = skip_literal(s, i)
            continue
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c in "<>" and depth == 0:
            angle += angle_at(s, i)
            if angle == 0:
                return i
        i += 1
    raise ValueError("unbalanced <")


def close_paren(s, i):
    depth = 1
    while i < len(s):
        if s[i] in "\"'":
            i = skip_literal(s, i)
            continue
        if s[i] in "([{":
            depth += 1
        elif s[i] in ")]}":
            depth -= 1
            if depth == 0:
                return i
        i += 1
    raise ValueError("unbalanced (")


def suppressed(s):
    """s starts just past the wrapper's ')'; the text of its #if 0 ... #endif block and its length."""
    depth, out, used = 0, [], 0
    for line in s.split("\n"):
        t = line.strip()
        used += len(line) + 1
        if t.startswith("#if"):
            depth += 1
        elif t.startswith("#endif"):
            depth -= 1
            if depth <= 0:
                break
        elif not t.startswith("#"):
            out.append(line)
    return fold("\n".join(out)), used


MARK = re.compile(r'^#(?:line)? +(\d+)(?: +"([^"]*)")?.*$', re.M)
UNNAMED = '\n#pragma GCC diagnostic ignored "-Wattributes"\nnamespace '


def locate(text):
    """Sorted offsets of line markers, for mapping an offset to file and line."""
    marks, file = [], None
    for m in MARK.finditer(text):
        if m.group(2) is not None:
            file = m.group(2)
        marks.append((m.end() + 1, int(m.group(1)), file))
    return marks


def where(text, marks, off):
    import bisect
    k = bisect.bisect_right([m[0] for m in marks], off) - 1
    if k < 0:
        return None, 0
    start, line, file = marks[k]
    # lines that the front end adds without a new marker: a renamed unnamed namespace,
    # and the directives around suppressed text
    between = text[start:off]
    added = 2 * between.count(UNNAMED)
    return file, line + re.sub(r"\n#if 0(?=\n)|(?:\n#endif)+\n", " ", between).count("\n") - added


def parse_tag(tag):
    i = tag.index("<")
    name = tag[:i].strip()
    args = split_args(tag[i + 1:close_angle(tag, i + 1)])
    trailing = name == "__nv_dl_trailing_return_tag"
    helper = "__NV_LAMBDA_WRAPPER_HELPER("
    if args[0].startswith(helper):    # `__nv_parent(&f)`: the macro gives type and name
        args.insert(1, split_args(args[0][len(helper):-1])[1])
    d = {"trailing_return": trailing, "fn_type": args[0], "fn": args[1], "return": None, "id": args[-1]}
    if trailing:
        d["return"] = ", ".join(args[2:-1])
    return d


def sites(text):
    start = text.find('"nvcc_internal_extended_lambda_implementation"')
    marks = locate(text)
    out, spans = [], []
    first = text.find("__nv_is_extended_host_device_lambda_closure_type(X)", max(start, 0))
    for m in re.finditer(r"__nv_dl_wrapper_t< |__nv_hdl_create_wrapper_t< ", text):
        if m.start() < first:
            continue
        try:
            gt = close_angle(text, m.end())
        except ValueError:
            continue
        args = split_args(strip_marks(text[m.end():gt]))
        file, line = where(text, marks, m.start())
        if m.group(0).startswith("__nv_dl"):
            if not args[0].startswith(("__nv_dl_tag", "__nv_dl_trailing_return_tag")):
                continue
            rest = text[gt + 1:]
            k = gt + 1 + rest.index("(") + 1
            ctor = split_args(strip_marks(text[k:close_paren(text, k)]))
            types, values = args[1:], ctor[1:]
            end = close_paren(text, k) + 1
            src, used = suppressed(text[end:])
            src, end = src[:240], end + used
            rec = {"wrapper": "dl", "mutable": None, "func_ptr_conv": None, **parse_tag(args[0])}
        else:
            rest = text[gt + 1:]
            k = gt + 1 + rest.index("(") + 1
            call = split_args(strip_marks(text[k:close_paren(text, k)]))
            types, values, end = args[3:], call[1:], close_paren(text, k)
            src = call[0][:240] if call else ""
            rec = {"wrapper": "hdl", "mutable": args[0] == "true", "func_ptr_conv": args[1] == "true",
                   **parse_tag(args[2])}
        rec.update(file=file, line=line, source=src,
                   captures=[{"type": t, "value": v} for t, v in zip(types, values)])
        # a lambda inside an init-capture is printed once per use of the initialiser
        while spans and spans[-1][0] <= m.start():
            spans.pop()
        key = (rec["wrapper"], rec["fn_type"], rec["fn"], rec["id"])
        if spans:
            if key in spans[0][1]:
                continue
            spans[0][1].add(key)
        spans.append((end, spans[0][1] if spans else set()))
        if len(types) != len(values):
            rec["parse_warning"] = f"{len(types)} types, {len(values)} values"
        out.append(rec)
    return out


def strip_marks(s):
    """Drops preprocessor lines that the front end prints inside an expression."""
    return re.sub(r"^\s*#[^\n]*$", "", s, flags=re.M)


DIAG = re.compile(r'^(?:"?(.*?)"?\((\d+)\): )?(error|warning|remark|catastrophic error|internal error)'
                  r'(?: #([\w-]+))?: (.*)$')


def diagnostics(out):
    ds = []
    for line in out.splitlines():
        m = DIAG.match(line)
        if m:
            ds.append({"file": m.group(1), "line": int(m.group(2)) if m.group(2) else None,
                       "severity": m.group(3), "number": m.group(4), "message": m.group(5).strip()})
    return ds


def host_flags(host, host_version=None):
    """How the front end is told of the host compiler. host_version: gcc-8, gcc-12.2, clang-18, ...; asked of `host` without it."""
    if host_version:
        name, _, v = host_version.partition("-")
        parts = [int(x) for x in (v.split(".") + ["0", "0"])[:3]]
    else:
        name = "clang" if "clang" in os.path.basename(host) else "gcc"
        flag = "-dumpversion" if name == "clang" else "-dumpfullversion"
        v = subprocess.run([host, flag], capture_output=True, text=True).stdout.strip()
        parts = [int(x) for x in (v.split(".") + ["0", "0"])[:3]]
    number = "%d%02d%02d" % tuple(parts)
    return ["--clang", f"--clang_version={number}"] if name == "clang" else [f"--gnu_version={number}"]


def preprocess_command(src, ii, version=DEFAULT, std="17", cppflags=(), extended=True, dest=None, host="g++"):
    """How nvcc has the host compiler preprocess a source for the front end."""
    cuda = root(version, dest)
    major, minor = version.split(".")[:2]
    return [host, f"-std=c++{std}", "-D__CUDA_ARCH_LIST__=900", "-E", "-x", "c++", "-D__CUDACC__", "-D__NVCC__"] + \
        (["-D__CUDACC_EXTENDED_LAMBDA__"] if extended else []) + \
        [f"-I{cuda}/include", "-isystem", f"{cuda}/include/cccl",
         f"-D__CUDACC_VER_MAJOR__={major}", f"-D__CUDACC_VER_MINOR__={minor}",
         f"-D__CUDACC_VER_BUILD__={(version.split('.') + ['0'])[2]}", "-D__CUDA_API_VER_MAJOR__=" + major,
         "-D__CUDA_API_VER_MINOR__=" + minor, "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
         "-include", "cuda_runtime.h", "-m64", *cppflags, src, "-o", ii]


def front_end_command(src, ii, cpp, version=DEFAULT, std="17", extended=True, dest=None, extra=(), host="g++",
                      host_version=None):
    """How nvcc runs the front end over preprocessed text; `cpp` is its output."""
    base = os.path.splitext(cpp)[0].removesuffix(".cudafe1")
    return [os.path.join(root(version, dest), "bin", "cudafe++"), f"--c++{std}", "--static-host-stub",
            "--device-hidden-visibility", *host_flags(host, host_version), "--display_error_number",
            "--orig_src_file_name", src, "--orig_src_path_name", os.path.abspath(src), "--allow_managed"] + \
        (["--extended-lambda"] if extended else []) + \
        ["--m64", "--parse_templates", "--gen_c_file_name", cpp,
         "--stub_file_name", os.path.basename(base) + ".stub.c",
         "--gen_module_id_file", "--module_id_file_name", base + ".module_id", *extra, ii]


def frontend(src, version=DEFAULT, std="17", cppflags=(), extended=True, dest=None, extra=(),
             preprocessed=False, host="g++", keep=None, host_version=None):
    if not os.path.exists(os.path.join(root(version, dest), "bin", "cudafe++")):
        install(version, dest)
    tmp = keep or tempfile.mkdtemp(prefix="oracle")
    os.makedirs(tmp, exist_ok=True)
    base = os.path.splitext(os.path.basename(src))[0]
    ii, cpp = os.path.join(tmp, base + ".cpp4.ii"), os.path.join(tmp, base + ".cudafe1.cpp")
    try:
        if preprocessed:
            shutil.copy(src, ii)
        else:
            cmd = preprocess_command(src, ii, version, std, cppflags, extended, dest, host)
            p = subprocess.run(cmd, capture_output=True, text=True)
            if p.returncode:
                return {"rc": -1, "stage": "preprocess", "stderr": p.stderr[-4000:]}, "", ii
        cmd = front_end_command(src, ii, cpp, version, std, extended, dest, extra, host, host_version)
        p = subprocess.run(cmd, capture_output=True, text=True, errors="replace")
        text = ""
        if os.path.exists(cpp):
            with open(cpp, errors="replace") as f:
                text = f.read()
        res = {"rc": p.returncode, "diagnostics": diagnostics(p.stdout + p.stderr),
               "sites": sites(text) if p.returncode == 0 else []}
        return res, text, ii
    finally:
        if not keep:
            shutil.rmtree(tmp, ignore_errors=True)


def preamble(text):
    i = text.find('"nvcc_internal_extended_lambda_implementation"')
    if i < 0:
        return ""
    i = text.index("\n", i) + 1
    j = text.index("\n", text.index("#define __nv_is_extended_host_device_lambda_closure_type(X)", i)) + 1
    return text[i:j]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    sub = ap.add_subparsers(dest="cmd", required=True)
    a = sub.add_parser("install")
    a.add_argument("--version", default=DEFAULT); a.add_argument("--dest")
    a.add_argument("--device", action="store_true", help="the device front end (cicc) too")
    for name in ("run", "preamble"):
        r = sub.add_parser(name)
        r.add_argument("file"); r.add_argument("--version", default=DEFAULT); r.add_argument("--dest")
        r.add_argument("--std", default="17"); r.add_argument("--no-extended-lambda", action="store_true")
        r.add_argument("--preprocessed", action="store_true", help="FILE is preprocessed text already; no headers needed")
        r.add_argument("--host", default="g++", help="host compiler: preprocesses, and is named to the front end")
        r.add_argument("--host-version", help="name another to the front end: gcc-8, gcc-12.2, clang-18")
        r.add_argument("--extra", action="append", default=[], help="a further front-end flag, e.g. --extra=--diag_warn=TAG")
        r.add_argument("--keep", help="folder in which the intermediate files stay")
        r.add_argument("--user-only", action="store_true", help="only sites and diagnostics in FILE itself")
    argv, cppflags = sys.argv[1:], []
    if "--" in argv:
        k = argv.index("--"); argv, cppflags = argv[:k], argv[k + 1:]
    o = ap.parse_args(argv)
    if o.cmd == "install":
        print(install(o.version, o.dest, o.device)); return 0
    res, text, _ = frontend(o.file, o.version, o.std, cppflags, not o.no_extended_lambda, o.dest,
                            preprocessed=o.preprocessed, host=o.host, keep=o.keep,
                            host_version=o.host_version, extra=o.extra)
    if o.cmd == "preamble":
        sys.stdout.write(preamble(text)); return 0
    if o.user_only:
        for k in ("sites", "diagnostics"):
            res[k] = [x for x in res.get(k, []) if x["file"] in (o.file, os.path.basename(o.file))]
    json.dump(res, sys.stdout, indent=1); print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
