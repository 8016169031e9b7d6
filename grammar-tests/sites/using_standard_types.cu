// std: 17
// What a using declaration brings from std that is global as well is written as global.
#include <cstddef>
namespace Eigen { using std::size_t; }
using namespace Eigen;
template <class F> void run(F f);
void f(size_t n, int *p) { run([=] __device__ (int i) { p[i] = 0; }); }
