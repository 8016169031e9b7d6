// std: 17
// a variable whose type a using declaration in the block names is captured
template <class F> void use(F f);
namespace g { namespace h { struct Hs { int a; }; } }
void f2() {
  namespace a = g::h;
  { using a::Hs; Hs k{}; use([=] __device__ () -> Hs { return k; }); }
}
void f3() {
  { using g::h::Hs; Hs k{}; use([=] __device__ () -> Hs { return k; }); }
}
void f4() {
  namespace a = g::h;
  { using a::Hs; Hs k; use([=] __device__ () { return k; }); }
}
void f5() {
  namespace a = g::h;
  { using a::Hs; Hs k{}; use([=] __device__ () { return k; }); }
}
