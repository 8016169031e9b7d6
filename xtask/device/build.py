"""Builds every program by nvcc, and with culambda in the place of nvcc's host front end.

nvcc builds the first one and says which commands it runs. The others repeat the last two of these, compiling and linking,
with a text that `culambda rewrite --host-view` has written in the place of cudafe++: of the same preprocessed text, and
of the source itself. The code for the device and the stub file, which registers and launches the kernels by their types,
are nvcc's.
"""
import concurrent.futures, glob, json, os, re, shlex, shutil, subprocess, sys, tarfile, tempfile
import kernels

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(HERE), "oracle"))
import oracle

PROGRAMS = os.path.join(HERE, "programs")
HOSTS = ["g++", "clang++"]
STANDARD = "17"
# headers that the stub file includes again, and that are in the preprocessed text already
PRESENT = ["DEVICE_TYPES", "DRIVER_TYPES", "VECTOR_TYPES", "SURFACE_TYPES", "TEXTURE_TYPES", "COMMON_FUNCTIONS"]
# nvcc's front end writes these declarations above the others; the stub file relies on them
INTERNAL = """#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#include "crt/host_defines.h"
#include "crt/host_runtime.h"
// for managed variables, which the programs do not have
static void __nv_save_fatbinhandle_for_managed_rt(void **) {}
"""


class Failed(Exception):
    """A step that did not succeed, with the first line that says why."""


def step(name, command):
    try:
        p = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except OSError as why:
        raise Failed(f"{name}: {why}") from why
    if p.returncode:
        lines = [line for line in (p.stderr + p.stdout).splitlines() if not line.startswith("#$ ")]
        why = [line for line in lines if re.search(r"error|refused|undefined", line)] or lines or ["no message"]
        raise Failed(f"{name}: {why[0].strip()[:400]}")
    return p.stderr


def standard(source):
    """The C++ standard of a program: its first line may say `// std: 20`."""
    with open(source, encoding="utf-8") as f:
        m = re.match(r"// std: (\d+)", f.readline())
    return m.group(1) if m else STANDARD


def by_nvcc(o, source, host, work):
    """Builds a program with nvcc alone; returns the commands that it ran."""
    name = name_of(source)
    command = [os.path.join(o.cuda, "bin", "nvcc"), "-v", "-keep", "--keep-dir", work, "--extended-lambda",
               f"-std=c++{standard(source)}", "-O1", "-w", "-cudart", "static", "-ccbin", host,
               "-gencode", f"arch=compute_{o.arch},code=[sm_{o.arch},compute_{o.arch}]",
               source, "-o", os.path.join(work, name + "-nvcc")]
    said = step("nvcc", command)
    return [line[3:] for line in said.splitlines() if line.startswith("#$ ")]


def one_command(commands, *words):
    """The arguments of the command in which all these words are."""
    found = [shlex.split(c) for c in commands if all(w in c for w in words)]
    if not found:
        raise Failed(f"nvcc: runs no command with {' and '.join(words)}")
    return found[-1]


def name_of_unnamed(front_end_text):
    """What nvcc calls the unnamed namespaces of a unit; empty where it has none."""
    m = re.search(r"^#define _NV_ANON_NAMESPACE (\w+)", front_end_text, re.M)
    return m.group(1) if m else ""


def rewritten(o, source, host, arguments):
    """Has culambda write a host view."""
    step("culambda", [o.culambda, "rewrite", "--host-view", "--no-config", "--std", standard(source), "--cuda",
                      ".".join(o.version.split(".")[:2]), "--host-compiler", host_name(host), *arguments])


def lower(path, unnamed, more=""):
    """Lowers the kernels in a file that culambda has written, and names its unnamed namespaces."""
    with open(path, encoding="utf-8", errors="surrogateescape") as f:
        text = kernels.lower(f.read())
    if unnamed:
        text = kernels.name_unnamed(text, unnamed)
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as f:
        f.write(text + more)


def stub(name, unnamed):
    """What is at the end of a unit: the file that registers the kernels and launches them."""
    present = "".join(f"#define __{header}_H__\n" for header in PRESENT)
    return f"\n{present}#define _NV_ANON_NAMESPACE {unnamed}\n{INTERNAL}#include \"{name}.cudafe1.stub.c\"\n"


def preprocessed_text(o, source, host, work, unnamed):
    """Our counterpart of the file that nvcc's front end writes, from the text that this reads."""
    name = name_of(source)
    out = os.path.join(work, "preprocessed", name + ".cpp")
    os.makedirs(os.path.dirname(out))
    rewritten(o, source, host, ["--preprocessed", os.path.join(work, name + ".cpp4.ii"), "-o", out])
    lower(out, unnamed, stub(name, unnamed))
    return out, []


