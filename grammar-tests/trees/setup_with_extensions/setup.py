import os
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

here = os.path.dirname(os.path.abspath(__file__))
nvcc_flags = ["-O3", "--expt-extended-lambda", "-std=c++17"]
nvcc_flags += ["-DP_REAL=double"]
cxx_flags = ["-O3", "-DP_HOST=1"]
nvcc_flags.append("-DP_KIND=unsigned")
if os.environ.get("EXT_TRACE", "0") == "1":
    nvcc_flags.append("-DP_TRACE")

setup(
    name="ext",
    ext_modules=[
        CUDAExtension(
            name="ext._C",
            sources=["csrc/ext.cu", "csrc/bind.cpp"],
            include_dirs=[os.path.join(here, "include")],
            define_macros=[("P_NS", "ext"), ("P_WITH_CUDA", None)],
            extra_compile_args={"cxx": cxx_flags, "nvcc": nvcc_flags},
        )
    ],
    cmdclass={"build_ext": BuildExtension},
)
