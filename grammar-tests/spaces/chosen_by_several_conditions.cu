// std: 17
// What several conditions choose together: later branches, conditions in others, what another alias chooses, constants.
struct ChoiceHost { int f() { return 1; } int g(); static int s() { return 1; } typedef ChoiceHost self; ChoiceHost operator+(int) { return *this; } };
struct ChoiceBoth { __host__ __device__ int f() { return 1; } __host__ __device__ int g(); __host__ __device__ static int s() { return 1; } typedef ChoiceBoth self; __host__ __device__ ChoiceBoth operator+(int) { return *this; } };
struct ChoiceOther { long l; int f() { return 2; } int g(); static int s() { return 2; } typedef ChoiceOther self; ChoiceOther operator+(int) { return *this; } };
template <class T> struct ChoiceHostOf { int f() { return 1; } };
template <class T> struct ChoiceBothOf { __host__ __device__ int f() { return 1; } };
template <class T> struct ChoiceOtherOf { int q; int f() { return 1; } };
namespace choice_host { inline int h(int) { return 1; } struct S { int f() { return 1; } }; }
namespace choice_both { __host__ __device__ inline int h(int) { return 1; } struct S { __host__ __device__ int f() { return 1; } }; }
namespace choice_other { inline int h(int) { return 3; } struct S { int q; int f() { return 1; } }; }
namespace choice_elifAAB {
#if defined CHOICE_BY_1
using U = ChoiceHost;
#elif defined CHOICE_BY_2
using U = ChoiceHost;
#else
using U = ChoiceBoth;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_nestAAB {
#ifdef CHOICE_BY_1
using U = ChoiceHost;
#else
#ifdef CHOICE_BY_2
using U = ChoiceHost;
#else
using U = ChoiceBoth;
#endif
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_twoAAB {
#ifdef CHOICE_BY_1
using V = ChoiceHost;
using W = ChoiceHost;
#else
using V = ChoiceHost;
using W = ChoiceBoth;
#endif
#ifdef CHOICE_BY_2
using U = V;
#else
using U = W;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_dimAAB {
#if CHOICE_BY_D == 2
using U = ChoiceHost;
#elif CHOICE_BY_D == 3
using U = ChoiceHost;
#else
using U = ChoiceBoth;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_elifAAC {
#if defined CHOICE_BY_1
using U = ChoiceHost;
#elif defined CHOICE_BY_2
using U = ChoiceHost;
#else
using U = ChoiceOther;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_nestAAC {
#ifdef CHOICE_BY_1
using U = ChoiceHost;
#else
#ifdef CHOICE_BY_2
using U = ChoiceHost;
#else
using U = ChoiceOther;
#endif
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_elsenestAAC {
#ifndef CHOICE_BY_1
#ifndef CHOICE_BY_2
using U = ChoiceHost;
#else
using U = ChoiceHost;
#endif
#else
using U = ChoiceOther;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_twoAAC {
#ifdef CHOICE_BY_1
using V = ChoiceHost;
using W = ChoiceHost;
#else
using V = ChoiceHost;
using W = ChoiceOther;
#endif
#ifdef CHOICE_BY_2
using U = V;
#else
using U = W;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_dimAAC {
#if CHOICE_BY_D == 2
using U = ChoiceHost;
#elif CHOICE_BY_D == 3
using U = ChoiceHost;
#else
using U = ChoiceOther;
#endif
__host__ __device__ int u(U x) { return x.f(); }
}
namespace choice_macrobodyAB {
#ifdef CHOICE_BY_1
#define CALL x.f()
using U = ChoiceHost;
#else
#define CALL x.f() + 1
using U = ChoiceBoth;
#endif
__host__ __device__ int u(U x) { return CALL; }
#undef CALL
}
namespace choice_tmplchoiceAB {
template <bool> struct Sel { using type = ChoiceHost; }; template <> struct Sel<true> { using type = ChoiceBoth; };
#ifdef CHOICE_BY_1
constexpr bool yes = false;
#else
constexpr bool yes = true;
#endif
__host__ __device__ int u(Sel<yes>::type x) { return x.f(); }
}
namespace choice_ovlAB {
__host__ __device__ int q(long); int q(int);
#ifdef CHOICE_BY_1
using I = int;
#else
using I = long;
#endif
__host__ __device__ int u(I x) { return q(x); }
}
namespace choice_varAB {
#ifdef CHOICE_BY_1
int g;
#else
__device__ int g;
#endif
__device__ int u() { return g; }
}
namespace choice_macrobodyAC {
#ifdef CHOICE_BY_1
#define CALL x.f()
using U = ChoiceHost;
#else
#define CALL x.f() + 1
using U = ChoiceOther;
#endif
__host__ __device__ int u(U x) { return CALL; }
#undef CALL
}
namespace choice_tmplchoiceAC {
template <bool> struct Sel { using type = ChoiceHost; }; template <> struct Sel<true> { using type = ChoiceOther; };
#ifdef CHOICE_BY_1
constexpr bool yes = false;
#else
constexpr bool yes = true;
#endif
__host__ __device__ int u(Sel<yes>::type x) { return x.f(); }
}
namespace choice_ovlAC {
__host__ __device__ int q(long); int q(int);
#ifdef CHOICE_BY_1
using I = int;
#else
using I = long;
#endif
__host__ __device__ int u(I x) { return q(x); }
}
namespace choice_varAC {
#ifdef CHOICE_BY_1
int g;
#else
__device__ int g;
#endif
__device__ int u() { return g; }
}
