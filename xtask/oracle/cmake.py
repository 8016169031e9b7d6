#!/usr/bin/env python3
"""Builds and tests the projects of samples/cmake, samples/make and samples/meson with `culambda toolkit`: CMake of
several releases with Make and Ninja, Make alone, Meson.

    cmake.py --culambda BINARY --work DIR [--cuda-path DIR]... [--only TEXT] [--jobs N]

CMake, Meson and Ninja come from the package index, into virtual environments below the work folder. CUDA's headers are those
that `cargo xtask oracle` fetches, unless folders are named. Each project is built, tested, and built again after a
header was touched, which must compile what includes it and nothing else. Objects of two builds in one folder must be the
same. Prints a line for each combination; the exit status is 1 when one fails.
"""
import argparse, hashlib, os, shutil, subprocess, sys, time
import oracle

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

SAMPLES = os.path.join(ROOT, "samples")
RELEASES = ["3.25.*", "4.*"]
GENERATORS = {"Unix Makefiles": "make", "Ninja": "ninja"}
# A sanitizer shows that the runtime of a project has the project's flags.
PROJECTS = {"toolkit": [], "host": ["-DCMAKE_CXX_FLAGS=-g -fsanitize=address,undefined"]}


class Failed(Exception):
    pass


def run(*command, **more):
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", **more)
    if done.returncode:
        raise Failed("\n".join([" ".join(command), *done.stdout.splitlines()[-15:], *done.stderr.splitlines()[-15:]]))
    return done.stdout


def environment(work, release):
    """The folder of programs of a release of CMake."""
    folder = os.path.join(work, "cmake-" + release.rstrip(".*"))
    programs = os.path.join(folder, "bin")
    if not os.path.exists(os.path.join(programs, "meson")):
        run(sys.executable, "-m", "venv", folder)
        run(os.path.join(programs, "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check",
            "cmake==" + release, "ninja", "meson")
    return programs


def objects(build):
    """What the objects of the project's sources hold, by name."""
    found = {}
    for folder, _, names in os.walk(build):
        for name in names:
            if name.endswith((".cu.o", ".cpp.o")) and "CompilerId" not in folder:
                path = os.path.join(folder, name)
                with open(path, "rb") as f:
                    found[os.path.relpath(path, build)] = hashlib.sha256(f.read()).hexdigest()
    return found


def compiled(output):
    """The sources that a build says it compiles."""
    lines = [line for line in output.splitlines() if "Building" in line and "object" in line]
    return sorted({os.path.basename(line.split()[-1]) for line in lines})


def build_once(cmake, source, build, options, jobs):
    shutil.rmtree(build, ignore_errors=True)
    run(cmake, "-S", source, "-B", build, *options)
    run(cmake, "--build", build, "--parallel", str(jobs))
    return objects(build)


def copied(work):
    place = os.path.join(work, "project")
    shutil.rmtree(place, ignore_errors=True)
    for name in ["cmake", "make", "meson"]:
        shutil.copytree(os.path.join(SAMPLES, name), os.path.join(place, name))
    return place


def make(work, toolkit, culambda):
    """Both Makefiles, with a header touched between two runs of the first."""
    place = os.path.join(copied(work), "make")
    nvcc = f"NVCC={toolkit}/bin/nvcc"
    run("make", "-C", place, nvcc, "check")
    time.sleep(1.1)
    os.utime(os.path.join(place, "..", "cmake", "source", "sum.cuh"))
    rebuilt = [line for line in run("make", "-C", place, nvcc).splitlines() if " -c " in line]
    if len(rebuilt) != 1 or "sum.cu" not in rebuilt[0]:
        raise Failed(f"a header was touched, and make ran {rebuilt}")
    run("make", "-C", place, nvcc, "clean")
    compiler = f"CXX={culambda} cc --cuda-path {toolkit} g++"
    run("make", "-C", place, "-f", "cpu.mk", compiler, f"CUDA={toolkit}", "check")


def meson(work, toolkit, programs):
    place = os.path.join(copied(work), "meson")
    path = os.pathsep.join([os.path.join(toolkit, "bin"), programs, os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "CUDA_PATH": toolkit}
    for command in (["setup", "build"], ["compile", "-C", "build"], ["test", "-C", "build"]):
        run(os.path.join(programs, "meson"), *command, cwd=place, env=environment)


def trial(programs, generator, project, toolkit, work, jobs):
    cmake = os.path.join(programs, "cmake")
    make = shutil.which("make") if generator == "Unix Makefiles" else os.path.join(programs, "ninja")
    place = os.path.join(copied(work), "cmake")
    source, build = os.path.join(place, project), os.path.join(place, "build")
    options = ["-G", generator, "-DCMAKE_MAKE_PROGRAM=" + make, *PROJECTS[project]]
    if project == "toolkit":
        options.append(f"-DCMAKE_CUDA_COMPILER={toolkit}/bin/nvcc")
    else:
        options.append(f"-DCULAMBDA_TOOLKIT={toolkit}")
    first = build_once(cmake, source, build, options, jobs)
    again = build_once(cmake, source, build, options, jobs)
    if first != again or not any(name.endswith(".cu.o") for name in first):
        raise Failed(f"objects of two builds differ: {[name for name in first if first[name] != again.get(name)]}")
    run(os.path.join(programs, "ctest"), "--output-on-failure", cwd=build)
    time.sleep(1.1)  # times of files have seconds for some makes
    os.utime(os.path.join(place, "source", "sum.cuh"))
    rebuilt = compiled(run(cmake, "--build", build))
    if rebuilt != ["sum.cu.o"]:
        raise Failed(f"a header was touched, and {rebuilt} were compiled")


def headers(named):
    if named:
        return named
    oracle.install(oracle.DEFAULT)
    return [oracle.home(oracle.DEFAULT)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--culambda", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--cuda-path", action="append")
    parser.add_argument("--only", default="", help="what the names of trials contain")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    o = parser.parse_args()
    work = os.path.abspath(o.work)
    os.makedirs(work, exist_ok=True)
    failures = 0
    for number, cuda in enumerate(headers(o.cuda_path)):
        toolkit = os.path.join(work, f"toolkit-{number}")
        run(os.path.abspath(o.culambda), "toolkit", "--cuda-path", cuda, toolkit)
        version = run(os.path.join(toolkit, "bin", "nvcc"), "--version").split("release ")[1].split(",")[0]
        trials = {}
        for release in RELEASES:
            programs = environment(work, release)
            for generator in GENERATORS:
                for project in PROJECTS:
                    given = (programs, generator, project, toolkit, work, o.jobs)
                    trials[f"CMake {release}, {generator}, {project}"] = (trial, given)
        trials["GNU Make"] = (make, (work, toolkit, os.path.abspath(o.culambda)))
        trials["Meson"] = (meson, (work, toolkit, environment(work, RELEASES[-1])))
        for name, (tried, given) in trials.items():
            if o.only not in name:
                continue
            begin = time.time()
            try:
                tried(*given)
                print(f"CUDA {version}, {name}: well, {time.time() - begin:.0f} s", flush=True)
            except Failed as failed:
                failures += 1
                print(f"CUDA {version}, {name}: FAILED\n{failed}", flush=True)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
