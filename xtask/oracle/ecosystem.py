#!/usr/bin/env python3
"""Builds translation units of public projects, and records what the reference makes of them.

    ecosystem.py [PROJECT ...] --out DIR [--sources DIR] [--files SUBSTRING] [--cases]

For every file of a project: DIR/PROJECT/FILE.ii, what the host compiler's preprocessor makes of it as
nvcc runs it, and DIR/PROJECT/FILE.json, what the reference front end makes of that:

    {"std", "seconds", "size", "diagnostics": [...], "sites": [...]}

DIR/PROJECT/checkout says where the sources are and which options decide what the recorded build has otherwise
than the tree itself says: {"root", "departs": [...]}.

A file without extended lambdas, or one that the preprocessor or the front end rejects, gets FILE.none
with the reason. What is there already is kept. Sources are cloned at pinned commits into DIR/sources;
--sources names a folder that has them (as OWNER+NAME or NAME). Nothing of a project is compiled or run: its
files are preprocessed, with the headers that its build would configure made here from its own templates.

--cases takes the cases of grammar-tests instead: FILE.ii alone, in DIR/cases/sites and DIR/cases/diagnostics.
"""
import argparse, glob, json, os, re, shutil, subprocess, sys, tempfile, time, zipfile

import more_projects
import oracle

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

# Headers of CUDA 12.9, which some projects want, and of libraries beside the toolkit.
CUDA_12 = ["nvidia-cuda-runtime-cu12==12.9.79", "nvidia-cuda-nvcc-cu12==12.9.86", "nvidia-cuda-cccl-cu12==12.9.27",
           "nvidia-curand-cu12==10.3.10.19", "nvidia-nvtx-cu12==12.9.79"]
CUDA_13_MORE = ["nvidia-curand==10.4.5.25", "nvidia-nvtx==13.5.25", "nvidia-cusparse==12.9.4.2"]

GOOGLETEST_AT = ("google/googletest", "7260682388d493f155be62c3ce2efc7c7a9a3dcf")
GOOGLETEST_FLAGS = ["-isystem", "{googletest}/googletest/include"]

# Kokkos with its CUDA back end, by itself or below a project that uses it.
KOKKOS_AT = ("kokkos/kokkos", "28848dfa8fc1411873b6a663c4d29ba05712510e")
KOKKOS = {"KOKKOS_VERSION": "50000", "KOKKOS_VERSION_MAJOR": "5"}
KOKKOS_ON = ["SERIAL", "CUDA", "CXX20", "CUDA_LAMBDA", "LIBDL", "COMPLEX_ALIGN", "IMPL_MDSPAN"]
KOKKOS_FLAGS = ["-I{kokkos}/" + d for d in ["core/src", "containers/src", "algorithms/src", "random/src", "simd/src",
                                            "tpls/desul/include", "tpls/mdspan/include"]]
KOKKOS_WRITTEN = {
    "KokkosCore_Config_FwdBackend.hpp": "#include <fwd/Kokkos_Fwd_CUDA.hpp>\n#include <fwd/Kokkos_Fwd_SERIAL.hpp>\n",
    "KokkosCore_Config_SetupBackend.hpp": "#include <setup/Kokkos_Setup_Cuda.hpp>\n",
    "KokkosCore_Config_DeclareBackend.hpp":
        "#include <decl/Kokkos_Declare_CUDA.hpp>\n#include <decl/Kokkos_Declare_SERIAL.hpp>\n",
    "KokkosCore_Config_PostInclude.hpp": "",
}


KOKKOS_TEST = "#include <TestCuda_Category.hpp>\n#include <{name}.hpp>\n"


def kokkos_headers(root, *more):
    """The headers that the build of Kokkos configures, with further options on."""
    on = ["KOKKOS_ENABLE_" + n for n in [*KOKKOS_ON, *more]]
    return [(root + "/cmake/KokkosCore_config.h.in", "KokkosCore_config.h",
             on + ["KOKKOS_ARCH_AMPERE", "KOKKOS_ARCH_AMPERE80"], KOKKOS),
            (root + "/tpls/desul/Config.hpp.cmake.in", "desul/atomics/Config.hpp", ["DESUL_ATOMICS_ENABLE_CUDA"], {})]


