"""Projects of ecosystem.py that culambda was compared with only after it was written: nothing was tuned to them."""

CATCH2 = ("catchorg/Catch2", "a6ee7e20cd4011129816df7992c1a9db2ef4b58f")
CATCH2_WRITTEN = {"catch2/catch_user_config.hpp": '#define CATCH_CONFIG_DEFAULT_REPORTER "console"\n'
                                                  "#define CATCH_CONFIG_CONSOLE_WIDTH 80\n"}
FMT = ("fmtlib/fmt", "60ccad511fd680cb91d8b60a315759f71c67bef9")
UMPIRE = ("LLNL/Umpire", "5bf5bc182f1e6ee3f6be1d953b68451d3ddc35f5")
MODERNGPU = ("moderngpu/moderngpu", "267cc8d02c03f00f1656f1205c61c946a1e530b0")
# Libraries whose headers ginkgo includes.
CUDA_12_LIBRARIES = ["nvidia-cublas-cu12==12.9.1.4", "nvidia-cusparse-cu12==12.5.10.65", "nvidia-cufft-cu12==11.4.1.4",
                     "nvidia-nvjitlink-cu12==12.9.86"]
# Before CUDA 13.
KOKKOS_4 = ("kokkos/kokkos", "4.3.01", "kokkos-4.3.01")
RAPIDS = {"rmm": ("rapidsai/rmm", "5d50a37b9612e29d53f8202fba792b1a36f88a79"),
          "cccl": ("NVIDIA/cccl", "571f2fc3bc53cd710e306ad43d58995c1fe4219f"),
          "cuco": ("NVIDIA/cuCollections", "dc0f9fc20c2a544e53099e640a681b347532391a"),
          "logger": ("rapidsai/rapids-logger", "62ddc85b563d05fd6b88a05cfb75219946493432"),
          "dlpack": ("dmlc/dlpack", "7f393bbb86a0ddd71fde3e700fc2affa5cdce72d")}
ERF_FOLDERS = ["", "Advection", "BoundaryConditions", "DataStructs", "Diffusion", "EB", "IO", "Initialization", "LandSurfaceModel",
               "LandSurfaceModel/MM5", "LandSurfaceModel/NOAH", "LandSurfaceModel/Null", "LandSurfaceModel/SLM", "Microphysics",
               "Microphysics/Kessler", "Microphysics/Null", "Microphysics/SAM", "MultiBlock", "PBL", "Particles", "Prob", "Radiation",
               "SourceTerms", "TimeIntegration", "Utils", "WindFarmParametrization", "WindFarmParametrization/EWP",
               "WindFarmParametrization/Fitch", "WindFarmParametrization/GeneralActuatorDisk", "WindFarmParametrization/Null",
               "WindFarmParametrization/SimpleActuatorDisk"]
ANNOTATED = r"\]\s*(__device__|__host__|_CCCL_HOST)"


