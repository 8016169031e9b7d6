#include "common/axpy.template.cpp"
namespace tide { namespace kernels { namespace TIDE_DEVICE {
template void axpy<float>(float a, const float *x, float *y, int n);
} } }
