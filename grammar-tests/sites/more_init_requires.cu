// std: 20
// requires expressions are written as they stand.
template <class F> int eat(F f);
template <class T> concept C = true;
void f(int n) { eat([x = int(requires { n + 1; })] __device__ { return x; }); eat([x = requires (int a) { a + n; { a } -> C; } ] __device__ { return x; }); }
template <class T> void g(T n) { eat([x = requires { n + 1; }] __device__ { return x; }); eat([x = requires (T a) { a.f(); typename T::q; { a + 1 } -> C; requires sizeof(T) > 1; }] __device__ { return x; });  eat([x = C<T>] __device__ { return x; }); eat([x = C<int> && sizeof(T) == 1] __device__ { return x; }); }
