"""Trials with files: kills in the middle of a write, full disks, odd names, links. A trial loses no byte, or fails."""

import os
import random
import resource
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from families import HEAD, dev
from measure import ENV, run

# Times that a writing program is killed.
KILLS = 60
# A finding with a fix, and a lambda that is rewritten: large enough that writing takes a while.
FIXABLE = HEAD + "void g(int a) {\n" + "".join(f"f([=] (int p{i}) __device__ {{ return a + p{i}; }});\n" for i in range(400)) + "}\n"
PLAIN = HEAD + "void g(int a) {\n" + dev("return a;") * 2000 + "}\n" + "// filler\n" * 200_000
OLD = b"what was there before\n" * 1000


def put(folder, name, data):
    """Writes a file under a name of bytes or text."""
    path = os.path.join(os.fsencode(folder), os.fsencode(name))
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())
    return path


def get(folder, name):
    """Reads a file."""
    with open(os.path.join(os.fsencode(folder), os.fsencode(name)), "rb") as file:
        return file.read()


def leftovers(folder):
    """Temporary files of the program."""
    return [name for name in os.listdir(folder) if name.startswith(".culambda-")]


def killed(binary, args, target, before):
    """Kills runs at random places: the target holds the old bytes or those of a whole run, and the next run cleans up."""
    dice = random.Random(7)
    with tempfile.TemporaryDirectory() as folder:
        before(folder)
        started = time.monotonic()
        run([binary, *args], folder)
        whole, took = get(folder, target), time.monotonic() - started
        hit = 0
        for _ in range(KILLS):
            before(folder)
            old = get(folder, target)
            child = subprocess.Popen([binary, *args], cwd=folder, env=ENV, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(took * dice.uniform(0.3, 1.05))
            child.send_signal(signal.SIGKILL)
            hit += child.wait() == -signal.SIGKILL
            if get(folder, target) not in (old, whole):
                return "a file that is neither the old one nor the new one"
        before(folder)
        run([binary, *args], folder)
        if leftovers(folder):
            return f"{leftovers(folder)} stay after the next run"
        return None if hit else "no run was killed in time"


def kills_of_output(binary):
    def before(folder):
        put(folder, "x.cu", PLAIN)
        put(folder, "out.txt", OLD)

    return killed(binary, ["rewrite", "-o", "out.txt", "x.cu"], "out.txt", before)


def kills_of_fixes(binary):
    return killed(binary, ["check", "--fix", "--exit-zero", "x.cu"], "x.cu", lambda folder: put(folder, "x.cu", FIXABLE))


def kills_of_baselines(binary):
    def before(folder):
        put(folder, "x.cu", FIXABLE)
        put(folder, "base.json", b'{"schema": 1, "findings": []}\n')

    return killed(binary, ["check", "--write-baseline", "--baseline", "base.json", "x.cu"], "base.json", before)


def full_disk(binary):
    """No room for the output: the old file stays, and the program says so."""
    with tempfile.TemporaryDirectory() as folder:
        small = Path(folder, "small")
        small.mkdir()
        mounted = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=128k", "tmpfs", small], capture_output=True
        ).returncode == 0
        try:
            put(folder, "x.cu", PLAIN)
            put(small, "out.txt", OLD)
            result = run([binary, "rewrite", "-o", "small/out.txt", "x.cu"], folder, largest=None if mounted else 1 << 16)
            if get(small, "out.txt") != OLD:
                return "the old file is lost"
            if leftovers(small) and mounted:
                return f"{leftovers(small)} stay"
            # A limit on the size of files ends the program with a signal, unless it is ignored.
            return None if result.rc in (2, -signal.SIGXFSZ) else f"status {result.rc}"
        finally:
            if mounted:
                subprocess.run(["umount", small], check=True)


def full_output(binary):
    """A standard output that takes nothing: exit 2 in every command."""
    with tempfile.TemporaryDirectory() as folder, open("/dev/full", "wb") as full:
        put(folder, "x.cu", PLAIN)
        for args in (["check", "x.cu"], ["list", "x.cu"], ["rewrite", "x.cu", "--keep-going"], ["diff", "x.cu", "--keep-going"], ["preamble"], ["--help"], ["--version"]):
            result = run([binary, *args], folder, stdout=full)
            if result.rc != 2:
                return f"{' '.join(args)}: status {result.rc}"
    return None


