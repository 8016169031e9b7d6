// std: 17
// constants of instances and alignments as arguments, and parameters whose types are those of sizes
namespace SzN { template <int N> struct I { static const int value = N; }; template <class T, T V> struct K { static constexpr T value = V; }; template <class T> struct Q { static const int v = 5; static constexpr int cv = sizeof(T); enum { qe = 7 }; }; enum E { e0, e1 }; constexpr bool cb = true; constexpr char cc = 'k'; constexpr int ci = 3; constexpr int N = 9; }
constexpr int N = 8;
typedef decltype(sizeof 0) SzT;
using SzA = decltype(alignof(int));
using SzI = decltype(0);
template <SzT V> struct SzB {}; template <decltype(sizeof(int)) V> struct SzC {}; template <SzA V> struct SzD {}; template <SzI V> struct SzE {}; template <int V> struct SzF {};
void SzG1(SzB<'a'>) { auto l = [] __device__ {}; }
void SzG2(SzB<true>) { auto l = [] __device__ {}; }
void SzG3(SzB<SzN::e1>) { auto l = [] __device__ {}; }
void SzG4(SzB<SzN::cb>) { auto l = [] __device__ {}; }
void SzG5(SzB<SzN::cc>) { auto l = [] __device__ {}; }
void SzG6(SzB<SzN::Q<int>::v>) { auto l = [] __device__ {}; }
void SzG7(SzB<SzN::Q<int>::qe>) { auto l = [] __device__ {}; }
void SzG8(SzB<SzN::Q<int>::cv>) { auto l = [] __device__ {}; }
void SzG9(SzB<SzN::I<3>::value>) { auto l = [] __device__ {}; }
void SzG11(SzB<(3 > 2)>) { auto l = [] __device__ {}; }
void SzG12(SzC<'b'>) { auto l = [] __device__ {}; }
void SzG13(SzC<(SzN::ci > 2)>) { auto l = [] __device__ {}; }
void SzG14(SzC<SzN::ci>) { auto l = [] __device__ {}; }
void SzG15(SzD<'c'>) { auto l = [] __device__ {}; }
void SzG16(SzE<'d'>) { auto l = [] __device__ {}; }
void SzG17(SzF<SzN::I<3>::value>) { auto l = [] __device__ {}; }
void SzG18(SzF<SzN::I<SzN::ci>::value>) { auto l = [] __device__ {}; }
void SzG19(SzF<SzN::I<SzN::N>::value>) { auto l = [] __device__ {}; }
void SzG20(SzF<SzN::Q<double>::cv>) { auto l = [] __device__ {}; }
void SzG21(SzF<SzN::K<bool, true>::value>) { auto l = [] __device__ {}; }
void SzG23(SzF<SzN::K<int, -1>::value>) { auto l = [] __device__ {}; }
void SzG24(SzF<SzN::K<SzT, 2>::value + 1>) { auto l = [] __device__ {}; }
void SzG26(SzF<alignof(int)>) { auto l = [] __device__ {}; }
void SzG27(SzF<alignof(char *) * 2>) { auto l = [] __device__ {}; }
void SzG28(SzF<alignof(long double) * 3>) { auto l = [] __device__ {}; }
template <class T> struct SzH { template <int N> struct In { enum { n = N, m = N + 1 }; static const int k = N * 2; }; void f(SzF<In<3>::m> *) { auto l = [] __device__ {}; } };
template <int N> void SzJ(SzF<SzN::I<N>::value>) { auto l = [] __device__ {}; }
template <auto V> struct SzK {}; template <int N> struct SzL {};
template <int N> void SzM(SzL<-(-N)>, SzL<-(-3)>, SzL<-(N * 2)>) { auto l = [] __device__ {}; }
