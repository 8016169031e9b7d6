// std: 17
// A base that a directive or a using declaration shows, in nested, local and derived classes and in functions defined outside.
template <class... A> int eat_bc(A...) { return 1; }
namespace ez_bc { struct Bz_bc { int a; enum Ez_bc { one_bc, two_bc }; using value_type = int; static int sz_bc; struct Iz_bc { int i; }; }; struct Cz_bc : Bz_bc { void y0(Bz_bc b) { eat_bc([b] __device__ () { return 1; }); } }; }
using namespace ez_bc;
struct Dz_bc : Bz_bc {
  void y1(Bz_bc n, const Bz_bc &m, Bz_bc *p) { eat_bc([n] __device__ () { return 1; }); }
  void y2(Bz_bc::Ez_bc e, Bz_bc::Iz_bc i, Bz_bc::value_type v) { eat_bc([e, i, v] __device__ () { return 1; }); }
  void y3(ez_bc::Bz_bc n) { eat_bc([n] __device__ () { return 1; }); }
  void y4(Cz_bc n) { eat_bc([n] __device__ () { return 1; }); }
  struct In_bc : Bz_bc { void y5(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); } };
  struct Jn_bc { void y6(Bz_bc n, Dz_bc d) { eat_bc([n] __device__ () { return 1; }); } };
  void y7(Bz_bc n); Bz_bc y8(Bz_bc (*f)(Bz_bc)); template <class T> void y9(T t, Bz_bc n) { eat_bc([n] __device__ () { return 1; }); }
  void y10(Bz_bc n) { eat_bc([k = sizeof(Bz_bc), j = Bz_bc::one_bc, l = Bz_bc::sz_bc, m = (Bz_bc *)nullptr] __device__ () { return 1; }); }
};
void Dz_bc::y7(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); }
Bz_bc Dz_bc::y8(Bz_bc (*f)(Bz_bc)) { eat_bc([f] __device__ () { return 1; }); return Bz_bc(); }
struct Fz_bc : Dz_bc { void y11(Bz_bc n, Dz_bc d) { eat_bc([n] __device__ () { return 1; }); } };
void fz_bc(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); struct Lz_bc : Bz_bc { }; }
namespace nz_bc { struct Gz_bc : Bz_bc { void y12(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); } }; struct Hz_bc : Cz_bc { void y13(Bz_bc n, Cz_bc c) { eat_bc([n] __device__ () { return 1; }); } }; }
namespace oz_bc { using ez_bc::Bz_bc; struct Kz_bc : Bz_bc { void y14(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); } }; }
namespace pz_bc { using Bq_bc = ez_bc::Bz_bc; struct Mz_bc : Bq_bc { void y15(Bz_bc n, Bq_bc q) { eat_bc([n] __device__ () { return 1; }); } }; }
namespace qz_bc { struct Bz_bc { int other; }; struct Nz_bc : ez_bc::Bz_bc { void y16(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); } }; struct Oz_bc : Bz_bc { void y17(Bz_bc n) { eat_bc([n] __device__ () { return 1; }); } }; }
int main() { Dz_bc d; d.y9(1, Bz_bc()); }
