// std: 17
template<class T, int N> struct P{};
template<bool V> struct Q{};
template<class T> struct Tr{ static const int v = 3; static const bool b = true; };
constexpr int L0 = 4; constexpr bool L1 = true; constexpr char C0='x'; constexpr short S0=2;
enum E { e0, e1 }; enum class G { g0, g1 };
#define L (void)([=] __device__ (int x) { return x; });
template<class T, int M> void a0(P<T, (M) ? L0 : (L1)>) { L }
template<class T, int M> void a1(P<T, M + (true)>) { L }
template<class T, int M> void a2(P<T, Tr<T>::v + 'a'>) { L }
template<class T, int M> void a3(P<T, (int)((M) + 2L)>) { L }
template<class T, int M> void a4(P<T, (M) + 2L>) { L }
template<class T, unsigned M> void a5(P<T, 2U * (M)>) { L }
template<class T, int M> void a6(P<T, (2U * (M))>) { L }
template<class T, bool B, char C> void a7(P<T, B && (C)>) { L }
template<class T, char C> void a8(P<T, -(C)>) { L }
template<class T, short C> void a9(P<T, -(C)>) { L }
template<class T, int M> void b0(P<T, (((L0) > 2) + M)>) { L }
template<class T, int M> void b1(P<T, ((L0 > 2) + M)>) { L }
template<class T, int M> void b2(P<T, ((L0) > 2) + M>) { L }
template<class T, int M> void b3(P<T, M + true>) { L }
template<class T, int M> void b4(P<T, M + 'a'>) { L }
template<class T, int M> void b5(P<T, M + ('a')>) { L }
template<class T, int M> void b6(P<T, Tr<T>::v + true>) { L }
template<class T, int M> void b7(P<T, Tr<T>::v + 2>) { L }
template<class T, int M> void b8(P<T, Tr<T>::v + (2)>) { L }
template<class T, int M> void b9(P<T, Tr<T>::v + (C0)>) { L }
template<class T, int M> void c0(P<T, M + C0>) { L }
template<class T, int M> void c1(P<T, M + (C0)>) { L }
template<class T, int M> void c2(P<T, M + S0>) { L }
template<class T, int M> void c3(P<T, M ? L0 : L1>) { L }
template<class T, int M> void c4(P<T, M ? (L0) : L1>) { L }
template<class T, int M> void c5(P<T, M ? L1 : L0>) { L }
template<class T, int M> void c6(P<T, M ? (L1) : (L0)>) { L }
template<class T, int M> void c7(P<T, M ? true : M>) { L }
template<class T, int M> void c8(P<T, M ? M : 'a'>) { L }
template<class T, int M> void c9(P<T, M ? M : ('a')>) { L }
template<class T, int M> void d0(P<T, M ? 2L : M>) { L }
template<class T, int M> void d1(P<T, M ? 2L : (M)>) { L }
template<class T, short M> void d2(P<T, M + M>) { L }
template<class T, short M> void d3(P<T, (M) + (M)>) { L }
template<class T, short M> void d4(P<T, M + 1>) { L }
template<class T, short M> void d5(P<T, (M) + 1>) { L }
template<class T, bool M> void d6(P<T, (M) + 1>) { L }
template<class T, bool M> void d7(P<T, !(M)>) { L }
template<class T, int M> void d8(P<T, !(M)>) { L }
template<class T, int M> void d9(P<T, !M>) { L }
template<class T, int M> void e00(P<T, M && true>) { L }
template<class T, int M> void e01(P<T, M && (M)>) { L }
template<class T, int M> void e02(P<T, (M) && L1>) { L }
template<class T, int M> void e03(P<T, (M) && (L0)>) { L }
template<class T, int M> void e04(P<T, M && (1)>) { L }
template<class T, int M> void e05(P<T, M && 1>) { L }
template<class T, int M> void e06(P<T, M == (1)>) { L }
template<class T, int M> void e07(P<T, M == (1L)>) { L }
template<class T, int M> void e08(P<T, (M) == 1L>) { L }
template<class T, int M> void e09(P<T, (M) << 1L>) { L }
template<class T, char M> void e10(P<T, (M) << 1L>) { L }
template<class T, char M> void e11(P<T, ~(M)>) { L }
template<class T, char M> void e12(P<T, +(M)>) { L }
template<class T, char M> void e13(P<T, ~M>) { L }
template<class T, char M> void e14(P<T, (~M)>) { L }
template<class T, char M> void e15(P<T, (M) == 'a'>) { L }
template<class T, char M> void e16(P<T, M == ('a')>) { L }
template<class T, E M> void e17(P<T, M == (e0)>) { L }
template<class T, E M> void e18(P<T, (M) + 1>) { L }
template<class T, E M> void e19(P<T, M + (e0)>) { L }
template<class T, E M> void e20(P<T, (M) == e0>) { L }
template<class T, G M> void e21(P<T, (M) == (G::g0)>) { L }
