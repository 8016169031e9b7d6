// std: 17
// Types and values of specialisations around, from in and out of the class, and those of other instances.
template <class... A> int eat(A...) { return 1; }
namespace sp { template <class T> struct Gen { struct In { T t; static int s; enum Ek { ek }; }; using ty = T; template <class U> struct Mt { U u; static int ms; }; static int st; };
template <> struct Gen<int> { struct In { int t; static int s; void e0(In i) { eat([k = In::s, i] __device__ () { return 1; }); } }; using ty = long; template <class U> struct Mt { U u; static int ms; void f0(Mt m) { eat([k = Mt::ms, j = Gen::st] __device__ () { return 1; }); } template <class V> struct Dp { static int q; void g(Dp d, Mt m, Gen n) { eat([k = Dp::q, j = Mt::ms, i = Gen::st] __device__ () { return 1; }); } }; }; static int st;
  void a1(Gen g, Gen<int> h, Gen<long> i) { eat([g, h] __device__ () { return 1; }); }
  void a2(In g, Gen::In h, Gen<int>::In i, Gen<long>::In j) { eat([g] __device__ () { return 1; }); }
  void a3(ty g, Gen::ty h) { eat([g] __device__ () { return 1; }); }
  void a4(Mt<int> g, Gen::Mt<long> h, Gen<long>::Mt<int> i) { eat([g] __device__ () { return 1; }); }
  template <class T> void a5(Mt<T> g, Gen::Mt<T> h, Gen<T> i, typename Gen<T>::In j) { eat([g] __device__ () { return 1; }); }
  auto a6(Gen *g) -> Gen * { eat([g] __device__ () -> Gen * { return g; }); return g; }
  operator Gen<long>() const { eat([] __device__ () { return 1; }); return {}; }
  Gen &operator=(const Gen<char> &g) { eat([g] __device__ () { return 1; }); return *this; }
  static void a7(Gen g) { eat([g, k = Gen(g), j = Gen<int>()] __device__ () { return 1; }); }
  void a10(int Gen::*p, int (Gen::*q)(Gen)) { eat([p, k = &Gen::m] __device__ () { return 1; }); } int m;
  void a11(In g); template <class T> void a12(T g, In h); static void a13(Gen g); };
void Gen<int>::a11(In g) { eat([g, k = In::s, j = Gen::st, i = st] __device__ () { return 1; }); }
template <class T> void Gen<int>::a12(T g, In h) { eat([g, k = In::s, j = Gen::st] __device__ () { return 1; }); }
void Gen<int>::a13(Gen g) { eat([g, k = In::s, j = Gen::st] __device__ () { return 1; }); }
template <class T> struct Gen<T *> { struct In { T t; static int s; void e0(In i) { eat([k = In::s, i] __device__ () { return 1; }); } }; using ty = T; template <class U> struct Mt { U u; static int ms; void f0(Mt m) { eat([k = Mt::ms, j = Gen::st] __device__ () { return 1; }); } }; static int st;
  void a1(Gen g, Gen<int> h, Gen<T *> i, Gen<T> j) { eat([g, h] __device__ () { return 1; }); }
  void a2(In g, typename Gen::In h, typename Gen<T>::In i, Gen<long>::In j) { eat([g] __device__ () { return 1; }); }
  void a3(ty g, typename Gen::ty h) { eat([g] __device__ () { return 1; }); }
  void a4(Mt<int> g, typename Gen::template Mt<long> h, typename Gen<T>::template Mt<int> i) { eat([g] __device__ () { return 1; }); }
  auto a6(Gen *g) -> Gen * { eat([g] __device__ () -> Gen * { return g; }); return g; }
  operator Gen<long>() const { eat([] __device__ () { return 1; }); return {}; }
  Gen &operator=(const Gen<char> &g) { eat([g] __device__ () { return 1; }); return *this; }
  static void a7(Gen g) { eat([g, k = Gen(g), j = Gen<T *>()] __device__ () { return 1; }); }
  void a11(In g); template <class U> void a12(U g, In h); static void a13(Gen g); int m; };
template <class T> void Gen<T *>::a11(In g) { eat([g, k = In::s, j = Gen::st, i = st] __device__ () { return 1; }); }
template <class T> template <class U> void Gen<T *>::a12(U g, In h) { eat([g, k = In::s, j = Gen::st] __device__ () { return 1; }); }
template <class T> void Gen<T *>::a13(Gen g) { eat([g, k = In::s, j = Gen::st, i = &Gen::m] __device__ () { return 1; }); }
}