# As much of MPI as the tests of Cabana name: its types, and functions that take anything.
MPI = """#pragma once
typedef struct ompi_communicator_t *MPI_Comm;
typedef struct ompi_request_t *MPI_Request;
typedef struct ompi_datatype_t *MPI_Datatype;
typedef struct ompi_op_t *MPI_Op;
typedef struct ompi_info_t *MPI_Info;
typedef struct { int MPI_SOURCE, MPI_TAG, MPI_ERROR; } MPI_Status;
extern MPI_Comm MPI_COMM_WORLD;
extern MPI_Datatype MPI_BYTE, MPI_INT, MPI_UNSIGNED_LONG;
extern MPI_Op MPI_SUM;
extern MPI_Info MPI_INFO_NULL;
enum { MPI_SUCCESS, MPI_ANY_SOURCE = -1 };
#define MPI_IN_PLACE ((void *)1)
#define MPI_STATUSES_IGNORE ((MPI_Status *)0)
#define MPI_STATUS_IGNORE ((MPI_Status *)0)
""" + "".join(f"int MPI_{name}(...);\n" for name in [
    "Allreduce", "Barrier", "Comm_dup", "Comm_free", "Comm_rank", "Comm_size", "Finalize", "Init", "Irecv", "Isend",
    "Reduce_scatter", "Send", "Wait", "Waitall"])

