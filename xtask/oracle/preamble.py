#!/usr/bin/env python3
"""Records the preamble that the reference front end injects, for every line of grammar-tests/preamble/cases.tsv.

    preamble.py [--only SUBSTRING] [--check] [--jobs N]

The first five columns of a line say what is asked: release, standard, host compiler, capture counts of
device lambdas and of host-device lambdas. The others are written: length, 64-bit FNV-1a hash, and the
file in texts/ that holds the whole text (kept as the line names it, `-` for none). A new case needs its
first five columns only; the sixth to eighth may be missing. --only picks lines by their text.
With --check nothing is written, and the exit status is 1 when something differs.
"""
import argparse, concurrent.futures, os, sys, tempfile
import oracle

FOLDER = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "grammar-tests", "preamble"))
DISABLED = os.path.join(FOLDER, "texts", "disabled.txt")


def counts(text):
    return [] if text == "none" else [int(n) for n in text.split(",")]


def source(device, host_device):
    """A preprocessed unit with one lambda for each count."""
    def lambdas(numbers, annotation):
        return "".join("sink([" + ",".join(f"v{i}" for i in range(n)) + f"] {annotation} () {{}});\n"
                       for n in numbers)
    variables = "".join(f"int v{i}=0;\n" for i in range(max(device + host_device + [0])))
    both = "__attribute__((host)) __attribute__((device))"
    return ("struct __attribute__((device_builtin)) __nv_lambda_preheader_injection { };\n"
            "template<class T> void sink(T){}\nvoid fn(){\n" + variables +
            lambdas(device, "__attribute__((device))") + lambdas(host_device, both) + "}\n")


def output(device, host_device, standard, version, host, extended=True):
    """The front end's whole output."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "a.ii")
        with open(path, "w") as f:
            f.write(source(device, host_device))
        res, text, _ = oracle.frontend(path, version, standard, extended=extended, preprocessed=True,
                                       host_version=host)
    if res["rc"]:
        raise SystemExit(f"the front end refused {device} {host_device}: {str(res)[:2000]}")
    return text


def fnv(data):
    """64-bit FNV-1a."""
    h = 0xCBF29CE484222325
    for byte in data:
        h = ((h ^ byte) * 0x100000001B3) & (2**64 - 1)
    return f"{h:016x}"


def disabled():
    """What the front end prints without extended lambda mode."""
    text = output([], [], "17", oracle.DEFAULT, "gcc-12", extended=False)
    start = text.index("#define __nv_is_ext")
    return text[start:text.index("#endif\n", start) + len("#endif\n")].encode()


def settle(path, data, check):
    """Writes or compares a whole text; says whether it was different."""
    old = None
    if os.path.exists(path):
        with open(path, "rb") as f:
            old = f.read()
    if old != data and not check:
        with open(path, "wb") as f:
            f.write(data)
    return old != data


def work(line, options):
    """One line recorded: the new line, and whether anything differs."""
    asked = line.split("\t")
    version, standard, host, device, host_device = asked[:5]
    data = oracle.preamble(output(counts(device), counts(host_device), standard, version, host)).encode()
    whole = asked[7] if len(asked) > 7 else "-"
    differs = whole != "-" and settle(os.path.join(FOLDER, "texts", whole), data, options.check)
    new = "\t".join([*asked[:5], str(len(data)), fnv(data), whole])
    return new, differs or new != line


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--only", default="")
    ap.add_argument("--check", action="store_true")
    ap.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    options = ap.parse_args()
    path = os.path.join(FOLDER, "cases.tsv")
    with open(path, encoding="utf-8") as f:
        lines = f.read().splitlines()
    chosen = [i for i, line in enumerate(lines) if line and not line.startswith("#") and options.only in line]
    for version in sorted({lines[i].split("\t")[0] for i in chosen} | {oracle.DEFAULT}):
        oracle.install(version)
    bad = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for i, (new, differs) in zip(chosen, pool.map(lambda i: work(lines[i], options), chosen)):
            if differs:
                print(f"{'differs' if options.check else 'changed'}  {new}", flush=True)
                bad += 1
            lines[i] = new
    if settle(DISABLED, disabled(), options.check):
        print("differs  texts/disabled.txt")
        bad += 1
    if not options.check:
        with open(path, "w", encoding="utf-8") as f:
            f.write("\n".join(lines) + "\n")
    print(f"preamble: {len(chosen)} cases, {bad} different")
    return 1 if bad and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
