// std: 17
// dependent types by using declarations, aliases and in full
template <class F> void use(F f);
namespace n { template <class T> struct Bt { typedef T ty; struct In { T t; }; template <class U> struct Tm { U u; }; }; }
template <class T> struct W1 : n::Bt<T> { void m(typename n::Bt<T>::ty a, typename n::Bt<T>::In b) { use([=] __device__ () -> typename n::Bt<T>::ty { return a; }); } };
template <class T> struct W4 : n::Bt<T> { using Base = n::Bt<T>; void m(typename Base::ty a, typename Base::In b) { use([=] __device__ () -> typename Base::ty { return a; }); use([x = typename Base::In{}] __device__ { return 1; }); } };
template <class T> struct W7 : n::Bt<T> { using ty = typename n::Bt<T>::ty; using In = typename n::Bt<T>::In; void m(ty a, In b) { use([=] __device__ () -> ty { return a; }); use([x = In{}] __device__ { return 1; }); } };
template <class T> struct W8 : n::Bt<T> { using typename n::Bt<T>::ty; void m(const ty &a, n::Bt<ty> b, ty *c) { use([=] __device__ () -> const ty * { return c; }); } };
template <class T> struct W9 : n::Bt<T> { using typename n::Bt<T>::ty; void m(ty a); };
template <class T> struct W10 : T::X { using typename T::X::ty; void m(typename ty::K a) { use([=] __device__ () -> ty { return {}; }); struct Q { ty k; }; } };