# repository, commit; options by which the recorded build departs from what its tree says (`--trees`); what is taken: (folder below the root, part of the name, at most); configured headers:
# (template, header, names that are defined, values); written headers; wheels with headers of further libraries.
PROJECTS = {
    "xgboost": {
        "index": ("xgboost", "xgboost-3.4.1.tar.gz",
                  "6968a4c71efdfa859df0dfcad0d99211c95c28c4ffd6aecff46efff77d18026a"),
        "folder": "xgboost-3.4.1",
        "files": [("cpp_src/src/common", ".cu", 12), ("cpp_src/src/tree", ".cu", 12), ("cpp_src/src", ".cu", 40)],
        "flags": ["-Icpp_src/include", "-Icpp_src/dmlc-core/include", "-Icpp_src/src", "-DXGBOOST_USE_CUDA=1", "-fopenmp"],
    },
    "amrex": {
        "git": ("AMReX-Codes/amrex", "92679babfc2cc66ca06ee591a80001db57c89878"), "cuda": "12.9",
        "departs": ["-DAMREX_USE_EB", "-UAMREX_USE_OMP", "-UBL_LANG_FORT"],
        "files": [("Src/Base", ".cpp", 12), ("Src/Particle", ".cpp", 4), ("Src/EB", ".cpp", 6),
                  ("Src/LinearSolvers", ".cpp", 10), ("Src/AmrCore", ".cpp", 6)],
        "flags": ["-ISrc/" + d for d in ["Base", "Base/Parser", "Boundary", "AmrCore", "Amr", "Particle",
                                         "LinearSolvers/MLMG", "LinearSolvers", "FFT", "EB", "F_Interfaces"]],
        "configured": [
            ("Tools/CMake/AMReX_Config_ND.H.in", "AMReX_Config_3D.H",
             ["AMREX_USE_CUDA", "AMREX_USE_GPU", "AMREX_PARTICLES", "AMREX_USE_EB", "AMREX_USE_FFT", "AMREX_USE_GPU_RDC"],
             {"AMREX_SPACEDIM": "3", "AMReX_SPACEDIM": "3", "AMREX_GPU_MAX_THREADS": "256", "DIM": "3"}),
            ("Tools/CMake/AMReX_Config.H.in", "AMReX_Config.H", [], {"AMREX_SPACEDIM": "3", "AMReX_SPACEDIM_LAST": "3"}),
        ],
        "written": {"AMReX_Version.H": ""},
    },
    "mfem": {
        "git": ("mfem/mfem", "5581b0c0797915e1eb554841e39111d8df807703"),
        "files": [("fem", "bilininteg", 16), ("linalg", ".cpp", 8), ("fem", ".cpp", 20)],
        "flags": ["-DMFEM_CONFIG_FILE=<_config.hpp>", "-I."],
        "configured": [("config/cmake/config.hpp.in", "_config.hpp", ["MFEM_USE_CUDA", "MFEM_USE_EXCEPTIONS"],
                        {"MFEM_VERSION": "40801", "MFEM_VERSION_STRING": "4.8.1", "MFEM_TIMER_TYPE": "2",
                         "MFEM_USE_DOUBLE": ""})],
        "written": {"cublas_v2.h": "typedef struct cublasContext *cublasHandle_t; typedef int cublasStatus_t;\n"
                                   "enum { CUBLAS_STATUS_SUCCESS, CUBLAS_ATOMICS_ALLOWED, CUBLAS_ATOMICS_NOT_ALLOWED };\n"
                                   "enum cublasOperation_t { CUBLAS_OP_N, CUBLAS_OP_T };\n"},
    },
    "raja": {
        "git": ("LLNL/RAJA", "dd5eb76ad8979c21943a75a16bf6168fd39ad752"),
        "with": {"camp": ("LLNL/camp", "a8caefa9f4c811b1a114b4ed2c9b681d40f12325")}, "cuda": "12.9",
        "departs": ["-URAJA_ENABLE_OPENMP"],
        "files": [("examples", ".cpp", 30), ("exercises", ".cpp", 30)],
        "flags": ["-Iinclude", "-I{camp}/include"],
        "configured": [
            ("include/RAJA/config.hpp.in", "RAJA/config.hpp",
             ["RAJA_ENABLE_CUDA", "RAJA_USE_CHRONO", "RAJA_HAVE_POSIX_MEMALIGN", "RAJA_ENABLE_FORCEINLINE_RECURSIVE"],
             {"RAJA_LOADED": "2025", "RAJA_VERSION_MAJOR": "2025", "RAJA_PTR": "RAJA_USE_RESTRICT_PTR",
              "RAJA_FP": "RAJA_USE_DOUBLE", "RAJA_DATA_ALIGN": "64", "RAJA_COHERENCE_BLOCK_SIZE": "64",
              "RAJA_RANGE_ALIGN": "4", "RAJA_RANGE_MIN_LENGTH": "32"}),
            ("{camp}/include/camp/config.in.hpp", "camp/config.hpp", ["CAMP_ENABLE_CUDA"],
             {"camp_VERSION_MAJOR": "2025", "camp_VERSION_MINOR": "9"}),
        ],
    },
    "omega_h": {
        "git": ("sandialabs/omega_h", "dc235450cf15b2b9549fabe8472269e7f8618cae"), "cuda": "12.9",
        "files": [("src", ".cpp", 150)],
        "flags": ["-Isrc", "-Itpl/pss"],
        "written": {"Omega_h_config.h": "#define OMEGA_H_USE_CUDA\n#define OMEGA_H_CHECK_BOUNDS 0\n"
                                        '#define OMEGA_H_SEMVER "9"\n#define OMEGA_H_COMMIT "0"\n#define OMEGA_H_THROW 1\n'
                                        '#define OMEGA_H_CXX_FLAGS ""\n#define OMEGA_H_CMAKE_ARGS ""\n#define OMEGA_H_ABI\n'},
    },
    "kokkos": {
        "git": KOKKOS_AT, "std": "20", "cuda": "12.9", "with": {"googletest": GOOGLETEST_AT},
        # Most of its tests are headers, of which its build makes units; of those the ones with lambdas.
        "files": [*[(folder, ".cpp", 200) for folder in ["algorithms/unit_tests", "example", "core/unit_test", "core/perf_test",
                                                         "containers", "benchmarks", "simd"]], ("{made}", "_Cuda.cpp", 200)],
        "units": [("core/unit_test", "Test", ".hpp", KOKKOS_TEST, "core/{name}_Cuda.cpp"),
                  ("containers/unit_tests", "Test", ".hpp", KOKKOS_TEST, "containers/{name}_Cuda.cpp")],
        "mentions": "KOKKOS_(CLASS_)?LAMBDA",
        "flags": [flag.format(kokkos=".") for flag in KOKKOS_FLAGS] +
                 ["-Ialgorithms/unit_tests", "-Icore/unit_test", "-Icore/unit_test/category_files", "-Icontainers/unit_tests", "-Isimd/unit_tests/include",
                  *GOOGLETEST_FLAGS, "-DKOKKOS_DEPENDENCE"],
        "configured": kokkos_headers("."), "written": KOKKOS_WRITTEN,
    },
    "gmgpolar": {
        "git": ("SciCompMod/GMGPolar", "96b28f87"), "std": "20", "cuda": "12.9", "with": {"kokkos": KOKKOS_AT},
        # All but the hundred functions of its problems, which have no lambdas.
        "files": [*[("src/" + folder, ".cpp", 20) for folder in ["ConfigParser", "GMGPolar", "Interpolation", "LinearAlgebra",
                                                                "PolarGrid"]],
                  *[("src", name, 1) for name in ["main.cpp", "convergence_order.cpp", "strong_scaling.cpp",
                                                  "weak_scaling.cpp"]]],
        "flags": ["-Iinclude", "-Isrc", *KOKKOS_FLAGS],
        "configured": kokkos_headers("{kokkos}"), "written": KOKKOS_WRITTEN,
    },
    "cabana": {
        "git": ("ECP-copa/Cabana", "c1dcec9a"), "std": "20", "cuda": "12.9",
        "with": {"kokkos": KOKKOS_AT, "googletest": GOOGLETEST_AT},
        "departs": ["-UKOKKOS_ENABLE_DEPRECATED_CODE_4", "-DTEST_EXECSPACE=Kokkos::Cuda", "-DTEST_MEMSPACE=Kokkos::CudaSpace"],
        # Its tests are headers; its build writes a unit for each of them and each back end.
        "files": [("{made}", "_CUDA.cpp", 60)],
        "units": [("core/unit_test", "tst", ".hpp", "#include <TestCUDA_Category.hpp>\n#include <{name}.hpp>\n",
                   "{name}_CUDA.cpp")],
        "flags": ["-Icore/src", "-Icore/unit_test", "-Icmake/test_harness", *KOKKOS_FLAGS, *GOOGLETEST_FLAGS],
        "configured": [("core/src/Cabana_Core_Config.hpp.cmakein", "Cabana_Core_Config.hpp", ["Cabana_ENABLE_MPI"], {}),
                       *kokkos_headers("{kokkos}", "IMPL_VIEW_LEGACY")],
        "written": {**KOKKOS_WRITTEN, "mpi.h": MPI},
    },
}

