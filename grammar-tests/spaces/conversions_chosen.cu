// std: 17
// Which conversion function is the best: the object decides before the result does.
struct A { __host__ __device__ operator int *(); explicit operator bool() const; };
struct B { __host__ __device__ operator int *() const; explicit operator bool() const; };
struct C { operator int() const; __host__ __device__ operator bool() const; };
struct D { __host__ __device__ explicit operator bool() const; operator double() const; };
struct E { operator bool(); __host__ __device__ operator int() const; };
__host__ __device__ void f(A a, B b, C c, D d, E e, int *p) {
  if (a) *p = 1;
  if (!a) *p = 1;
  *p = a ? 1 : 2;
  if (b) *p = 1;
  *p = bool(b);
  *p = c;
  if (c) *p = 1;
  if (d) *p = 1;
  double q = d;
  *p = q;
  if (e) *p = 1;
  int *w = a;
  *p = *w;
}
