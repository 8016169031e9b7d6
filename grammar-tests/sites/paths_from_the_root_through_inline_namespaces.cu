// std: 17
// A type with `::` in front has the inline namespaces in its path that its first name is in, unless it is that name alone.
inline namespace inl {
struct T0 {};
template <class T> struct T1 { struct In {}; };
inline namespace v1 { namespace far { struct F {}; } }
namespace deep {
struct Z { struct In {}; static int g(); };
template <class T> struct W {};
using ZA = Z;
int fn(int);
template <class T> T tf(T);
}
namespace other = deep;
}
namespace A { inline namespace w { struct Q {}; namespace d { struct R {}; } } }
namespace { namespace hid { struct H {}; } }
void f1(::deep::Z a, ::T0 b, ::T1<int> c, ::T1<int>::In d, ::deep::Z::In e, ::deep::W<int> f, ::deep::ZA g, ::other::Z h) { auto l = [] __device__ () {}; }
void f2(deep::Z a, T0 b, T1<int>::In c, ::inl::deep::Z d, ::far::F e, ::A::Q f, ::A::d::R g, ::hid::H h) { auto l = [] __device__ () {}; }
template <class T> void f3(::deep::W<T> a, ::T1<T> b, typename ::T1<T>::In c, ::deep::W<::deep::Z> d) { auto l = [y = sizeof(::deep::Z)] __device__ () -> ::deep::W<T> { return {}; }; }
void f4() { auto l = [a = ::deep::fn(1), b = ::deep::Z::g(), c = ::deep::tf<::deep::Z>({}), d = ::deep::Z{}] __device__ () {}; }
