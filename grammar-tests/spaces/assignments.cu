// std: 17
// Assignments that a class declares, members through using-declarations of dependent bases, members behind local aliases.
#define HD __host__ __device__
struct Copied {
  HD Copied() {}
  HD Copied(const Copied &) {}
  Copied &operator=(const Copied &) { return *this; }
};
struct Valued {
  HD Valued &operator=(const Valued &) { return *this; }
  Valued &operator=(double) { return *this; }
};
struct Filled {
  Filled &operator=(int) { return *this; }
};
struct Fine {
  HD Fine &operator=(const Fine &) { return *this; }
  HD Fine &operator=(int) { return *this; }
};
template <class T> struct Box {
  Box &operator=(const Box &) { return *this; }
  Box &operator=(const T &) { return *this; }
  T lo() const { return T(); }
  HD T hi() const { return T(); }
  static T make() { return T(); }
};
template <class T> struct Derived : Box<T> {
  using Box<T>::lo;
  using Box<T>::hi;
  HD T both() const { return lo() + hi(); }
};
HD void assigned(Copied &a, const Copied &b, Valued &c, const Valued &d, Filled &e, Filled &f, Fine &g) {
  a = b;
  c = d;
  c = 1.0;
  e = 1;
  e = f;
  g = g;
  g = 1;
}
template <class T> HD void templated(Box<T> &a, const Box<T> &b) {
  a = b;
  using Other = Box<T>;
  Other::make();
}
HD void aliased() {
  using Other = Box<int>;
  typedef Box<long> Third;
  Other::make();
  Third::make();
}
__global__ void k(Copied *a, Valued *b, Filled *c, Fine *d, Box<int> *e, Derived<int> *f) {
  assigned(*a, *a, *b, *b, *c, *c, *d);
  templated(*e, *e);
  f->both();
  aliased();
}
