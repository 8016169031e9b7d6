// std: 17
template<class T, long long N> struct P{};
template<class T> struct Tr{ static const int v = 3; static const bool b = true; static const long w = 4; };
constexpr int L0 = 4; constexpr bool L1 = true; constexpr char C0='x'; constexpr short S0=2; constexpr long W0=3; constexpr unsigned U0=3u; constexpr unsigned long Z0=3;
enum E { e0, e1 }; enum class G { g0, g1 };
constexpr bool fb(int x) { return x; } constexpr int fi(int x) { return x; } constexpr long fl(long x) { return x; } template<class X> constexpr X ft(X x) { return x; }
using idx = long; typedef unsigned char uc;
#define L (void)([=] __device__ (int x) { return x; });
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f0(P<T, M + C0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f1(P<T, M + W0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f2(P<T, M + Z0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f3(P<T, C + C0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f4(P<T, C + S0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f5(P<T, C + S>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f6(P<T, C + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f7(P<T, C + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f8(P<T, B + B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f9(P<T, B == true>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f10(P<T, B == 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f11(P<T, B != false>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f12(P<T, M == true>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f13(P<T, M + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f14(P<T, M + U>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f15(P<T, U + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f16(P<T, K + U>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f17(P<T, Z + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f18(P<T, Z * 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f19(P<T, 2 * Z>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f20(P<T, M - -1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f21(P<T, K - -1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f22(P<T, K * -1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f23(P<T, -1 * K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f24(P<T, -K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f25(P<T, -M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f26(P<T, -C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f27(P<T, -B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f28(P<T, -S>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f29(P<T, +S>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f30(P<T, ~B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f31(P<T, !K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f32(P<T, !Z>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f33(P<T, !C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f36(P<T, !L0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f38(P<T, (-C0) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f39(P<T, ~L1 + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f40(P<T, M + (2L + 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f41(P<T, M + (2 + 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f42(P<T, K + (2 + 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f43(P<T, K + L0 * 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f44(P<T, K + 2 * L0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f45(P<T, K * (L0 + 1)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f46(P<T, K + M * 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f47(P<T, K + (long)M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f48(P<T, K + (int)M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f49(P<T, M + (long)K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f50(P<T, M + long(K)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f51(P<T, M + static_cast<long>(M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f52(P<T, K + static_cast<int>(M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f53(P<T, K + (char)C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f54(P<T, K + (int)3>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f55(P<T, K + int(3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f56(P<T, K + int(C)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f57(P<T, M + sizeof(int)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f58(P<T, M + sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f59(P<T, Z + sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f60(P<T, K + sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f61(P<T, U + sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f62(P<T, sizeof(T) + 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f63(P<T, sizeof(int) + 2 + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f64(P<T, sizeof(int) * 2 + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f65(P<T, (long long)M + sizeof(int)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f66(P<T, Q + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f67(P<T, Q + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f68(P<T, Q == e0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f69(P<T, R == G::g0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f70(P<T, (int)Q + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f71(P<T, (int)Q + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f72(P<T, int(R) + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f73(P<T, static_cast<int>(R) + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f74(P<T, D + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f75(P<T, D + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f76(P<T, D + 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f77(P<T, (int)D + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f78(P<T, I + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f79(P<T, I + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f80(P<T, Y + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f81(P<T, Y + Y>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f82(P<T, Y == 3>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f83(P<T, PI == nullptr>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f84(P<T, PI != 0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f85(P<T, nullptr == PI>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f86(P<T, PI && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f87(P<T, !PI>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f88(P<T, M ? M : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f89(P<T, M ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f90(P<T, M ? K : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f91(P<T, B ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f92(P<T, B ? 1 : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f93(P<T, B ? 1L : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f94(P<T, B ? C : S>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f95(P<T, B ? C : C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f96(P<T, B ? C : 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f97(P<T, B ? C : 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f98(P<T, B ? 'a' : 'b'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f99(P<T, B ? true : 'b'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f100(P<T, B ? L1 : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f101(P<T, B ? L0 : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f102(P<T, B ? W0 : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f103(P<T, B ? sizeof(T) : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f104(P<T, B ? M : sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f105(P<T, B ? 1 : sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f106(P<T, B ? D : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f107(P<T, B ? Tr<T>::v : 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f108(P<T, B ? Tr<T>::v : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f109(P<T, B ? Q : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f110(P<T, B ? Q : 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f111(P<T, B ? Q : Q>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f112(P<T, B ? e0 : e1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f113(P<T, B ? e0 : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f114(P<T, Tr<T>::v ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f115(P<T, Tr<T>::v ? 1 : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f116(P<T, (M > 2) ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f117(P<T, (M > 2L) ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f118(P<T, (M > K) ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f119(P<T, (L0 > 2) ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f120(P<T, (M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f121(P<T, !(M > 2L)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f122(P<T, (M > 2) && (K > 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f123(P<T, (M > 2) && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f124(P<T, M && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f125(P<T, B && M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f126(P<T, B && C && M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f127(P<T, M && C && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f128(P<T, M && B && C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f129(P<T, M || C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f130(P<T, M || K || 0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f131(P<T, M || 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f132(P<T, M || 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f133(P<T, M || C0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f134(P<T, M || sizeof(T)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f135(P<T, M || Tr<T>::v>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f136(P<T, B || Tr<T>::v>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f137(P<T, C || Tr<T>::v>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f138(P<T, Tr<T>::v || M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f139(P<T, Tr<T>::v || 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f140(P<T, Tr<T>::v && 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f141(P<T, Tr<T>::v && C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f142(P<T, !Tr<T>::v>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f143(P<T, -Tr<T>::v>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f144(P<T, Tr<T>::v + C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f145(P<T, Tr<T>::v + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f146(P<T, Tr<T>::v + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f147(P<T, Tr<T>::v + Tr<T>::w>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f148(P<T, Tr<int>::v + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f149(P<T, Tr<int>::w + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f150(P<T, M + Tr<int>::w>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f151(P<T, Tr<int>::b + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f153(P<T, fi(M) + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f154(P<T, fi(3) + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f155(P<T, fl(M) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f156(P<T, fl(3) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f157(P<T, ft(M) + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f158(P<T, ft(M) + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f159(P<T, ft(3) + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f160(P<T, ft(3L) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f161(P<T, M + fl(M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f162(P<T, M << 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f163(P<T, M << K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f164(P<T, K << M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f165(P<T, C << C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f166(P<T, C << 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f167(P<T, 'a' << C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f168(P<T, 1 << M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f169(P<T, 1L << M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f170(P<T, 1 << K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f171(P<T, L1 << M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f172(P<T, Z << 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f173(P<T, C % 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f174(P<T, K % 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f175(P<T, M & 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f176(P<T, M | U>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f177(P<T, M ^ 'a'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f178(P<T, M & C>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f179(P<T, ~M & K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f180(P<T, ~C & K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f181(P<T, C < K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f182(P<T, C < 'b'>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f183(P<T, M < 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f184(P<T, M <= U>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f185(P<T, (1, M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f186(P<T, (1, K)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f188(P<T, M < 2.0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f189(P<T, (int)(M * 1.5)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f190(P<T, (int)(1.5f * M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f191(P<T, alignof(T) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f192(P<T, alignof(int) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f193(P<T, noexcept(T()) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f194(P<T, M + noexcept(T())>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f195(P<T, __is_class(T) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f196(P<T, 0x10 + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f197(P<T, 1'000 + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f198(P<T, M + 4294967296>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f199(P<T, M + 0xffffffff>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f200(P<T, 'ab' + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f201(P<T, L'a' + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f202(P<T, u'a' + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void f203(P<T, U'a' + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g0(P<T, (M > 2) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g1(P<T, ((M > 2) + M)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g2(P<T, M + (M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g3(P<T, M + (L0 > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g4(P<T, (M > 2) + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g5(P<T, (M > 2) == B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g6(P<T, (M > 2) != (K > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g7(P<T, (M == 2) != (K > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g8(P<T, (M > 2) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g9(P<T, B ? (M > 2) : B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g10(P<T, B ? B : (M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g11(P<T, B ? 1 : (M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g12(P<T, !(M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g13(P<T, -(M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g14(P<T, (int)(M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g15(P<T, (bool)(M > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g16(P<T, int((M > 2))>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g17(P<T, (M > 2) || (M > 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g18(P<T, B && (M > 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g19(P<T, B && B && (M > 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g20(P<T, (M >> 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g21(P<T, (M >> 2) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g22(P<T, (M >> 2) + 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g23(P<T, 1 + (M >> 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g24(P<T, (C >> 2) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g25(P<T, (M >> 2) && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g26(P<T, (M >> 2) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g27(P<T, -(M >> 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g28(P<T, (L0 >> 1) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g29(P<T, ((M > 2) + 1) * 3>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g30(P<T, (T::v > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g31(P<T, (T::v > 2) + M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g32(P<T, (T::v > 2) && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g33(P<T, B && (T::v > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g34(P<T, !(T::v > 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g35(P<T, (T::v >> 2) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g36(P<T, (T::v > 2) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g37(P<T, fi((M > 2))>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g38(P<T, (sizeof(T) > 2) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g40(P<T, (M > 2) * (M > 3)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g41(P<T, (M > D)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g42(P<T, (M > D) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g43(P<T, (M > D) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g44(P<T, (M >= 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g45(P<T, (M >= 2) + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g46(P<T, Tr<T>::v + 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g47(P<T, B ? (int)3 : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g48(P<T, B ? (int)3 : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g49(P<T, B ? (long)3 : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g50(P<T, B ? -1L : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g51(P<T, B ? M : -1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g52(P<T, B ? 'a' : M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g53(P<T, B ? e0 : 1L>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g54(P<T, B ? e0 : 1>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g55(P<T, B ? 1 : e0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g56(P<T, e0 ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g57(P<T, 'a' ? M : K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g58(P<T, fi(M) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g59(P<T, fb(M) ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g60(P<T, D ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g61(P<T, Q ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g62(P<T, !Q>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g63(P<T, -Q>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g64(P<T, ~Q>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g65(P<T, !D>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g66(P<T, Q && B>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g67(P<T, B || Q>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g68(P<T, Q || e0>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g69(P<T, PI ? 1 : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g70(P<T, PI + 1 == PI>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g71(P<T, nullptr != PI>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g72(P<T, PI == PI>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g73(P<T, 1 ? M : 2>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g75(P<T, (L1 ? M : 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g76(P<T, M * (B ? 1 : 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g77(P<T, (B ? 1 : 2) * K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g78(P<T, (B ? 1 : K) * M>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g79(P<T, (M < 2) + K>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g80(P<T, K + (M < 2)>) { L }
template<class T, int M, long K, unsigned U, char C, bool B, short S, unsigned long Z, E Q, G R, T D, idx I, uc Y, int *PI> void g81(P<T, M + (K < 2)>) { L }
