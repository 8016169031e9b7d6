// std: 17
// types of full specialisations of a class template that is declared and not defined
#define HD __host__ __device__
struct Item { int k; int key() const { return k; } HD int id() const { return k; } };
template <class T> struct Opt { T v; HD T const &value() const { return v; } HD T operator*() const { return v; } T or_else() const { return v; } HD const T *operator->() const { return &v; } };
template <class T> HD Opt<T> some(T t) { return {t}; }
template <class T> struct Span { T *p; HD T &operator[](int i) const { return p[i]; } HD T &front() const { return *p; } };
__device__ int d1(Item i) { auto o = some(i); return o.value().key(); }
__device__ int d2(Item i) { Opt<Item> o{i}; return o.value().key(); }
__device__ int d3(Item i) { auto o = some(i); return o->key(); }
__device__ int d4(Span<Item> s) { auto o = some(s[0]);
 return o->key(); }
__device__ int d5(Span<Item> s) { auto o = some(s.front());
 return o.value().key(); }
__device__ int d6(Span<Item> s) { 
 return some(s.front()).value().key(); }
__device__ int d7(Span<Item> s) { const Item &r = s[0]; auto o = some(r);
 return o.value().key(); }
struct Fast { HD static int f(int i) { return i; } HD int operator()(int i) const { return i; } };
struct Slow { static int f(int i) { return i; } int operator()(int i) const { return i; } };
template <class T> struct Tr; template <> struct Tr<int> { using type = Slow; static int v() { return 1; } };
template <> struct Tr<float> { using type = Fast; HD static int v() { return 1; } };
template <class T> using tr_t = typename Tr<T>::type;
template <class T> __device__ void v1() { typename Tr<T>::type t{};
  t(1); }
template <class T> __device__ void v2() {
  Tr<T>::type::f(1); }
template <class T> __device__ void v3() { tr_t<T> t{};
  t(1); }
template <class T> __device__ void v4() { using X = typename Tr<T>::type;
  X::f(1); }
template <class T> __device__ void v5() { using X = tr_t<T>;
  X::f(1); }
template <class T> __device__ void v6() { 
  tr_t<T>::f(1); }
template <class T> __device__ void v7() { 
  tr_t<T>()(1);
  typename Tr<T>::type()(1); 
  typename Tr<T>::type{}(1); }
template <class T> struct W { using type = typename Tr<T>::type; type m; __device__ int go() { return
 m(1) + 
 type::f(1); } };
__device__ void useall(W<int> w) { v1<int>(); v2<int>(); v3<int>(); v4<int>(); v5<int>(); v6<int>(); v7<int>(); w.go(); v1<float>(); }
__device__ void con() { Tr<int>::type t{};
  t(1);
  Tr<int>::type::f(1);
  tr_t<int>::f(1);
  tr_t<int> u{};
  u(1); }
