// std: 17
// a namespace around has the first name of a path: no using directive brings it, whatever headers are not found
#include <nv/target>
template <class F> void run(F f) {}
namespace app {
namespace memory { enum space { device, host }; }
using namespace memory;
namespace gpu { struct context { int n; }; struct stream {}; }
template <class F> void execute(F op, gpu::context &c) { run([=] __device__ (int x) { op(x); }); }
namespace inner { void plain(gpu::context c, gpu::stream *s) { run([=] __device__ () { return c.n; }); } }
void use(gpu::context &c) { execute([] __device__ (int) {}, c); }
}
namespace of_others { namespace gpu2 { struct S { int n; }; } }
using namespace of_others;
void outside(gpu2::S s, app::gpu::context c) { run([=] __device__ () { return s.n; }); }
