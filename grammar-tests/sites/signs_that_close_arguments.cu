// std: 17
#define L (void)([=] __device__ (int x) { return x; });
template<bool B> struct Q {}; template<int N> struct A {};
template<int... Ns> void f0(Q<((Ns > 0) && ...)> a, A<((Ns > 0) + ...)> b, Q<(... && (Ns > 2))> c, Q<(true && ... && (Ns > 2))> d, A<((Ns >> 1) + ...)> e, A<(Ns + ... + (3 > 2))> f, Q<((Ns > 0) && ...) && true> g, A<((Ns > 0) && ...) + 1> h, Q<!((Ns > 0) && ...)> i, Q<(Ns > ...)> j, Q<((Ns > 1 && Ns < 3) || ...)> k) { L }
template<int... Ns> void f1(Q<((Ns > 0L) && ...)> a, A<((Ns + 1L) + ...)> b, Q<(Ns && ...)> c, A<(Ns + ... + 1L)> d, A<((long)Ns * ...)> e, A<-(Ns + ...)> f, A<(Ns + ...) + 1L> g, A<(Ns + ...) * 2> h, Q<(Ns || ...) && true> i) { L }
template<bool B, class T = void> struct En { using type = T; }; template<class T> struct Is { static const bool value = true; }; template<class A, class B> struct Of { static const bool value = true; };
struct Io {}; template<class A, class B> struct Op {};
template<class T, class A> typename En<(Is<T>::value && Of<Io, Op<T, A>>::value) || Of<Io, Op<A, T>>::value>::type f2(T a) { L }
template<class T, class A> typename En<Is<T>::value && (Of<Io, Op<T, A>>::value || (Of<Io, Op<A, T>>::value > 0))>::type f3(T a) { L }
