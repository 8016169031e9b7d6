// std: 17
// values of types of a base that depends on no parameter, beside a base that does
template <class T> struct W {}; template <class T> struct Base { typedef T bt; }; namespace a { namespace b { struct NP { typedef int npt; template <class U> struct NQ {}; enum NE { x }; struct NI { typedef int q; }; template <class U> using NA = W<U>; }; } inline namespace v { struct IP { typedef int ipt; }; } } namespace { struct UP { typedef int upt; }; }
namespace k { struct KP { typedef int kpt; }; namespace m { struct MP { typedef int mpt; }; } struct Out { struct OB { typedef int obt; }; }; }
template <class T> int foo(int);
namespace k { namespace z0 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = sizeof(npt)] __device__ {}; } }; } }
namespace k { namespace z1 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = npt(1)] __device__ {}; } }; } }
namespace k { namespace z2 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = (npt)1] __device__ {}; } }; } }
namespace k { namespace z3 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = NI()] __device__ {}; } }; } }
namespace k { namespace z5 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = NQ<int>()] __device__ {}; } }; } }
namespace k { namespace z6 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = sizeof(NQ<int>)] __device__ {}; } }; } }
namespace k { namespace z7 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = static_cast<npt>(2)] __device__ {}; } }; } }
namespace k { namespace z8 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = new npt] __device__ {}; } }; } }
namespace k { namespace z9 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = foo<NQ<int>>(2)] __device__ {}; } }; } }
namespace k { namespace z11 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = NE::x] __device__ {}; } }; } }
namespace k { namespace z12 { template <class T> struct O : Base<T>, a::b::NP, a::IP { void f(T v) { auto LL = [z = x] __device__ {}; } }; } }
