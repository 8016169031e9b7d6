// std: 17
// a type that the scope and a using directive both declare, as headers do with size_t
typedef unsigned long my_t;
namespace s { typedef unsigned long my_t; typedef int only; struct C {}; }
using namespace s;
void f(my_t a, only b) { auto l = [a] __device__ { return a; }; }
namespace n {
typedef long in_t;
namespace m { typedef long in_t; using ::my_t; }
using namespace m;
void g(in_t a, my_t b) { auto l = [a] __device__ { return a; }; }
}
namespace q { using s::my_t; using s::C; }
using namespace q;
void h(my_t a, C c) { auto l = [a] __device__ -> my_t { return a; }; }
namespace late { typedef long late_t; }
typedef long late_t;
void k(late_t a) { auto l = [a] __device__ { return a; }; }
using namespace late;
void m(late_t a) { auto l = [a] __device__ { return a; }; }
namespace first { typedef long fi; }
using namespace first;
typedef long fi;
void o(fi a) { auto l = [a] __device__ { return a; }; }
