// std: 17
// typename in front of a member of decltype stays where that depends on a parameter.
template <class F> int eat(F f) { return 0; }
template <class T> struct Box { using type = T; T v; T get() const; };
struct P { int a; static int s; };
template <class T> int by(const T &);
template <class T> void f1(T x, typename decltype(Box<T>{})::type r) { eat([=] __device__ { }); }
template <class T> void f2(T x, decltype(x) y, decltype(x.a) *q, decltype(Box<T>{}.v) s, decltype(by(x)) t, decltype(sizeof(y)) v) { eat([=] __device__ { }); }
void f3(typename decltype(Box<int>{})::type r, decltype(Box<int>{})::type s, decltype(P{}) t) { eat([=] __device__ { }); }
template <class T> typename decltype(Box<T>{})::type f4(T x) { eat([=] __device__ { }); return x; }
