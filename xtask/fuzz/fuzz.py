#!/usr/bin/env python3
"""Asks the reference front end about random programs.

    fuzz.py ask FOLDER --seeds A:B [--mode both|valid|break] [--off FEATURE,...]
    fuzz.py reduce RECORD --like CLASS --where raw|ii --signature TEXT --judge COMMAND --out FILE [--seconds S]

`ask` makes the program of every seed (programs.py), leaves out the units in which g++ or the front end finds
errors that are not about extended lambdas, and writes for each program

    SEED-MODE.cu    the text; its first line is `// std: NN`
    SEED-MODE.ii    what `g++ -E` makes of it
    SEED-MODE.json  {"version", "std", "units", "findings", "sites"}

`units` are the first and last line of every unit, as line markers number them; `findings` are [line, rule].
The front end prints no text of a program that it rejects: such a program has `sites` null, and SEED-MODE-sites
is what is left of it without the units that have findings. Answers that are there already are kept. The folder
that `ask` prints has the hash of the generator in its name, so a change of it never meets old answers.

`reduce` takes units, lines and tokens out of a program as long as `COMMAND RECORD` prints the same difference.

In place of cuda_runtime.h there is runtime.h, which takes a tenth of the time.
"""
import argparse, hashlib, json, os, re, shlex, shutil, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "oracle"))
import diagnostics, oracle, programs  # noqa: E402
from sites import stable  # noqa: E402

RUNTIME = os.path.join(HERE, "runtime.h")
# What only the device front end reports, and a warning that no file here asks for.
NOT_ASKED = {"extended_lambda_parent_private_template_arg", "extended_lambda_parent_local_type",
             "extended_lambda_parent_private_type", "global_lambda_template_arg", "this_addr_capture_ext_lambda"}
FIELDS = ("wrapper", "mutable", "func_ptr_conv", "trailing_return", "fn_type", "fn", "return", "id", "line", "captures")


class Program:
    """Lines, units as index ranges of them, and the standard."""

    def __init__(self, lines, units, std):
        self.lines, self.units, self.std = lines, units, std

    def text(self):
        return f"// std: {self.std}\n" + "\n".join(self.lines) + "\n"

    def presented(self):
        """The line that messages name, for every index."""
        out, current = [], 2
        for line in self.lines:
            marker = re.match(r"\s*#\s*(?:line\s+)?(\d+)", line)
            out.append(current)
            current = int(marker.group(1)) if marker else current + 1
        return out

    def unit_of(self, line):
        """The number of the unit that a line of a message is in; None for the prelude or nowhere."""
        shown = self.presented()
        at = [k for k, (first, last) in enumerate(self.units) if line in shown[first:last + 1]]
        return at[-1] if at and at[-1] else None

    def keep(self, which):
        """The program with some of its units."""
        lines, units = [], []
        for k in which:
            first, last = self.units[k]
            part = list(self.lines[first:last + 1])
            if k and re.match(r"#line \d{4}", part[0]):
                part[0] = f"#line {len(lines) + 1004}"
                if part[-1].startswith("#line"):
                    part[-1] = f"#line {len(lines) + len(part) + 2}"
            units.append((len(lines), len(lines) + len(part) - 1))
            lines += part
        return Program(lines, units, self.std)

    def without(self, bad):
        """The program without the units of some lines; None when one of them is in no unit."""
        at = {self.unit_of(line) for line in bad}
        if not at or None in at:
            return None
        return self.keep([k for k in range(len(self.units)) if k not in at])


def run(command, folder):
    try:
        return subprocess.run(command, capture_output=True, text=True, errors="replace", cwd=folder, timeout=60)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "timeout")


def compiler(std, *options):
    return ["g++", f"-std=c++{std}", "-x", "c++", "-w", "-m64", "-D__CUDACC__", "-D__NVCC__",
            "-D__CUDACC_EXTENDED_LAMBDA__", "-include", RUNTIME, *options]


def errors_of_gcc(program, folder, name):
    """The lines of errors that g++ finds; it knows no attribute between the captures and `<class T>`."""
    out = run(compiler(program.std, "-D__attribute__(x)=", "-fsyntax-only", f"{name}.cu"), folder).stderr
    return [int(n) for n in re.findall(rf"^{re.escape(name)}\.cu:(\d+):(?:\d+:)? (?:fatal )?error: ", out, re.M)]


