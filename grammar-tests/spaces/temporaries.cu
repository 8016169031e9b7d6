// std: 17
// Objects without names of class templates and of classes in namespaces.
#define HD __host__ __device__
namespace a {
template <class I, bool S> struct Check;
template <class I> struct Check<I, true> {
  Check(I i, int n) {}
};
template <class I> struct Check<I, false> {
  Check(I i, int n) {}
};
template <class I> struct One {
  One(I i, int n) {}
};
struct Plain {
  Plain(int, int) {}
  ~Plain() {}
};
struct Made {
  HD Made(int, int) {}
};
}
template <class T> HD void templated(T i) {
  a::Check<T, true>(i, 3);
  a::Check<T, (sizeof(T) > 4)>(i, 3);
  a::One<T>(i, 1);
  a::Made(1, 2);
}
HD void used(int i) {
  a::Check<int, true>(i, 3);
  a::One<int>(i, 1);
  a::Plain(i, 1);
  a::Made(1, 2);
}
template <class T> HD void never(T i) { a::One<T>(i, 1); }
__global__ void k(int i) {
  templated(i);
  used(i);
}
