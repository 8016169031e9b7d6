// std: 17
// a move assignment makes elements assignable, one that takes a variable only does not
struct MoveOnly { MoveOnly(); MoveOnly(MoveOnly &&); MoveOnly &operator=(MoveOnly &&); };
struct M2 { M2(); M2(const M2 &); M2(M2 &&); };
struct M3 { M3(); M3 &operator=(M3 &&); M3(const M3 &);};
struct M4 { M4(); M4 &operator=(M4 &&) = default; M4(const M4 &) = default;};
struct M5 { M5 *operator=(M5); template <class T> M5 &operator=(T); };
struct M6 { M6 &operator=(const M6 &) = delete; M6 &operator=(M6 &&); };
struct M7 { M7 &operator=(M7 &); M7 &operator=(M7 &&); };
struct M8 { M8 &operator=(M8 &);  };
struct M9 : M8 {};
struct M10 { M8 m; };
struct M11 { M3 m; };
void f() {
  M2 b[2]; M3 c[1]; M4 d[1]; M5 e[1]; M6 m6[1]; M7 m7[1]; M8 m8[1]; M9 m9[1]; M10 m10[1]; M11 m11[1];
  auto l2 = [b] __device__ () {};
  auto l3 = [c] __device__ () {};
  auto l4 = [d] __device__ () {};
  auto l5 = [e] __device__ () {};
  auto l7 = [m7] __device__ () {};
  auto l8 = [m8] __device__ () {};
  auto l9 = [m9] __device__ () {};
  auto l10 = [m10] __device__ () {};
  auto l11 = [m11] __device__ () {};
}