def projects(known, kokkos, kokkos_headers):
    """More projects; `known` are the others, `kokkos` has the commit, the flags and the written headers of Kokkos."""
    kokkos_at, kokkos_flags, kokkos_written = kokkos
    raja, amrex = known["raja"], known["amrex"]
    raja_with = {"raja": raja["git"], "camp": raja["with"]["camp"]}
    raja_headers = [("{raja}/" + raja["configured"][0][0], *raja["configured"][0][1:]), raja["configured"][1]]
    googletest = known["kokkos"]["with"]["googletest"]
    googletest_flags = ["-isystem", "{googletest}/googletest/include", "-isystem", "{googletest}/googlemock/include"]
    arborx = ["", "cluster", "distributed", "geometry", "interpolation", "kokkos_ext", "misc", "spatial"]
    return {
        "arborx": {
            "git": ("arborx/ArborX", "1112ce6e5fd50bcc816da5e82631fd31d3a6d0f6"), "std": "20", "cuda": "12.9",
            "with": {"kokkos": kokkos_at}, "mentions": "KOKKOS_(CLASS_)?LAMBDA",
            "files": [("benchmarks", ".cpp", 200), ("examples", ".cpp", 100), ("test", ".cpp", 100)],
            "flags": [*["-Isrc/" + folder for folder in arborx], "-Itest", "-Ibenchmarks/utils", "-Ibenchmarks/cluster",
                      *kokkos_flags],
            "configured": [*kokkos_headers("{kokkos}"),
                           ("test/ArborX_EnableDeviceTypes.hpp.in", "ArborX_EnableDeviceTypes.hpp", [],
                            {"ARBORX_DEVICE_TYPES": "Kokkos::Device<Kokkos::Cuda, Kokkos::CudaSpace>"}),
                           ("src/ArborX_Config.hpp.in", "ArborX_Config.hpp", [], {}),
                           ("src/ArborX_Version.hpp.in", "ArborX_Version.hpp", [], {})],
            "written": kokkos_written,
        },
        "athenak": {
            "git": ("IAS-Astrophysics/athenak", "2fe0e7f318da0c80080e606099756349ea211d22"), "cuda": "12.9",
            "with": {"kokkos": KOKKOS_4}, "files": [("src", ".cpp", 400)], "flags": ["-Isrc", "-I.", *kokkos_flags],
            "configured": [*kokkos_headers("{kokkos}", "IMPL_VIEW_LEGACY"),
                           ("config.hpp.in", "config.hpp", [], {"PROBLEM_GENERATOR": "built_in_pgens"})],
            "written": kokkos_written,
        },
        "care": {
            "git": ("LLNL/CARE", "0d90cb4b0096be9254f6d6188cfd2856dffe2349"), "cuda": "12.9",
            "with": {**raja_with, "googletest": googletest, "chai": ("LLNL/CHAI", "fa647917b7d57158e52a7f9516b0bd9709e7a739"),
                     "umpire": UMPIRE, "fmt": FMT},
            "files": [("test", ".cpp", 200), ("examples", ".cpp", 50)],
            "flags": ["-Isrc", "-I{raja}/include", "-I{camp}/include", "-I{chai}/src", "-I{umpire}/src", "-I{umpire}/src/tpl",
                      "-I{fmt}/include", *googletest_flags],
            "configured": [*raja_headers,
                           ("src/care/config.h.in", "care/config.h", ["CARE_ENABLE_MANAGED_PTR"],
                            {"CARE_ENABLE_LOOP_FUSER": "1", "CARE_ENABLE_PARALLEL_LOOP_BACKWARDS": "0"}),
                           ("{chai}/src/chai/config.hpp.in", "chai/config.hpp",
                            ["CHAI_ENABLE_CUDA", "CHAI_ENABLE_MANAGED_PTR", "CHAI_ENABLE_MANAGED_PTR_ON_GPU",
                             "CHAI_ENABLE_GPU_ERROR_CHECKING"], {}),
                           ("{umpire}/src/umpire/config.hpp.in", "umpire/config.hpp", ["UMPIRE_ENABLE_CUDA"], {})],
        },
        "cccl": {
            "git": ("NVIDIA/cccl", "571f2fc3bc53cd710e306ad43d58995c1fe4219f"), "std": "20", "mentions": ANNOTATED,
            "with": {"catch": CATCH2},
            "files": [("thrust/testing", ".cu", 400), ("thrust/examples", ".cu", 200), ("cudax/test/stf", ".cu", 60),
                      ("cudax/examples", ".cu", 60), ("cub/test", ".cu", 60), ("cub/examples", ".cu", 60)],
            "flags": ["-Ilibcudacxx/include", "-Icub", "-Ithrust", "-Icudax/include", "-Ithrust/testing", "-Ic2h/include",
                      "-Icub/test", "-Icudax/test/common", "-I{catch}/src", "-Icudax/examples/stf"],
            "written": CATCH2_WRITTEN,
        },
        "cucollections": {
            "git": ("NVIDIA/cuCollections", "dc0f9fc20c2a544e53099e640a681b347532391a"), "cuda": "12.9", "mentions": ANNOTATED,
            "with": {"catch": CATCH2}, "files": [("tests", ".cu", 100), ("examples", ".cu", 50)],
            "flags": ["-Iinclude", "-Itests", "-I{catch}/src"], "written": CATCH2_WRITTEN,
        },
        "cudf": {
            "git": ("rapidsai/cudf", "6a22d1d2f908ba046c76aa7895fc7b78e53d8023"), "std": "20", "mentions": ANNOTATED,
            "with": {**RAPIDS, "googletest": googletest, "nanoarrow": ("apache/arrow-nanoarrow", "c0eb931dfea79064713cad4c110ac7b11e170627")},
            "files": [("cpp/src", ".cu", 400), ("cpp/tests", ".cu", 100)],
            "flags": ["-Icpp/include", "-Icpp/src", "-Icpp", "-I{rmm}/cpp/include", "-I{cccl}/libcudacxx/include", "-I{cccl}/cub",
                      "-I{cccl}/thrust", "-I{cuco}/include", "-I{logger}/include", "-I{dlpack}/include", "-I{nanoarrow}/src",
                      "-DLIBCUDACXX_ENABLE_EXPERIMENTAL_MEMORY_RESOURCE", *googletest_flags],
        },
        "ddc": {
            "git": ("CExA-project/ddc", "ab90bdd8fbdf394f7a99c19111b62740b6e37b0e"), "std": "20", "cuda": "12.9",
            "with": {"kokkos": kokkos_at, "googletest": googletest}, "mentions": "KOKKOS_(CLASS_)?LAMBDA",
            "files": [("tests", ".cpp", 100), ("examples", ".cpp", 20), ("src", ".cpp", 20)],
            "flags": ["-Isrc", "-Itests", *kokkos_flags, *googletest_flags],
            "configured": [*kokkos_headers("{kokkos}", "CUDA_CONSTEXPR", "CUDA_RELOCATABLE_DEVICE_CODE"),
                           ("cmake/config.hpp.in", "ddc/config.hpp", ["DDC_BUILD_DOUBLE_PRECISION", "DDC_BUILD_DEPRECATED_CODE"], {})],
            "written": kokkos_written,
        },
        "erf": {
            # Its submodule AMReX is at the commit of the same day.
            "git": ("erf-model/ERF", "cee2934ed83c36201dc32f051e66ad91d6377d65"), "cuda": "12.9", "with": {"amrex": amrex["git"]},
            "departs": ["-DAMREX_SPACEDIM=3", "-DERF_USE_TERRAIN", "-UERF_USE_EB"],
            "mentions": "AMREX_GPU_DEVICE|ParallelFor|_fun.H", "files": [("Source", ".cpp", 400)],
            "flags": [*[flag.replace("-I", "-I{amrex}/") for flag in amrex["flags"]], *["-ISource/" + folder for folder in ERF_FOLDERS],
                      "-IExec/ABL", "-DERF_USE_TERRAIN"],
            "configured": [("{amrex}/" + amrex["configured"][0][0], amrex["configured"][0][1],
                            [on for on in amrex["configured"][0][2] if on != "AMREX_USE_EB"], amrex["configured"][0][3]),
                           ("{amrex}/" + amrex["configured"][1][0], *amrex["configured"][1][1:])],
            "written": amrex["written"],
        },
        "ginkgo": {
            "git": ("ginkgo-project/ginkgo", "591cd136b603d47669e53ec5264ff9ed59231682"), "cuda": "12.9",
            "with": {"googletest": googletest}, "wheels": CUDA_12_LIBRARIES,
            "files": [("common/unified", ".cpp", 200), ("common/cuda_hip", ".cpp", 200), ("cuda", ".cu", 100)],
            "flags": ["-Iinclude", "-I.", "-DGKO_COMPILING_CUDA", "-DGKO_DEVICE_NAMESPACE=cuda", *googletest_flags],
            "configured": [("include/ginkgo/config.hpp.in", "ginkgo/config.hpp", ["GINKGO_BUILD_CUDA"], {}),
                           ("common/cuda_hip/preconditioner/jacobi_common.hpp.in",
                            "common/cuda_hip/preconditioner/jacobi_common.hpp", [], {"GKO_JACOBI_BLOCK_SIZES": "1, 2, 4, 8, 16, 32"})],
        },
        "gunrock": {
            "git": ("gunrock/gunrock", "01f125c85498c52ab0a1b8d33c2716d0b0dc3a57"), "cuda": "12.9",
            "with": {"moderngpu": MODERNGPU, "googletest": googletest},
            "files": [("examples", ".cu", 100), ("unittests", ".cu", 50)],
            "flags": ["-Iinclude", "-I{moderngpu}/src", "-Iunittests", *googletest_flags],
        },
        "idefix": {
            # One of its problems; each has a header of its own with its settings.
            "git": ("idefix-code/idefix", "9e255516faf5fd4c3903eed5933e0fc91c222a4a"), "std": "20", "cuda": "12.9",
            "with": {"kokkos": kokkos_at},
            "departs": ["-Itest/MHD/AmbipolarWind", "-DMHD=YES", "-DORDER=2", "-UISOTHERMAL", "-DHAVE_ENERGY=1", "-USTRATIFIED", "-UWITH_MPI", "-UWITH_HDF5", "-UWITH_PYTHON"],
            "files": [("src", ".cpp", 100), ("test/MHD/AmbipolarWind", ".cpp", 5)],
            "flags": ["-Itest/MHD/AmbipolarWind", *["-Isrc/" + folder for folder in [
                "", "dataBlock", "dataBlock/planetarySystem", "fluid", "fluid/boundary", "fluid/braginskii", "fluid/constrainedTransport", "fluid/eos",
                "fluid/RiemannSolver", "fluid/tracer", "gravity", "output", "rkl", "utils", "fluid/RiemannSolver/HDsolvers",
                "fluid/RiemannSolver/MHDsolvers", "fluid/RiemannSolver/Dustsolvers", "utils/iterativesolver"]], "-DMHD=YES", "-DORDER=2", *kokkos_flags],
            "configured": kokkos_headers("{kokkos}"), "written": {**kokkos_written, "version.hpp": ""},
        },
        "k2": {
            "git": ("k2-fsa/k2", "a741ae88abc6995345aa166464a239b7d270dd4c"), "cuda": "12.9",
            "with": {"moderngpu": MODERNGPU, "googletest": googletest}, "files": [("k2/csrc", ".cu", 200)],
            "flags": ["-I.", "-I{moderngpu}/src", *googletest_flags, "-DK2_WITH_CUDA"],
            "configured": [("k2/csrc/version.h.in", "k2/csrc/version.h", [], {})],
            "written": {"nvToolsExt.h": "#include <nvtx3/nvToolsExt.h>\n"},
        },
        "kokkos-tutorials": {
            "git": ("kokkos/kokkos-tutorials", "7a7f8779aee0452150871e4f8a19ae42af6db21d"), "std": "20", "cuda": "12.9",
            "with": {"kokkos": kokkos_at}, "mentions": "KOKKOS_(CLASS_)?LAMBDA", "files": [(".", ".cpp", 200)], "flags": kokkos_flags,
            "configured": kokkos_headers("{kokkos}"), "written": kokkos_written,
        },
        "moderngpu": {
            "git": MODERNGPU, "cuda": "12.9", "flags": ["-Isrc"],
            "files": [("tests", ".cu", 60), ("demo", ".cu", 60), ("tutorial", ".cu", 60)],
        },
        "parthenon": {
            "git": ("parthenon-hpc-lab/parthenon", "79d5d301068cf34603c5194a796cdcbd3a134dae"), "std": "20", "cuda": "12.9",
            "with": {"kokkos": kokkos_at}, "mentions": "KOKKOS_|par_for", "files": [("example", ".cpp", 100)],
            "flags": ["-Isrc", "-I.", "-Itst", *kokkos_flags],
            "configured": [*kokkos_headers("{kokkos}"),
                           ("src/config.hpp.in", "config.hpp", [],
                            {"COORDINATE_TYPE": "UniformCartesian", "PROBLEM": "none", "SINGLE_PRECISION_ENABLED": "0",
                             "MPI_OPTION": "NOT_MPI_PARALLEL", "PAR_LOOP_LAYOUT_TAG": "loop_pattern_flatrange_tag",
                             "PAR_LOOP_INNER_LAYOUT_TAG": "InnerLoopPatternTVR()",
                             "EXCEPTION_HANDLING_OPTION": "ENABLE_EXCEPTIONS", "COMPILER_CHOICE": "none",
                             "COMPILER_COMMAND": "none", "COMPILER_FLAGS": "none"})],
            "written": kokkos_written,
        },
        "raft": {
            "git": ("rapidsai/raft", "2141422b1a5e3121611888cb64a0bf8254bc3a67"), "std": "20", "mentions": ANNOTATED,
            "with": {**RAPIDS, "googletest": googletest},
            "wheels": ["nvidia-cublas", "nvidia-cusparse", "nvidia-cusolver", "nvidia-curand", "nvidia-nvjitlink"],
            "files": [("cpp/tests", ".cu", 300)],
            "flags": ["-Icpp/include", "-Icpp/tests", "-Icpp", "-Icpp/internal", "-I{rmm}/cpp/include", "-I{cccl}/libcudacxx/include",
                      "-I{cccl}/cub", "-I{cccl}/thrust", "-I{cuco}/include", "-I{logger}/include", "-I{dlpack}/include",
                      "-DLIBCUDACXX_ENABLE_EXPERIMENTAL_MEMORY_RESOURCE", *googletest_flags],
            "configured": [("{logger}/cmake/logger_macros.hpp.in", f"{name}/logger_macros.hpp", [],
                            {"_RAPIDS_LOGGER_MACRO_PREFIX": prefix, "_RAPIDS_LOGGER_DEFAULT_LOGGER": f"{prefix.lower()}::default_logger()"})
                           for name, prefix in [("rmm", "RMM"), ("raft/core", "RAFT")]],
        },
        "rajaperf": {
            "git": ("LLNL/RAJAPerf", "9af20b3fceeaf6e4cc5ab48cb002f8927fb4c124"), "cuda": "12.9", "with": raja_with,
            "files": [("src", "-Cuda.cpp", 200)], "flags": ["-Isrc", "-I{raja}/include", "-I{camp}/include"],
            "configured": [*raja_headers, ("src/rajaperf_config.hpp.in", "rajaperf_config.hpp", [], {})],
        },
        "samrai": {
            "git": ("LLNL/SAMRAI", "4b5335a51846d6ce585957edfbf3498018a475f3"), "cuda": "12.9",
            "with": {**raja_with, "umpire": UMPIRE, "fmt": FMT},
            "mentions": "SAMRAI_HOST_DEVICE|parallel_for_all|for_all",
            "files": [("source/SAMRAI", ".cpp", 400), ("source/test/applications", ".cpp", 20)],
            "flags": ["-Isource", "-I{raja}/include", "-I{camp}/include", "-I{umpire}/src", "-I{umpire}/src/tpl", "-I{fmt}/include"],
            "configured": [*raja_headers,
                           ("config/SAMRAI_config.h.cmake.in", "SAMRAI/SAMRAI_config.h", [
                               "HAVE_CMATH", "HAVE_CUDA", "HAVE_INTTYPES_H", "HAVE_MALLOC_H", "HAVE_MEMORY_H", "HAVE_RAJA", "HAVE_STDINT_H",
                               "HAVE_STDLIB_H", "HAVE_STRING_H", "HAVE_SYS_STAT_H", "HAVE_SYS_TYPES_H", "HAVE_UMPIRE", "LACKS_HYPRE",
                               "LACKS_MPI", "LACKS_SUNDIALS"],
                            {"SAMRAI_MAXIMUM_DIMENSION": "3", "SAMRAI_RAJA_WORKGROUP_THREADS": "128"}),
                           ("{umpire}/src/umpire/config.hpp.in", "umpire/config.hpp", ["UMPIRE_ENABLE_CUDA"], {})],
            "written": {"SAMRAI/FC.h": "#define CMAKE_FORTRAN_GLOBAL(n, N) n##_\n#define CMAKE_FORTRAN_GLOBAL_(n, N) n##_\n"},
        },
        "taskflow": {
            "git": ("taskflow/taskflow", "83f90a279aaab33fd4ce1deed00ca07819cbc8f8"), "std": "20", "cuda": "12.9",
            "mentions": ANNOTATED, "files": [("examples/cuda", ".cu", 50), ("unittests/cuda", ".cu", 50)],
            "flags": ["-I.", "-I3rd-party/doctest"],
        },
        "tiny-cuda-nn": {
            "git": ("NVlabs/tiny-cuda-nn", "6ee3546bda615f51abe684ce9edefeb414689135"), "cuda": "12.9",
            "with": {"fmt": FMT, "json": ("nlohmann/json", "199dea11b17c533721b26249e2dcaee6ca1d51d3")},
            "mentions": "tiny-cuda-nn|tcnn", "files": [("src", ".cu", 50), ("samples", ".cu", 10)],
            "flags": ["-Iinclude", "-Idependencies", "-I{fmt}/include", "-I{json}/include", "-DFMT_HEADER_ONLY", "-DTCNN_MIN_GPU_ARCH=75",
                      "-DTCNN_PARAMS_UNALIGNED", "-DTCNN_HALF_PRECISION=1"],
        },
    }
