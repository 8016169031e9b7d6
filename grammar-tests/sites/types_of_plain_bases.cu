// std: 17
// types of a base that depends on no parameter, beside a base that does
template <class T> struct W {}; template <class T> struct Base { typedef T bt; }; namespace a { namespace b { struct NP { typedef int npt; template <class U> struct NQ {}; enum NE { x }; struct NI { typedef int q; }; template <class U> using NA = W<U>; }; } inline namespace v { struct IP { typedef int ipt; }; } } namespace { struct UP { typedef int upt; }; }
namespace k { struct KP { typedef int kpt; }; namespace m { struct MP { typedef int mpt; }; } struct Out { struct OB { typedef int obt; }; }; }
namespace k { namespace z0 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(npt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z1 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(ipt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z2 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(upt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z3 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(kpt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z4 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(mpt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z5 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(obt) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z6 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NQ<int>) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z7 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NQ<T>) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z8 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NE) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z9 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NI) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z10 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NI::q) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z11 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NA<int>) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z12 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NA<T>) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z16 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(typename NQ<T>::z) { auto LL = [] __device__ {}; } }; } }
namespace k { namespace z17 { template <class T> struct O : Base<T>, a::b::NP, a::IP, UP, KP, m::MP, Out::OB { void f(NE *) { auto LL = [] __device__ {}; } }; } }
