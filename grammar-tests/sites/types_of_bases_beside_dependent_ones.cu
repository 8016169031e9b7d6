// std: 17
// types of bases at namespace scope, beside a base that depends on a parameter
template <class T> struct W {}; template <class T> struct Base { typedef T bt; }; struct PB { typedef int pt; template <class U> struct PQ {}; template <class U> using PA = W<U>; struct PI {}; static constexpr int pc = 1; enum PE { pe }; }; template <int M> struct Num {}; namespace n { struct NP { typedef int npt; struct NPI {}; }; }
struct PC : PB { typedef int ct; }; template <class T> struct TB { typedef int tt; struct TI {}; };
namespace k0 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(pt) { auto LL = [] __device__ {}; } }; }
namespace k1 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PI) { auto LL = [] __device__ {}; } }; }
namespace k2 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PQ<int>) { auto LL = [] __device__ {}; } }; }
namespace k3 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PA<int>) { auto LL = [] __device__ {}; } }; }
namespace k4 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(W<PI>) { auto LL = [] __device__ {}; } }; }
namespace k5 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PE) { auto LL = [] __device__ {}; } }; }
namespace k7 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(npt) { auto LL = [] __device__ {}; } }; }
namespace k8 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(NPI) { auto LL = [] __device__ {}; } }; }
namespace k9 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(ct) { auto LL = [] __device__ {}; } }; }
namespace k13 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PI *) { auto LL = [] __device__ {}; } }; }
namespace k14 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(const PI &) { auto LL = [] __device__ {}; } }; }
namespace k15 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PB) { auto LL = [] __device__ {}; } }; }
namespace k16 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(n::NP) { auto LL = [] __device__ {}; } }; }
namespace k18 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(W<int>) { auto LL = [] __device__ {}; } }; }
namespace k19 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(Num<3>) { auto LL = [] __device__ {}; } }; }
namespace k20 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(O) { auto LL = [] __device__ {}; } }; }
namespace k21 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PB::PI) { auto LL = [] __device__ {}; } }; }
namespace k22 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(PB::pt) { auto LL = [] __device__ {}; } }; }
namespace k23 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(O::PI) { auto LL = [] __device__ {}; } }; }
namespace k24 { template <class T> struct O : Base<T>, PC, n::NP, TB<int> { void f(O::pt) { auto LL = [] __device__ {}; } }; }
