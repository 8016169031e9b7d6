// std: 17
// The same where a directive or an inner namespace shows the name.
template <class F> void each(int n, F f);
namespace lib { struct T {}; namespace detail { struct T2 {}; void f(T t) { each(1, [=] __device__ (int i) { (void)t; }); } }
 namespace other { struct T {}; } }
namespace app { void g(lib::T t) { each(1, [=] __device__ (int i) { (void)t; }); } 
 using namespace lib; void h(T t) { each(1, [=] __device__ (int i) { (void)t; }); } 
 namespace in { void k(T t) { each(1, [=] __device__ (int i) { (void)t; }); } struct T {}; } }
namespace app2 { using lib::T; void h(T t) { each(1, [=] __device__ (int i) { (void)t; }); } namespace in { void k(T t) { each(1, [=] __device__ (int i) { (void)t; }); } struct T {}; } }
namespace lib { namespace detail { using namespace other; } }
namespace lib { inline namespace v2 { struct V {}; } void v(V x) { each(1, [=] __device__ (int i) { (void)x; }); } namespace z { void v(V x) { each(1, [=] __device__ (int i) { (void)x; }); } struct V {}; } }
namespace { struct U {}; } namespace q { void v(U x) { each(1, [=] __device__ (int i) { (void)x; }); } struct U {}; }
