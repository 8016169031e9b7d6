// std: 17
// Values that are template arguments, in the types of functions, in return types and in initialisers of captures.
template <class F> int run(F f) { return 0; }
enum class U : unsigned { one = 1 }; enum P { p0, p1 }; constexpr int N = 4; static const int M = 3; int arr[3];
template <class T, T V> struct Ic { static constexpr T value = V; }; template <bool B> struct Bb {}; template <int I> struct In {}; template <unsigned long I> struct Ul {}; template <auto A> struct Au {};
template <class T> struct Lim { static constexpr int max() { return 3; } static constexpr int v = 5; };
constexpr int fn(int a) { return a + 1; } constexpr int gn() { return 2; }
struct S { static constexpr int c = 7; enum { e = 2 }; };
namespace ns { constexpr int K = 9; enum Q { q1 = 4 }; constexpr int h() { return 3; } }
void pp0(In<-1> *p) { run([=] __device__ { return p; }); }
void pp1(In<N + 1> *p) { run([=] __device__ { return p; }); }
void pp2(In<N * 2> *p) { run([=] __device__ { return p; }); }
void pp3(In<(N)> *p) { run([=] __device__ { return p; }); }
void pp4(In<-N> *p) { run([=] __device__ { return p; }); }
void pp5(In<M> *p) { run([=] __device__ { return p; }); }
void pp6(In<S::c> *p) { run([=] __device__ { return p; }); }
void pp7(In<S::c + 1> *p) { run([=] __device__ { return p; }); }
void pp8(In<S::e + 1> *p) { run([=] __device__ { return p; }); }
void pp9(In<ns::K> *p) { run([=] __device__ { return p; }); }
void pp10(In<ns::K * 2> *p) { run([=] __device__ { return p; }); }
void pp11(In<ns::q1> *p) { run([=] __device__ { return p; }); }
void pp12(In<ns::q1 + 1> *p) { run([=] __device__ { return p; }); }
void pp13(In<p1> *p) { run([=] __device__ { return p; }); }
void pp14(In<p0 + 1> *p) { run([=] __device__ { return p; }); }
void pp15(In<sizeof(int)> *p) { run([=] __device__ { return p; }); }
void pp16(In<sizeof(int) * 2> *p) { run([=] __device__ { return p; }); }
void pp25(Bb<(N > 2)> *p) { run([=] __device__ { return p; }); }
void pp26(Bb<!true> *p) { run([=] __device__ { return p; }); }
void pp27(Bb<!N> *p) { run([=] __device__ { return p; }); }
void pp28(Bb<N == 4> *p) { run([=] __device__ { return p; }); }
void pp29(Bb<N && true> *p) { run([=] __device__ { return p; }); }
void pp30(Bb<(3 > 2)> *p) { run([=] __device__ { return p; }); }
void pp31(In<3 + 4> *p) { run([=] __device__ { return p; }); }
void pp32(In<3 * (4 + 1)> *p) { run([=] __device__ { return p; }); }
void pp33(In<(3 + 4)> *p) { run([=] __device__ { return p; }); }
void pp34(In<1 << 4> *p) { run([=] __device__ { return p; }); }
void pp35(In<~0> *p) { run([=] __device__ { return p; }); }
void pp36(In<'a'> *p) { run([=] __device__ { return p; }); }
void pp37(In<true> *p) { run([=] __device__ { return p; }); }
void pp38(In<true ? 1 : 2> *p) { run([=] __device__ { return p; }); }
void pp39(In<N ? 1 : 2> *p) { run([=] __device__ { return p; }); }
void pp40(Ul<3> *p) { run([=] __device__ { return p; }); }
void pp41(Ul<3u> *p) { run([=] __device__ { return p; }); }
void pp42(Ul<3UL> *p) { run([=] __device__ { return p; }); }
void pp43(Ul<N> *p) { run([=] __device__ { return p; }); }
void pp44(Ul<-1 + 2> *p) { run([=] __device__ { return p; }); }
void pp45(Ul<sizeof(int)> *p) { run([=] __device__ { return p; }); }
void pp46(Au<3> *p) { run([=] __device__ { return p; }); }
void pp47(Au<-3> *p) { run([=] __device__ { return p; }); }
void pp48(Au<3u> *p) { run([=] __device__ { return p; }); }
void pp49(Au<'c'> *p) { run([=] __device__ { return p; }); }
void pp50(Au<true> *p) { run([=] __device__ { return p; }); }
void pp51(Au<N> *p) { run([=] __device__ { return p; }); }
void pp52(Au<U::one> *p) { run([=] __device__ { return p; }); }
void pp53(Au<p1> *p) { run([=] __device__ { return p; }); }
void pp54(Au<3L> *p) { run([=] __device__ { return p; }); }
void pp55(In<0x10> *p) { run([=] __device__ { return p; }); }
void pp56(In<010> *p) { run([=] __device__ { return p; }); }
void pp57(In<1'000> *p) { run([=] __device__ { return p; }); }
void pp58(In<int(3)> *p) { run([=] __device__ { return p; }); }
void pp59(In<(int)3> *p) { run([=] __device__ { return p; }); }
void pp60(In<static_cast<int>(3)> *p) { run([=] __device__ { return p; }); }
void pp63(In<int{3}> *p) { run([=] __device__ { return p; }); }
void pp64(Ic<char, 'a'> *p) { run([=] __device__ { return p; }); }
void pp65(Ic<char, 97> *p) { run([=] __device__ { return p; }); }
void pp66(Ic<U, U::one> *p) { run([=] __device__ { return p; }); }
void pp72(Ic<P, p1> *p) { run([=] __device__ { return p; }); }
void pp73(Ic<long, 3> *p) { run([=] __device__ { return p; }); }
void pp74(Ic<long, N> *p) { run([=] __device__ { return p; }); }
void pp75(Ic<short, 3> *p) { run([=] __device__ { return p; }); }
void pp76(Ic<bool, true> *p) { run([=] __device__ { return p; }); }
void pp77(Ic<bool, 1> *p) { run([=] __device__ { return p; }); }
void pp78(Ic<unsigned, 3> *p) { run([=] __device__ { return p; }); }
void pp81(Bb<(sizeof(int) > 2)> *p) { run([=] __device__ { return p; }); }
void pp82(Bb<N <= 4> *p) { run([=] __device__ { return p; }); }
void pp83(In<-2147483647 - 1> *p) { run([=] __device__ { return p; }); }
void pp85(Au<-2L> *p) { run([=] __device__ { return p; }); }
void pp86(Au<-N> *p) { run([=] __device__ { return p; }); }
void pp87(Au<S::c> *p) { run([=] __device__ { return p; }); }
void pp88(Au<S::e> *p) { run([=] __device__ { return p; }); }
void pp89(Au<ns::q1> *p) { run([=] __device__ { return p; }); }
void pp90(Au<&N> *p) { run([=] __device__ { return p; }); }
void pp91(Au<&arr> *p) { run([=] __device__ { return p; }); }
void pp92(Au<fn> *p) { run([=] __device__ { return p; }); }
void pp93(Au<&fn> *p) { run([=] __device__ { return p; }); }
void pp94(Au<nullptr> *p) { run([=] __device__ { return p; }); }
void pp100(In<+3> *p) { run([=] __device__ { return p; }); }
void pp101(In<- -3> *p) { run([=] __device__ { return p; }); }
void pp102(In<!0> *p) { run([=] __device__ { return p; }); }
void pp104(In<3 % 2> *p) { run([=] __device__ { return p; }); }
void pp105(In<3 - 5> *p) { run([=] __device__ { return p; }); }
void pp106(In<N - 5> *p) { run([=] __device__ { return p; }); }
void pp107(Ul<N * sizeof(int)> *p) { run([=] __device__ { return p; }); }
void pp108(Ul<(N + 1) * sizeof(int)> *p) { run([=] __device__ { return p; }); }
void pp109(Ul<sizeof(int) * N> *p) { run([=] __device__ { return p; }); }
void pp110(Ul<32 / sizeof(float)> *p) { run([=] __device__ { return p; }); }
void r0() { run([=] __device__ () -> In<-1> * { return 0; }); }
void r1() { run([=] __device__ () -> In<N + 1> * { return 0; }); }
void r2() { run([=] __device__ () -> In<N * 2> * { return 0; }); }
void r3() { run([=] __device__ () -> In<(N)> * { return 0; }); }
void r4() { run([=] __device__ () -> In<-N> * { return 0; }); }
void r5() { run([=] __device__ () -> In<M> * { return 0; }); }
void r6() { run([=] __device__ () -> In<S::c> * { return 0; }); }
void r7() { run([=] __device__ () -> In<S::c + 1> * { return 0; }); }
void r8() { run([=] __device__ () -> In<S::e + 1> * { return 0; }); }
void r9() { run([=] __device__ () -> In<ns::K> * { return 0; }); }
void r10() { run([=] __device__ () -> In<ns::K * 2> * { return 0; }); }
void r11() { run([=] __device__ () -> In<ns::q1> * { return 0; }); }
void r12() { run([=] __device__ () -> In<ns::q1 + 1> * { return 0; }); }
void r13() { run([=] __device__ () -> In<p1> * { return 0; }); }
void r14() { run([=] __device__ () -> In<p0 + 1> * { return 0; }); }
void r15() { run([=] __device__ () -> In<sizeof(int)> * { return 0; }); }
void r16() { run([=] __device__ () -> In<sizeof(int) * 2> * { return 0; }); }
void r17() { run([=] __device__ () -> In<sizeof(S)> * { return 0; }); }
void r18() { run([=] __device__ () -> In<gn()> * { return 0; }); }
void r19() { run([=] __device__ () -> In<fn(3)> * { return 0; }); }
void r20() { run([=] __device__ () -> In<fn(N) + 1> * { return 0; }); }
void r21() { run([=] __device__ () -> In<ns::h()> * { return 0; }); }
void r22() { run([=] __device__ () -> In<Lim<int>::max()> * { return 0; }); }
void r23() { run([=] __device__ () -> In<Lim<int>::v> * { return 0; }); }
void r24() { run([=] __device__ () -> In<Lim<int>::v + 1> * { return 0; }); }
void r25() { run([=] __device__ () -> Bb<(N > 2)> * { return 0; }); }
void r26() { run([=] __device__ () -> Bb<!true> * { return 0; }); }
void r27() { run([=] __device__ () -> Bb<!N> * { return 0; }); }
void r28() { run([=] __device__ () -> Bb<N == 4> * { return 0; }); }
void r30() { run([=] __device__ () -> Bb<(3 > 2)> * { return 0; }); }
void r31() { run([=] __device__ () -> In<3 + 4> * { return 0; }); }
void r32() { run([=] __device__ () -> In<3 * (4 + 1)> * { return 0; }); }
void r33() { run([=] __device__ () -> In<(3 + 4)> * { return 0; }); }
void r34() { run([=] __device__ () -> In<1 << 4> * { return 0; }); }
void r35() { run([=] __device__ () -> In<~0> * { return 0; }); }
void r36() { run([=] __device__ () -> In<'a'> * { return 0; }); }
void r37() { run([=] __device__ () -> In<true> * { return 0; }); }
void r38() { run([=] __device__ () -> In<true ? 1 : 2> * { return 0; }); }
void r39() { run([=] __device__ () -> In<N ? 1 : 2> * { return 0; }); }
void r40() { run([=] __device__ () -> Ul<3> * { return 0; }); }
void r41() { run([=] __device__ () -> Ul<3u> * { return 0; }); }
void r42() { run([=] __device__ () -> Ul<3UL> * { return 0; }); }
void r43() { run([=] __device__ () -> Ul<N> * { return 0; }); }
void r44() { run([=] __device__ () -> Ul<-1 + 2> * { return 0; }); }
void r45() { run([=] __device__ () -> Ul<sizeof(int)> * { return 0; }); }
void r46() { run([=] __device__ () -> Au<3> * { return 0; }); }
void r47() { run([=] __device__ () -> Au<-3> * { return 0; }); }
void r48() { run([=] __device__ () -> Au<3u> * { return 0; }); }
void r49() { run([=] __device__ () -> Au<'c'> * { return 0; }); }
void r50() { run([=] __device__ () -> Au<true> * { return 0; }); }
void r51() { run([=] __device__ () -> Au<N> * { return 0; }); }
void r52() { run([=] __device__ () -> Au<U::one> * { return 0; }); }
void r53() { run([=] __device__ () -> Au<p1> * { return 0; }); }
void r54() { run([=] __device__ () -> Au<3L> * { return 0; }); }
void r55() { run([=] __device__ () -> In<0x10> * { return 0; }); }
void r56() { run([=] __device__ () -> In<010> * { return 0; }); }
void r57() { run([=] __device__ () -> In<1'000> * { return 0; }); }
void r58() { run([=] __device__ () -> In<int(3)> * { return 0; }); }
void r59() { run([=] __device__ () -> In<(int)3> * { return 0; }); }
void r60() { run([=] __device__ () -> In<static_cast<int>(3)> * { return 0; }); }
void r61() { run([=] __device__ () -> In<int(U::one)> * { return 0; }); }
void r62() { run([=] __device__ () -> In<static_cast<int>(U::one)> * { return 0; }); }
void r64() { run([=] __device__ () -> Ic<char, 'a'> * { return 0; }); }
void r65() { run([=] __device__ () -> Ic<char, 97> * { return 0; }); }
void r66() { run([=] __device__ () -> Ic<U, U::one> * { return 0; }); }
void r67() { run([=] __device__ () -> Ic<U, U(1)> * { return 0; }); }
void r68() { run([=] __device__ () -> Ic<U, U(7)> * { return 0; }); }
void r69() { run([=] __device__ () -> Ic<U, (U)7> * { return 0; }); }
void r70() { run([=] __device__ () -> Ic<U, static_cast<U>(7)> * { return 0; }); }
void r71() { run([=] __device__ () -> Ic<P, P(1)> * { return 0; }); }
void r72() { run([=] __device__ () -> Ic<P, p1> * { return 0; }); }
void r73() { run([=] __device__ () -> Ic<long, 3> * { return 0; }); }
void r74() { run([=] __device__ () -> Ic<long, N> * { return 0; }); }
void r75() { run([=] __device__ () -> Ic<short, 3> * { return 0; }); }
void r76() { run([=] __device__ () -> Ic<bool, true> * { return 0; }); }
void r77() { run([=] __device__ () -> Ic<bool, 1> * { return 0; }); }
void r78() { run([=] __device__ () -> Ic<unsigned, 3> * { return 0; }); }
void r79() { run([=] __device__ () -> In<Ic<int, 3>::value> * { return 0; }); }
void r80() { run([=] __device__ () -> Bb<Ic<bool, true>::value> * { return 0; }); }
void r81() { run([=] __device__ () -> Bb<(sizeof(int) > 2)> * { return 0; }); }
void r82() { run([=] __device__ () -> Bb<N <= 4> * { return 0; }); }
void r83() { run([=] __device__ () -> In<-2147483647 - 1> * { return 0; }); }
void r84() { run([=] __device__ () -> Ic<long, -9223372036854775807 - 1> * { return 0; }); }
void r85() { run([=] __device__ () -> Au<-2L> * { return 0; }); }
void r86() { run([=] __device__ () -> Au<-N> * { return 0; }); }
void r87() { run([=] __device__ () -> Au<S::c> * { return 0; }); }
void r88() { run([=] __device__ () -> Au<S::e> * { return 0; }); }
void r89() { run([=] __device__ () -> Au<ns::q1> * { return 0; }); }
void r90() { run([=] __device__ () -> Au<&N> * { return 0; }); }
void r91() { run([=] __device__ () -> Au<&arr> * { return 0; }); }
void r92() { run([=] __device__ () -> Au<fn> * { return 0; }); }
void r93() { run([=] __device__ () -> Au<&fn> * { return 0; }); }
void r94() { run([=] __device__ () -> Au<nullptr> * { return 0; }); }
void r98() { run([=] __device__ () -> In<alignof(S)> * { return 0; }); }
void r99() { run([=] __device__ () -> In<noexcept(gn())> * { return 0; }); }
void r100() { run([=] __device__ () -> In<+3> * { return 0; }); }
void r101() { run([=] __device__ () -> In<- -3> * { return 0; }); }
void r102() { run([=] __device__ () -> In<!0> * { return 0; }); }
void r103() { run([=] __device__ () -> In<(1, 2)> * { return 0; }); }
void r104() { run([=] __device__ () -> In<3 % 2> * { return 0; }); }
void r105() { run([=] __device__ () -> In<3 - 5> * { return 0; }); }
void r106() { run([=] __device__ () -> In<N - 5> * { return 0; }); }
void r107() { run([=] __device__ () -> Ul<N * sizeof(int)> * { return 0; }); }
void r108() { run([=] __device__ () -> Ul<(N + 1) * sizeof(int)> * { return 0; }); }
void r109() { run([=] __device__ () -> Ul<sizeof(int) * N> * { return 0; }); }
void r110() { run([=] __device__ () -> Ul<32 / sizeof(float)> * { return 0; }); }
void i0() { run([q = (In<-1> *)0] __device__ { return q; }); }
void i1() { run([q = (In<N + 1> *)0] __device__ { return q; }); }
void i2() { run([q = (In<N * 2> *)0] __device__ { return q; }); }
void i3() { run([q = (In<(N)> *)0] __device__ { return q; }); }
void i4() { run([q = (In<-N> *)0] __device__ { return q; }); }
void i5() { run([q = (In<M> *)0] __device__ { return q; }); }
void i6() { run([q = (In<S::c> *)0] __device__ { return q; }); }
void i7() { run([q = (In<S::c + 1> *)0] __device__ { return q; }); }
void i8() { run([q = (In<S::e + 1> *)0] __device__ { return q; }); }
void i9() { run([q = (In<ns::K> *)0] __device__ { return q; }); }
void i10() { run([q = (In<ns::K * 2> *)0] __device__ { return q; }); }
void i11() { run([q = (In<ns::q1> *)0] __device__ { return q; }); }
void i12() { run([q = (In<ns::q1 + 1> *)0] __device__ { return q; }); }
void i13() { run([q = (In<p1> *)0] __device__ { return q; }); }
void i14() { run([q = (In<p0 + 1> *)0] __device__ { return q; }); }
void i15() { run([q = (In<sizeof(int)> *)0] __device__ { return q; }); }
void i16() { run([q = (In<sizeof(int) * 2> *)0] __device__ { return q; }); }
void i17() { run([q = (In<sizeof(S)> *)0] __device__ { return q; }); }
void i18() { run([q = (In<gn()> *)0] __device__ { return q; }); }
void i19() { run([q = (In<fn(3)> *)0] __device__ { return q; }); }
void i20() { run([q = (In<fn(N) + 1> *)0] __device__ { return q; }); }
void i21() { run([q = (In<ns::h()> *)0] __device__ { return q; }); }
void i22() { run([q = (In<Lim<int>::max()> *)0] __device__ { return q; }); }
void i23() { run([q = (In<Lim<int>::v> *)0] __device__ { return q; }); }
void i24() { run([q = (In<Lim<int>::v + 1> *)0] __device__ { return q; }); }
void i25() { run([q = (Bb<(N > 2)> *)0] __device__ { return q; }); }
void i26() { run([q = (Bb<!true> *)0] __device__ { return q; }); }
void i27() { run([q = (Bb<!N> *)0] __device__ { return q; }); }
void i28() { run([q = (Bb<N == 4> *)0] __device__ { return q; }); }
void i29() { run([q = (Bb<N && true> *)0] __device__ { return q; }); }
void i30() { run([q = (Bb<(3 > 2)> *)0] __device__ { return q; }); }
void i31() { run([q = (In<3 + 4> *)0] __device__ { return q; }); }
void i32() { run([q = (In<3 * (4 + 1)> *)0] __device__ { return q; }); }
void i33() { run([q = (In<(3 + 4)> *)0] __device__ { return q; }); }
void i34() { run([q = (In<1 << 4> *)0] __device__ { return q; }); }
void i35() { run([q = (In<~0> *)0] __device__ { return q; }); }
void i36() { run([q = (In<'a'> *)0] __device__ { return q; }); }
void i37() { run([q = (In<true> *)0] __device__ { return q; }); }
void i38() { run([q = (In<true ? 1 : 2> *)0] __device__ { return q; }); }
void i39() { run([q = (In<N ? 1 : 2> *)0] __device__ { return q; }); }
void i40() { run([q = (Ul<3> *)0] __device__ { return q; }); }
void i41() { run([q = (Ul<3u> *)0] __device__ { return q; }); }
void i42() { run([q = (Ul<3UL> *)0] __device__ { return q; }); }
void i43() { run([q = (Ul<N> *)0] __device__ { return q; }); }
void i44() { run([q = (Ul<-1 + 2> *)0] __device__ { return q; }); }
void i45() { run([q = (Ul<sizeof(int)> *)0] __device__ { return q; }); }
void i46() { run([q = (Au<3> *)0] __device__ { return q; }); }
void i47() { run([q = (Au<-3> *)0] __device__ { return q; }); }
void i48() { run([q = (Au<3u> *)0] __device__ { return q; }); }
void i49() { run([q = (Au<'c'> *)0] __device__ { return q; }); }
void i50() { run([q = (Au<true> *)0] __device__ { return q; }); }
void i51() { run([q = (Au<N> *)0] __device__ { return q; }); }
void i52() { run([q = (Au<U::one> *)0] __device__ { return q; }); }
void i53() { run([q = (Au<p1> *)0] __device__ { return q; }); }
void i54() { run([q = (Au<3L> *)0] __device__ { return q; }); }
void i55() { run([q = (In<0x10> *)0] __device__ { return q; }); }
void i56() { run([q = (In<010> *)0] __device__ { return q; }); }
void i57() { run([q = (In<1'000> *)0] __device__ { return q; }); }
void i58() { run([q = (In<int(3)> *)0] __device__ { return q; }); }
void i59() { run([q = (In<(int)3> *)0] __device__ { return q; }); }
void i60() { run([q = (In<static_cast<int>(3)> *)0] __device__ { return q; }); }
void i61() { run([q = (In<int(U::one)> *)0] __device__ { return q; }); }
void i62() { run([q = (In<static_cast<int>(U::one)> *)0] __device__ { return q; }); }
void i63() { run([q = (In<int{3}> *)0] __device__ { return q; }); }
void i64() { run([q = (Ic<char, 'a'> *)0] __device__ { return q; }); }
void i65() { run([q = (Ic<char, 97> *)0] __device__ { return q; }); }
void i66() { run([q = (Ic<U, U::one> *)0] __device__ { return q; }); }
void i67() { run([q = (Ic<U, U(1)> *)0] __device__ { return q; }); }
void i68() { run([q = (Ic<U, U(7)> *)0] __device__ { return q; }); }
void i69() { run([q = (Ic<U, (U)7> *)0] __device__ { return q; }); }
void i70() { run([q = (Ic<U, static_cast<U>(7)> *)0] __device__ { return q; }); }
void i71() { run([q = (Ic<P, P(1)> *)0] __device__ { return q; }); }
void i72() { run([q = (Ic<P, p1> *)0] __device__ { return q; }); }
void i73() { run([q = (Ic<long, 3> *)0] __device__ { return q; }); }
void i74() { run([q = (Ic<long, N> *)0] __device__ { return q; }); }
void i75() { run([q = (Ic<short, 3> *)0] __device__ { return q; }); }
void i76() { run([q = (Ic<bool, true> *)0] __device__ { return q; }); }
void i77() { run([q = (Ic<bool, 1> *)0] __device__ { return q; }); }
void i78() { run([q = (Ic<unsigned, 3> *)0] __device__ { return q; }); }
void i79() { run([q = (In<Ic<int, 3>::value> *)0] __device__ { return q; }); }
void i80() { run([q = (Bb<Ic<bool, true>::value> *)0] __device__ { return q; }); }
void i81() { run([q = (Bb<(sizeof(int) > 2)> *)0] __device__ { return q; }); }
void i82() { run([q = (Bb<N <= 4> *)0] __device__ { return q; }); }
void i83() { run([q = (In<-2147483647 - 1> *)0] __device__ { return q; }); }
void i84() { run([q = (Ic<long, -9223372036854775807 - 1> *)0] __device__ { return q; }); }
void i85() { run([q = (Au<-2L> *)0] __device__ { return q; }); }
void i86() { run([q = (Au<-N> *)0] __device__ { return q; }); }
void i87() { run([q = (Au<S::c> *)0] __device__ { return q; }); }
void i88() { run([q = (Au<S::e> *)0] __device__ { return q; }); }
void i89() { run([q = (Au<ns::q1> *)0] __device__ { return q; }); }
void i90() { run([q = (Au<&N> *)0] __device__ { return q; }); }
void i91() { run([q = (Au<&arr> *)0] __device__ { return q; }); }
void i92() { run([q = (Au<fn> *)0] __device__ { return q; }); }
void i93() { run([q = (Au<&fn> *)0] __device__ { return q; }); }
void i94() { run([q = (Au<nullptr> *)0] __device__ { return q; }); }
void i95() { run([q = (In<sizeof(arr)> *)0] __device__ { return q; }); }
void i96() { run([q = (In<sizeof(arr) / sizeof(arr[0])> *)0] __device__ { return q; }); }
void i97() { run([q = (In<sizeof(N)> *)0] __device__ { return q; }); }
void i98() { run([q = (In<alignof(S)> *)0] __device__ { return q; }); }
void i99() { run([q = (In<noexcept(gn())> *)0] __device__ { return q; }); }
void i100() { run([q = (In<+3> *)0] __device__ { return q; }); }
void i101() { run([q = (In<- -3> *)0] __device__ { return q; }); }
void i102() { run([q = (In<!0> *)0] __device__ { return q; }); }
void i103() { run([q = (In<(1, 2)> *)0] __device__ { return q; }); }
void i104() { run([q = (In<3 % 2> *)0] __device__ { return q; }); }
void i105() { run([q = (In<3 - 5> *)0] __device__ { return q; }); }
void i106() { run([q = (In<N - 5> *)0] __device__ { return q; }); }
void i107() { run([q = (Ul<N * sizeof(int)> *)0] __device__ { return q; }); }
void i108() { run([q = (Ul<(N + 1) * sizeof(int)> *)0] __device__ { return q; }); }
void i109() { run([q = (Ul<sizeof(int) * N> *)0] __device__ { return q; }); }
void i110() { run([q = (Ul<32 / sizeof(float)> *)0] __device__ { return q; }); }
template <class X> void t0(X x) { run([=] __device__ () -> In<-1> * { return x; }); }
void u0() { t0(0); }
template <class X> void t1(X x) { run([=] __device__ () -> In<N + 1> * { return x; }); }
void u1() { t1(0); }
template <class X> void t2(X x) { run([=] __device__ () -> In<N * 2> * { return x; }); }
void u2() { t2(0); }
template <class X> void t3(X x) { run([=] __device__ () -> In<(N)> * { return x; }); }
void u3() { t3(0); }
template <class X> void t4(X x) { run([=] __device__ () -> In<-N> * { return x; }); }
void u4() { t4(0); }
template <class X> void t5(X x) { run([=] __device__ () -> In<M> * { return x; }); }
void u5() { t5(0); }
template <class X> void t6(X x) { run([=] __device__ () -> In<S::c> * { return x; }); }
void u6() { t6(0); }
template <class X> void t7(X x) { run([=] __device__ () -> In<S::c + 1> * { return x; }); }
void u7() { t7(0); }
template <class X> void t8(X x) { run([=] __device__ () -> In<S::e + 1> * { return x; }); }
void u8() { t8(0); }
template <class X> void t9(X x) { run([=] __device__ () -> In<ns::K> * { return x; }); }
void u9() { t9(0); }
template <class X> void t10(X x) { run([=] __device__ () -> In<ns::K * 2> * { return x; }); }
void u10() { t10(0); }
template <class X> void t11(X x) { run([=] __device__ () -> In<ns::q1> * { return x; }); }
void u11() { t11(0); }
template <class X> void t12(X x) { run([=] __device__ () -> In<ns::q1 + 1> * { return x; }); }
void u12() { t12(0); }
template <class X> void t13(X x) { run([=] __device__ () -> In<p1> * { return x; }); }
void u13() { t13(0); }
template <class X> void t14(X x) { run([=] __device__ () -> In<p0 + 1> * { return x; }); }
void u14() { t14(0); }
template <class X> void t15(X x) { run([=] __device__ () -> In<sizeof(int)> * { return x; }); }
void u15() { t15(0); }
template <class X> void t16(X x) { run([=] __device__ () -> In<sizeof(int) * 2> * { return x; }); }
void u16() { t16(0); }
template <class X> void t25(X x) { run([=] __device__ () -> Bb<(N > 2)> * { return x; }); }
void u25() { t25(0); }
template <class X> void t26(X x) { run([=] __device__ () -> Bb<!true> * { return x; }); }
void u26() { t26(0); }
template <class X> void t27(X x) { run([=] __device__ () -> Bb<!N> * { return x; }); }
void u27() { t27(0); }
template <class X> void t28(X x) { run([=] __device__ () -> Bb<N == 4> * { return x; }); }
void u28() { t28(0); }
template <class X> void t30(X x) { run([=] __device__ () -> Bb<(3 > 2)> * { return x; }); }
void u30() { t30(0); }
template <class X> void t31(X x) { run([=] __device__ () -> In<3 + 4> * { return x; }); }
void u31() { t31(0); }
template <class X> void t32(X x) { run([=] __device__ () -> In<3 * (4 + 1)> * { return x; }); }
void u32() { t32(0); }
template <class X> void t33(X x) { run([=] __device__ () -> In<(3 + 4)> * { return x; }); }
void u33() { t33(0); }
template <class X> void t34(X x) { run([=] __device__ () -> In<1 << 4> * { return x; }); }
void u34() { t34(0); }
template <class X> void t35(X x) { run([=] __device__ () -> In<~0> * { return x; }); }
void u35() { t35(0); }
template <class X> void t36(X x) { run([=] __device__ () -> In<'a'> * { return x; }); }
void u36() { t36(0); }
template <class X> void t37(X x) { run([=] __device__ () -> In<true> * { return x; }); }
void u37() { t37(0); }
template <class X> void t38(X x) { run([=] __device__ () -> In<true ? 1 : 2> * { return x; }); }
void u38() { t38(0); }
template <class X> void t39(X x) { run([=] __device__ () -> In<N ? 1 : 2> * { return x; }); }
void u39() { t39(0); }
template <class X> void t40(X x) { run([=] __device__ () -> Ul<3> * { return x; }); }
void u40() { t40(0); }
template <class X> void t41(X x) { run([=] __device__ () -> Ul<3u> * { return x; }); }
void u41() { t41(0); }
template <class X> void t42(X x) { run([=] __device__ () -> Ul<3UL> * { return x; }); }
void u42() { t42(0); }
template <class X> void t43(X x) { run([=] __device__ () -> Ul<N> * { return x; }); }
void u43() { t43(0); }
template <class X> void t44(X x) { run([=] __device__ () -> Ul<-1 + 2> * { return x; }); }
void u44() { t44(0); }
template <class X> void t45(X x) { run([=] __device__ () -> Ul<sizeof(int)> * { return x; }); }
void u45() { t45(0); }
template <class X> void t46(X x) { run([=] __device__ () -> Au<3> * { return x; }); }
void u46() { t46(0); }
template <class X> void t47(X x) { run([=] __device__ () -> Au<-3> * { return x; }); }
void u47() { t47(0); }
template <class X> void t48(X x) { run([=] __device__ () -> Au<3u> * { return x; }); }
void u48() { t48(0); }
template <class X> void t49(X x) { run([=] __device__ () -> Au<'c'> * { return x; }); }
void u49() { t49(0); }
template <class X> void t50(X x) { run([=] __device__ () -> Au<true> * { return x; }); }
void u50() { t50(0); }
template <class X> void t51(X x) { run([=] __device__ () -> Au<N> * { return x; }); }
void u51() { t51(0); }
template <class X> void t52(X x) { run([=] __device__ () -> Au<U::one> * { return x; }); }
void u52() { t52(0); }
template <class X> void t53(X x) { run([=] __device__ () -> Au<p1> * { return x; }); }
void u53() { t53(0); }
template <class X> void t54(X x) { run([=] __device__ () -> Au<3L> * { return x; }); }
void u54() { t54(0); }
template <class X> void t55(X x) { run([=] __device__ () -> In<0x10> * { return x; }); }
void u55() { t55(0); }
template <class X> void t56(X x) { run([=] __device__ () -> In<010> * { return x; }); }
void u56() { t56(0); }
template <class X> void t57(X x) { run([=] __device__ () -> In<1'000> * { return x; }); }
void u57() { t57(0); }
template <class X> void t58(X x) { run([=] __device__ () -> In<int(3)> * { return x; }); }
void u58() { t58(0); }
template <class X> void t59(X x) { run([=] __device__ () -> In<(int)3> * { return x; }); }
void u59() { t59(0); }
template <class X> void t60(X x) { run([=] __device__ () -> In<static_cast<int>(3)> * { return x; }); }
void u60() { t60(0); }
template <class X> void t64(X x) { run([=] __device__ () -> Ic<char, 'a'> * { return x; }); }
void u64() { t64(0); }
template <class X> void t65(X x) { run([=] __device__ () -> Ic<char, 97> * { return x; }); }
void u65() { t65(0); }
template <class X> void t66(X x) { run([=] __device__ () -> Ic<U, U::one> * { return x; }); }
void u66() { t66(0); }
template <class X> void t72(X x) { run([=] __device__ () -> Ic<P, p1> * { return x; }); }
void u72() { t72(0); }
template <class X> void t73(X x) { run([=] __device__ () -> Ic<long, 3> * { return x; }); }
void u73() { t73(0); }
template <class X> void t74(X x) { run([=] __device__ () -> Ic<long, N> * { return x; }); }
void u74() { t74(0); }
template <class X> void t75(X x) { run([=] __device__ () -> Ic<short, 3> * { return x; }); }
void u75() { t75(0); }
template <class X> void t76(X x) { run([=] __device__ () -> Ic<bool, true> * { return x; }); }
void u76() { t76(0); }
template <class X> void t77(X x) { run([=] __device__ () -> Ic<bool, 1> * { return x; }); }
void u77() { t77(0); }
template <class X> void t78(X x) { run([=] __device__ () -> Ic<unsigned, 3> * { return x; }); }
void u78() { t78(0); }
template <class X> void t81(X x) { run([=] __device__ () -> Bb<(sizeof(int) > 2)> * { return x; }); }
void u81() { t81(0); }
template <class X> void t82(X x) { run([=] __device__ () -> Bb<N <= 4> * { return x; }); }
void u82() { t82(0); }
template <class X> void t83(X x) { run([=] __device__ () -> In<-2147483647 - 1> * { return x; }); }
void u83() { t83(0); }
template <class X> void t85(X x) { run([=] __device__ () -> Au<-2L> * { return x; }); }
void u85() { t85(0); }
template <class X> void t86(X x) { run([=] __device__ () -> Au<-N> * { return x; }); }
void u86() { t86(0); }
template <class X> void t87(X x) { run([=] __device__ () -> Au<S::c> * { return x; }); }
void u87() { t87(0); }
template <class X> void t88(X x) { run([=] __device__ () -> Au<S::e> * { return x; }); }
void u88() { t88(0); }
template <class X> void t89(X x) { run([=] __device__ () -> Au<ns::q1> * { return x; }); }
void u89() { t89(0); }
template <class X> void t90(X x) { run([=] __device__ () -> Au<&N> * { return x; }); }
void u90() { t90(0); }
template <class X> void t91(X x) { run([=] __device__ () -> Au<&arr> * { return x; }); }
void u91() { t91(0); }
template <class X> void t92(X x) { run([=] __device__ () -> Au<fn> * { return x; }); }
void u92() { t92(0); }
template <class X> void t93(X x) { run([=] __device__ () -> Au<&fn> * { return x; }); }
void u93() { t93(0); }
template <class X> void t94(X x) { run([=] __device__ () -> Au<nullptr> * { return x; }); }
void u94() { t94(0); }
template <class X> void t100(X x) { run([=] __device__ () -> In<+3> * { return x; }); }
void u100() { t100(0); }
template <class X> void t101(X x) { run([=] __device__ () -> In<- -3> * { return x; }); }
void u101() { t101(0); }
template <class X> void t102(X x) { run([=] __device__ () -> In<!0> * { return x; }); }
void u102() { t102(0); }
template <class X> void t104(X x) { run([=] __device__ () -> In<3 % 2> * { return x; }); }
void u104() { t104(0); }
template <class X> void t105(X x) { run([=] __device__ () -> In<3 - 5> * { return x; }); }
void u105() { t105(0); }
template <class X> void t106(X x) { run([=] __device__ () -> In<N - 5> * { return x; }); }
void u106() { t106(0); }
template <class X> void t107(X x) { run([=] __device__ () -> Ul<N * sizeof(int)> * { return x; }); }
void u107() { t107(0); }
template <class X> void t108(X x) { run([=] __device__ () -> Ul<(N + 1) * sizeof(int)> * { return x; }); }
void u108() { t108(0); }
template <class X> void t109(X x) { run([=] __device__ () -> Ul<sizeof(int) * N> * { return x; }); }
void u109() { t109(0); }
template <class X> void t110(X x) { run([=] __device__ () -> Ul<32 / sizeof(float)> * { return x; }); }
void u110() { t110(0); }
template <class X> void j0(X x) { run([=, q = (In<-1> *)0] __device__ { return x; }); }
void kj0() { j0(0); }
template <class X> void j1(X x) { run([=, q = (In<N + 1> *)0] __device__ { return x; }); }
void kj1() { j1(0); }
template <class X> void j2(X x) { run([=, q = (In<N * 2> *)0] __device__ { return x; }); }
void kj2() { j2(0); }
template <class X> void j3(X x) { run([=, q = (In<(N)> *)0] __device__ { return x; }); }
void kj3() { j3(0); }
template <class X> void j4(X x) { run([=, q = (In<-N> *)0] __device__ { return x; }); }
void kj4() { j4(0); }
template <class X> void j5(X x) { run([=, q = (In<M> *)0] __device__ { return x; }); }
void kj5() { j5(0); }
template <class X> void j6(X x) { run([=, q = (In<S::c> *)0] __device__ { return x; }); }
void kj6() { j6(0); }
template <class X> void j7(X x) { run([=, q = (In<S::c + 1> *)0] __device__ { return x; }); }
void kj7() { j7(0); }
template <class X> void j8(X x) { run([=, q = (In<S::e + 1> *)0] __device__ { return x; }); }
void kj8() { j8(0); }
template <class X> void j9(X x) { run([=, q = (In<ns::K> *)0] __device__ { return x; }); }
void kj9() { j9(0); }
template <class X> void j10(X x) { run([=, q = (In<ns::K * 2> *)0] __device__ { return x; }); }
void kj10() { j10(0); }
template <class X> void j11(X x) { run([=, q = (In<ns::q1> *)0] __device__ { return x; }); }
void kj11() { j11(0); }
template <class X> void j12(X x) { run([=, q = (In<ns::q1 + 1> *)0] __device__ { return x; }); }
void kj12() { j12(0); }
template <class X> void j13(X x) { run([=, q = (In<p1> *)0] __device__ { return x; }); }
void kj13() { j13(0); }
template <class X> void j14(X x) { run([=, q = (In<p0 + 1> *)0] __device__ { return x; }); }
void kj14() { j14(0); }
template <class X> void j15(X x) { run([=, q = (In<sizeof(int)> *)0] __device__ { return x; }); }
void kj15() { j15(0); }
template <class X> void j16(X x) { run([=, q = (In<sizeof(int) * 2> *)0] __device__ { return x; }); }
void kj16() { j16(0); }
template <class X> void j25(X x) { run([=, q = (Bb<(N > 2)> *)0] __device__ { return x; }); }
void kj25() { j25(0); }
template <class X> void j26(X x) { run([=, q = (Bb<!true> *)0] __device__ { return x; }); }
void kj26() { j26(0); }
template <class X> void j27(X x) { run([=, q = (Bb<!N> *)0] __device__ { return x; }); }
void kj27() { j27(0); }
template <class X> void j28(X x) { run([=, q = (Bb<N == 4> *)0] __device__ { return x; }); }
void kj28() { j28(0); }
template <class X> void j29(X x) { run([=, q = (Bb<N && true> *)0] __device__ { return x; }); }
void kj29() { j29(0); }
template <class X> void j30(X x) { run([=, q = (Bb<(3 > 2)> *)0] __device__ { return x; }); }
void kj30() { j30(0); }
template <class X> void j31(X x) { run([=, q = (In<3 + 4> *)0] __device__ { return x; }); }
void kj31() { j31(0); }
template <class X> void j32(X x) { run([=, q = (In<3 * (4 + 1)> *)0] __device__ { return x; }); }
void kj32() { j32(0); }
template <class X> void j33(X x) { run([=, q = (In<(3 + 4)> *)0] __device__ { return x; }); }
void kj33() { j33(0); }
template <class X> void j34(X x) { run([=, q = (In<1 << 4> *)0] __device__ { return x; }); }
void kj34() { j34(0); }
template <class X> void j35(X x) { run([=, q = (In<~0> *)0] __device__ { return x; }); }
void kj35() { j35(0); }
template <class X> void j36(X x) { run([=, q = (In<'a'> *)0] __device__ { return x; }); }
void kj36() { j36(0); }
template <class X> void j37(X x) { run([=, q = (In<true> *)0] __device__ { return x; }); }
void kj37() { j37(0); }
template <class X> void j38(X x) { run([=, q = (In<true ? 1 : 2> *)0] __device__ { return x; }); }
void kj38() { j38(0); }
template <class X> void j39(X x) { run([=, q = (In<N ? 1 : 2> *)0] __device__ { return x; }); }
void kj39() { j39(0); }
template <class X> void j40(X x) { run([=, q = (Ul<3> *)0] __device__ { return x; }); }
void kj40() { j40(0); }
template <class X> void j41(X x) { run([=, q = (Ul<3u> *)0] __device__ { return x; }); }
void kj41() { j41(0); }
template <class X> void j42(X x) { run([=, q = (Ul<3UL> *)0] __device__ { return x; }); }
void kj42() { j42(0); }
template <class X> void j43(X x) { run([=, q = (Ul<N> *)0] __device__ { return x; }); }
void kj43() { j43(0); }
template <class X> void j44(X x) { run([=, q = (Ul<-1 + 2> *)0] __device__ { return x; }); }
void kj44() { j44(0); }
template <class X> void j45(X x) { run([=, q = (Ul<sizeof(int)> *)0] __device__ { return x; }); }
void kj45() { j45(0); }
template <class X> void j46(X x) { run([=, q = (Au<3> *)0] __device__ { return x; }); }
void kj46() { j46(0); }
template <class X> void j47(X x) { run([=, q = (Au<-3> *)0] __device__ { return x; }); }
void kj47() { j47(0); }
template <class X> void j48(X x) { run([=, q = (Au<3u> *)0] __device__ { return x; }); }
void kj48() { j48(0); }
template <class X> void j49(X x) { run([=, q = (Au<'c'> *)0] __device__ { return x; }); }
void kj49() { j49(0); }
template <class X> void j50(X x) { run([=, q = (Au<true> *)0] __device__ { return x; }); }
void kj50() { j50(0); }
template <class X> void j51(X x) { run([=, q = (Au<N> *)0] __device__ { return x; }); }
void kj51() { j51(0); }
template <class X> void j52(X x) { run([=, q = (Au<U::one> *)0] __device__ { return x; }); }
void kj52() { j52(0); }
template <class X> void j53(X x) { run([=, q = (Au<p1> *)0] __device__ { return x; }); }
void kj53() { j53(0); }
template <class X> void j54(X x) { run([=, q = (Au<3L> *)0] __device__ { return x; }); }
void kj54() { j54(0); }
template <class X> void j55(X x) { run([=, q = (In<0x10> *)0] __device__ { return x; }); }
void kj55() { j55(0); }
template <class X> void j56(X x) { run([=, q = (In<010> *)0] __device__ { return x; }); }
void kj56() { j56(0); }
template <class X> void j57(X x) { run([=, q = (In<1'000> *)0] __device__ { return x; }); }
void kj57() { j57(0); }
template <class X> void j58(X x) { run([=, q = (In<int(3)> *)0] __device__ { return x; }); }
void kj58() { j58(0); }
template <class X> void j59(X x) { run([=, q = (In<(int)3> *)0] __device__ { return x; }); }
void kj59() { j59(0); }
template <class X> void j60(X x) { run([=, q = (In<static_cast<int>(3)> *)0] __device__ { return x; }); }
void kj60() { j60(0); }
template <class X> void j61(X x) { run([=, q = (In<int(U::one)> *)0] __device__ { return x; }); }
void kj61() { j61(0); }
template <class X> void j63(X x) { run([=, q = (In<int{3}> *)0] __device__ { return x; }); }
void kj63() { j63(0); }
template <class X> void j64(X x) { run([=, q = (Ic<char, 'a'> *)0] __device__ { return x; }); }
void kj64() { j64(0); }
template <class X> void j65(X x) { run([=, q = (Ic<char, 97> *)0] __device__ { return x; }); }
void kj65() { j65(0); }
template <class X> void j66(X x) { run([=, q = (Ic<U, U::one> *)0] __device__ { return x; }); }
void kj66() { j66(0); }
template <class X> void j72(X x) { run([=, q = (Ic<P, p1> *)0] __device__ { return x; }); }
void kj72() { j72(0); }
template <class X> void j73(X x) { run([=, q = (Ic<long, 3> *)0] __device__ { return x; }); }
void kj73() { j73(0); }
template <class X> void j74(X x) { run([=, q = (Ic<long, N> *)0] __device__ { return x; }); }
void kj74() { j74(0); }
template <class X> void j75(X x) { run([=, q = (Ic<short, 3> *)0] __device__ { return x; }); }
void kj75() { j75(0); }
template <class X> void j76(X x) { run([=, q = (Ic<bool, true> *)0] __device__ { return x; }); }
void kj76() { j76(0); }
template <class X> void j77(X x) { run([=, q = (Ic<bool, 1> *)0] __device__ { return x; }); }
void kj77() { j77(0); }
template <class X> void j78(X x) { run([=, q = (Ic<unsigned, 3> *)0] __device__ { return x; }); }
void kj78() { j78(0); }
template <class X> void j81(X x) { run([=, q = (Bb<(sizeof(int) > 2)> *)0] __device__ { return x; }); }
void kj81() { j81(0); }
template <class X> void j82(X x) { run([=, q = (Bb<N <= 4> *)0] __device__ { return x; }); }
void kj82() { j82(0); }
template <class X> void j83(X x) { run([=, q = (In<-2147483647 - 1> *)0] __device__ { return x; }); }
void kj83() { j83(0); }
template <class X> void j85(X x) { run([=, q = (Au<-2L> *)0] __device__ { return x; }); }
void kj85() { j85(0); }
template <class X> void j86(X x) { run([=, q = (Au<-N> *)0] __device__ { return x; }); }
void kj86() { j86(0); }
template <class X> void j87(X x) { run([=, q = (Au<S::c> *)0] __device__ { return x; }); }
void kj87() { j87(0); }
template <class X> void j88(X x) { run([=, q = (Au<S::e> *)0] __device__ { return x; }); }
void kj88() { j88(0); }
template <class X> void j89(X x) { run([=, q = (Au<ns::q1> *)0] __device__ { return x; }); }
void kj89() { j89(0); }
template <class X> void j90(X x) { run([=, q = (Au<&N> *)0] __device__ { return x; }); }
void kj90() { j90(0); }
template <class X> void j91(X x) { run([=, q = (Au<&arr> *)0] __device__ { return x; }); }
void kj91() { j91(0); }
template <class X> void j92(X x) { run([=, q = (Au<fn> *)0] __device__ { return x; }); }
void kj92() { j92(0); }
template <class X> void j93(X x) { run([=, q = (Au<&fn> *)0] __device__ { return x; }); }
void kj93() { j93(0); }
template <class X> void j94(X x) { run([=, q = (Au<nullptr> *)0] __device__ { return x; }); }
void kj94() { j94(0); }
template <class X> void j100(X x) { run([=, q = (In<+3> *)0] __device__ { return x; }); }
void kj100() { j100(0); }
template <class X> void j101(X x) { run([=, q = (In<- -3> *)0] __device__ { return x; }); }
void kj101() { j101(0); }
template <class X> void j102(X x) { run([=, q = (In<!0> *)0] __device__ { return x; }); }
void kj102() { j102(0); }
template <class X> void j104(X x) { run([=, q = (In<3 % 2> *)0] __device__ { return x; }); }
void kj104() { j104(0); }
template <class X> void j105(X x) { run([=, q = (In<3 - 5> *)0] __device__ { return x; }); }
void kj105() { j105(0); }
template <class X> void j106(X x) { run([=, q = (In<N - 5> *)0] __device__ { return x; }); }
void kj106() { j106(0); }
template <class X> void j107(X x) { run([=, q = (Ul<N * sizeof(int)> *)0] __device__ { return x; }); }
void kj107() { j107(0); }
template <class X> void j108(X x) { run([=, q = (Ul<(N + 1) * sizeof(int)> *)0] __device__ { return x; }); }
void kj108() { j108(0); }
template <class X> void j109(X x) { run([=, q = (Ul<sizeof(int) * N> *)0] __device__ { return x; }); }
void kj109() { j109(0); }
template <class X> void j110(X x) { run([=, q = (Ul<32 / sizeof(float)> *)0] __device__ { return x; }); }
void kj110() { j110(0); }
