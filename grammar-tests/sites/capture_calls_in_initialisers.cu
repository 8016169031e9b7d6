// std: 17
// What may be a declaration is one: `T d(T(f(n)))` declares a function where `n` is a type, and a variable where it is none.
template <class F> int eat(F f);
__host__ __device__ int fn(int);
struct N {};
void call(int n) { eat([=] __device__ { int d(int(fn(n))); return d; }); }
void calls(int n) { eat([=] __device__ { int d(int(fn(fn(n)))); return d; }); }
struct S { int s; int fm(int) const; int member(int n) { return eat([=] __device__ { float d(float(fm(n))); return d; }); } };
struct C { int s; int comma(int n) { return eat([=] __device__ { int d(int((int(s), n))); return d; }); } };
void name_alone(int n) { eat([=] __device__ { int d(int(n)); return sizeof(d(1)); }); }
void of_type(int n) { eat([=] __device__ { int d(int(fn(N))); return n; }); }
void outside(int n) { int d(int(fn(n))); eat([=] __device__ { return d; }); }
void declares_function(int (*q)()) { eat([=] __device__ { int(q()); }); }
void declares_variable(int q) { eat([=] __device__ { int(q); }); }
void declares_and_uses(int q) { eat([=] __device__ { int(q); return q; }); }
void not_a_declaration(int (*q)(int), int n) { eat([=] __device__ { int(q(n)); }); }
void two(int (*q)(int), int n) { eat([=] __device__ { double d(double(q(n)) + 1); return d; }); }
