// std: 17
// values of parameters whose type is written from the outermost namespace
#include <cstddef>
using outside_size = ::std::size_t;
template <::std::size_t N> struct OutsideSized { };
template <std::size_t N> struct StdSized { };
template <outside_size N> struct AliasSized { };
template <class F> void run_sized(F f);
void sized_f(OutsideSized<3> a) { run_sized([=] __device__ { (void)a; }); }
void sized_g(StdSized<3> a) { run_sized([=] __device__ { (void)a; }); }
void sized_h(AliasSized<3> a) { run_sized([=] __device__ { (void)a; }); }
void sized_k(OutsideSized<sizeof(int)> a) { run_sized([=] __device__ { (void)a; }); }
void sized_m() { OutsideSized<7> a; run_sized([a] __device__ { (void)a; }); AliasSized<7> c; run_sized([c] __device__ { (void)c; });  }
