// std: 17
// types that using declarations in class templates name: dependent ones are written in full
template <class F> void use(F f);
struct B { struct type { int a; }; typedef int Td; template <class T> struct Tm { T t; }; enum E { e1 }; using Al = type; };
namespace n { struct B2 { struct Nt { int a; }; }; template <class T> struct Bt { typedef T ty; struct In { T t; }; template <class U> struct Tm { U u; }; }; }
struct D : B { using B::type; using B::Td; using B::Al; using B::E; void m(type a, Td b, Al c, E d) { use([=] __device__ { return a.a; }); } type r() { use([] __device__ () -> type { return {}; }); return {}; } };
struct D2 : n::B2 { using n::B2::Nt; void m(Nt a) { use([=] __device__ () -> Nt { return a; }); } };
template <class T> struct W1 : n::Bt<T> { using typename n::Bt<T>::ty; using typename n::Bt<T>::In; void m(ty a, In b) { use([=] __device__ () -> ty { return a; }); } };
template <class T> struct W2 : T { using typename T::type; using V = type; typedef type Q; void m(V a, Q b) { use([=] __device__ () -> V { return a; }); } };
template <class T> struct W3 : n::Bt<int> { using n::Bt<int>::ty; using n::Bt<int>::In; void m(ty a, In b, T c) { use([=] __device__ () -> ty { return a; }); use([] __device__ (In k) -> In { return k; }); } };
template <class T> struct W4 : n::Bt<T> { using Base = n::Bt<T>; using typename Base::ty; using typename Base::In; void m(ty a, In b) { use([=] __device__ () -> ty { return a; }); use([x = In{}] __device__ { return 1; }); use([x = ty(), y = sizeof(In)] __device__ { return 1; }); } };
template <class T> struct W5 : n::Bt<T> { using typename n::Bt<T>::ty; template <class U> void mt(ty a, U u) { ty k = a; use([=] __device__ () { return k; }); } };
struct D3 : n::Bt<int> { using n::Bt<int>::Tm; void m(Tm<int> a, Tm<ty> b) { use([=] __device__ () -> Tm<int> { return a; }); } };
template <class T> struct W6 : n::Bt<T> { using typename n::Bt<T>::ty; void m(ty a); ty r(); };
template <class T> void W6<T>::m(ty a) { use([=] __device__ () -> ty { return a; }); }
template <class T> auto W6<T>::r() -> ty { use([=] __device__ () -> ty { return {}; }); return {}; }