PROJECTS.update(more_projects.projects(PROJECTS, (KOKKOS_AT, KOKKOS_FLAGS, KOKKOS_WRITTEN), kokkos_headers))

# An annotation after the captures of a lambda, as the headers of CUDA spell it.
ANNOTATED = re.compile(rb"\]\s*(\[\[[^\]]*\]\]\s*)*(__device__|__host__|__attribute__\s*\(\(\s*(__)?(device|host))")


def wheels(names, folder):
    """Unpacks the headers of wheels."""
    if not os.path.isdir(folder):
        with tempfile.TemporaryDirectory() as tmp:
            subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps",
                            "-d", tmp, *names], check=True)
            os.makedirs(folder)
            for wheel in glob.glob(os.path.join(tmp, "*.whl")):
                with zipfile.ZipFile(wheel) as z:
                    z.extractall(folder, [n for n in z.namelist() if "/include/" in n])
    return sorted(glob.glob(os.path.join(folder, "nvidia", "*", "include")))


def headers():
    """The folder in which headers of wheels are kept."""
    return os.environ.get("CUDA_ORACLE_HOME") or os.path.expanduser("~/.cache/cuda-oracle")


def cuda(release):
    """Folders of headers, system headers, and the three numbers of the release."""
    base = headers()
    if release == "12.9":
        found = wheels(CUDA_12, os.path.join(base, "headers-12.9"))
        cccl = [p for p in found if "cccl" in p]
        return [p for p in found if p not in cccl], cccl, ("12", "9", "86")
    oracle.install(oracle.DEFAULT)
    include = os.path.join(oracle.root(oracle.DEFAULT), "include")
    more = wheels(CUDA_13_MORE, os.path.join(base, "headers-13-more"))
    return [include], [os.path.join(include, "cccl"), *more], tuple(oracle.DEFAULT.split("."))


