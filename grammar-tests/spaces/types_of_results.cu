// std: 17
// objects that calls, operators, conditions and loops over ranges give
#define HD __host__ __device__
struct Item { int k; int key() const { return k; } HD int id() const { return k; } };
template <class T> struct View { T *p; HD T &operator()(int i) const { return p[i]; } HD T &operator[](int i) const { return p[i]; } HD View<T> sub() const { return *this; } HD auto same() const { return *this; } HD T const *begin() const { return p; } HD T const *end() const { return p; } int host() const { return 1; } };
template <class T> HD T ident(T t) { return t; }
template <class T> HD auto deduced(T t) { return t; }
template <class T> HD T const &cref(T const &t) { return t; }
template <class T> HD View<T> mk(T *p) { return View<T>{p}; }
HD Item make() { return Item{1}; }
HD auto make2() { return Item{1}; }
__device__ int d1(View<Item> v) { auto x = v(1); return x.key(); }
__device__ int d2(View<Item> v) { auto x = v[1]; return x.key(); }
__device__ int d3(View<Item> v) { auto &x = v[1]; return x.key(); }
__device__ int d4(View<Item> v) { const auto &x = v(1); return x.key(); }
__device__ int d5(View<Item> v) { return v.sub()(1).key(); }
__device__ int d6(View<Item> v) { auto s = v.sub(); auto &x = s(1); return x.key(); }
__device__ int d7(View<Item> v) { auto s = v.same(); return s.host(); }
__device__ int d8(View<Item> v) { return ident(v(1)).key(); }
__device__ int d9(View<Item> v) { return cref(v(1)).key(); }
__device__ int e1(View<Item> v) { auto x = deduced(v); return x.host(); }
__device__ int e2() { auto x = make(); return x.key(); }
__device__ int e3() { auto x = make2(); return x.key(); }
__device__ int e4() { return make2().key(); }
__device__ int e5(Item *p) { auto v = mk(p); return v(0).key(); }
__device__ int e6(View<Item> v) { int n = 0; for (auto const &x : v) { n += x.key(); } return n; }
__device__ int e7(View<View<Item>> v) { auto r = v(1); return r(2).key(); }
__device__ int e8(View<Item> v) { Item const &x = v(1); return x.key(); }
__device__ int e9(View<Item> v) { auto *p = &v(1); return p->key(); }
__device__ int f1(View<Item> v, int i) { auto x = i ? v(1) : v(2); return x.key(); }
__device__ int f2(View<Item> v, int i) { Item a[2]; auto x = a[i]; return x.key() + a[1].key(); }
__device__ int f3(View<Item> v) { auto [k] = v(1); return v.p->key(); }
__device__ int f4(View<Item> v) { auto g = [&](int i) { return v(i); }; return g(1).key(); }
__device__ int f5(View<Item> v) { auto g = [&](int i) { return v(i).key(); }; return g(1); }
__device__ int f6(View<Item> v) { auto g = [&](auto i) { return v(i).key(); }; return g(1); }
struct H { View<Item> v; Item it; HD View<Item> const &view() const { return v; } HD Item const &item() const { return it; } };
__device__ int f7(H h) { auto x = h.v(1); return x.key(); }
__device__ int f8(H h) { return h.view()(1).key(); }
__device__ int f9(H const &h) { auto const &x = h.item(); return x.key(); }
__device__ int g1(H const *h) { auto x = h->view(); return x(1).key(); }
template <class V> __device__ int g2(V v) { auto x = v(1); return x.key(); }
template <class V> __device__ int g3(V const &v) { auto &x = v[1]; return x.key(); }
template <class V> struct Fn { V v; __device__ int operator()(int i) const { auto x = v(i); return x.key() + v.host(); } };
__device__ int uses(View<Item> v) { return g2(v) + g3(v) + Fn<View<Item>>{v}(1); }
template <class T> struct Tr { using item = T; using view = View<T>; };
template <class T> __device__ int g4(typename Tr<T>::view v) { auto x = v(1); return x.key(); }
template <class T> __device__ int g5(T t) { typename Tr<T>::item u = t; return u.key(); }
__device__ int uses2(View<Item> v, Item i) { return g4<Item>(v) + g5(i); }
__device__ int z1(View<Item> v) { int n = 0; for (auto x : v) n += x.key(); for (auto *x = v.begin(); x != v.end(); ++x) n += x->key(); return n; }
struct Ref { int a; Item operator&() const { return Item{1}; } int key() const { return 1; } };
__device__ int z2(View<Ref> v, int i) { auto p = &v(1); return p.key() + (i ? v(1) : v(2)).key(); }
struct It2 { Item *p; HD Item &operator*() const { return *p; } HD It2 &operator++() { return *this; } HD bool operator!=(It2) const { return true; } };
struct R2 { HD It2 begin() const { return {nullptr}; } HD It2 end() const { return {nullptr}; } };
__device__ int z3(R2 r) { int n = 0; for (auto &x : r) { n += x.key(); } for (const auto x : r) { n += x.id(); } return n; }
struct Pr { Item a, b; };
struct R3 { Pr *p; HD Pr *begin() const { return p; } HD Pr *end() const { return p; } };
__device__ int z4(R3 r) { int n = 0; for (auto &[x, y] : r) { n += x.id(); } for (auto &x : r) { for (auto &y : R2{}) { n += x.a.id() + y.id(); } } return n; }
