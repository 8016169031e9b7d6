// std: 17
// Casts of casts to what is no class.
template <class F> int run(F f) { return 0; }
typedef double Alr; enum Ale { al1 }; enum class Als { a }; typedef int *Alp; typedef Ale Alf;
double alg(); Ale alh();
void f1(int n) { run([x = Alr(Alr(n))] __device__ { return 1; }); }
void f2(int n) { run([x = (Alr)(Alr)n] __device__ { return 1; }); }
void f3(int n) { run([x = static_cast<Alr>(Alr(n))] __device__ { return 1; }); }
void f4(int n) { run([x = Ale(Ale(n))] __device__ { return 1; }); }
void f5(int n) { run([x = (Ale)Ale(n)] __device__ { return 1; }); }
void f6(int n) { run([x = static_cast<Als>(Als(n))] __device__ { return 1; }); }
void f7(int n) { run([x = Alp(Alp(0))] __device__ { return 1; }); }
void f8(int n) { run([x = Alr(Alr())] __device__ { return 1; }); }
void f9(int n) { run([x = double(double(n))] __device__ { return 1; }); }
void f10(int n) { run([x = Alf(Ale(n))] __device__ { return 1; }); }
void f11(int n) { run([x = (Alr)alg()] __device__ { return 1; }); }
void f12(int n) { run([x = (Ale)alh()] __device__ { return 1; }); }
template <class T> void g1(T n) { run([x = (Alr)(Alr)n] __device__ { return 1; }); }
template <class T> void g2(T n) { run([x = Alr(Alr(n))] __device__ { return 1; }); }
template <class T> void g3(T n) { run([x = Ale(Ale(1))] __device__ { return 1; }); }
