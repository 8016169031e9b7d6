// std: 20
// Calls that depend on a parameter of the template, in the type of the function: templates and overloaded functions are
// written with their path from here.
template <class F> void run(F f);
namespace q { namespace r { struct S { template <class U> static U sf(U); static int g(int); static int ov(int); static int ov(float); struct I { static int h(int); }; }; template <class T> struct D { static int d(int); }; int p(int); template <class T> int t(T); } namespace rr = r; }
namespace al = q::r;
namespace q { template <class T> auto f1(T t) -> decltype(rr::S::g(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f2(T t) -> decltype(::q::r::S::g(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f3(T t) -> decltype(q::r::S::ov(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f4(T t) -> decltype(q::r::S::I::h(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f5(T t) -> decltype(q::r::D<int>::d(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f6(T t) -> decltype(q::rr::p(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f7(T t) -> decltype(q::r::S::sf(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f8(T t) -> decltype(q::r::S::sf<int>(t)) { run([] __device__ { return 1; }); return t; } }
namespace q { template <class T> auto f9(T t) -> decltype(q::rr::t(t)) { run([] __device__ { return 1; }); return t; } }
template <class T> auto f10(T t) -> decltype(al::t(t)) { run([] __device__ { return 1; }); return t; }
template <class T> auto f11(T t) -> decltype(al::t<T>(t)) { run([] __device__ { return 1; }); return t; }
template <class T> void f12(T t, decltype(al::t(t)) u) { run([t] __device__ { return 1; }); }
