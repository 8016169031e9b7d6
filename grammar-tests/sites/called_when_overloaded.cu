// std: 17
// overloaded and inherited functions with arguments that depend on parameters
namespace n { int ov(int); int ov(float); template <class T> int mx(T); int mx(int); template <class T> int nd(T); template <class T> int nd(T *); int re(int); int re(int); 
 struct Overloading { static int ov(int); static int ov(float); }; }
namespace al = n;
template <class V> void f(V v) {
  auto c = [d = ::n::mx(v)] __device__ {};
  auto e = [d = al::mx(v)] __device__ {};
  auto g = [d = al::nd(v)] __device__ {};
  auto i = [d = al::Overloading::ov(v)] __device__ {};
  auto j = [d = al::ov(1)] __device__ {};
  auto k = [d = al::nd(1)] __device__ {};
}
template <class V> struct T { V v; static int own(int); template <class U> static int ownt(int); int mem(int);
 struct In { static int z(int); };
 void f() {
  auto a = [d = T::own(v)] __device__ {};
  auto b = [d = T::template ownt<V>(v)] __device__ {};
  auto c = [d = T::ownt<int>(1)] __device__ {};
  auto e = [d = In::z(v)] __device__ {};
  auto g = [d = T::In::z(v)] __device__ {};
  auto h = [d = own(v)] __device__ {};
  auto i = [d = ownt<V>(1)] __device__ {};
  auto j = [d = n::Overloading::ov(v)] __device__ {};
  auto k = [d = T<V>::own(v)] __device__ {};
 } };
struct Q { static int own(int); template <class U> static int ownt(int);
 template <class V> void f(V v) {
  auto a = [d = Q::own(v)] __device__ {};
  auto b = [d = Q::ownt<V>(v)] __device__ {};
  auto c = [d = Q::ownt<int>(v)] __device__ {};
  auto e = [d = own(v)] __device__ {};
  auto g = [d = ownt<V>(v)] __device__ {};
 } };
namespace n { struct Q2 { static int own(int); template <class U> static int ownt(int);
 template <class V> void f(V v) {
  auto a = [d = Q2::own(v)] __device__ {};
  auto b = [d = Q2::ownt<V>(v)] __device__ {};
  auto c = [d = n::Q2::own(v)] __device__ {};
 } }; }
struct Inheriting { static int bs(int); template <class U> static int bt(int); struct BI { static int bi(int); }; };
struct DD : Inheriting { template <class V> void f(V v) {
  auto a = [d = Inheriting::bs(v)] __device__ {};
  auto b = [d = BI::bi(v)] __device__ {};
  auto e = [d = Inheriting::bt<V>(v)] __device__ {};
 } };
template <class V> void g2(V v) {
  auto c = [d = DD::bt<V>(v)] __device__ {};
}
