// std: 17
// protected members, nested ones, a private template with arguments, a public alias; a private alias is fine
class C {
  struct P { struct In {}; };
  template <class T> struct Tmp {};
  using Int = int;
 protected:
  union U { int a; };
 public:
  using Open = P;
  void go();
};
template <class T> void a() { auto op = [] __device__ () {}; (void)op; }
template <class T> void b() { auto op = [] __device__ () {}; (void)op; }
template <class T> void c() { auto op = [] __device__ () {}; (void)op; }
template <class T> void d() { auto op = [] __device__ () {}; (void)op; }
template <class T> void e() { auto op = [] __device__ () {}; (void)op; }
void C::go() {
  a<P::In>();
  b<Tmp<int>>();
  c<Open>();
  d<U *>();
  e<Int>();
}
