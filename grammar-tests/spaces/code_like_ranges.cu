// std: 17
// Ranges, iterators and members of class templates
#define HD __host__ __device__
template <class T> struct It {
  T *p;
  HD T &operator*() const { return *p; }
  It &operator++() { ++p; return *this; }
  HD bool operator!=(It o) const { return p != o.p; }
  HD T *operator->() const { return p; }
  int pos() const { return 0; }
};
template <class T> struct Span {
  T *p; int n;
  HD It<T> begin() const { return {p}; }
  It<T> end() const { return {p + n}; }
  HD T &operator[](int i) const { return p[i]; }
  HD T &front() const { return *p; }
  T &back() const { return *p; }
  HD int size() const { return n; }
};
struct Item { int k; int key() const { return k; } HD int id() const { return k; } Item next() const { return *this; } };
template <class T> struct Opt { T v; HD T const &value() const { return v; } HD T operator*() const { return v; } T or_else() const { return v; } HD const T *operator->() const { return &v; } };
template <class F> __global__ void run(F f) { f(1); }
template <class T> HD Span<T> make_span(T *p) { return {p, 1}; }
template <class T> HD Opt<T> some(T t) { return {t}; }
template <class T> __global__ void k(Span<T> s) {
  for (auto &x : s) x.key();
  s[0].key();
  s.front().key();
  auto o = some(s[0]);
  o.value().key();
  o->key();
  (*o).key();
  o.or_else();
  auto b = s.begin();
  b->key();
  ++b;
  b.pos();
}
void go(Span<Item> s, Item *p) {
  k<<<1, 1>>>(s);
  run<<<1, 1>>>([=] __device__(int i) {
    for (auto &x : s) x.key();
    for (Item x : s) x.key();
    s[i].key();
    s.front().key();
    s.back();
    auto t = make_span(p);
    t[0].key();
    t.back();
    auto o = some(s[0]);
    o.value().key();
    o->key();
    (*o).key();
    o.or_else();
    auto b = s.begin();
    b->key();
    (*b).key();
    b.pos();
    ++b;
    make_span(p).back();
    make_span(p)[0].key();
    some(1).or_else();
    some(*p).value().next().key();
    return 0;
  });
}
