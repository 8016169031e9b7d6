// std: 17
// members of class templates with specialisations: which one it is does not matter where all that have the member are of the host
#define HD __host__ __device__
template <class T, class E = void> struct Map { enum { known = 0 }; };
template <class T> struct Map<T *, void> {
  T *p;
  void assign(T *q) { p = q; }
  HD void both(T *q) { p = q; }
  void some(T *q) { p = q; }
  static int size() { return 0; }
};
template <class T> struct Map<T[4], void> {
  T *p;
  void assign(T *q) { p = q + 1; }
  HD void some(T *q) { p = q; }
};
template <class T> struct View {
  Map<T, void> m;
  typedef Map<T, void> map_type;
  map_type n;
  HD void set(int *q) {
    m.assign(q);
  }
  HD void named(int *q) {
    n.assign(q);
  }
  HD void set_both(int *q) { m.both(q); }
  HD void set_some(int *q) {
    m.some(q);
  }
  HD int size() const {
    return map_type::size();
  }
};
__global__ void k(View<int *> v, View<int[4]> w, int *q) {
  v.set(q);
  v.named(q);
  v.set_both(q);
  v.size();
  w.set(q);
  w.set_some(q);
}
