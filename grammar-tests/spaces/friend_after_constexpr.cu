// std: 17
// annotations in front of constexpr and friend belong to the function
#define XD __host__ __device__
template <class S, bool C> struct It {
  S *s; int i;
  XD constexpr friend bool operator==(It a, It b) { return a.s == b.s && a.i == b.i; }
  XD constexpr friend bool operator!=(It a, It b) { return !(a == b); }
  XD constexpr friend bool operator>=(It a, It b) { return a.i >= b.i; }
};
template <class T> struct Sp { using iterator = It<Sp<T>, false>; XD iterator begin() const { return {}; } XD iterator end() const { return {}; } };
template <class T, class U> XD bool operator==(Sp<T> l, Sp<U> r) {
  for (auto a = l.begin(); a != l.end(); ) { return false; }
  return true;
}
struct Test {
  XD void operator()() {
    Sp<float> s;
    Sp<float>::iterator l { s.begin() };
    Sp<float>::iterator r { s.end() };
    bool x = l == r; x = l != r; x = l >= r;
  }
};
template <class F> __global__ void k(F f) { f(); }
void g() { k<<<1, 1>>>(Test()); Sp<float> s; k<<<1, 1>>>([=] __device__ () { bool b = s == s; }); }