def raw_text(o, source, host, work, unnamed):
    """The same from the source and the header that it includes, with CUDA's headers as any C++ compiler reads them."""
    out = os.path.join(work, "raw")
    files = [source, os.path.join(PROGRAMS, "device.h")]
    rewritten(o, source, host, [*files, "--out-dir", out, "--preamble", os.path.join(out, "lambdas.h")])
    main = os.path.join(out, os.path.basename(source))
    lower(os.path.join(out, "device.h"), unnamed)
    lower(main, unnamed, stub(name_of(source), unnamed))
    # only the headers that nvcc reads declare the other form of launches
    return main, ["-include", "cuda_runtime.h", "-D__NV_LEGACY_LAUNCH"]


def name_of(source):
    return os.path.splitext(os.path.basename(source))[0]


def host_name(host):
    """How culambda is told of a host compiler."""
    name = "clang" if "clang" in host else "gcc"
    flag = "-dumpversion" if name == "clang" else "-dumpfullversion"
    return f"{name}-" + subprocess.run([host, flag], capture_output=True, text=True, check=True).stdout.strip()


def by_culambda(o, source, host, work, commands, way):
    """Builds a program from our text with nvcc's own commands."""
    name = name_of(source)
    with open(os.path.join(work, name + ".cudafe1.cpp"), encoding="utf-8", errors="replace") as f:
        unnamed = name_of_unnamed(f.read())
    text, options = TEXTS[way](o, source, host, work, unnamed)
    obj, exe = os.path.join(work, way, name + ".o"), os.path.join(work, f"{name}-{way}")
    swap = {f"{name}.cudafe1.cpp": text, f"{name}.o": obj, f"{name}-nvcc": exe}

    def with_ours(command):
        # the architecture is defined for text whose conditions are decided already
        return [swap.get(os.path.basename(word), word) for word in command
                if way != "raw" or not word.startswith("-D__CUDA_ARCH__=")]
    step(host, with_ours(one_command(commands, " -c ", f"{name}.cudafe1.cpp")) + ["-w", "-I" + work, *options])
    step("linker", with_ours(one_command(commands, "--start-group", f"{name}.o")))


# the ways of our text; the headers of CUB and Thrust want nvcc's macros, so a source with them is only rewritten preprocessed
TEXTS = {"preprocessed": preprocessed_text, "raw": raw_text}


def ways(source):
    with open(source, encoding="utf-8") as f:
        library = re.search(r"#include <(cub|thrust)/", f.read())
    return [way for way in TEXTS if way != "raw" or not library]


def build(o, source, host):
    """Builds a program in all ways; why it could not be built in one of them."""
    name = name_of(source)
    work = os.path.join(o.work, host, name)
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    try:
        commands = by_nvcc(o, source, host, work)
    except Failed as why:
        return name, host, {"nvcc": str(why)}
    state = {"nvcc": None}
    for way in ways(source):
        try:
            by_culambda(o, source, host, work, commands, way)
            state[way] = None
        except (Failed, kernels.Unreadable) as why:
            state[way] = str(why)
    return name, host, state


def pack(o, results):
    """Puts the stripped programs, a list of them and the script that runs them into the folder that is carried."""
    os.makedirs(o.out, exist_ok=True)
    shutil.copy(os.path.join(HERE, "run.py"), o.out)
    listed = [{"name": n, "host": h, "failed": s} for n, h, s in results]
    with open(os.path.join(o.work, "programs.json"), "w", encoding="utf-8") as f:
        json.dump({"version": o.version, "arch": o.arch, "hosts": o.host, "programs": listed}, f, indent=1)
    # the runtime is in each of them: xz finds it again, where it is within its window
    with tarfile.open(os.path.join(o.out, "programs.tar.xz"), "w:xz", preset=9) as tar:
        tar.add(os.path.join(o.work, "programs.json"), "programs.json")
        for name, host, state in results:
            for way in (way for way, why in state.items() if not why):
                exe = os.path.join(o.work, host, name, f"{name}-{way}")
                subprocess.run(["strip", exe], check=True)
                tar.add(exe, f"{host}/{name}-{way}")


def release(cuda):
    """The release of a toolkit, as its compiler says it."""
    said = subprocess.run([os.path.join(cuda, "bin", "nvcc"), "--version"], capture_output=True, text=True, check=True)
    return re.search(r"release .*V([\d.]+)", said.stdout).group(1)


def main(o):
    """Builds everything; whether all of it could be built."""
    if not o.cuda:
        oracle.install(oracle.DEFAULT, device=True)
        o.cuda = oracle.root(oracle.DEFAULT)
    o.version = release(o.cuda)
    o.host = [h for h in o.host or HOSTS if shutil.which(h)]
    sources = sorted(s for s in glob.glob(os.path.join(PROGRAMS, "*.cu")) if o.only in os.path.basename(s))
    with tempfile.TemporaryDirectory(prefix="device") as tmp:
        o.work = os.path.abspath(o.keep or tmp)
        with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
            jobs = [pool.submit(build, o, s, h) for s in sources for h in o.host]
            results = [said(job.result()) for job in jobs]
        pack(o, results)
    return bool(results) and all(why is None for _, _, state in results for why in state.values())


def said(result):
    """Prints what became of one program."""
    name, host, state = result
    for way, why in state.items():
        print(f"{name:20} {host:8} {way:13} {why or 'built'}", flush=True)
    return result
