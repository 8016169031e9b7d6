// std: 17
template <char N> struct C { };
template <short N> struct Sh { };
template <long long N> struct Ll { };
template <bool N> struct B { };
template <int N> struct I { };
template <class T, T v> struct Co { };
const int k = 7; enum E { e0, e1 };
template <class T> struct In { T t; };
template <class T> void t0(T) { ([] __device__ () -> C<65> { return {}; }); }
template <class T> void t1(T) { ([] __device__ () -> Ll<1 + 1> { return {}; }); }
template <class T> void t2(T) { ([] __device__ () -> In<B<1>> { return {}; }); }
template <class T> void t3(T) { ([] __device__ () -> I<k> { return {}; }); }
template <class T> void t4(T) { ([] __device__ () -> I<k + 1> { return {}; }); }
template <class T> void t5(T) { ([] __device__ () -> In<Sh<3> *> * { return {}; }); }
template <class T> void t6(T) { ([] __device__ () -> Ll<3> { return {}; }); }
template <class T> void t7(T) { ([] __device__ () -> B<true> { return {}; }); }
template <class T> void t8(T) { ([] __device__ () -> I<sizeof(int)> { return {}; }); }
template <class T> void t9(T) { ([] __device__ () -> I<sizeof(T)> { return {}; }); }
template <class T> void ta(T) { ([] __device__ () -> Co<bool, 1> { return {}; }); }
template <class T> void tb(T) { ([] __device__ () -> I<'a'> { return {}; }); }
void n0() { ([] __device__ () -> I<k + 1> { return {}; }); }
void n1() { ([] __device__ () -> In<B<1>> { return {}; }); }
void n2() { ([] __device__ () -> I<k> { return {}; }); }
void n3() { ([] __device__ () -> I<sizeof(int)> { return {}; }); }
void p0(Co<bool, 1>, Co<bool, 0>, Co<bool, true>, Co<short, 2>, Co<int, 'a'>, Co<unsigned long, 1>) { ([] __device__ { }); }
struct M { void n4() { ([] __device__ () -> C<65> { return {}; }); } };
template <class T> struct MT { void n4() { ([] __device__ () -> C<65> { return {}; }); } };
