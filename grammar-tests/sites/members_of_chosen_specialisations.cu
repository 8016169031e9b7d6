// std: 17
// Members that are defined outside: of what is in a specialisation, of a partial one that the arguments choose, and of
// partial ones that leave arguments to their defaults.
template <class F> int run(F f) { return 0; }
template <class A, class B> struct S { int m0; void f(int k); };
template <class T> struct S<T, int> { int m1; void f(int k); };
template <class T> struct S<T *, T> { int m3; void f(int k); };
template <> void S<double, int>::f(int k) { run([=] __device__ { return m1 + k; }); }
template <> void S<char *, char>::f(int k) { run([=] __device__ { return m3 + k; }); }
template <class T> struct Tr { struct type { int tm; void f(int k); }; };
template <> struct Tr<char> { struct type { int cm; void f(int k); }; };
void Tr<char>::type::f(int k) { run([=] __device__ { return cm + k; }); }
template <class T> void Tr<T>::type::f(int k) { run([=] __device__ { return tm + k; }); }
template <class T, int N, bool B> struct Tensor;
template <class T, int N> struct Tensor<T, N, true> {
    struct Acc {
        template <int M> struct Slice { T w; void fill(T v); };
        struct In { void go(T v); };
        void out(T v);
    };
};
template <class T, int N> template <int M> void Tensor<T, N, true>::Acc::Slice<M>::fill(T v) {
    run([=] __device__ { return v + w; });
}
template <class T, int N> void Tensor<T, N, true>::Acc::In::go(T v) { run([=] __device__ { return v; }); }
template <class T, int N> void Tensor<T, N, true>::Acc::out(T v) { run([=] __device__ { return v; }); }
template <class A, class T = int, class U = T *> struct R { A c; void f(); };
template <class A> struct R<A *> { int e; void in(int k) { run([=] __device__ { return e + k; }); } };
template <> struct R<char> { int e; void in(int k) { run([=] __device__ { return e + k; }); } };
template <class A> struct R<A *, long> {
    int e;
    void in(int k) { run([=] __device__ { return e + k; }); }
    void out(int k);
};
template <class A> void R<A *, long>::out(int k) { run([=] __device__ { return e + k; }); }
template <class A, int N = 3, bool B = true, class = void> struct V;
template <class A> struct V<A *> { int e; void in(int k) { run([=] __device__ { return e + k; }); } };
