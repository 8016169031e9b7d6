#!/usr/bin/env python3
"""Measures the reference front end and culambda on the same preprocessed units.

    units.py BINARY WORK [--runs N] [--only SUBSTRING] [--xgboost FOLDER] [--growth]

The units are xtask/units/*.cu, some that are made here, and with --xgboost sources of that project; the
host compiler preprocesses each once, into WORK, with the headers of the public wheels. Then the front end
and culambda take turns on the same file. Counted is CPU time, user and system, of the whole process; the
median of N turns; outputs go to /dev/shm. A table in Markdown is printed. With --growth, instead, made-up
files and ten times as large ones: how often the time grows.
"""
import argparse, glob, json, os, statistics, subprocess, sys
import oracle

HERE = os.path.dirname(os.path.abspath(__file__))
XGBOOST = ["src/tree/updater_gpu_hist.cu", "src/common/quantile.cu", "src/data/ellpack_page.cu", "src/metric/auc.cu"]
OUT = "/dev/shm" if os.path.isdir("/dev/shm") else None


def many_lambdas(count):
    text = ["#include <thrust/device_vector.h>\n#include <thrust/for_each.h>\n"
            "#include <thrust/iterator/counting_iterator.h>\nnamespace many {\n"]
    text += [f"void step{i}(float *out, const float *in, int n, float f) {{\n"
             f"  thrust::for_each_n(thrust::counting_iterator<int>(0), n, [=] __device__ (int i) {{\n"
             f"    float v = in[i] * f;\n    if (v > {i}.0f) {{ v -= f; }}\n    out[i] = v;\n  }});\n}}\n"
             for i in range(count)]
    return "".join(text) + "}\n"


def templates(count):
    text = ["#include <thrust/device_vector.h>\n#include <thrust/transform.h>\n#include <thrust/tuple.h>\n"
            "#include <thrust/execution_policy.h>\nnamespace deep {\n"
            "template <int N> struct Chain : Chain<N - 1> {\n  typedef typename Chain<N - 1>::type type;\n"
            "  static constexpr int value = Chain<N - 1>::value + 1;\n};\n"
            "template <> struct Chain<0> { typedef float type; static constexpr int value = 0; };\n"]
    text += [f"template <class T, class... Ts> void apply{i}(T *p, int n, Ts... ts) {{\n"
             f"  typename Chain<{i * 5}>::type f = Chain<{i * 5}>::value;\n"
             f"  auto all = thrust::make_tuple(ts..., f);\n"
             f"  thrust::transform(thrust::device, p, p + n, p,\n"
             f"                    [=] __device__ (T x) -> T {{ return x * f + thrust::get<0>(all); }});\n}}\n"
             f"inline void use{i}(float *p, int n) {{ apply{i}(p, n, 1, 2.f, 'c'); }}\n" for i in range(count)]
    return "".join(text) + "}\n"


def sources(work, xgboost):
    """Name, source file and compiler flags of every unit."""
    units = [(os.path.splitext(os.path.basename(f))[0], f, []) for f in sorted(glob.glob(HERE + "/../units/*.cu"))]
    for name, text in (("many_lambdas", many_lambdas(1000)), ("templates", templates(60))):
        path = os.path.join(work, name + ".cu")
        with open(path, "w") as f:
            f.write(text)
        units.append((name, path, []))
    if xgboost:
        top = os.path.join(xgboost, "xgboost-3.4.1", "cpp_src")
        flags = [f"-I{top}/include", f"-I{top}/dmlc-core/include", f"-I{top}/src", "-DXGBOOST_USE_CUDA=1", "-fopenmp"]
        units += [("xgboost " + os.path.basename(f), os.path.join(top, f), flags) for f in XGBOOST]
    return units


