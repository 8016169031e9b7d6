// std: 17
// Bases of classes around the class, and of classes with friends: with their paths.
template <class... A> int eat_bo(A...) { return 1; }
namespace eq_bo { struct Ax_bo { int a; struct In_bo { int b; }; static int st_bo; typedef int num_bo; }; template <class T> struct Tx_bo { T t; }; }
struct O1_bo : eq_bo::Ax_bo { struct N1_bo { void y1(Ax_bo n, Ax_bo::In_bo i) { eat_bo([n, i, k = Ax_bo::st_bo] __device__ () { return 1; }); } struct N2_bo { void y2(Ax_bo n) { eat_bo([n] __device__ () { return 1; }); } }; }; };
struct O2_bo : eq_bo::Tx_bo<int> { struct N3_bo { void y3(Tx_bo n) { eat_bo([n] __device__ () { return 1; }); } void y4(Tx_bo<int> n) { eat_bo([n] __device__ () { return 1; }); } }; };
template <class T> struct O3_bo : eq_bo::Ax_bo { struct N4_bo { void y5(Ax_bo n, T t) { eat_bo([n] __device__ () { return 1; }); } }; };
template <class T> struct O4_bo : eq_bo::Tx_bo<T> { struct N5_bo : eq_bo::Ax_bo { void y6(Ax_bo n) { eat_bo([n] __device__ () { return 1; }); } }; };
namespace eq_bo { struct O5_bo : Ax_bo { struct N6_bo { void y7(Ax_bo n) { eat_bo([n] __device__ () { return 1; }); } }; }; }
struct O6_bo : eq_bo::Ax_bo { struct Ax2_bo {}; struct N7_bo : Ax2_bo { void y8(Ax_bo n, Ax2_bo m, num_bo k) { eat_bo([n] __device__ () { return 1; }); } }; };
struct O7_bo { struct N8_bo : eq_bo::Ax_bo { void y9(Ax_bo n); }; };
void O7_bo::N8_bo::y9(Ax_bo n) { eat_bo([n] __device__ () { return 1; }); }
struct O8_bo : eq_bo::Ax_bo { friend void fr_bo(Ax_bo n, O8_bo o) { eat_bo([n] __device__ () { return 1; }); } };
struct O9_bo : O8_bo { struct Na_bo { void yb(Ax_bo n, O8_bo o) { eat_bo([n] __device__ () { return 1; }); } }; };
struct Ob_bo : private eq_bo::Ax_bo { void yc(Ax_bo n) { eat_bo([n] __device__ () { return 1; }); } };
