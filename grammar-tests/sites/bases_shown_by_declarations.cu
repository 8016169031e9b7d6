// std: 17
// A base that a using declaration shows, before and after the class.
template <class... A> int eat_bd(A...) { return 1; }
namespace ez_bd { struct Bz_bd { int a; }; struct Cz_bd { int a; }; struct Xz_bd { int a; }; }
namespace oz_bd { using ez_bd::Bz_bd; struct K1_bd : Bz_bd { void y1(Bz_bd n) { eat_bd([n] __device__ () { return 1; }); } }; }
namespace o2_bd { using ez_bd::Bz_bd; struct K2_bd : ez_bd::Bz_bd { void y1(Bz_bd n) { eat_bd([n] __device__ () { return 1; }); } }; }
using ez_bd::Cz_bd; struct K3_bd : Cz_bd { void y1(Cz_bd n) { eat_bd([n] __device__ () { return 1; }); } };
struct K4_bd : ez_bd::Cz_bd { void y1(Cz_bd n) { eat_bd([n] __device__ () { return 1; }); } };
namespace o3_bd { struct K5_bd : ez_bd::Xz_bd { void y1(Xz_bd n) { eat_bd([n] __device__ () { return 1; }); } }; using ez_bd::Xz_bd; }
void f_bd(Cz_bd n) { eat_bd([n] __device__ () { return 1; }); }
namespace o4_bd { using ez_bd::Bz_bd; void f_bd(Bz_bd n) { eat_bd([n] __device__ () { return 1; }); } }
