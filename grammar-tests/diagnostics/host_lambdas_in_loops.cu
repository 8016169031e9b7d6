// std: 17
// lambdas of the host that loops of libraries launch: reported where the library launches them
template <class F> __global__ void run(F f) { f(); }
int count(int i);
namespace amrex { template <class L> void ParallelFor(int n, L f) { run<<<1, 1>>>([=] __device__ () { f(n); }); } } void lambda(int n) { amrex::ParallelFor(n, [=](int i) { return count(i + n); }); }
namespace amrex { template <class L> void For(int n, L f) { run<<<1, 1>>>([=] __device__ () { f(n); }); } } void variable(int n) { auto f = [=](int i) { return count(i + n); }; amrex::For(n, f); }
namespace mfem { template <class L> __global__ void kernel(int n, L f) { f(n); } template <class L> void forall(int n, L f) { kernel<<<1, 1>>>(n, f); } } using namespace mfem; void unqualified(int n) { forall(n, [=](int i) { return count(i); }); }
namespace mfem { template <class L> void forall_2D(int n, L f) { kernel<<<1, 1>>>(n, f); } template <class L> void in_template(L) { mfem::forall_2D(1, [=](int i) { return count(i); }); } } void instantiates() { mfem::in_template(1); }