class Answer:
    """What the front end says of NAME.cu: return code, findings, lines of other errors, sites."""

    def __init__(self, program, folder, name):
        with open(os.path.join(folder, name + ".cu"), "w") as f:
            f.write(program.text())
        self.rc, self.findings, self.other, self.sites = -1, [], [], []
        if run(compiler(program.std, "-E", f"{name}.cu", "-o", f"{name}.ii"), folder).returncode:
            return
        ii = os.path.join(folder, name + ".ii")
        result, _, _ = oracle.frontend(ii, std=str(program.std), preprocessed=True)
        mine = lambda x: os.path.basename(x["file"] or f"{name}.cu") == f"{name}.cu"  # noqa: E731
        self.rc = result["rc"]
        self.sites = [{k: s[k] for k in FIELDS} for s in stable(result["sites"]) if mine(s)]
        for d in filter(mine, result["diagnostics"]):
            known, tag = diagnostics.rule(d["message"])
            if known and tag and tag not in NOT_ASKED:
                self.findings.append([d["line"], tag])
            elif not known and d["severity"] not in ("warning", "remark"):
                self.other.append(d["line"])

    def counts(self):
        """Whether the program is valid but for restrictions."""
        return not self.other and (self.rc == 0 or (self.rc == 2 and self.findings))


def valid(program, folder, name):
    """The program without units that are not valid, and the answer about it; (None, None) if nothing is left."""
    for _ in range(6):
        with open(os.path.join(folder, name + ".cu"), "w") as f:
            f.write(program.text())
        bad = errors_of_gcc(program, folder, name)
        if not bad:
            break
        program = program.without(bad)
        if program is None:
            return None, None
    else:
        return None, None
    for _ in range(6):
        answer = Answer(program, folder, name)
        if not answer.other:
            return (program, answer) if answer.counts() else (None, None)
        program = program.without(answer.other)
        if program is None:
            return None, None
    return None, None


def record(program, answer, path):
    """Writes the answer about a program."""
    shown = program.presented()
    value = {"version": oracle.DEFAULT, "std": program.std}
    value["units"] = [[min(shown[a:b + 1]), max(shown[a:b + 1])] for a, b in program.units]
    value["findings"] = sorted(answer.findings)
    value["sites"] = answer.sites if answer.rc == 0 else None
    with open(path, "w") as f:
        f.write(json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace('{"wrapper"', '\n{"wrapper"') + "\n")


def ask(folder, seed, mode, off):
    """Records the program of a seed, and what is left of it without findings."""
    name = f"{seed}-{mode}"
    if os.path.exists(os.path.join(folder, name + ".json")):
        return
    with tempfile.TemporaryDirectory() as work:
        program, answer = valid(Program(*programs.generate(seed, mode, off=off)), work, name)
        if program is None:
            with open(os.path.join(work, name + ".json"), "w") as f:
                f.write("null\n")
        else:
            record(program, answer, os.path.join(work, name + ".json"))
        if program and answer.rc:
            rest, rest_name = program.without([line for line, _ in answer.findings]), name + "-sites"
            again = rest and Answer(rest, work, rest_name)
            if again and again.counts() and not again.rc:
                record(rest, again, os.path.join(work, rest_name + ".json"))
        for left in (name + "-sites", name):    # the record of the whole program says that all is there
            for end in (".cu", ".ii", ".json"):
                made = os.path.join(work, left + end)
                if os.path.exists(os.path.join(work, left + ".json")) and os.path.exists(made):
                    shutil.copy(made, folder)


def generator():
    digest = hashlib.sha256(oracle.DEFAULT.encode())
    for name in ("programs.py", "wide.py", "subjects.py", "runtime.h"):
        with open(os.path.join(HERE, name), "rb") as f:
            digest.update(f.read())
    return digest.hexdigest()[:12]


# -- reducing ---------------------------------------------------------------------------------------------------
TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'(?:[^\'\\\n]|\\.)*\'|\d[\w.\']*|[A-Za-z_]\w*|\.\.\.|->|::|\+\+|--|<<|<=|>=|==|!='
                   r'|&&|\|\||\\\n|\n[ \t]*#[^\n]*(?:\\\n[^\n]*)*|\s+|/\*.*?\*/|//[^\n]*|.', re.S)


