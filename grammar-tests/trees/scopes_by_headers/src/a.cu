#include <lib/run.hpp>
#include <lib/open.hpp>
void first(box *b) { run([=] __device__ { (void)b; }); }
#include "lib/toggle.hpp"
struct inner { int i; };
void second(inner *i, box *b) { run([=] __device__ { (void)b; (void)i; }); }
#include "lib/toggle.hpp"
void third(detail::inner *i) { run([=] __device__ { (void)i; }); }
#include <lib/close.hpp>
void fourth(lib::box *b) { lib::run([=] __host__ __device__ { (void)b; }); }
namespace one {
void fifth(int n) { lib::run([=] __device__ { (void)n; }); }
#include "lib/next.hpp"
void sixth(int n) { lib::run([=] __device__ { (void)n; }); }
}
void seventh(int n) { lib::run([=] __device__ { (void)n; }); }
