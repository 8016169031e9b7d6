#!/usr/bin/env python3
"""Records the options that `nvcc --help` lists, in grammar-tests/cpu/nvcc_options.txt.

    nvcc_options.py [--check]

A line has the long name, the short name (none for a few) and what the option takes: `nothing`, `one` value or a `list`.
Whether it takes anything is asked of nvcc itself, which says so when the value is missing; the help does not always.
With --check nothing is written, and the exit status is 1 when something differs.
"""
import argparse, os, re, subprocess, sys, tempfile
import oracle

RECORD = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "..", "grammar-tests", "cpu", "nvcc_options.txt"))
# Their values are in brackets or choices, and nvcc does not say that one is missing.
WITH_VALUE = {"Ofast-compile", "host-linker-script"}


def nvcc(version, *args):
    command = [os.path.join(oracle.root(version), "bin", "nvcc"), *args]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return run.stdout + run.stderr


def listed(version):
    """Long name, short name and the value's text of each option, in the order of the help."""
    lines = nvcc(version, "--help").splitlines()
    for at, line in enumerate(lines):
        head = re.match(r"--([\w-]+)(.*)$", line)
        if not head:
            continue
        rest = head.group(2)
        # Where the names are long, the short one is in the next line.
        short = re.search(r"\((-[\w-]+)\)\s*$", rest) or re.match(r"\s*\((-[\w-]+)\)\s*$", lines[at + 1])
        value = re.sub(r"\(-[\w-]+\)\s*$", "", rest).strip()
        yield head.group(1), short.group(1)[1:] if short else "", value


def takes(version, long, value, source):
    missing = "argument expected after" in nvcc(version, "--dryrun", "-c", source, "--" + long)
    if not missing and long not in WITH_VALUE:
        return "nothing"
    return "list" if value.endswith(",...") else "one"


def record(version):
    release = ".".join(version.split(".")[:2])
    text = (f"# The options that `nvcc --help` of CUDA {release} lists: long name, short name, what it takes. "
            "Recorded by xtask/oracle/nvcc_options.py.\n")
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "a.cu")
        open(source, "w").close()
        for long, short, value in listed(version):
            text += f"{long}\t{short}\t{takes(version, long, value, source)}\n"
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    oracle.install(oracle.DEFAULT)
    text = record(oracle.DEFAULT)
    if options.check:
        with open(RECORD) as f:
            same = f.read() == text
        print(f"nvcc_options: {'the same' if same else 'differs'}")
        return 0 if same else 1
    with open(RECORD, "w") as f:
        f.write(text)
    print(f"nvcc_options: {text.count(chr(10)) - 1} options")
    return 0


if __name__ == "__main__":
    sys.exit(main())
