// std: 17
namespace g { enum E { e0, e1 }; enum class S { x, y }; constexpr long kl = 8; constexpr unsigned ku = 9; constexpr char kc = 'q'; constexpr bool kb = true; const int k = 7; constexpr S ks = S::y; constexpr E ke = e1; constexpr long long kll = -3; constexpr unsigned char kuc = 5; constexpr short ks2 = 4; constexpr auto kz = sizeof(int); }
template <int N> struct I { };
template <bool N> struct B { };
template <char N> struct C { };
template <unsigned N> struct U { };
template <long N> struct Lg { };
template <unsigned long N> struct Ul { };
template <short N> struct Sh { };
template <unsigned char N> struct Uc { };
template <auto N> struct A { };
template <g::E N> struct En { };
template <g::S N> struct Es { };
template <class T, T v> struct Co { };
template <decltype(sizeof 0) N> struct Z { };
void c1(C<65>) { ([] __device__ {}); }
void c3(C<10>) { ([] __device__ {}); }
void c4(C<'x'>) { ([] __device__ {}); }
void u1(U<3>) { ([] __device__ {}); }
void u2(U<g::k>) { ([] __device__ {}); }
void u3(U<3u>) { ([] __device__ {}); }
void u4(U<g::ku>) { ([] __device__ {}); }
void l1(Lg<3>) { ([] __device__ {}); }
void l2(Lg<g::kl>) { ([] __device__ {}); }
void l3(Lg<g::k>) { ([] __device__ {}); }
void l4(Lg<2 + 1>) { ([] __device__ {}); }
void m1(Ul<3>) { ([] __device__ {}); }
void m2(Ul<sizeof(int)>) { ([] __device__ {}); }
void m3(Ul<g::k>) { ([] __device__ {}); }
void s1(Sh<3>) { ([] __device__ {}); }
void s2(Sh<g::k>) { ([] __device__ {}); }
void uc(Uc<3>, Uc<g::k>, Uc<'a'>) { ([] __device__ {}); }
void t1(Co<int, 3>, Co<long, 3>, Co<bool, true>, Co<char, 65>, Co<g::E, g::e1>) { ([] __device__ {}); }
void t2(Co<long, g::k>, Co<unsigned, g::k>) { ([] __device__ {}); }
void t3(Co<char, g::k>) { ([] __device__ {}); }
void b1(B<1>, B<g::k>, B<0>, B<!1>) { ([] __device__ {}); }
