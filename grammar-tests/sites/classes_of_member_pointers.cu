// std: 17
#define L (void)([=] __device__ (int x) { return x; });
namespace lib { namespace v1 { template<class T> struct View { int k; }; struct Pl { int k; }; struct Q { int m; }; } using v1::View; using v1::Pl; using namespace v1; }
using lib::Pl; namespace al = lib;
void f0(int lib::View<int>::*a, lib::View<int> b) { L }
void f1(int lib::Pl::*a, lib::Pl b) { L }
void f2(int Pl::*a, Pl b) { L }
void f3(int lib::Q::*a, lib::Q b) { L }
void f4(int al::Q::*a, int al::Pl::*b, int al::View<int>::*c) { L }
template<class T> void f5(int lib::View<T>::*a, lib::View<T> b, void (lib::View<T>::*c)(int)) { L }
template<class T> void f6(T lib::Pl::*a, T lib::Q::*b) { L }
namespace lib { void f7(int View<int>::*a, int Pl::*b, int Q::*c) { L } }
namespace core { struct X { int k; struct N { int z; }; }; template<class T> struct Y { int k; }; namespace in { struct Z { int k; }; inline namespace v { struct W { int q; }; } } namespace { struct U { int k; }; }
void h0(int core::X::*a, int X::*b, int core::X::N::*c, int core::in::Z::*d, int in::Z::*e) { L }
template<class T> void h1(int core::Y<T>::*a, int Y<T>::*b, int core::in::W::*d, int in::W::*e, int core::U::*f) { L }
namespace sub { void h2(int core::X::*a, int X::*b, int core::in::Z::*d, int in::Z::*e) { L } } }
void h3(int core::X::*a, int core::X::N::*c, int core::in::W::*d, int core::in::v::W::*e, int core::U::*f) { L }