class Reducer:
    """Takes parts out of a program as long as the judge still prints a difference like the given one."""

    def __init__(self, options, std, folder):
        self.options, self.std, self.folder = options, std, folder
        self.end = time.time() + options.seconds

    def same(self, lines, units=None):
        if time.time() > self.end:
            return False
        program = Program(lines, units or [(0, len(lines) - 1)], self.std)
        answer = Answer(program, self.folder, "p")
        if not answer.counts() or (answer.rc and errors_of_gcc(program, self.folder, "p")):
            return False
        path = os.path.join(self.folder, "p.json")
        record(program, answer, path)
        out = run(shlex.split(self.options.judge) + [path], self.folder).stdout
        want = (self.options.like, self.options.where, self.options.signature)
        return any((d["class"], d["where"], d["signature"]) == want for d in map(json.loads, out.splitlines()))

    def chunks(self, parts, whole):
        """Without runs of parts, ever shorter ones, that are not needed; `whole` makes lines of parts."""
        size = max(1, len(parts) // 2)
        while size:
            i = 0
            while i < len(parts):
                fewer = parts[:i] + parts[i + size:]
                if len(fewer) < len(parts) and self.same(whole(fewer)):
                    parts = fewer
                else:
                    i += size
            size //= 2
        return parts

    def units(self, program):
        which = list(range(len(program.units)))
        size = max(1, len(which) // 2)
        while size:
            i = 1
            while i < len(which):
                fewer = which[:i] + which[i + size:]
                part = program.keep(fewer)
                if len(fewer) < len(which) and self.same(part.lines, part.units):
                    which = fewer
                else:
                    i += size
            size //= 2
        return program.keep(which)

    def groups(self, tokens, before):
        """Without brackets, their contents and statements that are not needed."""
        alive = [True] * len(tokens)
        for first, last in spans(tokens):
            at = [i for i in range(first, last) if alive[i]]
            if not "".join(tokens[i] for i in at).strip():
                continue
            for i in at:
                alive[i] = False
            if not self.same(before + lines_of([t for t, keep in zip(tokens, alive) if keep])):
                for i in at:
                    alive[i] = True
        return [t for t, keep in zip(tokens, alive) if keep]

    def reduce(self, program):
        if not self.same(program.lines, program.units):
            return None
        program = self.units(program)
        split = program.units[0][1] + 1
        before, rest = program.lines[:split], program.lines[split:]
        rest = self.chunks(rest, lambda part: before + part)
        tokens = TOKEN.findall("\n".join(rest))
        for _ in range(3):
            fewer = self.groups(tokens, before)
            if len(fewer) == len(tokens):
                break
            tokens = fewer
        tokens = self.chunks(tokens, lambda part: before + lines_of(part))
        rest = [line for line in lines_of(tokens) if line.strip()]
        self.end = time.time() + self.options.seconds / 2
        if not self.same(before + rest):
            rest = lines_of(tokens)
        return self.chunks(before, lambda part: part + rest) + rest


def lines_of(tokens):
    return "".join(tokens).split("\n")


def spans(tokens):
    """Ranges of tokens that belong together: brackets with and without them, statements, arguments; long ones first."""
    opened, out, last = [], [], [0]
    for i, token in enumerate(tokens):
        if token in ("{", "(", "["):
            opened.append(i)
            last.append(i + 1)
        elif token in ("}", ")", "]") and opened:
            first = opened.pop()
            last.pop()
            out += [(first + 1, i), (first, i + 1)]
        if token in ("}", ";", ","):
            out.append((last[-1], i + 1))
            last[-1] = i + 1
    return sorted(set(out), key=lambda span: span[0] - span[1])


def reduce(options):
    with open(options.record) as f:
        value = json.load(f)
    with open(options.record[:-len(".json")] + ".cu") as f:
        lines = f.read().split("\n")[1:-1]
    whole = Program(lines, [(0, len(lines) - 1)], value["std"])
    shown = whole.presented()
    units, first = [], 0
    for _, last in value["units"]:      # units follow each other; the last line of each is known
        end = max((i for i in range(first, len(lines)) if shown[i] == last), default=first)
        units.append((first, end))
        first = end + 1
    with tempfile.TemporaryDirectory() as folder:
        left = Reducer(options, value["std"], folder).reduce(Program(lines, units, value["std"]))
    if left is None:
        print(f"not seen again: {options.signature}", file=sys.stderr)
        return 1
    with open(options.out, "w") as f:
        f.write(Program(left, [(0, len(left) - 1)], value["std"]).text())
    print(options.out)
    return 0


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    sub = ap.add_subparsers(dest="command", required=True)
    a = sub.add_parser("ask")
    a.add_argument("folder"); a.add_argument("--seeds", required=True)
    a.add_argument("--mode", default="both", choices=["both", "valid", "break"]); a.add_argument("--off", default="")
    r = sub.add_parser("reduce")
    r.add_argument("record"); r.add_argument("--like", required=True); r.add_argument("--where", required=True)
    r.add_argument("--signature", required=True); r.add_argument("--judge", required=True)
    r.add_argument("--out", required=True); r.add_argument("--seconds", type=float, default=40)
    options = ap.parse_args()
    oracle.install(oracle.DEFAULT)
    if options.command == "reduce":
        return reduce(options)
    off = [f for f in options.off.split(",") if f]
    folder = os.path.join(os.path.abspath(options.folder), "-".join([generator(), *off]))
    os.makedirs(folder, exist_ok=True)
    print(folder, flush=True)
    first, last = (options.seeds.split(":") + [None])[:2]
    for seed in range(int(first), int(last or int(first) + 1)):
        for mode in ("valid", "break") if options.mode == "both" else (options.mode,):
            ask(folder, seed, mode, off)
    return 0


if __name__ == "__main__":
    sys.exit(main())