def measured(command):
    """CPU seconds and peak memory in bytes of a command."""
    child = os.fork()
    if child == 0:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        os.execv(command[0], command)
    _, status, used = os.wait4(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code not in (0, 1):
        raise SystemExit(f"{' '.join(command)}: exit code {code}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss * 1024


def commands(binary, unit, out):
    return {"list": [binary, "list", unit], "check": [binary, "check", unit],
            "rewrite": [binary, "rewrite", "--keep-going", "-o", out, unit]}


def middle(turns):
    return statistics.median(t for t, _ in turns), max(m for _, m in turns)


def compare(args):
    print("| unit | size | sites | reference | memory | list | check | rewrite | memory | ratios |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    ratios = {}
    for name, source, flags in sources(args.work, args.xgboost):
        if args.only and args.only not in name:
            continue
        unit = os.path.join(args.work, name.replace(" ", "-") + ".cpp4.ii")
        if not os.path.exists(unit):
            cmd = oracle.preprocess_command(source, unit, cppflags=["-w", *flags])
            if subprocess.run(cmd, stdout=subprocess.DEVNULL).returncode:
                raise SystemExit(f"{source}: the preprocessor failed")
        out = os.path.join(OUT or args.work, "culambda-bench.cudafe1.cpp")
        turns = {"reference": oracle.front_end_command(source, unit, out), **commands(args.binary, unit, out)}
        taken = {what: [] for what in turns}
        for _ in range(args.runs):
            for what, command in turns.items():
                # A short process is measured more often: the clock is coarse.
                taken[what] += [measured(command) for _ in range(1 if what == "reference" else 5)]
        if os.path.exists(out):
            os.remove(out)
        listed = subprocess.run([args.binary, "list", "--format", "json", unit], capture_output=True).stdout
        (seconds, memory) = middle(taken["reference"])
        ours = {what: middle(taken[what]) for what in ("list", "check", "rewrite")}
        for what, (time, _) in ours.items():
            ratios.setdefault(what, []).append(seconds / time)
        print(f"| {name} | {os.path.getsize(unit) / 1e6:.1f} MB | {len(json.loads(listed)['sites'])} | "
              f"{seconds:.2f} s | {memory / 1e6:.0f} MB | "
              + " | ".join(f"{time * 1e3:.1f} ms" for time, _ in ours.values())
              + f" | {max(m for _, m in ours.values()) / 1e6:.0f} MB | "
              + " / ".join(f"{seconds / time:.0f}" for time, _ in ours.values()) + " |", flush=True)
    if ratios:
        print("\nMedian of the ratios: "
              + ", ".join(f"{what} {statistics.median(found):.0f}" for what, found in ratios.items()))


def growing(kind, count):
    site = "use([=] __device__ (int i) { data[i] += n; });\n"
    if kind == "lambdas, each in a function":
        return "".join(f"void f{i}(int *data, int n) {{ {site} }}\n" for i in range(count // 10))
    if kind == "lambdas in one function":
        return "void f(int *data, int n) {\n" + site * (count // 10) + "}\n"
    if kind == "lines of a function with a lambda":
        return "void f(int *data, int n) {\n" + "n = n + data[n] * 2;\n" * (count * 10) + site + "}\n"
    members = "".join(f"  int m{i}; int get{i}() const {{ return m{i}; }}\n" for i in range(count))
    return f"struct S {{\n{members}  void f(int *data, int n) {{ {site} }}\n}};\n"


def growth(args):
    kinds = {"lambdas, each in a function": "100 and 1,000", "lambdas in one function": "100 and 1,000",
             "lines of a function with a lambda": "10,000 and 100,000", "members of a class": "1,000 and 10,000"}
    print("| what grows | from, to | list | check | rewrite |")
    print("|---|---|---|---|---|")
    out = os.path.join(OUT or args.work, "culambda-bench.out.cpp")
    for kind, counts in kinds.items():
        times = {}
        for count in (1000, 10_000):
            path = os.path.join(args.work, f"growing-{count}.cu")
            with open(path, "w") as f:
                f.write('# 1 "a.cu"\n' + growing(kind, count))
            for what, command in commands(args.binary, path, out).items():
                taken = statistics.median(measured(command)[0] for _ in range(args.runs * 5))
                times.setdefault(what, []).append(taken)
        cells = [f"{few * 1e3:.1f} ms, {many * 1e3:.1f} ms: {many / few:.1f} times" for few, many in times.values()]
        print(f"| {kind} | {counts} | " + " | ".join(cells) + " |", flush=True)
    if os.path.exists(out):
        os.remove(out)


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("binary")
    ap.add_argument("work")
    ap.add_argument("--runs", type=int, default=3)
    ap.add_argument("--only", default="")
    ap.add_argument("--xgboost")
    ap.add_argument("--growth", action="store_true")
    args = ap.parse_args()
    os.makedirs(args.work, exist_ok=True)
    if args.growth:
        return growth(args)
    oracle.install(oracle.DEFAULT)
    compare(args)


if __name__ == "__main__":
    sys.exit(main())
