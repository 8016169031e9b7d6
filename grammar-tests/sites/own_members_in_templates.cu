// std: 17
// members of the current instantiation by several paths
template <class F> int use(F f);
template <class T> struct S { enum { K = 3 }; static constexpr int c = 2; static int fn(int); static void sv(); template <class U> static U tm(U); int n; int me(); enum class Ec { F0 };
void b() { use([x = S<T>::fn(1), y = S::fn(2), z = S::tm(1), w = S::template tm<int>(1), v = S<T>::K, u = &S::fn, t = S::fn, s = &S::n, q = S::me(), p = S<T>::me(), o = S::Ec::F0, l = S<T>::Ec::F0, k = S::K + 1] __device__ { return 1; }); } };
template <class T> struct D : S<T> { enum { J }; static int jn(); void b() { use([x = D::J, y = D::jn(), z = D<T>::J, w = D::K, v = S<T>::K, u = D::fn(1), t = S<T>::fn(1)] __device__ { return 1; }); } struct In { enum { Q }; static int qn(); void r() { use([x = In::Q, y = In::qn(), z = D::J, w = D::jn(), v = D<T>::jn(), u = D::In::Q] __device__ { return 1; }); } }; };
struct P { template <class U> struct T2 { enum { Z }; static int zn(); void r() { use([x = T2::Z, y = T2::zn(), z = P::T2<U>::Z, w = P::T2<U>::zn(), v = T2<U>::zn()] __device__ { return 1; }); } }; enum { PJ }; static int pn(); void m() { use([x = P::PJ, y = P::pn()] __device__ { return 1; }); } template <class U> void tm() { use([x = P::PJ, y = P::pn()] __device__ { return 1; }); } };