def names(binary):
    """Names that are no UTF-8, with a line feed, with what terminals act on: each file is fixed under its own name."""
    odd = [b"\xff.cu", b"\xfe.cu", "\ufffd.cu".encode(), b"a\nb.cu", b"\x1b[31m.cu", b"-o.cu", b"--output=x.cu", b" .cu"]
    with tempfile.TemporaryDirectory() as folder:
        for at, name in enumerate(odd):
            put(folder, name, f"// {at}\n" + FIXABLE)
        for form in ("pretty", "concise", "json", "sarif", "github"):
            result = run([binary, "check", "--exit-zero", "--format", form, "."], folder)
            if not result.ended() or b"\x1b" in result.out + result.err:
                return f"{form}: status {result.rc}, or an escape in the output"
            if any(line.startswith((b"b.cu", b"::b")) for line in (result.out + result.err).splitlines()):
                return f"{form}: a line feed of a name in the output"
        run([binary, "check", "--fix", "--exit-zero", "."], folder)
        for at, name in enumerate(odd):
            now = get(folder, name)
            if not now.startswith(f"// {at}\n".encode()):
                return f"{name!r} has the text of another file"
            if b") __device__" in now:
                return f"{name!r} is not fixed"
    return None


def long_names(binary):
    """A name of 70,000 characters, in the text and on the command line."""
    name = "v" * 70_000
    with tempfile.TemporaryDirectory() as folder:
        put(folder, "x.cu", HEAD + f"void {name}(int {name}1) {{ {dev(f'return {name}1;')} }}\n")
        for args in (["list", "x.cu"], ["list", "--format", "json", "x.cu"], ["check", "--exit-zero", "x.cu"], ["rewrite", "x.cu"], ["diff", "x.cu"], ["check", name], ["list", "--stdin-filename", name, "-"]):
            result = run([binary, *args], folder)
            if not result.ended():
                return f"{args[0]}: status {result.rc}"
    return None


def links(binary):
    """An output that is an input, by whatever name: refused, and the input stays."""
    with tempfile.TemporaryDirectory() as folder:
        put(folder, "x.cu", PLAIN)
        os.symlink("x.cu", os.path.join(folder, "link.cu"))
        os.link(os.path.join(folder, "x.cu"), os.path.join(folder, "hard.cu"))
        os.mkdir(os.path.join(folder, "d"))
        os.symlink("..", os.path.join(folder, "d", "up"))
        for out in ("x.cu", "link.cu", "hard.cu", "./x.cu", "d/up/x.cu"):
            for args in (["-o", out], ["-o", "y.txt", "--depfile", out], ["-o", "y.txt", "--preamble", f"./{out}"]):
                result = run([binary, "rewrite", *args, "x.cu"], folder)
                if result.rc != 2:
                    return f"{' '.join(args)}: status {result.rc}"
                if get(folder, "x.cu") != PLAIN.encode():
                    return f"{' '.join(args)}: the input is lost"
    return None


ALL = [
    (f"{KILLS} runs of `rewrite -o` are killed", "the output is the old one or the new one", kills_of_output),
    (f"{KILLS} runs of `check --fix` are killed", "the file is the old one or the fixed one", kills_of_fixes),
    (f"{KILLS} runs of `check --write-baseline` are killed", "the baseline is the old one or the new one", kills_of_baselines),
    ("the disk of the output is full", "the old file stays, exit 2", full_disk),
    ("the standard output is full", "exit 2 in every command", full_output),
    ("names that are not UTF-8, with line feeds and escapes", "each file is fixed, and no name has an effect", names),
    ("names of 70,000 characters", "no command ends abnormally", long_names),
    ("the output is an input, directly, by links, by another path", "refused, and nothing is written", links),
]


def table(binary, only, say):
    """The table of trials; those that do not hold."""
    failed = []
    say("\n| trial | what holds | |\n|---|---|---|")
    for name, promise, trial in ALL:
        if only and only not in name:
            continue
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        problem = trial(binary)
        say(f"| {name} | {promise} | {f'**{problem}**' if problem else 'holds'} |")
        if problem:
            failed.append(f"{name}: {problem}")
    return failed
