// std: 17
// what `auto` stands for in a trailing return type: the first returned expression, or nothing; aliases are kept
template <class T> void take(T) {}
template <class T> struct Box { T v; };
typedef unsigned Int;
void f(int a, const int &c) {
  take([=] __device__ () -> auto { ; });
  take([=] __device__ -> auto { ; });
  take([] __device__ () -> auto { Box<int>(); });
  take([] __device__ () -> auto { return; });
  take([] __device__ () -> auto { struct L { long f() { return 2; } }; });
  take([] __device__ () -> decltype(auto) { ; });
  take([] __device__ () -> auto { return int(); });
  take([] __device__ () -> auto { if (1) return 2; return 3; });
  take([=] __device__ () -> auto { for (int i = 0; i < 3; ++i) { if (i == a) return i; } return 7; });
  take([=] __device__ () -> auto { auto in = [] { return 2.0; }; return 1; });
  take([=] __device__ (short s) -> auto { return s; });
  take([=] __device__ (short s) -> auto { return s + s; });
  take([=] __device__ (Int s) -> auto { return s; });
  take([=] __device__ (int a) -> auto { double k = a; return k; });
  take([=] __device__ () -> auto { return c; });
  take([=] __device__ () -> auto { return !a; });
  take([=] __device__ () -> auto { return -a; });
  take([=] __device__ () -> auto { return ~'x'; });
  take([=] __device__ () -> auto { return a ? 1 : 2L; });
  take([=] __device__ () -> auto { return 1u << 2L; });
  take([=] __device__ () -> auto { return 1.f * a; });
  take([=] __device__ () -> auto { return unsigned(a); });
  take([=] __device__ () -> auto { return Box<int>{1}; });
}
