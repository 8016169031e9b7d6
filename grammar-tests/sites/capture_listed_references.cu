// std: 17
// References to what is constant, listed by name in a lambda within: the lambda around captures them.
template <class F> int eat(F f);
int fn(int);
int global;
void function(int n) { int (&d)(int) = fn; eat([=] __host__ __device__ { return [d, n] { return d(n); }(); }); }
void function_by_reference(int n) { int (&d)(int) = fn; eat([=] __host__ __device__ { return [&d, n] { return d(n); }(); }); }
void function_in_body(int n) { int (&d)(int) = fn; eat([=] __host__ __device__ { return [=] { return d(n); }(); }); }
void object(int n) { int &d = global; eat([=] __host__ __device__ { return [d, n] { return d + n; }(); }); }
void object_by_reference(int n) { int &d = global; eat([=] __host__ __device__ { return [&d, n] { return d + n; }(); }); }
void listed_twice(int n) { int (&d)(int) = fn; eat([=] __host__ __device__ { [d] { return [d] { return d(1); }; }; return n; }); }
void array(int n) { static int a[3]; int (&d)[3] = a; eat([=] __host__ __device__ { return [d, n] { return d[n]; }(); }); }
void in_init(int n) { int &d = global; eat([=] __host__ __device__ { return [e = d, n] { return e + n; }(); }); }
