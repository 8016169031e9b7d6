// std: 17
template <char N> struct C { };
template <unsigned char N> struct Uc { };
template <short N> struct Sh { };
template <unsigned short N> struct Us { };
template <long long N> struct Ll { };
template <bool N> struct B { };
template <char N> int fc();
template <long N> int fl();
template <bool N> int fb();
const int k = 7;
template <class T> struct In { T t; };
void a() { ([] __device__ () -> C<65> { return {}; }); }
void a2() { ([] __device__ () -> Sh<k> { return {}; }); }
void a3() { ([] __device__ () -> In<Ll<1 + 1>> { return {}; }); }
void a4() { ([] __device__ () -> B<1> { return {}; }); }
void b() { ([x = C<65>()] __device__ { }); }
void b2() { ([x = fc<65>()] __device__ { }); }
void b3() { ([x = fl<65>()] __device__ { }); }
void b4() { ([x = fl<k>()] __device__ { }); }
void b5() { ([x = fb<1>()] __device__ { }); }
void b6() { ([x = B<1>()] __device__ { }); }
void b7() { ([x = In<B<1>>()] __device__ { }); }
void b8() { ([x = In<Ll<1 + 1>>()] __device__ { }); }
void b9() { ([x = Sh<3>()] __device__ { }); }
template <class T> void t(T) { ([x = C<65>(), y = Sh<3>(), z = fl<k>(), w = fb<1>()] __device__ { }); }
template void t(int);
template <class T> void t2(In<T>, C<65>, B<1>) { ([] __device__ () -> C<65> { return {}; }); }
template void t2(In<int>, C<65>, B<1>);
template <class T> void t3(In<T>) { ([] __device__ () -> Sh<3> { return {}; }); }
template void t3(In<int>);
template <class T> struct M { void go(C<65>, Sh<3>, Uc<k>) { ([] __device__ { }); } };
template <> struct M<C<65>> { void go(C<65>) { ([] __device__ { }); } };
template <class T> void s(T);
template <> void s(C<65>) { ([] __device__ { }); }
template <char N> void v();
template <> void v<65>() { ([] __device__ { }); }
template <short N> void v2();
template <> void v2<65>() { ([] __device__ { }); }
template <char N, class T> void v3(T);
template <> void v3<65>(Sh<3>) { ([] __device__ { }); }
template <> void v3<66, Sh<3>>(Sh<3>) { ([] __device__ { }); }
