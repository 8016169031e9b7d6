// std: 17
template <class F> void run(F f) { f(); }
template <class T> struct Op { operator T() const; unsigned long n; };
struct Oq { operator int() const; unsigned long n; };
void k_other(Op<char> o, unsigned long s) { run([=] __device__ () { (void)o; (void)s; }); }
void k_another(Oq o, unsigned long s) { run([=] __device__ () { (void)o; }); }
void k_third(Oq o, unsigned long s) { run([=] __device__ () { int v = o; return v + s; }); }
void k_4(Op<char> o, unsigned long s) { run([=] __device__ () { (void)s; (void)o; }); }
void k_5(Op<char> o, unsigned long s) { run([=] __device__ () { (void)s; o; }); }
