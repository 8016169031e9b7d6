// std: 17
// A base that a directive or a using declaration shows where the class is, before or after it, is written without its path.
template <class... A> int eat_bs(A...) { return 1; }
namespace ew_bs { struct Nx_bs { int a; static int ns; }; struct Nu_bs { int a; }; template <class T> struct Nt_bs { T t; }; namespace in_bs { struct Nv_bs { int v; }; } }
struct Da_bs : ew_bs::Nx_bs { void y1(Nx_bs n) { eat_bs([n] __device__ () { return 1; }); } };
struct Db_bs : ew_bs::Nx_bs { void y1(ew_bs::Nx_bs n) { eat_bs([n] __device__ () { return 1; }); } };
void fr_bs(ew_bs::Nx_bs n) { eat_bs([n] __device__ () { return 1; }); }
namespace q_bs { struct Dc_bs : ew_bs::Nx_bs { void y1(Nx_bs n) { eat_bs([n] __device__ () { return 1; }); } }; }
struct Dd_bs : ew_bs::Nu_bs { void y1(Nu_bs n) { eat_bs([n] __device__ () { return 1; }); } };
struct De_bs : ew_bs::in_bs::Nv_bs { void y1(Nv_bs n) { eat_bs([n] __device__ () { return 1; }); } };
namespace q_bs { using namespace ew_bs; }
using ew_bs::Nu_bs;
namespace r_bs { using namespace ew_bs; struct Df_bs : ew_bs::Nx_bs { void y1(Nx_bs n) { eat_bs([n] __device__ () { return 1; }); } }; }
namespace q_bs { struct Dg_bs : ew_bs::Nx_bs { void y1(Nx_bs n) { eat_bs([n] __device__ () { return 1; }); } }; }
struct Dh_bs : ew_bs::Nu_bs { void y1(Nu_bs n) { eat_bs([n] __device__ () { return 1; }); } };
namespace ex_bs { struct Nx2_bs { int a; static int ns; }; struct Ny2_bs { int b; }; template <class T> struct Nt2_bs { T t; }; }
struct Da2_bs : ex_bs::Nx2_bs { void y1(Nx2_bs n) { eat_bs([n] __device__ () { return 1; }); } static void y2(Nx2_bs n) { eat_bs([n, k = Nx2_bs{}] __device__ () -> Nx2_bs { return {}; }); } };
namespace q2_bs { struct Db2_bs : ex_bs::Nx2_bs { static void y2(Nx2_bs n) { eat_bs([n] __device__ () { return 1; }); } }; }
using namespace ex_bs;
struct Dc2_bs : ex_bs::Nx2_bs { void y1(Nx2_bs n) { eat_bs([n] __device__ () { return 1; }); } static void y2(Nx2_bs n) { eat_bs([n, k = Nx2_bs{}, j = Nx2_bs::ns] __device__ () -> Nx2_bs { return {}; }); } void y3(Ny2_bs n) { eat_bs([n] __device__ () { return 1; }); } };
namespace q2_bs { struct Dd2_bs : ex_bs::Nx2_bs { static void y2(Nx2_bs n) { eat_bs([n] __device__ () { return 1; }); } }; }
struct De2_bs : Nx2_bs { void y1(Nx2_bs n, Nx2_bs *m) { eat_bs([n] __device__ () { return 1; }); } static void y2(Nx2_bs n) { eat_bs([n] __device__ () { return 1; }); } };
struct Df2_bs : Nx2_bs, Nt2_bs<int> { void y1(Nx2_bs n, Nt2_bs m) { eat_bs([n] __device__ () { return 1; }); } static void y2(Nt2_bs n) { eat_bs([n] __device__ () { return 1; }); } };
template <class T> struct Dg2_bs : Nx2_bs, Nt2_bs<T> { void y1(Nx2_bs n, Nt2_bs<T> m) { eat_bs([n] __device__ () { return 1; }); } static void y2(Nt2_bs<int> n, Nx2_bs m) { eat_bs([n] __device__ () { return 1; }); } };
struct Dh2_bs : De2_bs { static void y2(Nx2_bs n, De2_bs d) { eat_bs([n] __device__ () { return 1; }); } };