def checkout(repository, commit, sources, given, own=None):
    """The folder with the sources of a repository; `own` is its name, where another commit has the usual one."""
    owner, name = repository.split("/")
    names = [own] if own else [f"{owner}+{name}", name]
    name = own or name
    for candidate in [os.path.join(given, n) for n in names] if given else []:
        if os.path.isdir(candidate):
            return candidate
    folder = os.path.join(sources, name)
    if not os.path.isdir(folder):
        subprocess.run(["git", "clone", "-q", "--filter=blob:none", f"https://github.com/{repository}", folder], check=True)
        subprocess.run(["git", "-C", folder, "checkout", "-q", commit], check=True)
    return folder


def configure(template, header, on, values):
    """What CMake's configure_file makes of a template, with these names defined."""
    def directive(m):
        kind, name, rest = m.groups()
        if name in on or name in values:
            return f"#define {name} {values.get(name, rest.strip())}"
        return f"#define {name} 0" if kind == "01" else f"/* #undef {name} */"
    with open(template, errors="replace") as f:
        text = f.read()
    text = re.sub(r"# *cmakedefine(01)? +(\w+)(.*)", directive, text)
    text = re.sub(r"@(\w+)@|\$\{(\w+)\}", lambda m: values.get(m.group(1) or m.group(2), "0"), text)
    write(header, text)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as f:
        f.write(text)


def prepare(name, project, out, given):
    """Fetches and configures a project; its root and the options of its preprocessor."""
    sources = os.path.join(out, "sources")
    os.makedirs(sources, exist_ok=True)
    if "index" in project:
        root = os.path.join(given or "", project["folder"])
        if not given or not os.path.isdir(root):
            unpacked = os.path.join(sources, name)
            fetch = os.path.join(os.path.dirname(__file__), "fetch.py")
            subprocess.run([sys.executable, fetch, *project["index"], unpacked], check=True, stdout=subprocess.DEVNULL)
            root = os.path.join(unpacked, project["folder"])
    else:
        root = checkout(*project["git"], sources, given)
    others = {n: checkout(*r[:2], sources, given, *r[2:]) for n, r in project.get("with", {}).items()}
    made = os.path.join(out, "configured", name)
    for template, header, on, values in project.get("configured", []):
        configure(os.path.join(root, template.format(**others)), os.path.join(made, header), on, values)
    for header, text in project.get("written", {}).items():
        write(os.path.join(made, header), text)
    for folder, begin, end, text, unit in project.get("units", []):
        for header in glob.glob(os.path.join(root, folder, begin + "*" + end)):
            stem = os.path.basename(header)[:-len(end)]
            write(os.path.join(made, unit.format(name=stem)), text.format(name=stem))
    project["files"] = [(folder.format(made=made), part, most) for folder, part, most in project["files"]]
    libraries = wheels(project["wheels"], os.path.join(headers(), "headers-" + name)) if "wheels" in project else []
    return root, ["-I" + made] + [flag.format(**others) for flag in project["flags"]] + ["-I" + path for path in libraries]


def preprocess(file, ii, std, flags, release, extended=True):
    """Runs g++ as nvcc does; its error messages."""
    plain, system, (major, minor, build) = cuda(release)
    command = ["g++", f"-std=c++{std}", "-E", "-x", "c++", "-m64", "-D__CUDA_ARCH_LIST__=900", "-D__CUDACC__", "-D__NVCC__",
               *(["-D__CUDACC_EXTENDED_LAMBDA__"] if extended else []), "-D__CUDACC_RELAXED_CONSTEXPR__",
               f"-D__CUDACC_VER_MAJOR__={major}", f"-D__CUDACC_VER_MINOR__={minor}", f"-D__CUDACC_VER_BUILD__={build}",
               f"-D__CUDA_API_VER_MAJOR__={major}", f"-D__CUDA_API_VER_MINOR__={minor}", "-D__NVCC_DIAG_PRAGMA_SUPPORT__=1",
               *flags, *["-I" + p for p in plain], *[x for p in system for x in ("-isystem", p)],
               "-include", "cuda_runtime.h", file, "-o", ii]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace")
    return "" if run.returncode == 0 else (run.stderr or "it failed")


def mentions(file, what, names, seen):
    """Whether a file, or one of the project that it includes, has a word."""
    seen.add(os.path.basename(file))
    with open(file, errors="replace") as f:
        text = f.read()
    if re.search(what, text):
        return True
    included = [os.path.basename(name) for name in re.findall(r'# *include *[<"]([^>"]+)', text)]
    return any(mentions(names[n], what, names, seen) for n in included if n in names and n not in seen)


def files_of(project, only):
    """The files that are taken, in order."""
    tests = {os.path.basename(p): p for folder, _, _ in project["files"] for p in glob.glob(folder + "/**/*.hpp", recursive=True)}
    found = []
    for folder, part, most in project["files"]:
        paths = [p for p in sorted(glob.glob(folder + "/**/*", recursive=True))
                 if part in os.path.basename(p) and p.endswith((".cu", ".cpp"))]
        what = project.get("mentions")
        found += [p for p in paths[:most] if p not in found and only in p and (not what or mentions(p, what, tests, set()))]
    return found


def record(file, base, project):
    """Preprocesses a file and asks the reference about it."""
    std = project.get("std", "17")
    ii = base + ".ii"
    error = preprocess(file, ii, std, project["options"], project.get("cuda", "13"))
    if not error:
        with open(ii, "rb") as f:
            text = f.read()
        error = "" if ANNOTATED.search(text) else "no lambda in it is annotated"
    if not error:
        with tempfile.TemporaryDirectory() as tmp:
            start = time.time()
            res, _, _ = oracle.frontend(ii, std=std, preprocessed=True, keep=tmp, extra=["--relaxed_constexpr"])
        if res["rc"]:
            error = next((d["message"] for d in res["diagnostics"] if "error" in d["severity"]), "the front end failed")
        elif not res["sites"]:
            error = "it has no sites"
    if error:
        write(base + ".none", error.strip()[:2000] + "\n")
        if os.path.exists(ii):
            os.remove(ii)
        return f"left out: {error.strip().splitlines()[0][:150]}"
    res.update(std=std, seconds=round(time.time() - start, 2), size=len(text))
    with open(base + ".json", "w") as f:
        json.dump(res, f)
    return f"{len(res['sites'])} sites, {len(text) // 1000} kB"


def cases(out, only):
    """Preprocesses the cases of grammar-tests."""
    for folder in ("sites", "diagnostics"):
        to = os.path.join(out, "cases", folder)
        os.makedirs(to, exist_ok=True)
        os.chdir(os.path.join(ROOT, "grammar-tests", folder))
        for file in sorted(glob.glob("*.cu")):
            ii = os.path.join(to, file[:-3] + ".ii")
            if only not in file or os.path.exists(ii) and os.path.getmtime(ii) > os.path.getmtime(file):
                continue
            with open(file, errors="replace", newline="") as f:
                head = [f.readline(), f.readline()]
            std = re.match(r"// std: (\d+)", head[0]).group(1)
            extended = "no-extended-lambda" not in head[1]
            error = preprocess(file, ii, std, [], "13", extended)
            if error:
                print(f"{folder}/{file}: {error.splitlines()[0]}")


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("projects", nargs="*", metavar="PROJECT")
    ap.add_argument("--out", required=True)
    ap.add_argument("--sources")
    ap.add_argument("--files", default="")
    ap.add_argument("--cases", action="store_true")
    o = ap.parse_args()
    out = os.path.abspath(o.out)
    if o.cases:
        cases(out, o.files)
        return 0
    for name in o.projects or PROJECTS:
        project = PROJECTS.get(name)
        if project is None:
            raise SystemExit(f"`{name}` is none of {', '.join(PROJECTS)}")
        root, project["options"] = prepare(name, project, out, os.path.abspath(o.sources) if o.sources else None)
        folder = os.path.join(out, name)
        os.makedirs(folder, exist_ok=True)
        write(os.path.join(folder, "checkout"), json.dumps({"root": root, "departs": project.get("departs", [])}))
        os.chdir(root)
        for file in files_of(project, o.files):
            base = os.path.join(folder, os.path.relpath(file, os.path.join(out, "configured", name)).replace("/", "__")
                                if os.path.isabs(file) else file.replace("/", "__"))
            if not os.path.exists(base + ".json") and not os.path.exists(base + ".none"):
                print(f"{name}: {file}: {record(file, base, project)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
